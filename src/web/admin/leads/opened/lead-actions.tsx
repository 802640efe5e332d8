// What can be done with a lead.
import { useState } from 'react';
import type { Lead } from '../../../../schemas/lead.ts';
import { phoneHref } from '../../format-phone.ts';
import { KeyHint } from '../../keys/key.tsx';
import { useHandleLead } from '../requests/use-handle-lead.ts';
import { mailHref } from '../row/contact-link.tsx';
import { DeleteLeadDialog } from './delete-lead-dialog.tsx';

export function LeadActions({ lead, onDeleted }: { lead: Lead; onDeleted: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="lead-actions">
      <HandleButton lead={lead} />
      <p className="lead-reach">
        {lead.phone !== null && (
          <a className="button" href={phoneHref(lead.phone)}>
            Call
          </a>
        )}
        {lead.email !== null && (
          <a className="button" href={mailHref(lead.email)}>
            Email
          </a>
        )}
      </p>
      <button type="button" className="button" data-key="p" onClick={() => print()}>
        Print <KeyHint>P</KeyHint>
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
        data-key="e"
        aria-disabled={handle.isPending}
        onClick={() => handle.isPending || handle.mutate(!isHandled)}
      >
        {handle.isPending ? pending : label} <KeyHint>E</KeyHint>
      </button>
      <span role="status" className="visually-hidden">
        {handle.isSuccess && (isHandled ? 'Marked as handled' : 'Open again')}
      </span>
    </>
  );
}
