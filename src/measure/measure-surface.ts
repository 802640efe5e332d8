// The door of the room: a surface's size from a photo with a sheet of known size on it, rounded to what can be told.
import { type Band, estimateSize, type Fault, type Marked } from './estimate-size.ts';

export type Measured =
  | { ok: false; fault: Fault }
  | {
      ok: true;
      widthInches: number;
      heightInches: number;
      widthBand: Band;
      heightBand: Band;
      /** `corner`: the sheet's marks are not of its shape. `unsure`: the band is wide. */
      doubts: ('corner' | 'unsure')[];
    };

/** Half of the band, as a share of the size. */
const WIDE = 0.06;

/**
 * Width and height of the surface, and between what they are in nine cases of ten, all in inches. Rounded to quarters
 * under 3 ft, halves under 8 ft, whole inches above. Faults: corners that are no rectangle's, or out of the picture.
 *
 * @example measureSurface({ picture: [4032, 3024], surface, sheet, kind: 'letter', pixelsOff: { surface: 2, sheet: 2 } })
 * // { ok: true, widthInches: 96, heightInches: 36, widthBand: [95, 97], heightBand: [35.5, 36.5], doubts: [] }
 */
export function measureSurface(marked: Marked): Measured {
  const estimate = estimateSize(marked);
  if (!estimate.ok) return estimate;
  const { width, height, widthBand, heightBand, fitsSheet } = estimate;
  const isWide = isUnsure(width, widthBand) || isUnsure(height, heightBand);
  return {
    ok: true,
    widthInches: roundInches(width),
    heightInches: roundInches(height),
    widthBand: roundBand(width, widthBand),
    heightBand: roundBand(height, heightBand),
    doubts: [...(fitsSheet ? [] : ['corner' as const]), ...(isWide ? ['unsure' as const] : [])],
  };
}

function isUnsure(size: number, [low, high]: Band): boolean {
  return (high - low) / 2 > WIDE * size;
}

function stepOf(inches: number): number {
  return inches < 36 ? 0.25 : inches < 96 ? 0.5 : 1;
}

function roundInches(inches: number, step = stepOf(inches)): number {
  return Math.max(step, Math.round(inches / step) * step);
}

/** In the size's own steps, and never narrower than one step either way. */
function roundBand(inches: number, [low, high]: Band): Band {
  const step = stepOf(inches);
  const middle = roundInches(inches);
  return [
    Math.max(step, Math.min(roundInches(low, step), middle - step)),
    Math.max(roundInches(high, step), middle + step),
  ];
}
