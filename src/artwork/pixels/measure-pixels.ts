import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { countColors, labelColors } from './colors.ts';
import type { Ink } from './ink.ts';
import type { Pixels } from './pixels.ts';
import { softWidth } from './soft-edges.ts';
import { isHalftone } from './specks.ts';
import { thinnestDetail } from './thin-detail.ts';

export type PixelFacts = Pick<
  ArtworkFacts,
  'boxBehind' | 'colors' | 'hasManyShades' | 'isHalftone' | 'hasSoftEdges' | 'thinnestDetail' | 'inkArea'
>;

/** Half-transparent areas thinner than this, in pixels of the working copy, are smoothing. */
const SOFT_PIXELS = 4;
/** What is thinner than so many true pixels is the smoothing of a picture that was blown up. */
const BLUR_PIXELS = 1.7;

/**
 * Measures a working copy, at most `WORKING_SIDE` pixels long, that `findInk` was given.
 * `truePixel` is the side of a true pixel in it: more than 1 where pixels were invented.
 */
export function measurePixels(pixels: Pixels, ink: Ink, truePixel: number): PixelFacts {
  if (!ink.box) return { ...NOTHING, boxBehind: withoutRgb(ink) };
  const shades = countColors(pixels, ink);
  const blur = truePixel * BLUR_PIXELS;
  const isSoft = softWidth(pixels) >= Math.max(SOFT_PIXELS, blur);
  const isScreened = !isSoft && !shades.hasManyShades && isHalftone(ink, pixels.width);
  // Shades and dots have no lines: their steps would be taken for some.
  const isDrawn = !shades.hasManyShades && !isScreened && !isSoft;
  const detail = isDrawn ? labelled(pixels, ink, shades) : null;
  return {
    ...shades,
    boxBehind: withoutRgb(ink),
    hasSoftEdges: isSoft,
    isHalftone: isScreened,
    thinnestDetail: detail !== null && detail > blur - 1 ? detail / ink.box.width : null,
    inkArea: areaOf(ink) / ink.box.width ** 2,
  };
}

const NOTHING: PixelFacts = {
  boxBehind: null,
  colors: [],
  hasManyShades: false,
  isHalftone: false,
  hasSoftEdges: false,
  thinnestDetail: null,
  inkArea: null,
};

const withoutRgb = ({ boxBehind }: Ink): ArtworkFacts['boxBehind'] =>
  boxBehind && { name: boxBehind.name, hex: boxBehind.hex };

const labelled = (pixels: Pixels, ink: Ink, { colors }: Pick<ArtworkFacts, 'colors'>): number | null =>
  thinnestDetail(labelColors(pixels, ink, colors), pixels.width, pixels.height);

const areaOf = ({ mask }: Ink): number => mask.reduce((sum, pixel) => sum + pixel, 0);
