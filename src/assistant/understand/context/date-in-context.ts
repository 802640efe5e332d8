// Which day is meant in the light of the one that is known: "the 12th", "a week later", "thursday instead", "no date after all".

import { addDays } from '../reading/dates/days.ts';
import { findDays } from '../reading/dates/find-days.ts';
import { isDeadline, isOfEvent } from '../reading/dates/not-due.ts';
import { worded, wordedInAnyCase } from '../reading/words/triggers.ts';
import {
  countedFromKnown,
  type DueDate,
  daysBefore,
  LONGEST,
  MONTH,
  nearestWeekday,
  short,
  WEEKDAY,
} from './counted-days.ts';
import { type Moment, slotContextOf } from './moment.ts';
import { isQuestion } from './question.ts';
import { readSlots } from './read-slots.ts';
import { nothingKnown } from './reader-state.ts';

const SAME_DAY = worded(
  / same (?:event|date|day|deadline|time|timeline|show|party|weekend|game|race|wedding|trip|thing)s? /,
);

/** The day that is meant, in the light of those known; its words stand beside those that it is counted from. */
export function dueDateInContext(moment: Moment, read: DueDate | undefined): DueDate | undefined {
  // "same day", where a day is known
  if (SAME_DAY.test(moment.words.plain) && !isQuestion(moment.words) && moment.before.slots.dueDate)
    return moment.before.slots.dueDate;
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
  const other = readSlots(clause, { ...nothingKnown(), asked: 'dueDate' }, shop, now).dueDate;
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
  const date = text && readSlots(`by ${text}`, nothingKnown(), shop, now).dueDate?.date;
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
  const date = readSlots(`by ${text}`, nothingKnown(), shop, now).dueDate?.date;
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

const NAMES_MONTH = new RegExp(`${MONTH}|next|this|in|within|week|days?)`, 'i');
