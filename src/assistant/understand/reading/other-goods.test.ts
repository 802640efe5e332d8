import { describe, expect, it } from 'vitest';
import { NOW, shop } from '../../testing/shop.ts';
import { read } from '../context/read.ts';
import { nothingKnown } from '../context/reader-state.ts';

const slots = (message: string) => read(message, nothingKnown(), shop, NOW).slots;

describe('two kinds of goods in one message', () => {
  it.each([
    ['24 embroidered caps plus 2 banners 3x8', { service: 'embroidery', quantity: 24 }],
    ['wrap my food truck and do 30 shirts for the staff', { service: 'car-wraps' }],
    ['2 banners 3x6 and 12 red polos', { service: 'signs-and-banners', quantity: 2, dimensions: '3x6' }],
    ['need 50 shirts and 20 hats', { service: 'hats-and-t-shirts', quantity: 50 }],
    ['60 beach towels, corner embroidered', { service: 'embroidery', quantity: 60 }],
    [
      '18 gray totes, thread of dark red',
      { service: 'embroidery', quantity: 18, colors: ['gray', 'dark red'] },
    ],
  ])('read the first: %s', (message, expected) => expect(slots(message)).toEqual(expected));

  it('share what is said of both', () => {
    expect(slots('24 caps plus 2 banners by april 3, budget $900')).toEqual({
      service: 'hats-and-t-shirts',
      quantity: 24,
      dueDate: { text: 'april 3', date: '2026-04-03' },
      budgetCents: 90_000,
    });
    expect(slots('shirts and mugs, 40 of each').quantity).toBe(40);
  });

  it.each(['also 300 postcards', 'tambien ocupo 250 volantes', '100 punch cards as well'])(
    'count nothing of paper, which is not made: %s',
    (message) => expect(slots(message).quantity).toBeUndefined(),
  );

  it('count what holds the cards', () => expect(slots('we need 60 card holders').quantity).toBe(60));
});
