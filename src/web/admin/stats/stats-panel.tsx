// The last thirty days: leads by day and by service, from visit to lead, and how soon leads are handled.
import { useQuery } from '@tanstack/react-query';
import type { Stats } from '../../../schemas/admin.ts';
import { ServiceBadge } from '../leads/row/service-badge.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { BarList } from './bar-list.tsx';
import { LeadsPerDay } from './leads-per-day.tsx';
import { DAYS, StatsCard } from './stats-card.tsx';
import { TimeToHandled } from './time-to-handled.tsx';
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

/** Leads by the service they ask for, most first. */
function LeadsByService({ services }: Pick<Stats, 'services'>) {
  return (
    <StatsCard title="By service" aside={DAYS}>
      <BarList
        rows={services.map(({ service, leads }) => ({
          name: service,
          label: <ServiceBadge name={service} />,
          count: leads,
        }))}
      />
    </StatsCard>
  );
}

/** The numbers: asked for when the strip opens, and every minute while it is open. */
const EVERY_MS = 60_000;

const useStatsQuery = () =>
  useQuery<Stats>({
    queryKey: ['/api/admin/stats'],
    refetchInterval: EVERY_MS,
    refetchOnMount: 'always',
  });
