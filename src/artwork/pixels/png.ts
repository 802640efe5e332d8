// A PNG writer of our own: so that a child that reads vectors needs no native code.
import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';

/** The pixels as a PNG with transparency. */
export function encodePng({ data, width, height }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const stride = width * 4;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    // Filter "up": what repeats from row to row becomes zeros.
    rows[y * (stride + 1)] = 2;
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : (data[(y - 1) * stride + x] ?? 0);
      rows[y * (stride + 1) + 1 + x] = (data[y * stride + x] ?? 0) - above;
    }
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 5 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + body.length);
  bytes.writeUInt32BE(body.length, 0);
  bytes.write(type, 4, 'latin1');
  body.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + body.length)), 8 + body.length);
  return bytes;
}
