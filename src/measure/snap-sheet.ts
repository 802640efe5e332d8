// Moves marks near a sheet's corners onto them: a line is laid along each side where the gray changes most, and the
// lines' crossings are the corners, of rounded cards too.
import { type Corners, distance, type Point } from './corners.ts';

/** A picture in gray, 0 to 255, row by row. */
export interface Gray {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

interface Line {
  /** A point of it and its direction, one long. */
  from: Point;
  along: Point;
}

/**
 * Each corner as it was found, or undefined where nothing was: no clear sides, or farther than `reach` pixels away.
 *
 * @param corners in order, each near its place: top left, top right, bottom right, bottom left
 */
export function snapSheet(gray: Gray, corners: Corners, reach: number): (Point | undefined)[] {
  const sides = corners.map((corner, i) => findSide(gray, corner, corners[(i + 1) % 4] as Point, reach));
  return corners.map((corner, i) => {
    const [before, after] = [sides[(i + 3) % 4], sides[i]];
    const found = before && after && crossing(before, after);
    return found && distance(found, corner) <= reach ? found : undefined;
  });
}

const STATIONS = 32;
/** The ends are left out: a card's corners are round, a hand's marks are off. */
const ENDS = 0.12;
/** In gray levels a pixel. */
const LEAST_CHANGE = 4;
/** Of all stations, and how near to the line, in pixels. */
const LEAST_AGREEING = 0.6;
const AGREES_WITHIN = 1;

/** The straight edge along a marked side; both ends of it may be off by `reach`. */
function findSide(gray: Gray, from: Point, to: Point, reach: number): Line | undefined {
  const length = distance(from, to);
  if (length < 8) return undefined;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const across: Point = [-along[1], along[0]];
  const edges: Record<'rising' | 'falling', Point[]> = { rising: [], falling: [] };
  for (let i = 0; i < STATIONS; i++) {
    const t = length * (ENDS + ((1 - 2 * ENDS) * i) / (STATIONS - 1));
    const station: Point = [from[0] + along[0] * t, from[1] + along[1] * t];
    const changes = changesAcross(gray, station, across, Math.ceil(reach));
    for (const [name, sign] of [
      ['rising', 1],
      ['falling', -1],
    ] as const) {
      const off = peakOf(changes.map((change) => sign * change));
      if (off !== undefined) edges[name].push([t, off - Math.ceil(reach)]);
    }
  }
  const lines = [edges.rising, edges.falling].map((found) => lineThrough(found));
  const best = lines.toSorted((a, b) => (b?.agreeing ?? 0) - (a?.agreeing ?? 0))[0];
  if (!best || best.agreeing < LEAST_AGREEING * STATIONS) return undefined;
  const steep = Math.hypot(1, best.slope);
  return {
    from: [from[0] + across[0] * best.off, from[1] + across[1] * best.off],
    along: [(along[0] + across[0] * best.slope) / steep, (along[1] + across[1] * best.slope) / steep],
  };
}

/** How the gray changes from `reach` on one side of a point to `reach` on the other, pixel by pixel. */
function changesAcross(gray: Gray, [x, y]: Point, [dx, dy]: Point, reach: number): number[] {
  const levels = Array.from({ length: 2 * reach + 3 }, (_, i) => {
    const off = i - reach - 1;
    return levelAt(gray, x + dx * off, y + dy * off);
  });
  return Array.from(
    { length: 2 * reach + 1 },
    (_, i) => ((levels[i + 2] as number) - (levels[i] as number)) / 2,
  );
}

/** Between four pixels; a pixel's level is that of its middle. */
function levelAt({ width, height, data }: Gray, x: number, y: number): number {
  const [s, t] = [
    Math.min(width - 1.001, Math.max(0, x - 0.5)),
    Math.min(height - 1.001, Math.max(0, y - 0.5)),
  ];
  const [left, top] = [Math.floor(s), Math.floor(t)];
  const [right, below] = [s - left, t - top];
  const at = top * width + left;
  const level = (i: number) => data[i] as number;
  return (
    (1 - below) * ((1 - right) * level(at) + right * level(at + 1)) +
    below * ((1 - right) * level(at + width) + right * level(at + width + 1))
  );
}

/** Where the greatest lies, to a part of a pixel; undefined where nothing stands out. */
function peakOf(changes: readonly number[]): number | undefined {
  const greatest = Math.max(...changes);
  if (greatest < LEAST_CHANGE) return undefined;
  const i = changes.indexOf(greatest);
  const [before, after] = [changes[i - 1], changes[i + 1]];
  if (before === undefined || after === undefined) return undefined;
  const bend = before - 2 * greatest + after;
  return bend < 0 ? i + (before - after) / (2 * bend) : i;
}

interface Found {
  off: number;
  slope: number;
  agreeing: number;
}

/** The line that most of the points [along, off] agree on, by pairs; then the best through those. */
function lineThrough(points: readonly Point[]): Found | undefined {
  let agreed: Point[] = [];
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 4)) {
      const slope = (b[1] - a[1]) / (b[0] - a[0]);
      const near = points.filter(([t, off]) => Math.abs(a[1] + slope * (t - a[0]) - off) < AGREES_WITHIN);
      if (near.length > agreed.length) agreed = near;
    }
  if (agreed.length < 4) return undefined;
  const mean = (axis: 0 | 1) => agreed.reduce((sum, point) => sum + point[axis], 0) / agreed.length;
  const [t, off] = [mean(0), mean(1)];
  const spread = agreed.reduce((sum, point) => sum + (point[0] - t) ** 2, 0);
  const slope = agreed.reduce((sum, point) => sum + (point[0] - t) * (point[1] - off), 0) / spread;
  return { off: off - slope * t, slope, agreeing: agreed.length };
}

function crossing(a: Line, b: Line): Point | undefined {
  const turn = a.along[0] * b.along[1] - a.along[1] * b.along[0];
  if (Math.abs(turn) < 0.2) return undefined;
  const t = ((b.from[0] - a.from[0]) * b.along[1] - (b.from[1] - a.from[1]) * b.along[0]) / turn;
  return [a.from[0] + t * a.along[0], a.from[1] + t * a.along[1]];
}
