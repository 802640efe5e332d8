import { describe, expect, it } from 'vitest';
import { readMessages } from '../../testing/messages.ts';
import { contextFor, knownAfter, outcome } from '../../testing/shop.ts';
import { findSizes, maySaySize, readHalves, readRestSize, readSizes } from './sizes.ts';

const sizes = (message: string) => outcome(readSizes(contextFor(message)));

describe('sizes', () => {
  it.each([
    ['Youth 6 S, 9 M. Adult 4 M, 3 XL', { YS: 6, YM: 9, M: 4, XL: 3 }],
    ['kids: 2 small 3 large, adults: 7 large', { YS: 2, YL: 3, L: 7 }],
    ['smalls 6, mediums 2, and just two XXXLs', { S: 6, M: 2, '3XL': 2 }],
    ['M is 8, XL is 3 and a single small', { M: 8, XL: 3, S: 1 }],
    ['S 4, M 5, and a large logo', { S: 4, M: 5 }],
    ['14 kids tees, 8 S 6 M', { S: 8, M: 6 }],
    ['3 larges, 4 XL and a single 3X', { L: 3, XL: 4, '3XL': 1 }],
    ['5 larges, 3 mediums, couple of smalls and a 2xl for my uncle', { L: 5, M: 3, S: 2, '2XL': 1 }],
    ['2 smalls, 6 meds, 4 lg and a 2X for Gus', { S: 2, M: 6, L: 4, '2XL': 1 }],
    ['Size | Qty\nM | 12\nXL | 4', { M: 12, XL: 4 }],
    ['no xl, three 2x, and the others small', { '2XL': 3 }],
    ['10 small 20 medium 5 xl', { S: 10, M: 20, XL: 5 }],
    ['22 ladies medium all the same color', { M: 22 }],
    ['14 youth large for the choir', { YL: 14 }],
    ['six small four medium two xl and three two xl', { S: 6, M: 4, XL: 2, '2XL': 3 }],
    ['ten large, four double x', { L: 10, '2XL': 4 }],
    ['ten medium and twenty two xl', { M: 10, XL: 22 }],
    ['S: 4, M: 6, 2XL: 2', { S: 4, M: 6, '2XL': 2 }],
    ['3 larges, actually 5 larges and 2 smalls', { L: 5, S: 2 }],
    ['3 larges and 5 larges', { L: 8 }],
    ['5 s, 5 m, 10 l and 3 xxl', { S: 5, M: 5, L: 10, '2XL': 3 }],
    ['4 2xl and 2 3xl', { '2XL': 4, '3XL': 2 }],
    ['6 extra large, 2 youth small', { XL: 6, YS: 2 }],
    ['12 large shirts', { L: 12 }],
    ['4 smalls, 6 larges, a medium and 2 xl', { S: 4, L: 6, M: 1, XL: 2 }],
    ['4 smalls, 6 larges and a large banner', { S: 4, L: 6 }],
    ['youth S 4 youth M 7 then adult M 5 L 2 and four 3x', { YS: 4, YM: 7, M: 5, L: 2, '3XL': 4 }],
    ['5 each of s m l', { S: 5, M: 5, L: 5 }],
    ['small medium large xl 4 of each', { S: 4, M: 4, L: 4, XL: 4 }],
    ['S/M/L/XL, 6 each', { S: 6, M: 6, L: 6, XL: 6 }],
    ['s-10 m-20 l-15', { S: 10, M: 20, L: 15 }],
    ['M/10 L/12 XL/8', { M: 10, L: 12, XL: 8 }],
    ['XL 6, 2X 2', { XL: 6, '2XL': 2 }],
    ['2 of each size S to XL', { S: 2, M: 2, L: 2, XL: 2 }],
    ['9 smalls 4 meds', { S: 9, M: 4 }],
    ['all XL, 14 of them', { XL: 14 }],
    ['4s 8m 6l 3xl', { S: 4, M: 8, L: 6, XL: 3 }],
    ['4s 8m 6l 2 3xl', { S: 4, M: 8, L: 6, '3XL': 2 }],
    ['4 s 8 m 2 3xl', { S: 4, M: 8, '3XL': 2 }],
    ['5 YM, 12 AS, 8 AM, 4 AL', { YM: 5, S: 12, M: 8, L: 4 }],
    ['6 women’s small tees', { S: 6 }],
    ['large (5) medium (7)', { L: 5, M: 7 }],
    ['4 smalls and an extra large', { S: 4, XL: 1 }],
    ['three of every size, small to xl', { S: 3, M: 3, L: 3, XL: 3 }],
    ['3t x2, 4t x5', { '3T': 2, '4T': 5 }],
    ['Ivy M, Otis XL, Wren - L, Bea small', { M: 1, XL: 1, L: 1, S: 1 }],
    ['Doe 14 L, Kane #3 M, Ruiz 9 L jerseys', { L: 2, M: 1 }],
    ['Doe 14 L, Kane 3 M, Ruiz 9 L so far', { L: 2, M: 1 }],
    ['Maroon 14 L, Gold 3 M, White 9 S', { L: 14, M: 3, S: 9 }],
  ])('are read with their counts: %s', (message, expected) => expect(sizes(message)).toEqual(expected));

  it('are told of the rest and of halves', () => {
    const words = (message: string) => contextFor(message).words;
    expect(readRestSize(words('8 M and the rest are XL'))).toBe('XL');
    expect(readRestSize(words('8 M and the rest in blue'))).toBeUndefined();
    expect(readHalves(words('half of them medium, half large'))).toEqual(['M', 'L']);
    expect(readHalves(words('half zips, half large'))).toBeUndefined();
    expect(readHalves(words('half the squad wears S and half M'))).toEqual(['S', 'M']);
    expect(knownAfter(['half are S and half are L, 15 of each, tees']).slots).toMatchObject({
      quantity: 30,
      sizes: { S: 15, L: 15 },
    });
  });

  it.each([
    '5 large banners',
    "it's 5 m long",
    'size large',
    '2XL',
    'a small order',
    '3 m',
    '8 AM',
    'one each of the hats',
    'put a small logo on each',
    'Ivy M, Otis XL',
  ])('are not made up: %s', (message) => expect(sizes(message)).toBe('skipped'));
});

describe('a roster that is not yet whole', () => {
  it('leaves the number of pieces as it is', () => {
    const { slots } = knownAfter(['30 jerseys', 'type', 'Doe 14 L, Kane 3 M, Ruiz 9 L']);
    expect([slots.quantity, slots.sizes]).toEqual([30, { L: 2, M: 1 }]);
  });
});

it('rules out no message in which a size stands', { tags: ['long'] }, () => {
  for (const message of [...readMessages(), '10 AM and 5 YL', '4 2T', 'six extra large', 'ten double x']) {
    const { all, plain } = contextFor(message).words;
    expect(maySaySize(plain) || findSizes(all).length === 0, message).toBe(true);
  }
});

describe('a change of the sizes that are known', () => {
  it.each([
    ['one more medium so 9 M', { M: 9, L: 5, XL: 2 }],
    ['two more larges signed up, that makes 7 larges', { M: 8, L: 7, XL: 2 }],
    ['1 less XL so 1 XL', { M: 8, L: 5, XL: 1 }],
    ['3 more L and 1 more XL', { M: 8, L: 8, XL: 3 }],
    ['Bo is a large not medium, so 7 M 6 L', { M: 7, L: 6, XL: 2 }],
    ['2 of the mediums are actually larges', { M: 6, L: 7, XL: 2 }],
    ['one of the larges wants an XL', { M: 8, L: 4, XL: 3 }],
    ['the mediums are for the back office', { M: 8, L: 5, XL: 2 }],
  ])('is told with what it comes to, or without: %s', (message, sizes) => {
    const { slots } = knownAfter(['jerseys', '8 M 5 L 2 XL', message]);
    expect(slots.sizes).toEqual(sizes);
    expect(slots.quantity).toBe(Object.values(sizes).reduce((sum, pieces) => sum + pieces, 0));
  });
});

describe('all but a few', () => {
  it.each([
    ['everybody is medium except two XL', { XL: 2, M: 28 }],
    ['all larges but one 3xl and a small', { '3XL': 1, S: 1, L: 28 }],
  ])('are those, and the rest the other size: %s', (message, sizes) =>
    expect(knownAfter(['30 jerseys', message]).slots.sizes).toEqual(sizes),
  );
});
