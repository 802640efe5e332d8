// Tells the shop when nothing can be saved, a disk runs full or the file is damaged, and when that is over. Sent
// directly and remembered in memory: the outbox cannot be written just then.
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext, ServerHealth } from '../app-context.ts';
import { repeat } from '../scheduler/repeat.ts';
import { createAlertRetries } from './alert-retries.ts';
import type { SendAlert } from './channel.ts';

const LOOK_MS = 5000;
/** A restart of the database is no news. */
const BAD_FOR_MS = 5000;
/** What comes and goes is told once. */
const WELL_FOR_MS = 15_000;

type Watched = Pick<AppContext, 'health' | 'shop' | 'now'>;

/** Begins to watch; the function it returns ends that, and resolves when what was being sent has ended. */
export function startStorageWatch(
  context: Watched,
  sends: readonly SendAlert[],
  log: FastifyBaseLogger,
  onChange?: (health: ServerHealth) => void,
): () => Promise<void> {
  const watch = createStorageWatch(context, sends, log, onChange);
  const stop = repeat(watch.look, { everyMs: LOOK_MS, log, what: 'looking after the database' });
  return async () => {
    await stop();
    await watch.sent();
  };
}

/** `look` finds out how the server is doing and tells of what has changed for good; `sent` waits for what goes out. */
export function createStorageWatch(
  { health: readHealth, shop, now }: Watched,
  sends: readonly SendAlert[],
  log: FastifyBaseLogger,
  onChange: (health: ServerHealth) => void = () => {},
): { look(): Promise<void>; sent(): Promise<void> } {
  const outgoing = sends.map((send) => createAlertRetries(send, now, log));
  let told: ServerHealth['state'] = 'ok';
  /** A state that is not told yet, and since when it holds. */
  let next: { state: ServerHealth['state']; at: number } | undefined;

  return {
    look: async () => {
      const health = await readHealth();
      const at = now().getTime();
      if (health.state === told) next = undefined;
      else if (next?.state !== health.state) next = { state: health.state, at };
      if (next && at - next.at >= (health.state === 'ok' ? WELL_FOR_MS : BAD_FOR_MS)) {
        next = undefined;
        log[health.state === 'ok' ? 'info' : 'error'](
          { storage: health },
          "the database's state has changed",
        );
        const alert = {
          kind: 'storage' as const,
          eventId: randomUUID(),
          storage: health,
          before: told,
          shop: shop.current,
          now: now(),
        };
        told = health.state;
        onChange(health);
        for (const { add } of outgoing) add(alert);
      }
      for (const { send } of outgoing) send();
    },
    sent: async () => {
      await Promise.all(outgoing.map(({ ended }) => ended()));
    },
  };
}
