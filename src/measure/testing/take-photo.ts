// A photo without a camera: where the corners of a surface and of the sheet on it are seen, and marks that miss them.
import type { Corners, Point } from '../corners.ts';
import { project, type Size } from '../photo.ts';
import { normalDeviates, uniform } from '../random.ts';
import { SHEETS, type Sheet } from '../sheets.ts';

export const PICTURE: Size = [4032, 3024];
const DIAGONAL = Math.hypot(...PICTURE);

export interface Photo {
  surface: Corners;
  sheet: Corners;
}

export interface View {
  /** Degrees that the surface is turned, either way; drawn by lot where left out. */
  side?: number;
  up?: number;
  /** The sheet lies above the surface instead of on it. */
  beside?: boolean;
}

/** Turned by up to 40 degrees to the side and 20 up or down, filling some 70 % of the picture; the seed says how. */
export function takePhoto(size: Size, kind: Sheet, seed: number, { side, up, beside }: View = {}): Photo {
  const draw = uniform(seed * 7919 + 13);
  const between = (low: number, high: number) => low + draw() * (high - low);
  const degrees = Math.PI / 180;
  for (;;) {
    const focal = draw() < 0.8 ? between(0.56, 0.66) : between(1.1, 1.3);
    const [long, short] = SHEETS[kind];
    const sheet: Size = draw() < 0.5 ? [long, short] : [short, long];
    const room = [(size[0] - long) / 2 - 1, (size[1] - long) / 2 - 1] as const;
    const far = (focal * size[0] * DIAGONAL) / (PICTURE[0] * between(0.65, 0.8));
    const scene = [
      Math.log(focal),
      (up ?? between(-20, 20)) * degrees,
      (side ?? between(-40, 40)) * degrees,
      between(-4, 4) * degrees,
      between(-0.05, 0.05),
      between(-0.05, 0.05),
      Math.log(far),
      Math.log(size[0]),
      Math.log(size[1]),
      between(-room[0], room[0]),
      beside ? -size[1] / 2 - long : between(-room[1], room[1]),
      between(-8, 8) * degrees,
    ];
    const places = project(scene, sheet);
    const points = Array.from(
      { length: 8 },
      (_, i): Point => [
        (places[2 * i] as number) * DIAGONAL + PICTURE[0] / 2,
        (places[2 * i + 1] as number) * DIAGONAL + PICTURE[1] / 2,
      ],
    );
    if (!points.every(([x, y]) => x > 20 && y > 20 && x < PICTURE[0] - 20 && y < PICTURE[1] - 20)) continue;
    return {
      surface: points.slice(0, 4) as unknown as Corners,
      sheet: points.slice(4) as unknown as Corners,
    };
  }
}

/** Each corner off by a normal deviate of so many pixels, across and down. */
export function miss({ surface, sheet }: Photo, pixels: number, seed: number): Photo {
  const draw = normalDeviates(seed * 104729 + 7);
  const off = (corners: Corners) =>
    corners.map(
      ([x, y]): Point => [
        Math.min(PICTURE[0], Math.max(0, x + draw() * pixels)),
        Math.min(PICTURE[1], Math.max(0, y + draw() * pixels)),
      ],
    ) as unknown as Corners;
  return { surface: off(surface), sheet: off(sheet) };
}
