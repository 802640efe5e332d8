// One conversation: its head, what Carl understood of the job, and every message with what he read from it.
import { useId } from 'react';
import type { Conversation } from '../../../schemas/conversation.ts';
import { When } from '../time/when.tsx';
import { DeleteConversation } from './delete-conversation.tsx';
import { describeSize } from './rows/conversation-row.tsx';
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
  const titleId = useId();
  return (
    <article className="conversation" aria-labelledby={titleId}>
      <header className="conversation-head">
        <div>
          <h2 id={titleId}>
            Conversation <span className="mono">{id.slice(0, 8)}</span>
          </h2>
          <p className="conversation-size">
            Started <When at={createdAt} />, {describeSize(conversation)}
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
