// Asks before a lead is deleted, and deletes it.
import type { Lead } from '../../../../schemas/lead.ts';
import { DeleteDialog } from '../../list/delete-dialog.tsx';
import { useDelete } from '../../list/use-delete.ts';
import { dropLeads, LEADS } from '../requests/cached-leads.ts';

interface Props {
  lead: Lead;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteLeadDialog({ lead, onClose, onDeleted }: Props) {
  const deletion = useDelete(`${LEADS}/${lead.id}`, (client) => {
    dropLeads(client, (other) => other.id === lead.id);
    onClose();
    onDeleted();
  });
  return (
    <DeleteDialog what="lead" deletion={deletion} onClose={onClose}>
      <p>
        <b dir="auto">{lead.name}</b> and all that is known of this lead will be gone for good.
        {lead.conversationId !== null && ' The conversation it came from stays.'}
      </p>
    </DeleteDialog>
  );
}
