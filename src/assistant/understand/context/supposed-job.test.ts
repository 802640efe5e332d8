// What a question tried out or the money buys: taken in a few words, told once, and never in place of another job.
import { describe, expect, it } from 'vitest';
import { knownAfter } from '../../testing/shop.ts';

describe('places that were counted', () => {
  it.each(['by may 12', 'what are your hours', 'navy'])(
    'stay counted, though not all were named: %s',
    (next) => {
      const { options, slots } = knownAfter(['60 caps, logo on the front', 'make it 2 locations', next]);
      expect(options.imprint_locations).toBe('2');
      expect(slots.imprintLocations).toEqual(['front']);
    },
  );

  it('fall with a place that is given up', () =>
    expect(knownAfter(['60 tees front and back', 'lose the back']).options.imprint_locations).toBe('1'));

  it.each(['how much with two sides', 'price for 2 places?'])('are no pieces: %s', (question) =>
    expect(knownAfter(['60 caps', question]).slots.quantity).toBe(60),
  );
});
