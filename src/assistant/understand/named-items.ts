// Which item of the request a name or a number in the row means.
import type { Goods } from '../../schemas/commands.ts';
import type { Shop } from '../../schemas/shop.ts';
import { productOf } from '../state/pricing.ts';
import type { ConversationState, ItemState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { goodsOf, singular } from './goods.ts';
import { type ServiceMention, thingOf } from './reading/service.ts';

/** What the goods are called; null where a page is named, or a way to make them. A stranger is called as he is. */
export const thingFor = (mention: ServiceMention, shop: Shop): string | null =>
  thingOf([mention], mention.slug) ??
  (mention.slug !== '' && goodsOf(mention.phrase, mention.slug, shop).product === null
    ? null
    : mention.phrase);

/** A name in a message, held against the catalog. */
export interface Head extends ServiceMention {
  thing: string | null;
  goods: Goods;
}

export const headOf = (mention: ServiceMention, shop: Shop): Head => {
  const thing = thingFor(mention, shop);
  return { ...mention, thing, goods: goodsOf(thing, mention.slug || null, shop) };
};

export const sameThing = (a: Head, b: Head): boolean => {
  if (a.ofItsOwn && b.ofItsOwn && a.thing !== b.thing) return false;
  if (a.goods.product !== null || b.goods.product !== null) return a.goods.product === b.goods.product;
  return lastWord(a.thing) === lastWord(b.thing);
};

/** What a name is at heart: 'cap' of 'trucker cap', 'camiseta' of 'camiseta de manga larga'. */
export const lastWord = (thing: string | null): string =>
  singular((thing ?? '').replace(/ (?:de|del|para|con|tipo) .*$/, ''))
    .split(' ')
    .at(-1) ?? '';

/** "make the first one 120" */
export function ordinalItem({ words }: Moment, { items }: ConversationState): ItemState | undefined {
  const [, said] = ORDINAL.exec(words.plain) ?? [];
  const at = said === undefined ? -2 : said === 'last' ? items.length - 1 : PLACES.indexOf(said);
  return items.length > 1 ? items[at] : undefined;
}

/** "the 4x8 hangs outside": the one of several items that has the size. */
export function sizedItem({ reading }: Moment, { items }: ConversationState): ItemState | undefined {
  const said = figures(reading.slots.dimensions);
  if (said === '' || items.length < 2) return undefined;
  return items.find(({ slots }) => figures(slots.dimensions) === said);
}

/** The numbers of a size, however it is written: '4x8 ft' and '4 by 8' are '4 8'. */
const figures = (dimensions = ''): string => (dimensions.match(/[\d.]+/g) ?? []).join(' ');

const ORDINAL = / the (first|second|third|fourth|last) (?:one|item|thing|ones) /;

const PLACES = ['first', 'second', 'third', 'fourth'];

/** The item that a name means: called so, of the same product, or by the last word of what it is called. */
export function itemNamed(head: Head, { items }: ConversationState, shop: Shop): ItemState | undefined {
  if (head.ofItem !== undefined) return items.find(({ id }) => id === head.ofItem);
  const { thing } = head;
  const { product } = head.goods;
  const called = items.find(({ goods }) => goods.wording !== null && goods.wording === thing);
  if (called || head.ofItsOwn) return called;
  const isCalled = ({ goods }: ItemState, name: string | null): boolean =>
    goods.wording !== null && lastWord(goods.wording) === lastWord(name);
  return (
    items.find(
      (item) =>
        product !== null &&
        productOf(item, shop)?.id === product &&
        (item.goods.wording === null ||
          item.slots.quantity === undefined ||
          isCalled(item, thing) ||
          items.length > 1),
    ) ??
    items.find((item) => isCalled(item, thing)) ??
    items.find((item) => (item.slots.quantity === undefined || !head.isCounted) && isCalled(item, head.text))
  );
}

/** What an item may be called by, the longest names first. */
export function namesOf(item: ItemState, shop: Shop): string[] {
  const wording = item.goods.wording ?? '';
  return [...new Set([wording, lastWord(wording), ...(productOf(item, shop)?.words ?? [])])].filter(
    (name) => name.length > 2,
  );
}
