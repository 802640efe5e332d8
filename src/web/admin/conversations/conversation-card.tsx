// One conversation: its head, what Carl understood of the job, and every message with what he read from it.
import { useId } from 'react';
import type { Conversation } from '../../../schemas/conversation.ts';
import { When } from '../time/when.tsx';
import { DeleteConversation } from './delete-conversation.tsx';
import { Transcript } from './transcript.tsx';
import { Understood } from './understood-job.tsx';

export function ConversationCard({
  conversation,
  onDeleted,
}: {
  conversation: Conversation;
  onDeleted: () => void;
}) {
  const { id, createdAt, language, messages } = conversation;
  const titleId = useId();
  return (
    <article className="conversation" aria-labelledby={titleId} data-row tabIndex={-1}>
      <header className="conversation-head">
        <h2 id={titleId}>
          Conversation <span className="mono">{id.slice(0, 8)}</span>
        </h2>
        <When at={createdAt} />
        <p className="conversation-size">
          {messages.length} {messages.length === 1 ? 'message' : 'messages'}
          {language !== 'en' && <>, language {language}</>}
        </p>
        <DeleteConversation conversation={conversation} onDeleted={onDeleted} />
      </header>
      <Understood conversation={conversation} />
      <Transcript conversation={conversation} />
    </article>
  );
}
