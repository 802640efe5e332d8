// Tells the shop of new leads, and visitors that theirs has arrived.
import type { FastifyBaseLogger } from 'fastify';
import type { Notifier } from '../app-context.ts';
import { repeat } from '../scheduler/repeat.ts';
import type { SendAlert } from './channel.ts';
import { type Channels, openChannels } from './channels.ts';
import { createOutboxWork, type NotifiedContext } from './outbox-work.ts';

export interface RunnableNotifier extends Notifier {
  /** Reach the shop without the outbox. */
  alerts: readonly SendAlert[];
  ways: Channels;
  /** Begins to send. The function it returns stops that, and resolves when what was being sent has ended. */
  start(log: FastifyBaseLogger): () => Promise<void>;
}

/** Where nobody is to be told. */
export const NOBODY: Notifier = { channels: [], wake: () => {} };

/** What failed is tried again after a second: then this is at most two seconds later. */
const POLL_MS = 750;
/** A database that is away would fill the log otherwise. */
const RETRY_MS = 10_000;
/** Sends of each channel, so that one that stalls leaves the others free. */
const AT_ONCE = 3;

/**
 * Takes what waits in the outbox and sends it until it has arrived or is given up. What was under way when a server
 * ended is taken up by the next, or by another instance, with the same event id.
 *
 * @example
 * const notifier = createNotifier({ storage, shop, env, artworkFiles, mockups, jobLinks, replyAddresses, now });
 * const stop = notifier.start(app.log);
 * await stop();
 */
export function createNotifier(context: NotifiedContext): RunnableNotifier {
  // Mails to the shop and receipts go by one server.
  const channels = openChannels(context, { connections: 2 * AT_ONCE });
  let wake = NOBODY.wake;
  return {
    get channels() {
      return channels.names();
    },
    alerts: [...channels.alerts.values()],
    ways: channels,
    wake: () => wake(),
    start: (log) => {
      channels.check(log);
      const work = createOutboxWork(context, { sends: channels.sends, atOnce: AT_ONCE, log });
      const stopPolling = repeat(work.takeDue, {
        everyMs: POLL_MS,
        retryMs: RETRY_MS,
        log,
        what: 'looking into the outbox',
      });
      wake = () => {
        // The next poll meets the same failure, and logs it.
        work.takeDue().catch(() => {});
      };
      return async () => {
        wake = NOBODY.wake;
        await Promise.all([stopPolling(), work.stop()]);
        await channels.close();
      };
    },
  };
}
