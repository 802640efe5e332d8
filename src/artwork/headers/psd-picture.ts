// The flat picture at the end of a Photoshop file, planes of one color each, shrunk while it is read.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { PICTURE_SIDE, type Pixels } from '../pixels/pixels.ts';

const [GRAY, RGB, CMYK] = [1, 3, 4];
const [RAW, PACKED] = [0, 1];
const HEADER_BYTES = 26;
/** A row longer than this is no row, in bytes. */
const LONGEST_ROW = 4 * 1024 * 1024;

type Read = (start: number, length: number) => Buffer;

type Planes = {
  width: number;
  height: number;
  channels: number;
  mode: number;
  /** Of a sample: 1 or 2. */
  sampleBytes: number;
  readRow: (channel: number, y: number) => Buffer;
};

/** The picture at most `PICTURE_SIDE` pixels long; null where the file has none, or none that is read here. */
export function flatPicture(file: string): Pixels | null {
  const descriptor = openSync(file, 'r');
  try {
    const planes = openPlanes(descriptor);
    return planes && shrink(planes);
  } finally {
    closeSync(descriptor);
  }
}

function openPlanes(descriptor: number): Planes | null {
  const { size } = fstatSync(descriptor);
  const read: Read = (start, length) => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - start, LONGEST_ROW)));
    readSync(descriptor, bytes, 0, bytes.length, start);
    return bytes;
  };
  const header = read(0, HEADER_BYTES);
  const isLarge = header.readUInt16BE(4) === 2;
  const [channels, height, width] = [
    header.readUInt16BE(12),
    header.readUInt32BE(14),
    header.readUInt32BE(18),
  ];
  const [sampleBytes, mode] = [header.readUInt16BE(22) / 8, header.readUInt16BE(24)];
  const start = endOfParts(read, isLarge);
  const isKnown = [GRAY, RGB, CMYK].includes(mode) && (sampleBytes === 1 || sampleBytes === 2);
  if (!isKnown || start + 2 >= size) return null;
  const packing = read(start, 2).readUInt16BE();
  const rowBytes = width * sampleBytes;
  const planes = { width, height, channels, mode, sampleBytes };
  if (packing === RAW) {
    return {
      ...planes,
      readRow: (channel, y) => read(start + 2 + (channel * height + y) * rowBytes, rowBytes),
    };
  }
  if (packing !== PACKED) return null;
  const rows = packedRows(read, start + 2, channels * height, isLarge ? 4 : 2);
  return {
    ...planes,
    readRow: (channel, y) => {
      const [from = 0, to = 0] = rows.subarray(channel * height + y, channel * height + y + 2);
      return unpack(read(from, to - from), rowBytes);
    },
  };
}

/** Behind three parts, each with its length before it: colors, resources, layers. */
function endOfParts(read: Read, isLarge: boolean): number {
  let start = HEADER_BYTES;
  for (const part of ['colors', 'resources', 'layers']) {
    const isLong = isLarge && part === 'layers';
    const length = read(start, isLong ? 8 : 4);
    start += length.length + (isLong ? Number(length.readBigUInt64BE()) : length.readUInt32BE());
  }
  return start;
}

/** Where each packed row begins, and behind them where the last one ends. */
function packedRows(read: Read, start: number, count: number, lengthBytes: 2 | 4): Float64Array {
  const table = read(start, count * lengthBytes);
  if (table.length < count * lengthBytes) throw new RangeError('more rows than the file has');
  const rows = new Float64Array(count + 1);
  rows[0] = start + table.length;
  for (let row = 0; row < count; row++) {
    rows[row + 1] = (rows[row] ?? 0) + table.readUIntBE(row * lengthBytes, lengthBytes);
  }
  return rows;
}

/** PackBits: a count, then so many bytes; or a negative count, then one byte so many times. */
function unpack(packed: Buffer, length: number): Buffer {
  const row = Buffer.alloc(length);
  let at = 0;
  for (let from = 0; from < packed.length && at < length; ) {
    const count = packed.readInt8(from++);
    if (count >= 0) {
      packed.copy(row, at, from, from + count + 1);
      from += count + 1;
      at += count + 1;
    } else if (count > -128) {
      row.fill(packed[from++] ?? 0, at, at - count + 1);
      at += 1 - count;
    }
  }
  return row;
}

/** Takes the nearest pixel for each: a preview, not a measure. */
function shrink({ width, height, channels, mode, sampleBytes, readRow }: Planes): Pixels | null {
  const inks = mode === GRAY ? 1 : mode === RGB ? 3 : 4;
  if (channels < inks) return null;
  const scale = Math.max(1, Math.max(width, height) / PICTURE_SIDE);
  const [wide, tall] = [Math.max(1, Math.round(width / scale)), Math.max(1, Math.round(height / scale))];
  const data = new Uint8Array(wide * tall * 4);
  for (let y = 0; y < tall; y++) {
    const row = Math.min(height - 1, Math.floor((y + 0.5) * scale));
    const rows = Array.from({ length: inks }, (_, channel) => readRow(channel, row));
    for (let x = 0; x < wide; x++) {
      const at = Math.min(width - 1, Math.floor((x + 0.5) * scale)) * sampleBytes;
      data.set(toRgba(rows.map((samples) => samples[at] ?? 0)), (y * wide + x) * 4);
    }
  }
  return { data, width: wide, height: tall };
}

/** Photoshop keeps inks the other way round: 255 is none. */
function toRgba([one = 0, two = one, three = one, black = 255]: readonly number[]): [
  number,
  number,
  number,
  number,
] {
  return [(one * black) / 255, (two * black) / 255, (three * black) / 255, 255];
}
