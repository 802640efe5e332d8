// The eight days on every method card: the same on all of them, so that lateness is seen and not read.
import type { PublicShop } from '../../../../schemas/shop.ts';
import { addDays, isWorkingDay } from '../in-hands.ts';

export interface StripDay {
  /** ISO. */
  day: string;
  mark: 'in hands' | 'in production' | 'closed' | 'open';
  isNeeded: boolean;
  /** Days are left out before it. */
  isApart: boolean;
}

/** What all cards share. */
export interface StripFacts {
  /** Of the eight. */
  first: string;
  today: string;
  neededBy: string | undefined;
  holidays: PublicShop['holidays'];
}

const LENGTH = 8;

/** The first of the days: two before the one that counts, later where the last card would not be seen. */
export function firstOfStrip(earliest: readonly string[], neededBy: string | undefined): string {
  const sorted = earliest.toSorted();
  const anchor = neededBy ?? sorted[0] ?? '';
  const start = addDays(anchor, -2);
  const forLast = addDays(sorted.at(-1) ?? anchor, 1 - LENGTH);
  return forLast <= start ? start : forLast < anchor ? forLast : anchor;
}

/**
 * The days from `first` on for something that is in hands on `earliest`; where that is none of them it takes the place of
 * the nearest.
 */
export function stripDays(
  first: string,
  { earliest, neededBy, today }: { earliest: string; neededBy: string | undefined; today: string },
  holidays: PublicShop['holidays'],
): StripDay[] {
  const days = Array.from({ length: LENGTH }, (_, i) => addDays(first, i));
  const [start = '', end = ''] = [days[0], days.at(-1)];
  if (earliest < start) days[0] = earliest;
  if (earliest > end) days[LENGTH - 1] = earliest;
  return days.map((day, i) => ({
    day,
    mark: markOf(day, { earliest, today }, holidays),
    isNeeded: day === neededBy,
    isApart: i > 0 && addDays(days[i - 1] ?? '', 1) !== day,
  }));
}

function markOf(
  day: string,
  { earliest, today }: { earliest: string; today: string },
  holidays: PublicShop['holidays'],
): StripDay['mark'] {
  if (day === earliest) return 'in hands';
  if (!isWorkingDay(day, holidays)) return 'closed';
  return day > today && day < earliest ? 'in production' : 'open';
}
