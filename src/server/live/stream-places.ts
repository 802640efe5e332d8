// How many streams there may be: of this process, of one address, and of one conversation or session.
import { ProblemError } from '../plugins/problems.ts';

const ALL_MAX = 5_000;
const ADDRESS_MAX = 60;

/** Who takes one more than this of one owner takes the place of their oldest. */
export const OWNER_MAX = 3;

export interface Places {
  /** Returns how to give the place back. Throws a ProblemError 429 or 503 where there is none. */
  take(address: string): () => void;
}

export function createPlaces({ hasRateLimits }: { hasRateLimits: boolean }): Places {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    take(address) {
      const count = counts.get(address) ?? 0;
      if (hasRateLimits && count >= ADDRESS_MAX)
        throw new ProblemError(429, 'That is a lot of open pages at once. Please close some of them.', {
          headers: { 'retry-after': '60' },
        });
      if (total >= ALL_MAX)
        throw new ProblemError(503, 'There are too many open pages just now. Please try again.', {
          headers: { 'retry-after': '60' },
          isExpected: true,
        });
      counts.set(address, count + 1);
      total += 1;
      return () => {
        total -= 1;
        const left = (counts.get(address) ?? 1) - 1;
        if (left > 0) counts.set(address, left);
        else counts.delete(address);
      };
    },
  };
}
