// How it can be made: which ways there are, the cheapest, and what to recommend.
import type { CommandOf, Goods } from '../../schemas/commands.ts';
import { dollarRange, eachText, goodsName, isOnlyPage } from '../labels.ts';
import { breaksOf, methodsOf, otherWays, priceItem, productOf } from '../pricing.ts';
import type { Say, Scene } from '../scene.ts';
import { activeItem, type ItemState } from '../state.ts';
import { AND, figure, listed, lowerFirst } from '../wording.ts';

/** The method that the job is priced by, why, and what another would cost. */
export function answerMethods({ state, shop, now }: Scene): Say[] {
  const item = activeItem(state);
  const product = item && productOf(item, shop);
  if (!item || !product) return [];
  const priced = priceItem(item, state, shop, now);
  if (!priced) {
    const ways = methodsOf(item, shop).map(({ name }) => lowerFirst(name));
    const why = product.made_by.find(({ poor }) => !poor)?.why;
    return [
      {
        key: 'methods.ways',
        values: { goods: product.name.many, ways: listed(ways, AND[state.language]), why },
      },
    ];
  }
  const why = product.made_by.find(({ method }) => method === priced.method.id)?.why;
  const [other] = otherWays(item, state, shop, now).filter(
    ({ method, fits }) => fits && method.id !== priced.method.id,
  );
  const values = {
    goods: goodsName(item, shop, state.language),
    method: lowerFirst(priced.method.name),
    range: dollarRange(priced.estimate, state.language),
    why,
  };
  if (!other) return [{ key: 'methods.only', values }];
  return [
    {
      key: 'methods.compared',
      values: {
        ...values,
        other: lowerFirst(other.method.name),
        otherRange: dollarRange(other.estimate, state.language),
      },
    },
  ];
}

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
