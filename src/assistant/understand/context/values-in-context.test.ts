import { describe, expect, it } from 'vitest';
import { knownAfter } from '../../testing/shop.ts';

const JOB = ['96 koozies'];

describe('another number of the goods at hand', () => {
  it.each([
    ['ok 144 then, for the reunion', 144],
    ['fine, 72', 72],
    ['lets do 1,500', 1500],
    ['we will take 120', 120],
    ['ok 40 then', 40],
    ['in 2 weeks', 96],
    ['ok 12', 96],
  ])('%s', (message, quantity) => {
    const state = knownAfter([...JOB, message]);
    expect(state.slots.quantity).toBe(quantity);
  });

  it('comes with other goods too', () => {
    expect(knownAfter([...JOB, 'no lets do mugs, 80'])).toMatchObject({
      thing: 'mug',
      slots: { quantity: 80 },
    });
  });

  it('stands alone between commas where other goods are named', () => {
    const state = knownAfter([...JOB, 'you know what, tote bags, 110, plain ones']);
    expect(state.slots.quantity).toBe(110);
  });

  it('is no day of the month', () => {
    const state = knownAfter(['60 shirts for may 16', 'our date slid back to the 9th']);
    expect(state.slots.dueDate?.date).toBe('2026-05-09');
    expect(state.options).not.toHaveProperty('imprint_locations');
  });

  it('counts the days before an event', () => {
    const state = knownAfter(['60 shirts for may 16', 'eight days before the fair is fine']);
    expect(state.slots.dueDate?.date).toBe('2026-05-08');
  });

  it('is not the number of a part', () => {
    const { slots } = knownAfter(['12 banners 3x6 ft', 'and 4 of them 2x8 ft']);
    expect(slots).toMatchObject({ quantity: 12, dimensions: '3x6 ft and 2x8 ft' });
  });
});

describe('what is added', () => {
  it.each([
    ['can i add 5 riders', 15],
    ['can i add 5 stakes', 15],
    ['can i add 5 more', 20],
  ])('is more of the goods, or comes to them: %s', (message, pieces) =>
    expect(knownAfter(['15 yard signs', message]).slots.quantity).toBe(pieces),
  );
});

describe('one size of all', () => {
  it.each(['all large', 'sizes? all large', 'make them all larges please', 'all of them in large'])(
    'is said by %s',
    (message) => expect(knownAfter(['14 black tees', message]).slots.sizes).toEqual({ L: 14 }),
  );

  it.each(['all good', 'all black'])('is not said by %s', (message) =>
    expect(knownAfter(['14 black tees', message]).slots.sizes).toBeUndefined(),
  );
});

describe('one vehicle', () => {
  it.each([
    ['can you wrap our van', 1],
    ['I want lettering on a box truck', 1],
    ['I need a wrap for a 2021 transit', 1],
    ['we have vans to wrap', undefined],
    ['how long does it take to wrap a van', undefined],
    ['I want to wrap the trucks of our fleet', undefined],
  ])('%s', (message, quantity) => {
    expect(knownAfter([message]).slots.quantity).toBe(quantity);
  });
});

describe('a size', () => {
  const first = ['3 banners, the big ones 8 ft'];

  it.each([
    ['and the small one 4 ft', '8 ft and 4 ft'],
    ['no make it 6 ft', '6 ft'],
  ])('%s', (message, dimensions) => {
    expect(knownAfter([...first, message]).slots.dimensions).toBe(dimensions);
  });
});

describe('an order of the past gone wrong', () => {
  it.each([
    'last hats you made were great, need 50 more',
    'what if the order comes out wrong',
    'another shop ruined the shirts they sent us and the print is crooked, I need 40 new ones',
  ])('is not every talk of one: %s', (message) => {
    expect(knownAfter([message]).flow).not.toBe('order_status');
  });
});

describe('a figure of the estimate', () => {
  it('is no number of sites', () => {
    const { slots } = knownAfter(['how much is a chatbot for my site', 'just 450 total?']);
    expect(slots.quantity).toBeUndefined();
  });
});

it.each([
  [['2 vinyl banners 3x6 GRAND OPENING'], '3x6 ft'],
  [['need a banner', '4 by 10'], '4 by 10 ft'],
  [['need a banner', '36x72'], '36x72'],
  [['20 yard signs', '18x24'], '18x24'],
  [['a 3x5 inch banner'], '3x5 inch'],
])('takes bare sides of a banner for feet: %j', (messages, dimensions) =>
  expect(knownAfter(messages).slots.dimensions).toBe(dimensions),
);
