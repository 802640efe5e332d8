// The Leads tab: everybody who left a way to be reached, newest first.
import { ListView } from '../list/list-view.tsx';
import { LeadRow } from './lead-row.tsx';
import { useLeadsQuery } from './use-leads-query.ts';
import './leads.css';

export function LeadsPanel({ isSignedIn }: { isSignedIn: boolean }) {
  const leads = useLeadsQuery({ enabled: isSignedIn });
  return (
    <ListView
      query={leads}
      loading="Loading leads..."
      empty="No leads captured yet."
      failure="The leads could not be loaded."
    >
      {(items) => (
        <>
          <div className="lead-heads" aria-hidden="true">
            <span>Name and job</span>
            <span>Email and phone</span>
            <span>Service, source</span>
            <span>Quantity, needed by</span>
            <span>Received</span>
          </div>
          <ul className="leads" aria-label="Leads">
            {items.map((lead) => (
              <LeadRow key={lead.id} lead={lead} />
            ))}
          </ul>
        </>
      )}
    </ListView>
  );
}
