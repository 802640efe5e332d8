// The Conversations tab: every conversation, newest first, and on top the one opened from a lead.
import { ListView } from '../list/list-view.tsx';
import { ConversationCard } from './conversation-card.tsx';
import { OpenedConversation } from './opened-conversation.tsx';
import { useConversationsQuery } from './use-conversations-query.ts';
import './conversations.css';

export function ConversationsPanel({
  isSignedIn,
  openedId,
}: {
  isSignedIn: boolean;
  openedId: string | undefined;
}) {
  const conversations = useConversationsQuery({ enabled: isSignedIn });
  return (
    <>
      {isSignedIn && openedId !== undefined && <OpenedConversation key={openedId} id={openedId} />}
      <ListView
        query={conversations}
        loading="Loading conversations..."
        empty="No conversations yet."
        failure="The conversations could not be loaded."
      >
        {(items) => (
          <ul className="conversations" aria-label="Conversations">
            {items.map((conversation) => (
              <li key={conversation.id} hidden={conversation.id === openedId}>
                <ConversationCard conversation={conversation} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </>
  );
}
