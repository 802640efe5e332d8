// Files that visitors send, in parts: begun, gone on with after whatever cut it, finished. A file's length on disk is the
// truth; a part that comes anew wins over an older one that is still half open.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadAnswer, UploadRequest } from '../../schemas/artwork-upload.ts';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import type { AppContext } from '../app-context.ts';
import { ProblemError } from '../plugins/problems.ts';
import { unknownConversation } from '../turns/unknown-conversation.ts';
import { PartTooLongError } from './artwork-files.ts';
import { hashOfKey } from './artwork-key.ts';
import { asRoomProblem, requireRoom, whileRoom } from './room.ts';

const MB = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;
/** A part of this length takes a second on a good line; on a bad one the page sends shorter ones. */
const PART_BYTES = 8 * MB;
/** Of a conversation or of a job's page. */
const OWNER_DAILY_BYTES = 500 * MB;

/** Whose a file is from its first byte on. */
export type ArtworkOwner = { conversationId: string } | { leadId: string };

export interface Uploads {
  /** Throws a ProblemError: 404, 413, 429 or 507. `owner` null: the answer holds a key instead. */
  begin(upload: UploadRequest, owner: ArtworkOwner | null): Promise<UploadAnswer>;
  /** Throws a ProblemError where so much more is too much for a day of the owner or of all (429), or for the disk (507). */
  admit(bytes: number, owner: ArtworkOwner | null): Promise<void>;
  /** Bytes that are there. */
  offsetOf(artwork: Artwork): Promise<number>;
  /** Takes a part; resolves with the new offset once it is on disk. Throws a ProblemError: 404, 409 with the true offset, 413, 507. */
  take(artwork: Artwork, offset: number, part: Readable): Promise<number>;
  /** With its file. */
  delete(artwork: Artwork): Promise<void>;
}

export function createUploads({
  storage,
  artworkFiles: files,
  artworkChecks,
  env,
  now,
}: Pick<AppContext, 'storage' | 'artworkFiles' | 'artworkChecks' | 'env' | 'now'>): Uploads {
  /** Parts under way, by artwork. */
  const running = new Map<string, { cut(): void; ended: Promise<unknown> }>();

  async function admit(bytes: number, owner: ArtworkOwner | null): Promise<void> {
    const since = new Date(now().getTime() - DAY_MS);
    if (env.hasRateLimits) {
      const own = owner ? await storage.artwork.countBytes(since, owner) : 0;
      if (
        own + bytes > OWNER_DAILY_BYTES ||
        (await storage.artwork.countBytes(since)) + bytes > env.artworkDailyBytes
      )
        throw new ProblemError(
          429,
          'That is all the artwork we can take in today. Please send the rest tomorrow.',
          {
            headers: { 'retry-after': '3600' },
          },
        );
    }
    await requireRoom(files, bytes);
  }

  /** Waits for an older part of the same file to end, after cutting it off. */
  async function alone<T>(id: string, part: Readable, work: () => Promise<T>): Promise<T> {
    const before = running.get(id);
    const mine = (before?.ended ?? Promise.resolve()).catch(() => {}).then(work);
    const entry = { cut: () => part.destroy(), ended: mine.catch(() => {}) };
    running.set(id, entry);
    before?.cut();
    try {
      return await mine;
    } finally {
      if (running.get(id) === entry) running.delete(id);
    }
  }

  async function write(artwork: Artwork, offset: number, part: Readable): Promise<number> {
    const there = (await files.length(artwork.id)) ?? 0;
    if (artwork.state !== 'uploading' || offset !== there) throw wrongOffset(there);
    try {
      // Left open where too much comes, so that the answer can be told.
      const pieces = part.iterator({ destroyOnReturn: false });
      return await files.write(artwork.id, offset, whileRoom(files, pieces), artwork.bytes - offset);
    } catch (error) {
      if (error instanceof PartTooLongError)
        throw new ProblemError(413, `More came than the ${artwork.bytes} bytes that were announced.`);
      // What came is kept, and nobody is there to hear of it.
      if (part.destroyed && !part.readableEnded) throw new ProblemError(400, 'The part was cut off.');
      throw asRoomProblem(error);
    }
  }

  async function finish(artwork: Artwork): Promise<void> {
    if (artwork.sha256 !== null && (await files.digest(artwork.id)) !== artwork.sha256) {
      await files.empty(artwork.id);
      throw wrongOffset(0, 'The file arrived changed. Please send it again.');
    }
    await storage.artwork.markUploaded(artwork.id);
    artworkChecks.wake();
  }

  return {
    begin: async ({ name, bytes, sha256 }, owner) => {
      const conversationId = owner && 'conversationId' in owner ? owner.conversationId : null;
      if (conversationId !== null && !(await storage.conversations.find(conversationId)))
        throw unknownConversation();
      if (bytes > env.artworkMaxBytes)
        throw new ProblemError(413, `A file can have ${env.artworkMaxBytes / MB} MB at most.`);
      await admit(bytes, owner);
      const key = owner === null ? randomBytes(24).toString('base64url') : null;
      const id = randomUUID();
      await storage.artwork.add({
        id,
        conversationId,
        leadId: owner && 'leadId' in owner ? owner.leadId : null,
        keyHash: key && hashOfKey(key),
        name,
        bytes,
        sha256: sha256 ?? null,
        now: now(),
      });
      await files.create(id);
      return { artworkId: id, offset: 0, partBytes: PART_BYTES, ...(key && { key }) };
    },

    admit,

    offsetOf: async ({ id }) => (await files.length(id)) ?? 0,

    take: (artwork, offset, part) =>
      alone(artwork.id, part, async () => {
        try {
          const length = await write(artwork, offset, part);
          if (length === artwork.bytes) await finish(artwork);
          return length;
        } catch (error) {
          // Taken back or deleted meanwhile.
          throw (await files.length(artwork.id)) === undefined ? noArtwork() : error;
        }
      }),

    delete: async ({ id }) => {
      running.get(id)?.cut();
      await running.get(id)?.ended;
      await storage.artwork.delete(id);
      await files.delete(id);
    },
  };
}

export const noArtwork = (why = 'There is no such artwork.'): ProblemError => new ProblemError(404, why);

function wrongOffset(offset: number, why = `The file goes on at byte ${offset}.`): ProblemError {
  return new ProblemError(409, why, { headers: { 'upload-offset': String(offset) } });
}
