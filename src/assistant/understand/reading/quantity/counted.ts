// A number that may be the quantity, and how clearly.
import type { CountedThing } from './counted-thing.ts';

export interface Counted {
  value: number;
  /** The upper end of a range. */
  max?: number;
  from: number;
  to: number;
  weight: number;
  thing?: CountedThing;
  /** Pieces for each person: "3 each". */
  isEach?: true;
}

/** Weights of what stands around a number; more speaks for a quantity more clearly. */
export const NAMED = 8;
export const TOTAL = 7;
export const GOODS = 5;
export const FOLK = 4;
export const ASKED = 3;
export const ORDERED = 2;
export const BARE = 1;
