// Which inks a picture needs: flat pixels, counted in cells of five bits, cells merged by the eye's distance.
import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { likeness } from './box-behind.ts';
import type { Ink } from './ink.ts';
import { fromHex, type Lab, labDistance, type Rgb, toHex, toLab } from './oklab.ts';
import { type Pixels, rgbAt } from './pixels.ts';

export type InkColors = Pick<ArtworkFacts, 'colors' | 'hasManyShades'>;

/** Neighbours that differ by less, in any of 255 steps, are one flat color: a JPEG's noise stays below. */
const FLAT = 14;
/** Cells nearer than this, in OKLab, are one ink. */
const SAME_INK = 0.1;
/** What covers less of the ink is no ink of its own. */
const LEAST_SHARE = 0.003;
const LEAST_CELL_SHARE = 0.001;
/** A JPEG's noise and smoothing stay nearer to their ink, in OKLab; a shaded area goes on and on. */
const NOISE = 0.04;
const SHADES_PER_INK = 2;
/** A photo without color has few cells, but most of its pixels in them. */
const MOST_SHADED = 0.15;
/** Where little is flat, smoothing has shades too. */
const CELLS_PER_INK = 8;
const MOST_INKS = 12;
/** A photo's colors are too many for any cell to count. */
const LEAST_COVERED = 0.6;
/** With fewer flat pixels, as in a photo or a drawing of fine lines, all are looked at. */
const LEAST_FLAT = 0.12;
/** By way of a blend it is hardly farther from one color to the other. */
const BLEND_DETOUR = 1.02;

type Cell = { count: number; rgb: Rgb; lab: Lab };
/** `shades` counts its cells that no noise explains, `shaded` the pixels in them. */
type InkCell = Cell & { shades: number; shaded: number };

/** Counts the inks; the box's color is the shirt's and not counted, inside the artwork neither. */
export function countColors(pixels: Pixels, ink: Ink): InkColors {
  const { flat, all } = collectCells(pixels, ink);
  const isFlatEnough = flat.count >= all.count * LEAST_FLAT;
  const { cells, count } = isFlatEnough ? flat : all;
  const used = cells.filter((cell) => cell.count >= count * LEAST_CELL_SHARE);
  const inks = mergeCells(used).filter((ink) => ink.count >= count * LEAST_SHARE);
  const covered = used.reduce((sum, cell) => sum + cell.count, 0);
  const shades = inks.reduce((sum, ink) => sum + ink.shades, 0);
  const shaded = inks.reduce((sum, ink) => sum + ink.shaded, 0);
  const isShaded = isFlatEnough
    ? shades > inks.length * SHADES_PER_INK || shaded > count * MOST_SHADED
    : used.length > inks.length * CELLS_PER_INK;
  const hasManyShades = isShaded || inks.length > MOST_INKS || covered < count * LEAST_COVERED;
  const meant = isFlatEnough || hasManyShades ? inks : withoutBlends(inks, ink);
  const total = meant.reduce((sum, ink) => sum + ink.count, 0);
  return {
    colors: meant.slice(0, MOST_INKS).map((ink) => ({ hex: toHex(ink.rgb), share: ink.count / total })),
    hasManyShades,
  };
}

/** Leaves out what lies between two others: fine lines are smoothing for the most part. */
function withoutBlends(inks: readonly InkCell[], { boxBehind }: Ink): InkCell[] {
  const all = [...inks.map(({ rgb }) => rgb), ...(boxBehind?.colors ?? [])];
  const isBetween = (rgb: Rgb, one: Rgb, other: Rgb) =>
    rgbDistance(one, rgb) + rgbDistance(rgb, other) < rgbDistance(one, other) * BLEND_DETOUR;
  return inks.filter(
    ({ rgb }) =>
      !all.some((one) => one !== rgb && all.some((other) => other !== rgb && isBetween(rgb, one, other))),
  );
}

const rgbDistance = (one: Rgb, other: Rgb): number =>
  Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b);

/** Cells of the flat pixels and of all opaque ones. */
function collectCells(pixels: Pixels, { mask, boxBehind }: Ink) {
  const { data, width, height } = pixels;
  const isBox = boxBehind ? likeness(pixels, boxBehind.colors, SAME_INK) : () => false;
  const [flat, all] = [new Float64Array(32 ** 3 * 4), new Float64Array(32 ** 3 * 4)];
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      if (mask[at] !== 1 || (data[at * 4 + 3] ?? 0) < 250 || isBox(at)) continue;
      addTo(all, pixels, at);
      if (isFlat(pixels, at)) addTo(flat, pixels, at);
    }
  }
  return { flat: readCells(flat), all: readCells(all) };
}

/** Each cell holds a count and the sums of red, green and blue. */
function addTo(cells: Float64Array, pixels: Pixels, at: number): void {
  const { r, g, b } = rgbAt(pixels, at);
  const cell = (((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)) * 4;
  cells[cell] = (cells[cell] ?? 0) + 1;
  cells[cell + 1] = (cells[cell + 1] ?? 0) + r;
  cells[cell + 2] = (cells[cell + 2] ?? 0) + g;
  cells[cell + 3] = (cells[cell + 3] ?? 0) + b;
}

function isFlat({ data, width }: Pixels, at: number): boolean {
  for (const next of [at - 1, at + 1, at - width, at + width]) {
    for (let part = 0; part < 3; part++) {
      if (Math.abs((data[at * 4 + part] ?? 0) - (data[next * 4 + part] ?? 0)) >= FLAT) return false;
    }
  }
  return true;
}

function readCells(counts: Float64Array): { cells: Cell[]; count: number } {
  const cells: Cell[] = [];
  let all = 0;
  for (let at = 0; at < counts.length; at += 4) {
    const count = counts[at] ?? 0;
    if (count === 0) continue;
    all += count;
    const [r = 0, g = 0, b = 0] = [1, 2, 3].map((part) => (counts[at + part] ?? 0) / count);
    cells.push({ count, rgb: { r, g, b }, lab: toLab({ r, g, b }) });
  }
  return { cells: cells.sort((one, other) => other.count - one.count), count: all };
}

/** Each cell joins the first, most frequent ink that looks the same. */
function mergeCells(cells: readonly Cell[]): InkCell[] {
  const inks: InkCell[] = [];
  for (const cell of cells) {
    const alike = inks.find((ink) => labDistance(ink.lab, cell.lab) < SAME_INK);
    if (!alike) {
      inks.push({ ...cell, shades: 0, shaded: 0 });
      continue;
    }
    alike.count += cell.count;
    if (labDistance(alike.lab, cell.lab) < NOISE) continue;
    alike.shades++;
    alike.shaded += cell.count;
  }
  return inks.sort((one, other) => other.count - one.count);
}

export type Labels = {
  /** For each pixel the ink nearest to it, 1 and up; 0 where there is no ink. */
  labels: Uint8Array;
  /** 1 where that ink is far: the smoothing between two colors, which may look like a third. */
  blends: Uint8Array;
};

/** Tells for each pixel of which ink it is. */
export function labelColors(pixels: Pixels, { mask }: Ink, colors: InkColors['colors']): Labels {
  const labs = colors.map(({ hex }) => toLab(fromHex(hex)));
  const labels = new Uint8Array(mask.length);
  const blends = new Uint8Array(mask.length);
  const known = new Map<number, Nearest>();
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] !== 1) continue;
    const color = rgbAt(pixels, at);
    const key = (color.r << 16) | (color.g << 8) | color.b;
    let ink = known.get(key);
    if (ink === undefined) {
      ink = nearest(toLab(color), labs);
      known.set(key, ink);
    }
    labels[at] = 1 + ink.index;
    if (ink.distance >= SAME_INK) blends[at] = 1;
  }
  return { labels, blends };
}

type Nearest = { index: number; distance: number };

function nearest(lab: Lab, labs: readonly Lab[]): Nearest {
  let best: Nearest = { index: 0, distance: Number.POSITIVE_INFINITY };
  for (const [index, other] of labs.entries()) {
    const distance = labDistance(lab, other);
    if (distance < best.distance) best = { index, distance };
  }
  return best;
}
