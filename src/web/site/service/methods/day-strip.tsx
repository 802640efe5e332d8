// Eight days as a calendar's cells; the verdict beside them says the same in words.
import { type StripFacts, stripDays } from './strip-days.ts';

export const DayStrip = ({
  first,
  earliest,
  neededBy,
  today,
  holidays,
}: StripFacts & { earliest: string }) => (
  <ol className="day-strip" aria-hidden="true">
    {stripDays(first, { earliest, neededBy, today }, holidays).map(({ day, mark, isNeeded, isApart }) => (
      <li key={day} data-mark={mark} data-needed={isNeeded || undefined} data-apart={isApart || undefined}>
        <span>{INITIALS[new Date(day).getUTCDay()]}</span>
        <b>{Number(day.slice(8))}</b>
      </li>
    ))}
  </ol>
);

const INITIALS = 'SMTWTFS';
