import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

describe('goods on no list', () => {
  it.each([
    ['looking for 25 lanterns for our patio', 'lanterns'],
    ['we want 8 wooden ladders', 'wooden ladders'],
    ['can you guys make umbrellas stands or bookshelves?', undefined],
    ['do you print on bricks?', 'bricks'],
    ['15 bow ties for the choir', 'bow ties'],
    ['6 questions', undefined],
    ['20 guys', undefined],
    ['could you build me a canoe', 'a canoe'],
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
    const { state } = say(['we want 8 wooden ladders', 'then banners']);
    expect(state.slots).toMatchObject({ service: 'signs-and-banners', quantity: 8 });
  });

  it('are refused in other words the second time', () => {
    expect(say(['do you make cakes?', 'and do you make cupcakes?']).reply).toMatch(/either/);
  });
});

describe('goods on no list beside those that are made', () => {
  it.each([
    ['60 hoodies, 12 kayaks and 4 posters', /posters.*kayaks are not on my list/i],
    ['60 hoodies and 12 kayaks with our crest by may 8', /\$.*kayaks are not on my list/i],
    ['60 hoodies, 300 brochures and 4 posters', /posters.*do not print .*brochures/],
    ['60 hoodies and 300 brochures. Lou Reyes, lou@example.com', /brochures.*60 hoodies.*\$/],
  ])('are said to be so, and stay in their words: %s', (message, said) => {
    const { reply, state } = say([message]);
    expect(reply).toMatch(said);
    expect(state.said).toEqual([message]);
  });

  it.each([
    '60 hoodies, 12 campers',
    '60 hoodies, 20 kids and 5 leaders',
    '60 hoodies, 2 colors, 2 locations',
    '60 hoodies and 12 for the coaches',
    '60 hoodies, 20 smalls and 40 larges',
  ])('are none: %s', (message) => expect(say([message]).reply).not.toContain('not on my list'));
});
