// Room on the disk that artwork is written to.
import { ProblemError } from '../plugins/problems.ts';
import type { ArtworkFiles } from './artwork-files.ts';

/** Left on the disk for everything else. */
const FREE_BYTES_MIN = 500 * 1024 * 1024;

/** Throws a ProblemError 507 where `bytes` more would not leave enough. */
export async function requireRoom(files: Pick<ArtworkFiles, 'freeBytes'>, bytes: number): Promise<void> {
  const free = await files.freeBytes();
  if (free !== null && free < bytes + FREE_BYTES_MIN) throw noRoom();
}

/** What writing failed of; a ProblemError 507 where the disk was full. */
export const asRoomProblem = (error: unknown): unknown => (isFull(error) ? noRoom() : error);

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const noRoom = (): ProblemError =>
  new ProblemError(507, 'There is no room for this file just now. Please try again later.');
