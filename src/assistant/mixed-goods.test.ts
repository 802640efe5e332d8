import { describe, expect, it } from 'vitest';
import { saveLead } from './lead.ts';
import { say, shop } from './testing/shop.ts';

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
    expect(saveLead(state, shop, true).lead.details).toContain(`${quantity} ${state.thing}`);
    expect(state.jobs).toEqual([]);
  });

  it.each([
    ['40 hoodies half red half black', 'hoodie'],
    ['24 half zips', null],
    ['30 tees, half of them small', 't-shirt'],
    ['half a dozen jackets and caps later', 'jacket'],
  ])('are not %s', (message, thing) => expect(say([message]).state.thing).toBe(thing));

  it('may become one kind again', () => {
    expect(say(['48, half tees half hoodies', 'make them all hoodies']).state.thing).toBe('hoodie');
  });
});
