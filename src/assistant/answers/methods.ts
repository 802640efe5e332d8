// How it can be made: which ways there are, the cheapest, and what to recommend.
import type { CommandOf, Goods } from '../../schemas/commands.ts';
import { INK_COLORS } from '../../schemas/told-item.ts';
import type { PricedJob } from '../../shop/estimate.ts';
import { breaksOf, methodsOf, otherWays, priceItem, productOf, withoutMethod } from '../state/pricing.ts';
import type { Say, Scene } from '../state/scene.ts';
import { activeItem, type ItemState } from '../state/state.ts';
import { dollarRange, eachText, goodsName, isOnlyPage } from '../wording/labels.ts';
import { AND, figure, listed, lowerFirst } from '../wording/wording.ts';
import { answerNextBreak } from './price.ts';

/** The ways that do it well, the cheapest first, each with what it costs. */
export function answerMethods(scene: Scene, { topic }: CommandOf<'Ask'>): Say[] {
  const { state, shop, now } = scene;
  const item = activeItem(state);
  const product = item && productOf(item, shop);
  if (!item || !product || (topic === 'cheapest' && isOnlyPage(item, shop)))
    return topic === 'cheapest' ? cheapestGoods(scene, item) : [];
  const priced = priceItem(item, state, shop, now);
  const open = { ...item, slots: withoutMethod(item.slots) };
  if (!priced) {
    const ways = methodsOf(open, shop).map(({ name }) => lowerFirst(name));
    const why = product.made_by.find(({ poor }) => !poor)?.why;
    return [
      {
        key: 'methods.ways',
        values: { goods: product.name.many, ways: listed(ways, AND[state.language]), why },
      },
    ];
  }
  const best = priceItem(open, state, shop, now);
  const ways = [...(best ? [best] : []), ...otherWays(item, state, shop, now).filter(({ fits }) => fits)];
  const [cheapest = priced, ...others] = ways.toSorted((a, b) => a.estimate.lowCents - b.estimate.lowCents);
  const isNow = cheapest.method.id === priced.method.id;
  if (topic === 'cheapest' && !isNow) state.supposed = [{ do: 'Set', slots: { method: cheapest.method.id } }];
  const textOf = ({ method, estimate }: Pick<PricedJob, 'method' | 'estimate'>) =>
    `${lowerFirst(method.name)} ${dollarRange(estimate, state.language)}`;
  const values = {
    goods: goodsName({ ...item, slots: {} }, shop, state.language),
    method: lowerFirst(cheapest.method.name),
    range: dollarRange(cheapest.estimate, state.language),
    others: listed(others.slice(0, 2).map(textOf), AND[state.language]),
  };
  const says: Say[] = [{ key: others.length === 0 ? 'methods.only' : 'methods.compared', values }];
  return topic === 'cheapest' && isNow ? [...says, ...savingSays(scene, item)] : says;
}

/** In one ink, where there are more, else the next step: what is cheaper still. */
function savingSays(scene: Scene, item: ItemState): Say[] {
  const { state, shop, now } = scene;
  if ((item.slots.inkColors ?? 1) < 2)
    return answerNextBreak(scene).filter(({ key }) => key !== 'price.no_break');
  const { [INK_COLORS]: _, ...options } = item.slots.options ?? {};
  const one = priceItem({ ...item, slots: { ...item.slots, inkColors: 1, options } }, state, shop, now);
  return one
    ? [{ key: 'methods.one_ink', values: { range: dollarRange(one.estimate, state.language) } }]
    : [];
}

/** The goods that cost least a piece, of the page that is spoken of or of all. */
function cheapestGoods({ state, shop, now }: Scene, item: ItemState | undefined): Say[] {
  const page = shop.catalog.pages[item?.goods.service ?? ''];
  const count = item?.slots.quantity ?? MANY;
  const [first, second] = shop.catalog.products
    .filter(({ id }) => !page || page.products.includes(id))
    .flatMap(({ id, name }) => {
      const goods = { product: id, service: null, wording: null };
      const one = { id: 0, optionsAsked: [], priceTold: null, goods, slots: { quantity: count } };
      const priced = priceItem(one, state, shop, now);
      const each = priced && eachText(priced);
      return priced && each ? [{ goods: name.many, each, cents: priced.estimate.highCents }] : [];
    })
    .toSorted((a, b) => a.cents - b.cents);
  if (!first) return [];
  const values = {
    goods: first.goods,
    each: first.each,
    count: figure(count),
    other: second?.goods,
    otherEach: second?.each,
  };
  return [{ key: 'cheapest.goods', values }];
}

/** How many are priced where nobody said. */
const MANY = 100;

/** What a visitor who leaves it to the shop is told: one way, with its reason. */
export function answerRecommend(scene: Scene, { goods }: CommandOf<'Ask'>): Say[] {
  const { state, shop, now } = scene;
  const item = activeItem(state);
  const product = item && productOf(item, shop);
  if (!item || !product || isOnlyPage(item, shop)) return recommendGoods(scene, goods ?? suggested(scene));
  const priced = priceItem(item, state, shop, now);
  const best = priced?.method ?? methodsOf(item, shop)[0];
  const why = product.made_by.find(({ method }) => method === best?.id)?.why;
  if (!best || why === undefined) return [];
  return [
    {
      key: 'recommend.method',
      values: {
        goods: goodsName({ ...item, slots: {} }, shop, state.language),
        method: lowerFirst(best.name),
        why: lowerFirst(why),
      },
    },
  ];
}

/** The goods that most people take, of the page that was spoken of or the first there is; a yes takes them. */
function recommendGoods(scene: Scene, wanted: Goods | undefined): Say[] {
  const { state, shop, now } = scene;
  const item = activeItem(state);
  const page = shop.catalog.pages[item?.goods.service ?? ''] ?? Object.values(shop.catalog.pages)[0];
  const product = shop.catalog.products.find(({ id }) => id === (wanted?.product ?? page?.product));
  if (!product) return [{ key: 'recommend.tell' }];
  const isOne = wanted?.isOne === true;
  const goods = {
    product: product.id,
    service: usualPageOf(product.id, shop),
    wording: null,
    ...(isOne && { isOne }),
  };
  const asked: ItemState = {
    id: 0,
    optionsAsked: [],
    priceTold: null,
    ...item,
    goods,
    slots: { ...item?.slots },
  };
  const quantity = isOne ? 1 : item?.slots.quantity;
  const count = quantity ?? breaksOf(asked, shop).find((from) => from >= USUAL_ORDER) ?? USUAL_ORDER;
  const priced = priceItem({ ...asked, slots: { ...asked.slots, quantity: count } }, state, shop, now);
  if (!priced) return [{ key: 'recommend.tell' }];
  state.supposed = [{ do: item ? 'RenameItem' : 'AddItem', goods }];
  const why = product.made_by.find(({ method }) => method === priced.method.id)?.why;
  const key = isOne
    ? 'recommend.goods_one'
    : quantity === undefined
      ? 'recommend.goods_open'
      : 'recommend.goods';
  return [
    {
      key,
      values: {
        count: figure(count),
        goods: isOne ? product.name.one : product.name.many,
        method: lowerFirst(priced.method.name),
        range: dollarRange(priced.estimate, state.language),
        each: eachText(priced),
        why,
      },
    },
  ];
}

/** What was recommended just now. */
const suggested = ({ before }: Scene): Goods | undefined =>
  before.asked === 'take_it'
    ? before.supposed?.flatMap((one) => (one.do === 'AddItem' || one.do === 'RenameItem' ? one.goods : []))[0]
    : undefined;

/** How many most people order, where nobody said. */
const USUAL_ORDER = 24;

const usualPageOf = (product: string, { catalog }: Scene['shop']): string | null =>
  Object.entries(catalog.pages).find(([, page]) => page.products.includes(product))?.[0] ?? null;
