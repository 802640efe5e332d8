// The Conversations tab: every conversation, newest first, and on top the one opened from a lead.
import { useRef } from 'react';
import { ListView } from '../list/list-view.tsx';
import { ConversationCard } from './conversation-card.tsx';
import { OpenedConversation } from './opened-conversation.tsx';
import { useConversationsQuery } from './use-conversations-query.ts';
import './conversations.css';

interface Props {
  isSignedIn: boolean;
  openedId: string | undefined;
  onCloseOpened: () => void;
}

export function ConversationsPanel({ isSignedIn, openedId, onCloseOpened }: Props) {
  const conversations = useConversationsQuery({ enabled: isSignedIn });
  const list = useRef<HTMLDivElement>(null);
  // The card goes with its Delete button; focus must not be lost with it.
  const goOn = () => list.current?.focus({ preventScroll: true });
  return (
    <>
      {isSignedIn && openedId !== undefined && (
        <OpenedConversation
          key={openedId}
          id={openedId}
          onDeleted={() => {
            onCloseOpened();
            goOn();
          }}
        />
      )}
      <ListView
        ref={list}
        query={conversations}
        loading="Loading conversations..."
        empty="No conversations yet."
        failure="The conversations could not be loaded."
      >
        {(items) => (
          <ul className="conversations" aria-label="Conversations">
            {items.map((conversation) => (
              <li key={conversation.id} hidden={conversation.id === openedId}>
                <ConversationCard conversation={conversation} onDeleted={goOn} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </>
  );
}
