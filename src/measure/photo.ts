// The photo as a pinhole camera takes it: a rectangle and on its plane a sheet, from twelve numbers to eight corners.
// Points are in diagonals of the picture, from its middle; the plane is in inches, from the surface's middle.
import { type Corners, centerOf, type Point } from './corners.ts';
import { type Homography, homographyBetween, through } from './homography.ts';

/**
 * log focal length, turns about x, y and z, where the surface's middle is seen (x, y), log distance, log width, log
 * height, the sheet's middle (x, y), its turn.
 */
export type Scene = readonly number[];
export type Size = readonly [width: number, height: number];

const UNIT: Corners = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
];

/** The eight corners' places in the picture, x and y in turn, the surface's first. */
export function project(scene: Scene, sheet: Size): number[] {
  const [logFocal, a, b, c, x, y, logFar, logWidth, logHeight, sheetX, sheetY, turn] = scene as number[] &
    Twelve;
  const [focal, far, width, height] = [
    Math.exp(logFocal),
    Math.exp(logFar),
    Math.exp(logWidth),
    Math.exp(logHeight),
  ];
  const [ca, sa, cb, sb, cc, sc, ct, st] = [
    Math.cos(a),
    Math.sin(a),
    Math.cos(b),
    Math.sin(b),
    Math.cos(c),
    Math.sin(c),
    Math.cos(turn),
    Math.sin(turn),
  ];
  const places: number[] = [];
  const add = (u: number, v: number) => {
    const depth = far - sb * u + cb * sa * v;
    places.push(
      (focal * (cc * cb * u + (cc * sb * sa - sc * ca) * v) + x * far) / depth,
      (focal * (sc * cb * u + (sc * sb * sa + cc * ca) * v) + y * far) / depth,
    );
  };
  for (const [u, v] of UNIT) add(u * width, v * height);
  for (const [u, v] of UNIT) {
    const [p, q] = [u * sheet[0], v * sheet[1]];
    add(sheetX + ct * p - st * q, sheetY + st * p + ct * q);
  }
  return places;
}

type Twelve = [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Phones: 0.6 with the main lens, 1.2 with two times, 0.3 with the widest. */
const USUAL_FOCAL = 0.7;
const FOCALS = [0.25, 4] as const;
/** Of its logarithm: the usual one and what lies between half and twice of it. */
export const FOCAL_SPREAD = 0.5;
export const USUAL_LOG_FOCAL = Math.log(USUAL_FOCAL);

/**
 * The scene in closed form: the surface's own four corners tell how it is turned and its shape, the sheet tells the
 * scale. Undefined where the corners are no rectangle's.
 */
export function guessScene(surface: Corners, sheetSeen: Corners, sheet: Size): Scene | undefined {
  const into = homographyBetween(UNIT, surface);
  const back = homographyBetween(surface, UNIT);
  if (!into || !back) return undefined;
  const focal = focalOf(into) ?? USUAL_FOCAL;
  const [h11, h12, h13, h21, h22, h23, h31, h32] = into;
  const across = [h11 / focal, h21 / focal, h31] as const;
  const down = [h12 / focal, h22 / focal, h32] as const;
  const [wide, high] = [Math.hypot(...across), Math.hypot(...down)];
  const [x1, y1, z1] = [across[0] / wide, across[1] / wide, across[2] / wide];
  const [x2, y2, z2] = [down[0] / high, down[1] / high, down[2] / high];
  const flat = sheetSeen.map((point) => through(back, point)).map(([u, v]) => [u * wide, v * high]);
  const laid = layOver(sheet, flat as unknown as Corners);
  const scale = 1 / laid.scale;
  return [
    Math.log(focal),
    Math.atan2(z2, x1 * y2 - y1 * x2),
    Math.asin(-z1),
    Math.atan2(y1, x1),
    h13,
    h23,
    Math.log(scale),
    Math.log(wide * scale),
    Math.log(high * scale),
    laid.middle[0] * scale,
    laid.middle[1] * scale,
    laid.turn,
  ];
}

/**
 * From the right angle between the sides (Zhang and He, Whiteboard scanning and image enhancement, 2007); undefined
 * where a pair of sides is seen nearly parallel, which tells nothing of it.
 */
function focalOf([h11, h12, , h21, h22, , h31, h32]: Homography): number | undefined {
  const squared = -(h11 * h12 + h21 * h22) / (h31 * h32);
  const focal = Math.sqrt(squared);
  return focal >= FOCALS[0] && focal <= FOCALS[1] ? focal : undefined;
}

/** Moves, turns and scales a sheet onto the four points, by least squares. */
function layOver(sheet: Size, seen: Corners): { scale: number; turn: number; middle: Point } {
  const middle = centerOf(seen);
  let [real, imaginary, square] = [0, 0, 0];
  UNIT.forEach(([u, v], i) => {
    const [p, q] = [u * sheet[0], v * sheet[1]];
    const [x, y] = [(seen[i] as Point)[0] - middle[0], (seen[i] as Point)[1] - middle[1]];
    real += p * x + q * y;
    imaginary += p * y - q * x;
    square += p * p + q * q;
  });
  return { scale: Math.hypot(real, imaginary) / square, turn: Math.atan2(imaginary, real), middle };
}
