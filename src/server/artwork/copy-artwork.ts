// The files of a lead once more, for another: each with its picture, what its check found, and the print that was chosen.
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Artwork } from '../../storage/artwork/artwork-store.ts';
import { StorageUnavailableError } from '../../storage/storage.ts';
import type { AppContext } from '../app-context.ts';
import { countArtwork } from '../limits/limits.ts';
import { ProblemError } from '../plugins/problems.ts';
import type { Uploads } from './uploads.ts';

/** `from`: the id of the one that it is a copy of. */
export type ArtworkCopy = Artwork & { from: string };

/**
 * Copies of all files that are whole, or of none where they are too many for a day or for the disk: `filesLeft` counts those
 * then. Their rows are the caller's to store; without them they go with the sweep.
 */
export async function copyArtwork(
  request: FastifyRequest,
  leadId: string,
  context: AppContext,
  uploads: Uploads,
): Promise<{ copies: ArtworkCopy[]; filesLeft: number }> {
  const whole = (await context.storage.artwork.list({ leadId })).filter(({ state }) => state !== 'uploading');
  const copies = whole.map((one) => ({ ...one, id: randomUUID(), from: one.id }));
  try {
    await admitAll(request, leadId, copies, context, uploads);
    for (const { from, id } of copies) await context.artworkFiles.copy(from, id);
    return { copies, filesLeft: 0 };
  } catch (error) {
    if (error instanceof StorageUnavailableError) throw error;
    await discardCopies(copies, context);
    if (!(error instanceof ProblemError)) request.log.warn({ err: error }, 'files could not be copied');
    return { copies: [], filesLeft: copies.length };
  }
}

export async function discardCopies(
  copies: readonly ArtworkCopy[],
  { artworkFiles }: Pick<AppContext, 'artworkFiles'>,
): Promise<void> {
  for (const { id } of copies) await artworkFiles.delete(id);
}

async function admitAll(
  request: FastifyRequest,
  leadId: string,
  copies: readonly ArtworkCopy[],
  context: AppContext,
  uploads: Uploads,
): Promise<void> {
  const bytes = copies.reduce((sum, one) => sum + one.bytes, 0);
  if (bytes === 0) return;
  await uploads.admit(bytes, { leadId });
  await countArtwork(request, bytes, context);
}
