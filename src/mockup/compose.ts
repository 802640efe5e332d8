// A picture of goods with the artwork on them: cloth, ink, folds, in this order. No DOM and no Node.
import { isDarkColor } from './colors.ts';
import type { Goods, Placement } from './goods.ts';
import { type Bitmap, drawWarped, type Part } from './warp.ts';

export interface Mockup {
  /** The two layers of the drawing in the color of the goods, of one size. */
  below: Bitmap;
  above: Bitmap;
  artwork: Bitmap;
  goods: Goods;
  placement: Placement;
  widthInches: number;
  /** Inches from the middle of the area, right and down. */
  offset: { x: number; y: number };
  /** #rrggbb */
  color: string;
}

/** Draws a mockup at true size; artwork that is too large, or pushed out of its area, is brought back into it. */
export function composeMockup({
  below,
  above,
  artwork,
  goods,
  placement,
  widthInches,
  offset,
  color,
}: Mockup): Bitmap {
  const picture = { ...below, data: below.data.slice() };
  const { area } = placement;
  drawWarped(picture, artwork, {
    area,
    part: partFor(placement, artwork, { widthInches, offset }),
    scale: below.width / goods.width,
    isMultiplied: goods.isInkBare && !isDarkColor(color),
  });
  layOver(picture, above);
  return picture;
}

/** Which part of a placement's area the artwork takes. */
export function partFor(
  { inches, around = inches.width }: Placement,
  artwork: { width: number; height: number },
  { widthInches, offset }: Pick<Mockup, 'widthInches' | 'offset'>,
): Part {
  const ratio = artwork.height / artwork.width;
  const width = Math.min(widthInches, around, inches.height / ratio);
  const height = width * ratio;
  const x = clamp(offset.x, (around - width) / 2) + inches.width / 2;
  const y = clamp(offset.y, (inches.height - height) / 2) + inches.height / 2;
  return {
    left: (x - width / 2) / inches.width,
    right: (x + width / 2) / inches.width,
    top: (y - height / 2) / inches.height,
    bottom: (y + height / 2) / inches.height,
  };
}

const clamp = (value: number, reach: number): number => Math.min(reach, Math.max(-reach, value));

function layOver({ data }: Bitmap, above: Bitmap): void {
  if (above.data.length !== data.length) throw new Error('The two layers of a drawing differ in size');
  for (let i = 0; i < data.length; i += 4) {
    const alpha = above.data[i + 3] ?? 0;
    if (alpha === 0) continue;
    const rest = ((data[i + 3] ?? 0) * (255 - alpha)) / 255;
    const whole = alpha + rest;
    for (let k = i; k < i + 3; k++) data[k] = ((above.data[k] ?? 0) * alpha + (data[k] ?? 0) * rest) / whole;
    data[i + 3] = whole;
  }
}
