// How the shop is told, as the desk shows it: channels with their proof, devices, and the ledger.
import {
  ALERT_CHANNELS,
  type AlertChannel,
  type Alerts,
  type LedgerLine,
  type PushDevice,
  type ToldChannel,
} from '../../schemas/alerts.ts';
import { dayInZone, daysAfter, nextOpening, startOfDay } from '../../shop/opening-hours.ts';
import { quietUntil } from '../../shop/quiet-hours.ts';
import type { LedgerRow } from '../../storage/alerts/alert-store.ts';
import type { PushSubscriptionRow } from '../../storage/alerts/push-store.ts';
import type { AppContext } from '../app-context.ts';
import { shopMailbox } from '../notifications/mails/sender.ts';
import { isOwnMailbox } from './own-mailbox.ts';

const LINES_MAX = 200;
const DAYS = 14;

type Context = Pick<AppContext, 'storage' | 'shop' | 'env' | 'alerts' | 'now'>;

export async function tellAlerts(
  context: Context,
  { userId, failures }: { userId: string; failures: boolean },
): Promise<Alerts> {
  const { storage, shop, env, alerts, now } = context;
  const { quiet_hours: hours, time_zone } = shop.current;
  const at = now();
  const today = dayInZone(at, time_zone);
  const since = startOfDay(daysAfter(today, 1 - DAYS), time_zone);
  const [devices, setUp, tests, states, lines] = await Promise.all([
    storage.push.list(),
    alerts.setUp(),
    storage.alerts.listTests(since),
    storage.alerts.listChannels(),
    storage.alerts.list({ limit: LINES_MAX, failures }),
  ]);
  const tell = (line: LedgerRow) => tellLine(line, devices);
  return {
    channels: ALERT_CHANNELS.map((channel) => {
      const own = tests.filter((test) => test.channel === channel);
      const state = states.find((one) => one.channel === channel);
      return {
        channel,
        isSetUp: setUp.includes(channel),
        to: whereTo(channel, context, devices),
        state: state?.state ?? 'untested',
        since: state?.state === 'broken' ? state.since : null,
        reason: state?.state === 'broken' ? state.reason : null,
        lastTest: own.filter(({ createdAt }) => createdAt === own[0]?.createdAt).map(tell),
        days: daysOf(own, today, time_zone),
      };
    }),
    readsMailbox:
      isOwnMailbox(shop.current, env) ||
      tests.some(({ channel, result }) => channel === 'mail' && result === 'arrived'),
    nextTestAt: nextTestAt(context)?.toISOString() ?? null,
    publicKey: alerts.publicKey,
    devices: devices.map((device) => tellDevice(device, userId)),
    quiet: {
      hours: hours && { from: hours[0], until: hours[1] },
      until: quietUntil(shop.current, at)?.toISOString() ?? null,
    },
    ledger: lines.map(tell),
  };
}

/** Opening time of the next day whose opening is to come. */
function nextTestAt({ shop: { current: shop }, now }: Context): Date | null {
  const at = now();
  const today = dayInZone(at, shop.time_zone);
  const first = nextOpening(shop, new Date(startOfDay(today, shop.time_zone).getTime() - 1));
  if (first && first > at) return first;
  return nextOpening(shop, new Date(startOfDay(daysAfter(today, 1), shop.time_zone).getTime() - 1));
}

function whereTo(
  channel: AlertChannel,
  { shop, env }: Context,
  devices: readonly PushSubscriptionRow[],
): string {
  switch (channel) {
    case 'mail':
      return env.smtpUrl === null
        ? 'Set SMTP_URL for the server and restart it.'
        : shopMailbox(shop.current, env).address;
    case 'webhook':
      // Without path and credentials, which are secrets.
      return env.notifyWebhookUrl === null
        ? 'Set NOTIFY_WEBHOOK_URL for the server and restart it.'
        : new URL(env.notifyWebhookUrl).host;
    case 'push':
      return devices.length === 0
        ? 'Press Tell me here on a phone or computer.'
        : devices.map(nameOf).join('; ');
  }
}

/** Of each day the last test that has a result; of several devices one that showed it is enough. */
function daysOf(tests: readonly LedgerRow[], today: string, timeZone: string): ToldChannel['days'] {
  const byDay = Map.groupBy(tests, ({ createdAt }) => dayInZone(new Date(createdAt), timeZone));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = daysAfter(today, index + 1 - DAYS);
    const runs = Map.groupBy(byDay.get(day) ?? [], ({ createdAt }) => createdAt);
    const results = [...runs.values()].map(bestOf);
    return { day, result: results.find((result) => result !== 'running') ?? results[0] ?? null };
  });
}

const bestOf = (run: readonly LedgerRow[]): LedgerRow['result'] | null =>
  (['arrived', 'taken', 'running', 'failed'] as const).find((one) =>
    run.some(({ result }) => result === one),
  ) ?? null;

const nameOf = ({ username, browser }: PushSubscriptionRow): string => `${username}, ${browser}`;

function tellLine(line: LedgerRow, devices: readonly PushSubscriptionRow[]): LedgerLine {
  const device = devices.find(({ id }) => id === line.subscriptionId);
  return {
    id: line.id,
    at: line.createdAt,
    kind: line.kind,
    channel: line.channel,
    leadId: line.leadId,
    device: device ? nameOf(device) : null,
    result: line.result,
    reason: line.reason,
    tookMs: Math.max(0, Date.parse(line.changedAt) - Date.parse(line.createdAt)),
  };
}

function tellDevice(device: PushSubscriptionRow, userId: string): PushDevice {
  const { id, username, browser, told, showsNames, createdAt, lastReceiptAt, failures, error } = device;
  return {
    id,
    person: username,
    isYours: device.userId === userId,
    browser,
    told,
    showsNames,
    addedAt: createdAt,
    lastReceiptAt,
    failures,
    error,
  };
}
