// How the notifications are doing, for the dashboard and the metrics.
import type { OutboxStore } from '../../storage/outbox/outbox-store.ts';
import type { Storage } from '../../storage/storage.ts';

/** The first retries come in quick succession: what has failed for this long is worth saying. */
const FAILING_AFTER_MS = 10 * 60_000;

/** What waits to be told, and how many leads the shop was not told of though it was tried for ten minutes. */
export function countNotifications({ outbox }: Storage, now: Date): ReturnType<OutboxStore['count']> {
  return outbox.count(failingBefore(now));
}

/** What was queued before this time and has failed is said to the owner. */
export function failingBefore(now: Date): Date {
  return new Date(now.getTime() - FAILING_AFTER_MS);
}
