// Several goods in one message, and numbers that belong to one of them: what the request holds after each talk.
import { describe, expect, it } from 'vitest';
import type { ConversationState } from './state/state.ts';
import { say } from './testing/shop.ts';

/** '40 polo, 100 pen', by the catalog's ids or the visitor's words. */
const items = ({ items: all }: ConversationState): string =>
  all.map(({ goods, slots }) => `${slots.quantity ?? '?'} ${goods.product ?? goods.wording}`).join(', ');

const itemsAfter = (talk: string): string => items(say(talk.split(' | ')).state);

describe('goods of one message', () => {
  it.each([
    ['40 polos embroidered, 100 pens and one 3x8 banner', '40 polo, 100 pen, 1 banner'],
    ['36 work shirts embroidered, and separate from that a 4x8 ft banner', '36 work-shirt, 1 banner'],
    ['2 vans and a banner', '2 van, 1 banner'],
    ['need a wrap for the bus and 20 hats', '1 bus, 20 cap'],
    ['one van wrap and shirts for 12 guys', '1 van, 12 t-shirt'],
    ['wedding: 80 koozies, 80 glasses, one welcome sign 24x36', '80 koozie, 80 pint-glass, 1 rigid-sign'],
    ['business cards (500), 20 tees', '500 business card, 20 t-shirt'],
    ['18 tees and 40 ice scrapers', '18 t-shirt, 40 ice scraper'],
    ['pens and notebooks with our logo, 250 pens and 100 notebooks', '250 pen, 100 notebook'],
    ['200 runner shirts and 30 volunteer shirts', '200 t-shirt, 30 t-shirt'],
    ['mugs and totes, 15 each', '15 mug, 15 tote'],
  ])('%s', (message, items) => {
    expect(itemsAfter(message)).toBe(items);
  });

  it.each([
    ['magnets for 2 vans', '2 magnet'],
    ['we can spend about $400 on the sign', '? rigid-sign'],
    ['20 navy shirts and 30 white shirts', '50 t-shirt'],
    ['24 S, 36 M and 12 L tees', '72 t-shirt'],
    ['shirts for the crew | We did mugs in 2024 and hoodies last year.', '? t-shirt'],
  ])('%s: no more than that', (message, items) => {
    expect(itemsAfter(message)).toBe(items);
  });
});

describe('what belongs to one of several goods', () => {
  it.each([
    ['200 runner shirts and 30 volunteer shirts | make the volunteer shirts 40', '200 t-shirt, 40 t-shirt'],
    ['15 quarter zips and 300 lanyards | just do 12 zips', '12 quarter-zip, 300 lanyard'],
    ['320 shirts and 60 bottles | registration is slow so go 280 on shirts', '280 t-shirt, 60 bottle'],
    ['60 yard signs and 20 shirts | cut the yard signs to 40', '40 yard-sign, 20 t-shirt'],
    ['hoodies and long sleeve tees | Hoodies 68, tees 74', '68 hoodie, 74 long-sleeve-tee'],
    ['forget it | 96 pint glasses | forget the glasses. 72 green t-shirts', '72 t-shirt'],
    ['75 notebooks and 500 pens | please strike the pens', '75 notebook'],
  ])('%s', (talk, items) => {
    expect(itemsAfter(talk)).toBe(items);
  });
});

describe('what is told of one wish by color and size', () => {
  it.each([
    ['shirts in red and navy | the red ones 25, the navy 20', '25 t-shirt, 20 t-shirt'],
    ['45 tees, red and navy. the red ones 25, the navy 20', '25 t-shirt, 20 t-shirt'],
    ['2 banners, one 3x6 and one 4x8', '1 banner, 1 banner'],
  ])('%s: goods apart', (talk, items) => {
    expect(itemsAfter(talk)).toBe(items);
  });

  it('counts the sizes of the goods they are named with', () => {
    const { state } = say(['18 polos and 20 caps', '15 of the polos XL and 3 in 2XL']);
    expect(state.items[0]?.slots).toMatchObject({ quantity: 18, sizes: { XL: 15, '2XL': 3 } });
  });

  it('knows the color of the print from that of the goods', () => {
    const { state } = say(['40 shirts, sage green with our names in white']);
    expect(state.items[0]?.slots).toMatchObject({ colorRoles: { white: 'print' }, inkColors: 1 });
  });
});

describe('what is said of all goods', () => {
  it('is said of each', () => {
    const { state } = say(['30 jackets, 60 caps and 40 beanies. All with our logo embroidered.']);
    expect(state.items.map(({ slots }) => slots.method)).toEqual(['embroidery', 'embroidery', 'embroidery']);
  });
});
