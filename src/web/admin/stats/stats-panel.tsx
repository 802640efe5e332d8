// The last thirty days: leads by day and by service, from visit to lead, and how soon leads are handled.
import { ListFailure } from '../list/list-failure.tsx';
import { LeadsByService } from './leads-by-service.tsx';
import { LeadsPerDay } from './leads-per-day.tsx';
import { TimeToHandled } from './time-to-handled.tsx';
import { useStatsQuery } from './use-stats-query.ts';
import { VisitToLead } from './visit-to-lead.tsx';
import './stats-panel.css';

export function StatsPanel() {
  const { data, isError, error, refetch } = useStatsQuery();
  return (
    <>
      {isError && <ListFailure what="The numbers could not be loaded." error={error} onRetry={refetch} />}
      {!data && !isError && (
        <p className="stats-loading" role="status">
          Loading numbers...
        </p>
      )}
      {data && (
        <div className="stats-cards">
          <LeadsPerDay days={data.days} />
          <LeadsByService services={data.services} />
          <VisitToLead funnel={data.funnel} firstDay={data.days[0]?.day ?? ''} />
          <TimeToHandled handling={data.handling} />
        </div>
      )}
    </>
  );
}
