// What one choice of the catalog adds to the job.

import { optionsOf } from '../../shop/said-options.ts';
import { methodsOf, priceItem, productOf } from '../state/pricing.ts';
import type { Say, Scene } from '../state/scene.ts';
import type { ItemState } from '../state/state.ts';
import { chosenText, dollarRange, dollars } from '../wording/labels.ts';
import { listed, lowerFirst } from '../wording/wording.ts';

/** 'Matte adds $280: $4,125 to $4,744 in all'; a yes takes it. Undefined where the job has no price yet. */
export function optionSays(
  { state, shop, now }: Scene,
  item: ItemState,
  asked: Readonly<Record<string, string>>,
): Say[] | undefined {
  const known = item.slots.options ?? {};
  const others = Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(asked, name)));
  const at = (options: Record<string, string>) =>
    priceItem({ ...item, slots: { ...item.slots, options } }, state, shop, now)?.estimate;
  const [usual, chosen] = [at(others), at({ ...others, ...asked })];
  const what = listed(
    chosenText({ ...item, slots: { options: asked } }, shop, state.language).map(lowerFirst),
  );
  if (!usual || !chosen || what === '') return undefined;
  const isNew = Object.entries(asked).some(([name, value]) => known[name] !== value);
  const more = chosen.highCents - usual.highCents;
  if (isNew && more !== 0) state.supposed ??= [{ do: 'Set', slots: { options: { ...asked } } }];
  // What a job has unless somebody says otherwise costs what the cheapest other choice would save.
  const product = productOf(item, shop);
  const other =
    product && optionsOf(product, methodsOf(item, shop)).find(({ name }) => Object.hasOwn(asked, name));
  const choices = more === 0 && other?.kind === 'choice' ? other.choices : [];
  const ways = choices.map(
    ({ name }) => at({ ...others, ...asked, [other?.name ?? '']: name })?.lowCents ?? Infinity,
  );
  const counted = Math.max(0, chosen.lowCents - Math.min(chosen.lowCents, ...ways));
  const values = {
    what,
    range: dollarRange(chosen, state.language),
    more: dollars(counted || Math.abs(more)),
  };
  if (counted > 0) return [{ key: 'option.counted', values }];
  return [{ key: more > 0 ? 'option.adds' : more < 0 ? 'option.saves' : 'option.same', values }];
}
