// How money is printed.
import { expect, it } from 'vitest';
import { dollarRange, dollars } from './dollars.ts';

it.each([
  [0, '$0'],
  [850, '$8.50'],
  [5000, '$50'],
  [9999, '$99.99'],
  [10_000, '$100'],
  [30_249, '$302'],
  [30_250, '$303'],
  [123_456, '$1,235'],
])('prints %i cents as %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});

it('prints one figure where both ends of a range are alike', () => {
  expect(dollarRange({ lowCents: 10_000, highCents: 10_040 })).toBe('$100');
});

it('prints a range whose lower end keeps its cents', () => {
  expect(dollarRange({ lowCents: 9550, highCents: 10_651 })).toBe('$95.50 to $107');
});
