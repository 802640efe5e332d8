// Items in a sentence: '24 pint glasses', 'one banner'.
import type { TicketItem } from '../../../schemas/item.ts';

/** How many are named; the others are counted. */
const NAMED_MAX = 3;

/** { label: 'Banner', quantity: 1 } -> 'one banner'; without a number the label alone. */
export function nameItem({ label, quantity }: TicketItem): string {
  // 'DTF transfers' keeps its capitals.
  const name = /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
  if (quantity === null) return name;
  return `${quantity === 1 ? 'one' : quantity.toLocaleString('en-US')} ${name}`;
}

/** What is named and how many more there are. */
export function cutList<T>(all: readonly T[]): { named: readonly T[]; more: number } {
  const named = all.slice(0, NAMED_MAX);
  return { named, more: all.length - named.length };
}
