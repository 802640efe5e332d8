// What chrono does not read by itself, as parsers of its kind: how people name the day on which they need something.
// They work on cleaned text (due-date.ts): lower case, number words as figures, "second" as "2nd", single spaces.
import type { Parser, ParsingContext } from 'chrono-node';
import { MONTHS, WEEKDAYS } from '../words/vocabulary.ts';
import {
  addDays,
  addMonths,
  addWorkingDays,
  dayOf,
  lastOfMonth,
  monthOf,
  nextWeekday,
  weekdayInWeek,
  weekdayOf,
  yearOf,
} from './days.ts';
import { dateOfHoliday, HOLIDAY_NAMES, nthWeekday } from './holidays.ts';

const anyOf = (names: Readonly<Record<string, number>>): string =>
  `(?:${Object.keys(names)
    .sort((a, b) => b.length - a.length)
    .join('|')})\\.?`;

const MONTH = anyOf(MONTHS);
const WEEKDAY = anyOf(WEEKDAYS);
const DATE = '(\\d{1,2})(?: ?(?:st|nd|rd|th))?';
const ORDINAL = '(\\d{1,2}) ?(?:st|nd|rd|th)';
const YEAR = "(?:,? ?(?:of |in )?(20\\d\\d)|,? '?(\\d\\d)(?! ?\\w))?";
/** After a day without its month nothing may follow that the figure could count or order ("the 2nd design"). */
const NO_NOUN =
  '(?= ?(?:$|[^\\w\\s]|(?:so|and|or|but|at|if|works?|please|for|before|by|is|was|are|would|will|thanks?|thank|in|on|we|i|it|they|you|because|since|when|which|that|then|not|to|with|morning|afternoon|evening|noon|instead|though|latest|if|need|needs|needed|the|my|our)\\b))';

/** `before` and `after` are the text around the match. */
type Read = (
  match: RegExpMatchArray,
  today: string,
  before: string,
  after: string,
) => string | null | undefined;

/** A parser that answers with an ISO day, with null for a day that cannot be told, or with undefined for none. */
function parser(pattern: string, read: Read): Parser {
  const regex = new RegExp(`(?<![\\w/])${pattern}(?!\\w)`, 'i');
  return {
    pattern: () => regex,
    extract: (context: ParsingContext, match) => {
      const index = match.index ?? 0;
      // After a match that was no date chrono goes on with the rest of the text, out of sight of the look-behind.
      if (/[\w/]/.test(context.text[index - 1] ?? '')) return null;
      const after = context.text.slice(index + match[0].length);
      const day = read(match, refDay(context), context.text.slice(0, index), after);
      if (day === undefined) return null;
      const result = context.createParsingResult(index, match[0]);
      if (day === null) result.start.imply('day', 0);
      else {
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
        result.start.assign('year', year).assign('month', month).assign('day', date);
      }
      return result;
    },
  };
}

/** chrono is given noon of the shop's day in the machine's own zone, so that no zone plays a part. */
function refDay(context: ParsingContext): string {
  const { refDate } = context;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${refDate.getFullYear()}-${two(refDate.getMonth() + 1)}-${two(refDate.getDate())}`;
}

const named = (names: Readonly<Record<string, number>>, name = ''): number | undefined =>
  names[name.toLowerCase().replace('.', '')];

/** The first such day from today on; with a weekday the first year in which it falls on it. */
function forward(month: number, date: number, today: string, weekday?: number): string | undefined {
  let first: string | undefined;
  for (let year = yearOf(today); year < yearOf(today) + 9; year += 1) {
    const day = dayOf(year, month, date);
    if (day === undefined || day < today) continue;
    if (weekday === undefined || weekdayOf(day) === weekday) return day;
    first ??= day;
    if (year > yearOf(today) + 6) break;
  }
  return first;
}

function withYear(
  month: number | undefined,
  date: number,
  year: string | undefined,
  short: string | undefined,
  today: string,
  weekday?: number,
) {
  if (month === undefined || date < 1 || date > 31) return;
  if (year) return dayOf(Number(year), month, date);
  const century = Math.floor(yearOf(today) / 100) * 100;
  const near = short === undefined ? undefined : century + Number(short);
  if (near !== undefined && near >= yearOf(today) && near <= yearOf(today) + 6)
    return dayOf(near, month, date);
  return forward(month, date, today, weekday);
}

/** The next day from tomorrow on with that day of the month (and weekday, if given). */
function nextDate(date: number, today: string, weekday?: number): string | undefined {
  if (date < 1 || date > 31) return;
  for (let months = 0; months < 60; months += 1) {
    const month = addMonths(`${today.slice(0, 7)}-01`, months);
    const day = dayOf(yearOf(month), monthOf(month), date);
    if (day !== undefined && day >= today && (weekday === undefined || weekdayOf(day) === weekday))
      return day;
  }
  return;
}

const count = (text = ''): number => (/^an?$|^the$/.test(text) ? 1 : Number(text));

/** `today` moved by so many units, e.g. (2, 'weeks'). */
export function moved(day: string, amount: number, unit: string, isWorking = false): string {
  if (isWorking) return addWorkingDays(day, amount);
  if (unit.startsWith('day')) return addDays(day, amount);
  if (unit.startsWith('week')) return addDays(day, amount * 7);
  return addMonths(day, unit.startsWith('year') ? amount * 12 : amount);
}

const GROUPED = (source: string): string => `(${source})`;

export const DATE_PARSERS: Parser[] = [
  parser(
    `(?:next |this |the )?${GROUPED(HOLIDAY_NAMES)}(?: weekend)?(?:,? (?:of |in )?(20\\d\\d))?(?! (?:part(?:y|ies)|shirts?|cards?|gifts?|ornaments?|sale|season|parade|theme|trees?|lights|sweaters?|concert|dinner|market|present|presents|special|themed))`,
    ([, name = '', year], today) => {
      if (year) return dateOfHoliday(name, Number(year));
      const thisYear = dateOfHoliday(name, yearOf(today));
      return thisYear === undefined || thisYear >= today ? thisYear : dateOfHoliday(name, yearOf(today) + 1);
    },
  ),
  // June 5, jun the 5th 2027, Oct/2, Fri, Jul 18, and with the weekday after it
  parser(
    `(?:${GROUPED(WEEKDAY)},? (?:the )?)?${GROUPED(MONTH)}(?:[ ,/-]{0,2})(?:the )?${DATE}(?! ?(?:am|pm|:\\d|%|x \\d))${YEAR}(?:,? \\(?${GROUPED(WEEKDAY)}\\)?)?`,
    ([, before, month, date, year, short, after], today) =>
      withYear(named(MONTHS, month), Number(date), year, short, today, named(WEEKDAYS, before ?? after)),
  ),
  // the 5th of June, 5 june 2027, 23rd day of September, 14th April 15
  parser(
    `(?:${GROUPED(WEEKDAY)},? )?(?:the )?${DATE}(?: day)?[ -]?(?:of )?${GROUPED(MONTH)}${YEAR}(?! ?\\d)`,
    ([, weekday, date, month, year, short], today) =>
      withYear(named(MONTHS, month), Number(date), year, short, today, named(WEEKDAYS, weekday)),
  ),
  // 6/5, 6/5/27, 6-5-2027, next 5/12; a lone 1/2 or 3/4 may be a fraction
  parser(
    `(?:next )?(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d\\d))?(?![/\\d])(?! (?:sleeves?|inch(?:es)?|zip|price|off|cup|page|size|length))`,
    ([text, month, date, year], today, before) => {
      if (text === '24/7') return;
      if (/^(?:1\/[2348]|[23]\/[348]|5\/8|7\/8)$/.test(text) && !isAfterDateWord(before)) return;
      // "para el 15/07": the day first
      const isDayFirst = Number(month) > 12 && before !== '' && isAfterDateWord(before);
      return withYear(
        monthIn(isDayFirst ? date : month),
        Number(isDayFirst ? month : date),
        year?.length === 4 ? year : undefined,
        year?.length === 2 ? year : undefined,
        today,
      );
    },
  ),
  parser(`(\\d{1,2})-(\\d{1,2})-(\\d{4}|\\d\\d)`, ([, month, date, year = ''], today) =>
    withYear(
      monthIn(month),
      Number(date),
      year.length === 4 ? year : undefined,
      year.length === 2 ? year : undefined,
      today,
    ),
  ),
  parser(
    `(?:by|on|due|before|until|till) (\\d{1,2})-(\\d{1,2})(?![-\\d])${NO_NOUN}`,
    ([, month, date], today) => withYear(monthIn(month), Number(date), undefined, undefined, today),
  ),
  parser(
    `(?:by|on|due|for|before|until|till|back) (\\d{1,2})\\.(\\d{1,2})(?![.\\d])`,
    ([, month, date], today) => withYear(monthIn(month), Number(date), undefined, undefined, today),
  ),
  // the 21st of this month, 20th of next month
  parser(
    `(?:the )?${ORDINAL}(?: day)?(?: of)? (?:(this|the|the current|current|next|the following|following) )month`,
    ([, date, which = ''], today) => {
      const month = addMonths(`${today.slice(0, 7)}-01`, /next|following/.test(which) ? 1 : 0);
      return dayOf(yearOf(month), monthOf(month), Number(date));
    },
  ),
  // Fri 14th, Monday 21
  parser(`${GROUPED(WEEKDAY)},? (?:the )?${DATE}(?! ?(?:am|pm|:\\d))${NO_NOUN}`, ([, weekday, date], today) =>
    nextDate(Number(date), today, named(WEEKDAYS, weekday)),
  ),
  // the 21st; by 21st; for the 27
  parser(`(?:the|by|on|for|before|until|till|due|around) ${ORDINAL}${NO_NOUN}`, ([, date], today) =>
    nextDate(Number(date), today),
  ),
  parser(`(?:by|on|for|before|until|till) the (\\d{1,2})(?![\\d:./])${NO_NOUN}`, ([, date], today) =>
    nextDate(Number(date), today),
  ),
  // the 2nd Monday of next month, last friday in october
  parser(
    `(?:the )?(1st|2nd|3rd|4th|5th|last) ${GROUPED(WEEKDAY)} (?:of|in) (?:${GROUPED(MONTH)}(?:,? (?:of |in )?(20\\d\\d))?|(next|this|the) month)`,
    ([, which = '', weekday, month, year, relative], today) => {
      const n = which === 'last' ? -1 : Number(which[0]);
      const day = named(WEEKDAYS, weekday) ?? 0;
      if (relative) {
        const at = addMonths(`${today.slice(0, 7)}-01`, relative === 'next' ? 1 : 0);
        return nthWeekday(yearOf(at), monthOf(at), day, n);
      }
      const inYear = (of: number) => nthWeekday(of, named(MONTHS, month) ?? 1, day, n);
      if (year) return inYear(Number(year));
      return inYear(yearOf(today)) >= today ? inYear(yearOf(today)) : inYear(yearOf(today) + 1);
    },
  ),
  // 4 tuesdays from now, 2 monday later
  parser(
    `(\\d{1,2}) ${GROUPED(WEEKDAY)}s? (?:from (?:now|today)|later|out|away)`,
    ([, times, weekday], today) =>
      addDays(nextWeekday(today, named(WEEKDAYS, weekday) ?? 0), (Number(times) - 1) * 7),
  ),
  // Monday 2 weeks from now
  parser(
    `${GROUPED(WEEKDAY)},? (?:in )?(\\d{1,2}|an?) weeks?(?: (?:from (?:now|today)|out|later))?`,
    ([, weekday, weeks], today) => weekdayInWeek(today, named(WEEKDAYS, weekday) ?? 0, count(weeks)),
  ),
  parser(`(?:the )?${GROUPED(WEEKDAY)} after next`, ([, weekday], today) =>
    addDays(nextWeekday(today, named(WEEKDAYS, weekday) ?? 0), 7),
  ),
  // next week Friday, wednesday of this week
  parser(
    `(?:(next|this|the following|following|coming) week'?s?,?(?: on)? ${GROUPED(WEEKDAY)}|${GROUPED(WEEKDAY)},? (?:of |in )?(?:the )?(next|this|the following|following|coming) week)`,
    ([, first, day, otherDay, second], today) =>
      weekdayInWeek(today, named(WEEKDAYS, day ?? otherDay) ?? 0, /this/.test(first ?? second ?? '') ? 0 : 1),
  ),
  // friday, this friday, next friday
  parser(
    `(?:(next|this|this coming|coming|this next) )?${GROUPED(WEEKDAY)}(?! ?(?:-|to|thru|through|–) ?${WEEKDAY})`,
    ([text, which = '', name = ''], today, before, after) => {
      // "sat down", "sun is out"
      const isShort = /^(?:sun|sat|wed|mon)$/i.test(name) && text === name;
      const isLast =
        after === '' && !/(?:^|we|i|he|she|they|just|have|the|dog|was) $/i.test(before) && name !== 'sun';
      if (isShort && !isLast && (!isAfterDateWord(before) || (before === '' && !isBeforeEnd(after)))) return;
      if (/(?:every|each) $/.test(before)) return;
      const weekday = named(WEEKDAYS, name) ?? 0;
      return which === 'next' ? weekdayInWeek(today, weekday, 1) : nextWeekday(today, weekday);
    },
  ),
  // in 2 weeks, within 10 business days, 8 days from now, a week out
  parser(
    `(?:in|within)(?: (?:about|like|maybe|around|just|exactly|the next|approximately|roughly|~)){0,2} (\\d{1,3}|an?) ?(business |working |work )?(day|week|month|year)s?(?: (?:from (?:now|today)|time))?`,
    ([, amount, working, unit = ''], today) => moved(today, count(amount), unit, working !== undefined),
  ),
  parser(
    `(\\d{1,3}|an?) ?(business |working |work )?(day|week|month|year)s? (?:from (?:now|today)|later|out|away)`,
    ([, amount, working, unit = ''], today) => moved(today, count(amount), unit, working !== undefined),
  ),
  parser(`(?:the )?day after (?:tomorrow|2moro)`, (_, today) => addDays(today, 2)),
  parser(`(?:end of (?:the )?day )?tomorrow`, (_, today) => addDays(today, 1)),
  parser(
    `today|tonight|(?:eod|end of (?:the )?day)(?! (?:on )?(?:the \\d|${WEEKDAY}|tomorrow))|same day`,
    (_, today) => today,
  ),
  // end of next month, by month end, end of this year, end of the week (its Friday)
  parser(
    `(?:the )?(?:very )?end of (?:(the|this|next|the current|current) )?(month|year|week|${MONTH})(?: (20\\d\\d))?`,
    ([, which, what = '', year], today) => {
      const step = which === 'next' ? 1 : 0;
      if (what === 'month') {
        const at = addMonths(`${today.slice(0, 7)}-01`, step);
        return lastOfMonth(yearOf(at), monthOf(at));
      }
      if (what === 'year') return `${yearOf(today) + step}-12-31`;
      if (what === 'week') {
        const friday = weekdayInWeek(today, 5, step);
        return friday < today ? addDays(friday, 7) : friday;
      }
      const month = named(MONTHS, what) ?? 1;
      const last = lastOfMonth(Number(year ?? yearOf(today)), month);
      return last >= today ? last : lastOfMonth(yearOf(today) + 1, month);
    },
  ),
  parser(`eom|month'?s? end`, (_, today) => lastOfMonth(yearOf(today), monthOf(today))),
  parser(`eoy|year'?s? end`, (_, today) => `${yearOf(today)}-12-31`),
  // What no single day can be told from.
  parser(
    `(?:(?:sometime |somewhere )?(?:in|by|before|early|late|mid|middle of|beginning of|start of|during|until|next|this|around|for|(?:the )?(?:1st|2nd) (?:half|week) (?:of|in)))(?: |-)(?:early |late |mid )?(?:the )?${GROUPED(MONTH)}(?: 20\\d\\d)?(?! ?\\d)`,
    () => null,
  ),
  parser(
    `(?:(?:early |late |mid |sometime |beginning of |middle of |start of |later )?(?:next|this|the coming) (?:week(?:end)?|month|year|summer|fall|autumn|spring|winter)|(?:in|by|before|for) (?:the )?(?:summer|fall|autumn|spring|winter))`,
    () => null,
  ),
  parser(
    `(?:in|within) (?:about |like |the next |maybe )?(?:a few|several|a couple(?: of)?|couple(?: of)?|\\d{1,2} ?(?:-|–|to|or) ?\\d{1,2}) (?:business |working )?(?:day|week|month)s?`,
    () => null,
  ),
  parser(`asap|as soon as (?:possible|you can|we can)|as quickly as possible|a\\.s\\.a\\.p`, () => null),
];

/** Is there a word in front that announces a day, or nothing at all? */
function isAfterDateWord(text: string): boolean {
  const before = text.trimEnd();
  return (
    before === '' ||
    /(?:^|[\s,.;(])(?:by|on|for|before|until|till|due|the|is|this|next|from|after|around|about|hand|hands|need|needed|date|deadline|friday|it|them)$|[,.;:(-]$/.test(
      before,
    )
  );
}

const isBeforeEnd = (text: string): boolean =>
  /^ ?(?:$|[^\w\s]|\d|(?:or|and|at|by|the|please|would|works?|if|morning|afternoon|evening|for|is (?:fine|ok|good|best))\b)/.test(
    text,
  );

function monthIn(text: string | undefined): number | undefined {
  const month = Number(text);
  return month >= 1 && month <= 12 ? month : undefined;
}
