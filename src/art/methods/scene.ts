// One picture, hills under a sun, for every method to make in its own material.
import { drawing } from '../drawing.ts';
import { KRAFT } from '../inks.ts';
import { type Box, short } from '../screens.ts';

export const WIDTH = 414;
export const HEIGHT = 178;
export const SHEET: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
export const SUN = { x: 322, y: 40, r: 43 };

export const picture = (...parts: string[]): string => drawing(WIDTH, HEIGHT, parts.join(''));

/** Height of the hills at x, from the top. */
export const ridge = (x: number): number => 134 - 80 * bell(x, 146, 52) - 56 * bell(x, 292, 44);

export const shore = (x: number): number => 155 - 9 * bell(x, 190, 60) + 4 * Math.sin(x / 34);

const bell = (x: number, at: number, width: number): number => Math.exp(-(((x - at) / width) ** 2));

/** The outline of what lies below a line, down to the edge of the sheet. */
export function below(line: (x: number) => number, { x, width, height, y } = SHEET): string {
  const points = Array.from({ length: Math.ceil(width / 6) + 1 }, (_, i) => {
    const at = Math.min(x + i * 6, x + width);
    return `${short(at)} ${short(line(at))}`;
  });
  return `M${x} ${y + height}L${points.join('L')}V${y + height}Z`;
}

/** The line alone. */
export function along(line: (x: number) => number, { x, width } = SHEET): string {
  const points = Array.from({ length: Math.ceil(width / 6) + 1 }, (_, i) => {
    const at = Math.min(x + i * 6, x + width);
    return `${short(at)} ${short(line(at))}`;
  });
  return `M${points.join('L')}`;
}

export const HILLS = below(ridge);
export const WATER = below(shore);

export const SKY = KRAFT;
