import { describe, expect, it } from 'vitest';
import { contextFor, outcome } from '../testing/shop.ts';
import { readSizes } from './sizes.ts';

const sizes = (message: string) => outcome(readSizes(contextFor(message)));

describe('sizes', () => {
  it.each([
    ['10 small 20 medium 5 xl', { S: 10, M: 20, XL: 5 }],
    ['S: 4, M: 6, 2XL: 2', { S: 4, M: 6, '2XL': 2 }],
    ['5 s, 5 m, 10 l and 3 xxl', { S: 5, M: 5, L: 10, '2XL': 3 }],
    ['4 2xl and 2 3xl', { '2XL': 4, '3XL': 2 }],
    ['6 extra large, 2 youth small', { XL: 6, YS: 2 }],
    ['12 large shirts', { L: 12 }],
  ])('are read with their counts: %s', (message, expected) => expect(sizes(message)).toEqual(expected));

  it.each(['5 large banners', "it's 5 m long", 'size large', '2XL', 'a small order', '3 m'])(
    'are not made up: %s',
    (message) => expect(sizes(message)).toBe('skipped'),
  );
});
