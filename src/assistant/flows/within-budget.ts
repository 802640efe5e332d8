// "How many shirts can I get for $500?": the most that the price book makes for the money, offered and not yet taken.

import { dollars } from '../../schemas/told-price.ts';
import { plural, serviceOf, unitText } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { breaksFor } from '../priced-by.ts';
import { isQuestion } from '../question.ts';
import { findMoney } from '../reading/budget.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import { triedOf } from '../supposed-job.ts';
import { dollarRange, figure, oneOf } from '../wording.ts';
import { estimateFor, estimateSays, isWide, priceQuantity } from './estimates.ts';

/** Undefined where nothing of the kind is asked, or the price book knows no such goods. */
export function answerWithinBudget(moment: Moment): Answer | undefined {
  const { state, words, reading, shop } = moment;
  if (state.language !== 'en') return;
  if (!ASKS_HOW_MANY.test(words.plain)) return answerIfWithin(moment);
  const service = serviceOf(shop, state);
  const cents = reading.slots.budgetCents ?? findMoney(words, findNumbers(words.all))[0]?.cents;
  const budget = cents ?? state.slots.budgetCents;
  if (!service || budget === undefined || MADE_SINGLY.has(service.slug)) return;
  const least = service.minimum_order;
  const goods = state.thing === null ? unitText(service, false, shop, 'en') : plural(state.thing);
  const first = estimateFor(moment, least);
  if (!first) return;
  state.flow ??= 'quote';
  const sum = dollars(budget);
  if (first.highCents > budget) {
    const figures = dollarRange(first);
    const verdict = first.lowCents > budget ? 'would not reach that' : 'may just do';
    return {
      says: [`We start at ${figure(least)} ${goods}, an estimated ${figures}: ${sum} ${verdict}.`],
    };
  }
  const most = mostWithin(moment, budget, least);
  const found = estimateFor(moment, most);
  if (!found) return;
  const figures = `${dollarRange(found)}, about ${dollars(found.unitCents)} each`;
  state.supposed = triedOf({ ...state, slots: { ...state.slots, quantity: most } });
  return {
    says: [
      oneOf(
        {
          en: [
            `${sum} gets you about ${figure(most)} ${goods}: the estimate for them is ${figures}.`,
            `About ${figure(most)} ${goods} for ${sum}: the estimate is ${figures}.`,
          ],
          es: [],
        },
        state,
      ),
      `Shall I put ${figure(most)} down?`,
    ],
    asks: null,
    suggestions: [`Yes, ${figure(most)}`, 'Another number'],
  };
}

/** "does that get it under 600?", "what would we have to give up": whether the job as it stands is within the money. */
function answerIfWithin(moment: Moment): Answer | undefined {
  const { state, words, reading, shop } = moment;
  const isBid = BIDS.test(words.plain);
  if (
    !isBid &&
    !ASKS_IF_WITHIN.test(words.plain) &&
    !ASKS_WHAT_TO_DROP.test(words.plain) &&
    !asksOfBudget(moment) &&
    !(state.slots.budgetCents !== undefined && IF_COVERED.test(words.plain))
  )
    return;
  const bid = isBid ? findMoney(words, findNumbers(words.all))[0]?.cents : undefined;
  const bare = Number(BARE_SUM.exec(words.plain)?.[1] ?? 0);
  // "is there a price break if we hit 300": pieces, and no money.
  const told = bare === reading.slots.quantity ? 0 : 100 * bare;
  const budget = bid ?? (told > 0 ? told : (reading.slots.budgetCents ?? state.slots.budgetCents));
  const service = serviceOf(shop, state);
  const quantity = priceQuantity(moment);
  if (!service || budget === undefined || quantity === undefined || isWide(moment, quantity)) return;
  const [first] = estimateSays(moment);
  const least = estimateFor(moment, service.minimum_order);
  const found = quantity < service.minimum_order ? least : estimateFor(moment, quantity);
  if (first === undefined || !found || !least) return;
  state.flow ??= 'quote';
  const sum = dollars(budget);
  if (found.highCents <= budget) return { says: [`Yes, within ${sum}.`, first] };
  if (found.lowCents <= budget) return { says: [first, `So ${sum} may just do, at the lower end.`] };
  if (MADE_SINGLY.has(service.slug) || least.highCents > budget)
    return { says: [first, `That is above ${sum}.`] };
  const most = mostWithin(moment, budget, service.minimum_order);
  if (most >= quantity) return { says: [first, `That is above ${sum}.`] };
  state.supposed = triedOf({ ...state, slots: { ...state.slots, quantity: most } });
  return {
    says: [first, `That is above ${sum}; about ${figure(most)} would fit: shall I put ${figure(most)} down?`],
    asks: null,
    suggestions: [`Yes, ${figure(most)}`, 'Another number'],
  };
}

/** "are we ok on budget?", of the money that was told before */
const asksOfBudget = ({ before, words, reading: { slots } }: Moment): boolean =>
  isQuestion(words) &&
  words.plain.includes(' budget ') &&
  before.slots.budgetCents !== undefined &&
  slots.budgetCents === undefined &&
  (slots.quantity ?? before.slots.quantity) !== undefined;

/** "can you do it for 400": what they would pay for all of it. */
const BIDS = worded(
  / (?:can|could|would|will|may|any way|possible|chance|able to) (?:\S+ ){0,5}?(?:do|make|have|get|let (?:me|us) have|sell) (?:(?:me|us|all|of) )*(?:it|that|this|them|em|these|those|everything|the (?:lot|job|order|\w+ thing)|\d+)(?: all)? (?:for|at) (?:(?:about|around|like|only|just|under|a total of|less than) )*\d{2,6} (?=$|\? |dollars |bucks |total |tops |max |flat |even |all |instead |if |or )/,
);

const WITHIN =
  '(?:under|below|within|inside|into|in|over|above|past|fits?|meets?|hits?|exceeds?|afford|covers?)';
const ASKS_IF_WITHIN = worded(
  new RegExp(
    ` (?:does|do|would|will|can|could|did|is|are|if) (?:\\S+ ){1,6}?${WITHIN} (?:(?:that|this|it|the|our|my|a|your|\\$) )*(?:\\d{3,6} (?:$|\\?|\\$|dollars |bucks |total |if |with |then )|(?:budget|price range|grant) )| (?:will|would|does|can|is) (?:\\$ ?)?\\d{3,6} (?:dollars |bucks )?(?:cover|enough)(?= )| (?:any way|is there a way|way to|can|could|possible|how do|how can)(?: \\S+){0,3}? get (?:it|that|this|the (?:price|total|cost|bill)) (?:down |closer |all )*to (?:about |around |like |\\$ ?)*\\d{3,6} `,
  ),
);
/** The money may stand as a bare number. */
const BARE_SUM = new RegExp(` (?:${WITHIN}|to) (?:(?:that|this|the|our|my|a|\\$) )*(\\d{3,6}) `);
/** "will that cover it?", of money that is known */
const IF_COVERED = worded(
  /^ (?:(?:so|and|ok|but|well|hmm) )*(?:(?:will|would|does|can|could) (?:that|it|this|our money|the money) (?:be )?(?:cover|enough|do)(?: (?:it|that|them|this|us|all|everything|the order|for (?:it|that|them|all of (?:it|them))))*|is (?:that|it|this) enough(?: (?:for|to cover) (?:it|that|them|everything|all(?: of (?:it|them))?))?|(?:are|do) we (?:ok|good|fine|have enough)(?: on (?:the )?(?:budget|money))?) \? $/,
);
const ASKS_WHAT_TO_DROP = worded(
  / what (?:would|do|will|could|can|should|must) (?:we|i) (?:have to |need to |got to )?(?:give up|drop|cut|lose|skip|sacrifice|change|leave out)(?: to (?:get|stay|fit|make|afford|hit|keep)(?: \S+){0,5})? (?:\? )?$/,
);

/**
 * The most pieces whose whole estimate, its upper end too, stays within the money; `least` at the least. Where the price
 * falls at a break, more pieces may cost less than fewer, so each break is tried, the last one first.
 */
function mostWithin(moment: Moment, cents: number, least: number): number {
  const isWithin = (quantity: number): boolean =>
    (estimateFor(moment, quantity)?.highCents ?? Number.POSITIVE_INFINITY) <= cents;
  const breaks = breaksFor(moment.shop, moment.state);
  let end = MOST_PIECES;
  for (const from of [...breaks.filter((one) => one > least).reverse(), least]) {
    if (isWithin(from)) return mostBetween(from, end, isWithin);
    end = from;
  }
  return least;
}

/** Of one price a piece: `low` is within the money, `high` is not looked at. */
function mostBetween(low: number, high: number, isWithin: (quantity: number) => boolean): number {
  if (high - low <= 1) return low;
  const middle = Math.floor((low + high) / 2);
  return isWithin(middle) ? mostBetween(middle, high, isWithin) : mostBetween(low, middle, isWithin);
}

const MOST_PIECES = 100_000;
/** What is not counted out of a sum. */
const MADE_SINGLY: ReadonlySet<string> = new Set(['car-wraps', 'websites-and-ai']);

const ASKS_HOW_MANY = worded(
  / how many (?!days|hours|weeks|minutes|colors|inks)(?:\S+ ){0,6}(?:for|with|out of|on|from|within|is that|would that be|be that|that (?:get|gets|buy|buys)|get|buy|afford)(?= )| how far (?:does|will|would|can|do) (?:\S+ ){1,5}(?:go|get|stretch|take) | what (?:would|will|could|can|does|do|is) (?:\S+ ){0,4}(?:get|buy)s? (?:me|us|for)?(?= )/,
);
