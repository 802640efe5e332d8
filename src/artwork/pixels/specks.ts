import type { Ink } from './ink.ts';

/** More separate small pieces than any lettering has. */
const HALFTONE_SPECKS = 400;
/** A speck covers less of the canvas. */
const SPECK_SHARE = 0.001;

/** Whether the ink is a screen of dots. */
export function isHalftone({ mask }: Ink, width: number): boolean {
  const left = Uint8Array.from(mask);
  let specks = 0;
  for (let at = left.indexOf(1); at >= 0; at = left.indexOf(1, at + 1)) {
    if (takePiece(left, width, at) < mask.length * SPECK_SHARE) specks++;
  }
  return specks > HALFTONE_SPECKS;
}

/** Clears the piece that the pixel belongs to and tells its size. */
function takePiece(left: Uint8Array, width: number, start: number): number {
  const stack = [start];
  let size = 0;
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    if (left[at] !== 1) continue;
    left[at] = 0;
    size++;
    const x = at % width;
    if (x > 0) stack.push(at - 1);
    if (x < width - 1) stack.push(at + 1);
    if (at >= width) stack.push(at - width);
    if (at + width < left.length) stack.push(at + width);
  }
  return size;
}
