// The blocks of an answer that is being written, under its text; each can be taken out again.
import type { ReplyBlockTold, ReplyDesk } from '../../../../../schemas/reply.ts';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { changeReplyDraft, type ReplyDraft } from '../reply-drafts.ts';
import { hasNewTotal } from '../send/check-reply.ts';
import { ToldBlock } from '../thread/told-block.tsx';

interface Props {
  leadId: string;
  draft: ReplyDraft;
  desk: ReplyDesk;
  isLoaded: boolean;
  isSending: boolean;
  onRemoved: () => void;
}

export function PutInBlocks({ leadId, draft, desk, isLoaded, isSending, onRemoved }: Props) {
  const remove = (changed: Partial<ReplyDraft>) => {
    if (isSending) return;
    changeReplyDraft(leadId, () => changed);
    onRemoved();
  };
  const quote = desk.quotes.find(({ version }) => version === draft.quoteVersion);
  const absent = (title: string): ReplyBlockTold => ({
    title,
    note: isLoaded ? 'can no longer be put in' : 'loading...',
    total: null,
    rows: [],
  });
  return (
    <>
      {draft.withEstimate && (
        <Block
          block={desk.estimate ?? absent('Estimate')}
          was={hasNewTotal(draft, desk) ? (draft.estimateTotal ?? undefined) : undefined}
          onRemove={() => remove({ withEstimate: false, estimateTotal: null })}
        />
      )}
      {draft.quoteVersion !== null && (
        <Block
          block={quote ?? absent(`Quote ${draft.quoteVersion}`)}
          onRemove={() => remove({ quoteVersion: null })}
        />
      )}
    </>
  );
}

interface BlockProps {
  block: ReplyBlockTold;
  was?: string | undefined;
  onRemove: () => void;
}

const Block = ({ block, was, onRemove }: BlockProps) => (
  <ToldBlock block={block} was={was}>
    <button
      type="button"
      className="grid size-6 place-items-center border-0 bg-transparent p-0 hover:bg-highlight touch:size-target [&_svg]:size-3.5"
      aria-label={`Take out: ${block.title}`}
      onClick={onRemove}
    >
      <CloseIcon />
    </button>
  </ToldBlock>
);
