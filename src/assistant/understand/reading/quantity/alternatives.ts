// Numbers of the same goods to compare: "72 tees vs 144", "a price on 50, 100 and 200 pens", "50 or maybe 75 or 100".
import { overlaps, type SlotContext, spanOf } from '../slot.ts';
import type { NumberSpan } from '../words/numbers.ts';
import { worded } from '../words/triggers.ts';
import { countedThing } from './counted-thing.ts';

/** The numbers in the order they are told, two at least; none where the message compares none. */
export function findAlternatives(context: SlotContext): NumberSpan[] {
  const { words, numbers, taken } = context;
  const isVersus = VERSUS.test(words.plain);
  if (!isVersus && !PRICED.test(words.plain)) return [];
  const { all } = words;
  const free = numbers.filter(
    ({ value, from, to }) =>
      Number.isInteger(value) &&
      value >= 1 &&
      !overlaps(spanOf(words, from, to), taken) &&
      countedThing(all, to)?.kind !== 'other',
  );
  let chain: NumberSpan[] = [];
  for (const number of free) {
    const last = chain.at(-1);
    if (last && isCompared(context, last, number)) chain.push(number);
    else if (isComparison(context, chain)) return chain;
    else chain = [number];
  }
  return isComparison(context, chain) ? chain : [];
}

function textBetween({ words: { all } }: SlotContext, from: number, to: number): string {
  const part = all.slice(from, to).map(({ kind, raw, text }) => (kind === 'mark' ? raw : text));
  return ` ${part.join(' ')} `.replace(/ +/g, ' ');
}

/** Is `next` the other number, with nothing between but what joins the two and the goods they share? */
function isCompared(context: SlotContext, last: NumberSpan, next: NumberSpan): boolean {
  if (next.value === last.value) return false;
  const between = textBetween(context, last.to, next.from);
  const own = countedThing(context.words.all, next.to);
  if (VERSUS_BETWEEN.test(between)) return own === undefined || isSame(context, last, own.at);
  return next.value > last.value && LISTED.test(between);
}

/** "100 pens vs 250 mugs" compares goods, and no numbers. */
function isSame({ words: { all } }: SlotContext, last: NumberSpan, at: number): boolean {
  const thing = countedThing(all, last.to);
  return thing === undefined || all[thing.at]?.stem === all[at]?.stem;
}

function isComparison(context: SlotContext, chain: readonly NumberSpan[]): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last || chain.length < 2) return false;
  const { words, known } = context;
  const things = chain.map(({ to }) => countedThing(words.all, to));
  if (things.some((thing) => thing !== undefined && thing.kind !== 'goods')) return false;
  const isNamed = things.some((thing) => thing !== undefined) || known !== undefined;
  if (!isNamed) return false;
  if (chain.some((one, i) => VERSUS_BETWEEN.test(textBetween(context, chain[i - 1]?.to ?? 0, one.from))))
    return true;
  const before = textBetween(context, Math.max(0, first.from - 4), first.from);
  // "50 or 100" are the ends of a range, and so are "between 50 and 100".
  const isRange = chain.length === 2 && RANGE.test(textBetween(context, first.to, last.from));
  return !isRange && !OTHER_NUMBERS.test(before);
}

const PRICED = worded(
  / (?:price|prices|priced|pricing|cost|costs|much|quote|quotes|estimate|estimates|run|runs|rate|rates|break|breaks|damage|difference|cheaper|what (?:about|would|are|is)|how about) /,
);
const VERSUS = worded(/ (?:vs|versus|v|compared|opposed|against) /);
const VERSUS_BETWEEN =
  / (?:vs|versus|v|compared (?:to|with)|as opposed to|opposed to|against) (?:\. )?(?:(?:the|like|about|say|maybe|if|we|i|got|get|did|do|went|with|for|just|only|ordering|getting) )*$/;
const LISTED =
  /^ (?:(?:pieces|pcs|of them|of each) )?(?:\? )?(?:(?:,|\/|or|and|&|then|also|plus) ?){1,3} ?(?:(?:for|at|the|then|like|about|say|maybe|possibly|even|perhaps|of|if we did|what about) )*$/;
const RANGE = /^(?: ,)? (?:or|\/|,)(?: (?:maybe|possibly|even|like|say|about|perhaps))* $/;
const OTHER_NUMBERS = / (?:(?<!difference )between|from|sizes?|numbers?|ages?|grades?|#) (?:\S+ )?$/;
