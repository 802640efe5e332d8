// What one item costs, in a sentence, and what is told where there is no price.
import { estimate } from '../../shop/estimate.ts';
import { minimumOf } from '../../shop/job.ts';
import {
  methodsOf,
  minimumFor,
  type Priced,
  priceItem,
  productOf,
  quantityOf,
  requestFor,
} from '../state/pricing.ts';
import type { Say, Scene } from '../state/scene.ts';
import type { ItemState } from '../state/state.ts';
import { countedGoods, dollarRange, dollars, eachText, goodsName, isOnlyPage } from '../wording/labels.ts';
import { figure, lowerFirst } from '../wording/wording.ts';

/** The figures as they were told, to see whether they are others now. */
export const priceKey = ({ estimate: { lowCents, highCents }, quantity }: Priced): string =>
  `${quantity}: ${lowCents} ${highCents}`;

/** What the item costs, or why there is no figure. Notes that it was told. */
export function priceSays(scene: Scene, item: ItemState): Say[] {
  const { state, shop, now } = scene;
  const { quantity, quantityMax } = item.slots;
  const priced = priceItem(item, state, shop, now);
  const product = productOf(item, shop);
  if (!product)
    return item.goods.wording === null
      ? []
      : [{ key: 'price.by_a_person', values: { goods: countedGoods(item, shop, state.language) } }];
  if (quantityOf(item, shop) === undefined) return [exampleSays(scene, item)];
  if (!priced)
    return [
      belowMinimumSays(scene, item) ?? {
        key: 'price.by_a_person',
        values: { goods: countedGoods(item, shop, state.language) },
      },
    ];
  item.priceTold = priceKey(priced);
  const values = {
    goods:
      quantity === undefined
        ? `${ONE[state.language]} ${goodsName({ ...item, slots: { ...item.slots, quantity: 1 } }, shop, state.language)}`
        : countedGoods(
            { ...item, slots: { ...item.slots, quantityMax: undefined } } as ItemState,
            shop,
            state.language,
          ),
    way: wayText(scene, item, priced),
    range: dollarRange(priced.estimate, state.language),
    each: eachText(priced),
  };
  const most =
    quantityMax === undefined
      ? undefined
      : priceItem({ ...item, slots: { ...item.slots, quantity: quantityMax } }, state, shop, now);
  if (most)
    return [
      {
        key: 'price.between',
        values: {
          ...values,
          most: figure(quantityMax ?? 0),
          mostRange: dollarRange(most.estimate, state.language),
        },
      },
    ];
  const near = nearBreak(scene, item, priced);
  const told: Say = { key: values.each === undefined ? 'price.of_one' : 'price.told', values };
  return near ? [told, near] : [told];
}

/** A step that is near enough to be worth a few pieces more. */
function nearBreak({ state, shop, now }: Scene, item: ItemState, priced: Priced): Say | undefined {
  const next = priced.method.quantity_breaks.find(({ from }) => from > priced.quantity);
  if (!next || next.from > priced.quantity * NEAR) return undefined;
  const more = priceItem({ ...item, slots: { ...item.slots, quantity: next.from } }, state, shop, now);
  const each = more && eachText(more);
  return each === undefined
    ? undefined
    : { key: 'price.near_break', values: { more: figure(next.from), each } };
}

const NEAR = 1.15;

/** ', screen printed' where nobody chose the method and there are several. */
function wayText({ shop }: Scene, item: ItemState, { product, method }: Priced): string {
  if (isOnlyPage(item, shop)) return ` (${lowerFirst(method.name)}, ${product.name.many})`;
  return product.made_by.length > 1 && !isSaid(item, method.words) ? ` (${lowerFirst(method.name)})` : '';
}

const isSaid = ({ goods }: ItemState, words: readonly string[]): boolean =>
  goods.wording !== null && words.some((word) => goods.wording?.includes(word));

/** 'A mug is about $9.20 at 50 and $7.10 at 250.' */
function exampleSays({ state, shop, now }: Scene, item: ItemState): Say {
  const least = minimumFor(item, shop) ?? 1;
  const steps = [
    ...new Set(
      methodsOf(item, shop).flatMap(({ quantity_breaks }) => quantity_breaks.map(({ from }) => from)),
    ),
  ].sort((a, b) => a - b);
  const more = steps.find((from) => from >= least * 2 && from > least + 5);
  const at = (quantity: number) =>
    priceItem({ ...item, slots: { ...item.slots, quantity } }, state, shop, now);
  const [first, second] = [at(least), more === undefined ? undefined : at(more)];
  const goods = goodsName(item, shop, state.language);
  if (!first) return { key: 'price.by_a_person', values: { goods } };
  if (least === 1 && (!second || (first.product.blanks.length > 0 && first.estimate.lowCents > BIG_PIECE)))
    return {
      key: 'price.from_one',
      values: {
        goods: goodsName({ ...item, slots: { ...item.slots, quantity: 1 } }, shop, state.language),
        range: dollarRange(first.estimate, state.language),
      },
    };
  return {
    key: second ? (least === 1 ? 'price.one_and_more' : 'price.examples') : 'price.example',
    values: {
      goods,
      one: goodsName({ ...item, slots: { ...item.slots, quantity: 1 } }, shop, state.language),
      least: figure(least),
      each: eachText(first) ?? dollars(first.estimate.highCents),
      more: more === undefined ? undefined : figure(more),
      moreEach: second && eachText(second),
    },
  };
}

/** From here on one piece is what most people order. */
const BIG_PIECE = 5000;

/** 'Screen printing starts at 24 pieces; as a full-color transfer 12 come to $153 to $171.' */
export function belowMinimumSays({ state, shop, now }: Scene, item: ItemState): Say | undefined {
  const { quantity } = item.slots;
  const product = productOf(item, shop);
  const request = requestFor(item, state, shop);
  if (quantity === undefined || !product || !request) return undefined;
  const [method] = methodsOf(item, shop);
  const least = minimumFor(item, shop);
  if (!method || least === undefined || quantity >= least) return undefined;
  const other =
    item.slots.method === undefined ? undefined : estimate(shop, { ...request, method: undefined }, now);
  const values = {
    method: lowerFirst(method.name),
    least: figure(item.slots.method === undefined ? least : minimumOf(method, product)),
    goods: goodsName({ ...item, slots: {} }, shop, state.language),
  };
  if (other?.ok)
    return {
      key: 'minimum.other_way',
      values: {
        ...values,
        other: lowerFirst(other.method.name),
        count: figure(quantity),
        range: dollarRange(other.estimate, state.language),
      },
    };
  return { key: 'minimum.below', values };
}

/** In Spanish the figure stands for any gender. */
export const ONE = { en: 'one', es: '1' } as const;
