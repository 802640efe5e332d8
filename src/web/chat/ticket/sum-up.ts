// What the items of a ticket come to, in words: an item without a price is counted, never left out.
import type { PriceRange, TicketItem } from '../../../schemas/item.ts';
import { dollarRange } from '../../../schemas/told-price.ts';

export const PRICED_BY_A_PERSON = 'priced by a person';

export interface Sum {
  /** Of the items that have a price; null where none has. */
  range: PriceRange | null;
  /** How many have none. */
  unpriced: number;
}

/** `total` is the server's sum, which it has only where every item has a price. */
export function sumUp(items: readonly TicketItem[], total: PriceRange | null): Sum {
  const priced = items.flatMap(({ estimate }) => estimate ?? []);
  const unpriced = items.length - priced.length;
  if (priced.length === 0) return { range: null, unpriced };
  if (total && unpriced === 0) return { range: total, unpriced };
  return {
    range: {
      lowCents: priced.reduce((sum, { lowCents }) => sum + lowCents, 0),
      highCents: priced.reduce((sum, { highCents }) => sum + highCents, 0),
    },
    unpriced,
  };
}

/** '$806 to $900', '$698 to $763 + 1 by a person', 'priced by a person'. */
export function sumText({ range, unpriced }: Sum): string {
  if (!range) return PRICED_BY_A_PERSON;
  return [dollarRange(range), unpriced > 0 && byAPerson(unpriced)].filter(Boolean).join(' ');
}

export const byAPerson = (count: number): string => `+ ${count} by a person`;

/** '$302 to $337', or who prices it. */
export const priceText = ({ estimate }: TicketItem): string =>
  estimate ? dollarRange(estimate) : PRICED_BY_A_PERSON;
