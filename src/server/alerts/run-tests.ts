// A test through a channel: sent at once, and settled when it has come back, or has not for ten minutes. Where the mailbox may be
// another than the shop's, a mail that was taken is no failure; should it be found there, it has arrived.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { AlertChannel } from '../../schemas/alerts.ts';
import type { LedgerRow } from '../../storage/alerts/alert-store.ts';
import type { AppContext } from '../app-context.ts';
import type { Channels } from '../notifications/channels.ts';
import { shopMailbox } from '../notifications/mails/sender.ts';
import { SendError } from '../notifications/send-error.ts';
import { isOwnMailbox } from './own-mailbox.ts';
import { createReadBack } from './read-back.ts';
import { withoutAddresses } from './without-addresses.ts';

const PATIENCE_MS = 10 * 60_000;
const READ_MIN_MS = 3_000;
const READ_MAX_MS = 30_000;

const LATE: Record<AlertChannel, string> = {
  mail: 'It did not arrive within 10 minutes.',
  webhook: 'There was no answer within 10 minutes.',
  push: 'The device did not say within 10 minutes that it showed it. It may be off.',
};

export function createTests(
  { storage: { alerts }, shop, env, now }: Pick<AppContext, 'storage' | 'shop' | 'env' | 'now'>,
  { tests, pusher }: Pick<Channels, 'tests' | 'pusher'>,
) {
  const readBack = env.imapUrl === null ? null : createReadBack(env.imapUrl);
  const underWay = new Set<Promise<void>>();
  let readAt = 0;
  let unread: string | null = null;
  /** The address of the shop whose mails were found in the mailbox. */
  let provenAddress: string | null = null;

  const addressOf = () => shopMailbox(shop.current, env).address;
  const isKnown = () => isOwnMailbox(shop.current, env) || provenAddress === addressOf();

  /** Of a test that was written down: `send` gives its result, or null where that comes later. */
  function launch(id: string, send: () => Promise<Parameters<typeof alerts.settle>[1] | null>): void {
    const running = send()
      .catch((error: unknown) => ({
        result: 'failed' as const,
        reason: error instanceof SendError ? withoutAddresses(error.message) : 'It could not be written.',
      }))
      .then(async (outcome) => {
        if (outcome) await alerts.settle(id, outcome, now());
      })
      // It stays without a result, and fails for that.
      .catch(() => {})
      .finally(() => underWay.delete(running));
    underWay.add(running);
  }

  async function begin(channel: AlertChannel): Promise<void> {
    const at = now();
    const line = { kind: 'test', channel, result: 'running' } as const;
    const test = tests.get(channel);
    if (test) {
      const id = randomUUID();
      await alerts.note({ ...line, id }, at);
      launch(id, async () => {
        const outcome = await test({ id, shop: shop.current, now: at });
        return outcome.result === 'taken' && readBack && isKnown() ? null : outcome;
      });
      return;
    }
    for (const device of await pusher.look()) {
      const id = randomUUID();
      await alerts.note({ ...line, id, subscriptionId: device.id }, at);
      const message = {
        title: 'Test arrived',
        body: `Pushes of ${shop.current.brand.name} reach this device.`,
        tag: 'test',
        url: '/admin/dashboard?tab=shop&part=alerts',
      };
      launch(id, async () => {
        await pusher.send(device, message, { ttl: PATIENCE_MS / 1000, lineId: id });
        return null;
      });
    }
  }

  /** Mails that came back, seldom at first and more and more seldom. */
  async function readMailbox(running: readonly LedgerRow[], log: FastifyBaseLogger): Promise<void> {
    if (!readBack) return;
    const at = now().getTime();
    const since = new Date(at - PATIENCE_MS);
    const taken = isKnown() ? [] : (await alerts.listTests(since)).filter(({ result }) => result === 'taken');
    const sent = [...taken, ...running].filter(({ channel }) => channel === 'mail');
    const oldest = sent.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))[0];
    if (!oldest) return;
    const waitMs = Math.min(READ_MAX_MS, Math.max(READ_MIN_MS, (at - Date.parse(oldest.createdAt)) / 4));
    if (at - readAt < waitMs) return;
    readAt = at;
    try {
      const found = await readBack(sent.map(({ id }) => id));
      unread = null;
      if (found.size > 0) provenAddress = addressOf();
      for (const id of found)
        await alerts.settle(id, { result: 'arrived', reason: 'read back from the mailbox' }, now());
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      unread = error.message;
      log.warn({ code: error.code }, 'the mailbox could not be read for tests');
    }
  }

  return {
    begin,
    /** Settles what has come back, and what has not for too long. */
    look: async (log: FastifyBaseLogger): Promise<void> => {
      const running = await alerts.listRunning();
      await readMailbox(running, log);
      const late = new Date(now().getTime() - PATIENCE_MS).toISOString();
      for (const { id, channel, createdAt } of running) {
        if (createdAt > late) continue;
        const reason = channel === 'mail' && unread !== null ? unread : LATE[channel ?? 'mail'];
        await alerts.settle(id, { result: 'failed', reason }, now());
      }
    },
    /** Resolves when what is being sent has ended. */
    ended: async (): Promise<void> => {
      await Promise.all(underWay);
    },
  };
}
