// Carl is ready when the first visitor writes.
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { warmUp, warmUpFirst } from '../../assistant/warm-up.ts';
import type { AppContext } from '../app-context.ts';

/** A step is put off while somebody is being answered, but no longer: some answers are streams. */
const POLITE_MS = 100;

type App = Pick<FastifyInstance, 'draining' | 'warming' | 'log'>;

/** Readies him for a first message between requests; then `app.warming` is off. */
export async function warmUpCarlFirst(
  { shop, now }: Pick<AppContext, 'shop' | 'now'>,
  app: App,
): Promise<void> {
  await takeSteps(warmUpFirst(shop.current, now()), app, () => setImmediate());
  app.warming.isOn = false;
}

/** Warms him up for all that may be said, while nobody is being answered; no longer once the server ends. */
export async function warmUpCarl({ shop, now }: Pick<AppContext, 'shop' | 'now'>, app: App): Promise<void> {
  await takeSteps(warmUp(shop.current, now()), app, async () => {
    await setImmediate();
    for (let waited = 0; app.warming.requests > 0 && waited < POLITE_MS; waited += 5) await sleep(5);
  });
}

async function takeSteps(
  steps: Iterable<void>,
  { draining, log }: App,
  pause: () => Promise<void>,
): Promise<void> {
  try {
    for (const _step of steps) {
      if (draining.isOn) return;
      await pause();
    }
  } catch (error) {
    log.warn(error, 'Carl could not be warmed up');
  }
}
