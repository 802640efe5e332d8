// Asks before a lead is deleted, and deletes it.
import type { Lead } from '../../../../schemas/lead.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { describeError } from '../../describe-error.ts';
import { useDeleteLead } from '../requests/use-delete-lead.ts';

interface Props {
  lead: Lead;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteLeadDialog({ lead, onClose, onDeleted }: Props) {
  const remove = useDeleteLead(lead.id, {
    onDeleted: () => {
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      title="Delete this lead?"
      confirm="Delete lead"
      confirming="Deleting..."
      isPending={remove.isPending}
      error={remove.error ? describeError(remove.error) : undefined}
      onConfirm={remove.mutate}
      onClose={onClose}
    >
      <p>
        <b dir="auto">{lead.name}</b> and all that is known of this lead will be gone for good.
        {lead.conversationId !== null && ' The conversation it came from stays.'}
      </p>
    </ConfirmDialog>
  );
}
