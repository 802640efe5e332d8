// How many streams there may be: of this process, of one network, and of one conversation or session.
import { networksOf } from '../limits/networks-of.ts';
import { ProblemError } from '../plugins/problems.ts';

const ALL_MAX = 5_000;
/** Visitors leave so many for the desk. */
const FOR_DESK = 100;
const NETWORK_MAX = 60;
/** Who takes one more than this of one owner takes the place of their oldest. */
export const OWNER_MAX = 3;

export interface Places {
  /** For a visitor. Returns how to give the place back. Throws a ProblemError 429 or 503 where there is none. */
  take(address: string): () => void;
  /** For somebody signed in, whose session limits them. Throws a ProblemError 503 where there is none. */
  takeForDesk(): () => void;
}

export function createPlaces({ hasRateLimits }: { hasRateLimits: boolean }): Places {
  const counts = new Map<string, number>();
  let total = 0;

  function takeOf(most: number): () => void {
    if (total >= most)
      throw new ProblemError(503, 'There are too many open pages just now. Please try again.', {
        headers: { 'retry-after': '60' },
        isExpected: true,
      });
    total += 1;
    return () => {
      total -= 1;
    };
  }

  function add(key: string, amount: number): void {
    const count = (counts.get(key) ?? 0) + amount;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }

  return {
    take(address) {
      const networks = networksOf(address);
      const isFull = networks.some(({ key, share }) => (counts.get(key) ?? 0) >= NETWORK_MAX * share);
      if (hasRateLimits && isFull)
        throw new ProblemError(429, 'That is a lot of open pages at once. Please close some of them.', {
          headers: { 'retry-after': '60' },
        });
      const giveBack = takeOf(ALL_MAX - FOR_DESK);
      for (const { key } of networks) add(key, 1);
      return () => {
        giveBack();
        for (const { key } of networks) add(key, -1);
      };
    },
    takeForDesk: () => takeOf(ALL_MAX),
  };
}
