// Alerts of one channel, in order, each tried until it has arrived. Kept in memory: what they tell of may be the database.
import type { FastifyBaseLogger } from 'fastify';
import type { Alert, SendAlert } from './channel.ts';
import { SendError } from './send-error.ts';

const RETRY_MIN_MS = 5000;
const RETRY_MAX_MS = 300_000;

export interface AlertRetries {
  add(alert: Alert): void;
  /** Begins to send what waits, where it is time; to be called every few seconds. */
  send(): void;
  /** Resolves when what is being sent has ended. */
  ended(): Promise<void>;
}

/** `onArrival` is told of each that has. */
export function createAlertRetries(
  sendAlert: SendAlert,
  now: () => Date,
  log: FastifyBaseLogger,
  onArrival: (alert: Alert) => void = () => {},
): AlertRetries {
  const waiting: Alert[] = [];
  let running: Promise<void> | undefined;
  let pauseMs = RETRY_MIN_MS;
  let notBefore = 0;

  const send = async () => {
    for (let [alert] = waiting; alert; [alert] = waiting) {
      try {
        await sendAlert(alert);
        pauseMs = RETRY_MIN_MS;
      } catch (error) {
        log.warn(
          { code: error instanceof SendError ? error.code : 'EBUG' },
          'an alert did not arrive; will try again',
        );
        notBefore = now().getTime() + pauseMs;
        pauseMs = Math.min(RETRY_MAX_MS, pauseMs * 2);
        return;
      }
      waiting.shift();
      onArrival(alert);
    }
  };
  return {
    add: (alert) => waiting.push(alert),
    send: () => {
      if (waiting.length === 0 || now().getTime() < notBefore) return;
      running ??= send().finally(() => {
        running = undefined;
      });
    },
    ended: async () => running,
  };
}
