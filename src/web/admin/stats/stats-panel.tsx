// The last thirty days: leads by day and by service, from visit to lead, how soon they are answered and where they came
// from; and what was won and lost in twelve months.
import { useQuery } from '@tanstack/react-query';
import type { Stats } from '../../../schemas/admin.ts';
import { ServiceBadge } from '../leads/row/service-badge.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { BarList } from './bar-list.tsx';
import { LeadsPerDay } from './leads-per-day.tsx';
import { OutcomesByMonth, OutcomesByService, OutcomesBySource } from './outcomes.tsx';
import { DAYS, QUIET, StatsCard } from './stats-card.tsx';
import { TimeToAnswer } from './time-to-answer.tsx';
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
        <>
          <div className={ROW}>
            <LeadsPerDay days={data.days} />
            <LeadsByService services={data.services} />
            <VisitToLead funnel={data.funnel} firstDay={data.days[0]?.day ?? ''} />
            <TimeToAnswer handling={data.handling} promises={data.promises} />
          </div>
          <div className={`${ROW} border-t border-hairline`}>
            <OutcomesByMonth months={data.outcomes.months} />
            <OutcomesByService services={data.outcomes.services} />
            <OutcomesBySource sources={data.outcomes.sources} />
            <LeadsBySite sites={data.sites} />
          </div>
        </>
      )}
    </>
  );
}

const ROW =
  'grid @min-[700px]/numbers:grid-cols-2 @min-[1180px]/numbers:grid-cols-[minmax(0,1.35fr)_minmax(0,1.05fr)_minmax(0,1fr)_minmax(0,1fr)]';

/** Leads by where their visits came from. */
function LeadsBySite({ sites }: Pick<Stats, 'sites'>) {
  return (
    <StatsCard title="Came from" aside={DAYS}>
      {sites.length === 0 && <p className={QUIET}>No lead yet.</p>}
      <BarList
        rows={sites.map(({ site, leads }) => ({
          name: site ?? '',
          label: site === null ? 'Not known' : <span className="block max-w-[16em] truncate">{site}</span>,
          count: leads,
        }))}
      />
    </StatsCard>
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
