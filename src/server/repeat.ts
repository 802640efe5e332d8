// Work that comes round again while the server runs.
import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs `work` now and then `everyMs` after each end. A failure is logged and the next round comes. The
 * function it returns stops the rounds and resolves when the one that runs has ended.
 */
export function repeat(
  work: () => Promise<void>,
  { everyMs, log, what }: { everyMs: number; log: FastifyBaseLogger; what: string },
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const round = async () => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, `${what} failed; will try again`);
    }
    if (!isStopped) timer = setTimeout(next, everyMs);
  };
  const next = () => {
    running = round();
  };
  let running = round();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
