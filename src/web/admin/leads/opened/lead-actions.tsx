// What can be done with a lead.
import { useState } from 'react';
import type { DeskLead } from '../../../../schemas/lead.ts';
import { phoneHref } from '../../format-phone.ts';
import { KeyHint } from '../../keys/key.tsx';
import { useIsOwner } from '../../session/use-session-query.ts';
import { REPLY_TEXT } from '../reply/compose/reply-text.tsx';
import { useChangeLead } from '../requests/use-change-lead.ts';
import { mailHref } from '../row/contact-link.tsx';
import { DeleteLeadDialog } from './delete-lead-dialog.tsx';

export function LeadActions({ lead, onDeleted }: { lead: DeskLead; onDeleted: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const isOwner = useIsOwner();
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-5 sheet:hidden">
      <HandleButton lead={lead} />
      {/* Under the thumb on a phone, in place of the tabs. */}
      <p className="lead-reach [.opened-lead:has([data-keys]:focus-within)_&]:max-phone:hidden flex flex-wrap gap-2 max-phone:fixed max-phone:inset-[auto_0_0] max-phone:z-5 max-phone:flex-nowrap max-phone:gap-2.5 max-phone:border-t max-phone:border-line max-phone:bg-desk-bar max-phone:px-4 max-phone:pt-2.5 max-phone:pb-[calc(12px+env(safe-area-inset-bottom))]">
        <button
          type="button"
          className="button max-phone:flex-1"
          data-key="r"
          onClick={() => document.getElementById(REPLY_TEXT)?.focus()}
        >
          Reply <KeyHint>R</KeyHint>
        </button>
        {lead.phone !== null && (
          <a className="button max-phone:flex-1" href={phoneHref(lead.phone)}>
            Call
          </a>
        )}
        {lead.email !== null && (
          <a className="button max-phone:flex-1" href={mailHref(lead.email)}>
            Email
          </a>
        )}
      </p>
      <button type="button" className="button" data-key="p" onClick={() => print()}>
        Print <KeyHint>P</KeyHint>
      </button>
      {isOwner && (
        <button type="button" className="button" onClick={() => setIsDeleting(true)}>
          Delete
        </button>
      )}
      {isDeleting && (
        <DeleteLeadDialog lead={lead} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
      )}
    </div>
  );
}

function HandleButton({ lead }: { lead: DeskLead }) {
  const handle = useChangeLead(lead.id);
  const isHandled = lead.handledAt !== null;
  const label = isHandled ? 'Reopen' : 'Mark handled';
  const pending = isHandled ? 'Reopening...' : 'Marking...';
  const told = isHandled ? 'Open again' : 'Marked as handled';
  return (
    <button
      type="button"
      className="button"
      data-key="e"
      aria-disabled={handle.isPending}
      onClick={() => handle.isPending || handle.mutate({ change: { handled: !isHandled }, told })}
    >
      {handle.isPending ? pending : label} <KeyHint>E</KeyHint>
    </button>
  );
}
