// Sees to it that the shop is told: tests every channel on open days, notices one that fails, and tells of promises about to
// be late.
import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { ALERT_CHANNEL_LABELS, ALERT_CHANNELS, type AlertChannel } from '../../schemas/alerts.ts';
import { dayInZone, isOpen } from '../../shop/opening-hours.ts';
import type { NewLedgerRow } from '../../storage/alerts/alert-store.ts';
import type { Alerts, AppContext, ServerHealth } from '../app-context.ts';
import { type AlertRetries, createAlertRetries } from '../notifications/alert-retries.ts';
import type { Alert, AskedAlert, ChannelAlert } from '../notifications/channel.ts';
import type { Channels } from '../notifications/channels.ts';
import { repeat } from '../scheduler/repeat.ts';
import { readChannelHealth } from './channel-health.ts';
import { escalateLate } from './escalate.ts';
import { createTests } from './run-tests.ts';

export interface RunnableAlerts extends Alerts {
  /** One round: what has come back, what fails, what is due. */
  look(log: FastifyBaseLogger): Promise<void>;
  /** Resolves when what is being sent has ended. */
  sent(): Promise<void>;
  /** Begins the rounds. The function it returns ends them, and resolves when what was being sent has ended. */
  start(log: FastifyBaseLogger): () => Promise<void>;
  /** The state of the server's storage has changed. */
  noteStorage(health: ServerHealth): void;
}

const EVERY_MS = 3_000;
/** So long a server may be away, and tells of them still. */
const ASKED_LATELY_MS = 2 * 60_000;
/** Also of those who have left. */
const ASKED_AT_ONCE = 200;
const ASKED_EVERY = { key: 'alert of who asks for a person', windowMs: 60_000 };

/** Under what a wish for a person is claimed, without what opens the conversation. */
const askedName = (id: string, askedAt: string): string =>
  `asked ${createHash('sha256')
    .update(id + askedAt)
    .digest('hex')}`;

/** `ways`: the notifier's. */
export function createAlerts(
  context: Pick<AppContext, 'storage' | 'shop' | 'env' | 'notifier' | 'now'>,
  ways: Channels,
): RunnableAlerts {
  const { storage, shop, notifier, now } = context;
  const tests = createTests(context, ways);
  let retries: Map<AlertChannel, AlertRetries> | undefined;
  /** Lines that could not be written while nothing could. */
  let unwritten: NewLedgerRow[] = [];
  let testedOn = '';
  /** What need not be claimed again. */
  const toldAsked = new Set<string>();

  /** Those of the environment, and pushes where somebody takes them. */
  async function setUp(): Promise<AlertChannel[]> {
    const devices = await ways.pusher.look();
    return ALERT_CHANNELS.filter((one) => (one === 'push' ? devices.length > 0 : ways.tests.has(one)));
  }

  async function beginTest(channel?: AlertChannel): Promise<AlertChannel[]> {
    const channels = (await setUp()).filter((one) => channel === undefined || one === channel);
    for (const one of channels) await tests.begin(one);
    return channels;
  }

  /** At opening time, once for all instances; later on the same day where no server ran at that time. */
  async function testDaily(): Promise<void> {
    const day = dayInZone(now(), shop.current.time_zone);
    if (testedOn === day || !isOpen(shop.current, now()) || (await setUp()).length === 0) return;
    if (await storage.alerts.claim(`test ${day}`, now())) await beginTest();
    testedOn = day;
  }

  async function noticeChanges(log: FastifyBaseLogger): Promise<void> {
    // What is not set up any more may be so for its failing: a device that takes nothing is taken off the list.
    for (const [channel, health] of await readChannelHealth(storage, ALERT_CHANNELS, now())) {
      if (health.state === 'unknown') continue;
      const reason = health.state === 'broken' ? health.reason : null;
      if (!(await storage.alerts.setChannel({ channel, state: health.state, reason }, now()))) continue;
      log[reason === null ? 'info' : 'error']({ channel, state: health.state }, 'a channel has changed');
      const result = reason === null ? 'arrived' : 'failed';
      await storage.alerts.note({ id: randomUUID(), kind: 'channel', channel, result, reason }, now());
      await tell({ kind: 'channel', channel, state: health.state, reason }, log);
    }
  }

  /**
   * Who waits in the chat and has it open, once for all instances and together; who has waited longer, is told of by the desk
   * alone.
   */
  async function tellAsked(log: FastifyBaseLogger): Promise<void> {
    const at = now();
    const lately = new Date(at.getTime() - ASKED_LATELY_MS).toISOString();
    const news = (await storage.live.listAsked(new Date(lately), ASKED_AT_ONCE)).flatMap((row) => {
      const { askedAt, held, seenUntil } = row;
      if (held || askedAt === null || askedAt < lately) return [];
      if (seenUntil === null || seenUntil <= at.toISOString()) return [];
      const name = askedName(row.id, askedAt);
      return toldAsked.has(name) ? [] : [{ name, askedAt }];
    });
    if (news.length === 0) return;
    const { rateLimits, alerts } = storage;
    if (!('counts' in (await rateLimits.admit([{ ...ASKED_EVERY, max: 1 }], at)))) return;
    const claimed: string[] = [];
    for (const { name, askedAt } of news) {
      toldAsked.add(name);
      if (await alerts.claim(name, at)) claimed.push(askedAt);
    }
    const [askedAt] = claimed.toSorted();
    if (askedAt !== undefined)
      await tell({ kind: 'asked', people: claimed.length, askedAt, isOpen: isOpen(shop.current, at) }, log);
    // Told by another instance: the minute is free for who asks next.
    else await rateLimits.hit(ASKED_EVERY.key, ASKED_EVERY.windowMs, at, -1);
  }

  /** By the channels that work; where none is known to, by all: one that was not seen to work may still. */
  async function tell(change: ChannelAlert | AskedAlert, log: FastifyBaseLogger): Promise<void> {
    const broken = (await storage.alerts.listChannels()).filter(({ state }) => state === 'broken');
    const alert: Alert = { ...change, eventId: randomUUID(), shop: shop.current, now: now() };
    const reaching = [...outgoing(log)].filter(
      ([channel]) => channel !== 'push' || ways.pusher.devices().length > 0,
    );
    const working = reaching.filter(([channel]) => !broken.some((one) => one.channel === channel));
    for (const [, waiting] of working.length > 0 ? working : reaching) waiting.add(alert);
  }

  function outgoing(log: FastifyBaseLogger): Map<AlertChannel, AlertRetries> {
    retries ??= new Map(
      [...ways.alerts].map(([channel, send]) => [
        channel,
        createAlertRetries(send, now, log, (alert) => noteWarning(channel, alert)),
      ]),
    );
    return retries;
  }

  function noteWarning(channel: AlertChannel, alert: Alert): void {
    if (alert.kind !== 'channel' || (channel === 'push' && ways.pusher.devices().length === 0)) return;
    const what = ALERT_CHANNEL_LABELS[alert.channel];
    const reason = alert.state === 'broken' ? `${what} does not work` : `${what} works again`;
    const result = channel === 'webhook' ? 'arrived' : 'taken';
    unwritten.push({ id: randomUUID(), kind: 'warning', channel, result, reason });
  }

  async function writeLines(): Promise<void> {
    for (let [line] = unwritten; line; [line] = unwritten) {
      await storage.alerts.note(line, now());
      unwritten = unwritten.slice(1);
    }
  }

  const look = async (log: FastifyBaseLogger) => {
    await testDaily();
    await tests.look(log);
    await noticeChanges(log);
    await tellAsked(log);
    if ((await escalateLate(context, ways.late())) > 0) notifier.wake();
    await writeLines();
    for (const waiting of outgoing(log).values()) waiting.send();
  };
  const sent = async () => {
    await tests.ended();
    await Promise.all([...(retries?.values() ?? [])].map(({ ended }) => ended()));
  };

  return {
    publicKey: ways.pusher.publicKey,
    setUp,
    beginTest,
    devicesChanged: async () => void (await ways.pusher.look()),
    noteStorage: ({ state, detail }) => {
      const result = state === 'ok' ? 'arrived' : 'failed';
      unwritten.push({
        id: randomUUID(),
        kind: 'storage',
        channel: null,
        result,
        reason: detail ?? 'All is well again.',
      });
    },
    look,
    sent,
    start: (log) => {
      const stop = repeat(() => look(log), {
        everyMs: EVERY_MS,
        retryMs: 10_000,
        log,
        what: 'looking after the alerts',
      });
      return async () => {
        await stop();
        await sent();
      };
    },
  };
}
