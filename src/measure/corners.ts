// Four corners marked in a picture, in any order: put in order, or found to be no rectangle's.

export type Point = readonly [x: number, y: number];
/** Top left, top right, bottom right, bottom left; y grows downwards. */
export type Corners = readonly [Point, Point, Point, Point];

/**
 * The corners clockwise from the top left one; undefined where no rectangle looks like that: three on a line, one
 * inside the others, two in one place.
 *
 * @example orderCorners([[9, 0], [0, 0], [9, 5], [0, 5]]) // [[0, 0], [9, 0], [9, 5], [0, 5]]
 */
export function orderCorners(points: Corners): Corners | undefined {
  const middle = centerOf(points);
  const angle = ([x, y]: Point) => Math.atan2(y - middle[1], x - middle[0]);
  const [a, b, c, d] = points.toSorted((p, q) => angle(p) - angle(q)) as unknown as Corners;
  const turns: Corners[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ];
  const ordered = turns.reduce((best, turn) => (rightness(turn) > rightness(best) ? turn : best));
  return isRectangleSeen(ordered) ? ordered : undefined;
}

export function centerOf([a, b, c, d]: Corners): Point {
  return [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** How far the second and third corner lie to the right of the others. */
function rightness([a, b, c, d]: Corners): number {
  return b[0] + c[0] - a[0] - d[0];
}

/** Of the triangle that each corner makes with its neighbors: under this share of the whole, they are on a line. */
const LEAST_SHARE = 0.02;
const LEAST_AREA_PX = 64;

function isRectangleSeen([a, b, c, d]: Corners): boolean {
  const triangles = [turn(d, a, b), turn(a, b, c), turn(b, c, d), turn(c, d, a)];
  const area = (turn(a, b, c) + turn(c, d, a)) / 2;
  return area >= LEAST_AREA_PX && triangles.every((twice) => twice / 2 > LEAST_SHARE * area);
}

/** Twice the area of a triangle; over zero where it runs clockwise. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
