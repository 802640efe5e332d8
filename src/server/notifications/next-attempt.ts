// When a notification that failed is tried again.
import { TO_CUSTOMER } from '../../schemas/lead.ts';
import type { Delivery } from '../../storage/outbox/outbox-store.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const EAGER_MS = 10 * MINUTE_MS;
const GIVE_UP_MS = 7 * 24 * 60 * MINUTE_MS;
/** So many last an hour: a server that was away for a week, or woke with a wrong clock, does not give up at once. */
const ATTEMPTS_MIN = 12;
const REFUSALS_MAX = 3;

/**
 * After 1, 2, 4, 8 and 16 seconds, then every 30 until ten minutes after it was queued; then after a minute, doubling to
 * at most an hour. Null gives up: after seven days and an hour of attempts, or when a visitor's address was refused
 * for good three times.
 */
export function nextAttempt(
  { attempt, queuedAt, channel }: Pick<Delivery, 'attempt' | 'queuedAt' | 'channel'>,
  isRecipientRefused: boolean,
  now: Date,
): Date | null {
  const isToVisitor = TO_CUSTOMER.includes(channel);
  if (isToVisitor && isRecipientRefused && attempt >= REFUSALS_MAX) return null;
  const ageMs = now.getTime() - Date.parse(queuedAt);
  const waitMs = Math.min(SECOND_MS * 2 ** (attempt - 1), longestWaitMs(ageMs));
  const isHopeless = ageMs + waitMs > GIVE_UP_MS && attempt >= ATTEMPTS_MIN;
  return isHopeless ? null : new Date(now.getTime() + waitMs);
}

/** Pauses that double from a minute on are each as long as all before them together, and a minute more. */
function longestWaitMs(ageMs: number): number {
  if (ageMs < EAGER_MS) return 30 * SECOND_MS;
  return Math.min(ageMs - EAGER_MS + MINUTE_MS, 60 * MINUTE_MS);
}
