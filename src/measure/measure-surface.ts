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
 * under 3 ft, halves under 8 ft, whole inches above, and coarser where the band is wide. Faults: corners that are no
 * rectangle's, or out of the picture.
 *
 * @example measureSurface({ picture: [4032, 3024], surface, sheet, kind: 'letter', pixelsOff: { surface: 2, sheet: 2 } })
 * // { ok: true, widthInches: 96, heightInches: 36, widthBand: [95, 97], heightBand: [35.5, 36.5], doubts: [] }
 */
export function measureSurface(marked: Marked): Measured {
  const estimate = estimateSize(marked);
  if (!estimate.ok) return estimate;
  const { width, height, widthBand, heightBand, fitsSheet } = estimate;
  const isWide = half(widthBand) > WIDE * width || half(heightBand) > WIDE * height;
  const [across, down] = [tell(width, widthBand), tell(height, heightBand)];
  return {
    ok: true,
    widthInches: across.size,
    heightInches: down.size,
    widthBand: across.band,
    heightBand: down.band,
    doubts: [...(fitsSheet ? [] : ['corner' as const]), ...(isWide ? ['unsure' as const] : [])],
  };
}

/** Finer steps than the band can tell apart would only look sure. */
function stepFor(size: number, band: Band): number {
  const off = half(band);
  return Math.max(size < 36 ? 0.25 : size < 96 ? 0.5 : 1, off > 2 ? 1 : off > 1 ? 0.5 : 0.25);
}

function half([low, high]: Band): number {
  return (high - low) / 2;
}

function round(inches: number, step: number): number {
  return Math.max(step, Math.round(inches / step) * step);
}

interface Told {
  size: number;
  band: Band;
}

/** Both in the same steps; the band is never narrower than one step either way. */
function tell(inches: number, [low, high]: Band): Told {
  // A size just under 8 ft that rounds to it is told as 8 ft is.
  const step = stepFor(round(inches, 0.5), [low, high]);
  const size = round(inches, step);
  const band: Band = [
    Math.max(step, Math.min(round(low, step), size - step)),
    Math.max(round(high, step), size + step),
  ];
  return { size, band };
}
