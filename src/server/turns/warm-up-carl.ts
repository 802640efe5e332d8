// Carl is ready when the first visitor writes.
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { warmUp } from '../../assistant/warm-up.ts';
import type { Parts } from '../parts.ts';

/** Warms him up between requests, none of which waits for more than a step; no longer once the server ends. */
export async function warmUpCarl(
  { shop, now }: Pick<Parts, 'shop' | 'now'>,
  { draining, log }: Pick<FastifyInstance, 'draining' | 'log'>,
): Promise<void> {
  try {
    for (const _step of warmUp(shop.current, now())) {
      if (draining.isOn) return;
      await setImmediate();
    }
  } catch (error) {
    log.warn(error, 'Carl could not be warmed up');
  }
}
