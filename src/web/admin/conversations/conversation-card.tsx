// One conversation: its head, what Carl understood of the job, and every message with what he read from it.
import { useId } from 'react';
import type { Conversation } from '../../../schemas/conversation.ts';
import { When } from '../time/when.tsx';
import { DeleteConversation } from './delete-conversation.tsx';
import { nameConversation } from './name-conversation.ts';
import { ConversationNumber, describeSize } from './rows/conversation-row.tsx';
import { Transcript } from './transcript.tsx';
import { Understood } from './understood-job.tsx';

export function ConversationCard({
  conversation,
  onDeleted,
}: {
  conversation: Conversation;
  onDeleted: () => void;
}) {
  const { id, createdAt, language } = conversation;
  const numberId = useId();
  return (
    <article className="conversation" aria-labelledby={numberId}>
      <header className="conversation-head">
        <div>
          <h2 dir="auto">{nameConversation(conversation) ?? 'Nothing said yet'}</h2>
          <p className="conversation-size">
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
      <p className="transcript-heads" aria-hidden="true">
        <span>Transcript</span>
        <span>What Carl read</span>
      </p>
      <Transcript conversation={conversation} />
    </article>
  );
}
