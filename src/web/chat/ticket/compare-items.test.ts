// Which of the ticket's lines an answer made new.
import { expect, it } from 'vitest';
import { compareItems } from './compare-items.ts';

const caps = { label: 'Caps', quantity: 48, estimate: { lowCents: 100_000, highCents: 112_000 } };
const mugs = { label: 'Mugs', quantity: 24, estimate: { lowCents: 20_000, highCents: 22_400 } };
const banner = { label: 'Banner', quantity: 1, estimate: null };

it('finds the line that was added, and nothing when all is as it was', () => {
  expect(compareItems([caps], [caps, mugs])).toEqual([{ index: 1 }]);
  expect(compareItems([], [caps, mugs])).toEqual([{ index: 0 }, { index: 1 }]);
  expect(compareItems([caps, mugs], [{ ...caps }, { ...mugs }])).toEqual([]);
});

it('takes a line with another number or price for the same one, corrected', () => {
  const priced = { ...banner, estimate: { lowCents: 11_000, highCents: 12_100 } };
  expect(compareItems([caps, banner], [caps, priced])).toEqual([{ index: 1, before: banner }]);
  expect(compareItems([caps], [{ ...caps, quantity: 72 }])).toEqual([{ index: 0, before: caps }]);
});

it('knows a line by its place when its name follows the number', () => {
  const banners = { ...banner, label: 'Banners', quantity: 12 };
  expect(compareItems([caps, banner, mugs], [caps, banners, mugs])).toEqual([{ index: 1, before: banner }]);
});

it('calls nothing new because another line went', () => {
  expect(compareItems([caps, banner, mugs], [caps, mugs])).toEqual([]);
});

it('tells two items of one name apart', () => {
  const more = { ...caps, quantity: 12 };
  expect(compareItems([caps, more], [caps, more, mugs])).toEqual([{ index: 2 }]);
});
