// Artwork that nobody came back for: what was never finished or begun, what belongs to no request, files of which no row tells.
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../app-context.ts';

const HOUR_MS = 3_600_000;
const UNFINISHED_MS = 24 * HOUR_MS;
const UNATTACHED_MS = 7 * 24 * HOUR_MS;
/** Of the shop's, for a reply that was never sent. */
const UNSENT_MS = 24 * HOUR_MS;
/** Somebody who started the server on the wrong database has a day to see it before files go. */
const UNKNOWN_MS = 24 * HOUR_MS;

/** A function to be called every hour: it deletes them, and logs how many. */
export function createArtworkSweep({
  storage,
  artworkFiles: files,
  now,
  log,
}: Pick<AppContext, 'storage' | 'artworkFiles' | 'now'> & { log: FastifyBaseLogger }): () => Promise<void> {
  /** Since when a file has been seen without a row. */
  let unknown = new Map<string, number>();

  async function deleteStale(at: number): Promise<number> {
    const ids = await storage.artwork.deleteStale({
      unfinished: new Date(at - UNFINISHED_MS),
      unattached: new Date(at - UNATTACHED_MS),
      unsent: new Date(at - UNSENT_MS),
    });
    for (const id of ids) await files.delete(id);
    return ids.length;
  }

  /** What was announced and of which nothing came: it would take the day's room from others. */
  async function deleteSilent(at: number): Promise<number> {
    let deleted = 0;
    for (const id of await files.listOld(new Date(at))) {
      if ((await files.length(id)) !== 0) continue;
      const artwork = await storage.artwork.find(id);
      if (artwork?.state !== 'uploading' || at - Date.parse(artwork.createdAt) < HOUR_MS) continue;
      await storage.artwork.delete(id);
      await files.delete(id);
      deleted++;
    }
    return deleted;
  }

  async function deleteUnknown(at: number): Promise<number> {
    const there = await files.listOld(new Date(at));
    const known = await storage.artwork.known(there);
    const without = there.filter((id) => !known.has(id));
    unknown = new Map(without.map((id) => [id, unknown.get(id) ?? at]));
    const gone = without.filter((id) => at - (unknown.get(id) ?? at) >= UNKNOWN_MS);
    for (const id of gone) await files.delete(id);
    return gone.length;
  }

  return async () => {
    const at = now().getTime();
    const stale = (await deleteStale(at)) + (await deleteSilent(at));
    const orphans = await deleteUnknown(at);
    if (stale + orphans > 0) log.info({ stale, orphans }, 'deleted artwork that nobody came back for');
  };
}
