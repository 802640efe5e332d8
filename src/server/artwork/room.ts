// Room on the disk that artwork is written to.
import { ProblemError } from '../plugins/problems.ts';
import type { ArtworkFiles } from './artwork-files.ts';

/** Left on the disk for everything else. */
const FREE_BYTES_MIN = 500 * 1024 * 1024;
const LOOKED_AFTER_BYTES = 8 * 1024 * 1024;

/** Whether `bytes` more would leave enough; `free` null: that cannot be seen. */
export const hasRoom = (free: number | null, bytes: number): boolean =>
  free === null || free >= bytes + FREE_BYTES_MIN;

/** Throws a ProblemError 507 where `bytes` more would not leave enough. */
export async function requireRoom(files: Pick<ArtworkFiles, 'freeBytes'>, bytes: number): Promise<void> {
  if (!hasRoom(await files.freeBytes(), bytes)) throw noRoom();
}

/** `pieces` as long as there is room: files that come together may not fit though each alone did. Throws as requireRoom. */
export async function* whileRoom(
  files: Pick<ArtworkFiles, 'freeBytes'>,
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let unseen = LOOKED_AFTER_BYTES;
  for await (const bytes of pieces) {
    unseen += bytes.length;
    if (unseen >= LOOKED_AFTER_BYTES) {
      await requireRoom(files, 0);
      unseen = 0;
    }
    yield bytes;
  }
}

/** What writing failed of; a ProblemError 507 where the disk was full. */
export const asRoomProblem = (error: unknown): unknown => (isFull(error) ? noRoom() : error);

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const noRoom = (): ProblemError =>
  new ProblemError(507, 'There is no room for this file just now. Please try again later.');
