// One conversation: its head, what Carl understood of the job, and every message with what he read from it.
import { useId } from 'react';
import type { ListedConversation } from '../../../schemas/conversation.ts';
import { When } from '../time/when.tsx';
import { ConversationArtwork } from './conversation-artwork.tsx';
import { DeleteConversation } from './delete-conversation.tsx';
import { nameConversation } from './name-conversation.ts';
import { ConversationNumber, describeSize } from './rows/conversation-row.tsx';
import { TRANSCRIPT_COLUMNS, Transcript } from './transcript.tsx';
import { Understood } from './understood-job.tsx';

export function ConversationCard({
  conversation,
  onDeleted,
}: {
  conversation: ListedConversation;
  onDeleted: () => void;
}) {
  const { id, createdAt, language } = conversation;
  const numberId = useId();
  return (
    <article
      className="@container/conversation desk:flex desk:min-h-0 desk:flex-[1_0_20rem] desk:flex-col"
      aria-labelledby={numberId}
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5">
        <div>
          <h2 className="text-figure leading-[1.26] wrap-anywhere" dir="auto">
            {nameConversation(conversation) ?? 'Nothing said yet'}
          </h2>
          <p className="text-ink-soft">
            <span id={numberId}>
              <ConversationNumber id={id} />
            </span>
            , started <When at={createdAt} />, {describeSize(conversation)}
            {language !== 'en' && <>, language {language}</>}
          </p>
        </div>
        <DeleteConversation conversation={conversation} onDeleted={onDeleted} />
      </header>
      <Understood conversation={conversation} />
      {conversation.artworkCount > 0 && <ConversationArtwork id={id} />}
      <p
        className={`min-h-7 items-center border-b border-hairline text-tiny text-ink-quiet @max-[860px]/conversation:hidden ${TRANSCRIPT_COLUMNS}`}
        aria-hidden="true"
      >
        <span>Transcript</span>
        <span className="col-start-3 pl-4.5">What Carl read</span>
      </p>
      <Transcript
        conversation={conversation}
        className="desk:flex-[1_1_12rem] desk:overflow-y-auto desk:overscroll-contain"
      />
    </article>
  );
}
