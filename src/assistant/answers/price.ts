// What it costs: one item in a sentence, several in a list, and what is told where there is no price.
import type { CommandOf } from '../../schemas/commands.ts';
import { priceItem } from '../state/pricing.ts';
import { itemBefore, type Say, type Scene } from '../state/scene.ts';
import { activeItem, type ItemState } from '../state/state.ts';
import {
  countedGoods,
  dollarRange,
  dollars,
  eachText,
  goodsName,
  itemLine,
  totalText,
} from '../wording/labels.ts';
import { AND, figure, listed, lowerFirst } from '../wording/wording.ts';
import { optionSays } from './option.ts';
import { priceKey, priceSays } from './price-says.ts';

/** Prices that are news: of one item, or of several in a list with what they come to. */
export function newPriceSays(scene: Scene): Say[] {
  const { state, shop, now } = scene;
  const news = state.items.filter((item) => {
    const priced = priceItem(item, state, shop, now);
    return priced !== undefined && item.priceTold !== priceKey(priced);
  });
  const [first, ...others] = news;
  if (!first) return [];
  const says =
    others.length === 0 && state.items.length === 1
      ? (changedSays(scene, first) ?? priceSays(scene, first))
      : listSays(scene, news);
  // Beside the price its range is told already.
  const budget = answerBudget(scene).map(({ key, values }) => ({
    key: `${key}_news`,
    values: { budget: values?.budget },
  }));
  return [...says, ...budget];
}

/** Told anew because of something else than the number: with what it is for now. */
function changedSays(scene: Scene, item: ItemState): Say[] | undefined {
  const { state, shop, now, today } = scene;
  const known = itemBefore(scene, item);
  const priced = priceItem(item, state, shop, now);
  if (
    !known ||
    !priced ||
    known.slots.quantity === undefined ||
    known.priceTold === null ||
    known.goods.product !== item.goods.product
  )
    return undefined;
  const { quantity: before, dueDate: _, ...rest } = known.slots;
  const { quantity: after, dueDate: __, ...others } = item.slots;
  if (before !== after || JSON.stringify(rest) === JSON.stringify(others)) return undefined;
  item.priceTold = priceKey(priced);
  return [
    {
      key: 'price.changed',
      values: {
        line: itemLine(item, shop, state.language, today),
        range: dollarRange(priced.estimate, state.language),
        each: eachText(priced),
      },
    },
  ];
}

/** '24 gorras por $255 a $285' */
const FOR = { en: '', es: ' por' } as const;

function listSays(scene: Scene, items: readonly ItemState[]): Say[] {
  const { state, shop, now } = scene;
  const lines = items.flatMap((item) => {
    const priced = priceItem(item, state, shop, now);
    if (!priced) return [];
    item.priceTold = priceKey(priced);
    return `${countedGoods(item, shop, state.language)}${FOR[state.language]} ${dollarRange(priced.estimate, state.language)}`;
  });
  const list = listed(lines, AND[state.language]);
  const total = state.items.length > 1 ? totalText(state, shop, now) : undefined;
  if (items.length === 1 && state.items.length > 1 && total !== undefined)
    return [{ key: 'price.one_more', values: { list, total } }];
  return total === undefined
    ? [{ key: 'price.list', values: { list } }]
    : [{ key: 'price.list_total', values: { list, total } }];
}

/** The price asked for: of all that is talked about, or of what the question names. */
export function answerPrice(scene: Scene, { goods, slots }: CommandOf<'Ask'>): Say[] {
  const { state } = scene;
  if (goods) {
    const known = state.items.find(
      (item) => item.goods.product !== null && item.goods.product === goods.product,
    );
    const asked: ItemState = { id: 0, goods, slots: { ...slots }, optionsAsked: [], priceTold: null };
    return priceSays(scene, known && !slots?.quantity ? known : asked);
  }
  const item = activeItem(state);
  if (!item) return [{ key: 'price.of_what' }];
  const ofOption = slots?.options && optionSays(scene, item, slots.options);
  if (ofOption) return ofOption;
  const changed = newPriceSays(scene);
  if (changed.length > 0) return changed;
  if (state.items.length > 1 && scene.commands.filter((one) => one.do === 'SelectItem').length !== 1)
    return answerTotal(scene);
  return priceSays(scene, item);
}

/** What everything comes to. */
export function answerTotal(scene: Scene): Say[] {
  const { state, shop, now } = scene;
  const priced = state.items.filter((item) => priceItem(item, state, shop, now));
  if (state.items.length === 0) return [{ key: 'price.of_what' }];
  if (priced.length === 0) return priceSays(scene, activeItem(state) ?? (state.items[0] as ItemState));
  const says =
    priced.length === 1 && state.items.length === 1
      ? priceSays(scene, priced[0] as ItemState)
      : listSays(scene, priced);
  const open = state.items.filter((item) => !priced.includes(item));
  return open.length === 0
    ? says
    : [
        ...says,
        {
          key: 'price.open',
          values: {
            goods: listed(
              open.map((item) => goodsName(item, shop, state.language)),
              AND[state.language],
            ),
          },
        },
      ];
}

/** A supposition priced, beside what is known. */
export function suppositionSays(scene: Scene, supposed: Scene['state']): Say[] {
  const { shop, now, state } = scene;
  const item = activeItem(supposed);
  const mine = activeItem(state);
  if (!item) return [];
  const priced = priceItem(item, supposed, shop, now);
  if (!priced) return priceSays({ ...scene, state: supposed }, item);
  const before = mine && priceItem(mine, state, shop, now);
  const values = {
    goods: countedGoods(item, shop, state.language),
    range: dollarRange(priced.estimate, state.language),
    each: eachText(priced),
  };
  if (before && priceKey(before) === priceKey(priced))
    return [{ key: 'price.same', values: { ...values, what: countedGoods(item, shop, state.language) } }];
  return [{ key: values.each === undefined ? 'price.would_be_one' : 'price.would_be', values }];
}

/** From how many on a piece costs less. */
export function answerNextBreak(scene: Scene): Say[] {
  const { state, shop, now } = scene;
  const item = activeItem(state);
  const priced = item && priceItem(item, state, shop, now);
  if (!item || !priced) return item ? priceSays(scene, item) : [{ key: 'price.of_what' }];
  const next = priced.method.quantity_breaks.find(({ from }) => from > priced.quantity);
  if (!next) return [{ key: 'price.no_break', values: { goods: goodsName(item, shop, state.language) } }];
  const more = priceItem({ ...item, slots: { ...item.slots, quantity: next.from } }, state, shop, now);
  const each = more && eachText(more);
  return [
    {
      key: 'price.next_break',
      values: {
        more: figure(next.from),
        each,
        eachNow: eachText(priced),
        goods: goodsName(item, shop, state.language),
      },
    },
  ];
}

/** What the figure has in it, and what it assumes. */
export function answerIncludes({ state, shop, now }: Scene): Say[] {
  const item = activeItem(state);
  const priced = item && priceItem(item, state, shop, now);
  if (!priced) return [];
  const { includes, assumptions } = priced.estimate;
  const text = (all: readonly string[]) => listed(all.map(lowerFirst), AND[state.language]);
  const extra = assumptions.filter((one) => /extra|not included/i.test(one));
  return [
    {
      key: 'price.includes',
      values: { includes: text(includes.slice(0, 3)), extra: extra.length > 0 ? text(extra) : undefined },
    },
  ];
}

/** What is to be spent, held against what it comes to. */
export function answerBudget({ state, shop, now }: Scene): Say[] {
  const { budgetCents } = state.slots;
  const estimates = state.items.map((item) => priceItem(item, state, shop, now)?.estimate);
  const known = estimates.filter((one) => one !== undefined);
  if (budgetCents === undefined || known.length === 0 || known.length < estimates.length) return [];
  const lowCents = known.reduce((sum, one) => sum + one.lowCents, 0);
  const highCents = known.reduce((sum, one) => sum + one.highCents, 0);
  const key =
    highCents <= budgetCents ? 'budget.within' : lowCents > budgetCents ? 'budget.over' : 'budget.close';
  return [
    {
      key,
      values: { budget: dollars(budgetCents), range: dollarRange({ lowCents, highCents }, state.language) },
    },
  ];
}
