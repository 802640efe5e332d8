// Work that comes round again while the server runs.
import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs `work` now and then `everyMs` after each end. A failure is logged and the next round comes, after `retryMs`
 * where that is given. The function it returns stops the rounds and resolves when the one that runs has ended.
 */
export function repeat(
  work: () => Promise<void>,
  {
    everyMs,
    retryMs = everyMs,
    log,
    what,
  }: { everyMs: number; retryMs?: number; log: FastifyBaseLogger; what: string },
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const round = async () => {
    let pauseMs = everyMs;
    try {
      await work();
    } catch (error) {
      pauseMs = retryMs;
      log.error({ err: error }, `${what} failed; will try again`);
    }
    if (!isStopped) timer = setTimeout(next, pauseMs);
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
