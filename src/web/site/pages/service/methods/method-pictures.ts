// The same picture as each method makes it.

import embroidery from '@press/method-embroidery.svg';
import fullColorTransfer from '@press/method-full-color-transfer.svg';
import fullWrap from '@press/method-full-wrap.svg';
import glassPrinting from '@press/method-glass-printing.svg';
import laserEngraving from '@press/method-laser-engraving.svg';
import mugSublimation from '@press/method-mug-sublimation.svg';
import partialWrap from '@press/method-partial-wrap.svg';
import patch from '@press/method-patch.svg';
import promoImprint from '@press/method-promo-imprint.svg';
import screenPrinting from '@press/method-screen-printing.svg';
import vehicleLettering from '@press/method-vehicle-lettering.svg';
import wideFormat from '@press/method-wide-format.svg';

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
