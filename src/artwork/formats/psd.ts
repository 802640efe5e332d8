// Photoshop: its header of 26 bytes. A person opens the layers.
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { DamagedFile } from '../damaged-file.ts';
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

export async function measurePsd(file: string, tell: (facts: Partial<ArtworkFacts>) => void): Promise<void> {
  tell({ structure: 'raster', needsPerson: true });
  const header = await readPart(file, 0, 26);
  if (header.length < 26) throw new DamagedFile('shorter than its header');
  const [heightPx, widthPx] = [header.readUInt32BE(14), header.readUInt32BE(18)];
  const colorMode = MODES[header.readUInt16BE(24)];
  if (!widthPx || !heightPx || widthPx > 300_000 || heightPx > 300_000 || !colorMode) {
    throw new DamagedFile('no such Photoshop file');
  }
  tell({ widthPx, heightPx, colorMode, pixelsAcrossInk: widthPx });
}
