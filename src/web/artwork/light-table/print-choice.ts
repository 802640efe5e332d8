// What is chosen on the light table: the goods, the place, the width. What it begins with, and what one choice means for others.
import { GOODS_COLORS } from '../../../mockup/colors.ts';
import { GOODS, type Goods, type Placement } from '../../../mockup/goods.ts';
import type { MockupGoods } from '../../../schemas/artwork.ts';
import type { ArtworkAnswer, ArtworkPrint } from '../../../schemas/artwork-upload.ts';

export interface PrintChoice {
  goods: MockupGoods;
  placement: string;
  widthInches: number;
  color: string;
  /** Inches from the middle of the place. */
  offset: { x: number; y: number };
  isCutOut: boolean;
}

const MIDDLE = { x: 0, y: 0 };
/** A print no wider than this belongs on a chest, where there is one. */
const CHEST_INCHES = 4;
const NARROWEST = 0.5;

/** As it was chosen before, else as the talk has it. */
export function firstChoice({ print, judged, findings }: ArtworkAnswer): PrintChoice {
  const goods = goodsOf(print?.goods ?? judged?.goods ?? 'tee');
  const width = print?.widthInches ?? judged?.widthInches ?? goods.placements[0].inches.width;
  const chest = goods.placements.find(({ inches }) => inches.width <= CHEST_INCHES);
  const usual = width <= CHEST_INCHES && chest ? chest : goods.placements[0];
  const place = goods.placements.find(({ id }) => id === print?.placement) ?? usual;
  return {
    goods: goods.id,
    placement: place.id,
    widthInches: fit(width, place),
    color: print?.color ?? judged?.color ?? GOODS_COLORS[0].hex,
    offset: print?.offset ?? MIDDLE,
    isCutOut: print?.isCutOut ?? findings.some(({ code }) => code === 'box_behind'),
  };
}

export const goodsOf = (id: MockupGoods): Goods => GOODS.find((one) => one.id === id) ?? (GOODS[0] as Goods);

export const placeOf = ({ goods, placement }: PrintChoice): Placement => {
  const { placements } = goodsOf(goods);
  return placements.find(({ id }) => id === placement) ?? placements[0];
};

/** Other goods begin at their first place, as wide as before where that fits. */
export function onGoods(choice: PrintChoice, goods: MockupGoods): PrintChoice {
  const [place] = goodsOf(goods).placements;
  return { ...choice, goods, placement: place.id, offset: MIDDLE, widthInches: usualWidth(choice, place) };
}

export function atPlace(choice: PrintChoice, place: Placement): PrintChoice {
  return { ...choice, placement: place.id, offset: MIDDLE, widthInches: usualWidth(choice, place) };
}

/** Of another place the part of it that was taken before: a full front is not as wide on a chest, nor a logo on a banner. */
function usualWidth(choice: PrintChoice, place: Placement): number {
  const before = placeOf(choice);
  return fit((choice.widthInches / before.inches.width) * place.inches.width, place);
}

/** `widthInches` as the ruler has it, within the place; `ratio` is the artwork's height to its width. */
export function fit(widthInches: number, place: Placement, ratio = 0): number {
  const step = stepOf(place);
  const most = ratio > 0 ? Math.min(widestOf(place), place.inches.height / ratio) : widestOf(place);
  const rounded = Math.round(widthInches / step) * step;
  return Math.min(Math.floor(most / step) * step || step, Math.max(NARROWEST, rounded));
}

/** The choice with a width that the place has room for. */
export const fitted = (choice: PrintChoice, ratio: number): PrintChoice => ({
  ...choice,
  widthInches: fit(choice.widthInches, placeOf(choice), ratio),
});

export const widestOf = ({ inches, around = inches.width }: Placement): number => around;

/** Of the ruler, in inches. */
export const stepOf = (place: Placement): number => (widestOf(place) > 24 ? 1 : 0.25);

/** As it is stored; goods, method and product are those that the verdict is for. */
export const toPrint = (choice: PrintChoice, judged: ArtworkAnswer['judged']): ArtworkPrint => ({
  ...choice,
  product: judged?.product ?? null,
  method: judged?.method ?? null,
});

/** '11 in', '3.5 in', as findings say it. */
export const lengthText = (inches: number): string => `${Number(inches.toFixed(2))} in`;
