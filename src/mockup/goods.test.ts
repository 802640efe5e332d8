import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOODS, getGoods, getPlacement } from './goods.ts';
import { lengthOf, pointOf } from './warp.ts';

const DRAWINGS = join(import.meta.dirname, 'drawings');
const places = GOODS.flatMap((goods) =>
  goods.placements.map((placement) => ({ name: `${goods.id}, ${placement.name}`, goods, placement })),
);

describe('the goods', () => {
  it('are ten, each with places of different names', () => {
    expect(new Set(GOODS.map(({ id }) => id)).size).toBe(10);
    for (const { placements } of GOODS)
      expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
  });

  it('are found by name, or refused', () => {
    expect(getPlacement(getGoods('tee'), 'back').drawing).toBe('tee-back');
    expect(() => getGoods('socks')).toThrow('There are no goods "socks"');
    expect(() => getPlacement(getGoods('mug'), 'sleeve')).toThrow('mug has no placement "sleeve"');
  });

  it('have all the drawings that there are, and no other', () => {
    const drawn = places.flatMap(({ goods, placement }) =>
      ['below', 'above'].map((layer) => `${placement.drawing ?? goods.id}-${layer}.svg`),
    );
    expect([...new Set(drawn)].sort()).toEqual(readdirSync(DRAWINGS).sort());
  });
});

describe.each(places)('$name', ({ goods, placement }) => {
  it('lies inside the picture', () => {
    for (let i = 0; i <= 20; i++)
      for (let k = 0; k <= 20; k++) {
        const [x, y] = pointOf(placement.area, i / 20, k / 20);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(goods.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(goods.height);
      }
  });

  it('has corners in which its sides meet', () => {
    const { top, right, bottom, left } = placement.area;
    expect([top[0], top[3], bottom[0], bottom[3]]).toEqual([left[0], right[0], left[3], right[3]]);
  });

  it('has an inch that is as long across as it is down', () => {
    const middle = (from: [number, number], to: [number, number]) => lengthOf(placement.area, from, to);
    const across = middle([0.4, 0.5], [0.6, 0.5]) / (placement.inches.width * 0.2);
    const down = middle([0.5, 0.4], [0.5, 0.6]) / (placement.inches.height * 0.2);
    expect(Math.abs(across / down - 1)).toBeLessThan(0.06);
  });

  it('is drawn to the size that the table says', () => {
    for (const layer of ['below', 'above']) {
      const file = join(DRAWINGS, `${placement.drawing ?? goods.id}-${layer}.svg`);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, 'utf8')).toContain(`viewBox="0 0 ${goods.width} ${goods.height}"`);
    }
  });
});
