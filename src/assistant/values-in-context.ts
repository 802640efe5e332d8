// What a number, a day or a size means in the light of what is known and was asked, where the message alone cannot tell.
import type { Slots } from '../schemas/reading.ts';
import { WEEKDAYS } from '../shop/day-names.ts';
import { daysAfter } from '../shop/opening-hours.ts';
import { quantitiesOffered } from './describe-job.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { readSlots } from './read.ts';
import { weekdayOf } from './reading/dates/days.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { splitWords } from './reading/words/words.ts';
import { initialState } from './state.ts';
import { isOneVehicle } from './vehicle.ts';
import { figure } from './wording.ts';

const LONGEST = 300;

/** How many: as read, chosen of the numbers on offer, said anew after one was known, or the one vehicle that is talked about. */
export function quantityInContext(moment: Moment, told: Slots): number | undefined {
  const { state, words } = moment;
  const service = told.service ?? state.slots.service;
  const known = state.slots.quantity;
  const isOfPart = known !== undefined && (told.quantity ?? known) < known && PART.test(words.plain);
  if (isOfPart && (told.dimensions ?? told.colors ?? told.imprintLocations) !== undefined) return;
  // The one of "the smaller one" is no number.
  const quantity =
    chosenQuantity(moment) ?? told.quantity ?? answeredNumber(moment) ?? newNumber(moment, service);
  if (quantity !== undefined || known !== undefined) return quantity;
  return service === 'car-wraps' && isOneVehicle(moment) ? 1 : undefined;
}

/** "and 4 of them 2x8" */
const PART = / (?:\S+) of (?:them|those|these) /;

/** "the smaller one", "the last" of the numbers that were offered to choose from. */
function chosenQuantity({ before, words, shop, folded }: Moment): number | undefined {
  if (before.asked !== 'quantity') return;
  const breaks = quantitiesOffered(shop, before);
  const place = CHOICES.findIndex((choice) => choice.test(words.plain) || choice.test(folded));
  return place === -1 ? undefined : breaks.at([0, 1, -1][place] ?? 0);
}

const CHOICES = [
  / (?:the )?(?:small|smaller|smallest|low|lower|lowest|first|least|fewest)(?: (?:one|number|amount|of (?:those|them)))? $|\b(?:el|la) (?:menor|primero|primera|mas baj[oa])\b/,
  / (?:the )?(?:middle|medium|second)(?: (?:one|number|amount|of (?:those|them)))? $|\b(?:el|la|las|los) (?:de (?:en )?medio|del medio|segund[oa]s?)\b/,
  / (?:the )?(?:big|bigger|biggest|high|higher|highest|large|larger|largest|last|most)(?: (?:one|number|amount|of (?:those|them)))? $|\b(?:el|la) (?:mayor|ultim[oa]|mas alt[oa])\b/,
];

/** "just 1", where the price was told before the number was known and a choice was asked for instead. */
function answeredNumber({ before, state, words, shop }: Moment): number | undefined {
  const { asked, askedOption, slots } = before;
  if (asked !== 'option' || slots.quantity !== undefined || slots.service === undefined) return;
  const option = shop.prices[slots.service]?.options.find(({ name }) => name === askedOption);
  if (option?.kind !== 'choice' || state.slots.quantity !== undefined || !BARE.test(words.plain)) return;
  return findNumbers(words.all)[0]?.value;
}

const BARE = /^ (?:(?:just|only|about|maybe|like|probably) )*\S+ (?:please |of them |for now )?$/;

/** "ok 1000 then", "fine, 60", "no lets do hats, 20", the 144 of an estimate: another number of the goods at hand. */
function newNumber(
  { state, before, message, words, reading, shop }: Moment,
  service: string | undefined,
): number | undefined {
  const { asked, askedOption, slots, lastReply } = before;
  if (slots.quantity === undefined || slots.service === undefined || isQuestion(words)) return;
  if (asked === 'phone' || reading.slots.phone !== undefined || reading.slots.dueDate !== undefined) return;
  const options = shop.prices[slots.service]?.options ?? [];
  if (asked === 'option' && options.some(({ name, kind }) => kind === 'number' && name === askedOption))
    return;
  const text = spaced(message);
  const isOtherGoods = service !== slots.service || state.thing !== before.thing;
  const match = ANEW.exec(text) ?? (isOtherGoods ? (LAST.exec(text) ?? ALONE.exec(text)) : null);
  const value = Number(match?.groups?.number ?? Number.NaN);
  if (!(value >= 1)) return;
  const isOffered = lastReply.includes(` ${figure(value)} `);
  // "ok 12 then", asked for a day, may be the 12th.
  if (
    asked === 'dueDate' &&
    value <= LAST_OF_MONTH &&
    !isOffered &&
    !isOtherGoods &&
    match?.groups?.then === undefined
  )
    return;
  const isSaid = (match?.groups?.go ?? match?.groups?.then) !== undefined;
  return isSaid || isOffered || isOtherGoods ? value : undefined;
}

const LAST_OF_MONTH = 31;

/** In lower case, its marks as words of their own and "1,000" as 1000. */
const spaced = (message: string): string =>
  ` ${message
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[.,!;]+(?=\s|$)/g, ' .')
    .replace(/\s+/g, ' ')
    .trim()} `;

const ANEW =
  /^ (?<go>(?:(?:ok|okay|k|fine|all right|alright|sure|well|no|yes|yeah|cool|deal|then|so|great|perfect|good|hmm|just|actually|let['’]?s|let|let me|we['’]?ll|i['’]?ll|we|i|will|can|could|would|['’]?d|do|go|get|take|make|need|want|have|order|put|me|us|with|for|it|them|that|the|at|up|to|bump|\.) )+)?(?<number>\d{1,6}) (?<then>then|it is|instead|please|works|is (?:fine|good|ok|great)|of (?:them|those|the same)|sounds good|total)?(?: ?\.| ?$)/;
const LAST = / (?<number>\d{1,6}) (?:(?:of (?:them|those)|please|then) )?(?:\. )?$/;

/** "back to tees, 48, still navy" */
const ALONE = / \. (?<number>\d{1,6}) (?:(?:of (?:them|those)|please|then) )?\. /;

type DueDate = NonNullable<Slots['dueDate']>;

/** The day that is meant, in the light of those known. */
export const dueDateInContext = (moment: Moment, read: DueDate | undefined): DueDate | undefined =>
  isSameDay(moment)
    ? sameDay(moment)
    : (daysBefore(moment, read) ?? dueDateIn(moment, read ?? dayOfMonth(moment)));

/** "the date went back to the 3rd" */
function dayOfMonth({ message, words, shop, now }: Moment): DueDate | undefined {
  const [, text] = isQuestion(words) ? [] : (OF_THE_DATE.exec(message.slice(0, LONGEST)) ?? []);
  const date = text && readSlots(`by ${text}`, initialState(), shop, now).dueDate?.date;
  return text && date ? { text, date } : undefined;
}

const OF_THE_DATE =
  /\b(?:date|deadline|event|party|game|show|wedding|race|fecha)\b[^.?!]{0,30}?\b(the \d{1,2}(?:st|nd|rd|th))\b/i;

/** "the race is may 16, so a few days before": counted from the day in the message, else from the one that is known. */
function daysBefore(
  { state, message, words, shop, now }: Moment,
  due: DueDate | undefined,
): DueDate | undefined {
  const match = DAYS_BEFORE.exec(message.slice(0, LONGEST));
  if (match === null || isQuestion(words) || due?.date) return;
  const [phrase, count = '', unit = 'day'] = match;
  const rest = message.slice(0, LONGEST).replace(phrase, ' ');
  const from =
    readSlots(`by ${dayIn(rest)}`, initialState(), shop, now).dueDate?.date ?? state.slots.dueDate?.date;
  if (!from) return;
  const many =
    MANY.find(([word]) => word.test(count))?.[1] ?? findNumbers(splitWords(count, shop).all)[0]?.value ?? 1;
  const text = message.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
  return { text, date: daysAfter(from, -many * (/^w/i.test(unit) ? 7 : 1)) };
}

const LONGEST_TEXT = 120;
const DAYS_BEFORE =
  /\b(?:the |an? )?(few|couple(?: of)?|several|[a-z]{3,8}|\d{1,2})?\s?(days?|weeks?)\s(?:before(?:hand)?|prior|ahead|earlier|in advance)\b(?! i | we )/i;
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
  (moment.state.slots.dueDate !== undefined || sameDay(moment) !== undefined);

/** The day of the job that was sent before, unless this one has its own. */
const sameDay = ({ state }: Moment): DueDate | undefined =>
  state.slots.dueDate === undefined
    ? state.jobs.findLast(({ stored, slots }) => stored && slots.dueDate !== undefined)?.slots.dueDate
    : undefined;

const SAME_DAY =
  / same (?:event|date|day|deadline|time|timeline|show|party|weekend|game|race|wedding|trip|thing)s? /;

/** The day in the light of the one that is known: "the 12th" is in its month, "a week later" counts from it. */
function dueDateIn({ state, words, today }: Moment, due: DueDate | undefined): DueDate | undefined {
  const known = state.slots.dueDate;
  const [, number = '', unit = ''] = LATER.exec(words.plain) ?? [];
  if (known?.date && unit !== '') {
    const weekday = WEEKDAYS.findIndex((name) => name.toLowerCase() === unit);
    const ahead = (weekday + 1 - weekdayOf(known.date) + 6) % 7;
    const days =
      weekday === -1 ? (unit === 'week' ? 7 : 1) * (/two|2|couple/.test(number) ? 2 : 1) : ahead + 1;
    return { text: due?.text ?? `${number}${unit} later`.trim(), date: daysAfter(known.date, days) };
  }
  return due && inItsMonth(due, known, today);
}

const LATER =
  / (the |a |one |two |2 |a couple (?:of )?)?(day|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s? (?:after(?: that| then)?|later(?: than that)?) (?:(?:please|instead|works|is|would|then|ok|too|fine|[.?!,]) |$)/;

/** "its the 12th" where April 11 is known: the 12th nearest to that, and not the next one from today. */
function inItsMonth(due: DueDate, known: DueDate | undefined, today: string): DueDate {
  const day = /(?:^|\s)(\d{1,2})(?:st|nd|rd|th|º|°)?\W*$/i.exec(due.text)?.[1];
  if (day === undefined || !known?.date || !due.date || NAMES_MONTH.test(due.text)) return due;
  const [year = 0, month = 0] = known.date.split('-').map(Number);
  const near = [-1, 0, 1]
    .map((later) => new Date(Date.UTC(year, month - 1 + later, Number(day))))
    .filter((date) => date.getUTCDate() === Number(day))
    .map((date) => date.toISOString().slice(0, 10))
    .filter((date) => date >= today)
    .sort((a, b) => daysBetween(a, known.date ?? '') - daysBetween(b, known.date ?? ''))[0];
  return near === undefined ? due : { ...due, date: near };
}

const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b));
const NAMES_MONTH =
  /[/.-]\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|next|this|in|within|month|mes|week|days?)/i;

/** "the big ones 8 ft" and then "and the small one 4 ft": both sizes, unless the second puts the first right. */
export function dimensionsInContext(moment: Moment, read: string | undefined): string | undefined {
  const { before, state, words, cues, reading } = moment;
  const known = state.slots.dimensions;
  if (read === undefined || known === undefined || known === read) return read;
  if (before.job !== state.job || (before.slots.quantity ?? 2) < 2) return read;
  const isOther = OTHER_PIECE.test(words.plain) && !cues.has('change') && reading.intents[0] !== 'deny';
  return isOther && !known.includes(read) ? `${known} and ${read}` : read;
}

/** Some of the pieces, and not all of them anew. */
const OTHER_PIECE =
  / (?:the (?:small|smaller|little|big|bigger|large|larger|other|others|second|third|last|rest)|(?:and|plus|but|also) (?:the |a |an )?(?:one|two|three|four|five|other|others|\d+|some|rest|half|small|smaller|big|bigger)|(?:one|two|three|\d+|some|half|rest) (?:of them|is|are|at|should be)) /;
