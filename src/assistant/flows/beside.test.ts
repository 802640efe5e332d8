import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('what is asked besides a price', () => {
  it.each([
    ['48 tees please. do you ship to Ohio?', /48 t-shirts.*\$.*ship anywhere/s],
    ['200 pens, what would that be and how long does it take', /200 pens.*\$.*10 to 15 working days/s],
    ['30 crewnecks and are you open on saturday?', /30 crewnecks.*\$.*10 am to 2 pm/s],
    ['price for 60 totes, and what file format do you want', /60 totes.*\$.*vector/s],
  ])('gets its sentence: %s', (message, says) => {
    expect(say([message]).reply).toMatch(says);
  });

  it.each([
    'how much for 2 vans with our logo on the doors',
    'looking for 150 koozies with a logo. what do they cost?',
    '24 trucker hats with a leather patch',
  ])('is no page on a word in passing: %s', (message) => {
    const { reply } = say([message]);
    expect(reply).toMatch(/\$/);
    expect(reply).not.toContain('From our page');
  });

  it('gives way to a number that is too small, and comes with one that is enough', () => {
    expect(say(['could I get 4 caps with our names on, is that doable?']).reply).toMatch(/12 pieces.*\$/);
    expect(say(['what is the minimum? we want 30 jackets']).reply).toMatch(/12 pieces.*30 jackets.*\$/);
    expect(say(['8 polos', 'oh 12 is the minimum? 12 polos then']).reply).toMatch(/12 polos.*\$/);
  });
});

describe('a question in the middle of a quote', () => {
  it('is no answer to what was asked', () => {
    expect(say(['20 tees and 20 caps', 'type. do the caps need the same logo']).reply).toMatch(
      /person|our people|someone|page/,
    );
  });

  it('may be a wish all the same', () => {
    const { reply, state } = say(['40 tees', 'type', 'could you do them in maroon?']);
    expect(state.slots.colors).toEqual(['maroon']);
    expect(reply).not.toContain('From our page');
  });
});
