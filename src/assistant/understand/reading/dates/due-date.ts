// The in-hands date: the visitor's own words, and the day they mean in the shop's time zone.
import type { DueDate } from '../../../../schemas/reading.ts';
import { isCorrection, overlaps, type SlotContext, type SlotResult, type Span, skipped } from '../slot.ts';
import { allMatches } from '../words/all-matches.ts';
import { own } from '../words/own.ts';
import { worded } from '../words/triggers.ts';
import { MONTHS, WEEKDAYS } from '../words/vocabulary.ts';
import type { Words } from '../words/words.ts';
import { addDays, addMonths, dayOf, monthOf, weekdayInWeek, yearOf } from './days.ts';
import { findDays, type NamedDay, nearWeekday, PUT_RIGHT, readBareDay } from './find-days.ts';
import { HOLIDAY_NAMES } from './holidays.ts';
import {
  isChecked,
  isDeadline,
  isFormer,
  isNotDue,
  isOfEvent,
  isOfName,
  isOfOther,
  isOfSetUp,
  isReckoned,
  isTakenBack,
} from './not-due.ts';
import { isOnlyNamed } from './only-named.ts';

/**
 * `date` is null where no single day can be told ("in March", "asap"). Days gone by are none, nor are those of something
 * else: a call, the shop's hours, a birth. `days` are those that the message names.
 */
export function readDueDate(context: SlotContext, days = findDays(context)): SlotResult<DueDate> {
  const { words, taken, asked, today } = context;
  const isAsked = asked === 'dueDate';
  const checked = daysChecked(days);
  const called = new Set(days.filter(({ before }) => CALLED.test(before)).map(({ text }) => text));
  const due = days.filter(
    (day, i) =>
      !checked.has(day) &&
      !isFormer(day, days[i + 1]) &&
      !called.has(day.text) &&
      !isEndOfStretch(day, days[i - 1]) &&
      !overlaps(day.span, taken) &&
      (day.date === null || day.date >= today) &&
      !isNotDue(day, words.plain, asked) &&
      !isOnlyNamed(day) &&
      (isAsked || !isOfName(day, words.message)),
  );
  const placed = inMonths(
    due
      .filter((day, i) => !isEndOfStretch(day, due[i - 1]))
      .map((day) => (isOfJuly(day, words.plain) ? { ...day, date: nextFourth(today) } : day)),
    days,
    today,
  );
  const isLater =
    isCorrection(words) || MADE.test(words.plain) || due.some(({ text }) => PUT_RIGHT.test(text));
  const chosen =
    ofNamedEvent(placed, words.plain) ??
    choose(placed, isLater) ??
    (isAsked && days.length === 0 ? readBareAnswer(context) : undefined);
  if (!chosen) return skipped;
  const { start, end } = chosen.span;
  // "before april 15", "the week of april 6" are the visitor's own words for less than that day.
  const [about = ''] = ABOUT_A_DAY.exec(words.message.slice(Math.max(0, start - LONGEST_ABOUT), start)) ?? [];
  const [that = ''] =
    ('isMoved' in chosen && THAT_WEEK.exec(words.message.slice(end, end + LONGEST_ABOUT))) || [];
  const text = words.message
    .slice(start - about.length, end + that.length)
    .trim()
    .replace(/[.,;]+$/, '');
  return { status: 'filled', value: { text, date: chosen.date }, span: chosen.span };
}

/** "red white and blue for the 4th" */
const isOfJuly = ({ text }: NamedDay, plain: string): boolean =>
  /^(?:\w+ )?the 4th$/.test(text) && PATRIOTIC.test(plain);
const PATRIOTIC = worded(
  / (?:red (?:,? ?)?white (?:and |n |& )?blue|patriotic|fireworks?|firecrackers?|stars and stripes|july) /,
);
const nextFourth = (today: string): string => `${yearOf(today) + (today.slice(5) > '07-04' ? 1 : 0)}-07-04`;

/** "the company is called Friday" */
const CALLED = /(?:^| )(?:called|named)(?: the)? $/;

/** "I said wednesday but make that friday" */
const MADE = worded(
  / (?:said|told (?:you|him|her|them)|was thinking) (?:\S+ ){1,8}(?:make|let us (?:do|say|make)) | (?:moved|pushed|bumped|switched|changed|postponed|rescheduled|delayed|shifted) (?:it |that |this |them |back |up |out |off |over ){0,2}(?:to|until|till) | (?:even |or )?better (?:yet |still )?(?:the|on|by|make it) | (?:is|would be|will be|works|sounds|looks|fits) (?:(?:even|much|way|probably|actually|a lot|a bit) )*(?:better|safer)(?! than) /,
);

/** "thursday (that week)" */
const THAT_WEEK = /^\s*(?:(?:of|in) )?(?:that|the) (?:same |very )?week\b/i;
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

/**
 * "the gala is may 16, so the 12th", "june 12, no, the 19th": a day without a month is of the one that was named before it,
 * also where that day is none of the due ones.
 */
function inMonths(days: readonly NamedDay[], all: readonly NamedDay[], today: string): NamedDay[] {
  return days.map((day, i) => {
    const direction = BEFORE_IT.test(day.after) ? 'before' : AFTER_IT.test(day.after) ? 'after' : undefined;
    const weekday = direction ? own(WEEKDAYS, day.text.replace(/^the /, '')) : undefined;
    const events = days.slice(0, i).filter(({ text, date }) => date !== null && !isWeekday(text));
    // "opens april 10 and closes the 19th ... the tuesday before we open"
    const first = OPENS_AFTER.test(day.after) ? events.find(({ before }) => OPENS.test(before)) : undefined;
    const event = (first ?? events.at(-1))?.date;
    // "the friday before homecoming": when that is, nobody said.
    if (!event && isWeekday(day.text) && /\bthe $/.test(day.before) && BEFORE_SOME_EVENT.test(day.after))
      return { ...day, date: null };
    // "the race is may 9, so the thursday before", "the cutting is a week from saturday, say the monday after that"
    if (direction && weekday !== undefined && event) {
      const date = nearWeekday(event, day.text.replace(/^the /, ''), direction, 1);
      return date < today ? day : { ...day, date, isMoved: true };
    }
    // "the wedding is oct 10 but the hotel wants them thursday that week"
    const isOfWeek = IN_ITS_WEEK.test(day.after) || / that $/.test(day.before);
    // "the carnival is april 24 but we set up before, so thursday"
    const isSo = isReckoned(day.before) && event != null && event > addDays(today, 7);
    const inWeek = isOfWeek || isSo ? own(WEEKDAYS, day.text.replace(/^the /, '')) : undefined;
    if (inWeek !== undefined && event) {
      const date = weekdayInWeek(event, inWeek, 0);
      // "the recital is saturday june 13 but they dress up that thursday"
      if (!IN_ITS_WEEK.test(day.after) && date > event) return day;
      return date < today ? day : { ...day, date, isMoved: true };
    }
    const date = BARE_DATE.exec(day.text)?.[1] ?? (SAID_DATE.test(day.text) ? day.date?.slice(8) : undefined);
    const named = days.slice(0, i).findLast(({ text }) => WITH_A_MONTH.test(text));
    if (date === undefined) return day;
    // "not the 11th of april anymore, it's the 18th"
    const former = named ? undefined : formerDay(day, all);
    if (former?.date) return { ...day, date: nearestDate(Number(date), former.date, today) ?? day.date };
    if (!named?.date) return ofMonth(day, Number(date), days[i - 1], today);
    // What is due for an event is due near it, however far off it is.
    const isForIt =
      isOfEvent(named.before) &&
      (isDeadline(day) || isReckoned(day.before) || NEEDED.test(day.before) || BUT.test(day.before));
    if (named.date > addDays(today, isForIt ? YEAR : FARTHEST)) return day;
    // "... by the 28th" for the wedding on june 2 is in may.
    const isBefore =
      (isForIt || isDeadline(day) || isReckoned(day.before)) &&
      !isDeadline(named) &&
      !isOfEvent(day.before) &&
      Number(date) > dateOf(named.date);
    const month = addMonths(`${named.date.slice(0, 7)}-01`, isBefore ? -1 : 0);
    const moved = dayOf(yearOf(month), monthOf(month), Number(date));
    return moved === undefined || moved < today ? day : { ...day, date: moved };
  });
}

/** The day in whose place this one stands: the last before it that is taken back. */
function formerDay(day: NamedDay, all: readonly NamedDay[]): NamedDay | undefined {
  const last = all.slice(0, all.indexOf(day)).findLast(({ text }) => WITH_A_MONTH.test(text));
  return last && (isTakenBack(last) || WAS.test(last.before) || isFormer(last, day)) ? last : undefined;
}

const WAS =
  / (?:was|were|used to be|originally)(?: (?:set|going to be|for|on|at first|originally|the))* $|^(?:was|originally) $/;

/** The day with that date next to another, not before today. */
function nearestDate(date: number, near: string, today: string): string | undefined {
  const [nearest] = [-1, 0, 1]
    .map((later) => addMonths(`${near.slice(0, 7)}-01`, later))
    .flatMap((month) => dayOf(yearOf(month), monthOf(month), date) ?? [])
    .filter((day) => day >= today)
    .sort((a, b) => Math.abs(Date.parse(a) - Date.parse(near)) - Math.abs(Date.parse(b) - Date.parse(near)));
  return nearest;
}

/** "the first week of may but no later than the 8th": the month that was told just before, not that of an event. */
function ofMonth(day: NamedDay, date: number, told: NamedDay | undefined, today: string): NamedDay {
  const month = own(MONTHS, MONTH_ALONE.exec(told?.text ?? '')?.[1] ?? '');
  if (!told || month === undefined || isOfEvent(told.before)) return day;
  if (told.date !== null && !END_OF.test(told.text)) return day;
  if (TOLD_OF.test(told.before + told.text)) return day;
  const moved = [yearOf(today), yearOf(today) + 1]
    .map((year) => dayOf(year, month, date))
    .find((one) => one !== undefined && one >= today);
  // Said in march, january is the one gone by.
  return moved === undefined || moved > addDays(today, 2 * FARTHEST) ? day : { ...day, date: moved };
}

/** "we lost my dad in november", "moved here back in may": a month gone by. */
const TOLD_OF = new RegExp(
  `(?:^| )(?:(?:pass|mov|open|start|retir|clos|marri|order|call|ask|talk|chang|graduat|turn|end|finish|happen|launch|join)ed|past|born|bought|was|were|died|lost|met|got|did|had|began|came|went|left|won)(?: (?!but |and |so |need |want )\\w+){0,4}? (?:in|since|last|around) (?:\\w+ )?(?:${Object.keys(MONTHS).join('|')})$`,
);

/** "end of april, so the 30th" */
const END_OF = /\bend of\b/;
const MONTH_ALONE = new RegExp(`(?:^|[ -])(${Object.keys(MONTHS).join('|')})$`);

const isWeekday = (text: string): boolean => own(WEEKDAYS, text.replace(/^the /, '')) !== undefined;

const IN_ITS_WEEK = /^ (?:(?:of|in) )?(?:that|the) (?:same |very )?week\b/;
const BEFORE_IT =
  /^ (?:(?:right |just )?before(?:hand)?|prior(?: to)?|preceding|ahead(?: of)?|leading (?:up |in )?to)(?= ?$| ?[^\w\s]| (?:if|please|so|would|is|that|it|then|this|works?|for|at|and|lol|thanks?)\b| (?:we|they|it|he|she|the \w+|our \w+) (?:opens?|starts?|begins?|leaves?|goes|go|fly|kicks? off)\b(?! (?:at|up)\b)| (?:the|our) (?:event|show|party|wedding|game|race|opening|trip|tournament|concert|festival|gala|meet|reunion)\b)/;
const BEFORE_SOME_EVENT =
  /^ (?:right |just )?before (?!(?:then|that|it|this|noon|lunch|dinner|breakfast|midnight|clos\w+|we (?:need|get)|i|you|they|please|if|hand|the end|end|eod)\b)(?:(?:the|our|my|his|her|their) )?[a-z]{2}/;
const OPENS_AFTER = /^ (?:before|after) (?:\w+ ){1,2}(?:opens?|starts?|begins?)\b/;
const OPENS = / (?:opens?|opening|starts?|begins?)(?: (?:is|on|the|this|night|day))* $/;
const AFTER_IT =
  /^ after (?:that|it|this|then)(?= ?$| ?[^\w\s]| (?:if|please|so|would|is|works?|for|and|or|at)\b)/;

/** "runs april 1 to april 30": the end of a stretch of days whose beginning is told. */
const isEndOfStretch = ({ before }: NamedDay, beginning: NamedDay | undefined): boolean => {
  const to = / ?(?:to|thru|through|-|–) (?:the )?$/.exec(before);
  return (
    to !== null &&
    beginning !== undefined &&
    before.slice(0, to.index).endsWith(beginning.text) &&
    !MOVED_FROM.test(beginning.before)
  );
};

/** "moved from may 1 to may 9" is no stretch. */
const MOVED_FROM = /(?:chang|mov|push|switch|bump|postpon|reschedul)\w*(?: \w+){0,3} from (?:the )?$/;

const dateOf = (day: string): number => Number(day.slice(8));

/** Days; who names a day farther off means no other day by it. */
const FARTHEST = 150;
const YEAR = 365;
/** "school starts aug 12 but the staff is back the 5th" */
const BUT = / but (?:[\w']+ ){1,6}$/;
/** "but need em (the 1st)" */
const NEEDED =
  /(?:need|want|have|get|order|deliver)\w*(?: (?:it|them|em|these|those|all|everything|to have))*(?: (?:by|on|for|the))* $/;
const BARE_DATE =
  /^(?:(?:no wait|no|wait|i mean|i meant|sorry|oops|rather|actually)[ ,.:-]+)?(?:(?:by|on|for|before|until|till|due|around|is)(?: on)? )?(?:the )?(\d{1,2})(?: ?(?:st|nd|rd|th))?$/;
const ORDINAL_SAID =
  '(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth';
/** "here on the seventh", dictated */
const SAID_DATE = new RegExp(
  `^(?:(?:by|on|for|before|until|till|due|around|is) )?(?:the )?(?:${ORDINAL_SAID})$`,
);
const WITH_A_MONTH = new RegExp(
  `(?:^| )(?:${Object.keys(MONTHS).join('|')})\\.?[ ,/-]{0,2}(?:the )?\\d|(?:\\d(?:st|nd|rd|th)?|${ORDINAL_SAID}) (?:of )?(?:${Object.keys(MONTHS).join('|')})|\\d/\\d|\\d\\.\\d{1,2}\\.\\d|\\d-\\d{1,2}-\\d|(?:^| )${HOLIDAY_NAMES}$`,
);

/** "the wedding is the 18th, the rehearsal the 17th, they're for the rehearsal": the day of what the goods are for. */
function ofNamedEvent(days: readonly NamedDay[], plain: string): NamedDay | undefined {
  if (days.length < 2) return;
  const [, whole, first] = FOR_WHICH.exec(plain) ?? WANTED_FOR.exec(plain) ?? [];
  if (whole === undefined || first === undefined) return;
  for (const event of [whole, first]) {
    const [only, ...others] = days.filter(({ before }) => isDayOf(event, before));
    if (only)
      return others.length === 0 && !days.some((day) => day !== only && isDeadline(day)) ? only : undefined;
  }
  return;
}

/** "the rehearsal the (17th)"; not "for the rehearsal the (17th)", which says no more than that it is for that day. */
function isDayOf(event: string, before: string): boolean {
  const at = before.lastIndexOf(` ${event}`);
  return at !== -1 && before.length - at < LONGEST_NAMED_EVENT && !FOR_IT.test(before.slice(0, at));
}
const FOR_IT = / for(?: (?:the|our|my|that|her|his|their))?$/;

const FOR_WHICH =
  / (?:they are|these are|those are|this is|it is|shirts are|tees are|hats are|signs? (?:is|are)|banners? (?:is|are)|order is) (?:just |only |really )?for (?:the|our|that|her|his|their) (([a-z]+)(?: [a-z]+)?) /;
/** "tees for field day", "we want them for the soft opening" */
const WANTED_FOR =
  / (?:(?:need|want|wear|have|like|get) (?:it|them|these|those)|shirts?|tees|tshirts|hats?|caps?|hoodies|jerseys|banners?|signs?|koozies|mugs|totes|polos|aprons) for (?:the |our |that |her |his |their )?(([a-z]{3,})(?: [a-z]+)?) /;
const LONGEST_NAMED_EVENT = 32;

const isMended = (before: string): boolean => MENDED.test(before);
const MENDED =
  /(?:^|[ ,.;-])(?:wait|no|nope|actually|scratch that|i mean|i meant|hmm+|shoot|crap|oops|dang|shit|ope) ?[,.:;-]* (?:(?:that|it|the \d+\w*) (?:is|was|will|would|does|falls)(?: [\w']+){1,6} ?[,.;-]? )?(?:(?:so|say|let us|let|do|go|with|make|it|that|them|for|like|maybe|more|better|rather|the|by|on|we|i|need|should|be|is|has|to) ?){0,6}$/;

/** What is reckoned from another day before deadlines, these before other days, days before words, and the day of an event only where no other is given. */
function choose(named: readonly NamedDay[], isCorrected: boolean): NamedDay | undefined {
  // "the easter parade is april 4": a holiday that only calls something, where its day is told.
  const own = named.filter((day) => !isCalledAfter(day) && !isOfOther(day));
  const told = own.some(({ date }) => date !== null) ? own : named;
  // "april 3, before easter": the day itself says more.
  const all = told.filter((day, i) => !isBehind(day, told[i - 1]));
  // "a week ahead, may 25 ... no, may 22": told by its distance and by its date, it is one day.
  const days = all.filter(
    ({ isMoved, date }, i) => !isMoved || !all.slice(i + 1).some((day) => !day.isMoved && day.date === date),
  );
  const deadlines = days.filter((day) => day.isMoved || isDeadline(day));
  const needed = deadlines.filter(({ date, isMoved }) => date !== null && !isMoved);
  // "the gala is may 9 so may 2": reckoned from the day before it in the message
  const reckoned = days.filter(
    ({ date, before, text }, i) =>
      date !== null &&
      isReckoned(before) &&
      // "the friday before break, so the 13th"
      days.slice(0, i).some((day) => (day.date ?? '') > date || (isWeekday(day.text) && /\d/.test(text))),
  );
  const others = days.filter((day) => !isOfEvent(day.before) && !IS_EVENT.test(day.after));
  // "by april 9 ... wait that's a holiday, april 8"
  const mended = others.filter(
    ({ date, before, text }, i) => i > 0 && date !== null && (isMended(before) || PUT_RIGHT.test(text)),
  );
  const best =
    [
      mended.slice(-1),
      reckoned,
      // "we open june 1, the sign a few days earlier": less than that day is known
      needed.length > 0 ? needed : days.filter(({ isMoved }) => isMoved),
      days.filter((day) => isOfSetUp(day)),
      others.filter(({ date }) => date !== null),
      // "the election is april 7, we need them mid march"; "asap" says less than the day of the event
      deadlines.filter(({ text }) => !/as|soon|quick|fast|right|immediately/.test(text)),
      days.filter(({ date }) => date !== null),
      days,
    ].find(({ length }) => length > 0) ?? [];
  return isCorrected ? best.at(-1) : best[0];
}

/** "april 3, (before easter)" */
const isBehind = ({ text, date }: NamedDay, day: NamedDay | undefined): boolean =>
  day?.date != null &&
  date !== null &&
  day.date < date &&
  !isOfEvent(day.before) &&
  AT_ONCE.test(day.after.slice(0, day.after.indexOf(text) + (text.startsWith(BEFORE) ? BEFORE.length : 0)));
const BEFORE = 'before ';
const AT_ONCE = /^,?(?: (?:so|right|just|or|any ?time|some ?time))* before (?:the )?$/;

const isCalledAfter = ({ text, before, after }: NamedDay): boolean =>
  (HOLIDAY_ALONE.test(text) && CALLS.test(after) && !BY_THEN.test(before)) ||
  (BEFORE_HOLIDAY.test(text) && CALLS_WHAT_IS.test(after));
const BY_THEN = /(?:^| )(?:by|before|until|till)(?: (?:the|our))* $/;
const HOLIDAY_ALONE = new RegExp(
  `^(?:(?:next|this|the) )?(?:${HOLIDAY_NAMES}|4th of july|july 4th)(?: weekend)?$`,
);
/** "before easter (festival, is 4 april)": when the festival is stands beside it. */
const BEFORE_HOLIDAY = new RegExp(`^(?:(?:by|before|for|until) )?(?:the |our )?${HOLIDAY_NAMES}$`);
const CALLS_WHAT_IS =
  /^(?: [a-z]+){1,3},? (?:it |that |which )?(?:is|will be|falls|going to be)(?: on)?(?: the)? \S*(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)/;
const CALLS =
  /^ (?!(?:is|was|are|and|or|but|so|at|on|by|for|in|to|of|from|with|please|if|this|next|the|we|i|it|they|you|would|will|works?|should|then|that|not|because|since|before|after|when|can|could|need|needs|thanks?|latest|ideally|april|may|june|march)\b)[a-z]/;

/** "the 9th is the actual ride" */
const IS_EVENT =
  /^ (?:is|being) (?:when )?(?:the|our|my|her|his|their) (?:(?:actual|real|big|main|first|whole) )*(?:event|wedding|party|game|match|tournament|reunion|conference|show|race|ride|walk|parade|picnic|recital|funeral|birthday|launch|gig|dance|prom|play|dinner|fundraiser|opening|graduation|meet|concert|festival|trip|ceremony|banquet|gala|convention|anniversary|election|fair)\b/;

/** The answer to "when do you need them?": "2 weeks", "april", "no rush". */
function readBareAnswer(context: SlotContext): Pick<NamedDay, 'span' | 'date'> | undefined {
  const { words } = context;
  const day = readBareDay(context);
  if (day) return day;
  if (isBySomeEvent(words)) return { span: spanBySomeEvent(words.message), date: null };
  return NO_RUSH.test(words.plain) && !ASKS.test(words.plain)
    ? { span: partOfIt(words.message.trimEnd(), context.taken), date: null }
    : undefined;
}

/** "I got to open the gate, what are your hours" */
const ASKS =
  / (?:what|where|how|which|who) (?:(?:are|is|do|does|did|much|many|long|late|far|can|would|time) )?(?:your|you|yall) /;

/** "before harvest", "when school lets out", "planting season", "branding. so before that": a time whose day is not told. */
const isBySomeEvent = ({ all, plain }: Words): boolean =>
  all.length <= MOST_OF_EVENT &&
  !plain.includes(' ? ') &&
  (BY_AN_EVENT.test(plain) || SEASON_ALONE.test(plain) || BEFORE_THAT.test(plain));

/** "sometime before harvest": what leads up to it is no part of the answer. */
const spanBySomeEvent = (message: string): Span => ({
  start: BY.exec(message)?.index ?? 0,
  end: message.trimEnd().length,
});
const BY = /(?<![.,;] ?(?:so |and )?)\b(?:before|by|ahead of|in time for|prior to|when|once|around|until)\b/i;

const MOST_OF_EVENT = 10;
const LEADS =
  '(?:(?:ok|well|so|um|uh|just|some ?time|any ?time|right|maybe|probably|ideally|hopefully|preferably|a bit|a little|like|i|we|they|it|need|needs|want|have|has|got|must|would|like|to|be|it|them|those|these|here|ready|done|is|are|in hand) )*';
const BY_AN_EVENT = worded(
  new RegExp(
    `^ ${LEADS}(?:(?:before|by|ahead of|in time for|prior to|when|once|around|until) (?!(?:e ?mail|mail|text|phone|card|check|cash|hand|myself|ourselves|the way|chance|the (?:dozen|hundred|piece|case|hour)|you|i (?:decide|know|do|get|tell|give|order|hear|answer)|we (?:decide|know|hear|talk|order|get|do)|do|does|is|are|can|could|will|would)\\b))(?:[a-z']+ ){1,6}$`,
  ),
);
const SEASON_ALONE = worded(
  /^ (?:\S+ ){0,3}(?:season|harvest|planting|calving|branding|lambing|foaling|shearing|homecoming|commencement|prom) $/,
);
const BEFORE_THAT = worded(
  /^ (?:\S+ ){1,4}(?:so|and) (?:\S+ )?(?:before|by|ahead of|for) (?:that|then|it) $/,
);

/** "whenever. do you write the texts?", "Ann Lee, 816 555 0133, no hurry": only the part that tells of the time. */
function partOfIt(message: string, taken: readonly Span[]): Span {
  const whole = { start: 0, end: message.length };
  const sentence = partWith(message, whole, /[.!?;\n](?=\s)/g);
  return overlaps(sentence, taken) ? partWith(message, sentence, /,(?=\s)/g) : sentence;
}

/** The first of the parts that says so; the whole where none does. */
function partWith(message: string, { start, end }: Span, ends: RegExp): Span {
  const text = message.slice(start, Math.min(end, start + LONGEST_PART));
  let from = 0;
  for (const at of [...allMatches(ends, text).map(({ index }) => index), text.length]) {
    const part = text.slice(from, at);
    if (
      NO_RUSH.test(
        ` ${part
          .toLowerCase()
          .replace(/[^a-z]+/g, ' ')
          .trim()} `,
      )
    ) {
      const lead = part.length - part.trimStart().length;
      return { start: start + from + lead, end: start + at };
    }
    from = at + 1;
  }
  return { start, end };
}

const LONGEST_PART = 300;

const NO_RUSH = worded(
  / (?:no (?:rush|hurry|deadline|date|(?:\w+ )?(?:date|deadline|timeline))|not in a (?:rush|hurry)|take your time|whenever|flexible|any ?time|not urgent|does not matter|(?<!(?:you|all|guys|shop|store|they|it) )open) /,
);
