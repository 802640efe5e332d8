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
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-[3px] touch:text-small [p+&]:mt-3.5">
      {rows.map(({ name, label, count }) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid items-center">
          <dt>{label}</dt>
          <dd className="grid grid-cols-[minmax(0,1fr)_minmax(3ch,auto)] items-center gap-2 text-right">
            <svg className="block w-full" aria-hidden="true" height="12">
              <rect fill="currentColor" width={`${(100 * count) / most}%`} height="12" />
            </svg>
            <b>{describeCount(count)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
