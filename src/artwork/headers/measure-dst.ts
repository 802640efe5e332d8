// Tajima DST, stitch by stitch: headers lie. Three bytes a stitch, in balanced ternary tenths of a millimetre.
import { readFile } from 'node:fs/promises';
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { DamagedFile } from '../damaged-file.ts';

const HEADER_BYTES = 512;
const TENTHS_PER_INCH = 254;

/** Byte, bit and tenths of a millimetre to the right. */
const ACROSS: readonly [number, number, number][] = [
  [0, 0x01, 1],
  [0, 0x02, -1],
  [0, 0x04, 9],
  [0, 0x08, -9],
  [1, 0x01, 3],
  [1, 0x02, -3],
  [1, 0x04, 27],
  [1, 0x08, -27],
  [2, 0x04, 81],
  [2, 0x08, -81],
];
/** The same upwards. */
const UP: readonly [number, number, number][] = [
  [0, 0x80, 1],
  [0, 0x40, -1],
  [0, 0x20, 9],
  [0, 0x10, -9],
  [1, 0x80, 3],
  [1, 0x40, -3],
  [1, 0x20, 27],
  [1, 0x10, -27],
  [2, 0x20, 81],
  [2, 0x10, -81],
];

export async function measureDst(file: string, tell: (facts: Partial<ArtworkFacts>) => void): Promise<void> {
  const bytes = await readFile(file);
  const { stitches, records, colors, width, height } = sew(bytes.subarray(HEADER_BYTES));
  if (stitches === 0) throw new DamagedFile('no stitches');
  const told = Number(/ST: *(\d+)/.exec(bytes.toString('latin1', 0, HEADER_BYTES))?.[1] ?? Number.NaN);
  tell({
    stitchFile: {
      stitches,
      colors,
      widthInches: width / TENTHS_PER_INCH,
      heightInches: height / TENTHS_PER_INCH,
      // Some programs count jumps and stops, some the end as well, some neither.
      isHeaderTrue: told >= stitches && told <= records + 1,
    },
  });
}

function sew(bytes: Buffer) {
  let [x, y, stitches, records, changes] = [0, 0, 0, 0, 0];
  let [left, right, bottom, top] = [0, 0, 0, 0];
  for (let at = 0; at + 2 < bytes.length; at += 3) {
    const record = bytes.subarray(at, at + 3);
    const flags = (record[2] ?? 0) & 0xf3;
    if (flags === 0xf3) break;
    records++;
    x += sumOf(record, ACROSS);
    y += sumOf(record, UP);
    if ((flags & 0xc0) === 0xc0) changes++;
    if (flags & 0x80) continue;
    stitches++;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  return { stitches, records, colors: changes + 1, width: right - left, height: top - bottom };
}

const sumOf = (record: Buffer, bits: readonly [number, number, number][]): number =>
  bits.reduce((sum, [byte, bit, tenths]) => sum + ((record[byte] ?? 0) & bit ? tenths : 0), 0);
