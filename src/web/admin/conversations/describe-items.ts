// The items of a request as Carl told them: how many of each for how much, and together.
import type { TicketItem } from '../../../schemas/item.ts';
import { BY_A_PERSON, dollarRange, totalOf } from '../../../schemas/told-price.ts';
import type { Fact } from './describe-slots.ts';

/**
 * A fact for each item, and what several come to where all have a price.
 *
 *     describeItems(items)   [{ label: 'Pint glasses', value: '24, $396 to $444' }]
 */
export function describeItems(items: readonly TicketItem[]): Fact[] {
  const facts = items.map(({ label, quantity, estimate }) => ({
    label,
    value: [quantity?.toLocaleString('en-US'), estimate ? dollarRange(estimate) : BY_A_PERSON]
      .filter((words) => words !== undefined)
      .join(', '),
  }));
  const total = items.length > 1 ? totalOf(items) : null;
  return total ? [...facts, { label: 'Together', value: dollarRange(total) }] : facts;
}
