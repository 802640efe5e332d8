// The last thirty days: leads by day and by service, from visit to lead, and how soon leads are handled.
import { ListFailure } from '../list/list-failure.tsx';
import { LeadsByService } from './leads-by-service.tsx';
import { LeadsPerDay } from './leads-per-day.tsx';
import { TimeToHandled } from './time-to-handled.tsx';
import { useStatsQuery } from './use-stats-query.ts';
import { VisitToLead } from './visit-to-lead.tsx';

export function StatsPanel() {
  const { data, isError, error, refetch } = useStatsQuery();
  return (
    <>
      {isError && <ListFailure what="The numbers could not be loaded." error={error} onRetry={refetch} />}
      {!data && !isError && (
        <p className="min-h-60 p-4 text-ink-soft" role="status">
          Loading numbers...
        </p>
      )}
      {data && (
        <div className="grid @min-[700px]/numbers:grid-cols-2 @min-[1180px]/numbers:grid-cols-[minmax(0,1.35fr)_minmax(0,1.05fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <LeadsPerDay days={data.days} />
          <LeadsByService services={data.services} />
          <VisitToLead funnel={data.funnel} firstDay={data.days[0]?.day ?? ''} />
          <TimeToHandled handling={data.handling} />
        </div>
      )}
    </>
  );
}
