// The sum of a ticket with items.
import { expect, it } from 'vitest';
import { priceText, sumText, sumUp } from './sum-up.ts';

const glasses = { label: 'Pint glasses', quantity: 24, estimate: { lowCents: 39_600, highCents: 44_352 } };
const tees = { label: 'T-shirts', quantity: 9, estimate: { lowCents: 30_200, highCents: 31_900 } };
const frisbees = { label: 'Frisbees', quantity: 20, estimate: null };

it('is the total of the server where every item has a price', () => {
  const total = { lowCents: 69_800, highCents: 76_252 };
  expect(sumText(sumUp([glasses, tees], total))).toBe('$698 to $763');
  expect(sumText(sumUp([glasses, tees], null))).toBe('$698 to $763');
});

it('counts what a person has to price', () => {
  expect(sumText(sumUp([glasses, frisbees, tees], null))).toBe('$698 to $763 + 1 by a person');
  expect(sumText(sumUp([frisbees, glasses, frisbees], null))).toBe('$396 to $444 + 2 by a person');
});

it('is no figure where no item has a price', () => {
  expect(sumText(sumUp([frisbees, frisbees], null))).toBe('priced by a person');
  expect(priceText(frisbees)).toBe('priced by a person');
});
