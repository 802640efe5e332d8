// Named counts, each with a bar as long as its share of the largest.
import type { ReactNode } from 'react';
import { describeCount } from './describe-stats.ts';

interface Row {
  name: string;
  label: ReactNode;
  count: number;
}

export function BarList({ rows }: { rows: Row[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <dl className="stats-bars">
      {rows.map(({ name, label, count }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <svg aria-hidden="true" height="12">
              <rect className="stats-solid" width={`${(100 * count) / most}%`} height="12" />
            </svg>
            <b>{describeCount(count)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
