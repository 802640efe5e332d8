// The box behind artwork: what reaches the canvas's border all around in one color.
import { colorName, labDistance, type Rgb, toHex, toLab } from './oklab.ts';
import { type Pixels, rgbAt } from './pixels.ts';

/** `colors` are those that fill it. */
export type BoxBehind = { name: string; hex: string; colors: readonly Rgb[] };

/** Colors nearer than this, in OKLab, are the same box. */
export const SAME_BOX = 0.05;
/** Near black OKLab tells apart what a JPEG's noise makes: so few of 255 steps are nothing anywhere. */
const NOISE_STEPS = 14;
/** So much of the border has to be of the box. */
const RING_SHARE = 0.97;

/** Finds the box; null where the border is transparent or has more to it. */
export function findBoxBehind(pixels: Pixels): BoxBehind | null {
  const ring = ringOf(pixels);
  const solid = ring.filter((at) => (pixels.data[at * 4 + 3] ?? 0) > 245);
  if (solid.length < ring.length * RING_SHARE) return null;
  const fills = (colors: readonly Rgb[]) =>
    ring.filter(likeness(pixels, colors, SAME_BOX)).length >= ring.length * RING_SHARE;
  const plain = medianColor(solid.map((at) => rgbAt(pixels, at)));
  return fills([plain]) ? { name: colorName(plain), hex: toHex(plain), colors: [plain] } : null;
}

const medianColor = (colors: readonly Rgb[]): Rgb => ({
  r: medianOf(colors.map(({ r }) => r)),
  g: medianOf(colors.map(({ g }) => g)),
  b: medianOf(colors.map(({ b }) => b)),
});

const medianOf = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

export function ringOf({ width, height }: Pixels): number[] {
  const ring: number[] = [];
  for (let x = 0; x < width; x++) ring.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) ring.push(y * width, y * width + width - 1);
  return ring;
}

/** Tells whether a pixel is of one of the colors; remembers, since artwork has few colors and many pixels. */
export function likeness(pixels: Pixels, colors: readonly Rgb[], within: number): (at: number) => boolean {
  const labs = colors.map(toLab);
  const known = new Map<number, boolean>();
  return (at) => {
    const color = rgbAt(pixels, at);
    const key = (color.r << 16) | (color.g << 8) | color.b;
    let isAlike = known.get(key);
    if (isAlike === undefined) {
      const own = toLab(color);
      isAlike =
        colors.some((rgb) => isWithinNoise(color, rgb)) || labs.some((lab) => labDistance(own, lab) < within);
      known.set(key, isAlike);
    }
    return isAlike;
  };
}

const isWithinNoise = (one: Rgb, other: Rgb): boolean =>
  Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b)) < NOISE_STEPS;
