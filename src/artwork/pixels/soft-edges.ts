import type { Pixels } from './pixels.ts';

/** Squares that cover less of the canvas are chance. */
const LEAST_SHARE = 0.001;
const WIDEST = 255;

/** Side in pixels of the squares of half-transparent pixels that a shadow or glow holds; 0 or 1 for smoothing. */
export function softWidth({ data, width, height }: Pixels): number {
  const sides = new Uint8Array(width * height);
  const counts = new Uint32Array(WIDEST + 1);
  for (let y = 1; y < height; y++) {
    for (let at = y * width + 1; at < (y + 1) * width; at++) {
      const alpha = data[at * 4 + 3] ?? 0;
      if (alpha <= 25 || alpha >= 230) continue;
      const least = Math.min(sides[at - 1] ?? 0, sides[at - width] ?? 0, sides[at - width - 1] ?? 0);
      const side = Math.min(WIDEST, least + 1);
      sides[at] = side;
      counts[side] = (counts[side] ?? 0) + 1;
    }
  }
  let seen = 0;
  for (let side = WIDEST; side > 0; side--) {
    seen += counts[side] ?? 0;
    if (seen > width * height * LEAST_SHARE) return side;
  }
  return 0;
}
