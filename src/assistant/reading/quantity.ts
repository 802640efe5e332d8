// How many pieces: the number in a message that counts goods or people, and not inches, colors, days or dollars.

import type { Question } from '../turn.ts';
import {
  countedThing,
  isNumberOfAName,
  isPartOfSomething,
  isPronoun,
  isYear,
  isZipCode,
} from './counted-thing.ts';
import { overlaps, type SlotContext, type SlotResult, skipped, spanOf } from './slot.ts';
import type { NumberSpan } from './words/numbers.ts';
import { own } from './words/own.ts';
import { COLORS, GARMENTS, PEOPLE, PIECES, SHADES, VEHICLE_MAKES } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

export interface Quantity {
  quantity: number;
  /** The upper end of a range. */
  quantityMax?: number;
}

/** Whole pieces. "a few dozen" is unclear; "one" counts only before a thing or as an answer. */
export function readQuantity(
  context: SlotContext,
  sizes: Readonly<Record<string, number>> | undefined,
): SlotResult<Quantity> {
  const { words, taken } = context;
  const counted = context.numbers
    .filter((number) => !overlaps(spanOf(words, number.from, number.to), taken))
    .flatMap((number) => count(context, number) ?? []);
  const best = choose(words.all, words.plain, counted);
  const sum = sizes && Object.values(sizes).reduce((total, pieces) => total + pieces, 0);
  if (sum && (!best || best.weight < GOODS || best.max !== undefined)) {
    return { status: 'filled', value: { quantity: sum }, span: spanOf(words, 0, words.all.length) };
  }
  if (best) {
    const value: Quantity = { quantity: best.value };
    if (best.max !== undefined) value.quantityMax = best.max;
    return { status: 'filled', value, span: spanOf(words, best.from, best.to) };
  }
  const vague = VAGUE.exec(words.message);
  if (vague && context.asked === 'quantity')
    return { status: 'unclear', span: { start: vague.index, end: vague.index + vague[0].length } };
  return skipped;
}

const VAGUE =
  /\b(?:a few|few|some|several|couple|bunch|lots?|many|dozens|hundreds|thousands|depends|not sure|don'?t know|idk)\b/i;

interface Counted {
  value: number;
  max?: number;
  from: number;
  to: number;
  weight: number;
}

/** Weights of what stands around a number; more speaks for a quantity more clearly. */
const NAMED = 8;
const TOTAL = 7;
const GOODS = 5;
const FOLK = 4;
const ASKED = 3;
const ORDERED = 2;
const BARE = 1;

function count({ words, numbers, asked }: SlotContext, number: NumberSpan): Counted | undefined {
  const { all } = words;
  const before = all[number.from - 1];
  const after = all[number.to];
  const isAsked = asked === 'quantity';
  if (!Number.isInteger(number.value) || number.value < 1 || number.value > 1_000_000) return;
  if (isPartOfSomething(all, number) || /^0\d/.test(all[number.from]?.raw ?? '')) return;
  const goods = countedThing(all, number.to);
  if (goods === 'other') return;
  const range = isChanged(all, number) ? undefined : upperEnd(all, numbers, number);
  const scale = range ? sharedScale(all, number, range) : 1;
  const rangeGoods = range ? countedThing(all, range.to) : undefined;
  if (rangeGoods === 'other') return;
  // "coveralls x6", "yard signs x 100"
  const named = before?.text === 'x' ? countedThing(all, number.from - 2) : undefined;
  const thing = goods ?? rangeGoods ?? (named === 'goods' ? named : undefined);
  if (isYear(number, all) && (thing !== 'goods' || VEHICLE_MAKES.has(after?.text ?? ''))) return;
  if (
    !number.firm &&
    number.value <= 2 &&
    number.to === number.from + 1 &&
    isPronoun(all, number, thing !== undefined || isAsked)
  )
    return;
  if (thing === undefined && isOfPhone(words.message, all[number.from])) return;
  let weight = 0;
  const near = all.slice(Math.max(0, number.from - 4), number.from).map(({ text }) => text);
  const tail = ` ${all
    .slice(number.to, number.to + 4)
    .map(({ text }) => text)
    .join(' ')} `;
  // "each needs 2 shirts", "2 per person"
  if (near.slice(-3).some((text) => /^(?:each|everyone|everybody|apiece)$/.test(text))) return;
  if (/^ (?:\S+ ){1,2}apiece /.test(tail)) return;
  if (/^ (?:\S+ )?per (?:person|employee|player|kid|student|guest|head|member|table) /.test(tail)) return;
  if (
    /^(?:quantity|count|total)$/.test(before?.text ?? '') ||
    (/^(?:of|is|:|=|about|around)$/.test(before?.text ?? '') &&
      /^(?:quantity|total|count|headcount)$/.test(near.at(-2) ?? ''))
  )
    weight = NAMED;
  else if (/^ (?:\S+ )?(?:total|altogether|in total|in all|all together) /.test(tail)) weight = TOTAL;
  else if (thing === 'goods') weight = GOODS;
  else if (thing === 'people') weight = FOLK;
  else if (isAsked) weight = ASKED;
  else if (near.some((text) => ORDER_WORDS.has(text.split(' ').at(-1) ?? ''))) weight = ORDERED;
  else weight = BARE;
  if (weight <= ORDERED && asked !== null && ANSWERED_BY_NUMBERS.has(asked) && !CORRECTED.test(words.plain))
    return;
  // "9 Oak Lane", "Transit 250", "room 12": a number beside a proper name or after one names something.
  if (weight <= ORDERED && (isNumberOfAName(all, number) || isZipCode(all, number))) return;
  // "is 24 the minimum", "24 minimum"
  if (/^ (?:the )?(?:minimum|min|max|maximum) /.test(tail) && thing === undefined) return;
  if (weight === BARE && isIdle(all, number)) return;
  if (after?.raw === ')' && before?.raw === '(' && weight < GOODS) return;
  const counted: Counted = {
    value: number.value * scale,
    from: number.from,
    to: range?.to ?? number.to,
    weight,
  };
  if (range) counted.max = range.value;
  return counted;
}

/** Digits of a second phone number, or of one without its area code. */
function isOfPhone(message: string, word: Word | undefined): boolean {
  if (!word) return false;
  const from = Math.max(0, word.start - 10);
  const phone = /(?<!\d)(?:\d{3}\)?[-. ]{1,2})?\d{3}[-.]\d{4}(?!\d)/.exec(
    message.slice(from, word.start + 14),
  );
  return (
    phone !== null && from + phone.index <= word.start && word.start < from + phone.index + phone[0].length
  );
}

/** "two birds", "my kid is 7", "on a scale of 1 to 10": what shows to be no count of goods. */
function isIdle(all: readonly Word[], { from, to, value }: NumberSpan): boolean {
  const after = all[to];
  if (value <= 3 && after?.kind === 'word' && !AFTER_COUNT.test(after.text)) return true;
  if (all[from - 1]?.text === 'is' && PEOPLE.has(all[from - 2]?.text ?? '')) return true;
  return all.slice(Math.max(0, from - 5), from).some(({ text }) => text === 'scale');
}

const AFTER_COUNT =
  /^(?:\w+ing|of|for|to|or|and|not|no|if|in|at|by|on|but|is|will|would|please|total|more|less|instead|thanks?|then|this|that|it|we|i|with|each|from|are|were|expected|hundred|thousand|dozen|k|so|ok)\b/;

/** Questions whose answer may be a bare number that is no quantity. */
const ANSWERED_BY_NUMBERS = new Set<Question>([
  'option',
  'order_number',
  'dueDate',
  'budgetCents',
  'dimensions',
  'sizes',
  'phone',
  'contact',
  'name',
  'email',
]);

const ORDER_WORDS = new Set([
  'need',
  'want',
  'order',
  'get',
  'make',
  'print',
  'quote',
  'ordering',
  'buy',
  'like',
  'do',
  'take',
  'doing',
  'have',
  'looking',
  'for',
  'about',
  'around',
  'approximately',
  'roughly',
  'maybe',
  'say',
  'least',
  'most',
  'only',
  'just',
  'probably',
  'wants',
  'needs',
]);

/** "50-75", "50 to 75", "between 50 and 75", "50 or 60", "at least 20 ... at most 100". */
function upperEnd(
  all: readonly Word[],
  numbers: readonly NumberSpan[],
  { value, from, to }: NumberSpan,
): NumberSpan | undefined {
  const joint = all[to];
  const next = numbers.find((number) => number.from === to + 1);
  if (joint && next && next.value > value && Number.isInteger(next.value) && next.value <= 1_000_000) {
    if (/^(?:-|–|—|to|through|thru|or)$/.test(joint.text)) return next;
    if (joint.text === 'and' && all.slice(Math.max(0, from - 2), from).some(({ text }) => text === 'between'))
      return next;
  }
  // "more than 20 and less than 35"
  const far = numbers.find((number) => number.from > to && number.from - to <= 9 && number.value > value);
  if (far && hasBound(all, from, LOWER) && hasBound(all, far.from, UPPER)) return far;
  return;
}

/** "5 or 6 dozen", "2 to 3 hundred": what follows the second number is meant for both. */
function sharedScale(all: readonly Word[], first: NumberSpan, second: NumberSpan): number {
  const scale = own(SCALES, all[second.to - 1]?.text ?? '') ?? 1;
  return first.value < 20 &&
    first.to === first.from + 1 &&
    all[first.from]?.raw.length === all[first.from]?.text.length
    ? scale
    : 1;
}

const SCALES: Readonly<Record<string, number>> = { dozen: 12, hundred: 100, thousand: 1000 };

const LOWER =
  / (?:more than|greater than|larger than|bigger than|above|over|at least|minimum of|no less than|from) $/;
const UPPER =
  / (?:less than|less or equal than|smaller than|below|under|at most|up to|no more than|maximum of|fewer than|less than or equal to|not more than) $/;

const hasBound = (all: readonly Word[], at: number, pattern: RegExp): boolean =>
  pattern.test(
    ` ${all
      .slice(Math.max(0, at - 5), at)
      .map(({ text }) => text)
      .join(' ')} `,
  );

/** Corrections hold over what they correct; a clear total over parts; else the clearest, of equals the first. */
function choose(all: readonly Word[], plain: string, counted: readonly Counted[]): Counted | undefined {
  const kept = counted.filter((candidate) => !isReplaced(all, candidate, counted));
  if (kept.length === 0) return counted[0];
  const most = Math.max(...kept.map(({ weight }) => weight));
  const bounded = upperBound(all, kept);
  if (bounded) return bounded;
  const colors = sumByColor(all, kept);
  if (colors) return colors;
  const isCorrected = CORRECTED.test(plain);
  const pool = kept.filter(({ weight }) => weight === most || (isCorrected && weight >= BARE));
  return isCorrected ? pool.at(-1) : pool[0];
}

const CORRECTED =
  / (?:actually|i mean|i meant|make (?:it|that)|change (?:it|that|this)|instead|sorry|oops|correction|rather|scratch that|no wait|wait) /;

/** "not 18, 8", "5 not 4", "4 instead of 5", "from 50 to 75" said of a change. */
function isReplaced(all: readonly Word[], { from, to }: Counted, counted: readonly Counted[]): boolean {
  if (counted.length < 2) return false;
  const before = all
    .slice(Math.max(0, from - 4), from)
    .map(({ text }) => text)
    .join(' ');
  if (
    /(?:instead of|rather than|not|did not say|was|were|previously|said not|used to be|not for)(?: (?:the|a|about|say|just|only))?$/.test(
      before,
    ) ||
    / last (?:year|time|season)(?: \S+){0,3} $/.test(` ${before} `)
  )
    return true;
  const next = all[to]?.text ?? '';
  const beforeThat = all[from - 1]?.text ?? '';
  return (
    (beforeThat === 'from' || isChanged(all, { from })) &&
    /^(?:to|into)$/.test(next) &&
    counted.some((other) => other.from === to + 1)
  );
}

/** "change the 50 to 65", "bump 50 up to 65" */
const isChanged = (all: readonly Word[], { from }: Pick<NumberSpan, 'from'>): boolean =>
  all
    .slice(Math.max(0, from - 4), from)
    .some(({ text }) =>
      /^(?:change|changed|changing|switch|bump|raise|lower|increase|decrease|drop)$/.test(text),
    );

/** "at most 100 and at least 20": the bounds in the other order. */
function upperBound(all: readonly Word[], counted: readonly Counted[]): Counted | undefined {
  const upper = counted.find(({ from }) => hasBound(all, from, UPPER));
  const lower = counted.find(({ from }) => hasBound(all, from, LOWER));
  return upper && lower && upper.max === undefined && lower.max === undefined && upper.value > lower.value
    ? { ...lower, max: upper.value }
    : undefined;
}

/** "20 red and 30 blue shirts" is 50. */
function sumByColor(all: readonly Word[], counted: readonly Counted[]): Counted | undefined {
  const colored = counted.filter(
    ({ to, max }) =>
      max === undefined && (COLORS.has(all[to]?.text ?? '') || SHADES.has(all[to]?.text ?? '')),
  );
  const things = new Set(colored.flatMap(({ to }) => goodsAfter(all, to) ?? []));
  if (things.size > 1) return;
  const first = colored[0];
  const last = colored.at(-1);
  if (!first || !last || colored.length < 2 || colored.length !== counted.length) return;
  return {
    value: colored.reduce((sum, { value }) => sum + value, 0),
    from: first.from,
    to: last.to,
    weight: GOODS,
  };
}

/** The noun that a number's colors go with, where it stands before the next number. */
function goodsAfter(all: readonly Word[], from: number): string | undefined {
  for (const { kind, stem } of all.slice(from, from + 4)) {
    if (kind === 'number') return;
    if (GARMENTS.has(stem) || PIECES.has(stem)) return stem;
  }
  return;
}
