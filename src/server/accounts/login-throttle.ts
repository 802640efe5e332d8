// Slows down guessing: 10 failed sign-ins in 15 minutes per address, and per name and address. Never per
// name alone, which would let a stranger lock the owner out.
import { createHash } from 'node:crypto';
import type { AttemptStore } from '../../storage/storage.ts';
import { addressKey } from '../limits/address-key.ts';
import { ProblemError } from '../plugins/problems.ts';

const FAILURES_MAX = 10;
const WINDOW_MS = 15 * 60_000;

/**
 * Counts a sign-in before it is checked, so that many at once cannot slip through, and returns what takes it
 * off the count again when it was right. Throws a ProblemError 429 for one too many.
 */
export async function countLogin(
  attempts: AttemptStore,
  login: { username: string; address: string; now: Date },
): Promise<() => Promise<void>> {
  const address = addressKey(login.address);
  const name = createHash('sha256').update(login.username.toLowerCase()).digest('hex');
  const keys = [`login ${address}`, `login ${name} ${address}`];
  for (const key of keys) {
    // One after the other: who is stopped by the first count does not add to the second.
    const { count, windowEndsAt } = await attempts.hit(key, WINDOW_MS, login.now);
    if (count > FAILURES_MAX) throw tooMany(windowEndsAt.getTime() - login.now.getTime());
  }
  return async () => {
    await Promise.all(keys.map((key) => attempts.clear(key)));
  };
}

function tooMany(waitMs: number): ProblemError {
  return new ProblemError(429, 'Too many failed sign-ins. Please wait before the next one.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
