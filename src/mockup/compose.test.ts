import { describe, expect, it } from 'vitest';
import { composeMockup, partFor } from './compose.ts';
import { getGoods, getPlacement } from './goods.ts';
import type { Bitmap } from './warp.ts';

const tee = getGoods('tee');
const chest = getPlacement(tee, 'left-chest');
const front = getPlacement(tee, 'front');
const square = { width: 500, height: 500 };
const CENTER = { x: 0, y: 0 };

describe('the place of artwork', () => {
  it('is its true size, in the middle of the area', () => {
    expect(partFor(chest, square, { widthInches: 2, offset: CENTER })).toEqual({
      left: 0.25,
      right: 0.75,
      top: 0.25,
      bottom: 0.75,
    });
  });

  it('moves by inches', () => {
    const part = partFor(front, square, { widthInches: 6, offset: { x: 1.5, y: -2 } });
    expect((part.left + part.right) / 2).toBeCloseTo((6 + 1.5) / 12);
    expect((part.top + part.bottom) / 2).toBeCloseTo((7 - 2) / 14);
  });

  it('stops at the edge of the area', () => {
    expect(partFor(chest, square, { widthInches: 2, offset: { x: 9, y: -9 } })).toEqual({
      left: 0.5,
      right: 1,
      top: 0,
      bottom: 0.5,
    });
  });

  it('is no larger than the area, whichever side meets it first', () => {
    const wide = partFor(chest, { width: 400, height: 100 }, { widthInches: 30, offset: CENTER });
    expect([wide.left, wide.right]).toEqual([0, 1]);
    const tall = partFor(chest, { width: 100, height: 400 }, { widthInches: 30, offset: CENTER });
    expect([tall.top, tall.bottom]).toEqual([0, 1]);
    expect(tall.right - tall.left).toBeCloseTo(0.25);
  });

  it('may go around a mug, out of sight', () => {
    const wrap = getPlacement(getGoods('mug'), 'wrap');
    const around = { width: 850, height: 300 };
    const part = partFor(wrap, around, { widthInches: 8.5, offset: CENTER });
    expect((part.right - part.left) * wrap.inches.width).toBeCloseTo(8.5);
    expect(part.left).toBeLessThan(0);
    const right = partFor(wrap, square, { widthInches: 3, offset: { x: 50, y: 0 } });
    expect((right.right - 0.5) * wrap.inches.width).toBeCloseTo(8.5 / 2);
  });
});

describe('a mockup', () => {
  const draw = (color: [number, number, number], goods = tee, placement = front) =>
    composeMockup({
      below: filled(goods.width / 2, goods.height / 2, [...color, 255]),
      above: stripe(goods.width / 2, goods.height / 2),
      artwork: filled(120, 120, [255, 213, 0, 255]),
      goods,
      placement,
      widthInches: 6,
      offset: CENTER,
      color: `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    });

  it('has ink of a light cloth mixed with its color', () => {
    expect(at(draw([228, 216, 191]), ...middle(front))).toEqual([228, 180, 0, 255]);
  });

  it('has ink of a dark cloth in its own color, as on an underbase', () => {
    expect(at(draw([34, 29, 25]), ...middle(front))).toEqual([255, 213, 0, 255]);
  });

  it('has vinyl in its own color on any van', () => {
    const van = getGoods('van-side');
    const door = getPlacement(van, 'door');
    expect(at(draw([228, 216, 191], van, door), ...middle(door))).toEqual([255, 213, 0, 255]);
  });

  it('is as wide in the picture as in inches', () => {
    const picture = draw([34, 29, 25]);
    const [, y] = middle(front);
    let inked = 0;
    for (let x = 0; x < picture.width; x++) inked += ((at(picture, x, y)[0] ?? 0) - 34) / (255 - 34);
    expect(inked).toBeCloseTo((228 / 12) * 6 * 0.5, 0);
  });

  it('lays folds over the artwork, and leaves the layers as they were', () => {
    const below = filled(400, 440, [255, 255, 255, 255]);
    const artwork = filled(10, 10, [0, 0, 255, 255]);
    const above = stripe(400, 440);
    const [x, y] = middle(front);
    above.data.set([255, 0, 0, 128], (y * 400 + x) * 4);
    const picture = composeMockup({
      below,
      above,
      artwork,
      goods: tee,
      placement: front,
      widthInches: 6,
      offset: CENTER,
      color: '#ffffff',
    });
    expect(at(picture, x, y)).toEqual([128, 0, 127, 255]);
    expect(at(below, x, y)).toEqual([255, 255, 255, 255]);
  });
});

function middle({ area: { top, bottom } }: typeof front): [number, number] {
  return [Math.round((top[0][0] + bottom[3][0]) / 4), Math.round((top[0][1] + bottom[3][1]) / 4)];
}

function filled(width: number, height: number, color: number[]): Bitmap {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 4) data.set(color, i);
  return { width, height, data };
}

/** All clear but for the first row. */
function stripe(width: number, height: number): Bitmap {
  const bitmap = filled(width, height, [0, 0, 0, 0]);
  for (let x = 0; x < width; x++) bitmap.data.set([0, 0, 0, 255], x * 4);
  return bitmap;
}

function at({ data, width }: Bitmap, x: number, y: number): number[] {
  return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
}
