// Whether the shop is told, in short: for the desk's bar, its banners and its badge.
import type { Summary } from '../../schemas/admin.ts';
import type { AppContext } from '../app-context.ts';

/** Longer ago a test says nothing of today: a shop may be closed for a week. */
const TEST_MS = 8 * 24 * 60 * 60_000;

export async function summarizeAlerts({
  storage,
  alerts,
  now,
}: Pick<AppContext, 'storage' | 'alerts' | 'now'>): Promise<Summary['alerts']> {
  const at = now();
  const [setUp, states, tests, waiting] = await Promise.all([
    alerts.setUp(),
    storage.alerts.listChannels(),
    storage.alerts.listTests(new Date(at.getTime() - TEST_MS)),
    storage.leads.countWaiting(at),
  ]);
  const broken = states
    .filter(({ channel, state }) => state === 'broken' && setUp.includes(channel))
    .map(({ channel, since, reason }) => ({ channel, since, reason }));
  const tested = tests.find(({ result }) => result === 'arrived' || result === 'taken');
  return { state: stateOf(), testedAt: tested?.createdAt ?? null, broken, waiting };

  function stateOf(): Summary['alerts']['state'] {
    if (setUp.length === 0) return 'none';
    if (broken.length > 0) return 'failing';
    return tested ? 'working' : 'untested';
  }
}
