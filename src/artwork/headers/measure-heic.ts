// HEIC: the size that its boxes give the first picture (ISO/IEC 23008-12). Nothing here decodes HEVC.
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { DamagedFile } from '../damaged-file.ts';
import { readPart } from './read-part.ts';

const META_BYTES = 1024 * 1024;

export async function measureHeic(file: string, tell: (facts: Partial<ArtworkFacts>) => void): Promise<void> {
  tell({ structure: 'raster', needsPerson: true });
  const meta = boxesIn(await readPart(file, 0, META_BYTES)).get('meta')?.[0];
  if (!meta) throw new DamagedFile('no meta box');
  const size = pictureSize(meta.subarray(4));
  if (!size) throw new DamagedFile('no size');
  tell({ widthPx: size.width, heightPx: size.height, pixelsAcrossInk: size.width });
}

/** Boxes by type, in the order they stand in. */
function boxesIn(bytes: Buffer): Map<string, Buffer[]> {
  const boxes = new Map<string, Buffer[]>();
  for (const { type, body } of listBoxes(bytes)) boxes.set(type, [...(boxes.get(type) ?? []), body]);
  return boxes;
}

function listBoxes(bytes: Buffer): { type: string; body: Buffer }[] {
  const boxes: { type: string; body: Buffer }[] = [];
  let at = 0;
  while (at + 8 <= bytes.length && boxes.length < 10_000) {
    const isLong = bytes.readUInt32BE(at) === 1;
    if (isLong && at + 16 > bytes.length) break;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : bytes.readUInt32BE(at);
    const end = length === 0 ? bytes.length : at + length;
    if (end < at + 8) break;
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + (isLong ? 16 : 8), end),
    });
    at = end;
  }
  return boxes;
}

type Size = { width: number; height: number };

/** Tiles have sizes too, and sizes may be padded: the first picture's own, cropped and turned as it says. */
function pictureSize(meta: Buffer): Size | undefined {
  const boxes = boxesIn(meta);
  const properties = boxesIn(boxes.get('iprp')?.[0] ?? Buffer.alloc(0));
  const all = listBoxes(properties.get('ipco')?.[0] ?? Buffer.alloc(0));
  const pitm = boxes.get('pitm')?.[0];
  const item = pitm && (pitm[0] === 0 ? pitm.readUInt16BE(4) : pitm.readUInt32BE(4));
  const indexes = associationsOf(properties.get('ipma')?.[0], item);
  const own = indexes.flatMap((index) => all[index - 1] ?? []);
  return sizeFrom(own) ?? sizeFrom(all.filter(({ type }) => type === 'ispe'));
}

function sizeFrom(properties: readonly { type: string; body: Buffer }[]): Size | undefined {
  let size: Size | undefined;
  for (const { type, body } of properties) {
    if (type === 'ispe' && body.length >= 12) {
      const next = { width: body.readUInt32BE(4), height: body.readUInt32BE(8) };
      if (!size || next.width * next.height > size.width * size.height) size = next;
    }
    if (type === 'clap' && body.length >= 16) size = cropOf(body);
    if (type === 'irot' && size && (body[0] ?? 0) % 2 === 1)
      size = { width: size.height, height: size.width };
  }
  return size;
}

const cropOf = (clap: Buffer): Size => ({
  width: Math.round(clap.readUInt32BE(0) / clap.readUInt32BE(4)),
  height: Math.round(clap.readUInt32BE(8) / clap.readUInt32BE(12)),
});

/** Numbers, from 1, of the properties that belong to the item. */
function associationsOf(ipma: Buffer | undefined, item: number | undefined): number[] {
  if (!ipma || item === undefined) return [];
  const [version = 0, , , flags = 0] = ipma;
  const [idBytes, indexBytes] = [version < 1 ? 2 : 4, flags & 1 ? 2 : 1];
  let at = 8;
  for (let left = ipma.readUInt32BE(4); left > 0 && at + idBytes < ipma.length; left--) {
    const id = ipma.readUIntBE(at, idBytes);
    const count = ipma[at + idBytes] ?? 0;
    at += idBytes + 1;
    const bytes = ipma.subarray(at, at + count * indexBytes);
    if (id === item) return readIndexes(bytes, indexBytes);
    at += count * indexBytes;
  }
  return [];
}

/** The highest bit only says whether the property is essential. */
function readIndexes(bytes: Buffer, indexBytes: number): number[] {
  const indexes: number[] = [];
  for (let at = 0; at + indexBytes <= bytes.length; at += indexBytes) {
    indexes.push(bytes.readUIntBE(at, indexBytes) & (indexBytes === 1 ? 0x7f : 0x7fff));
  }
  return indexes;
}
