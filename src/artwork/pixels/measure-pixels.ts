import type { ArtworkFacts } from '../../schemas/artwork.ts';
import { countColors, labelColors } from './colors.ts';
import { type Box, findInk, type Ink } from './ink.ts';
import type { Pixels } from './pixels.ts';
import { hasSoftEdges } from './soft-edges.ts';
import { isHalftone } from './specks.ts';
import { thinnestDetail } from './thin-detail.ts';

export type PixelFacts = Pick<
  ArtworkFacts,
  'boxBehind' | 'colors' | 'hasManyShades' | 'isHalftone' | 'hasSoftEdges' | 'thinnestDetail' | 'inkArea'
> & {
  /** In pixels of what was measured. */
  box: Box | null;
};

/** Measures a working copy, at most `WORKING_SIDE` pixels long. */
export function measurePixels(pixels: Pixels): PixelFacts {
  const ink = findInk(pixels);
  if (!ink.box) return { ...NOTHING, boxBehind: withoutRgb(ink) };
  const shades = countColors(pixels, ink);
  const isSoft = hasSoftEdges(pixels);
  const isScreened = !isSoft && !shades.hasManyShades && isHalftone(ink, pixels.width);
  return {
    ...shades,
    box: ink.box,
    boxBehind: withoutRgb(ink),
    hasSoftEdges: isSoft,
    isHalftone: isScreened,
    // Shades and dots have no lines: their steps would be taken for some.
    thinnestDetail: shades.hasManyShades || isScreened || isSoft ? null : thinnest(pixels, ink, ink.box, shades),
    inkArea: areaOf(ink) / ink.box.width ** 2,
  };
}

const NOTHING: PixelFacts = {
  box: null,
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

function thinnest(pixels: Pixels, ink: Ink, box: Box, { colors }: Pick<ArtworkFacts, 'colors'>): number | null {
  const labels = labelColors(pixels, ink, colors);
  const width = thinnestDetail(labels, pixels.width, pixels.height);
  return width === null ? null : width / box.width;
}

const areaOf = ({ mask }: Ink): number => mask.reduce((sum, pixel) => sum + pixel, 0);
