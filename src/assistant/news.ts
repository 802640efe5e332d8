// What is news of the job: prices, days that cannot be kept, goods that came, went or changed.
import { newDaySays } from './answers/deadline.ts';
import { declinesContact } from './answers/person.ts';
import { newPriceSays } from './answers/price.ts';
import { belowMinimumSays } from './answers/price-says.ts';
import { priceItem, productOf } from './state/pricing.ts';
import { has, isChanged, itemBefore, type Say, type Scene } from './state/scene.ts';
import { activeItem, type ItemState } from './state/state.ts';
import { countedGoods, goodsName, itemLine } from './wording/labels.ts';
import { AND, calledName, listed, properName, readablePhone } from './wording/wording.ts';

/** What is news of the job: prices, days that cannot be kept, goods that came, went or changed. */
export function changesSays(scene: Scene, isAnswered: boolean): Say[] {
  const { state, before, shop } = scene;
  const taken: Say[] =
    has(scene, 'Affirm') && before.supposed && isChanged(scene) ? [{ key: 'supposed.taken' }] : [];
  const removed =
    before.request === state.request
      ? before.items.filter((item) => !state.items.some(({ id }) => id === item.id))
      : [];
  const gone: Say[] =
    removed.length > 0 && state.items.length > 0
      ? [
          {
            key: 'item.removed',
            values: {
              goods: listed(
                removed.map((item) => goodsName(item, shop, state.language)),
                AND[state.language],
              ),
            },
          },
        ]
      : [];
  const prices = newPriceSays(scene);
  const problems =
    isAnswered && has(scene, 'Ask') ? [] : state.items.flatMap((item) => itemNews(scene, item));
  const days = dayNews(scene);
  const isApart = state.slots.apart && state.items.length > 1 && !(before.slots.apart && before.items[1]);
  const apart: Say[] = isApart ? [{ key: 'request.apart' }] : [];
  const found = [...taken, ...gone, ...days, ...apart, ...prices, ...problems];
  if (found.length > 0 || isAnswered) return found;
  if (declinesContact(scene) && !declinesContact({ state: before }))
    return [{ key: 'ack.no_contact', values: { phone: shop.brand.phone } }];
  return ackSays(scene);
}

/** Goods that have no price, or too few of them, said when it is news. */
function itemNews(scene: Scene, item: ItemState): Say[] {
  const { state, shop, now } = scene;
  const known = itemBefore(scene, item);
  const isNew = known === undefined || JSON.stringify(known.goods) !== JSON.stringify(item.goods);
  const isCounted = known?.slots.quantity !== item.slots.quantity || isNew;
  if (!productOf(item, shop))
    return isNew && item.goods.wording !== null
      ? [{ key: 'goods.unpriced', values: { goods: countedGoods(item, shop, state.language) } }]
      : [];
  if (!isCounted || priceItem(item, state, shop, now)) return [];
  const below = belowMinimumSays(scene, item);
  return below ? [below] : [];
}

/** Of a day just told, or of goods for a day: closed, too soon, or a rush. */
function dayNews(scene: Scene): Say[] {
  const { state, before } = scene;
  const due = (one: Scene['state'], item: ItemState | undefined) =>
    (item?.slots.dueDate ?? one.slots.dueDate)?.date;
  const news = state.items.filter((item) => {
    const known = itemBefore(scene, item);
    const day = due(state, item);
    return (
      day != null &&
      (day !== due(before, known) ||
        (known?.goods.product !== item.goods.product && item.goods.product !== null))
    );
  });
  return news.slice(0, 1).flatMap((item) => newDaySays(scene, item));
}

/** A short word for what was heard where nothing else shows it. */
function ackSays(scene: Scene): Say[] {
  const { state, before, shop, today } = scene;
  const { name, email, phone } = state.slots;
  const item = activeItem(state);
  const known = item && itemBefore(scene, item);
  const heard = scene.isSpoken ? heardSays(scene) : [];
  if (heard.length > 0) return heard;
  if (name !== undefined && name !== before.slots.name && before.slots.name === undefined)
    return [{ key: 'ack.name', values: { name: calledName(name) } }];
  const corrected = [
    name !== before.slots.name && before.slots.name !== undefined ? name && properName(name) : undefined,
    email !== before.slots.email && before.slots.email !== undefined ? email : undefined,
    phone !== before.slots.phone && before.slots.phone !== undefined
      ? phone && readablePhone(phone)
      : undefined,
  ].filter((value) => value !== undefined);
  if (corrected.length > 0) return [{ key: 'ack.contact', values: { what: corrected.join(', ') } }];
  if (item && known && JSON.stringify(known.slots) !== JSON.stringify(item.slots))
    return [{ key: 'ack.item', values: { line: itemLine(item, shop, state.language, today) } }];
  return [];
}

/** What was said aloud may have been misheard: an address and a number are said back. */
function heardSays({ state, before }: Scene): Say[] {
  const { email, phone } = state.slots;
  const heard = [
    email !== before.slots.email ? email : undefined,
    phone !== before.slots.phone ? phone && readablePhone(phone) : undefined,
  ].filter((value) => value !== undefined);
  return heard.length > 0 ? [{ key: 'ack.heard', values: { what: heard.join(', ') }, isKept: true }] : [];
}
