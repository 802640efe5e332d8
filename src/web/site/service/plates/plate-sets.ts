// What each service's specimen is made of, in the order in which it comes together.
import carWraps1 from '@drawings/car-wraps-plate-1.svg';
import carWraps2 from '@drawings/car-wraps-plate-2.svg';
import carWraps3 from '@drawings/car-wraps-plate-3.svg';
import carWraps4 from '@drawings/car-wraps-plate-4.svg';
import embroidery1 from '@drawings/embroidery-plate-1.svg';
import embroidery2 from '@drawings/embroidery-plate-2.svg';
import embroidery3 from '@drawings/embroidery-plate-3.svg';
import embroidery4 from '@drawings/embroidery-plate-4.svg';
import hats1 from '@drawings/hats-and-t-shirts-plate-1.svg';
import hats2 from '@drawings/hats-and-t-shirts-plate-2.svg';
import hats3 from '@drawings/hats-and-t-shirts-plate-3.svg';
import hats4 from '@drawings/hats-and-t-shirts-plate-4.svg';
import promo1 from '@drawings/promo-products-plate-1.svg';
import promo2 from '@drawings/promo-products-plate-2.svg';
import promo3 from '@drawings/promo-products-plate-3.svg';
import promo4 from '@drawings/promo-products-plate-4.svg';
import printing1 from '@drawings/screen-printing-plate-1.svg';
import printing2 from '@drawings/screen-printing-plate-2.svg';
import printing3 from '@drawings/screen-printing-plate-3.svg';
import printing4 from '@drawings/screen-printing-plate-4.svg';
import signs1 from '@drawings/signs-and-banners-plate-1.svg';
import signs2 from '@drawings/signs-and-banners-plate-2.svg';
import signs3 from '@drawings/signs-and-banners-plate-3.svg';
import signs4 from '@drawings/signs-and-banners-plate-4.svg';
import websites1 from '@drawings/websites-and-ai-plate-1.svg';
import websites2 from '@drawings/websites-and-ai-plate-2.svg';
import websites3 from '@drawings/websites-and-ai-plate-3.svg';
import websites4 from '@drawings/websites-and-ai-plate-4.svg';

export interface PlateSet {
  title: string;
  text: string;
  /** What the slider does, and how it is told that all lie in their place. */
  pull: string;
  done: string;
  /** What the plates are laid on. */
  ground: Ground;
  plates: readonly Plate[];
}

export interface Plate {
  name: string;
  note: string;
  picture: string;
  /** Its ink is see-through: over another it makes a third. */
  overprints?: boolean;
  /** What it is shown on by itself, where it would not be seen on that of all. */
  ground?: Ground;
}

type Ground = 'white' | 'black' | 'magenta';

/** By the service's slug; a service of another slug has none. */
export const PLATE_SETS: Record<string, PlateSet> = {
  'screen-printing': {
    title: 'One print, four screens',
    text: 'Each ink gets its own screen. Fewer inks, lower price. This print uses four, and gets red and green for free where they overlap.',
    pull: 'Pull the plates together',
    done: 'All four pulled',
    ground: 'white',
    plates: [
      { name: 'Yellow', note: '1 flat', picture: printing1, overprints: true },
      { name: 'Magenta', note: '2 halftone', picture: printing2, overprints: true },
      { name: 'Cyan', note: '3 halftone', picture: printing3, overprints: true },
      { name: 'Black', note: '4 line', picture: printing4, overprints: true },
    ],
  },
  'hats-and-t-shirts': {
    title: 'One set, four parts',
    text: 'Shirt and cap come blank. One gets its print, the other its patch, and both go into the same box.',
    pull: 'Put the set together',
    done: 'Printed and sewn',
    ground: 'white',
    plates: [
      { name: 'Tee', note: '1 blank', picture: hats1 },
      { name: 'Print', note: '2 ink', picture: hats2, overprints: true },
      { name: 'Cap', note: '3 blank', picture: hats3 },
      { name: 'Patch', note: '4 sewn', picture: hats4 },
    ],
  },
  embroidery: {
    title: 'One letter, four passes',
    text: 'Chalk shows where. An underlay holds the cloth, satin covers it, and a running stitch goes round the edge.',
    pull: 'Sew the passes together',
    done: 'All four sewn',
    ground: 'black',
    plates: [
      { name: 'Chalk', note: '1 marks', picture: embroidery1 },
      { name: 'Underlay', note: '2 zigzag', picture: embroidery2 },
      { name: 'Satin', note: '3 cover', picture: embroidery3 },
      { name: 'Border', note: '4 run', picture: embroidery4 },
    ],
  },
  'signs-and-banners': {
    title: 'One banner, four layers',
    text: 'Two inks on yellow vinyl make red, green and black. Hems and grommets hold it where it hangs.',
    pull: 'Lay the panels together',
    done: 'Printed and hemmed',
    ground: 'white',
    plates: [
      { name: 'Vinyl', note: '1 sheet', picture: signs1 },
      { name: 'Cyan', note: '2 ink', picture: signs2, overprints: true },
      { name: 'Magenta', note: '3 ink', picture: signs3, overprints: true },
      { name: 'Finish', note: '4 hem, grommets', picture: signs4 },
    ],
  },
  'car-wraps': {
    title: 'One van, three films',
    text: 'Film is laid panel by panel, cut round wheels and windows, and comes off again within its life.',
    pull: 'Lay the films on',
    done: 'All three laid',
    ground: 'white',
    plates: [
      { name: 'Van', note: '1 bare', picture: carWraps1 },
      { name: 'Stripes', note: '2 side film', picture: carWraps2, overprints: true },
      { name: 'Nose', note: '3 front film', picture: carWraps3, overprints: true },
      { name: 'Lettering', note: '4 cut film', picture: carWraps4, overprints: true },
    ],
  },
  'websites-and-ai': {
    title: 'One site, four layers',
    text: 'A page, your picture, your words, and an assistant on top who answers when nobody else is up.',
    pull: 'Build the page',
    done: 'Open for business',
    ground: 'white',
    plates: [
      { name: 'Page', note: '1 frame', picture: websites1 },
      { name: 'Picture', note: '2 photo', picture: websites2 },
      { name: 'Headline', note: '3 words', picture: websites3 },
      { name: 'Assistant', note: '4 AI', picture: websites4 },
    ],
  },
  'promo-products': {
    title: 'One ink, three things',
    text: 'The same logo in the same ink goes on all of them, so one color and one drawing do for the whole box.',
    pull: 'Print the one ink',
    done: 'All three printed',
    ground: 'magenta',
    plates: [
      { name: 'Tote', note: '1 blank', picture: promo1 },
      { name: 'Mug', note: '2 blank', picture: promo2 },
      { name: 'Pen', note: '3 blank', picture: promo3 },
      { name: 'Imprint', note: '4 one ink', picture: promo4, overprints: true, ground: 'white' },
    ],
  },
};
