// The looks of the methods, by their ids in the catalog: method-ID.svg.
import { drawPatch, drawScreenPrint, drawStitches, drawTransfer, drawWidePrint } from './cloth.ts';
import { drawEngraving, drawGlassPrint, drawImprint, drawMugPrint } from './hard-goods.ts';
import { drawFullWrap, drawPartialWrap, drawVehicleLettering } from './vehicles.ts';

export const methodPictures = (): Record<string, string> => ({
  'method-screen-printing.svg': drawScreenPrint(),
  'method-full-color-transfer.svg': drawTransfer(),
  'method-embroidery.svg': drawStitches(),
  'method-patch.svg': drawPatch(),
  'method-wide-format.svg': drawWidePrint(),
  'method-vehicle-lettering.svg': drawVehicleLettering(),
  'method-partial-wrap.svg': drawPartialWrap(),
  'method-full-wrap.svg': drawFullWrap(),
  'method-promo-imprint.svg': drawImprint(),
  'method-glass-printing.svg': drawGlassPrint(),
  'method-laser-engraving.svg': drawEngraving(),
  'method-mug-sublimation.svg': drawMugPrint(),
});
