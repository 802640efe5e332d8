import { describe, expect, it } from 'vitest';
import { contextFor } from '../../testing/shop.ts';

const numbers = (message: string) => contextFor(message).numbers.map(({ value }) => value);

describe('numbers', () => {
  it.each([
    ['forty-eight', [48]],
    ['two hundred and six', [206]],
    ['one thousand two hundred fifty', [1250]],
    ['3 thousand 4 hundred and 12', [3412]],
    ['2.5k', [2500]],
    ['1,250,000', [1_250_000]],
    ['a hundred', [100]],
    ['a couple hundred', [200]],
    ['half a dozen', [6]],
    ['couple of dozen', [24]],
    ['5doz', [60]],
    ['40 (forty)', [40]],
    ['twenty and thirty', [20, 30]],
    ['five five five', [5, 5, 5]],
    ['cincuenta', [50]],
    ['a dozen and a half', [18]],
    ['two fifty', [250]],
    ['an even hundred', [100]],
    ['hundred and ten', [110]],
    ['3 1/2 dozen', [42]],
    ['four & a half dozen', [54]],
    ['two gross', [288]],
    ['1/2 dozen', [6]],
    ['quiero dos docenas y media', [30]],
    ['half a million', [500_000]],
    ['a quarter of a million', [250_000]],
    ['one point six million', [1_600_000]],
    ['one point two k', [1200]],
    ['three score and five', [65]],
    ["a baker's dozen", [13]],
    ['3 000', [3000]],
    ['1 500 flyers', [1500]],
    ["20'000", [20_000]],
    ['12.000 stickers', [12_000]],
    ['1 234 567', [1_234_567]],
    ['25 100 oz', [25, 100]],
    ['816 555 0100', [816, 555, 100]],
    ['quarter past 3', [3]],
  ])('are read however written: %s', (message, expected) => expect(numbers(message)).toEqual(expected));

  it.each([
    'dozens',
    'by the dozen',
    'hundreds of them',
    'a few dozen',
    'a few hundred',
    'that is gross',
    '816.555.0142',
    'k',
  ])('are not made up: %s', (message) => expect(numbers(message)).toEqual([]));
});
