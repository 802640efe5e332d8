// The leads as rows under their heads, in groups. For Tab the list is one stop; arrows, j and k go through it.
import { useState } from 'react';
import { moveByArrows } from '../keys/rows.ts';
import type { LeadGroup } from './groups/group-leads.ts';
import type { useOpenedLead } from './opened/use-opened-lead.ts';
import { LeadRow } from './row/lead-row.tsx';
import { TabStopContext } from './row/tab-stop.ts';

interface Props {
  groups: LeadGroup[];
  opened: ReturnType<typeof useOpenedLead>;
}

export function LeadList({ groups, opened }: Props) {
  const [usedId, setUsedId] = useState(opened.id);
  const leads = groups.flatMap((group) => group.leads);
  const current = leads.find(({ id }) => id === usedId) ?? leads[0];

  return (
    <>
      <div
        className="lead-heads min-h-7 items-center border-b border-hairline px-4 text-[0.71875rem] text-ink-quiet cards:hidden"
        aria-hidden="true"
      >
        <span>Name and job</span>
        <span className="hidden @min-[1180px]/leads:block">Email and phone</span>
        <span>Service, source</span>
        <span className="tight:hidden">Qty, in hands</span>
        <span>Reply</span>
        <span className="hidden @min-[1180px]/leads:block">Status</span>
        <span className="text-right">
          Received<span className="@min-[1180px]/leads:hidden">, status</span>
        </span>
      </div>
      <ul aria-label="Leads" onKeyDown={moveByArrows}>
        {groups.flatMap((group) => [
          <GroupHead key={`${group.name} ${group.leads[0]?.id}`} group={group} />,
          ...group.leads.map((lead) => (
            <TabStopContext key={lead.id} value={lead === current ? 0 : -1}>
              <LeadRow
                lead={lead}
                isOpen={lead.id === opened.id}
                link={opened.linkTo(lead.id)}
                onUse={() => setUsedId(lead.id)}
              />
            </TabStopContext>
          )),
        ])}
      </ul>
    </>
  );
}

function GroupHead({ group: { name, leads, isWhole } }: { group: LeadGroup }) {
  return (
    <li className="flex min-h-7 items-center border-b border-hairline bg-desk-sunk px-4 cards:min-h-6">
      <h2 className="text-[0.78125rem] font-semibold">
        {name} {isWhole && <span className="mono ml-1">{leads.length}</span>}
      </h2>
    </li>
  );
}
