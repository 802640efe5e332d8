import { describe, expect, it } from 'vitest';
import { bowed, cylinder, flat, quad } from './areas.ts';
import { type Bitmap, drawWarped, pointOf } from './warp.ts';

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };

describe('a point of an area', () => {
  const hanging = bowed(
    [
      [10, 20],
      [40, 60],
      [80, 60],
      [110, 30],
    ],
    [
      [5, 90],
      [40, 120],
      [80, 120],
      [120, 95],
    ],
  );

  it('is its corner at each corner', () => {
    expect([
      pointOf(hanging, 0, 0),
      pointOf(hanging, 1, 0),
      pointOf(hanging, 0, 1),
      pointOf(hanging, 1, 1),
    ]).toEqual([
      [10, 20],
      [110, 30],
      [5, 90],
      [120, 95],
    ]);
  });

  it('lies on the curve along a side', () => {
    expect(pointOf(hanging, 0.5, 0)[1]).toBeCloseTo((20 + 3 * 60 + 3 * 60 + 30) / 8);
  });

  it('is exact in a rectangle', () => {
    const [x, y] = pointOf(flat(100, 200, 50, 80), 0.3, 0.75);
    expect(x).toBeCloseTo(115);
    expect(y).toBeCloseTo(260);
  });

  it('moves less for each inch towards the side of a cylinder', () => {
    const mug = cylinder({ middle: 300, top: 0, height: 100, radius: 200, sag: 40, degrees: 70 });
    const [side, , middle] = [0, 0.1, 0.5, 0.6].map((u) => pointOf(mug, u, 0)[0]);
    expect(pointOf(mug, 0.1, 0)[0] - (side ?? 0)).toBeLessThan(
      0.5 * (pointOf(mug, 0.6, 0)[0] - (middle ?? 0)),
    );
    for (const u of [0.2, 0.35, 0.5, 0.9]) {
      const angle = ((u - 0.5) * 140 * Math.PI) / 180;
      expect(Math.abs(pointOf(mug, u, 0)[0] - (300 + 200 * Math.sin(angle)))).toBeLessThan(4);
    }
  });
});

describe('artwork in an area', () => {
  it('is copied pixel for pixel where a pixel meets a pixel', () => {
    const artwork = speckled(12, 9);
    const picture = filled(30, 30, [0, 0, 0, 255]);
    drawWarped(picture, artwork, { area: flat(5, 7, 12, 9), part: WHOLE, scale: 1, isMultiplied: false });
    for (let y = 0; y < 30; y++)
      for (let x = 0; x < 30; x++) {
        const isInside = x >= 5 && x < 17 && y >= 7 && y < 16;
        expect(at(picture, x, y)).toEqual(isInside ? at(artwork, x - 5, y - 7) : [0, 0, 0, 255]);
      }
  });

  it('paints each pixel once, so that half-clear ink has no seams', () => {
    const picture = filled(100, 100, [255, 255, 255, 255]);
    const area = quad([12.3, 9.1], [88.8, 17.7], [80.2, 90.4], [7.9, 77.3]);
    drawWarped(picture, filled(40, 40, [0, 0, 0, 128]), { area, part: WHOLE, scale: 1, isMultiplied: false });
    const values = new Set<number>();
    for (let y = 25; y < 70; y++) for (let x = 20; x < 75; x++) values.add(at(picture, x, y)[0] ?? -1);
    expect([...values].every((value) => Math.abs(value - 127) <= 1)).toBe(true);
  });

  it('multiplies with the cloth where ink is bare', () => {
    const picture = filled(10, 10, [200, 100, 255, 255]);
    drawWarped(picture, filled(10, 10, [128, 255, 0, 255]), {
      area: flat(0, 0, 10, 10),
      part: WHOLE,
      scale: 1,
      isMultiplied: true,
    });
    expect(at(picture, 5, 5)).toEqual([100, 100, 0, 255]);
  });

  it('leaves the cloth alone where the artwork is clear', () => {
    for (const isMultiplied of [true, false]) {
      const picture = filled(10, 10, [200, 100, 50, 255]);
      const clear = filled(10, 10, [255, 0, 0, 0]);
      drawWarped(picture, clear, { area: flat(0, 0, 10, 10), part: WHOLE, scale: 1, isMultiplied });
      expect(at(picture, 5, 5)).toEqual([200, 100, 50, 255]);
    }
  });

  it('shrinks fine checks to their mean instead of to a pattern', () => {
    const checks = filled(512, 512, [0, 0, 0, 255]);
    for (let i = 0; i < 512 * 512; i++)
      if (((i % 512) + Math.floor(i / 512)) % 2) checks.data.set([255, 255, 255], i * 4);
    const picture = filled(60, 60, [0, 0, 0, 255]);
    drawWarped(picture, checks, { area: flat(5, 5, 50, 50), part: WHOLE, scale: 1, isMultiplied: false });
    for (const [x, y] of [
      [20, 20],
      [33, 41],
      [47, 9],
    ] as const)
      expect(Math.abs((at(picture, x, y)[0] ?? 0) - 127)).toBeLessThan(3);
  });

  it('cuts off what lies outside of the area', () => {
    const picture = filled(40, 40, [255, 255, 255, 255]);
    const part = { left: -0.5, top: 0, right: 1.5, bottom: 1 };
    const black = filled(40, 20, [0, 0, 0, 255]);
    drawWarped(picture, black, { area: flat(10, 10, 20, 20), part, scale: 1, isMultiplied: false });
    expect([
      at(picture, 9, 20)[0],
      at(picture, 10, 20)[0],
      at(picture, 29, 20)[0],
      at(picture, 30, 20)[0],
    ]).toEqual([255, 0, 0, 255]);
  });
});

function filled(width: number, height: number, color: number[]): Bitmap {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 4) data.set(color, i);
  return { width, height, data };
}

function speckled(width: number, height: number): Bitmap {
  const bitmap = filled(width, height, [0, 0, 0, 255]);
  for (let i = 0; i < width * height; i++)
    bitmap.data.set([(i * 37) % 256, (i * 91) % 256, (i * 53) % 256], i * 4);
  return bitmap;
}

function at({ data, width }: Bitmap, x: number, y: number): number[] {
  return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
}
