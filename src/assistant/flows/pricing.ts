// What it costs: figures of the price book only, always called an estimate.
import type { Estimate } from '../../schemas/estimate.ts';
import { estimate } from '../../shop/estimate.ts';
import { goodsText, nameInSentence, serviceOf } from '../describe-job.ts';
import type { Answer, Moment } from '../moment.ts';
import { ask, validOptions } from '../questions.ts';
import { dollars, figure, listed, lowerFirst, oneOf, upperFirst } from '../wording.ts';

export function answerPricing(moment: Moment): Answer {
  const { state, shop, cues } = moment;
  const service = serviceOf(shop, state);
  if (!service) {
    const says = oneOf(
      [
        'Prices depend on what we make, how many, and how it is printed.',
        'It comes down to the piece, the quantity and the print.',
      ],
      state,
    );
    state.flow ??= 'quote';
    return { says: [says], asks: ask(moment, 'service') };
  }
  state.flow ??= 'quote';
  if (cues.has('discount')) {
    const discount = discountSays(moment);
    if (discount) return { says: [discount] };
  }
  if (knowsPrice(moment)) return { says: estimateSays(moment) };
  return { says: [twoPointSays(moment)], asks: ask(moment, 'quantity') };
}

/** Are service and quantity known, so that the price book can answer? */
export const knowsPrice = ({ state }: Moment): boolean =>
  priceQuantity({ state }) !== undefined && state.slots.service !== undefined;

/** A website is ordered one at a time, whether or not somebody says so. */
const priceQuantity = ({ state }: Pick<Moment, 'state'>): number | undefined =>
  state.slots.quantity ?? (state.slots.service === 'websites-and-ai' ? 1 : undefined);

/** Does the price book answer otherwise than before this message? */
export function isNewPrice(moment: Moment): boolean {
  const quantity = priceQuantity(moment);
  if (quantity === undefined) return false;
  const { state, before } = moment;
  if (state.slots.service !== before.slots.service || state.slots.quantity !== before.slots.quantity)
    return true;
  return (
    estimateFor(moment, quantity)?.lowCents !== estimateFor({ ...moment, state: before }, quantity)?.lowCents
  );
}

/** The estimate in a sentence, and one more: the next break if it is near, else what is assumed. */
export function estimateSays(moment: Moment): string[] {
  const { state, shop } = moment;
  const service = serviceOf(shop, state);
  const quantity = priceQuantity(moment);
  if (!service || quantity === undefined) return [];
  const found = estimateFor(moment, quantity);
  if (!found) return belowMinimum(moment, quantity);
  const goods = goodsText(state, shop) ?? nameInSentence(service);
  const range = `${dollars(found.lowCents)} to ${dollars(found.highCents)}`;
  const each = quantity > 1 ? `, about ${dollars(found.unitCents)} each` : '';
  const main = oneOf(
    [
      `For ${goods} the estimate is ${range}${each}.`,
      `${upperFirst(goods)}: my estimate is ${range}${each}.`,
      `My estimate for ${goods} is ${range}${each}.`,
    ],
    state,
  );
  return [main, noteFor(found, quantity)];
}

function noteFor({ nextBreak, unitCents, assumptions, includes }: Estimate, quantity: number): string {
  if (nextBreak && nextBreak.quantity <= quantity * 1.5 && nextBreak.unitCents < unitCents) {
    return `From ${figure(nextBreak.quantity)} on it falls to about ${dollars(nextBreak.unitCents)} each.`;
  }
  const assumed = assumptions.slice(0, 3).map(lowerFirst);
  if (assumed.length > 0) return `It assumes ${listed(assumed)}.`;
  return `It includes ${listed(includes.slice(0, 3).map(lowerFirst))}.`;
}

function estimateFor({ state, shop, now }: Moment, quantity: number): Estimate | undefined {
  const { service } = state.slots;
  if (service === undefined) return;
  const result = estimate(shop, { service, quantity, options: validOptions({ state, shop }) }, now);
  return result.ok ? result.estimate : undefined;
}

function belowMinimum(moment: Moment, quantity: number): string[] {
  const service = serviceOf(moment.shop, moment.state);
  if (!service || quantity >= service.minimum_order)
    return ['That is more than I can estimate here; a person will work it out.'];
  const least = estimateFor(moment, service.minimum_order);
  const says = oneOf(
    [
      `For ${nameInSentence(service)} we start at ${figure(service.minimum_order)} pieces.`,
      `Our minimum for ${nameInSentence(service)} is ${figure(service.minimum_order)} pieces.`,
    ],
    moment.state,
  );
  return least
    ? [
        says,
        `At ${figure(service.minimum_order)} the estimate is ${dollars(least.lowCents)} to ${dollars(least.highCents)}.`,
      ]
    : [says];
}

/** Without a quantity: what a piece comes to at the smallest order and at a larger one. */
function twoPointSays(moment: Moment): string {
  const { state, shop } = moment;
  const service = serviceOf(shop, state);
  const list = service && shop.prices[service.slug];
  if (!service || !list) return 'A person works that price out for you.';
  const breaks = list.quantity_breaks.map(({ from }) => from);
  const small = breaks[0] ?? service.minimum_order;
  const large = breaks[Math.min(3, breaks.length - 1)] ?? small;
  const [first, second] = [estimateFor(moment, small), estimateFor(moment, large)];
  if (!first || !second || small === large) {
    return first
      ? `One comes to an estimated ${dollars(first.lowCents)} to ${dollars(first.highCents)}.`
      : 'A person works that price out for you.';
  }
  const one =
    small === 1
      ? `one comes to about ${dollars(first.unitCents)}`
      : `${figure(small)} come to about ${dollars(first.unitCents)} each`;
  return oneOf(
    [
      `As an estimate, ${one}, and ${figure(large)} to about ${dollars(second.unitCents)} each.`,
      `${upperFirst(one)} and ${figure(large)} to about ${dollars(second.unitCents)} each, both as estimates.`,
    ],
    state,
  );
}

/** No discounts are invented: the price falls by the price book's breaks alone. */
function discountSays(moment: Moment): string | undefined {
  const quantity = moment.state.slots.quantity;
  const found = quantity === undefined ? undefined : estimateFor(moment, quantity);
  if (!found?.nextBreak || found.nextBreak.unitCents >= found.unitCents) {
    return 'I cannot give discounts, but the price per piece falls with the quantity, and a person can look for a cheaper way.';
  }
  return `I cannot give discounts, but from ${figure(found.nextBreak.quantity)} pieces the estimate falls to about ${dollars(found.nextBreak.unitCents)} each.`;
}
