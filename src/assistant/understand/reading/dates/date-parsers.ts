// What chrono does not read by itself, as parsers of its kind: how people name the day on which they need something.
// They work on cleaned text (due-date.ts): lower case, number words as figures, "second" as "2nd", single spaces.
import type { Parser, ParsingContext } from 'chrono-node';
import { mayMatch } from '../words/triggers.ts';
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
const YEAR = "(?:(?:,? ?|[-/])(?:of |in )?((?:19|20)\\d\\d|20 [23]\\d)|,? '?(\\d\\d)(?! ?\\w))?";
/** After a day without its month nothing may follow that the figure could count or order ("the 2nd design"). */
export const NO_NOUN =
  '(?= ?(?:$|[^\\w\\s]|(?:so|and|or|but|at|if|works?|please|for|before|by|is|was|are|would|will|thanks?|thank|in|on|we|i|it|they|you|because|since|when|which|that|then|not|to|with|morning|afternoon|evening|noon|instead|though|latest|if|need|needs|needed|the|my|our|or|also|can|could|should|must|there|just|after|from|their|have|be|doable|possible|ok|okay|fine|good|yes|no|we|me|us|now|rather|actually|an? (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|w|w/|gotta|gonna|got|has|budget|doors)\\b))';
const ENDS_ORDINAL = new RegExp(`^${NO_NOUN}`);
/** What an ordinal orders rather than dates, also after "by" and "before". */
const NOT_ORDERED =
  '(?! ?(?:(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:street|st|floor|ave|avenue|grade|graders?|year|annual|quarter|time|one|option|design|version|batch|order|place|round|try|team|shirt|color|line|page|side|location|person|child|baby|period|generation|class|anniversary|birthday)\\b))';

/** The parsers that find in the text what they cannot do without. */
export const parsersFor = (text: string): Parser[] =>
  DATE_PARSERS.filter(({ isWorthwhile }) => isWorthwhile(text));

type DateParser = Parser & { isWorthwhile: (text: string) => boolean };

/** `before` and `after` are the text around the match. */
type Read = (
  match: RegExpMatchArray,
  today: string,
  before: string,
  after: string,
) => string | null | undefined;

/** A parser that answers with an ISO day, with null for a day that cannot be told, or with undefined for none. */
function parser(pattern: string, read: Read): DateParser {
  const regex = new RegExp(`(?<![\\w/])${pattern}(?!\\w)`, 'i');
  return {
    isWorthwhile: mayMatch(new RegExp(`\\b${pattern}\\b`)),
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
  if (year) return dayOf(Number(year.replace(' ', '')), month, date);
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

/** The next such date, where it falls on the weekday. */
function nextDateOn(date: number, today: string, weekday: number): string | undefined {
  const day = nextDate(date, today);
  return day !== undefined && weekdayOf(day) === weekday ? day : undefined;
}

const NTH = /(?:^| )([1-5])(?:st|nd|rd|th) $/;

const count = (text = ''): number =>
  text.includes('couple') ? 2 : /^an?$|^the$/.test(text) ? 1 : Number(text);

/** `today` moved by so many units, e.g. (2, 'weeks'). */
export function moved(day: string, amount: number, unit: string, isWorking = false): string {
  if (isWorking) return addWorkingDays(day, amount);
  if (unit.startsWith('day')) return addDays(day, amount);
  if (unit.startsWith('hour')) return addDays(day, Math.floor(amount / 24));
  if (unit.startsWith('week')) return addDays(day, amount * 7);
  if (unit.startsWith('fortnight')) return addDays(day, amount * 14);
  return addMonths(day, unit.startsWith('year') ? amount * 12 : amount);
}

/** `day`, or the Friday before a weekend. */
const lastWorkingDay = (day: string): string =>
  weekdayOf(day) === 0 ? addDays(day, -2) : weekdayOf(day) === 6 ? addDays(day, -1) : day;

/** "q2", "q 2" (as it is cleaned), "2nd quarter" */
const QUARTER = '(?:q ?[1-4](?![\\d/])|[1-4](?:st|nd|rd|th) quarter)';

/** The last month of a quarter: "q2" is June, "quarter" the one that `today` is in. */
const quarterEnd = (quarter: string, today: string): number =>
  3 * (quarter === 'quarter' ? Math.ceil(monthOf(today) / 3) : Number(/\d/.exec(quarter)?.[0]));

/** "have a good day" is a farewell. */
const WISHED = '(?!an? (?:good|solid) (?:hour|day)|(?<=have )an? good )';
const DURATION = `${WISHED}(\\d{1,3}|(?:an? )?couple(?: of)?|an?)[ -]?(?:(?:full|whole|good|solid) )?(business |working |work )?(hour|day|week|fortnight|month|year)s?`;

const GROUPED = (source: string): string => `(${source})`;

/** "this month", "the following month", "the month after next" */
const RELATIVE_MONTH =
  '(?:(?:the )?month after next|(?:this|the|the next|next|the following|following|the coming|coming) month(?! after))';

const monthsAhead = (month: string): number =>
  month.endsWith('after next') ? 2 : /next|following|coming/.test(month) ? 1 : 0;

/** "moved from june 6 to the 13th" is no stretch of days. */
const MOVED_AWAY = '(?:mov|chang|push|switch|bump|postpon|reschedul|shift)\\w*(?: \\w+){0,3} from (?:the )?';

const SEASON = '(?:summer|fall|autumn|spring|winter)';
const PART_OF =
  '(?:early|late|mid|(?:the )?(?:middle|beginning|start|end|1st (?:half|week)|2nd (?:half|week)|3rd week|last week)(?: (?:of|in))?)';
const VAGUE_DURATION =
  '(?:(?:an? few|few|several|\\d{1,2} ?(?:-|–|to|or) ?\\d{1,2}) (?:more )?(?:business |working )?(?:day|week|month)s?|(?:an?|\\d) (?:week|month)s? and a half)';

const IN_A_MONTH = new RegExp(`^ in ${MONTH}(?!\\w)(?! ?\\d)`);
const AFTER_A_HOLIDAY = new RegExp(`(?<![\\w/])${HOLIDAY_NAMES} $`);
const KEPT_ON_THE_DAY =
  /^(?:veteran|cinco|new|super|st\b|saint|mardi|fat|independence|juneteenth|memorial|labou?r)/;
/** "christmas cards" go out before it, "a mother's day present" is given on the day. */
const GIVEN = /^ (?:cards?|gifts?|presents?)/;
const GIVEN_ON_THE_DAY = /^(?:mother|father|valentine|grandparent|boss)/;
const HALFWAY = /(?:^| )half(?: |-)?way to (?:the )?$/;

/** "..., so like the saturday before" */
const OR_BEFORE = `[ ,;.-]{1,3}(?:(?:so|like|say|maybe|probably|ideally|preferably|meaning|but|or|by|on|better|really|need it|we need it|it) )*the ${GROUPED(WEEKDAY)} (?:right |just )?before(?: (?:it|that|then))?(?= ?(?:$|[^\\w\\s]|(?:please|at|is|would|works|if|thanks|ok)\\b))`;

const DATE_PARSERS: DateParser[] = [
  // before thanksgiving, so the saturday before; june 5 but the friday before
  parser(`(?:the )?${GROUPED(HOLIDAY_NAMES)}${OR_BEFORE}`, ([, name = '', weekday], today) => {
    const inYear = (year: number) => dateOfHoliday(name, year);
    const thisYear = inYear(yearOf(today));
    const holiday = thisYear === undefined || thisYear >= today ? thisYear : inYear(yearOf(today) + 1);
    return holiday && nextWeekday(addDays(holiday, -8), named(WEEKDAYS, weekday) ?? 0);
  }),
  parser(`${GROUPED(MONTH)} (?:the )?${DATE}${OR_BEFORE}`, ([, month, date, weekday], today) => {
    const day = withYear(named(MONTHS, month), Number(date), undefined, undefined, today);
    return day ? nextWeekday(addDays(day, -8), named(WEEKDAYS, weekday) ?? 0) : undefined;
  }),
  parser(
    `(?:next |this |the )?${GROUPED(HOLIDAY_NAMES)}(?: weekend)?(?:,? (?:of |in )?(20\\d\\d))?(?! (?:shirts?|ornaments?|sale|season|theme|trees?|lights|sweaters?|concert|market|special|themed))`,
    ([, name = '', year], today, before, after) => {
      // A christmas party is on any day of december, a super bowl party on its day.
      if (/^ (?:part(?:y|ies)|parade|dinner)\b/.test(after) && !KEPT_ON_THE_DAY.test(name)) return;
      // "christmas in july", "halfway to st. patrick's day"
      if (IN_A_MONTH.test(after) || HALFWAY.test(before)) return;
      if (GIVEN.test(after) && !GIVEN_ON_THE_DAY.test(name)) return;
      if (year) return dateOfHoliday(name, Number(year));
      const thisYear = dateOfHoliday(name, yearOf(today));
      return thisYear === undefined || thisYear >= today ? thisYear : dateOfHoliday(name, yearOf(today) + 1);
    },
  ),
  // June 5, jun the 5th 2027, Oct/2, Fri, Jul 18, and with the weekday after it; of "june 5-7" the first day
  parser(
    `(?:${GROUPED(WEEKDAY)},? (?:the )?)?${GROUPED(MONTH)}(?:[ ,/-]{0,2})(?:the )?${DATE}(?! ?(?:am|pm|:\\d|%|x \\d))(?:(?<!${MOVED_AWAY}[^,;.?!]{1,20})(?: ?(?:-|–|to|thru|through) ?(?:the )?\\d{1,2}(?:st|nd|rd|th)?${NO_NOUN}))?${YEAR}(?:,? \\(?${GROUPED(WEEKDAY)}\\)?)?`,
    ([text, before, month, date, year, short, after], today, _before, behind) =>
      // "in may, 20 onesies"
      !year && !short && OF_PIECES.test(text) && !ENDS_ORDINAL.test(behind)
        ? undefined
        : withYear(named(MONTHS, month), Number(date), year, short, today, named(WEEKDAYS, before ?? after)),
  ),
  // the 5th of June, 5 june 2027, 23rd day of September, 14th April 15; of "the 5th to 7th of june" the first day
  parser(
    `(?:${GROUPED(WEEKDAY)},? )?(?:the )?(?:${DATE} ?(?:-|–|to|thru|through|and) ?(?:the )?)?${DATE}(?: day|\\.|,(?= of ))?[ -]?(?:of )?${GROUPED(MONTH)}${YEAR}(?! ?\\d(?!\\d?:\\d\\d))`,
    ([, weekday, first, last, month, year, short], today) =>
      withYear(named(MONTHS, month), Number(first ?? last), year, short, today, named(WEEKDAYS, weekday)),
  ),
  // 2027-06-05T14:30:00Z
  parser(
    '(20\\d\\d)-(\\d\\d)-(\\d\\d)t ?\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?: ?z)?',
    ([, year, month, date]) => dayOf(Number(year), Number(month), Number(date)),
  ),
  // 6/5, 6/5/27, 6-5-2027, 6.5.27, 15/07/2026; a lone 1/2 or 3/4 may be a fraction, a lone 4-22 or 4.22 a range or a price
  parser(
    `(?:next |(by|on|due|for|before|until|till|back|${WEEKDAY},?) (?:the )?)?(\\d{1,2})([/.-])(\\d{1,2})(?:(?:\\3|, ?(?=20\\d\\d))(\\d{4}|\\d\\d))?(?![/.-]?\\d)(?! (?:sleeves?|wraps?|wrapped|coverage|inch(?:es)?|zip|price|off|cup|page|size|length|people|ppl|shirts?|pieces?|pcs|ft|feet|foot|x \\d|stars?|rating|full|empty|scale|tsp|tbsp|teaspoons?|cups?|miles?|lbs?|pounds?|majority|owner|owned|would (?:buy|recommend|order|use)))`,
    ([text, announced, first = '', mark, second = '', year], today, before, after) => {
      if (text === '24/7' || (text === '9/11' && !announced)) return;
      const isAnnounced = announced !== undefined || isAfterDateWord(before) || INSTEAD_OF_DATE.test(before);
      if (/^(?:1\/[2348]|[23]\/[348]|5\/8|7\/8)$/.test(text) && !isAnnounced) return;
      if (Number(first) < Number(second) && OF_A_MEASURE.test(after)) return;
      if (mark !== '/' && OF_A_VERSION.test(before)) return;
      if (JOINED.test(before)) return;
      if (mark === '/' && !year && !announced && isOfCount(text, before, after)) return;
      const isPadded = /^0[1-9]-\d\d$/.test(`${first}${mark}${second}`) && isBeforeEnd(after);
      if (mark !== '/' && !year && !isPadded && !((announced || WANTED.test(before)) && isBeforeEnd(after)))
        return;
      // "para el 15/07", "i land 20/11": the day first; a yarn is "30/1"
      const isDayFirst =
        Number(first) > 12 &&
        (year !== undefined ||
          (!A_RATIO.test(after) && (isAnnounced || (mark === '/' && Number(second) > 2))));
      return withYear(
        monthIn(isDayFirst ? second : first),
        Number(isDayFirst ? first : second),
        year?.length === 4 ? year : undefined,
        year?.length === 2 ? year : undefined,
        today,
      );
    },
  ),
  // the 21st of this month, 20th of next month
  parser(
    `(?:${WEEKDAY},? )?(?:the )?(?:${DATE} ?(?:-|–|to|thru|through) ?(?:the )?)?${DATE}(?: day)?(?: of)? (${RELATIVE_MONTH}|the current month|current month)`,
    ([, begins, ends, which = ''], today) => {
      const date = begins ?? ends;
      if (which === 'the month') return nextDate(Number(date), today);
      const month = addMonths(`${today.slice(0, 7)}-01`, monthsAhead(which));
      return dayOf(yearOf(month), monthOf(month), Number(date));
    },
  ),
  // Fri 14th, Monday 21, next friday the 13th
  parser(
    `(?:(?:this|next|coming|this coming) )?${GROUPED(WEEKDAY)},? (?:the )?${DATE}(?! ?(?:am|pm|:\\d|/|(?:-|–|to|till|until|thru) ?\\d))(?:${NO_NOUN}|(?<=\\bthe [1-3]?\\d ?[snrt][tdh])${NOT_ORDERED})`,
    ([, weekday, date], today) => nextDate(Number(date), today, named(WEEKDAYS, weekday)),
  ),
  // the 21st; by 21st; for the 27
  parser(
    `(?:(?:the|on|for|around) ${ORDINAL}(?:${NO_NOUN}|(?<=(?:on the \\d{1,2}|\\bthe [1-3]\\d) ?[snrt][tdh])(?<!\\b1st)(?= (?:\\d|(?:black|white|navy|red|blue|green|pink|purple|gr[ae]y|gold|yellow|orange|maroon|royal|light|dark|hot)\\b)))|(?:by|before|until|till|due)(?: on)? (?:the )?${ORDINAL}${NOT_ORDERED})`,
    ([text, date, due], today, _before, after) =>
      // "on 3rd and main", "before the first frost"
      (/^on \d/.test(text) && after.startsWith(' and ')) || (Number(due) < 4 && !ENDS_ORDINAL.test(after))
        ? undefined
        : nextDate(Number(date ?? due), today),
  ),
  // "the 12th is out. 14th then", "16th would be great"; not "2nd works better", of two things
  parser(
    `(\\d{1,2})(?:st|nd|rd|th)(?= (?:then\\b|please\\b|would (?:be|work)|will work|works\\b|is (?:fine|ok|okay|good|great|perfect|better|ideal|best)\\b|at the latest))`,
    ([, date], today, before) =>
      Number(date) > 3 && STARTS_ANEW.test(before) ? nextDate(Number(date), today) : undefined,
  ),
  // "may 9 now, not 12": the day that was named before
  parser(
    `(?:not|rather than|instead of|no longer|was)(?: on| by)?(?: the)? ${DATE}(?![\\d:./])${NO_NOUN}`,
    ([, date], today, before) => (AFTER_A_DATE.test(before) ? nextDate(Number(date), today) : undefined),
  ),
  // "the 20th, wait, 21st"; "march 20... no, 27", where the message counts nothing
  parser(
    `(?:no wait|no|wait|i mean|i meant|sorry|oops|rather|actually|scratch that)[ ,.:-]{1,4}(?:on |by )?(?:the )?(?:${ORDINAL}|(\\d{1,2})(?![\\d:./%]))${NO_NOUN}`,
    ([text, ordinal, bare], today, before) => {
      const [named = ''] = AFTER_A_DATE.exec(before) ?? [];
      if (
        named === '' ||
        (bare && (!/^(?:no|wait|i mean|scratch)/.test(text) || /\d/.test(before.slice(0, -named.length))))
      )
        return;
      return nextDate(Number(ordinal ?? bare), today);
    },
  ),
  parser(
    `(?:by|on|for|before|until|till|is) the (\\d{1,2})(?![\\d:/%]|\\.\\d)${NO_NOUN}`,
    ([, date], today) => nextDate(Number(date), today),
  ),
  // "grand opening 20 april, signs up the 17"; "opens march 28, finished on 25"
  parser(
    `(?:the|on) (\\d{1,2})(?= ?(?:$|[,;!?]|\\.(?!\\d)|latest\\b|please\\b))`,
    ([text, date], today, before) =>
      WITH_A_MONTH.test(before) && (text.startsWith('the') ? !/\bof $/.test(before) : DONE.test(before))
        ? nextDate(Number(date), today)
        : undefined,
  ),
  // the 2nd Monday of next month, last friday in october, the final sunday this month
  parser(
    `(?:the )?(?:very )?(1st|2nd|3rd|4th|5th|last|final) ${GROUPED(WEEKDAY)} (?:(?:of|in) ${GROUPED(MONTH)}(?:,? (?:of |in )?(20\\d\\d))?|(?:of |in )?(${RELATIVE_MONTH})|(?:of|in) ((?:(?:the|this|next|the new|the next|the coming|the following) )?year|20\\d\\d)(?! after))`,
    ([, which = '', weekday, month, year, relative, wholeYear], today) => {
      const n = /^(?:last|final)$/.test(which) ? -1 : Number(which[0]);
      const day = named(WEEKDAYS, weekday) ?? 0;
      if (wholeYear) {
        const of = /\d/.test(wholeYear)
          ? Number(wholeYear)
          : yearOf(today) + (/next|new|coming|following/.test(wholeYear) ? 1 : 0);
        const found = nthWeekday(of, n < 0 ? 12 : 1, day, n);
        return found >= today || /\d/.test(wholeYear) ? found : nthWeekday(of + 1, n < 0 ? 12 : 1, day, n);
      }
      if (relative) {
        const at = addMonths(`${today.slice(0, 7)}-01`, monthsAhead(relative));
        return nthWeekday(yearOf(at), monthOf(at), day, n);
      }
      const inYear = (of: number) => nthWeekday(of, named(MONTHS, month) ?? 1, day, n);
      if (year) return inYear(Number(year));
      return inYear(yearOf(today)) >= today ? inYear(yearOf(today)) : inYear(yearOf(today) + 1);
    },
  ),
  // the 4th full weekend of june, last weekend in march: its saturday
  parser(
    `(?:the )?(?:very )?(1st|2nd|3rd|4th|5th|last|final) (full )?weekend (?:of|in) (?:${GROUPED(MONTH)}(?:,? (20\\d\\d))?|(${RELATIVE_MONTH}))`,
    ([, which = '', full, month, year, relative = ''], today) => {
      const n = /^(?:last|final)$/.test(which) ? -1 : Number(which[0]);
      const inMonth = (of: number, at: number) =>
        n === -1 && full ? nthWeekday(of, at, 0, -1, -1) : nthWeekday(of, at, 6, n);
      const ahead = addMonths(`${today.slice(0, 7)}-01`, monthsAhead(relative));
      if (!month) return inMonth(yearOf(ahead), monthOf(ahead));
      const inYear = (of: number) => inMonth(of, named(MONTHS, month) ?? 1);
      if (year) return inYear(Number(year));
      return inYear(yearOf(today)) >= today ? inYear(yearOf(today)) : inYear(yearOf(today) + 1);
    },
  ),
  // the 2nd to last friday of june, next to last day of this month
  parser(
    `(?:the )?(?:2nd|next)[ -]to[ -]last (day|${WEEKDAY}) (?:of|in) (?:${GROUPED(MONTH)}|(${RELATIVE_MONTH}))`,
    ([, what = '', month, relative = ''], today) => {
      const ahead = addMonths(`${today.slice(0, 7)}-01`, monthsAhead(relative));
      const inYear = (year: number) => {
        const at = month ? (named(MONTHS, month) ?? 1) : monthOf(ahead);
        return what === 'day'
          ? addDays(lastOfMonth(year, at), -1)
          : nthWeekday(year, at, named(WEEKDAYS, what) ?? 0, -1, -7);
      };
      const day = inYear(month ? yearOf(today) : yearOf(ahead));
      return day >= today ? day : inYear(yearOf(today) + 1);
    },
  ),
  // 20260409, but for a reference
  parser(
    '(20[2-4]\\d)(0[1-9]|1[0-2])([0-2]\\d|3[01])(?![-/.]\\d)',
    ([, year, month, date], _today, before) =>
      OF_A_REFERENCE.test(before) ? undefined : dayOf(Number(year), Number(month), Number(date)),
  ),
  // 2026.4.9
  parser('(20\\d\\d)\\.(\\d{1,2})\\.(\\d{1,2})', ([, year, month, date]) =>
    dayOf(Number(year), Number(month), Number(date)),
  ),
  // 1st business day of march, the last working day of the month
  parser(
    `(?:the )?(1st|2nd|3rd|4th|5th|last) (?:business|working|work|week) ?day (?:of|in) (?:${GROUPED(MONTH)}(?:,? (20\\d\\d))?|(next|this|the|the following|following|the new) (month|year))`,
    ([, which = '', month, year, relative = '', unit], today) => {
      const nthOf = (at: string): string =>
        which === 'last'
          ? lastWorkingDay(addDays(addMonths(at, unit === 'year' ? 12 : 1), -1))
          : addWorkingDays(addDays(at, -1), Number(which[0]));
      if (month) {
        const first = (of: number) => dayOf(of, named(MONTHS, month) ?? 1, 1) ?? today;
        if (year) return nthOf(first(Number(year)));
        const day = nthOf(first(yearOf(today)));
        return day >= today ? day : nthOf(first(yearOf(today) + 1));
      }
      const begins = unit === 'year' ? `${today.slice(0, 4)}-01-01` : `${today.slice(0, 7)}-01`;
      const months = unit === 'year' ? 12 : 1;
      const day = nthOf(addMonths(begins, /next|following|new/.test(relative) ? months : 0));
      return day >= today ? day : nthOf(addMonths(begins, months));
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
  // in 2 weeks, on the tuesday
  parser(`in (\\d{1,2}) weeks,? (?:on )?(?:the |that )?${GROUPED(WEEKDAY)}`, ([, weeks, weekday], today) =>
    weekdayInWeek(today, named(WEEKDAYS, weekday) ?? 0, count(weeks)),
  ),
  // a week on friday, 2 weeks tuesday
  parser(
    `${GROUPED('\\d{1,2}|an?')} (week|fortnight)s?(?: on| this| come| from| from this)? ${GROUPED(WEEKDAY)}`,
    ([, times, unit = '', weekday], today) =>
      moved(nextWeekday(today, named(WEEKDAYS, weekday) ?? 0), count(times), unit),
  ),
  // an answer's "on 15"
  parser('on (\\d{1,2})(?=[.!]?$)', ([, date], today, before) =>
    AGREED.test(before) ? undefined : nextDate(Number(date), today),
  ),
  // not this friday, the one after it; not saturday but the next
  parser(
    `not (?:on |by )?(?:(?:this|the|the coming|this coming|coming|next) )?${GROUPED(WEEKDAY)}[ ,;.-]{1,3}(?:(?:but|rather|instead|on|by|i mean|more like) )*(?:the |that )?(?:one after(?: (?:it|that(?: one)?|this(?: one)?))?|(?:following|next) one|following|next|week after)(?= ?(?:$|[^\\w\\s]|(?:please|works?|would|is|if|for|at|so|and)\\b))`,
    ([text, weekday], today) =>
      addDays(nextWeekday(today, named(WEEKDAYS, weekday) ?? 0), / next \w+day/.test(text) ? 14 : 7),
  ),
  // wednesday week, today week; "este viernes en ocho"
  parser(
    `(?:this )?(?:(today|tomorrow)|${GROUPED(WEEKDAY)}) (week|fortnight|in 8)(?= ?(?:$|[^\\w\\s]|(?:please|at|by|if|would|works?|will|should|could|can|is|or|and|but|so|for|suits?|then|latest|i|we|does|though|thanks)\\b))`,
    ([, near, weekday, ahead], today) => {
      const days = ahead === 'fortnight' ? 14 : 7;
      return near === undefined
        ? addDays(nextWeekday(today, named(WEEKDAYS, weekday) ?? 0), days)
        : addDays(today, near === 'today' ? days : days + 1);
    },
  ),
  // the 3rd friday, of this month or the next
  parser(
    `the (1st|2nd|3rd|4th) ${GROUPED(WEEKDAY)}${NO_NOUN}(?! (?:of|in)\\b)`,
    ([, which, weekday], today) => {
      const inMonth = (month: string) =>
        nthWeekday(yearOf(month), monthOf(month), named(WEEKDAYS, weekday) ?? 0, Number(which?.[0]));
      const day = inMonth(today);
      return day >= today ? day : inMonth(addMonths(`${today.slice(0, 7)}-01`, 1));
    },
  ),
  // the tuesday of the week after next, week after next on friday
  parser(
    `(?:(?:the )?${GROUPED(WEEKDAY)},? (?:of |in )?(?:the )?week after next|(?:the )?week after next,?(?: on)?(?: the)? ${GROUPED(WEEKDAY)})`,
    ([, before, after], today) => weekdayInWeek(today, named(WEEKDAYS, before ?? after) ?? 0, 2),
  ),
  parser(
    `(?:the )?(${WEEKDAY}|weekend) after(?: next| this(?: one| coming one)?| that one)?(?= ?(?:$|[^\\w\\s]))`,
    ([, weekday], today) => addDays(nextWeekday(today, named(WEEKDAYS, weekday) ?? 6), 7),
  ),
  // a week today, 2 weeks tomorrow
  parser('(\\d{1,2}|an?) (week|fortnight)s? (today|tomorrow)', ([, amount, unit = '', from], today) =>
    addDays(moved(today, count(amount), unit), from === 'today' ? 0 : 1),
  ),
  // next month on the 4th
  parser(`(next|this) month,?(?: on)? the ${DATE}${NO_NOUN}`, ([, which, date], today) => {
    const month = addMonths(`${today.slice(0, 7)}-01`, which === 'next' ? 1 : 0);
    return dayOf(yearOf(month), monthOf(month), Number(date));
  }),
  // next week Friday, wednesday of this week
  parser(
    `(?:(next|this|the following|following|coming) week'?s?,?(?: on)?(?: the)? ${GROUPED(WEEKDAY)}|${GROUPED(WEEKDAY)},? (?:of |in )?(?:the )?(next|this|the following|following|coming) week)`,
    ([, first, day, otherDay, second], today) =>
      weekdayInWeek(today, named(WEEKDAYS, day ?? otherDay) ?? 0, /this/.test(first ?? second ?? '') ? 0 : 1),
  ),
  // friday, this friday, next friday
  parser(
    `(?:(next to next|next next|next|this|this coming|coming|this next) )?${GROUPED(WEEKDAY)}(?! ?(?:-|to|thru|through|–) ?${WEEKDAY})`,
    ([text, which = '', name = ''], today, before, after) => {
      // "sat down", "sun is out"
      const isShort = /^(?:sun|sat|wed|mon)$/i.test(name) && text === name;
      // "wed the love of my life"
      if (isShort && /^ the (?!\d)/.test(after)) return;
      if (after.startsWith(' before last') || (isShort && /^-[a-z]/.test(after))) return;
      const isLast =
        after === '' && !/(?:^|we|i|he|she|they|just|have|the|dog|was) $/i.test(before) && name !== 'sun';
      if (isShort && !isLast && (!isAfterDateWord(before) || (before === '' && !isBeforeEnd(after)))) return;
      // "will it fade in the sun", "direct sun"
      if (isShort && IN_THE_SUN.test(before)) return;
      if (isHabit(before, after) || (which === '' && isNameOfThing(before, after))) return;
      const weekday = named(WEEKDAYS, name) ?? 0;
      // "a first friday venue"; "the 3rd friday" may be a date with its day
      const nth = NTH.exec(before)?.[1];
      if (nth && which === '') return nextDateOn(Number(nth), today, weekday);
      const nexts = which.startsWith('next') ? which.split('next').length - 1 : 0;
      return nexts > 0 ? weekdayInWeek(today, weekday, nexts) : nextWeekday(today, weekday);
    },
  ),
  // in 2 weeks, within 10 business days, 8 days from now, a week out
  parser(
    `(?:in|within|inside(?: of)?|over)(?: (?:about|like|maybe|around|just|exactly|the|the next|next|approximately|roughly|~)){0,2} ${DURATION}(?:'? (?:from (?:now|today)|time))?(?! (?:and a half|or so ago|ago)\\b)`,
    ([, amount, working, unit = ''], today) => moved(today, count(amount), unit, working !== undefined),
  ),
  // "we got two weeks to get these done"; "24 tees, black. two weeks."
  parser(
    `(?:have|got)(?: (?:about|like|only|just|exactly|maybe))? ${DURATION}(?= ?(?:$|[.,;!])| to (?:get|do|make|finish|have|turn|pull)\\b)`,
    ([whole, amount, working, unit = ''], today) =>
      // "have a good day"
      / an? good \w+$/.test(whole) ? undefined : moved(today, count(amount), unit, working !== undefined),
  ),
  parser(`${DURATION}(?=[.!]? ?$|[.;!])`, ([, amount, working, unit = ''], today, before) =>
    IN_A_NOTE.test(before) && !OF_LENGTH.test(before)
      ? moved(today, count(amount), unit, working !== undefined)
      : undefined,
  ),
  // today in two weeks
  parser(`(today|tomorrow) in ${DURATION}`, ([, from, amount, working, unit = ''], today) =>
    moved(addDays(today, from === 'today' ? 0 : 1), count(amount), unit, working !== undefined),
  ),
  // a week and a day from now
  parser(
    `${DURATION} and ${DURATION} (?:from (?:now|today)|later|out|away|hence)`,
    ([, first, , unit = '', second, , smaller = ''], today) =>
      moved(moved(today, count(first), unit), count(second), smaller),
  ),
  parser(
    `${DURATION} (?:from (?:now|today)|later|out(?! from (?:that|it)\\b)|away|hence)`,
    ([, amount, working, unit = ''], today) => moved(today, count(amount), unit, working !== undefined),
  ),
  // a week's time, two weeks' time
  parser(
    `${DURATION}(?:'s| ?')? time(?! (?:off|card|frame|line|sheet|slot|of|to|i|we|and|now)\\b)`,
    ([text, amount, working, unit = ''], today) =>
      /s'? ?time$|s time$|' time$/.test(text)
        ? moved(today, count(amount), unit, working !== undefined)
        : undefined,
  ),
  // a week from yesterday
  parser(
    `${DURATION} (?:from|after) (the day before )?yesterday`,
    ([, amount, working, unit = '', earlier], today) =>
      moved(addDays(today, earlier ? -2 : -1), count(amount), unit, working !== undefined),
  ),
  parser(
    `(?:in|within) (?:about |around )?half an? (year|month)(?:'? time)?|half an? (year|month) from now`,
    ([, unit, later], today) => ((unit ?? later) === 'year' ? addMonths(today, 6) : addDays(today, 15)),
  ),
  parser(`(?:this|same) (?:time|day) next (week|month|year)`, ([, unit = ''], today) =>
    moved(today, 1, unit),
  ),
  parser(`(?:the )?day after (?:tomorrow|2moro)`, (_, today) => addDays(today, 2)),
  parser(`(?:end of (?:the )?day )?tomorrow`, (_, today) => addDays(today, 1)),
  parser(
    `today|tonight|(?:eod|end of (?:the )?day)(?! (?:on )?(?:the \\d|${WEEKDAY}|tomorrow))|same day`,
    (_, today) => today,
  ),
  // end of next month, by month end, last day of this year, end of the week (its Friday), end of the quarter
  parser(
    `(?:the )?(?:very )?(?:end|close(?= of)|last day|last(?= of (?:the|this|next) month)) (?:of|in) (?:(the|this|next|the current|current|the following) )?(month after next|month|quarter|year(?! 20\\d)|week|(?:year )?20\\d\\d|${QUARTER}|${MONTH})(?: (?:of )?(20\\d\\d))?`,
    ([, which = '', what = '', year], today) => {
      const step = what === 'month after next' ? 2 : /next|following/.test(which) ? 1 : 0;
      if (what.startsWith('month')) {
        const at = addMonths(`${today.slice(0, 7)}-01`, step);
        return lastOfMonth(yearOf(at), monthOf(at));
      }
      if (what === 'year') return `${yearOf(today) + step}-12-31`;
      if (/20\d\d$/.test(what)) return `${what.slice(-4)}-12-31`;
      if (what === 'week') {
        const friday = weekdayInWeek(today, 5, step);
        return friday < today ? addDays(friday, 7) : friday;
      }
      const month = /^(?:q|\d)/.test(what) ? quarterEnd(what, today) + step * 3 : (named(MONTHS, what) ?? 1);
      const last = lastOfMonth(Number(year ?? yearOf(today)), month);
      return last >= today ? last : lastOfMonth(yearOf(today) + 1, month);
    },
  ),
  parser(
    `(?:the )?(?:1st|first|beginning|start) day (?:of|in) (?:the )?(next |following )?(month|${MONTH})`,
    ([, , what = ''], today) =>
      what === 'month' ? nextDate(1, addDays(today, 1)) : forward(named(MONTHS, what) ?? 1, 1, today),
  ),
  // the 1st of the year, the 1st of next year
  parser(
    '(?:the )?1st (?:day )?of (?:the|the new|next|the next|the coming) year',
    (_, today) => `${yearOf(today) + 1}-01-01`,
  ),
  // by the weekend, next weekend: its saturday, or the sunday that is left of it
  parser(
    `(next|this(?: coming)?|the(?: coming| following)?) weekend(?! (?:before|after|of|prior|following|warriors?|crews?|shifts?|staff|teams?|league|crowd|market|guys|girls|people|help|workers?|service|specials?|brunch))`,
    ([, which = ''], today, before) => {
      if (/\bnot $/.test(before)) return;
      if (which === 'next') return weekdayInWeek(today, 6, 1);
      return weekdayOf(today) === 0 ? today : weekdayInWeek(today, 6, 0);
    },
  ),
  parser('eow', (_, today) => weekdayInWeek(today, 5, weekdayOf(today) % 6 === 0 ? 1 : 0)),
  parser(`eom|month'?s? end`, (_, today) => lastOfMonth(yearOf(today), monthOf(today))),
  parser(`eoy|year'?s? end`, (_, today) => `${yearOf(today)}-12-31`),
  // What no single day can be told from.
  parser(
    `(?:(?:(?:some|any) ?time|somewhere|in|by|before|after|during|until|till|next|this|around|for|${PART_OF})(?: |-)){1,3}(?:the )?(?:month of )?${MONTH}(?: 20\\d\\d)?(?! ?\\d| madness|'s (?!end))`,
    // "this may take longer"
    ([text], _today, before, after) =>
      (/^this may$/.test(text) && /^ \w/.test(after)) ||
      (/^in /.test(text) && AFTER_A_HOLIDAY.test(before)) ||
      // "before the end of june" is before its last day.
      /^(?:by|before|until|till) (?:the )?end /.test(text)
        ? undefined
        : null,
  ),
  // "no hurry, june is fine"; "my sister june is fine" is a person
  parser(
    `(?:${MONTH}|(?:the )?${SEASON})(?= (?:works|(?:is|would be|will be|sounds|works) (?:(?:totally|perfectly|also|just|plenty) )?(?:fine|ok|okay|good|great|perfect|alright|soon enough|early enough))(?: (?:by|for|with) (?:us|me))?(?: ?$| ?[^\\w\\s]| (?:too|then|though|and|or|but|so|please|if|since|because|as well)\\b))`,
    (_, _today, before) => (OF_SOMEBODY.test(before) ? undefined : null),
  ),
  // "push it back to june"; not "moved to the spring building"
  parser(
    `(?<=\\bto )(?:the )?(?:${PART_OF} )?(?:${MONTH}|${SEASON})(?! ?\\d)${NO_NOUN}`,
    (_, _today, before) => (MOVED_TO.test(before) ? null : undefined),
  ),
  // "june sometime"; "we may sometime" is no month
  parser(`(?!may|mar)${MONTH} (?:some ?time|ish)`, () => null),
  parser(
    `(?:(?:later |sometime |${PART_OF} ){0,2}(?:next|this|the (?:coming|following)) (?:week|month|quarter|year|${SEASON})|(?:within|during|inside) the (?:week|month|quarter)|${PART_OF} (?:the )?${SEASON}|(?:in|by|before|for|over|until) (?:the )?(?:${SEASON}|holidays?(?: season)?|${QUARTER}))`,
    () => null,
  ),
  parser('(?:the )?(?:week|month|year) after next', () => null),
  parser(
    `(?:(?:in|within|inside(?: of)?|over) (?:about |like |the |the next |next |maybe )?${VAGUE_DURATION}|${VAGUE_DURATION} (?:from (?:now|today)|out|away|or so))`,
    () => null,
  ),
  // "need them before softball season", "in time for spring break", "before school starts back"
  parser(
    `(?:(?:some ?time|any ?time|right|well) )?(?:before|in time for|ahead of|prior to)(?: the| our)?(?: (?:start|beginning) of)?(?: the| our)?(?: (?!(?:the|our|we|i|it|they|you|your|this|last)\\b)\\w+){0,2}? (?:season|harvest|school|(?:spring|summer|fall|winter) break|semester)(?: (?:year|starts?|begins?|opens?|resumes?|kicks off|lets out|is (?:back|out|over)|goes back)){0,2}${NO_NOUN}`,
    (_, _today, before) => (ASKED_OR_USUAL.test(before) ? undefined : null),
  ),
  // "a couple of weeks would be good"; "is three or four weeks ok" asks
  parser(
    `(?:${VAGUE_DURATION}|(?:an? )?couple(?: of)? (?:more )?(?:week|month)s)(?= (?:(?:is|would be|will be|sounds) (?:(?:totally|perfectly|also|just|plenty) )?(?:fine|ok|okay|good|great|perfect|alright|plenty|soon enough)|works)(?: (?:by|for|with) (?:us|me))?(?: ?$| ?[.,;!]| (?:too|then|though|and|or|but|so|please|if|since|because|as well)\\b))`,
    () => null,
  ),
  parser(
    `asap|(?:the )?(?:sooner|quicker|faster|earlier) the better|(?:as )?(?:soon|quick(?:ly)?|fast) as (?:\\w+ )?(?:possible|you (?:guys )?can|we can|you are able)|a\\.s\\.a\\.p`,
    () => null,
  ),
  parser('right away|immediately', (_, _today, before) =>
    /(?:need|needed|want|(?:it|them|these|this|those)(?: (?:done|made|\w{3,}ed))?|asap|pretty much) $/.test(
      before,
    )
      ? null
      : undefined,
  ),
];

/** "we decided (on 6)": how many */
const AGREED = /\b(?:decided|settled|agreed|landed|planned|planning|counting) $/;
const IN_A_NOTE = /[^?][.;!] $/;
/** "how long did it take. (2 weeks)." */
const OF_LENGTH =
  /\b(?:took|takes?|long|wait\w*|turn ?around|since|ago|years?|old|open|been|lasts?|warranty|lead time|every)\b/;
/** "are you busy (before school starts)", "we always order (before the season)" */
const ASKED_OR_USUAL =
  /\b(?:do you|are you|is it|how|when|always|usually|normally|every|never|last)\b(?![^.?!]*\b(?:need|want))[^.?!]*$/;
const MOVED_TO = /(?:mov|push|bump|chang|switch|delay|postpon|reschedul)\w*(?: \w+){0,4} to $/;
const OF_PIECES = new RegExp(`${MONTH}, \\d{1,2}$`);
const OF_SOMEBODY = /(?:^| )(?:my|her|his|our|their|named?|miss|aunt|sister|daughter|wife|mom)(?: \w+)? $/;

/** Is there a word in front that announces a day, or nothing at all? */
function isAfterDateWord(text: string): boolean {
  const before = text.trimEnd();
  return (
    before === '' ||
    /(?:^|[\s,.;(])(?:by|on|for|before|until|till|due|the|el|is|this|next|from|after|around|about|hand|hands|need|needed|date|deadline|friday|it|them)$|[,.;:(-]$/.test(
      before,
    )
  );
}

/** "5/9, no sorry 5/8" is no fraction. */
/** "pick it up 11.14", "need them 4.22" */
const WANTED = /\b(?:need|pick) (?:it|them|this|these|those)(?: up)? $|\bpick up $/;
const INSTEAD_OF_DATE =
  /\d\/\d{1,2}[ ,.;]{1,3}(?:(?:no|not|sorry|wait|actually|rather|i mean|i meant|oops|make it|make that)[ ,.]{1,3}){1,3}$/;
const AFTER_A_DATE = new RegExp(
  `(?:${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}/\\d{1,2}|\\d(?:st|nd|rd|th))(?: (?:now|actually|then|instead|please|and|but|it|is))*[ ,.]*$`,
);

const STARTS_ANEW = /(?:^|[,.;:?!-] ?|(?:^| )(?:so|or|and|maybe|ok|like|then|but|even) )$/;

/** "must be finished (on 25)"; "the number (on 12)" is printed there. */
const DONE =
  /(?:done|ready|finish\w*|complet\w*|deliver\w*|need\w*|here|hands?|arrive\w*|up|it|them|be|open\w*|is) $/;
const WITH_A_MONTH = new RegExp(`${MONTH} (?:the )?\\d|\\d(?:st|nd|rd|th)? (?:of )?${MONTH}|\\d/\\d`);

const MOVED_FROM = /(?:mov|chang|push|switch|bump|postpon|reschedul)\w*(?: \w+){0,4} from (?:the )?\w+ to $/;
const WEEKDAY_TO = new RegExp(`${WEEKDAY} ?(?:-|–|to|thru|through) ?$`);

const OF_A_REFERENCE =
  /(?:order|job|invoice|number|no|num|ref|reference|po|ticket|quote|account|id|sku|file|bw|tracking|#)(?: (?:number|no|id|is))?[ .:#]*$/;

/** "5/8 of an inch", "a 3/4\" border", "1/4-inch foam", "3/8 in thick" */
const OF_A_MEASURE =
  /^ ?(?:["”″]|''|-? ?inch|of (?:an? |the )?(?:inch|foot|yard|mile|cup|page|way|sheet|width|height|back|front|length|cm|mm)\b|in\.? (?:thick|deep|wide|tall|high|long|margin|border|bleed|seam|hem|foam|board|acrylic|vinyl)\b)/;

/** "page 4/12", "9/10 dentists", "4/12 Harbour Street", "youth 10/12", "7/2 in favor": figures of something else. */
const isOfCount = (text: string, before: string, after: string): boolean => {
  const first = before.replace(ONES_BEFORE, '');
  return (
    !MAY_FOLLOW.test(after) ||
    OF_A_SHARE.test(after) ||
    OF_A_COUNT.test(first) ||
    (OF_CHILDREN.test(first) && CHILDRENS_SIZE.test(text))
  );
};

/** "rated 7/10", "flat 2/9", "we beat them 7/5", "psalm 9/10" */
const OF_A_COUNT =
  /(?:^| )(?:pages?|steps?|slides?|lessons?|chapters?|verses?|episodes?|parts?|models?|scored?|scores|scoring|beat|lost|won|win|leads?|record|rate(?:d)?|rating|ranked|got|gets|photos?|question|level|grades?|pain|pressure|odds|chances?|ratio|splits?|pitch|slope|unit|apt|apartment|flat|suite|ste|room|rm|floor|lot|gate|flight|bus|route|exit|highway|hwy|channel|address|sizes?|invoice|seats?|rows?|aisle|stall|locker|pms|pantone|psalms?|romans|genesis|isaiah|proverbs|corinthians|ephesians|philippians|hebrews|give (?:it|you|them|this) an?)(?: (?:them|us|him|her|it|you|is|are|was|were|an?|of|about|at|to|with|in|size))* $/;
/** "6/3 6/4", "4/6 and 8/10" */
const ONES_BEFORE = /(?:\d{1,2}\/\d{1,2}(?:, | and | or | & | ))+$/;
const OF_A_SHARE =
  /^ (?:with (?:water|bleach|soap|vinegar)|in favou?r|(?:would|do|does) (?:not )?recommend|against\b|through (?:the|my|her|his|our|their)\b|(?:so far|overall|this season|last season)\b)/;
const OF_CHILDREN =
  /(?:^| )(?:youth|kids?|kid's|toddlers?|boys|girls|child|children's?|infant|ages?)(?: (?:size|sizes|is|in|an?))* $/;
const CHILDRENS_SIZE = /^(?:2\/[34]|3\/4|4\/[56]|5\/6|6\/[78x]|7\/8|8\/1?0|8\/9|10\/1[02])$/;
/** "12-05-27" of a part: its end is none either. */
const JOINED = /\d[-./]$/;

/** What comes after a day: nothing that its figures could count or measure, unless that is what takes place on it. */
const MAY_FOLLOW = new RegExp(
  `^(?:${NO_NOUN}|(?= \\d+(?![\\d/])| w/)| ?(?:this|next|thru|through|to|till|until|between|unless|hopefully|ideally|preferably|maybe|asap|ish|tops|max|due|deadline|pick|pickup|delivery|deliver|ship|arrival|install|launch|opening|open|start|events?|party|wedding|games?|race|tournament|reunion|shows?|meet|meeting|festival|fair|concert|dance|prom|banquet|gala|fundraiser|birthday|graduation|picnic|camp|trip|service|ride|run|walk|conference|ceremony|tourney|market|w)\\b)`,
);

/** "version 2.10.24", "section 4-12-20" */
const OF_A_VERSION =
  /(?:^| )(?:version|ver|v|build|release|update|upgrade|firmware|patch|rev|revision|driver|kernel|installer|ip|ip address|section|chapter|paragraph|windows|android|ios|python|node|app|software|plugin|model|serial|room|suite|unit|building|part|item|sku|po|invoice|upc|barcode|code|catalog|style|stock|isbn|table|fig|figure)(?: (?:number|no|is|was|to|from|on|:))*[ .:#]*$/;

/** "a 16/9 screen", "18/8 steel" */
const A_RATIO =
  /^ ?(?:["%]|(?:ratio|split|ring|combed|singles|yarn|screen|aspect|mix|blend|cotton|poly|steel|stainless|mm|cm|inch|in\b(?! (?:the|hand))|oz|lbs?|vision|odds|score|win|loss|loss|mpg|psi|shift|people|of)\b)/;

/** "every other friday", "each monday, tuesday and friday", "1st friday of each month" */
const isHabit = (before: string, after: string): boolean =>
  /(?:^| )(?:every|each|most|any|on a|all)(?: \w+)?(?:(?: \w+day,?){1,4}(?: and| or| &)?)? $/.test(before) ||
  /^ (?:(?:of|in) (?:every|each)|off\b|mornings|afternoons|evenings|nights)\b/.test(after) ||
  // "mon-fri", but "move it from monday to friday"
  (WEEKDAY_TO.test(before) && !MOVED_FROM.test(before));

/** "taco tuesday", "sunday school", "casual friday polos", "the monday maniacs": a weekday in the name of something else. */
const isNameOfThing = (before: string, after: string): boolean =>
  /(?:^| )(?:taco|casual|freaky|throwback|manic|ruby|margarita|sabbath|bloody|wing) $/.test(before) ||
  /^ (?:school|funday|best|brunch|league|market|services?|specials?|night (?:lights|football|live|fever)|blues)\b/.test(
    after,
  ) ||
  (!isAfterDateWord(before) &&
    /^ (?:shirts?|tshirts?|tees?|polos?|hoodies?|hats?|banners?|signs?)\b/.test(after)) ||
  (/(?:^| )(?:name is the|called the|called|our|my|their|an?) $/.test(before) &&
    /^ (?!(?:or|and|at|by|the|please|would|works?|if|morning|afternoon|evening|night|for|is|we|i|you|they|it|that|to|of|in|on|before|after|but|so|not|because|when|will|was)\b)\w/.test(
      after,
    ));

const IN_THE_SUN = /(?:^| )(?:the|in|full|direct|hot|bright|strong|much|of|from|under) $/;

const isBeforeEnd = (text: string): boolean =>
  /^ ?(?:$|[^\w\s]|\d|(?:or|and|at|by|the|please|would|works?|if|morning|afternoon|evening|for|is (?:fine|ok|good|best))\b)/.test(
    text,
  );

function monthIn(text: string | undefined): number | undefined {
  const month = Number(text);
  return month >= 1 && month <= 12 ? month : undefined;
}
