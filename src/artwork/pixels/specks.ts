import type { Ink } from './ink.ts';

/** More separate small pieces than any lettering has. */
const HALFTONE_SPECKS = 400;
/** A speck covers less of the canvas. */
const SPECK_SHARE = 0.001;

/** Smaller pieces have no shape, in pixels. */
const SHAPELESS = 6;

/** Whether the ink is a screen of dots: letters are many too, but not round. */
export function isHalftone({ mask }: Ink, width: number): boolean {
  const left = Uint8Array.from(mask);
  let specks = 0;
  for (let at = left.indexOf(1); at >= 0; at = left.indexOf(1, at + 1)) {
    const piece = takePiece(left, width, at);
    if (piece.size < mask.length * SPECK_SHARE && isRound(piece)) specks++;
  }
  return specks > HALFTONE_SPECKS;
}

type Piece = { size: number; wide: number; tall: number };

/** A disc fills four fifths of its box, a diamond half. */
const isRound = ({ size, wide, tall }: Piece): boolean =>
  size <= SHAPELESS || (size >= wide * tall * 0.6 && wide <= tall * 1.5 && tall <= wide * 1.5);

/** Clears the piece that the pixel belongs to and tells its size. */
function takePiece(left: Uint8Array, width: number, start: number): Piece {
  const stack = [start];
  let [size, minX, maxX, maxY] = [0, width, 0, 0];
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    if (left[at] !== 1) continue;
    left[at] = 0;
    size++;
    const x = at % width;
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, at);
    if (x > 0) stack.push(at - 1);
    if (x < width - 1) stack.push(at + 1);
    if (at >= width) stack.push(at - width);
    if (at + width < left.length) stack.push(at + width);
  }
  // Scanned from above: the first pixel is of the highest row.
  const tall = Math.floor(maxY / width) - Math.floor(start / width) + 1;
  return { size, wide: maxX - minX + 1, tall };
}
