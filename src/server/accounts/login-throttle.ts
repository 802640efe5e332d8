// Slows down guessing: 10 failed sign-ins in 15 minutes per address, and per name and address. Never a lock per
// name alone, which would let a stranger keep the owner out: failures of a name only delay the answer.
import { createHash } from 'node:crypto';
import type { AppContext } from '../app-context.ts';
import { networksOf } from '../limits/networks-of.ts';
import { ProblemError } from '../plugins/problems.ts';

const FAILURES_MAX = 10;
const WINDOW_MS = 15 * 60_000;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4000;

/**
 * Counts a sign-in before it is checked, so that many at once cannot slip through; waits if the name, known or not, has
 * failed before, from wherever; and returns what to call when the sign-in was right: it takes that off the count, forgives
 * the address its failures and remembers the address, from where nobody waits then. Throws a ProblemError 429 for one too many.
 */
export async function countLogin(
  { storage, now, sleep }: Pick<AppContext, 'storage' | 'now' | 'sleep'>,
  login: { username: string; address: string },
): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(login.username.toLowerCase()).digest('hex');
  const networks = networksOf(login.address);
  const address = networks[0]?.key ?? '';
  const everywhere = { key: `login of ${name}`, windowMs: WINDOW_MS };
  const here = networks.flatMap(({ key, share }) => {
    const limit = { max: FAILURES_MAX * share, windowMs: WINDOW_MS };
    return [`login ${key}`, `login ${name} ${key}`].map((counted) => ({ key: counted, ...limit }));
  });
  const at = now();
  const admission = await storage.rateLimits.admit([everywhere, ...here], at);
  if ('refusedBy' in admission) throw tooMany(admission.windowEndsAt.getTime() - at.getTime());
  const [attempts = 1] = admission.counts;
  if (attempts > 1 && !(await storage.knownAddresses.isKnown(address, at)))
    await sleep(delayMs(attempts - 1));
  return async () => {
    await Promise.all([
      storage.rateLimits.clear(here.map(({ key }) => key)),
      // What others failed with this name stays.
      storage.rateLimits.hit(everywhere.key, WINDOW_MS, at, -1),
      storage.knownAddresses.add(address, at),
    ]);
  };
}

function delayMs(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
}

function tooMany(waitMs: number): ProblemError {
  return new ProblemError(429, 'Too many failed sign-ins. Please wait before the next one.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
