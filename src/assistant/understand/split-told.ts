// One wish that is told apart by size or color: "2 banners, one 3x6 and one 4x8", "the red ones 25, the navy 20".
import type { ItemSlots } from '../../schemas/commands.ts';
import { UNITS } from './reading/words/numbers.ts';

interface Split {
  whole: ItemSlots;
  each: ItemSlots[];
}

/** An item of each size or color, where their numbers can be told. */
export const splitTold = (told: ItemSlots, known: ItemSlots, plain: string): Split | undefined =>
  bySize(told, plain) ?? byColor(told, known, plain);

function bySize({ dimensions, quantity, ...rest }: ItemSlots, plain: string): Split | undefined {
  const sizes = dimensions?.split(' and ') ?? [];
  if (sizes.length < 2 || quantity === undefined) return undefined;
  const counts = sizes.flatMap((size) => {
    const sides = /^[\d.]+ ?x ?[\d.]+/.exec(size)?.[0].replace(' ', '').replace('x', ' ?x ?');
    return countIn(plain, ` (\\d+|an?|${NUMBERS}) (?:of them |at |is |are )?${sides}`);
  });
  const isTold = counts.length === sizes.length;
  if (!isTold && sizes.length !== quantity) return undefined;
  const { options: { size: _, ...options } = {}, ...slots } = rest;
  return {
    whole: { ...slots, options },
    each: sizes.map((size, i) => ({ dimensions: size, quantity: (isTold && counts[i]) || 1 })),
  };
}

function byColor(
  { colors, quantity: _, ...whole }: ItemSlots,
  known: ItemSlots,
  plain: string,
): Split | undefined {
  const all = colors ?? known.colors ?? [];
  const each = all.flatMap((color) =>
    countIn(plain, ` the ${color}(?: ones?)? (?:(?:is|are|at|x|:) )?(\\d+) `).map((quantity) => ({
      colors: [color],
      quantity,
    })),
  );
  return each.length > 1 && each.length === all.length ? { whole, each } : undefined;
}

function countIn(plain: string, pattern: string): number[] {
  const [, count] = new RegExp(pattern).exec(plain) ?? [];
  return count === undefined ? [] : [UNITS[count] ?? (Number(count) || 1)];
}

const NUMBERS = Object.keys(UNITS).join('|');
