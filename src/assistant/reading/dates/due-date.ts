// The in-hands date: the visitor's own words, and the day they mean in the shop's time zone.
import type { DueDate } from '../../../schemas/reading.ts';
import { isCorrection, overlaps, type SlotContext, type SlotResult, skipped } from '../slot.ts';
import { worded } from '../words/triggers.ts';
import { findDays, type NamedDay, readBareDay } from './find-days.ts';
import { isChecked, isDeadline, isNotDue, isOfEvent } from './not-due.ts';

/**
 * `date` is null where no single day can be told ("in March", "asap"). Days gone by are none, nor are those of something
 * else: a call, the shop's hours, a birth. `days` are those that the message names.
 */
export function readDueDate(context: SlotContext, days = findDays(context)): SlotResult<DueDate> {
  const { words, taken, asked, today } = context;
  const isAsked = asked === 'dueDate';
  const checked = daysChecked(days);
  const due = days.filter(
    (day) =>
      !checked.has(day) &&
      !overlaps(day.span, taken) &&
      (day.date === null || day.date >= today) &&
      !isNotDue(day, words.plain, isAsked),
  );
  const chosen =
    choose(due, isCorrection(words)) ?? (isAsked && days.length === 0 ? readBareAnswer(context) : undefined);
  if (!chosen) return skipped;
  const { start, end } = chosen.span;
  // "before april 15", "the week of april 6" are the visitor's own words for less than that day.
  const [about = ''] = ABOUT_A_DAY.exec(words.message.slice(Math.max(0, start - LONGEST_ABOUT), start)) ?? [];
  const text = words.message.slice(start - about.length, end).trim();
  return { status: 'filled', value: { text, date: chosen.date }, span: chosen.span };
}

const LONGEST_ABOUT = 20;
const ABOUT_A_DAY =
  /\b(?:(?:some ?time )?before|(?:the )?week of|antes(?: del?)?|la semana(?: del?)?)\s+(?:the\s+)?$/i;

/** "is april 3 good friday?": both of them. */
export const daysChecked = (days: readonly NamedDay[]): Set<NamedDay> =>
  new Set(
    days.flatMap((day, i) => {
      const other = days[i + 1];
      return other && isChecked(day, other) ? [day, other] : [];
    }),
  );

/** Deadlines before other days, days before words, and the day of an event only where no other is given. */
function choose(days: readonly NamedDay[], isCorrected: boolean): NamedDay | undefined {
  const deadlines = days.filter((day) => day.isMoved || isDeadline(day.before));
  const others = days.filter((day) => !isOfEvent(day.before));
  const best =
    [
      deadlines.filter(({ date }) => date !== null),
      others.filter(({ date }) => date !== null),
      // "the election is april 7, we need them mid march"; "asap" says less than the day of the event
      deadlines.filter(({ text }) => !/as|soon|quick|fast|right|immediately/.test(text)),
      days.filter(({ date }) => date !== null),
      days,
    ].find(({ length }) => length > 0) ?? [];
  return isCorrected ? best.at(-1) : best[0];
}

/** The answer to "when do you need them?": "2 weeks", "april", "no rush". */
function readBareAnswer(context: SlotContext): Pick<NamedDay, 'span' | 'date'> | undefined {
  const { words } = context;
  const day = readBareDay(context);
  if (day) return day;
  return NO_RUSH.test(words.plain)
    ? { span: { start: 0, end: words.message.trimEnd().length }, date: null }
    : undefined;
}

const NO_RUSH = worded(
  / (?:no (?:rush|hurry|deadline|date|(?:\w+ )?(?:date|deadline|timeline))|not in a (?:rush|hurry)|take your time|whenever|flexible|any ?time|not urgent|does not matter|(?<!(?:you|all|guys|shop|store|they|it) )open) /,
);
