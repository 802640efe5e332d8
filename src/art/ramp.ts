// A halftone that runs from paper to solid over a height, as one tile to repeat sideways: a 45° screen.
import { clamp, short, smooth } from './screens.ts';

export interface Ramp {
  /** Distance between dots of a row. */
  pitch: number;
  height: number;
  /** Coverage from 0 to 1 at a share of the height, 0 at the top. */
  coverage: (share: number) => number;
}

/** The dots of one tile, `pitch` wide, as circles in path syntax; those at the edge appear on both sides. */
export function rampTile({ pitch, height, coverage }: Ramp): string {
  const marks: string[] = [];
  for (let row = 0; (row * pitch) / 2 <= height + pitch; row++) {
    const y = (row * pitch) / 2;
    // Rounded before it is doubled: an arc whose chord is not its diameter makes an egg of the dot.
    const radius = Number(dotRadius(clamp(coverage(clamp(y / height))), pitch).toFixed(1));
    if (radius < 0.35) continue;
    const columns = row % 2 === 0 ? [0, pitch] : [pitch / 2];
    for (const x of columns)
      marks.push(
        `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0`,
      );
  }
  return marks.join('');
}

/** Two dots a tile: they touch at 0.78 and close up to solid above. */
const dotRadius = (coverage: number, pitch: number): number => {
  const touching = Math.sqrt((0.78 * pitch * pitch) / 2 / Math.PI);
  return coverage <= 0.78
    ? Math.sqrt((coverage * pitch * pitch) / 2 / Math.PI)
    : touching + ((coverage - 0.78) / 0.22) * (pitch * 0.52 - touching);
};

/** The three plates of the logo on a cap height of 200: yellow grows downwards, cyan fades, magenta holds. */
export const LOGO_PLATES = {
  yellow: (t: number) => smooth(0.08, 0.55, t),
  magenta: (t: number) => 1 - 0.72 * smooth(0.55, 1, t),
  cyan: (t: number) => 1 - smooth(0.28, 0.78, t),
};

/** The second plate of a headline: nothing at the top, nearly solid below. */
export const HEADLINE_SCREEN = (t: number): number => 0.95 * smooth(0.1, 0.86, t);
