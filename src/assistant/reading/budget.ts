// What the visitor wants to spend, and every other sum of money, so that no sum is taken for a quantity.

import { type SlotContext, type SlotResult, type Span, skipped, spanOf } from './slot.ts';
import type { NumberSpan } from './words/numbers.ts';
import type { Words } from './words/words.ts';

/** A budget in cents; of a range the upper end. A price per piece is no budget. */
export function readBudget(context: SlotContext): SlotResult<number> {
  const { words } = context;
  const sums = findMoney(words, context.numbers);
  for (const [i, sum] of sums.entries()) {
    const upper = sums[i + 1];
    const isRange = upper !== undefined && isJoined(words, sum.to, upper.from) && upper.cents > sum.cents;
    if (
      isPerPiece(words, isRange ? upper.to : sum.to) ||
      !isBudget(words, sum, context.asked === 'budgetCents')
    )
      continue;
    const { cents } = isRange ? upper : sum;
    if (cents > 0) return { status: 'filled', value: cents, span: sum.span };
  }
  return skipped;
}

export interface Money {
  cents: number;
  span: Span;
  from: number;
  to: number;
}

/** Sums of money: "$1,500", "500 bucks", "USD 3.14", "2k dollars", and a bare figure after "budget". */
export function findMoney(words: Words, numbers: readonly NumberSpan[]): Money[] {
  const { all } = words;
  const found: Money[] = [];
  for (const [i, number] of numbers.entries()) {
    const before = all[number.from - 1];
    const after = all[number.to];
    let { from, to } = number;
    let isMoney = false;
    let value = number.value;
    if (before && SIGNS.has(before.raw)) {
      isMoney = true;
      from -= /^(?:us|usd)$/.test(all[from - 2]?.text ?? '') ? 2 : 1;
    } else if (before && (before.text === 'usd' || before.raw === 'US')) {
      isMoney = true;
      from -= 1;
    }
    if (after && SIGNS.has(after.raw) && all[to + 1]?.kind !== 'number') {
      isMoney = true;
      to += 1;
    } else if (after?.text === 'grand') {
      isMoney = true;
      value *= 1000;
      to += 1;
    } else if (after && CURRENCY.has(after.stem)) {
      isMoney = true;
      if (/^(?:cent|c)$/.test(after.stem) || after.raw === '¢') value /= 100;
      to += 1;
    } else if (
      /^(?:-|–|to|or|and)$/.test(after?.text ?? '') &&
      numbers[i + 1]?.from === to + 1 &&
      /^(?:dollar|buck|usd|grand)$/.test(all[numbers[i + 1]?.to ?? 0]?.stem ?? '')
    ) {
      isMoney = true;
    }
    if (after?.raw === '¢') {
      value /= 100;
    }
    // "$12-15", "a budget of 3,000 to 4,000"
    const sum = found.at(-1);
    isMoney ||=
      sum !== undefined && number.firm && isJoined(words, sum.to, number.from) && sum.to < number.from;
    if (!isMoney && !isNamedBudget(words, number.from)) continue;
    found.push({ cents: Math.round(value * 100), span: spanOf(words, from, to), from, to });
    // "$20 and 43c": the cents belong to the sum, and are money in any case.
  }
  return found;
}

const SIGNS = new Set(['$', '€', '£', '¢']);
const CURRENCY = new Set(['dollar', 'buck', 'usd', 'cent', 'euro', 'quid', 'peso', 'c']);
const BUDGET_TALK =
  /(?:budget|spend|spending|afford|under|below|max|maximum|up to|no more than|at most|less than|limit|cap|have|got|within|between|keep it|around|about|stay|set aside|allocated|approved)(?: \S+){0,5} $/;

/** "budget is 500", "budget around 2k": a figure named a budget needs no sign. */
function isNamedBudget(words: Words, at: number): boolean {
  const before = words.all
    .slice(Math.max(0, at - 5), at)
    .map((word) => word.text)
    .join(' ');
  return /\b(?:budget|spend|spending|afford|stay(?:ing)?(?= under| below| within)|keep (?:it|this)(?= under| below))(?: (?:is|of|around|within|below|about|like|max|under|up|to|at|only|roughly|maybe|we|have|more|less|than|over|between|a|:|-))*$/.test(
    before,
  );
}

function isBudget(words: Words, sum: Money, isAsked: boolean): boolean {
  if (isAsked) return true;
  const before = ` ${words.all
    .slice(Math.max(0, sum.from - 7), sum.from)
    .map((word) => word.text)
    .join(' ')} `;
  const after = words.all
    .slice(sum.to, sum.to + 3)
    .map((word) => word.text)
    .join(' ');
  return (
    BUDGET_TALK.test(before) ||
    / what (?:can|could|would|will|does) (?:i get for )?$/.test(before) ||
    /^(?:\S+ )?(?:budget|max|tops|to spend|to work with|limit|or less|total|all in|get me|ceiling|cap)\b/.test(
      after,
    )
  );
}

/** "$10 each", "$10 a shirt", "5 dollars per piece". */
function isPerPiece(words: Words, at: number): boolean {
  const next = words.all[at];
  return (
    next !== undefined &&
    (/^(?:each|per|apiece|ea|pp|a|an|piece)$/.test(next.text) || next.raw === '/' || next.raw === '@')
  );
}

function isJoined(words: Words, from: number, to: number): boolean {
  return (
    to - from <= 1 && (from === to || /^(?:-|–|to|or|and)$/.test(words.all[from]?.raw.toLowerCase() ?? ''))
  );
}
