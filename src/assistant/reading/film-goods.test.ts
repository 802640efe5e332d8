import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('goods of film', () => {
  it.each([
    ['lettering three storefront windows at our salon', 'window lettering'],
    ['cut vinyl lettering for the glass door of our clinic', 'door lettering'],
    ['put our logo and hours on the shop window', 'window lettering'],
    ['4 wall decals for the daycare', 'wall decal'],
    ['frosted film for a conference room', 'frosted vinyl'],
    ['window graphics for a bakery', 'window graphics'],
  ])('have a name and no price: %s', (message, thing) => {
    const { state } = say([message]);
    expect(state.thing).toBe(thing);
    const { reply } = say(['how much is that'], state);
    expect(reply).toMatch(/person works/);
    expect(reply).not.toMatch(/\$|grommets|sides?\b|How many/);
  });

  it.each([
    ['a 2x4 banner to hang in our shop window', 'banner'],
    ['2 metal signs with vinyl lettering 2x3', 'sign'],
    ['3 signs for the front windows', 'sign'],
  ])('are not meant by: %s', (message, thing) => expect(say([message]).state.thing).toBe(thing));

  it.each([
    '2 feather flags',
    'how much is a retractable banner',
    '60 posters 18x24',
    'a tablecloth for our booth',
  ])('nor has what comes with a pole, a stand or on paper: %s', (message) =>
    expect(say([message, 'how much']).reply).not.toContain('$'),
  );

  it('are put on vehicles and wrap none', () => {
    const { slots, thing } = say(['300 stickers', 'they are for our trucks']).state;
    expect(slots).toMatchObject({ service: 'promo-products', quantity: 300 });
    expect(thing).toBe('sticker');
  });
});
