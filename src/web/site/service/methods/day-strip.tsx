// Eight days as a calendar's cells, over the line of the row above; the verdict beside them says the same in words.
import { type StripFacts, stripDays } from './strip-days.ts';

export const DayStrip = ({
  first,
  earliest,
  neededBy,
  today,
  holidays,
}: StripFacts & { earliest: string }) => (
  <ol
    className="day-strip -mt-px grid grid-cols-[repeat(8,minmax(0,1fr))] gap-px border-y-thin bg-ink text-ink forced-color-adjust-none"
    aria-hidden="true"
  >
    {stripDays(first, { earliest, neededBy, today }, holidays).map(({ day, mark, isNeeded, isApart }) => (
      <li
        key={day}
        className="day-mark grid h-11 content-center justify-items-center data-apart:ml-1.25 data-needed:shadow-[inset_0_0_0_5px_var(--magenta)]"
        data-mark={mark}
        data-needed={isNeeded || undefined}
        data-apart={isApart || undefined}
      >
        <span className="px-1 font-medium font-mono text-[0.875rem] leading-[17px]">
          {INITIALS[new Date(day).getUTCDay()]}
        </span>
        <b className="px-1 font-bold text-small tabular-nums leading-4.5">{Number(day.slice(8))}</b>
      </li>
    ))}
  </ol>
);

const INITIALS = 'SMTWTFS';
