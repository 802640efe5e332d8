import { describe, expect, test } from 'vitest';
import { partedByCommas } from './dashes.ts';

describe('dashes that part what is said', () => {
  test.each([
    ['60 caps - black - by may 9', '60 caps, black, by may 9'],
    ['use my work one - kit@tallpine.example', 'use my work one, kit@tallpine.example'],
    ['two vans — both white', 'two vans, both white'],
    ['two vans—both white', 'two vans, both white'],
    ['the flyer -- 300 of them', 'the flyer, 300 of them'],
    ['Pack 12 - 816-555-0177', 'Pack 12, 816-555-0177'],
    ['name - Otis\nemail - otis@tallpine.example', 'name: Otis\nemail: otis@tallpine.example'],
  ])('%s', (typed, read) => expect(partedByCommas(typed)).toBe(read));
});

test.each([
  '80 - 90 cups',
  'open mon – fri',
  'april 2 - april 6',
  'thirty - one bags',
  'small - 6, large - 4',
  'sizes S - XL',
  '12 - M, 6 - L',
  't - shirts',
  '2 - sided signs',
  'call 816 - 555 - 0177',
  'what would 40 cost by friday - Otis',
  'when? - otis',
  'it says "SALE - ALL WEEK"',
  'drive-in, long-sleeve',
])('%s stays', (typed) => expect(partedByCommas(typed)).toBe(typed));

test('a long row of dashes is read to its end', { timeout: 5_000 }, () => {
  partedByCommas('-'.repeat(2_000));
  partedByCommas('a - '.repeat(500));
  partedByCommas(`${'a.'.repeat(1_000)} - b`);
});
