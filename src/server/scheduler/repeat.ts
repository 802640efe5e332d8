// Work that comes round again while the server runs.
import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs `work` now, or after `firstMs`, and then `everyMs` after each end. A failure is logged and the next round comes,
 * after `retryMs` where that is given. The function it returns stops the rounds and resolves when the one that runs has ended.
 */
export function repeat(
  work: () => Promise<void>,
  {
    firstMs = 0,
    everyMs,
    retryMs = everyMs,
    log,
    what,
  }: { firstMs?: number; everyMs: number; retryMs?: number; log: FastifyBaseLogger; what: string },
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
  let running = Promise.resolve();
  if (firstMs > 0) timer = setTimeout(next, firstMs);
  else next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
