// The box behind artwork: what reaches the canvas's border all around, of one color or of a baked-in checkerboard.
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
/** The two grays that stand for transparency are so far apart, in OKLab, and have next to no hue. */
const CHECKER_STEP = [0.04, 0.3] as const;
const LEAST_HUE = 0.03;
/** Each of them covers so much of the border, in turns. */
const CHECKER_SHARE = 0.35;
const LEAST_TURNS = 20;

/** Finds the box; null where the border is transparent or has more to it. */
export function findBoxBehind(pixels: Pixels): BoxBehind | null {
  const ring = ringOf(pixels);
  const solid = ring.filter((at) => (pixels.data[at * 4 + 3] ?? 0) > 245);
  if (solid.length < ring.length * RING_SHARE) return null;
  const fills = (colors: readonly Rgb[]) =>
    ring.filter(likeness(pixels, colors, SAME_BOX)).length >= ring.length * RING_SHARE;
  const plain = medianColor(solid.map((at) => rgbAt(pixels, at)));
  if (fills([plain])) return { name: colorName(plain), hex: toHex(plain), colors: [plain] };
  const checkers = checkersOf(pixels, ring);
  return checkers && fills(checkers) ? { name: 'checkered', hex: toHex(plain), colors: checkers } : null;
}

/** The two grays that take turns along the border, and what smoothing makes of them; null of other borders. */
function checkersOf(pixels: Pixels, ring: readonly number[]): Rgb[] | null {
  const sorted = ring.map((at) => rgbAt(pixels, at)).sort((one, other) => one.g - other.g);
  const [dark, light] = [sorted[Math.floor(ring.length * 0.25)], sorted[Math.floor(ring.length * 0.75)]];
  if (!dark || !light || [dark, light].some((color) => hueOf(color) > LEAST_HUE)) return null;
  const step = labDistance(toLab(dark), toLab(light));
  if (step < CHECKER_STEP[0] || step > CHECKER_STEP[1]) return null;
  const [isDark, isLight] = [dark, light].map((color) => likeness(pixels, [color], step / 4));
  if (!isDark || !isLight) return null;
  const least = ring.length * CHECKER_SHARE;
  if (ring.filter(isDark).length < least || ring.filter(isLight).length < least) return null;
  return countTurns(pixels, isDark, isLight) < LEAST_TURNS ? null : [light, dark, mixed(dark, light)];
}

const hueOf = (rgb: Rgb): number => {
  const { a, b } = toLab(rgb);
  return Math.hypot(a, b);
};

const mixed = (one: Rgb, other: Rgb): Rgb => ({
  r: (one.r + other.r) / 2,
  g: (one.g + other.g) / 2,
  b: (one.b + other.b) / 2,
});

type Test = (at: number) => boolean;

/** How often the upper and the left border go from one of the two to the other. */
function countTurns({ width, height }: Pixels, isDark: Test, isLight: Test): number {
  const upper = Array.from({ length: width }, (_, x) => x);
  const left = Array.from({ length: height }, (_, y) => y * width);
  const tones = [...upper, ...left].filter((at) => isDark(at) || isLight(at)).map(isDark);
  return tones.filter((tone, index) => index > 0 && tone !== tones[index - 1]).length;
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
