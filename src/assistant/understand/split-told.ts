// One wish that is told apart by size or color: "2 banners, one 3x6 and one 4x8", "the red ones 25, the navy 20".
import type { ItemSlots } from '../../schemas/commands.ts';
import { UNITS } from './reading/words/numbers.ts';

/** An item of each size, where their numbers can be told. */
export function splitTold(
  { dimensions, quantity, ...rest }: ItemSlots,
  plain: string,
): { whole: ItemSlots; each: ItemSlots[] } | undefined {
  const sizes = dimensions?.split(' and ') ?? [];
  if (sizes.length < 2 || quantity === undefined) return undefined;
  const counts = sizes.map((size) => {
    const sides = /^[\d.]+ ?x ?[\d.]+/.exec(size)?.[0].replace(' ', '').replace('x', ' ?x ?');
    const [, count] =
      new RegExp(` (\\d+|an?|${NUMBERS}) (?:of them |at |is |are )?${sides}`).exec(plain) ?? [];
    return count === undefined ? undefined : (UNITS[count] ?? (Number(count) || 1));
  });
  if (counts.includes(undefined) && sizes.length !== quantity) return undefined;
  const isTold = !counts.includes(undefined);
  const { options: { size: _, ...options } = {}, ...slots } = rest;
  return {
    whole: { ...slots, options },
    each: sizes.map((size, i) => ({ dimensions: size, quantity: (isTold && counts[i]) || 1 })),
  };
}

const NUMBERS = Object.keys(UNITS).join('|');
