// Days told by their way from another: "a week later", "the friday before that", "push it back 3 days".

import type { Slots } from '../../../schemas/reading.ts';
import { shortDay } from '../../wording/wording.ts';
import { addDays, addMonths, addWorkingDays, weekdayInWeek, weekdayOf } from '../reading/dates/days.ts';
import { nearWeekday } from '../reading/dates/find-days.ts';
import { readLanguage } from '../reading/language.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { own } from '../reading/words/own.ts';
import { worded, wordedInAnyCase } from '../reading/words/triggers.ts';
import { WEEKDAYS } from '../reading/words/vocabulary.ts';
import { splitWords, type Words } from '../reading/words/words.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { readSlots } from './read-slots.ts';
import { nothingKnown } from './reader-state.ts';

export type DueDate = NonNullable<Slots['dueDate']>;
export const LONGEST = 300;
const LONGEST_TEXT = 120;

export const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);

/** "the race is may 16, so a few days before": counted from the day in the message, else from the one that is known. */
export function daysBefore(
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
    readSlots(`by ${dayIn(rest)}`, nothingKnown(), shop, now).dueDate?.date ?? state.slots.dueDate?.date;
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

/** "push it back a week", "the saturday after", "friday of that week": told by the way from the day that is known. */
export function countedFromKnown(moment: Moment, due: DueDate | undefined): DueDate | undefined {
  const { state, message, words, shop, today } = moment;
  // "it's april 18 but we need it the thursday before": counted from the day that is told in the same breath.
  if (due?.date && COUNTED_FROM.test(due.text)) return;
  const isToldAnew = due?.date != null && STANDS_ALONE.test(due.text);
  const known = isToldAnew ? due : state.slots.dueDate;
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

export const WEEKDAY = Object.keys(WEEKDAYS)
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
export function nearestWeekday(name: string, known: string): string {
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

export const MONTH =
  '[/.-]\\d|\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|month|mes';

/** Told from today, whatever is known. */
const STANDS_ALONE = new RegExp(`${MONTH})|^(?:next|this|in|within)\\b`, 'i');
