import { describe, expect, it } from 'vitest';
import { saveLead } from './save-lead.ts';
import { NOW, say, shop } from './testing/shop.ts';

describe('goods of several kinds under one number', () => {
  it.each([
    ['48 pieces, half tees and half sweatshirts', 48, 't-shirts and sweatshirts'],
    ['we need 30, a mix of hoodies and crewnecks', 30, 'hoodies and crewnecks'],
    ['polos and jackets, 24 total, split evenly', 24, 'polos and jackets'],
    [
      '72 in all, one third tees, one third long sleeves, one third hoodies',
      72,
      'long sleeve tees and hoodies',
    ],
  ])("are all the job's: %s", (message, quantity, goods) => {
    const { state, reply } = say([message]);
    expect(state.slots.quantity).toBe(quantity);
    for (const one of goods.split(' and ')) expect(state.thing).toContain(one);
    expect(reply).toContain(`${quantity} ${state.thing}`);
    expect(saveLead(state, shop, NOW, true).lead.details).toContain(`${quantity} ${state.thing}`);
    expect(state.jobs).toEqual([]);
  });

  it.each([
    ['40 hoodies half red half black', 'hoodie'],
    ['24 half zips', null],
    ['30 tees, half of them small', 't-shirt'],
    ['half a dozen jackets and caps later', 'jacket'],
  ])('are not %s', (message, thing) => expect(say([message]).state.thing).toBe(thing));

  it.each([
    ['30 hoodies plus 500 flyers', 30],
    ['we want 30 hoodies. can you do brochures as well?', 30],
    ['do you make trophies? also need 30 hoodies', 30],
    ['do you make lighted signs? we want 3', undefined],
  ])('hold nothing that is not made here, and it is said: %s', (message, quantity) => {
    const { reply, state } = say([message]);
    expect(reply).toMatch(/do not (?:print|make)/);
    expect(state.slots.quantity).toBe(quantity);
  });

  it.each(['do you do totes? thinking 75', 'do y’all do beanies? i need 40'])(
    'are priced as what they are, asked for in a question: %s',
    (message) => {
      const [, goods = '', count = ''] = /do (\w+)\?.* (\d+)$/.exec(message) ?? [];
      const price = (one: string) => /\$[\d.,]+ to \$[\d.,]+/.exec(say([one]).reply)?.[0];
      expect(price(message)).toBe(price(`${count} ${goods}`));
    },
  );

  it('may become one kind again', () => {
    expect(say(['48, half tees half hoodies', 'make them all hoodies']).state.thing).toBe('hoodie');
  });
});
