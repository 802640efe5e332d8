import { describe, expect, it } from 'vitest';
import { knownAfter } from '../../testing/shop.ts';

describe('a rush', () => {
  it.each([
    ['30 shirts, rush, this friday', 'super_rush'],
    ['30 shirts, rush, by march 10', 'super_rush'],
    ['30 shirts, rush, by march 13', 'rush'],
    ['30 shirts, rush', 'rush'],
  ])('is the one that meets the day, else the fastest: %s', (message, rush) =>
    expect(knownAfter([message]).options.rush).toBe(rush),
  );

  it('follows a day that is told later', () =>
    expect(knownAfter(['30 shirts, rush', 'by march 10']).options.rush).toBe('super_rush'));
});
