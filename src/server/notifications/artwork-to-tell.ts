// What a notification tells of a lead's artwork: the files, and a picture of one, without which it goes out as well.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Lead } from '../../schemas/lead.ts';
import type { AppContext } from '../app-context.ts';
import { tellDeskArtwork } from '../artwork/tell-desk-artwork.ts';
import type { Notification } from './channel.ts';

/** A notification has 20 s in all. */
const PATIENCE_MS = 5_000;

export async function artworkToTell(
  { id: leadId, items }: Lead,
  context: Pick<AppContext, 'storage' | 'shop' | 'artworkFiles' | 'mockups'>,
  log: FastifyBaseLogger,
): Promise<Pick<Notification, 'artwork' | 'drawArtwork'>> {
  const files = await context.storage.artwork.list({ leadId });
  const artwork = await orWithout([], log, () => tellDeskArtwork(files, items, context));
  const pictured = files[artwork.findIndex(({ pictureUrl }) => pictureUrl !== null)];
  return {
    artwork,
    drawArtwork: async (width) =>
      pictured
        ? orWithout(null, log, (signal) => context.mockups.draw(pictured, items, { width, signal }))
        : null,
  };
}

/** What `work` gives in time, or `otherwise`: a folder that does not answer holds no mail up. */
async function orWithout<T>(
  otherwise: T,
  log: FastifyBaseLogger,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const done = new AbortController();
  const late = sleep(PATIENCE_MS, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new Error('It took too long.');
  });
  try {
    return await Promise.race([work(done.signal), late]);
  } catch (error) {
    log.warn({ err: error }, 'a notification goes out without artwork');
    return otherwise;
  } finally {
    late.catch(() => {});
    done.abort();
  }
}
