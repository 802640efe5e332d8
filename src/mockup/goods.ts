// The goods that a mockup can show, and where on them artwork goes. Coordinates are those of src/mockup/drawings.
import type { MockupGoods } from '../schemas/artwork.ts';
import { bowed, cylinder, flat, quad } from './areas.ts';
import type { Area } from './warp.ts';

export interface Placement {
  id: string;
  name: string;
  /** True size of the area. */
  inches: { width: number; height: number };
  /** Inches around the whole thing, where the area is only the part in sight. */
  around?: number;
  area: Area;
  /** Its own drawings, where the goods are seen from another side: the name in place of the goods' id. */
  drawing?: string;
}

export interface Goods {
  id: MockupGoods;
  name: string;
  /** Size of the two drawings, ID-below.svg and ID-above.svg. */
  width: number;
  height: number;
  /** Ink straight on the cloth, so that light cloth shows through it; vinyl covers. */
  isInkBare: boolean;
  /** The first is shown first. */
  placements: readonly [Placement, ...Placement[]];
  /** Behind light and behind dark goods. */
  grounds: { light: string; dark: string };
}

const CYAN = '#009fda';
const YELLOW = '#ffd500';
const KRAFT = '#e4d8bf';
/** 3.2 in across at 130 to the inch. */
const MUG = { middle: 334, radius: 208, sag: 40 };

/** @throws if there are no such goods */
export function getGoods(id: string): Goods {
  const goods = GOODS.find((one) => one.id === id);
  if (!goods) throw new Error(`There are no goods "${id}"`);
  return goods;
}

/** @throws if these goods have no such placement */
export function getPlacement(goods: Goods, id: string): Placement {
  const placement = goods.placements.find((one) => one.id === id);
  if (!placement) throw new Error(`${goods.id} has no placement "${id}"`);
  return placement;
}

export const GOODS: readonly Goods[] = [
  {
    id: 'tee',
    name: 'T-shirt',
    width: 800,
    height: 880,
    isInkBare: true,
    grounds: { light: YELLOW, dark: CYAN },
    placements: [
      place('front', 'Full front', [12, 14], flat(286, 236, 228, 266)),
      place('left-chest', 'Left chest', [4, 4], flat(458, 246, 76, 76)),
      place('left-sleeve', 'Left sleeve', [3.5, 3.5], quad([601, 275], [658, 243], [691, 300], [634, 333])),
      { ...place('back', 'Full back', [12, 14], flat(286, 196, 228, 266)), drawing: 'tee-back' },
    ],
  },
  {
    id: 'hoodie',
    name: 'Hoodie',
    width: 800,
    height: 880,
    isInkBare: true,
    grounds: { light: YELLOW, dark: CYAN },
    placements: [
      place('front', 'Full front', [12, 13], flat(301, 336, 198, 214.5)),
      place('left-chest', 'Left chest', [4, 4], flat(470, 292, 66, 66)),
      place('left-sleeve', 'Left sleeve', [3, 12], quad([608, 316], [654, 309], [679, 505], [630, 512])),
      { ...place('back', 'Full back', [12, 13], flat(301, 326, 198, 214.5)), drawing: 'hoodie-back' },
    ],
  },
  {
    id: 'polo',
    name: 'Polo',
    width: 800,
    height: 880,
    isInkBare: true,
    grounds: { light: YELLOW, dark: CYAN },
    placements: [
      place('left-chest', 'Left chest', [4, 4], flat(458, 246, 76, 76)),
      place('right-chest', 'Right chest', [4, 4], flat(266, 246, 76, 76)),
      place('left-sleeve', 'Left sleeve', [3.5, 3.5], quad([601, 275], [658, 243], [691, 300], [634, 333])),
      { ...place('back', 'Full back', [12, 14], flat(286, 206, 228, 266)), drawing: 'polo-back' },
    ],
  },
  {
    id: 'cap',
    name: 'Cap',
    width: 800,
    height: 700,
    isInkBare: true,
    grounds: { light: YELLOW, dark: CYAN },
    placements: [
      place(
        'front',
        'Front',
        [4.5, 2.5],
        bowed(
          [
            [256, 236],
            [310, 226],
            [490, 226],
            [544, 236],
          ],
          [
            [236, 416],
            [310, 440],
            [490, 440],
            [564, 416],
          ],
        ),
      ),
    ],
  },
  {
    id: 'tote',
    name: 'Tote bag',
    width: 800,
    height: 880,
    isInkBare: true,
    grounds: { light: YELLOW, dark: CYAN },
    placements: [place('front', 'Front', [12, 13], flat(232, 414, 336, 364))],
  },
  {
    id: 'mug',
    name: 'Mug',
    width: 800,
    height: 700,
    isInkBare: true,
    grounds: { light: YELLOW, dark: CYAN },
    placements: [
      place('wrap', 'All around', [4, 3.25], cylinder({ ...MUG, top: 184, height: 422, degrees: 71.6 }), 8.5),
      place('side', 'One side', [2.75, 2.75], cylinder({ ...MUG, top: 216, height: 357, degrees: 49.2 })),
    ],
  },
  {
    id: 'banner',
    name: 'Banner, 3 x 8 ft',
    width: 800,
    height: 618,
    isInkBare: true,
    grounds: { light: CYAN, dark: YELLOW },
    placements: [
      place(
        'whole',
        'Whole banner',
        [96, 36],
        bowed(
          [
            [62, 168],
            [220, 196],
            [500, 196],
            [746, 136],
          ],
          [
            [74, 436],
            [250, 462],
            [560, 456],
            [734, 404],
          ],
        ),
      ),
    ],
  },
  {
    id: 'yard-sign',
    name: 'Yard sign, 18 x 24 in',
    width: 800,
    height: 720,
    isInkBare: true,
    grounds: { light: CYAN, dark: YELLOW },
    placements: [place('whole', 'Whole sign', [24, 18], quad([104, 92], [684, 66], [690, 518], [112, 510]))],
  },
  {
    id: 'van-side',
    name: 'Van',
    width: 800,
    height: 618,
    isInkBare: false,
    grounds: { light: KRAFT, dark: KRAFT },
    placements: [
      place('side', 'Side', [90, 60], flat(190, 156, 297, 198)),
      place('door', 'Door', [22, 16], flat(527, 318, 72.6, 52.8)),
    ],
  },
  {
    id: 'window',
    name: 'Shop window',
    width: 800,
    height: 720,
    isInkBare: false,
    grounds: { light: KRAFT, dark: KRAFT },
    placements: [place('whole', 'Whole window', [56, 40], flat(120, 160, 560, 400))],
  },
];

function place(
  id: string,
  name: string,
  [width, height]: [width: number, height: number],
  area: Area,
  around?: number,
): Placement {
  return { id, name, inches: { width, height }, area, ...(around && { around }) };
}
