import { open } from 'node:fs/promises';

/** Up to `length` bytes from `start`. */
export async function readPart(file: string, start: number, length: number): Promise<Buffer> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}
