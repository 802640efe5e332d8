// Pushes to the devices of the shop's people: each encrypted for its device, with a token that comes back when it was shown.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PushSubscriptionRow } from '../../storage/alerts/push-store.ts';
import type { AppContext } from '../app-context.ts';
import { SendError } from '../notifications/send-error.ts';
import { GoneError, postPush } from './post-push.ts';
import type { PushMessage } from './push-message.ts';
import { openVapidKeys } from './vapid-keys.ts';

export interface Pusher {
  /** Of the shop, as browsers want it. */
  publicKey: string;
  /** As of the last look. */
  devices(): readonly PushSubscriptionRow[];
  /** Reads again who takes pushes; to be called now and then, and after a change. */
  look(): Promise<readonly PushSubscriptionRow[]>;
  /** To one device, with how many wait for a person; `lineId`: of the ledger, where its receipt is noted. Rejects with a SendError. */
  send(
    device: PushSubscriptionRow,
    message: PushMessage,
    options: { ttl: number; lineId: string | null },
  ): Promise<void>;
}

const TOKEN_BYTES = 16;

/** What is stored of a receipt's token. */
export const receiptHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createPusher({
  storage,
  env,
  shop,
  now,
}: Pick<AppContext, 'storage' | 'env' | 'shop' | 'now'>): Pusher {
  const keys = openVapidKeys(env);
  const { push, alerts, leads } = storage;
  let known: readonly PushSubscriptionRow[] = [];

  const look = async () => {
    known = await push.list();
    return known;
  };

  /** The device is told of, since from now on it is told nothing. */
  async function forget(device: PushSubscriptionRow, reason: string): Promise<void> {
    await push.remove(device.id);
    const line = { id: randomUUID(), kind: 'channel', channel: 'push', result: 'failed' } as const;
    await alerts.note({ ...line, reason: `${reason} It was taken off the list: ${device.browser}.` }, now());
    await look();
  }

  return {
    publicKey: keys.publicKey,
    devices: () => known,
    look,
    send: async (device, message, { ttl, lineId }) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expected = { tokenHash: receiptHash(token), subscriptionId: device.id, lineId, now: now() };
      // While nothing can be written, that itself is what is told: without a receipt.
      const isExpected = await push.expectReceipt(expected).then(
        () => true,
        () => false,
      );
      const waiting = await leads.countWaiting(now()).catch(() => undefined);
      const payload = JSON.stringify({ ...message, waiting, ...(isExpected && { token }) });
      const contact = env.publicUrl?.startsWith('https:')
        ? env.publicUrl
        : `mailto:${shop.current.brand.email}`;
      const allowsLoopback = !env.hasRateLimits;
      try {
        await postPush(device, payload, { keys, contact, ttl, allowsLoopback });
      } catch (error) {
        if (error instanceof GoneError) await forget(device, error.message);
        else await push.noteSent(device.id, error instanceof SendError ? error.message : 'It failed.');
        throw error;
      }
      if (device.failures > 0) await push.noteSent(device.id, null);
    },
  };
}
