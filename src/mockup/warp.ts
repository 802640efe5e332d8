// Lays a flat picture onto a curved area: a Coons patch, drawn as a net of triangles. No DOM and no Node, so that a
// web worker and the server run the same code.

/** RGBA, row by row, alpha not multiplied in: what ImageData holds. */
export interface Bitmap {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export type Point = readonly [x: number, y: number];
/** A cubic Bezier: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

/** Four sides that meet in four corners; top and bottom run from left to right, left and right from top to bottom. */
export interface Area {
  top: Curve;
  right: Curve;
  bottom: Curve;
  left: Curve;
}

/** A part of an area in its own measure: 0 is left and top, 1 is right and bottom. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The point of the picture where (u, v) of an area lies, u from left to right and v from top to bottom.
 *
 * @example pointOf(area, 0.5, 0.5) // its middle
 */
export function pointOf({ top, right, bottom, left }: Area, u: number, v: number): Point {
  const [t, b, l, r] = [along(top, u), along(bottom, u), along(left, v), along(right, v)];
  const axis = (i: 0 | 1) =>
    (1 - v) * t[i] +
    v * b[i] +
    (1 - u) * l[i] +
    u * r[i] -
    ((1 - u) * ((1 - v) * top[0][i] + v * bottom[0][i]) + u * ((1 - v) * top[3][i] + v * bottom[3][i]));
  return [axis(0), axis(1)];
}

function along([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const [p, q, r, w] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [p * a[0] + q * b[0] + r * c[0] + w * d[0], p * a[1] + q * b[1] + r * c[1] + w * d[1]];
}

/** Cells to a side of the net: 24 keep a mug's curve within a third of a pixel. */
const CELLS = 24;

/**
 * Draws artwork into a picture, in place.
 *
 * @param part where the whole artwork lies in the area; what would lie outside 0 to 1 is cut off
 * @param scale pixels of the picture for each unit of the area
 * @param isMultiplied ink straight on the cloth; false for ink on a white underbase, or vinyl
 */
export function drawWarped(
  onto: Bitmap,
  artwork: Bitmap,
  { area, part, scale, isMultiplied }: { area: Area; part: Part; scale: number; isMultiplied: boolean },
): void {
  const seen = {
    left: Math.max(0, part.left),
    top: Math.max(0, part.top),
    right: Math.min(1, part.right),
    bottom: Math.min(1, part.bottom),
  };
  if (seen.right <= seen.left || seen.bottom <= seen.top) return;
  const across = lengthOf(
    area,
    [seen.left, mid(seen.top, seen.bottom)],
    [seen.right, mid(seen.top, seen.bottom)],
  );
  const share = (seen.right - seen.left) / (part.right - part.left);
  const level = levelFor(artwork, (artwork.width * share) / Math.max(1, across * scale));
  const net: Vertex[] = [];
  // One cell more on each side where the artwork ends: its last pixels fade out there over less than a pixel.
  const us = stops(seen.left, seen.right, part.left, part.right, level.width);
  const vs = stops(seen.top, seen.bottom, part.top, part.bottom, level.height);
  for (const v of vs)
    for (const u of us) {
      const [x, y] = pointOf(area, u, v);
      net.push({
        x: x * scale,
        y: y * scale,
        s: ((u - part.left) / (part.right - part.left)) * level.width,
        t: ((v - part.top) / (part.bottom - part.top)) * level.height,
      });
    }
  const paint = isMultiplied ? multiplyPixel : coverPixel;
  for (let row = 0; row + 1 < vs.length; row++)
    for (let column = 0; column + 1 < us.length; column++) {
      const i = row * us.length + column;
      const [a, b, c, d] = [net[i], net[i + 1], net[i + us.length], net[i + us.length + 1]];
      if (!a || !b || !c || !d) continue;
      fillTriangle(onto, level, paint, [a, b, c]);
      fillTriangle(onto, level, paint, [b, d, c]);
    }
}

const mid = (a: number, b: number): number => (a + b) / 2;

/** Length in the picture between two points of an area, by 16 chords. */
export function lengthOf(area: Area, from: Point, to: Point): number {
  let length = 0;
  let last = pointOf(area, ...from);
  for (let i = 1; i <= 16; i++) {
    const share = i / 16;
    const next = pointOf(area, from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
    length += Math.hypot(next[0] - last[0], next[1] - last[1]);
    last = next;
  }
  return length;
}

/** Even stops from `from` to `to`, and one half a pixel of the artwork beyond each end that is the artwork's own. */
function stops(from: number, to: number, start: number, end: number, pixels: number): number[] {
  const all = Array.from({ length: CELLS + 1 }, (_, i) => from + ((to - from) * i) / CELLS);
  const rim = (end - start) / pixels / 2;
  if (from === start) all.unshift(from - rim);
  if (to === end) all.push(to + rim);
  return all;
}

interface Vertex {
  x: number;
  y: number;
  /** Pixels of the artwork. */
  s: number;
  t: number;
}

/** Alpha multiplied in, so that what is transparent lends no color to its neighbors. */
interface Level {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

type Paint = (data: Uint8ClampedArray, at: number, r: number, g: number, b: number, a: number) => void;

/** Ends are half open, so that neighbors never paint a pixel twice. */
function fillTriangle(onto: Bitmap, level: Level, paint: Paint, corners: [Vertex, Vertex, Vertex]): void {
  const [a, b, c] = corners.sort((p, q) => p.y - q.y || p.x - q.x);
  const twice = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(twice) < 1e-9) return;
  const slope = (key: 's' | 't'): [number, number] => [
    ((b[key] - a[key]) * (c.y - a.y) - (c[key] - a[key]) * (b.y - a.y)) / twice,
    ((c[key] - a[key]) * (b.x - a.x) - (b[key] - a[key]) * (c.x - a.x)) / twice,
  ];
  const [sx, sy] = slope('s');
  const [tx, ty] = slope('t');
  const last = Math.min(onto.height, Math.ceil(c.y - 0.5));
  for (let row = Math.max(0, Math.ceil(a.y - 0.5)); row < last; row++) {
    const y = row + 0.5;
    const long = crossing(a, c, y);
    const short = y < b.y ? crossing(a, b, y) : crossing(b, c, y);
    const start = Math.max(0, Math.ceil(Math.min(long, short) - 0.5));
    const end = Math.min(onto.width, Math.ceil(Math.max(long, short) - 0.5));
    if (start >= end) continue;
    let s = a.s + (start + 0.5 - a.x) * sx + (y - a.y) * sy - 0.5;
    let t = a.t + (start + 0.5 - a.x) * tx + (y - a.y) * ty - 0.5;
    for (let at = (row * onto.width + start) * 4; start < end && at < (row * onto.width + end) * 4; at += 4) {
      sample(level, s, t, onto.data, at, paint);
      s += sx;
      t += tx;
    }
  }
}

function crossing(from: Vertex, to: Vertex, y: number): number {
  return to.y === from.y ? from.x : from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
}

/** Between four pixels; beyond the edge all is transparent. */
function sample(
  { width, height, data }: Level,
  s: number,
  t: number,
  onto: Uint8ClampedArray,
  at: number,
  paint: Paint,
): void {
  const x = Math.floor(s);
  const y = Math.floor(t);
  if (x < -1 || y < -1 || x >= width || y >= height) return;
  // A pixel beyond the edge has no weight; the one that is read in its place is any.
  const left = x >= 0 ? 1 - s + x : 0;
  const right = x + 1 < width ? s - x : 0;
  const top = y >= 0 ? 1 - t + y : 0;
  const bottom = y + 1 < height ? t - y : 0;
  const a = (Math.max(0, y) * width + Math.max(0, x)) * 4;
  const b = x >= 0 && right > 0 ? a + 4 : a;
  const below = y >= 0 && bottom > 0 ? width * 4 : 0;
  const [wa, wb, wc, wd] = [left * top, right * top, left * bottom, right * bottom];
  const [c, d] = [a + below, b + below];
  const mixed = (k: number) =>
    wa * at8(data, a + k) + wb * at8(data, b + k) + wc * at8(data, c + k) + wd * at8(data, d + k);
  const alpha = mixed(3);
  if (alpha > 0.5) paint(onto, at, mixed(0), mixed(1), mixed(2), alpha);
}

const at8 = (data: Uint8ClampedArray, i: number): number => data[i] as number;

const coverPixel: Paint = (data, at, r, g, b, a) => {
  const below = ((data[at + 3] ?? 0) * (255 - a)) / 255;
  const alpha = a + below;
  data[at] = ((data[at] ?? 0) * below + r * 255) / alpha;
  data[at + 1] = ((data[at + 1] ?? 0) * below + g * 255) / alpha;
  data[at + 2] = ((data[at + 2] ?? 0) * below + b * 255) / alpha;
  data[at + 3] = alpha;
};

/** On cloth that is there: where nothing is below, nothing takes the ink. */
const multiplyPixel: Paint = (data, at, r, g, b, a) => {
  data[at] = ((data[at] ?? 0) * (255 - a + r)) / 255;
  data[at + 1] = ((data[at + 1] ?? 0) * (255 - a + g)) / 255;
  data[at + 2] = ((data[at + 2] ?? 0) * (255 - a + b)) / 255;
};

const levelsOf = new WeakMap<Bitmap, Level[]>();

/** Halved until a pixel of the picture takes at most 1.6 of the artwork's; kept, since a drag draws it again and again. */
function levelFor(artwork: Bitmap, pixelsPerPixel: number): Level {
  const levels = levelsOf.get(artwork) ?? [multiplied(artwork)];
  levelsOf.set(artwork, levels);
  const wanted = Math.max(0, Math.ceil(Math.log2(pixelsPerPixel / 1.6)));
  let level = levels[Math.min(wanted, levels.length - 1)] as Level;
  while (levels.length <= wanted && Math.min(level.width, level.height) > 1) {
    level = halved(level);
    levels.push(level);
  }
  return level;
}

function multiplied({ width, height, data: from }: Bitmap): Level {
  const data = new Uint8ClampedArray(from.length);
  for (let i = 0; i < from.length; i += 4) {
    const alpha = from[i + 3] ?? 0;
    for (let k = 0; k < 3; k++) data[i + k] = ((from[i + k] ?? 0) * alpha) / 255;
    data[i + 3] = alpha;
  }
  return { width, height, data };
}

function halved({ width, height, data: from }: Level): Level {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const data = new Uint8ClampedArray(halfWidth * halfHeight * 4);
  for (let y = 0; y < halfHeight; y++)
    for (let x = 0; x < halfWidth; x++)
      for (let k = 0; k < 4; k++) {
        const i = (y * 2 * width + x * 2) * 4 + k;
        const below = i + width * 4;
        const sum = (from[i] ?? 0) + (from[i + 4] ?? 0) + (from[below] ?? 0) + (from[below + 4] ?? 0);
        data[(y * halfWidth + x) * 4 + k] = sum / 4;
      }
  return { width: halfWidth, height: halfHeight, data };
}
