// What a number of pieces is counted from, in the light of what is known.

import type { Slots } from '../../../schemas/reading.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { readPerHead } from '../reading/quantity/quantity.ts';
import type { SizeChange } from '../reading/size-changes.ts';
import type { SlotContext } from '../reading/slot.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords, stemOf } from '../reading/words/words.ts';
import type { ReaderState } from './reader-state.ts';

/** "8 mediums and the rest large", of 20: twelve large. */
export function withRest(size: string, told: Slots['sizes'], quantity = 0): Slots['sizes'] {
  const left = quantity - Object.values(told ?? {}).reduce((sum, pieces) => sum + pieces, 0);
  return told && left > 0 ? { ...told, [size]: (told[size] ?? 0) + left } : undefined;
}

export const inHalves = ([first, second]: [string, string], quantity = 1): Slots['sizes'] =>
  quantity % 2 === 0 && first !== second ? { [first]: quantity / 2, [second]: quantity / 2 } : undefined;

/** "2, no wait, 1", asked how many inks or places: no number of pieces. */
export function isOfOption(
  { asked, askedOption, slots }: ReaderState,
  quantity: number | undefined,
  shop: Shop,
): boolean {
  if (asked !== 'option' || slots.service === undefined || slots.quantity === undefined) return false;
  const option = shop.prices[slots.service]?.options.find(({ name }) => name === askedOption);
  return (
    option?.kind === 'number' &&
    option.max <= MOST_COUNTED &&
    quantity !== undefined &&
    quantity <= option.max
  );
}

/** Inks and places are few; stitches and square feet are not counted so. */
const MOST_COUNTED = 24;

/** A swap of sizes leaves the number of pieces as it is. */
export function changedQuantity({ slots: { quantity, sizes }, asked }: ReaderState, { pieces }: SizeChange) {
  if (pieces === 0 || quantity === undefined) return;
  // Of pieces whose size was still to be told.
  const left = quantity - Object.values(sizes ?? {}).reduce((sum, one) => sum + one, 0);
  if (sizes && (left === pieces || (asked === 'sizes' && left > pieces))) return;
  return { quantity: quantity + pieces, quantityMax: undefined };
}

/** What "ten more" adds to, unless the message names goods of another service. */
export function knownQuantity(
  { slots: { quantity, service }, thing, stored, said }: ReaderState,
  read: Slots,
  context: SlotContext,
): SlotContext['known'] {
  if (
    quantity === undefined ||
    (read.service !== undefined && read.service !== service && !isSameThing(thing, context))
  )
    return;
  const perHead = () =>
    readPerHead(
      said.map((line) => contextOf(line, context)),
      quantity,
    );
  // "another 20 in red", after the lead is stored, begins a job of its own.
  return stored && ANOTHER.test(context.words.plain) ? undefined : { quantity, thing, perHead };
}

/** "15 more shirts", of screen printed tees, "sixteen caps", of embroidered ones: whichever way they are marked. */
const isSameThing = (thing: string | null, { words }: SlotContext): boolean => {
  if (thing === null) return false;
  if (/shirt$|tee$/.test(thing)) return / (?:t-?shirts?|t shirts?|tees?|shirts?) /.test(words.plain);
  const noun = stemOf(thing.split(' ').at(-1) ?? '');
  return words.all.some(({ stem }) => stem === noun);
};

const ANOTHER = / (?:another|additional|new|separate|second|different|also) /;

/** "nah 24. before thanksgiving is fine": asked for the day, which is told, any other number is none. */
export const askedBeside = ({ dueDate }: Slots, { asked, words }: SlotContext): SlotContext['asked'] =>
  asked === 'dueDate' && dueDate !== undefined && GOES_BACK.test(words.plain) ? null : asked;

const GOES_BACK = worded(
  /^ (?:(?:no|nah|nope|actually|wait|never mind|well|just|let us|stay|stick|keep|back|with|at|to|it) )+\d/,
);

/** Another message, as the parsers take it. */
export function contextOf(message: string, { shop, today }: SlotContext): SlotContext {
  const words = splitWords(message, shop);
  return { words, numbers: findNumbers(words.all), taken: [], asked: null, shop, today };
}
