// How the server is doing: its database, and the room for artwork, which may be on another disk.
import { tellBytes } from '../schemas/told-artwork.ts';
import type { AppContext, ServerHealth } from './app-context.ts';
import { hasRoom } from './artwork/room.ts';

const NEARLY_FULL = 0.9;

/** What ails the database comes first, unless its disk is only nearly full. */
export function createHealth({
  storage,
  artworkFiles,
  env,
  now,
}: Pick<AppContext, 'storage' | 'artworkFiles' | 'env' | 'now'>): () => Promise<ServerHealth> {
  let since: string | null = null;

  return async () => {
    const health = await storage.health();
    if (health.state !== 'ok' && health.state !== 'nearly_full') return health;
    // A folder that cannot be used fails the uploads themselves, and the log says why.
    const free = await artworkFiles.freeBytes().catch(() => null);
    if (free === null || hasRoom(free, env.artworkMaxBytes)) {
      // The database says itself how full its own disk is.
      const share = health.state === 'ok' ? await artworkFiles.usedShare() : null;
      since = share !== null && share >= NEARLY_FULL ? (since ?? now().toISOString()) : null;
      if (since === null || share === null) return health;
      const detail = `${Math.floor(share * 100)}% of the disk that artwork is kept on is used.`;
      return { state: 'nearly_full', fault: null, since, detail };
    }
    since ??= now().toISOString();
    const detail = `Only ${tellBytes(free)} are free where artwork is kept: a file of ${tellBytes(env.artworkMaxBytes)} is refused.`;
    return { state: 'no_room', fault: 'full', since, detail };
  };
}
