// Prices in words, as mails and the desk print them.
import type { Item, PriceRange } from './item.ts';

/** Printed where an item has no estimate. */
export const BY_A_PERSON = 'priced by a person';

const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** '$1,240', from $100 on in whole dollars; '$8.75', '$95'. */
export function dollars(cents: number): string {
  const isWhole = cents >= 10_000 || cents % 100 === 0;
  return `$${(isWhole ? whole : withCents).format(cents / 100)}`;
}

/** '$396 to $444'; one figure where both ends print alike. `to`: in another language. */
export function dollarRange({ lowCents, highCents }: PriceRange, to = 'to'): string {
  const [low, high] = [dollars(lowCents), dollars(highCents)];
  return low === high ? low : `${low} ${to} ${high}`;
}

/** 'about $9.33 each', by the middle of the range; undefined for one piece and where nothing was counted. */
export function priceEach(
  { quantity, estimate }: Pick<Item, 'quantity' | 'estimate'>,
  about: (price: string) => string = (price) => `about ${price} each`,
): string | undefined {
  if (!estimate || quantity === null || quantity < 2) return undefined;
  return about(dollars(Math.round((estimate.lowCents + estimate.highCents) / 2 / quantity)));
}

/** What the items come to together; null unless every one has an estimate. */
export function totalOf(items: readonly { estimate: PriceRange | null }[]): PriceRange | null {
  const estimates = items.flatMap(({ estimate }) => estimate ?? []);
  if (items.length === 0 || estimates.length < items.length) return null;
  return {
    lowCents: estimates.reduce((sum, { lowCents }) => sum + lowCents, 0),
    highCents: estimates.reduce((sum, { highCents }) => sum + highCents, 0),
  };
}
