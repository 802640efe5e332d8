// Leads by the service they ask for, most first.
import type { Stats } from '../../../schemas/admin.ts';
import { ServiceBadge } from '../leads/row/service-badge.tsx';
import { BarList } from './bar-list.tsx';

export function LeadsByService({ services }: Pick<Stats, 'services'>) {
  return (
    <div className="stats-card">
      <header>
        <h2>By service</h2>
        <p>30 days</p>
      </header>
      <BarList
        rows={services.map(({ service, leads }) => ({
          name: service,
          label: <ServiceBadge name={service} />,
          count: leads,
        }))}
      />
    </div>
  );
}
