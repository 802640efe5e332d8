// New values over those known, names put right in their spelling.
import type { Slots } from '../../../schemas/reading.ts';

export function merge(into: Slots, from: Slots): void {
  if (from.name !== undefined && into.name !== undefined) from.name = respelled(into.name, from.name);
  if (from.quantity !== undefined) delete into.quantityMax;
  // Sizes that add up to more are no longer the order's; of more pieces the rest is still to be told.
  if (from.quantity !== undefined && from.sizes === undefined && into.sizes) {
    const told = Object.values(into.sizes).reduce((sum, pieces) => sum + pieces, 0);
    if (told > from.quantity) delete into.sizes;
  }
  for (const [slot, value] of Object.entries(from))
    if (value !== undefined) (into as Record<string, unknown>)[slot] = value;
}

/** "it's Anna with two n's", where Ana Pruitt is known: that one part of the name is mended. */
function respelled(known: string, told: string): string {
  const parts = known.split(' ');
  if (parts.length < 2 || told.includes(' ')) return told;
  const at = parts.findIndex((part) => isSpelling(part.toLowerCase(), told.toLowerCase()));
  return at === -1 ? told : parts.with(at, told).join(' ');
}

/** "Anna" and "Ana", "Kym" and "Kim"; no "Ken". */
const isSpelling = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 2 &&
  (a.slice(0, 2) === b.slice(0, 2) ||
    (a.length === b.length && [...a].filter((letter, i) => letter !== b[i]).length === 1));
