import { describe, expect, it } from 'vitest';
import { knownAfter, say } from '../../testing/shop.ts';

describe('goods on no list', () => {
  it.each([
    ['can you guys make umbrellas stands or bookshelves?', undefined],
    ['6 questions', undefined],
    ['20 guys', undefined],
    ['we need 40 for the crew', undefined],
    ['need 60 pieces by may 2', undefined],
    ['do you print on sleeves?', undefined],
    ['can you make changes to it', undefined],
    ['need 40 hoodies', undefined],
  ])('are named where they are not made: %s', (message, goods) => {
    const { reply } = say([message]);
    if (goods === undefined) expect(reply).not.toMatch(/we do not (?:make|print on)/i);
    else expect(reply).toMatch(new RegExp(`we do not (?:make|print on) ${goods}\\b.*screen printing`, 'i'));
  });

  it('keep their number, and lead to what is made', () => {
    const state = knownAfter(['we want 8 wooden ladders', 'then banners']);
    expect(state.slots).toMatchObject({ service: 'signs-and-banners', quantity: 8 });
  });
});

describe('goods on no list beside those that are made', () => {
  it.each([
    '60 hoodies, 12 campers',
    '60 hoodies, 20 kids and 5 leaders',
    '60 hoodies, 2 colors, 2 locations',
    '60 hoodies and 12 for the coaches',
    '60 hoodies, 20 smalls and 40 larges',
  ])('are none: %s', (message) => expect(say([message]).reply).not.toContain('not on my list'));
});
