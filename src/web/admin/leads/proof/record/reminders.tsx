// Whom a version that nobody answers was told to again, and when it will be.
import type { DeskProof } from '../../../../../schemas/proof.ts';
import { describeIsoDay } from '../../../time/describe-time.ts';
import { Minute } from '../../../time/minute.tsx';
import { Block } from './approval.tsx';

interface Props {
  version: DeskProof;
  customer: string;
}

/** Nothing where nobody was reminded, nor will be. */
export function Reminders({ version: { state, reminded, reminders }, customer }: Props) {
  const isWaitedFor = state === 'sent' || state === 'seen';
  if (reminded.length === 0 && !isWaitedFor) return null;
  const whom = (to: 'customer' | 'shop') => (to === 'customer' ? `${customer}, by mail` : 'the shop is told');
  return (
    <Block title="Reminders" note="silence is never approval">
      <ul>
        {reminded.map(({ to, at }) => (
          <li key={at} className={ROW}>
            <span className="text-done">
              <Minute at={at} />
            </span>
            <span>{whom(to)}, done</span>
          </li>
        ))}
        {reminders.map(({ to, day }) => (
          <li key={day} className={ROW}>
            <span className="text-ink-soft">{describeIsoDay(day) ?? day}</span>
            <span>{whom(to)}</span>
          </li>
        ))}
      </ul>
      {reminders.length === 0 && isWaitedFor && (
        <p className="text-ink-soft">
          {reminded.length > 0 ? 'No more to come.' : 'None to come while the shop is to answer.'}
        </p>
      )}
    </Block>
  );
}

const ROW =
  'grid min-h-6.5 grid-cols-[136px_minmax(0,1fr)] items-baseline gap-2 border-b border-hairline py-1';
