import type { Print } from '../../schemas/artwork.ts';

const garment = { dpi: 300, isSign: false } as const;

export const SCREEN: Print = {
  widthInches: 10,
  needs: { id: 'screen', ...garment, detailMm: 0.35, maxColors: 6, isStitched: false },
};
export const EMBROIDERY: Print = {
  widthInches: 3,
  needs: { id: 'embroidery', ...garment, detailMm: 1, maxColors: 15, isStitched: true },
};
export const SIGN: Print = {
  widthInches: 48,
  needs: { id: 'sign', dpi: 150, detailMm: 0.35, maxColors: null, isStitched: false, isSign: true },
};
