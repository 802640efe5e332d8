// Items in a sentence.
import { expect, it } from 'vitest';
import { cutList, nameItem } from './name-items.ts';

it.each([
  ['Pint glasses', 24, '24 pint glasses'],
  ['Banner', 1, 'one banner'],
  ['Pens', 1200, '1,200 pens'],
  ['DTF transfers', 10, '10 DTF transfers'],
  ['Hats', null, 'hats'],
])('names %s, %s of them', (label, quantity, text) => {
  expect(nameItem({ label, quantity, estimate: null })).toBe(text);
});

it('names three and counts the others', () => {
  expect(cutList(['a', 'b', 'c'])).toEqual({ named: ['a', 'b', 'c'], more: 0 });
  expect(cutList(['a', 'b', 'c', 'd', 'e'])).toEqual({ named: ['a', 'b', 'c'], more: 2 });
});
