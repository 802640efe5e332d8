import { describe, expect, it } from 'vitest';
import { knownAfter, say } from '../../testing/shop.ts';

describe('goods of film', () => {
  it.each([
    ['a 2x4 banner to hang in our shop window', 'banner'],
    ['2 metal signs with vinyl lettering 2x3', 'sign'],
    ['3 signs for the front windows', 'sign'],
  ])('are not meant by: %s', (message, thing) => expect(knownAfter([message]).thing).toBe(thing));

  it.each(['2 feather flags', '60 posters 18x24', 'a tablecloth for our booth'])(
    'nor has what comes with a pole, a stand or on paper: %s',
    (message) => expect(say([message, 'how much']).reply).not.toContain('$'),
  );

  it('are put on vehicles and wrap none', () => {
    const { slots, thing } = knownAfter(['300 stickers', 'they are for our trucks']);
    expect(slots).toMatchObject({ service: 'promo-products', quantity: 300 });
    expect(thing).toBe('sticker');
  });
});
