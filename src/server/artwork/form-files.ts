// Files that come within a form: kept aside until the form is known to be good, then taken in like any other upload. What a
// crash leaves aside is a file of which no row tells, and goes with the sweep.
import { createHash, randomUUID } from 'node:crypto';
import type { UploadRequest } from '../../schemas/artwork-upload.ts';
import type { AppContext } from '../app-context.ts';
import { asRoomProblem, requireRoom } from './room.ts';
import type { Uploads } from './uploads.ts';

/** A file that is kept aside under `id`. */
export type FormFile = Pick<UploadRequest, 'name' | 'bytes'> & { id: string; sha256: string };

export interface FormFiles {
  /** Keeps what comes aside; of a file that fails nothing stays. Throws a ProblemError 507, or what `pieces` fail of. */
  keepAside(name: string, pieces: AsyncIterable<Uint8Array>): Promise<FormFile>;
  /**
   * Makes artwork of them, of a lead's where one is named, which else the desk alone reads, and answers the ids: of all or
   * of none. Throws as Uploads does.
   */
  takeIn(files: readonly FormFile[], leadId?: string): Promise<string[]>;
  /** Deletes artwork that was taken in. */
  takeBack(artworkIds: readonly string[]): Promise<void>;
  /** Deletes what is kept aside. */
  discard(files: readonly FormFile[]): Promise<void>;
}

export function createFormFiles(
  { storage, artworkFiles: kept }: Pick<AppContext, 'storage' | 'artworkFiles'>,
  uploads: Uploads,
): FormFiles {
  async function takeIn(
    { id, name, bytes, sha256 }: FormFile,
    artworkIds: string[],
    leadId: string | undefined,
  ): Promise<void> {
    const owner = leadId === undefined ? null : { leadId };
    const { artworkId } = await uploads.begin({ name, bytes, sha256 }, owner);
    artworkIds.push(artworkId);
    const artwork = await storage.artwork.find(artworkId);
    if (artwork) await uploads.take(artwork, 0, kept.read(id));
  }

  async function takeBack(artworkIds: readonly string[]): Promise<void> {
    for (const id of artworkIds) {
      const artwork = await storage.artwork.find(id);
      if (artwork) await uploads.delete(artwork);
    }
  }

  return {
    keepAside: async (name, pieces) => {
      await requireRoom(kept, 0);
      const id = randomUUID();
      const hash = createHash('sha256');
      await kept.create(id);
      try {
        const bytes = await kept.write(id, 0, hashed(pieces, hash), Number.POSITIVE_INFINITY);
        return { id, name, bytes, sha256: hash.digest('hex') };
      } catch (error) {
        await kept.delete(id);
        throw asRoomProblem(error);
      }
    },

    takeIn: async (files, leadId) => {
      const artworkIds: string[] = [];
      try {
        for (const file of files) await takeIn(file, artworkIds, leadId);
      } catch (error) {
        await takeBack(artworkIds);
        throw error;
      }
      return artworkIds;
    },

    takeBack,

    discard: async (files) => {
      for (const { id } of files) await kept.delete(id);
    },
  };
}

async function* hashed(pieces: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const bytes of pieces) {
    hash.update(bytes);
    yield bytes;
  }
}
