// Ranges: "50-75", "30ish to 40ish", "25 30 hoodies", "80, maybe 100", "at least 20 ... at most 100".
import { overlaps, type SlotContext, spanOf } from '../slot.ts';
import type { NumberSpan } from '../words/numbers.ts';
import { own } from '../words/own.ts';
import { GARMENTS, PIECES } from '../words/vocabulary.ts';
import type { Word } from '../words/words.ts';
import { countedThing } from './counted-thing.ts';

/** The number that is the upper end of the range which `number` begins. */
export function upperEnd(context: SlotContext, number: NumberSpan): NumberSpan | undefined {
  const { words, numbers, taken } = context;
  const { all } = words;
  const { value, from, to } = number;
  const isUpper = (other: NumberSpan) =>
    other.value > value && Number.isInteger(other.value) && other.value <= 1_000_000;
  const next = numbers.find((other) => other.from >= to);
  if (next && isUpper(next) && !overlaps(spanOf(words, next.from, next.to), taken)) {
    const between = all
      .slice(to, next.from)
      .flatMap(({ text }) => (text === '' ? [] : text))
      .join(' ');
    if (JOINT.test(between)) return next;
    const before = all.slice(Math.max(0, from - 2), from);
    if (/^(?:ish )?and(?: a| an)?$/.test(between) && before.some(({ text }) => text === 'between'))
      return next;
    if (CLOSE.test(between) && hasCap(all, next.to)) return next;
    if (between === '' && isSaidTogether(context, number, next)) return next;
    if (next.value <= value * 2 && isMaybeMore(all, number, next)) return next;
  }
  // "more than 20 and less than 35"
  const far = numbers.find((other) => other.from > to && other.from - to <= 9 && isUpper(other));
  return far && hasBound(all, from, LOWER) && hasBound(all, far.from, UPPER) ? far : undefined;
}

/** What stands between the two ends; a "maybe" alone joins them too, "and" does not. */
const JOINT =
  /^(?:(?:ish|or so|pieces|pcs|(?:of (?:them|those|these|each))|for sure|definitely|confirmed|guaranteed|at least|(?:at (?:a|the) |as a )?(?:bare )?(?:min|minimum)) )?(?:(?:-|–|—|~|to|thru|through|or|up to)|(?:[-,/.] )?(?:or |to |but |and )?(?:maybe|possibly|perhaps|probably|could be|even|up to|tops|max|at most)(?: even| up to| as many as| like| about)?)(?: (?:maybe|about|like|even|around|a|an))*$/;

/** "14 jerseys maybe 16", "30 polos, could be 35": the goods stand between the two ends, and none behind them. */
function isMaybeMore(all: readonly Word[], { to }: NumberSpan, next: NumberSpan): boolean {
  const goods = all.slice(to, to + 3).findIndex(({ stem }) => GARMENTS.has(stem) || PIECES.has(stem));
  if (goods === -1) return false;
  const between = all.slice(to + goods + 1, next.from).map(({ text }) => text);
  if (!MAYBE.test(between.filter((text) => text !== '').join(' '))) return false;
  const after = all[next.to];
  return after === undefined || after.kind === 'mark' || ENDS.has(after.text);
}
const MAYBE =
  /^[,.-]? ?(?:(?:but|or|and|it|that|they|we) )*(?:maybe|possibly|perhaps|might|may|could)(?: (?:be|need|want|even|like|about|up to|as many as|go|to|it))*$/;
const ENDS = new Set('tops max total if depending though but by not idk or altogether now'.split(' '));

/** "a couple hundred, 250 tops", "60 shirts - 75 at the most" */
const hasCap = (all: readonly Word[], at: number): boolean =>
  CAP.test(
    ` ${all
      .slice(at, at + 4)
      .map(({ text }) => text)
      .join(' ')} `,
  );
const CLOSE = /^(?:[a-z]+ ?)?(?:[,./-]|or|but|maybe)?$/;
const CAP =
  /^ (?:tops|max|maximum|at (?:the )?(?:very )?most|at the outside|is (?:the|our|my) (?:max|maximum|limit|ceiling)) /;

/** "25 30 hoodies", "40 50": both ends in figures, not far apart, and no measure between. */
const isSaidTogether = ({ words: { all }, asked }: SlotContext, low: NumberSpan, high: NumberSpan): boolean =>
  low.value >= 5 &&
  high.value <= low.value * 2 &&
  all[low.from]?.kind === 'number' &&
  all[high.from]?.kind === 'number' &&
  all[high.from]?.spaced === true &&
  (asked === 'quantity' || /^(?:goods|people)$/.test(countedThing(all, high.to)?.kind ?? ''));

/** "5 or 6 dozen", "2 to 3 hundred": what follows the second number is meant for both. */
export function sharedScale(all: readonly Word[], first: NumberSpan, second: NumberSpan): number {
  const scale = own(SCALES, all[second.to - 1]?.text ?? '') ?? 1;
  const word = all[first.from];
  const isSmall = first.value < 20 && first.to === first.from + 1 && word?.raw.length === word?.text.length;
  return isSmall ? scale : 1;
}

const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  gross: 144,
  hundred: 100,
  thousand: 1000,
  k: 1000,
};

const LOWER =
  / (?:more than|greater than|larger than|bigger than|above|over|at least|minimum of|no less than|from|min(?:imum)?(?: of| :)?) $/;
const UPPER =
  / (?:less than|less or equal than|smaller than|below|under|at most|up to|no more than|maximum of|fewer than|less than or equal to|not more than|max(?:imum)?(?: of| :)?) $/;

const hasBound = (all: readonly Word[], at: number, pattern: RegExp): boolean =>
  pattern.test(
    ` ${all
      .slice(Math.max(0, at - 5), at)
      .map(({ text }) => text)
      .join(' ')} `,
  );

/** "at most 100 and at least 20": the two ends in the other order. */
export function reversedRange<T extends { value: number; from: number; max?: number }>(
  all: readonly Word[],
  counted: readonly T[],
): T | undefined {
  const upper = counted.find(({ from }) => hasBound(all, from, UPPER));
  const lower = counted.find(({ from }) => hasBound(all, from, LOWER));
  return upper && lower && upper.max === undefined && lower.max === undefined && upper.value > lower.value
    ? { ...lower, max: upper.value }
    : undefined;
}
