// Which day is meant in the light of the one that is known: "the 12th", "a week later", "thursday instead", "no date after all".
import type { Slots } from '../schemas/reading.ts';
import { dayOfOther, offeredDay, takesDay } from './day-of-other.ts';
import { type Moment, slotContextOf } from './moment.ts';
import { isQuestion } from './question.ts';
import { readSlots } from './read.ts';
import { addDays, addMonths, addWorkingDays, weekdayInWeek, weekdayOf } from './reading/dates/days.ts';
import { findDays, nearWeekday } from './reading/dates/find-days.ts';
import { isDeadline, isOfEvent } from './reading/dates/not-due.ts';
import { readLanguage } from './reading/language.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { own } from './reading/words/own.ts';
import { worded, wordedInAnyCase } from './reading/words/triggers.ts';
import { WEEKDAYS } from './reading/words/vocabulary.ts';
import { splitWords, type Words } from './reading/words/words.ts';
import { initialState } from './state.ts';
import { shortDay } from './wording.ts';

type DueDate = NonNullable<Slots['dueDate']>;

const LONGEST = 300;
const LONGEST_TEXT = 120;

/** The day that is meant, in the light of those known; its words stand beside those that it is counted from. */
export function dueDateInContext(moment: Moment, read: DueDate | undefined): DueDate | undefined {
  if (takesDay(moment) || isSameDay(moment)) return dayOfOther(moment)?.dueDate;
  const told =
    (read && isOfPieces(moment, read) ? undefined : read) ?? dayOfMonth(moment) ?? withItsMonth(moment);
  const due = (told && insteadOfKnown(moment, told)) ?? told;
  const gone = withdrawn(moment, due);
  if (gone) return gone;
  if (due && saysLess(moment, due)) return;
  const counted = daysBefore(moment, due) ?? countedFromKnown(moment, due);
  if (counted || !due) return counted;
  const near = nearKnown(moment, due);
  return isOfItsEvent(moment, due, near) ? undefined : near;
}

/** "the race is april 18 by the way", where the goods are due the day before: what they are for, and no other day. */
function isOfItsEvent(moment: Moment, read: DueDate, near: DueDate): boolean {
  const { state, before, words } = moment;
  const known = state.slots.dueDate?.date;
  if (!known || !near.date || before.asked === 'dueDate' || state.job !== before.job) return false;
  if (CHANGES.test(words.plain) || / (?:now|new) /.test(words.plain)) return false;
  if (near.date <= known || near.date > addDays(known, SOON_AFTER)) return false;
  const day = findDays(slotContextOf(moment)).find(({ date }) => date === read.date);
  return day !== undefined && isOfEvent(day.before) && !isDeadline(day);
}

/** Days from when goods are due to what they are for. */
const SOON_AFTER = 14;

/** "get it here asap", "it's for our run in may": less than the day that is known, where nothing changes that. */
const saysLess = ({ state, before, words }: Moment, due: DueDate): boolean =>
  due.date === null &&
  state.slots.dueDate?.date != null &&
  before.asked !== 'dueDate' &&
  !CHANGES.test(words.plain) &&
  !UNHURRIED.test(words.plain) &&
  (SOON.test(due.text) || !(EASES.test(words.plain) || IS_NEEDED.test(words.plain)));

const SOON = /^(?:asap|a\.s\.a\.p|(?:as |the )?(?:soon|quick|fast|earlier the)|right away|immediately)/i;
const CHANGES = worded(
  / (?:actually|instead|rather|make it|change|changed|moved?|push|pushed|bump|bumped|switch|switched|postponed?|delayed?|(?<!the )sooner|earlier|cambi\w+|mejor) /,
);
const EASES = worded(
  / (?:wait|not (?:un)?till?|later|fine|ok|okay|works|better|enough|whenever|flexible|(?:no|not in a|not in any|no real|no big) (?:rush|hurry)) /,
);
const IS_NEEDED = worded(/ (?:need|needed|want|wanted|due|deadline|have (?:it|them)|get (?:it|them)) /);

/** "what would you estimate for the 30?", of 30 caps */
const isOfPieces = ({ before, words }: Moment, { text }: DueDate): boolean =>
  text === `the ${before.slots.quantity}` && ASKS_PRICE.test(words.plain);
const ASKS_PRICE = worded(
  / (?:price|pricing|cost|costs|much|quote|estimate|total|run|damage|come to|figure)(?: \S+){0,4} (?:the|those|all) \d+ /,
);

/** "May 15 I'm at a show. May 22 then": the day that is known was only said again, and another one is chosen. */
function insteadOfKnown({ state, before, message, shop, now }: Moment, due: DueDate): DueDate | undefined {
  const known = before.slots.dueDate?.date;
  if (!known || state.job !== before.job || due.date?.slice(8) !== known.slice(8)) return;
  const clauses = message.slice(0, LONGEST).split(PARTS);
  if (clauses.length < 2) return;
  const clause = clauses.findLast((one) => /\d|day\b/i.test(one)) ?? '';
  const other = readSlots(clause, { ...initialState(), asked: 'dueDate' }, shop, now).dueDate;
  if (!other?.date || other.date.slice(8) === known.slice(8)) return;
  const [beginning = '', end = ''] = clause.split(other.text);
  return CHOSEN.test(` ${beginning} ${end} `) ? other : undefined;
}

const PARTS = /[.,;!?](?:\s|$)|\s-+\s|\b(?:so|but)\b/i;
/** "lets say … then" */
const CHOSEN =
  /^(?:[\W_]|\b(?:then|instead|make|it|that|let|lets|us|s|do|say|is|fine|ok|okay|good|great|works?|better|best|please|the|so|maybe|can|could|we|how|what|about|on|by|need|them|i|d|would|be|go|with|now|rather|for|me|should|yeah|yes|probably|guess|think)\b)*$/i;

/** "the date went back to the 3rd" */
function dayOfMonth({ message, words, shop, now }: Moment): DueDate | undefined {
  const [, text] = isQuestion(words) ? [] : (OF_THE_DATE.exec(message.slice(0, LONGEST)) ?? []);
  const date = text && readSlots(`by ${text}`, initialState(), shop, now).dueDate?.date;
  return text && date ? { text, date } : undefined;
}

const OF_THE_DATE = wordedInAnyCase(
  /\b(?:date|deadline|event|party|game|show|wedding|race|fecha)\b[^.?!]{0,30}?\b(the \d{1,2}(?:st|nd|rd|th))\b/i,
);

/** "of april", behind "by the 9th": the month of the day that was told just before. */
function withItsMonth({ before, words, shop, now }: Moment): DueDate | undefined {
  const [, month] = MONTH_BEHIND.exec(words.plain) ?? [];
  const known = before.slots.dueDate?.text ?? '';
  if (!month || !BARE_DAY.test(known)) return;
  const text = `${known} of ${month}`;
  const date = readSlots(`by ${text}`, initialState(), shop, now).dueDate?.date;
  return date ? { text, date } : undefined;
}

const MONTH_BEHIND =
  /^ of (january|february|march|april|may|june|july|august|september|october|november|december) (?:(?:please|sorry) )*$/;
const BARE_DAY = /^(?:the )?\d{1,2}(?:st|nd|rd|th)?$/i;

/** "forget the date", "no deadline after all": the day that is known holds no longer. */
function withdrawn({ state, before, words }: Moment, due: DueDate | undefined): DueDate | undefined {
  if (!state.slots.dueDate?.date || due?.date || /\?/.test(words.plain)) return;
  // "no rush", where a rush was offered, turns down its price and not the day.
  const isOffered = /\b(?:rush|sooner|faster|urgent\w*)\b/i.test(before.lastReply);
  const match = WITHDRAWN.exec(words.plain) ?? (isOffered ? null : UNHURRIED.exec(words.plain));
  return match ? (due ?? { text: short(match[0]), date: null }) : undefined;
}

const WITHDRAWN =
  / (?:forget|skip|drop|scrap|scratch|ignore|lose|never mind|remove|cancel|delete) (?:about )?(?:(?:the|that|my|our) )?(?:\w+ )?(?:date|deadline|due date|day|timeline) (?!to |is |from |was |on |\d)|^ (?:(?:oh|ok|no|well|actually|sorry|wait|so|and|but|really|honestly|,) )*(?:(?:there|we|i) (?:is|are|have|has|had|do not|does not|got|have got) )?(?:not )?(?:have )?(?:no|a|any|without a) (?:(?:real|set|hard|firm|fixed|specific|actual|particular) )?(?:date|deadline|due date|timeline) (?:(?:actually|really|anymore|any more|at all|after all|now|for (?:it|this|them|these)|then|yet|anyway|in mind|either|whenever|so|,|[.!]) )*$| (?:the )?(?:date|deadline|day|timing) (?:is (?:now )?(?:open|flexible|off|not fixed|not important|not set)|does not (?:really )?matter)/;

const UNHURRIED =
  /^ (?:(?:oh|ok|no|well|actually|sorry|wait|so|and|but|really|honestly|there is|we are|i am|it is|they are|just|you know what|you know|,) )*(?:(?:no|not in a|not in any|not in no|no big|no real) (?:hurry|rush)|not urgent|take your time|whenever|any ?time|flexible|no prisa|sin prisa) (?:(?:actually|really|anymore|at all|after all|now|on (?:it|this|them|these)|for (?:it|this|them)|with (?:it|this|them)|is (?:fine|ok|good)|works|you (?:guys )?can|you get to (?:it|them)|then|though|anyway|so|,|[.!]) )*$/;

const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);

/** "the race is may 16, so a few days before": counted from the day in the message, else from the one that is known. */
function daysBefore(
  { state, message, words, shop, now, today }: Moment,
  due: DueDate | undefined,
): DueDate | undefined {
  const match = DAYS_BEFORE.exec(message.slice(0, LONGEST));
  // "april 3rd is the event, so before that"
  const isCounted = WEEKDAY_BEFORE.test(words.plain) || /\bbefore\b/i.test(due?.text ?? '');
  const isBeforeThat = due?.date && !isCounted && BEFORE_THAT.test(words.plain);
  if (isBeforeThat && !isQuestion(words))
    return { text: short(message), date: addDays(due.date ?? today, -1) };
  if (match === null || isQuestion(words) || due?.date) return;
  const [phrase, count = '', unit = 'day'] = match;
  const rest = message.slice(0, LONGEST).replace(phrase, ' ');
  const from =
    readSlots(`by ${dayIn(rest)}`, initialState(), shop, now).dueDate?.date ?? state.slots.dueDate?.date;
  if (!from) return;
  const many =
    MANY.find(([word]) => word.test(count))?.[1] ?? findNumbers(splitWords(count, shop).all)[0]?.value ?? 1;
  const date = addDays(from, -many * (/^w/i.test(unit) ? 7 : 1));
  return date < today ? undefined : { text: short(message), date };
}

const DAYS_BEFORE = wordedInAnyCase(
  /\b(?:the |an? )?(few|couple(?: of)?|several|[a-z]{3,8}|\d{1,2})?\s?(days?|weeks?)\s(?:before(?:hand)?|prior|ahead|earlier|in advance)\b(?! i | we )/i,
);
const BEFORE_THAT = worded(
  / (?:is|are|was|event|party|game|wedding|race|show|reunion) (?:\S+ ){0,8}(?:any ?time |right |just |sometime |day |the day )?before (?:that|then|it) (?:[.!] |please |$)/,
);
/** "so the friday before that": counted already, as "a week before that" is. */
const WEEKDAY_BEFORE = worded(
  new RegExp(` (?:${Object.keys(WEEKDAYS).join('|')}|weekend) (?:right |just )?before (?:that|then|it) `),
);
const MANY: readonly (readonly [RegExp, number])[] = [
  [/couple/i, 2],
  [/few|several/i, 3],
];

/** The part that names the day, as a date is read: "race is may 16, so" gives "may 16". */
const dayIn = (text: string): string =>
  /\b(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\.?\s\d{1,2}|\d{1,2}[/-]\d{1,2}|the\s\d{1,2}(?:st|nd|rd|th)|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.exec(
    text,
  )?.[0] ?? '';

/** "for the same event", "same day": said where a day is known already. */
const isSameDay = (moment: Moment): boolean =>
  SAME_DAY.test(moment.words.plain) &&
  !isQuestion(moment.words) &&
  (moment.state.slots.dueDate !== undefined || dayOfOther(moment) !== undefined);

const SAME_DAY = worded(
  / same (?:event|date|day|deadline|time|timeline|show|party|weekend|game|race|wedding|trip|thing)s? /,
);

/** "push it back a week", "the saturday after", "friday of that week": told by the way from the day that is known. */
function countedFromKnown(moment: Moment, due: DueDate | undefined): DueDate | undefined {
  const { state, before, message, words, shop, today } = moment;
  // "it's april 18 but we need it the thursday before": counted from the day that is told in the same breath.
  if (due?.date && COUNTED_FROM.test(due.text)) return;
  const isToldAnew = due?.date != null && STANDS_ALONE.test(due.text);
  const offered = offeredDay(before) ? dayOfOther(moment)?.dueDate : undefined;
  const known = isToldAnew ? due : (state.slots.dueDate ?? offered);
  if (!known?.date) return;
  const plain = withMarks(words);
  if (OF_SOMETHING_ELSE.test(plain)) return;
  const anew = durationAnew(plain, today, shop);
  const beside = weekdayBeside(plain, known.date);
  const found = isToldAnew ? beside : (shiftOf(plain, known.date, shop) ?? beside ?? anew);
  if (found === undefined || found.date < today) return;
  // "march 27, push it back a week" tells the shop more than the shift alone.
  const from = known.text.length <= LONGEST_FROM ? known.text : shortDay(known.date, state.language);
  // What was put into English to be read is kept as it was said.
  const said =
    readLanguage(message) !== 'es'
      ? found.text
      : message.length <= LONGEST_SAID
        ? message
        : shortDay(found.date, 'es');
  return { ...found, text: short(found === anew ? said : `${from}, ${said}`) };
}

/** The mended words with the marks between them, which end a wish. */
const withMarks = ({ all }: Words): string =>
  ` ${all
    .slice(0, MOST_WORDS)
    .map(({ kind, raw, text }) => (kind === 'mark' ? raw : text))
    .join(' ')} `;

const MOST_WORDS = 60;
const LONGEST_FROM = 24;
const LONGEST_SAID = 60;

/** What has its own day: the art, the money, a call, an order of the past. */
const OF_SOMETHING_ELSE = worded(
  / (?:art|artwork|pay|paid|deposit|proofs?|mockups?|approved?|ordered|calls?|called|send|sent|email|emailed|got his|quote|invoice|ago) /,
);

interface Told {
  text: string;
  date: string;
}

const AMOUNT =
  '(?<amount>(?:(?:a|an|another|one|the|just|about|maybe|like|another|extra|full|whole|good) ){0,3}(?:couple (?:of )?|few |several |\\d{1,2} |two |three |four |five |six |seven |ten )?)(?:(?:more|extra|full|whole) )?(?<working>business |working )?(?<unit>day|week|month)s?';
/** What a wish may end on, so that "a week after the party" and "2 days later i called" are none. */
const WISH_END =
  '(?= (?:(?:and|or|if|because|since|so|but|[.,;!?]|please|pls|instead|works?|is|would|will|then|too|ok|okay|fine|possible|thanks?|for|now|maybe|though|actually|also|could|can) |$))';

const IT = '(?:(?!to |from |until |till |\\d)[a-z]+ ){0,4}?';
const SHIFTS: readonly (readonly [pattern: RegExp, direction: 1 | -1])[] = [
  // move it up 3 days, bring it forward a week
  [
    new RegExp(
      ` (?:moved?|push(?:ed)?|bump(?:ed)?|bring|brought|pull(?:ed)?|shift(?:ed)?) ${IT}(?:up|forward|ahead|in) (?:by |like )?${AMOUNT}${WISH_END}`,
    ),
    -1,
  ],
  // push it back a week, delay the date by 3 days, bump it a week
  [
    new RegExp(
      ` (?:(?:moved?|push(?:ed)?|bump(?:ed)?|set|shift(?:ed)?|slide|slid|slip(?:ped)?|put) ${IT}(?:back|out|off|down) |(?:push(?:ed)?|bump(?:ed)?|delay(?:ed)?|postponed?|extend(?:ed)?|slid|slipped) ${IT})(?:by |for |like )?${AMOUNT}(?: (?:later|back|out|more|longer))?${WISH_END}`,
    ),
    1,
  ],
  // give it another week, we can wait 3 more days, we got an extra week
  [
    new RegExp(
      ` (?:give|wait|add|have|has|got|take|gained|use|with|need) ${IT}(?=(?:\\S+ ){0,3}(?:another|extra|more|additional) )${AMOUNT}(?: (?:more|extra))?${WISH_END}`,
    ),
    1,
  ],
  [new RegExp(` ${AMOUNT} (?:later|after(?: that| then)?|longer)(?: than that)?${WISH_END}`), 1],
  [new RegExp(` ${AMOUNT} (?:sooner|earlier|before(?: that| then)?|prior)(?: than that)?${WISH_END}`), -1],
];

function shiftOf(plain: string, known: string, shop: Moment['shop']): Told | undefined {
  for (const [pattern, direction] of SHIFTS) {
    const match = pattern.exec(plain);
    const { amount = '', working, unit } = match?.groups ?? {};
    if (match === null || unit === undefined) continue;
    const many = direction * amountOf(amount, shop);
    const isWorking = working !== undefined && direction === 1;
    return {
      text: match[0].trim(),
      date: isWorking ? addWorkingDays(known, many) : addUnits(known, many, unit),
    };
  }
  return;
}

const addUnits = (day: string, many: number, unit: string): string =>
  unit === 'month' ? addMonths(day, many) : addDays(day, many * (unit === 'week' ? 7 : 1));

const amountOf = (amount: string, shop: Moment['shop']): number =>
  MANY.find(([word]) => word.test(amount))?.[1] ??
  findNumbers(splitWords(amount, shop).all).find(({ value }) => value >= 1)?.value ??
  1;

const WEEKDAY = Object.keys(WEEKDAYS)
  .filter((name) => name.length > 3)
  .join('|');
const BESIDE = new RegExp(
  ` (?:(?:the|that) )?(?:(?<before>previous|prior)|(?<after>following)|(?<that>that(?: same)?)) (?<name>${WEEKDAY}|weekend)${WISH_END}| (?:the )?(?<named>${WEEKDAY}|weekend|(?<= the )(?:mon|tue|wed|thu|fri|sat|sun)) (?:right |just |immediately )?(?<direction>before|after|prior|following)(?: (?:that|then|it))?${WISH_END}`,
);
const IN_THAT_WEEK = new RegExp(
  ` (?<name>${WEEKDAY}) (?:of |in )?(?:that|the same|same)(?: same)? week | (?:that|the same|same)(?: same)? week (?:but |just |only |, )?(?:on )?(?:the )?(?<day>${WEEKDAY}) `,
);

/** "the saturday after", "that friday", "friday of that week" */
function weekdayBeside(plain: string, known: string): Told | undefined {
  const week = IN_THAT_WEEK.exec(plain);
  if (week) {
    const { name, day } = week.groups ?? {};
    return { text: week[0].trim(), date: weekdayInWeek(known, own(WEEKDAYS, name ?? day ?? '') ?? 1, 0) };
  }
  const beside = BESIDE.exec(plain);
  const { before, after, that, name, named, direction = '' } = beside?.groups ?? {};
  const day = name ?? named;
  if (!beside || !day || (that && day === 'weekend')) return;
  const date = that
    ? nearestWeekday(day, known)
    : nearWeekday(known, day, before ? 'before' : after ? 'after' : direction, 1);
  return { text: beside[0].trim(), date };
}

/** The day of that name that lies at most three days away. */
function nearestWeekday(name: string, known: string): string {
  const ahead = ((own(WEEKDAYS, name) ?? 0) - weekdayOf(known) + 7) % 7;
  return addDays(known, ahead > 3 ? ahead - 7 : ahead);
}

/** "4 weeks is fine", "make it 3 weeks instead": another stretch of time from today. */
function durationAnew(plain: string, today: string, shop: Moment['shop']): Told | undefined {
  const match = ANEW.exec(plain);
  const { amount = '', unit } = match?.groups ?? {};
  if (match === null || unit === undefined || amount === '' || /few|several|couple/.test(amount)) return;
  return { text: match[0].trim(), date: addUnits(today, amountOf(amount, shop), unit) };
}

const ANEW = new RegExp(
  `^ (?:(?:ok|no|well|actually|oh|sorry|or|even|make it|make that|let us say|let us do|call it|say|more like|maybe|up to|in|,) ){0,4}${AMOUNT}(?: (?:from (?:now|today)|out))? (?:(?:is|are|would be|will be|sounds|that is) )?(?:(?:also |totally |perfectly )?(?:fine|ok|okay|good|great|enough|plenty|works|instead|then)(?: (?:too|with us|for us|for me|instead))?) (?:[.!] )?$`,
);

/** "june 5, so the wednesday before": counted already. */
const COUNTED_FROM = /\d.* before(?: it| that| then)?$|^before .* before/i;

/** The day as it is read, in the month or the week of the known one where its own words leave that open. */
function nearKnown({ state, words, today }: Moment, due: DueDate): DueDate {
  const known = state.slots.dueDate;
  if (!known?.date || !due.date) return due;
  const weekday = BARE_WEEKDAY.exec(due.text.toLowerCase())?.[1];
  if (weekday === undefined) return { ...due, date: inItsMonth(due, known.date, today) };
  if (SOONER.test(words.plain)) return due;
  const near = nearestWeekday(weekday, known.date);
  // Another day than the known one is told; where that is of the same name, it is the next to come.
  const isOther = near !== known.date || !isChange(words.plain);
  return near >= today && isOther ? { ...due, date: near } : due;
}

const BARE_WEEKDAY = new RegExp(`^(?:(?:by|on|for|the|before) )*(${WEEKDAY})$`);
const SOONER = worded(
  / (?:sooner|earlier|faster|asap|rush|rushed|this week|this coming|next|urgent|quicker) /,
);
const isChange = (plain: string): boolean =>
  / (?:instead|actually|rather|change|changed|no|not) /.test(plain);

/** "its the 12th" where April 11 is known: the 12th nearest to that, and not the next one from today. */
export function inItsMonth(due: DueDate, known: string, today: string): string | null {
  const day = /(?:^|\s)(\d{1,2})(?:st|nd|rd|th|º|°)?\W*$/i.exec(due.text)?.[1];
  if (day === undefined || !due.date || NAMES_MONTH.test(due.text)) return due.date;
  const [year = 0, month = 0] = known.split('-').map(Number);
  const near = [-1, 0, 1]
    .map((later) => new Date(Date.UTC(year, month - 1 + later, Number(day))))
    .filter((date) => date.getUTCDate() === Number(day))
    .map((date) => date.toISOString().slice(0, 10))
    .filter((date) => date >= today)
    .sort((a, b) => daysBetween(a, known) - daysBetween(b, known))[0];
  return near ?? due.date;
}

const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b));
const MONTH = '[/.-]\\d|\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|month|mes';
const NAMES_MONTH = new RegExp(`${MONTH}|next|this|in|within|week|days?)`, 'i');
/** Told from today, whatever is known. */
const STANDS_ALONE = new RegExp(`${MONTH})|^(?:next|this|in|within)\\b`, 'i');
