// A gray picture of one four-sided thing, smooth at its edges as a lens leaves them, with grain.
import { type Corners, centerOf, type Point } from '../corners.ts';
import { normalDeviates } from '../random.ts';
import type { Gray } from '../snap-sheet.ts';

export interface Drawn {
  corners: Corners;
  light: number;
  dark: number;
  grain: number;
  /** Radius of the corners, in pixels. */
  round?: number;
}

export function drawGray([width, height]: Point, { corners, light, dark, grain, round = 0 }: Drawn): Gray {
  const draw = normalDeviates(3);
  const data = new Uint8ClampedArray(width * height);
  const middle = centerOf(corners);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depths = corners.map((corner, i) =>
        depthOf([x + 0.5, y + 0.5], corner, corners[(i + 1) % 4] as Point),
      );
      const [first, second] = depths.toSorted((a, b) => a - b) as [number, number];
      const depth = second < round ? round - Math.hypot(round - first, round - second) : first;
      const share = Math.min(1, Math.max(0, depth / 2 + 0.5));
      data[y * width + x] = dark + (light - dark) * share + draw() * grain;
    }
  if (depthOf(middle, corners[0], corners[1]) < 0) throw new Error('The corners must run clockwise');
  return { width, height, data };
}

/** How far inside of a side that runs clockwise. */
function depthOf([x, y]: Point, a: Point, b: Point): number {
  return ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / Math.hypot(b[0] - a[0], b[1] - a[1]);
}
