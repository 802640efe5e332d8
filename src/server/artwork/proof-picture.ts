// The picture of a proof: made of the file that the shop sent as artwork's is, and kept under the file's id.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { measureArtwork } from '../../artwork/measure-artwork.ts';
import type { SentProof } from '../../storage/job/job-store.ts';
import type { ArtworkFiles } from './artwork-files.ts';

const PNG_SIZE_AT = 16;

/** Null where nothing can be shown of the file. */
export async function keepProofPicture(
  id: string,
  files: ArtworkFiles,
  signal: AbortSignal,
): Promise<Pick<SentProof, 'picture' | 'sha256' | 'width' | 'height'> | null> {
  const folder = await mkdtemp(join(tmpdir(), 'boldwork-proof-'));
  try {
    const pictureFile = join(folder, 'picture.png');
    await measureArtwork(files.pathOf(id), { pictureFile, signal });
    if (!existsSync(pictureFile)) return null;
    await files.keepPicture(id, pictureFile);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const png = await buffer(files.readPicture(id));
  return {
    picture: id,
    sha256: createHash('sha256').update(png).digest('hex'),
    width: png.readUInt32BE(PNG_SIZE_AT),
    height: png.readUInt32BE(PNG_SIZE_AT + 4),
  };
}
