// The drawn specimens, by the service whose material they show.
import carWraps from '@drawings/car-wraps.svg';
import embroidery from '@drawings/embroidery.svg';
import hatsAndTShirts from '@drawings/hats-and-t-shirts.svg';
import promoProducts from '@drawings/promo-products.svg';
import screenPrinting from '@drawings/screen-printing.svg';
import signsAndBanners from '@drawings/signs-and-banners.svg';
import websitesAndAi from '@drawings/websites-and-ai.svg';

/** The size of every specimen, in px. */
export const SPECIMEN_SIZE = { width: 440, height: 340 };

/** URL of the drawing for a service's slug; a service of another slug has none. */
export const SPECIMENS: Record<string, string> = {
  'screen-printing': screenPrinting,
  'hats-and-t-shirts': hatsAndTShirts,
  embroidery,
  'signs-and-banners': signsAndBanners,
  'car-wraps': carWraps,
  'promo-products': promoProducts,
  'websites-and-ai': websitesAndAi,
};

type Plate = 'cyan' | 'magenta' | 'yellow' | 'black';

/** The inks each specimen is printed with. */
export const PLATES: Record<string, readonly Plate[]> = {
  'screen-printing': ['cyan', 'magenta', 'yellow', 'black'],
  'hats-and-t-shirts': ['cyan', 'magenta', 'yellow', 'black'],
  embroidery: ['yellow', 'magenta'],
  'signs-and-banners': ['cyan', 'magenta', 'yellow', 'black'],
  'car-wraps': ['cyan', 'magenta', 'yellow', 'black'],
  'promo-products': ['magenta'],
  'websites-and-ai': ['cyan', 'magenta', 'yellow', 'black'],
};
