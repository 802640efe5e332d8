import { describe, expect, it } from 'vitest';
import { describeItems } from './understood-job.tsx';

const glasses = { label: 'Pint glasses', quantity: 1200, estimate: { lowCents: 39_600, highCents: 44_352 } };
const banner = { label: 'Banner', quantity: 1, estimate: { lowCents: 11_000, highCents: 12_100 } };
const tees = { label: 'T-shirts', quantity: null, estimate: null };
const wordsOf = (items: Parameters<typeof describeItems>[0]) =>
  describeItems(items).map(({ label, value }) => `${label}: ${value}`);

describe('describeItems', () => {
  it('tells how many of each and for how much, and what they come to', () => {
    expect(wordsOf([glasses, banner])).toEqual([
      'Pint glasses: 1,200, $396 to $444',
      'Banner: 1, $110 to $121',
      'Together: $506 to $565',
    ]);
  });

  it('adds up nothing where one has no price, nor one item alone', () => {
    expect(wordsOf([glasses, tees])).toEqual([
      'Pint glasses: 1,200, $396 to $444',
      'T-shirts: priced by a person',
    ]);
    expect(wordsOf([banner])).toEqual(['Banner: 1, $110 to $121']);
    expect(wordsOf([])).toEqual([]);
  });
});
