// The leads as rows under their heads.
import type { Lead } from '../../../schemas/lead.ts';
import type { useOpenedLead } from './opened/use-opened-lead.ts';
import { LeadRow } from './row/lead-row.tsx';

export function LeadList({ leads, opened }: { leads: Lead[]; opened: ReturnType<typeof useOpenedLead> }) {
  return (
    <>
      <div className="lead-heads" aria-hidden="true">
        <span>Name and job</span>
        <span>Email and phone</span>
        <span>Service, source</span>
        <span>Quantity, needed by</span>
        <span>Reply</span>
        <span>Received</span>
      </div>
      <ul className="leads" aria-label="Leads">
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} isOpen={lead.id === opened.id} link={opened.linkTo(lead.id)} />
        ))}
      </ul>
    </>
  );
}
