// One thing told to several devices: done when all have it, tried again for those alone that do not.
import type { PushSubscriptionRow } from '../../storage/alerts/push-store.ts';
import { NothingToSend, SendError } from '../notifications/send-error.ts';
import { GoneError } from './post-push.ts';
import type { PushMessage } from './push-message.ts';
import type { Pusher } from './pusher.ts';

/** Of a push that waits for a device that is off: after it, it tells nothing. */
const LEAD_TTL = 12 * 60 * 60;
/** Half a minute: what some devices have is then no longer held up by the others. */
const ATTEMPTS_FOR_ALL = 6;
/** Events whose devices are remembered. */
const EVENTS_MAX = 500;

/** `eventId` and `attempt` as a notification has them. */
export function createPushToDevices(pusher: Pusher) {
  const done = new Map<string, Set<string>>();

  return async (
    { eventId, queuedAt, attempt }: { eventId: string; queuedAt: string; attempt: number },
    devices: readonly PushSubscriptionRow[],
    messageFor: (device: PushSubscriptionRow) => PushMessage,
  ): Promise<void> => {
    if (devices.length === 0) throw new NothingToSend('Nobody wants to be told of it.');
    const key = `${eventId} ${queuedAt}`;
    const told = done.get(key) ?? new Set();
    done.set(key, told);
    if (done.size > EVENTS_MAX) done.delete(done.keys().next().value ?? '');
    const options = { ttl: LEAD_TTL, lineId: eventId };
    const errors = await Promise.all(
      devices
        .filter(({ id }) => !told.has(id))
        .map((device) =>
          pusher.send(device, messageFor(device), options).then(
            () => void told.add(device.id),
            (error: unknown) => error,
          ),
        ),
    );
    const failures = errors.filter((error) => error !== undefined);
    const lasting = failures.find((error) => !(error instanceof GoneError));
    if (lasting && (told.size === 0 || attempt < ATTEMPTS_FOR_ALL)) throw lasting;
    done.delete(key);
    if (failures.length > 0 && told.size === 0)
      throw new SendError('No device takes pushes any more.', { code: 'EGONE', isFinal: true });
  };
}
