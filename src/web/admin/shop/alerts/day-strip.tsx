// The tests of the last 14 days as marks, today last: full for one that went through, struck for one that failed.
import type { ToldChannel } from '../../../../schemas/alerts.ts';

const STEP = 12;

export function DayStrip({ days }: { days: ToldChannel['days'] }) {
  const count = (isCounted: (result: ToldChannel['days'][number]['result']) => boolean) =>
    days.filter(({ result }) => isCounted(result)).length;
  const passed = count((result) => result === 'arrived' || result === 'taken');
  const failed = count((result) => result === 'failed');
  return (
    <div className="max-phone:hidden">
      <svg
        className="block h-4.5"
        viewBox={`0 0 ${days.length * STEP} 18`}
        role="img"
        aria-label={`Tests of 14 days: ${passed} passed, ${failed} failed`}
      >
        {days.map(({ day, result }, index) => (
          <Mark key={day} x={index * STEP} result={result} />
        ))}
      </svg>
      <p className="text-tiny text-ink-quiet" aria-hidden="true">
        14 days, today last
      </p>
    </div>
  );
}

function Mark({ x, result }: { x: number; result: ToldChannel['days'][number]['result'] }) {
  if (result === 'failed')
    return (
      <g className="fill-none stroke-late">
        <rect x={x + 0.5} y={0.5} width={8} height={17} />
        <path d={`M${x + 2.5} 13 ${x + 6.5} 5`} strokeWidth={1.5} />
      </g>
    );
  const isFull = result === 'arrived' || result === 'taken';
  return isFull ? (
    <rect className="fill-ink" x={x} y={0} width={9} height={18} />
  ) : (
    <rect className="fill-none stroke-edge" x={x + 0.5} y={0.5} width={8} height={17} />
  );
}
