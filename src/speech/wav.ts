// A program that writes WAV into a pipe cannot go back and fill in the lengths: espeak-ng leaves 2 GB in their place,
// others 0 or 4 GB, and a browser then shows a wrong duration or waits for more.

const HEADER = 12;
const CHUNK_HEADER = 8;

/** The WAV with the lengths that it has; null if it holds no format or no samples. Writes into `bytes`. */
export function repairWav(bytes: Buffer): Buffer | null {
  let blockSize = 0;
  for (let at = HEADER; at + CHUNK_HEADER <= bytes.length; ) {
    const start = at + CHUNK_HEADER;
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (name === 'fmt ' && start + 16 <= bytes.length) blockSize = bytes.readUInt16LE(start + 12);
    if (name === 'data') return withLengths(bytes, start, length, blockSize);
    at = start + length + (length % 2);
  }
  return null;
}

/** Samples end where the header says, or with the last whole one if it says 0 or more than there is. */
function withLengths(bytes: Buffer, start: number, told: number, blockSize: number): Buffer | null {
  const rest = bytes.length - start;
  const isTrue = told > 0 && told <= rest;
  const length = isTrue ? told : rest - (rest % Math.max(1, blockSize));
  if (blockSize === 0 || length === 0) return null;
  const whole = isTrue ? bytes : bytes.subarray(0, start + length);
  whole.writeUInt32LE(whole.length - CHUNK_HEADER, 4);
  whole.writeUInt32LE(length, start - 4);
  return whole;
}
