// What can be done with a lead.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskLead, Lead } from '../../../../schemas/lead.ts';
import { getJson } from '../../../api.ts';
import { phoneHref } from '../../format-phone.ts';
import { KeyHint } from '../../keys/key.tsx';
import { LEADS, putLead } from '../requests/cached-leads.ts';
import { leadChangeFailed } from '../requests/lead-change-failed.ts';
import { mailHref } from '../row/contact-link.tsx';
import { DeleteLeadDialog } from './delete-lead-dialog.tsx';

export function LeadActions({ lead, onDeleted }: { lead: Lead; onDeleted: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-5 sheet:hidden">
      <HandleButton lead={lead} />
      {/* Under the thumb on a phone, in place of the tabs. */}
      <p className="lead-reach flex flex-wrap gap-2 max-phone:fixed max-phone:inset-[auto_0_0] max-phone:z-5 max-phone:flex-nowrap max-phone:gap-2.5 max-phone:border-t max-phone:border-line max-phone:bg-desk-bar max-phone:px-4 max-phone:pt-2.5 max-phone:pb-[calc(12px+env(safe-area-inset-bottom))]">
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
        className={isHandled ? 'button' : 'button button-action shadow-flat'}
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

/** Marking a lead as handled by whoever is signed in, or taking that back. */
function useHandleLead(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (handled: boolean) =>
      getJson<DeskLead>(`${LEADS}/${id}`, { method: 'PATCH', body: { handled } }),
    onSuccess: (lead) => putLead(client, lead),
    onError: (error) => leadChangeFailed(client, id, error),
  });
}
