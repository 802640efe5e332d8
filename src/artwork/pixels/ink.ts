// Where the ink is: what is neither transparent nor the plain box behind the artwork.
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { type BoxBehind, findBoxBehind, likeness, ringOf, SAME_BOX } from './box-behind.ts';
import type { Rgb } from './oklab.ts';
import type { Pixels } from './pixels.ts';

export type Box = NonNullable<ArtworkFacts['ink']>;

export type Ink = {
  /** 1 where there is ink. */
  mask: Uint8Array;
  /** Null where nothing is visible. */
  box: Box | null;
  boxBehind: BoxBehind | null;
};

/** From here on a pixel counts as ink, of 255: a shadow is none. */
const OPAQUE_ENOUGH = 128;

/** Finds the ink, leaving out a box that reaches the canvas's border all around. */
export function findInk(pixels: Pixels, opaqueEnough = OPAQUE_ENOUGH): Ink {
  const { data, width, height } = pixels;
  const mask = new Uint8Array(width * height);
  for (let at = 0; at < mask.length; at++) mask[at] = (data[at * 4 + 3] ?? 0) >= opaqueEnough ? 1 : 0;
  const boxBehind = findBoxBehind(pixels);
  if (boxBehind) eraseFromBorder(pixels, mask, boxBehind.colors);
  return { mask, box: boundsOf(mask, width, height), boxBehind };
}

/** Floods the box's colors from the border inwards. */
function eraseFromBorder(pixels: Pixels, mask: Uint8Array, colors: readonly Rgb[]): void {
  const { width, height } = pixels;
  const isBox = likeness(pixels, colors, SAME_BOX);
  const stack = ringOf(pixels);
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    if (mask[at] !== 1 || !isBox(at)) continue;
    mask[at] = 0;
    const x = at % width;
    if (x > 0) stack.push(at - 1);
    if (x < width - 1) stack.push(at + 1);
    if (at >= width) stack.push(at - width);
    if (at < width * (height - 1)) stack.push(at + width);
  }
}

function boundsOf(mask: Uint8Array, width: number, height: number): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    const start = mask.indexOf(1, y * width);
    if (start < 0) break;
    if (start >= (y + 1) * width) continue;
    const end = mask.lastIndexOf(1, (y + 1) * width - 1);
    left = Math.min(left, start - y * width);
    right = Math.max(right, end - y * width);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
