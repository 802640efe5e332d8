// Says that what is written is kept, and that it is on its way.
import { ShortTime } from '../../../time/short-time.tsx';
import type { ReplyDraft } from '../reply-drafts.ts';

export const Kept = ({ draft, isSending }: { draft: ReplyDraft; isSending: boolean }) => (
  <p role="status" className="ml-auto text-ink-quiet">
    {isSending && 'On its way...'}
    {!isSending && draft.text.trim() && draft.keptAt && (
      <>
        Draft kept <ShortTime at={draft.keptAt} />
      </>
    )}
  </p>
);
