import type { Rgb } from './oklab.ts';

/** Rows of red, green, blue and opacity, 0 to 255 each, not multiplied. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/** Longer side of the copy that is measured, in pixels. */
export const WORKING_SIDE = 1000;

/** Longer side of the picture that is shown, in pixels. */
export const PICTURE_SIDE = 1200;

export const rgbAt = ({ data }: Pixels, at: number): Rgb => ({
  r: data[at * 4] ?? 0,
  g: data[at * 4 + 1] ?? 0,
  b: data[at * 4 + 2] ?? 0,
});
