// What is chosen of the price book: by the visitor, or by what such goods usually have.
import type { PriceOption } from '../schemas/catalog.ts';
import type { Shop } from '../schemas/shop.ts';
import type { ConversationState } from './turn.ts';

type Known = Pick<ConversationState, 'slots' | 'options' | 'thing'>;

/** The chosen options that the current service's price list knows, with those that the goods settle: yard signs have stakes. */
export function validOptions({ state, shop }: { state: Known; shop: Shop }): Record<string, string> {
  const list = state.slots.service === undefined ? undefined : shop.prices[state.slots.service];
  const valid: Record<string, string> = {};
  for (const option of list?.options ?? []) {
    const value = state.options[option.name];
    if (value !== undefined && fits(option, value)) valid[option.name] = value;
  }
  const chosen = (list?.options ?? []).flatMap((option) =>
    option.kind === 'choice'
      ? (option.choices.find(({ name }) => name === valid[option.name])?.label.toLowerCase() ?? [])
      : [],
  );
  for (const option of list?.options ?? [])
    if (valid[option.name] === undefined) {
      const usual =
        usualChoice(option, state.thing === null ? [] : [state.thing]) ?? usualChoice(option, chosen);
      if (usual !== undefined) valid[option.name] = usual;
    }
  return valid;
}

/** What such goods have in any case, and nobody chose: it goes without saying where it costs nothing. */
export function isUnsaid(option: PriceOption, value: string, { options }: Pick<Known, 'options'>): boolean {
  if (option.kind !== 'choice' || options[option.name] !== undefined) return false;
  const choice = option.choices.find(({ name }) => name === value);
  return choice !== undefined && choice.unit_cents + choice.setup_cents + choice.percent === 0;
}

const fits = (option: PriceOption, value: string): boolean =>
  option.kind === 'choice'
    ? option.choices.some(({ name }) => name === value)
    : Number(value) >= option.min && Number(value) <= option.max;

const usualChoice = (option: PriceOption, said: readonly string[]): string | undefined =>
  option.kind === 'choice'
    ? option.choices.find(({ usualFor = [] }) =>
        usualFor.some((one) => said.some((text) => text === one || text.endsWith(` ${one}`))),
      )?.name
    : undefined;
