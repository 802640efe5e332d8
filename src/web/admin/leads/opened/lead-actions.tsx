// What can be done with a lead.
import { useState } from 'react';
import type { Lead } from '../../../../schemas/lead.ts';
import { useHandleLead } from '../requests/use-handle-lead.ts';
import { DeleteLeadDialog } from './delete-lead-dialog.tsx';

export function LeadActions({ lead, onDeleted }: { lead: Lead; onDeleted: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="lead-actions">
      <HandleButton lead={lead} />
      <button type="button" className="button" onClick={() => print()}>
        Print
      </button>
      <button type="button" className="button" onClick={() => setIsDeleting(true)}>
        Delete
      </button>
      {isDeleting && (
        <DeleteLeadDialog lead={lead} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      )}
    </div>
  );
}

function HandleButton({ lead }: { lead: Lead }) {
  const handle = useHandleLead(lead.id);
  const isHandled = lead.handledAt !== null;
  const label = isHandled ? 'Reopen' : 'Mark handled';
  const pending = isHandled ? 'Reopening...' : 'Marking...';
  return (
    <>
      <button
        type="button"
        className={isHandled ? 'button' : 'button button-action'}
        aria-disabled={handle.isPending}
        onClick={() => handle.isPending || handle.mutate(!isHandled)}
      >
        {handle.isPending ? pending : label}
      </button>
      <span role="status" className="visually-hidden">
        {handle.isSuccess && (isHandled ? 'Marked as handled' : 'Open again')}
      </span>
    </>
  );
}
