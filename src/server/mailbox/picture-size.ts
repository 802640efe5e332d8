// How large a picture is, by the first bytes of the kinds that stand in signatures.

/** True where both sides are known and one is shorter than `px`. */
export function isSmallPicture(bytes: Uint8Array, px: number): boolean {
  const size = sizeOf(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536)));
  return size !== null && Math.min(...size) < px;
}

function sizeOf(head: Buffer): [number, number] | null {
  if (head.length < 24) return null;
  const start = head.toString('latin1', 0, 6);
  if (start.startsWith('\x89PNG')) return [head.readUInt32BE(16), head.readUInt32BE(20)];
  if (start.startsWith('GIF8')) return [head.readUInt16LE(6), head.readUInt16LE(8)];
  return start.startsWith('\xff\xd8') ? sizeOfJpeg(head) : null;
}

/** From one marker to the next, as far as the one that tells it. */
function sizeOfJpeg(head: Buffer): [number, number] | null {
  for (let at = 2; at + 9 < head.length && head[at] === 0xff; at += 2 + head.readUInt16BE(at + 2)) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [head.readUInt16BE(at + 7), head.readUInt16BE(at + 5)];
  }
  return null;
}
