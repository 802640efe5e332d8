// Leads by the service they ask for, most first.
import type { Stats } from '../../../schemas/admin.ts';
import { ServiceBadge } from '../leads/row/service-badge.tsx';
import { BarList } from './bar-list.tsx';
import { DAYS, StatsCard } from './stats-card.tsx';

export function LeadsByService({ services }: Pick<Stats, 'services'>) {
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
