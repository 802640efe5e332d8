// The three counters, as an array of data drawn by one card.
import type { Summary } from '../../../schemas/admin.ts';

const COUNTERS: { label: string; of: 'conversations' | 'leads' | 'conversationsToday' }[] = [
  { label: 'Total Conversations', of: 'conversations' },
  { label: 'Captured Leads', of: 'leads' },
  { label: "Today's Chats", of: 'conversationsToday' },
];

/** Nothing known yet shows a dash, never 0. */
export function Counters({ summary }: { summary: Summary | undefined }) {
  return (
    <dl className="grid grid-cols-3 border-hairline max-phone:grid-cols-[repeat(3,auto)] max-phone:justify-between max-phone:gap-1.5 max-phone:pl-4 phone:border-r">
      {COUNTERS.map(({ label, of }) => (
        <Counter key={of} label={label} count={summary?.[of]} />
      ))}
    </dl>
  );
}

function Counter({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div className="flex border-hairline max-phone:flex-col-reverse max-phone:items-start max-phone:justify-center phone:min-h-16 phone:flex-row-reverse phone:items-center phone:justify-end phone:gap-3 phone:px-4 phone:py-2 phone:not-first:border-l">
      <dt className="font-semibold max-phone:text-tiny max-phone:leading-[1.2] max-phone:font-medium max-phone:tracking-[-0.015em]">
        {label}
      </dt>
      <dd className="text-count leading-[1] font-bold max-phone:text-[1.125rem] max-phone:leading-[1.15]">
        {count?.toLocaleString('en-US') ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">not known yet</span>
          </>
        )}
      </dd>
    </div>
  );
}
