// What "they" and "it" mean amid an order.
import type { Shop } from '../../schemas/shop.ts';
import { productOf } from '../state/pricing.ts';
import { activeItem, type ConversationState } from '../state/state.ts';
import { namesOf } from './named-items.ts';

/** The words for the goods talked about and for how they are made: what "they" and "it" mean. */
export function wordsFor(state: ConversationState, shop: Shop): string {
  const item = activeItem(state);
  if (!item) return '';
  const method = shop.catalog.methods.find(({ id }) => id === item.slots.method);
  const { one, many } = productOf(item, shop)?.name ?? { one: '', many: '' };
  return [one, many, ...namesOf(item, shop), method?.name ?? ''].join(' ');
}
