// What a flat thing goes through on its way into a picture: lines stay lines, four points tell all of it.
import type { Corners, Point } from './corners.ts';
import { solve } from './linear.ts';

/** Three rows of three, one after another; the last is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** The one that takes the four points `from` to the four points `to`; undefined where three are on a line. */
export function homographyBetween(from: Corners, to: Corners): Homography | undefined {
  const rows: number[][] = [];
  const right: number[] = [];
  from.forEach(([x, y], i) => {
    const [u, v] = to[i] as Point;
    rows.push([x, y, 1, 0, 0, 0, -x * u, -y * u], [0, 0, 0, x, y, 1, -x * v, -y * v]);
    right.push(u, v);
  });
  const found = solve(rows, right);
  return found && ([...found, 1] as unknown as Homography);
}

/** Where a point goes. */
export function through([a, b, c, d, e, f, g, h, i]: Homography, [x, y]: Point): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}
