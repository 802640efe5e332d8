// The specimens without their ground, to stand on a slab of ink: by the service whose material they show.
import carWraps from '@press/car-wraps-cut-out.svg';
import embroidery from '@press/embroidery-cut-out.svg';
import hatsAndTShirts from '@press/hats-and-t-shirts-cut-out.svg';
import promoProducts from '@press/promo-products-cut-out.svg';
import screenPrinting from '@press/screen-printing-cut-out.svg';
import signsAndBanners from '@press/signs-and-banners-cut-out.svg';
import websitesAndAi from '@press/websites-and-ai-cut-out.svg';

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
