// Numbers of pieces that stand beside the goods' name or by themselves: "280 on shirts", "polos for the techs, 18".
import type { Command } from '../../schemas/commands.ts';
import type { Reading } from '../../schemas/reading.ts';
import type { ItemState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { VEHICLES } from './goods-named.ts';
import { lastWord } from './named-items.ts';
import type { ServiceMention } from './reading/service.ts';
import { findNumbers, type NumberSpan } from './reading/words/numbers.ts';
import { worded } from './reading/words/triggers.ts';
import type { Word } from './reading/words/words.ts';

/** The number of an item's part, where the reader gave none for it. */
export function countTold(
  { words, reading, state: after }: Moment,
  item: ItemState | undefined,
  /** Of the item, or of goods that begin with it. */
  mention: ServiceMention | undefined,
  told: readonly Command[],
  isOneOfSeveral: boolean,
): Command[] {
  if (isQuestion(words) || told.some((one) => one.do === 'SplitItem')) return [];
  const read = told.find((one) => one.do === 'Set' && one.slots.quantity !== undefined);
  if (!read && item?.slots.quantity !== undefined && DOUBLE.test(words.plain))
    return [{ do: 'Adjust', times: TRIPLE.test(words.plain) ? 3 : 2 }];
  // Of vehicles numbers tell the year and the model.
  if (
    !mention ||
    mention.slug === VEHICLES ||
    item?.goods.service === VEHICLES ||
    reading.slots.sizes !== undefined
  )
    return [];
  const { all } = words;
  const counts = findNumbers(all).filter(
    ({ value, from, to }) =>
      !isOfOther(value, reading) &&
      Number.isInteger(value) &&
      value >= 1 &&
      !COUNTS_ELSE.test(` ${all[to]?.text ?? ''} `) &&
      !/^(?:x|by|por)$/.test(all[from - 1]?.text ?? '') &&
      value !== after.inkColors,
  );
  const name = nameIn(all, mention);
  const { dueDate, dimensions, phone, budgetCents } = reading.slots;
  const isBare = (dueDate ?? dimensions ?? phone ?? budgetCents) === undefined;
  const isShort = isBare && all.length <= SHORT_COUNT && !COUNTS_ELSE.test(words.plain);
  const [count, ...others] = counts.filter(
    (number) =>
      (isBeside(all, number, name) && (!read || (isOneOfSeveral && number.firm))) ||
      (!read && item?.slots.quantity === undefined && isBare && isSetOff(all, number)) ||
      (!read && item !== undefined && isShort && counts.length === 1),
  );
  if (!count || others.length > 0 || count.value === item?.slots.quantity) return [];
  return [{ do: 'Set', slots: { quantity: count.value } }];
}

/** "about $400 on the sign", "by April 20 shirts": of money, or of a day. */
const isOfOther = (value: number, { slots: { budgetCents, dueDate } }: Reading): boolean =>
  budgetCents === value * 100 || new RegExp(`\\b${value}\\b`).test(dueDate?.text ?? '');

/** Its first word and its last; -1 where it is not there. */
function nameIn(all: readonly Word[], { phrase }: ServiceMention): { from: number; to: number } {
  const to = all.findIndex(({ stem }) => stem === lastWord(phrase));
  return { from: Math.max(-1, to - phrase.split(' ').length + 1), to };
}

/** "280 on the shirts", "zips: 12" */
function isBeside(
  all: readonly Word[],
  { from, to }: NumberSpan,
  name: { from: number; to: number },
): boolean {
  if (name.to === -1) return false;
  const isBefore = from < name.to;
  const between = isBefore ? all.slice(to, Math.max(to, name.from)) : all.slice(name.to + 1, from);
  const joint = isBefore ? COUNT_OF : NAME_IS;
  return between.length <= MOST_BETWEEN && between.every(({ text }) => joint.test(text));
}

const MOST_BETWEEN = 2;
const COUNT_OF = /^(?:on|of|for|the|those|your|our|my|x)$/;
const NAME_IS = /^(?:go|goes|to|at|down|up|is|are|:|=|-|x|should|be|call|it|make|now)$/;

/** Between commas, or in brackets. */
const isSetOff = (all: readonly Word[], { from, to }: NumberSpan): boolean =>
  /^[,(]$/.test(all[from - 1]?.text ?? '') && (to >= all.length || all[to]?.kind === 'mark');

const SHORT_COUNT = 8;

const DOUBLE = worded(/ (?:double|twice|triple) (?:the|that|it|those|my|our|as many) /);

const TRIPLE = / triple /;

const COUNTS_ELSE = worded(
  / (?:colou?rs?|inks?|sides?|places?|locations?|inch|inches|in|feet|foot|ft|x|by|percent|dollars?|of them|one|ones|size|sizes|xl|days?|weeks?|months?|am|pm|oz|tinta|lados?) /,
);
