// The job ticket: the four cells of the item talked about, and a line for every item.
import { emptyItem, type Item, type TicketItem } from '../../schemas/item.ts';
import type { TicketCell } from '../../schemas/message.ts';
import type { Shop } from '../../schemas/shop.ts';
import { totalOf } from '../../schemas/told-price.ts';
import { FULL_COLOR, priceItem, productOf } from '../state/pricing.ts';
import { activeItem, type ConversationState, type ItemState, type Language } from '../state/state.ts';
import { goodsName, isOnlyPage, printText, serviceOf } from '../wording/labels.ts';
import { figure, shortDay, upperFirst } from '../wording/wording.ts';

/** Always these four, null until known. */
export function ticketOf(state: ConversationState, shop: Shop, today: string): TicketCell[] {
  const item = activeItem(state);
  const due = item?.slots.dueDate ?? state.slots.dueDate;
  const { quantity, quantityMax } = item?.slots ?? {};
  return [
    { label: 'Job', value: (item && jobName(item, shop, state.language)) ?? state.serviceWording },
    {
      label: 'Qty',
      value:
        quantity === undefined
          ? null
          : quantityMax === undefined
            ? figure(quantity)
            : `${figure(quantity)}-${figure(quantityMax)}`,
    },
    { label: 'Print', value: item ? printText(item, 'en') : null },
    { label: 'In hands', value: due ? (due.date ? shortDay(due.date, 'en', today) : due.text) : null },
  ];
}

const jobName = (item: ItemState, shop: Shop, language: Language): string | null =>
  item.goods.product === null && item.goods.wording === null && item.goods.service === null
    ? null
    : (serviceOf(item, shop)?.name ?? upperFirst(goodsName(item, shop, language)));

/** An item as a lead holds it, with the estimate as it was told. */
export function itemOf(item: ItemState, state: ConversationState, shop: Shop, now: Date): Item {
  const { slots, goods } = item;
  const priced = priceItem(item, state, shop, now);
  const due = slots.dueDate ?? state.slots.dueDate;
  const { nextBreak: _, ...told } = priced?.estimate ?? { nextBreak: null };
  return {
    ...emptyItem(String(item.id)),
    product: isOnlyPage(item, shop) ? null : (productOf(item, shop)?.id ?? null),
    wording: goods.wording,
    method: isOnlyPage(item, shop) ? (slots.method ?? null) : (priced?.method.id ?? slots.method ?? null),
    service: goods.service,
    quantity: slots.quantity ?? null,
    quantityMax: slots.quantityMax ?? null,
    sizes: slots.sizes ?? null,
    colors: slots.colors ?? [],
    placements: slots.imprintLocations ?? [],
    inkColors: slots.inkColors === undefined || slots.inkColors === FULL_COLOR ? null : slots.inkColors,
    dimensions: slots.dimensions ?? null,
    options: slots.options ?? {},
    dueDate: due?.date ?? due?.text ?? null,
    estimate: priced ? (told as Item['estimate']) : null,
  };
}

/** What is not sent yet, and what it comes to if all of it has a price. */
export function ticketItemsOf(
  state: ConversationState,
  shop: Shop,
  now: Date,
): { items: TicketItem[]; total: { lowCents: number; highCents: number } | null } {
  if (state.stored) return { items: [], total: null };
  const items = state.items.map((item): TicketItem => {
    const estimate = priceItem(item, state, shop, now)?.estimate;
    return {
      label: upperFirst(goodsName(item, shop, state.language)),
      quantity: item.slots.quantity ?? null,
      estimate: estimate ? { lowCents: estimate.lowCents, highCents: estimate.highCents } : null,
    };
  });
  return { items, total: totalOf(items) };
}
