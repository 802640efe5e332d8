// Photoshop: its header, and the flat picture behind the layers. A person opens those.
import { writeFile } from 'node:fs/promises';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { DamagedFile } from '../damaged-file.ts';
import { encodePng } from '../pixels/png.ts';
import { flatPicture } from './psd-picture.ts';
import { readPart } from './read-part.ts';

const MODES: Record<number, string> = {
  0: 'bitmap',
  1: 'grayscale',
  2: 'indexed',
  3: 'RGB',
  4: 'CMYK',
  7: 'multichannel',
  8: 'duotone',
  9: 'Lab',
};

/** Reads Photoshop's header; its picture is the flat one that the file keeps for other programs. */
export async function measurePsd(
  file: string,
  pictureFile: string | null,
  tell: (facts: Partial<ArtworkFacts>) => void,
): Promise<void> {
  tell({ structure: 'raster', needsPerson: true });
  const header = await readPart(file, 0, 26);
  if (header.length < 26) throw new DamagedFile('shorter than its header');
  const [heightPx, widthPx] = [header.readUInt32BE(14), header.readUInt32BE(18)];
  const colorMode = MODES[header.readUInt16BE(24)];
  if (!widthPx || !heightPx || widthPx > 300_000 || heightPx > 300_000 || !colorMode) {
    throw new DamagedFile('no such Photoshop file');
  }
  tell({ widthPx, heightPx, colorMode, pixelsAcrossInk: widthPx });
  if (pictureFile) await writeFlatPicture(file, pictureFile);
}

async function writeFlatPicture(file: string, pictureFile: string): Promise<void> {
  try {
    const picture = flatPicture(file);
    if (picture) await writeFile(pictureFile, encodePng(picture));
  } catch (error) {
    // Not worth a complaint: a person opens the layers, which may be whole.
    if (!(error instanceof RangeError)) throw error;
  }
}
