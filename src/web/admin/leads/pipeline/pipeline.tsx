// How far an open lead has come and who has it: each to be changed in place, and taken back.
import { useState } from 'react';
import type { DeskLead, LeadStatus } from '../../../../schemas/lead.ts';
import { STATUS_LABELS } from '../../../../schemas/lead.ts';
import { useChangeLead } from '../requests/use-change-lead.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import { LostReason } from './lost-reason.tsx';
import { StatusChoice } from './status-choice.tsx';

export function Pipeline({ lead }: { lead: DeskLead }) {
  const move = useChangeLead(lead.id);
  const [isAsked, setIsAsked] = useState(false);
  const shown = (move.isPending && move.variables.change.status) || lead.status;
  const choose = (status: LeadStatus) => {
    if (status === shown) return;
    setIsAsked(status === 'lost');
    move.mutate({ change: { status }, told: `Set to ${STATUS_LABELS[status]}` });
  };
  return (
    <div className="grid gap-2.5 px-4 pb-4 sheet:hidden">
      <StatusChoice status={shown} onChoose={choose} />
      {lead.status === 'lost' && <LostReason lead={lead} isAsked={isAsked} onAsk={setIsAsked} />}
      <AssigneeChoice lead={lead} />
    </div>
  );
}
