// The three counters, as an array of data drawn by one card.
import type { Summary } from '../../../schemas/admin.ts';
import './counters.css';

const COUNTERS: { label: string; of: 'conversations' | 'leads' | 'conversationsToday' }[] = [
  { label: 'Total Conversations', of: 'conversations' },
  { label: 'Captured Leads', of: 'leads' },
  { label: "Today's Chats", of: 'conversationsToday' },
];

/** Nothing known yet shows a dash, never 0. */
export function Counters({ summary }: { summary: Summary | undefined }) {
  return (
    <dl className="counters">
      {COUNTERS.map(({ label, of }) => (
        <Counter key={of} label={label} count={summary?.[of]} />
      ))}
    </dl>
  );
}

function Counter({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div className="counter">
      <dt>{label}</dt>
      <dd>
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
