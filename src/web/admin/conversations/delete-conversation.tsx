// Asks before a conversation is deleted, saying what goes with it, and deletes it.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Conversation } from '../../../schemas/conversation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { describeError } from '../describe-error.ts';
import { useDeleteConversation } from './use-delete-conversation.ts';
import { useLeadCountQuery } from './use-lead-count-query.ts';

interface Props {
  conversation: Conversation;
  onDeleted: () => void;
}

export function DeleteConversation({ conversation, onDeleted }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className="link-button conversation-delete" onClick={() => setIsAsking(true)}>
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

function DeleteConversationDialog({ conversation, onClose, onDeleted }: Props & { onClose: () => void }) {
  const leads = useLeadCountQuery(conversation);
  const remove = useDeleteConversation(conversation.id, {
    onDeleted: () => {
      // The dialog gives the focus back as it closes; only then can it go elsewhere.
      flushSync(onClose);
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      title="Delete this conversation?"
      confirm="Delete conversation"
      confirming="Deleting..."
      isPending={remove.isPending}
      error={remove.error ? describeError(remove.error) : undefined}
      onConfirm={remove.mutate}
      onClose={onClose}
    >
      <p>
        Conversation <span className="mono">{conversation.id.slice(0, 8)}</span> and its{' '}
        {conversation.messages.length} messages will be gone for good.
      </p>
      <p aria-live="polite">{leads.isPending ? 'Counting its leads...' : describeLoss(leads.data)}</p>
    </ConfirmDialog>
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
