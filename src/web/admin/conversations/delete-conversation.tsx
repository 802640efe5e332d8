// Asks before a conversation is deleted, saying what goes with it, and deletes it.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Conversation } from '../../../schemas/conversation.ts';
import { dropLeads } from '../leads/requests/cached-leads.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { useDelete } from '../list/use-delete.ts';
import { useIsOwner } from '../session/use-session-query.ts';
import { dropConversation } from './cached-conversations.ts';
import { dropFromQueue } from './live/use-live-query.ts';
import { ConversationNumber } from './rows/conversation-row.tsx';
import { useConversationQuery } from './use-conversation-query.ts';
import { CONVERSATIONS } from './use-conversations-query.ts';

interface Props {
  conversation: Conversation;
  onDeleted: () => void;
}

export function DeleteConversation({ conversation, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  if (!useIsOwner()) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setIsAsking(true)}>
        Delete
      </button>
      {isAsking && (
        <DeleteConversationDialog
          conversation={conversation}
          onClose={() => setIsAsking(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}

function DeleteConversationDialog({
  conversation: { id, messages },
  onClose,
  onDeleted,
}: Props & { onClose: () => void }) {
  const { data, isPending } = useConversationQuery(id);
  const deletion = useDelete(`${CONVERSATIONS}/${id}`, (client) => {
    // The dialog gives the focus back as it closes; only then can it go elsewhere.
    flushSync(onClose);
    onDeleted();
    dropConversation(client, id);
    dropFromQueue(client, id);
    client.removeQueries({ queryKey: [CONVERSATIONS, id] });
    dropLeads(client, ({ conversationId }) => conversationId === id);
  });
  return (
    <DeleteDialog what="conversation" deletion={deletion} onClose={onClose}>
      <p>
        <ConversationNumber id={id} /> and its {messages.length} messages will be gone for good.
      </p>
      <p aria-live="polite">{isPending ? 'Counting its leads...' : describeLoss(data?.leads)}</p>
    </DeleteDialog>
  );
}

/** `count` is undefined where it could not be found out. */
function describeLoss(count: number | undefined): string {
  if (count === undefined) return 'Any leads that came from it go with it.';
  if (count === 0) return 'No lead came from it.';
  return count === 1
    ? '1 lead that came from it goes with it.'
    : `${count} leads that came from it go with it.`;
}
