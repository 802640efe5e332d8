// The conversations as rows. For Tab the list is one stop; arrows, j and k go through it.
import { useState } from 'react';
import type { Conversation } from '../../../../schemas/conversation.ts';
import { moveByArrows } from '../../keys/rows.ts';
import type { RowLink } from '../../list/neighbours.tsx';
import { ConversationRow } from './conversation-row.tsx';

interface Props {
  conversations: readonly Conversation[];
  openId: string | undefined;
  linkTo: (id: string) => RowLink;
}

export function ConversationRows({ conversations, openId, linkTo }: Props) {
  const [usedId, setUsedId] = useState<string>();
  const isShown = (id: string | undefined) => conversations.some((conversation) => conversation.id === id);
  const stop = [usedId, openId].find(isShown) ?? conversations[0]?.id;
  return (
    <ul aria-label="Conversations" onKeyDown={moveByArrows}>
      {conversations.map((conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          isOpen={conversation.id === openId}
          link={linkTo(conversation.id)}
          tabIndex={conversation.id === stop ? 0 : -1}
          onUse={() => setUsedId(conversation.id)}
        />
      ))}
    </ul>
  );
}
