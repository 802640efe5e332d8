// The database may come later than the server, which listens meanwhile and answers 503 where it needs it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ensureSomebodyCanSignIn, type RunnableAppContext } from './open-app-context.ts';
import { startScheduler } from './scheduler/scheduler.ts';

const RETRY_MS = 1000;

/** Starts the rounds once the database is open; the function it returns ends the waiting or the rounds. */
export function startSchedulerWhenOpen(
  context: RunnableAppContext,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const stopping = new AbortController();
  const stopScheduler = openWhenThere(context, log, stopping.signal).then((isOpen) =>
    isOpen ? startScheduler(context, log) : undefined,
  );
  return async () => {
    stopping.abort();
    await (await stopScheduler)?.();
  };
}

/** Tries every second until the database is open and somebody can sign in; false if the signal came first. */
async function openWhenThere(
  context: RunnableAppContext,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<boolean> {
  let said = '';
  while (!signal.aborted) {
    try {
      await context.storage.open();
      await ensureSomebodyCanSignIn(context, log);
      log.info('the database is open');
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== said)
        log.warn({ err: error }, 'the database cannot be used yet; trying again every second');
      said = message;
    }
    await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
  }
  return false;
}
