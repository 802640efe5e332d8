// Where the ink is: what is neither transparent nor the plain box behind the artwork.
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { colorName, labDistance, type Rgb, toHex, toLab } from './oklab.ts';
import type { Pixels } from './pixels.ts';

export type Box = NonNullable<ArtworkFacts['ink']>;

export type Ink = {
  /** 1 where there is ink. */
  mask: Uint8Array;
  /** Null where nothing is visible. */
  box: Box | null;
  boxBehind: { name: string; hex: string; rgb: Rgb } | null;
};

/** From here on a pixel counts as ink, of 255: a shadow is none. */
const OPAQUE_ENOUGH = 128;
/** Colors nearer than this, in OKLab, are the same box. */
const SAME_BOX = 0.05;
/** So much of the border has to be of one color to be a box. */
const RING_SHARE = 0.97;

/** Finds the ink, leaving out a box of one color that reaches the canvas's border all around. */
export function findInk(pixels: Pixels, opaqueEnough = OPAQUE_ENOUGH): Ink {
  const { data, width, height } = pixels;
  const mask = new Uint8Array(width * height);
  for (let at = 0; at < mask.length; at++) mask[at] = (data[at * 4 + 3] ?? 0) >= opaqueEnough ? 1 : 0;
  const rgb = ringColor(pixels);
  if (rgb) eraseFromBorder(pixels, mask, rgb);
  const boxBehind = rgb && { name: colorName(rgb), hex: toHex(rgb), rgb };
  return { mask, box: boundsOf(mask, width, height), boxBehind };
}

/** The one color of the border's ring; null where it is transparent or of several colors. */
function ringColor(pixels: Pixels): Rgb | null {
  const ring = ringOf(pixels);
  const solid = ring.filter((at) => (pixels.data[at * 4 + 3] ?? 0) > 245).map((at) => rgbAt(pixels, at));
  if (solid.length < ring.length * RING_SHARE) return null;
  const median: Rgb = {
    r: medianOf(solid.map(({ r }) => r)),
    g: medianOf(solid.map(({ g }) => g)),
    b: medianOf(solid.map(({ b }) => b)),
  };
  const lab = toLab(median);
  const alike = solid.filter((color) => labDistance(toLab(color), lab) < SAME_BOX).length;
  return alike >= ring.length * RING_SHARE ? median : null;
}

function ringOf({ width, height }: Pixels): number[] {
  const ring: number[] = [];
  for (let x = 0; x < width; x++) ring.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) ring.push(y * width, y * width + width - 1);
  return ring;
}

export const rgbAt = ({ data }: Pixels, at: number): Rgb => ({
  r: data[at * 4] ?? 0,
  g: data[at * 4 + 1] ?? 0,
  b: data[at * 4 + 2] ?? 0,
});

const medianOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Floods the box's color from the border inwards. */
function eraseFromBorder(pixels: Pixels, mask: Uint8Array, rgb: Rgb): void {
  const { width, height } = pixels;
  const isBox = likeness(pixels, rgb, SAME_BOX);
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

/** Tells whether a pixel is of the color; remembers, since artwork has few colors and many pixels. */
export function likeness(pixels: Pixels, rgb: Rgb, within: number): (at: number) => boolean {
  const lab = toLab(rgb);
  const known = new Map<number, boolean>();
  return (at) => {
    const color = rgbAt(pixels, at);
    const key = (color.r << 16) | (color.g << 8) | color.b;
    let isAlike = known.get(key);
    if (isAlike === undefined) {
      isAlike = labDistance(toLab(color), lab) < within;
      known.set(key, isAlike);
    }
    return isAlike;
  };
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
