// The same picture as each method makes it.

import embroidery from '@drawings/method-embroidery.svg';
import fullColorTransfer from '@drawings/method-full-color-transfer.svg';
import fullWrap from '@drawings/method-full-wrap.svg';
import glassPrinting from '@drawings/method-glass-printing.svg';
import laserEngraving from '@drawings/method-laser-engraving.svg';
import mugSublimation from '@drawings/method-mug-sublimation.svg';
import partialWrap from '@drawings/method-partial-wrap.svg';
import patch from '@drawings/method-patch.svg';
import promoImprint from '@drawings/method-promo-imprint.svg';
import screenPrinting from '@drawings/method-screen-printing.svg';
import vehicleLettering from '@drawings/method-vehicle-lettering.svg';
import wideFormat from '@drawings/method-wide-format.svg';

/** URL by the method's id; a method of another id has none. */
export const METHOD_PICTURES: Record<string, string> = {
  'screen-printing': screenPrinting,
  'full-color-transfer': fullColorTransfer,
  embroidery,
  patch,
  'wide-format': wideFormat,
  'vehicle-lettering': vehicleLettering,
  'partial-wrap': partialWrap,
  'full-wrap': fullWrap,
  'promo-imprint': promoImprint,
  'glass-printing': glassPrinting,
  'laser-engraving': laserEngraving,
  'mug-sublimation': mugSublimation,
};
