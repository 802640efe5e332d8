// Whether a picture was blown up: its edges are wider than a pixel, or its pixels come in blocks.
import type { Pixels } from './pixels.ts';

/** Edges of a true picture are narrower, in pixels from 10 to 90 %. */
const LEAST_FACTOR = 2.8;
const LEAST_EDGES = 40;
/** An edge that was smooth before it was blown up is so much wider than one true pixel. */
const EDGE_TO_PIXEL = 1.12;
/** An edge spans so many of 255 steps, within so many pixels. */
const EDGE_STEP = 90;
const LONGEST_EDGE = 48;

type Plane = { values: Uint8Array; width: number; height: number };

/** How many pixels stand for one true pixel in this part of a picture at its own size; null where each is true. */
export function inventedFactor(part: Pixels): number | null {
  const planes = [brightness(part), opacity(part)];
  const blocks = planes.map(blockSize).find((size) => size !== null);
  if (blocks) return blocks;
  const widths = planes.flatMap((plane) => [...edgeWidths(plane), ...edgeWidths(turned(plane))]);
  if (widths.length < LEAST_EDGES) return null;
  const median = widths.sort((a, b) => a - b)[widths.length >> 1] ?? 0;
  return median >= LEAST_FACTOR ? median / EDGE_TO_PIXEL : null;
}

/** Brightness over white paper. */
function brightness({ data, width, height }: Pixels): Plane {
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at++) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    values[at] = 255 + ((0.299 * r + 0.587 * g + 0.114 * b - 255) * alpha) / 255;
  }
  return { values, width, height };
}

function opacity({ data, width, height }: Pixels): Plane {
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at++) values[at] = data[at * 4 + 3] ?? 0;
  return { values, width, height };
}

function turned({ values, width, height }: Plane): Plane {
  const swapped = new Uint8Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) swapped[x * height + y] = values[y * width + x] ?? 0;
  }
  return { values: swapped, width: height, height: width };
}

/** Side of the blocks of a picture enlarged without smoothing; null where there are none. */
function blockSize(plane: Plane): number | null {
  const across = spacingOf(plane);
  const down = across && spacingOf(turned(plane));
  return across && down && Math.abs(across - down) < across * 0.15 ? across : null;
}

/** Even spacing of the columns in which anything changes. */
function spacingOf({ values, width, height }: Plane): number | null {
  const changes = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      if (Math.abs((values[at] ?? 0) - (values[at - 1] ?? 0)) > 8) changes[x] = 1;
    }
  }
  const places = [...changes.keys()].filter((x) => changes[x] === 1);
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  if (gaps.length < 12) return null;
  const median = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const single = gaps.filter((gap) => gap < median * 1.5);
  const spacing = single.reduce((sum, gap) => sum + gap, 0) / single.length;
  const even = gaps.filter((gap) => Math.abs(gap - Math.round(gap / spacing) * spacing) <= 1).length;
  return spacing >= 1.9 && even >= gaps.length * 0.95 ? spacing : null;
}

/** Widths from 10 to 90 % of the edges along every fourth row, as seen straight across them. */
function edgeWidths(plane: Plane): number[] {
  const widths: number[] = [];
  for (let y = 1; y < plane.height - 1; y += 4) {
    let start = 0;
    for (let x = 1; x < plane.width; x++) {
      if (x < plane.width - 1 && goesOn(plane, y, x)) continue;
      const found = edgeWidth(plane, y, start, x);
      if (found !== null) widths.push(found);
      start = x;
    }
  }
  return widths;
}

/** Whether brightness after this pixel keeps rising, or falling, as before it. */
function goesOn({ values, width }: Plane, y: number, x: number): boolean {
  const at = y * width + x;
  const before = (values[at] ?? 0) - (values[at - 1] ?? 0);
  const after = (values[at + 1] ?? 0) - (values[at] ?? 0);
  return before * after > 0;
}

function edgeWidth(plane: Plane, y: number, start: number, end: number): number | null {
  const row = plane.values.subarray(y * plane.width, (y + 1) * plane.width);
  const [from = 0, to = 0] = [row[start], row[end]];
  if (Math.abs(to - from) < EDGE_STEP || end - start > LONGEST_EDGE) return null;
  const at = (part: number) => crossing(row, start, end, from + (to - from) * part);
  const middle = Math.round(at(0.5));
  return Math.abs(at(0.9) - at(0.1)) * slant(plane, y, middle);
}

/** Where, between pixels, the row passes the level. */
function crossing(row: Uint8Array, start: number, end: number, level: number): number {
  const isRising = (row[end] ?? 0) > (row[start] ?? 0);
  for (let x = start + 1; x <= end; x++) {
    const [before = 0, after = 0] = [row[x - 1], row[x]];
    if (isRising ? after >= level : after <= level) return x - 1 + (level - before) / (after - before);
  }
  return end;
}

/** 1 where the edge is crossed straight, less where it is crossed aslant. */
function slant({ values, width }: Plane, y: number, x: number): number {
  const at = y * width + x;
  const across = (values[at + 1] ?? 0) - (values[at - 1] ?? 0);
  const down = (values[at + width] ?? 0) - (values[at - width] ?? 0);
  return across === 0 ? 1 : Math.abs(across) / Math.hypot(across, down);
}
