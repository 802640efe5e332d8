// The leads as rows under their heads, in groups. For Tab the list is one stop; arrows, j and k go through it.
import { useState } from 'react';
import type { Lead } from '../../../schemas/lead.ts';
import { moveByArrows } from '../keys/rows.ts';
import { useShop } from '../page-data.ts';
import { useNow } from '../time/now.tsx';
import type { LeadFilters } from './filters/lead-filters.ts';
import { groupLeads, type LeadGroup } from './groups/group-leads.ts';
import type { useOpenedLead } from './opened/use-opened-lead.ts';
import { LeadRow } from './row/lead-row.tsx';
import { TabStopContext } from './row/tab-stop.ts';

interface Props {
  leads: Lead[];
  sort: LeadFilters['sort'];
  /** Leads of the last group may be still to come. */
  hasMore: boolean;
  opened: ReturnType<typeof useOpenedLead>;
}

export function LeadList({ leads, sort, hasMore, opened }: Props) {
  const { time_zone } = useShop();
  const [usedId, setUsedId] = useState(opened.id);
  const groups = groupLeads(leads, sort, useNow(), time_zone);
  const current = leads.find(({ id }) => id === usedId) ?? leads[0];

  return (
    <>
      <div className="lead-heads" aria-hidden="true">
        <span>Name and job</span>
        <span className="lead-head-contact">Email and phone</span>
        <span>Service, source</span>
        <span>Qty, needed by</span>
        <span>Reply</span>
        <span>Received</span>
      </div>
      <ul className="leads" aria-label="Leads" onKeyDown={moveByArrows}>
        {groups.flatMap((group, index) => [
          <GroupHead
            key={`${group.name} ${group.leads[0]?.id}`}
            group={group}
            isWhole={!hasMore || index < groups.length - 1}
          />,
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

function GroupHead({ group: { name, leads }, isWhole }: { group: LeadGroup; isWhole: boolean }) {
  return (
    <li className="lead-group" data-late={name === 'Late'}>
      <h2>
        {name} {isWhole && <span className="mono">{leads.length}</span>}
      </h2>
    </li>
  );
}
