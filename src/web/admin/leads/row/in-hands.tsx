// By when a job is needed: the day as far as it could be told, and the visitor's own words.
import { describeIsoDay } from '../../time/describe-time.ts';

/** As it is stored where both are known: '2026-03-27 (friday the 27th)'. */
const DAY_AND_WORDS = /^(\d{4}-\d\d-\d\d)(?: \((.*?)\)?)?$/s;

export function InHands({ dueDate }: { dueDate: string }) {
  const [, isoDay = '', words = ''] = DAY_AND_WORDS.exec(dueDate) ?? [];
  const day = describeIsoDay(isoDay);
  if (!day) return <span dir="auto">{dueDate}</span>;
  return (
    <>
      <time dateTime={isoDay}>{day}</time>
      {words && (
        <span className="text-ink-soft @min-[720px]/leads:block" dir="auto">
          {' '}
          “{words}”
        </span>
      )}
    </>
  );
}
