// Whether a channel works, by what it did last: a test that failed, or leads that it has not told for a quarter of an hour.
import type { AlertChannel } from '../../schemas/alerts.ts';
import type { LedgerRow } from '../../storage/alerts/alert-store.ts';
import type { Storage } from '../../storage/storage.ts';
import { alertChannelOf } from '../notifications/alert-channel-of.ts';
import { withoutAddresses } from './without-addresses.ts';

const FAILING_AFTER_MS = 15 * 60_000;
/** Older tests say nothing of today. */
const TESTS_MS = 14 * 24 * 60 * 60_000;

/** `unknown`: it was never tried, or what was begun has no result yet. */
export type ChannelHealth = { state: 'working' | 'unknown' } | { state: 'broken'; reason: string };

interface Trouble {
  at: string;
  reason: string;
}

export async function readChannelHealth(
  { alerts, outbox }: Pick<Storage, 'alerts' | 'outbox'>,
  channels: readonly AlertChannel[],
  now: Date,
): Promise<Map<AlertChannel, ChannelHealth>> {
  const tests = await alerts.listTests(new Date(now.getTime() - TESTS_MS));
  const failing = await outbox.listFailing(new Date(now.getTime() - FAILING_AFTER_MS));
  const health = new Map<AlertChannel, ChannelHealth>();
  for (const channel of channels) {
    const test = lastSettledTest(tests.filter((line) => line.channel === channel));
    const stuck = failing.filter((one) => alertChannelOf(one.channel) === channel);
    const troubles: Trouble[] = [
      ...(test?.failed ? [test.failed] : []),
      ...stuck.map(({ at, error }) => ({ at, reason: withoutAddresses(error) })),
    ];
    const [trouble] = troubles.toSorted((one, other) => other.at.localeCompare(one.at));
    if (!trouble) health.set(channel, { state: test ? 'working' : 'unknown' });
    // Something that went through since is newer news.
    else if (((await alerts.findLastGood(channel)) ?? '') > trouble.at)
      health.set(channel, { state: 'working' });
    else health.set(channel, { state: 'broken', reason: trouble.reason });
  }
  return health;
}

/** The lines of one test begin at one time. One device that showed it is proof enough; undefined while none has a result. */
function lastSettledTest(lines: readonly LedgerRow[]): { failed: Trouble | null } | undefined {
  for (const run of Map.groupBy(lines, ({ createdAt }) => createdAt).values()) {
    if (run.some(({ result }) => result === 'arrived' || result === 'taken')) return { failed: null };
    if (run.some(({ result }) => result === 'running')) continue;
    const [first] = run;
    if (first) return { failed: { at: first.changedAt, reason: first.reason ?? 'The test failed.' } };
  }
  return undefined;
}
