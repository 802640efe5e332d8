// The job as Carl says it back, and as the cells of the job ticket show it.
import type { TicketCell } from '../schemas/message.ts';
import type { Service, Shop } from '../schemas/shop.ts';
import type { ConversationState } from './turn.ts';
import { figure, listed, shortDay } from './wording.ts';

export const serviceOf = (shop: Shop, { slots }: ConversationState): Service | undefined =>
  shop.services.find(({ slug }) => slug === slots.service);

/** The cells of the ticket, always these four, null until known. */
export function ticketOf(state: ConversationState, shop: Shop): TicketCell[] {
  return [
    { label: 'Job', value: serviceOf(shop, state)?.name ?? state.serviceWording },
    { label: 'Qty', value: quantityText(state) },
    { label: 'Print', value: printText(state) },
    { label: 'In hands', value: inHandsText(state) },
  ];
}

/** '50' or '50-75', null if not known. */
export function quantityText({ slots: { quantity, quantityMax } }: ConversationState): string | null {
  if (quantity === undefined) return null;
  return quantityMax === undefined ? figure(quantity) : `${figure(quantity)}-${figure(quantityMax)}`;
}

/** '2-color front, navy', '3x6 ft'; null if nothing is known of the print. */
export function printText({ slots, inkColors }: ConversationState): string | null {
  const colors = inkColors === null ? '' : `${inkColors}-color`;
  const places = slots.imprintLocations ? listed(slots.imprintLocations) : '';
  const parts = [
    [colors, places].filter(Boolean).join(' '),
    slots.dimensions ?? '',
    slots.colors ? listed(slots.colors) : '',
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** 'Fri, Jun 12', or the visitor's own words where no day can be told. */
export function inHandsText({ slots: { dueDate } }: ConversationState): string | null {
  if (!dueDate) return null;
  return dueDate.date ? shortDay(dueDate.date) : dueDate.text;
}

/** '50 hoodies', '24 pieces of screen printing', 'signs & banners'; undefined if nothing is known. */
export function goodsText(state: ConversationState, shop: Shop): string | undefined {
  const service = serviceOf(shop, state);
  const quantity = quantityText(state);
  const name = service ? nameInSentence(service) : (state.serviceWording ?? undefined);
  if (quantity === null) return state.thing ?? name;
  if (state.thing) return `${quantity} ${state.slots.quantity === 1 ? state.thing : plural(state.thing)}`;
  const unit = service && shop.prices[service.slug]?.unit;
  const pieces = `${quantity} ${state.slots.quantity === 1 ? (unit?.one ?? 'piece') : (unit?.many ?? 'pieces')}`;
  return name ? `${pieces} (${name})` : pieces;
}

/** One line: '50 hoodies, 2-color front, in hands by Fri, Jun 12'. */
export function jobLine(state: ConversationState, shop: Shop): string | undefined {
  const due = state.slots.dueDate;
  const inHands = inHandsText(state);
  const when = inHands && (due?.date ? `in hands by ${inHands}` : inHands);
  const parts = [goodsText(state, shop), printText(state), when].filter(
    (part) => part !== null && part !== undefined,
  );
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** A service's name inside a sentence: 'screen printing', 'hats & t-shirts', 'websites + AI'. */
export const nameInSentence = ({ name }: Service): string =>
  name
    .split(' ')
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
    .join(' ');

export const plural = (thing: string): string =>
  /(?:s|ing|apparel|merch|swag|embroidery|embroidered|graphics|clothing|vinyl)$/i.test(thing)
    ? thing
    : /(?:ch|sh|x)$/i.test(thing)
      ? `${thing}es`
      : `${thing}s`;
