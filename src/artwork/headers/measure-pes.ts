// Brother PES: colors and size from the header of its PEC part. A person opens it for the stitches.
import { readFile } from 'node:fs/promises';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { DamagedFile } from '../damaged-file.ts';

const TENTHS_PER_INCH = 254;
/** Where the PEC part keeps the number of color changes, and behind it the size of the sewing. */
const CHANGES_AT = 48;
const SIZE_AT = 512 + 8;

export async function measurePes(file: string, tell: (facts: Partial<ArtworkFacts>) => void): Promise<void> {
  tell({ needsPerson: true });
  const bytes = await readFile(file);
  const start = bytes.length >= 12 ? bytes.readUInt32LE(8) : 0;
  if (start < 12 || start + SIZE_AT + 4 > bytes.length) throw new DamagedFile('no PEC part');
  const [width, height] = [bytes.readUInt16LE(start + SIZE_AT), bytes.readUInt16LE(start + SIZE_AT + 2)];
  tell({
    stitchFile: {
      stitches: null,
      colors: (bytes[start + CHANGES_AT] ?? 0) + 1,
      widthInches: width / TENTHS_PER_INCH,
      heightInches: height / TENTHS_PER_INCH,
      isHeaderTrue: true,
    },
  });
}
