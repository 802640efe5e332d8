// The shapes of printable areas, in the coordinates of a drawing.
import type { Area, Curve, Point } from './warp.ts';

/** An upright rectangle. */
export const flat = (x: number, y: number, width: number, height: number): Area =>
  quad([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

/** Four straight sides: a rectangle that is turned, or seen from the side. */
export const quad = (topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point): Area => ({
  top: straight(topLeft, topRight),
  right: straight(topRight, bottomRight),
  bottom: straight(bottomLeft, bottomRight),
  left: straight(topLeft, bottomLeft),
});

/** Straight at the sides, while top and bottom hang or bulge. */
export const bowed = (top: Curve, bottom: Curve): Area => ({
  top,
  bottom,
  left: straight(top[0], bottom[0]),
  right: straight(top[3], bottom[3]),
});

/**
 * The front of an upright cylinder that is seen from a little above; towards its sides an inch takes less room.
 *
 * @param sag how much lower its middle stands than its sides
 * @param degrees how far it goes around to each side of the middle, under 90
 */
export function cylinder({
  middle,
  top,
  height,
  radius,
  sag,
  degrees,
}: {
  middle: number;
  top: number;
  height: number;
  radius: number;
  sag: number;
  degrees: number;
}): Area {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const handle = (2 * angle) / 3;
  const side = (y: number): Curve => [
    [middle - radius * sin, y + sag * cos],
    [middle - radius * (sin - cos * handle), y + sag * (cos + sin * handle)],
    [middle + radius * (sin - cos * handle), y + sag * (cos + sin * handle)],
    [middle + radius * sin, y + sag * cos],
  ];
  return bowed(side(top), side(top + height));
}

function straight(from: Point, to: Point): Curve {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return [from, at(1 / 3), at(2 / 3), to];
}
