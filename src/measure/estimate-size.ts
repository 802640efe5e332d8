// A surface's width and height from eight corners in a photo, and how sure that is. No rounding; see measure-surface.ts.
import { type Corners, distance, orderCorners } from './corners.ts';
import { type Fit, fitScene, type Seen, slopesAt } from './fit-scene.ts';
import { FOCAL_SPREAD, guessScene, type Size, USUAL_LOG_FOCAL } from './photo.ts';
import { normalDeviates } from './random.ts';
import { SHEETS, type Sheet } from './sheets.ts';

export interface Marked {
  /** Of the picture, in pixels, as all points. Its middle is taken for the lens's. */
  picture: Size;
  /** In any order. */
  surface: Corners;
  sheet: Corners;
  kind: Sheet;
  /** How far off the marks may be, across and down: one spread, in pixels. */
  pixelsOff: { surface: number; sheet: number };
}

export type Fault = 'surface' | 'sheet' | 'outside';
export type Band = readonly [low: number, high: number];
export type Estimate =
  | { ok: false; fault: Fault }
  | { ok: true; width: number; height: number; widthBand: Band; heightBand: Band; fitsSheet: boolean };

/** Of jittered marks, in pairs that are opposites. */
const PAIRS = 80;
/** Of the sizes that come out, above the band and below it. With 0.05 each it holds 87 in 100 true sizes. */
const OUTSIDE = 0.03;

/** Inches; the band holds the true size in nine cases of ten. */
export function estimateSize({ picture, surface, sheet, kind, pixelsOff }: Marked): Estimate {
  const isInside = ([x, y]: readonly [number, number]) =>
    x >= 0 && y >= 0 && x <= picture[0] && y <= picture[1];
  if (![...surface, ...sheet].every(isInside)) return { ok: false, fault: 'outside' };
  const [outer, inner] = [orderCorners(surface), orderCorners(sheet)];
  if (!outer) return { ok: false, fault: 'surface' };
  if (!inner) return { ok: false, fault: 'sheet' };

  const diagonal = Math.hypot(...picture);
  const [surfaceSeen, sheetSeen] = [fromMiddle(outer, picture), fromMiddle(inner, picture)];
  const places = [...surfaceSeen, ...sheetSeen].flat();
  const spreads = places.map(
    (_, i) => Math.max(0.25, i < 8 ? pixelsOff.surface : pixelsOff.sheet) / diagonal,
  );
  const [long, short] = SHEETS[kind];
  const fits = [[long, short] as const, [short, long] as const].flatMap((size) => {
    const seen: Seen = { places, spreads, logFocal: USUAL_LOG_FOCAL, sheet: size };
    const start = guessScene(surfaceSeen, sheetSeen, size);
    return start ? [{ seen, ...fitScene(seen, start, 40) }] : [];
  });
  const best = fits.toSorted((a, b) => a.misses - b.misses)[0];
  if (!best?.scene.every(Number.isFinite)) return { ok: false, fault: 'surface' };
  const [width, height] = sizeOf(best);
  const [widths, heights] = jitter(best.seen, best);
  return {
    ok: true,
    width,
    height,
    widthBand: bandOf(widths, width),
    heightBand: bandOf(heights, height),
    fitsSheet: isLike(best, inner, diagonal),
  };
}

function fromMiddle(corners: Corners, [width, height]: Size): Corners {
  const diagonal = Math.hypot(width, height);
  return corners.map(([x, y]) => [
    (x - width / 2) / diagonal,
    (y - height / 2) / diagonal,
  ]) as unknown as Corners;
}

function sizeOf({ scene }: Fit): Size {
  return [Math.exp(scene[7] as number), Math.exp(scene[8] as number)];
}

/** The sizes that come out when each mark, and the usual lens, is off as it may be. */
function jitter(seen: Seen, { scene }: Fit): [widths: number[], heights: number[]] {
  const draw = normalDeviates(1);
  const [widths, heights]: [number[], number[]] = [[], []];
  const slopes = slopesAt(seen, scene);
  for (let i = 0; i < PAIRS; i++) {
    const off = seen.spreads.map((spread) => draw() * spread);
    const lens = draw() * FOCAL_SPREAD;
    for (const sign of [1, -1]) {
      const places = seen.places.map((place, k) => place + sign * (off[k] as number));
      const fit = fitScene({ ...seen, places, logFocal: seen.logFocal + sign * lens }, scene, 6, slopes);
      const [width, height] = sizeOf(fit);
      widths.push(width);
      heights.push(height);
    }
  }
  return [widths, heights];
}

function bandOf(sizes: number[], middle: number): Band {
  const sorted = sizes.filter(Number.isFinite).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? middle;
  return [Math.min(middle, at(OUTSIDE)), Math.max(middle, at(1 - OUTSIDE))];
}

/** A sheet is never quite flat: its corners may miss by this share of its sides before anything is wrong. */
const SHEET_SLACK = 0.012;
/** Of the sum of squares over five degrees of freedom: one case in a thousand lies above. */
const MOST_MISSES = 20.5;

/** The marks could be this sheet's, on this surface. */
function isLike({ seen, misses }: Fit & { seen: Seen }, [a, b, c]: Corners, diagonal: number): boolean {
  const slack = (SHEET_SLACK * (distance(a, b) + distance(b, c))) / 2 / diagonal;
  const spread = seen.spreads.at(-1) as number;
  return misses * Math.min(1, (spread / slack) ** 2) < MOST_MISSES;
}
