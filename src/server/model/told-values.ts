// Is a value that a model gives one that the message tells? Figures, wordings, days and names of the catalog.

import type { ConversationState } from '../../assistant/state/state.ts';
import { singular, usualPage } from '../../assistant/understand/goods.ts';
import { readDueDate } from '../../assistant/understand/reading/dates/due-date.ts';
import { findNumbers } from '../../assistant/understand/reading/words/numbers.ts';
import { splitWords } from '../../assistant/understand/reading/words/words.ts';
import type { Goods, ItemSlots } from '../../schemas/commands.ts';
import type { DueDate } from '../../schemas/reading.ts';
import type { Shop } from '../../schemas/shop.ts';
import { BLANK } from '../../shop/estimate-request.ts';
import { dayInZone } from '../../shop/opening-hours.ts';
import { optionsOf } from '../../shop/said-options.ts';

/** A message with the conversation it belongs to. */
export interface Heard {
  message: string;
  state: ConversationState;
  shop: Shop;
  now: Date;
}

export interface Told extends Heard {
  /** The message in small letters with single spaces. */
  said: string;
  /** Its numbers, in digits or in words. */
  numbers: ReadonlySet<number>;
}

export function toldIn(heard: Heard): Told {
  const { all } = splitWords(heard.message, heard.shop, heard.state.language);
  const numbers = new Set(findNumbers(all).map(({ value }) => value));
  return { ...heard, said: squeezed(heard.message), numbers };
}

const squeezed = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const says = ({ said }: Told, text: string): boolean => text.trim() !== '' && said.includes(squeezed(text));

/** As the reader gives goods: in the singular, with the page they stand on. */
export function goodsTold({ product, service, wording }: Goods, told: Told): Goods | undefined {
  const { shop } = told;
  const isKnown =
    (product === null || shop.catalog.products.some(({ id }) => id === product)) &&
    (service === null || shop.services.some(({ slug }) => slug === service));
  if (!isKnown || wording === null || !says(told, wording)) return undefined;
  return { product, service: service ?? usualPage(product, shop), wording: singular(squeezed(wording)) };
}

/** The day that the words mean to the reader. */
export function dayTold({ text }: DueDate, told: Told): DueDate | undefined {
  const { shop, state, now } = told;
  if (!says(told, text)) return undefined;
  const words = splitWords(text, shop, state.language);
  const context = { words, numbers: findNumbers(words.all), taken: [], shop };
  const found = readDueDate({ ...context, asked: 'dueDate', today: dayInZone(now, shop.time_zone) });
  return found.status === 'filled' ? found.value : undefined;
}

/** Are there values, and each of them told? */
export function areTold(slots: ItemSlots, told: Told): boolean {
  const given = Object.entries(slots) as [keyof ItemSlots, never][];
  return given.length > 0 && given.every(([slot, value]) => SLOTS[slot]?.(value, told) === true);
}

/** Slots that a model may fill, and when it is believed. */
const SLOTS: { [K in keyof ItemSlots]?: (value: NonNullable<ItemSlots[K]>, told: Told) => boolean } = {
  quantity: (count, { numbers }) => numbers.has(count),
  quantityMax: (count, { numbers }) => numbers.has(count),
  sizes: (sizes, told) =>
    Object.keys(sizes).length > 0 &&
    Object.entries(sizes).every(([size, count]) => says(told, size) && told.numbers.has(count)),
  colors: (colors, told) => colors.length > 0 && colors.every((color) => says(told, color)),
  imprintLocations: (places, told) => places.length > 0 && places.every((place) => isPlace(place, told)),
  inkColors: (count, { numbers }) => numbers.has(count),
  dimensions: (size, { numbers }) =>
    /^[\d.]+x[\d.]+ (?:ft|in)$/.test(size) &&
    (size.match(/[\d.]+/g) ?? []).every((one) => numbers.has(Number(one))),
  method: (method, { shop }) => shop.catalog.methods.some(({ id }) => id === method),
  options: (options, told) =>
    Object.keys(options).length > 0 &&
    Object.entries(options).every(([name, value]) => isOption(name, value, told)),
};

/** "over the heart" is a place of the catalog in other words. */
const isPlace = (place: string, told: Told): boolean =>
  says(told, place) || told.shop.catalog.products.some(({ placements }) => placements.includes(place));

/** One of the catalog's that takes the value; figures are those of the message. */
function isOption(name: string, value: string, { shop: { catalog }, numbers }: Told): boolean {
  if (name === BLANK)
    return catalog.products.some(({ blanks }) => blanks.some((blank) => blank.name === value));
  return catalog.products.some((product) =>
    optionsOf(product, catalog.methods).some(
      (option) =>
        option.name === name &&
        (option.kind === 'choice'
          ? option.choices.some((choice) => choice.name === value)
          : numbers.has(Number(value)) && Number(value) >= option.min && Number(value) <= option.max),
    ),
  );
}
