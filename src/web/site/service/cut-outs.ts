// The specimens without their ground, to stand on a slab of ink: by the service whose material they show.
import carWraps from '@drawings/car-wraps-cut-out.svg';
import embroidery from '@drawings/embroidery-cut-out.svg';
import hatsAndTShirts from '@drawings/hats-and-t-shirts-cut-out.svg';
import promoProducts from '@drawings/promo-products-cut-out.svg';
import screenPrinting from '@drawings/screen-printing-cut-out.svg';
import signsAndBanners from '@drawings/signs-and-banners-cut-out.svg';
import websitesAndAi from '@drawings/websites-and-ai-cut-out.svg';

/** URL for a service's slug; a service of another slug has none. */
export const CUT_OUTS: Record<string, string> = {
  'screen-printing': screenPrinting,
  'hats-and-t-shirts': hatsAndTShirts,
  embroidery,
  'signs-and-banners': signsAndBanners,
  'car-wraps': carWraps,
  'promo-products': promoProducts,
  'websites-and-ai': websitesAndAi,
};
