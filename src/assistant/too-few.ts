// Too few of an item for the way it is made: what would do is supposed, and a yes takes it.
import type { Command, ItemSlots } from '../schemas/commands.ts';
import { belowMinimumSays } from './answers/price-says.ts';
import { decline } from './commands/apply.ts';
import { minimumFor, priceItem, withoutMethod } from './state/pricing.ts';
import { type Asked, has, type Say, type Scene } from './state/scene.ts';
import type { ItemState } from './state/state.ts';
import { countedGoods, goodsName } from './wording/labels.ts';
import { figure, lowerFirst } from './wording/wording.ts';

/** Where it was just said that there are too few: whether another way, or the fewest there can be, would do. */
export function offerForFew(scene: Scene, says: readonly Say[]): Asked | undefined {
  const { state, shop, now } = scene;
  const isAgain = state.declined.includes('take_it') && !has(scene, 'Ask') && !has(scene, 'RenameItem');
  const isTold = says.some(({ key }) => TOLD.has(key)) && !isAgain;
  const item = isTold ? tooFew(scene) : undefined;
  if (!item) return undefined;
  const suppose = (slots: ItemSlots): void => {
    const back: Command[] = state.active === null ? [] : [{ do: 'SelectItem', item: state.active }];
    state.supposed = [{ do: 'SelectItem', item: item.id }, { do: 'Set', slots }, ...back];
  };
  const other = priceItem({ ...item, slots: withoutMethod(item.slots) }, state, shop, now);
  if (other) {
    suppose({ method: other.method.id });
    return {
      question: 'take_it',
      key: 'ask.take_other',
      values: { other: lowerFirst(other.method.name), goods: countedGoods(item, shop, state.language) },
      suggestions: [YES[state.language], 'No'],
    };
  }
  const least = minimumFor(item, shop);
  if (least === undefined) return undefined;
  suppose({ quantity: least });
  return {
    question: 'take_it',
    key: 'ask.take_least',
    values: { least: figure(least), goods: goodsName({ ...item, slots: {} }, shop, state.language) },
    suggestions: [`${YES[state.language]}, ${figure(least)}`, `No, ${figure(item.slots.quantity ?? 1)}`],
  };
}

/** After an offer: the next item that is too few; or it stays as it is, a person may know a way, and no more is offered. */
export function fewSays(scene: Scene): Say[] {
  const { state, before, shop } = scene;
  const isAnswered = before.asked === 'take_it' && before.supposed !== null && !has(scene, 'Ask');
  const item = isAnswered ? tooFew(scene) : undefined;
  if (!item) return [];
  const isOffered = before.supposed?.some((one) => one.do === 'SelectItem' && one.item === item.id);
  if (!isOffered) return [belowMinimumSays(scene, item)].filter((say) => say !== undefined);
  decline(state, 'take_it');
  return [{ key: 'minimum.kept', values: { goods: countedGoods(item, shop, state.language) } }];
}

const tooFew = (scene: Scene): ItemState | undefined =>
  scene.state.items.find((item) => belowMinimumSays(scene, item) !== undefined);

const TOLD: ReadonlySet<string> = new Set(['minimum.below', 'minimum.other_way']);
const YES = { en: 'Yes', es: 'Sí' } as const;
