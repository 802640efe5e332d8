import { describe, expect, it } from 'vitest';
import { dollarRange, dollars, priceEach, totalOf } from './told-price.ts';

const estimate = (lowCents: number, highCents: number) => ({
  lowCents,
  highCents,
  unitCents: 0,
  includes: [],
  assumptions: [],
  validUntil: '2026-04-09',
});

describe('prices in words', () => {
  it.each([
    [0, '$0'],
    [875, '$8.75'],
    [9_500, '$95'],
    [9_999, '$99.99'],
    [10_000, '$100'],
    [44_352, '$444'],
    [44_350, '$444'],
    [124_000, '$1,240'],
    [1_234_567_89, '$1,234,568'],
  ])('are whole dollars from $100 on: %d cents', (cents, words) => {
    expect(dollars(cents)).toBe(words);
  });

  it('name both ends, and one where they print alike', () => {
    expect(dollarRange({ lowCents: 39_600, highCents: 44_352 })).toBe('$396 to $444');
    expect(dollarRange({ lowCents: 9_050, highCents: 10_040 })).toBe('$90.50 to $100');
    expect(dollarRange({ lowCents: 50_010, highCents: 50_040 })).toBe('$500');
  });

  it('of each piece are the middle of the range', () => {
    expect(priceEach({ quantity: 24, estimate: estimate(21_100, 23_700) })).toBe('about $9.33 each');
    for (const quantity of [null, 0, 1]) {
      expect(priceEach({ quantity, estimate: estimate(11_000, 12_100) })).toBeUndefined();
    }
    expect(priceEach({ quantity: 24, estimate: null })).toBeUndefined();
  });

  it('come together only where every item has one', () => {
    const items = [{ estimate: estimate(100, 200) }, { estimate: estimate(30, 40) }];
    expect(totalOf(items)).toEqual({ lowCents: 130, highCents: 240 });
    expect(totalOf([...items, { estimate: null }])).toBeNull();
    expect(totalOf([])).toBeNull();
  });
});
