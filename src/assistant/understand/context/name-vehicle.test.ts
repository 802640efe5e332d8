import { describe, expect, it } from 'vitest';
import { knownAfter, say } from '../../testing/shop.ts';
import { vehicleKinds } from './name-vehicle.ts';

describe('what is wrapped', () => {
  it.each([
    ['our van and two box trucks', ['van', 'box truck']],
    ['a van, its a cargo van', ['cargo van']],
    ['three golf carts', ['golf cart']],
    ['two school buses', ['school bus']],
    ['my 20 ft pontoon boat', ['pontoon boat']],
    ['how much is a car wrap', []],
    ['banner for the car show', []],
    ['parked at the truck stop', []],
  ])('is named as the visitor names it: %s', (text, kinds) => {
    expect(vehicleKinds(` ${text} `)).toEqual(kinds);
  });

  it.each([
    [['I want our work truck lettered'], 'work truck', 'suv_or_pickup'],
    [['wrap for my landscaping trailer'], 'landscaping trailer', 'trailer'],
    [['i need a wrap for a plumbing van'], 'van', 'cargo_van'],
    [['we have a fire truck to letter'], 'fire truck', undefined],
    [['wrap my golf cart'], 'golf cart', undefined],
    [['graphics for 4 golf carts'], 'golf cart', undefined],
    [['stickers on my jet ski'], 'jet ski', undefined],
    [['letter a bass boat'], 'bass boat', undefined],
    [['wrap my van', 'sorry, its a box truck'], 'box truck', 'box_truck'],
  ])('keeps its name and its choice in the price book: %j', (said, thing, choice) => {
    const state = knownAfter(said);
    expect([state.thing, state.options.vehicle]).toEqual([thing, choice]);
  });

  it.each([['no wait, just our pickups', 'pickup', 4]])(
    'may be some of those that were told together: %s',
    (message, thing, quantity) => {
      const state = knownAfter(['letter 4 pickups and three trailers', message]);
      expect([state.thing, state.slots.quantity]).toEqual([thing, quantity]);
    },
  );

  it('is lettered as was told before it was known', () => {
    const state = knownAfter(['we need just lettering, red, on two sides', 'it is a van']);
    expect(state.options.coverage).toBe('spot');
  });

  it('has no price where no choice fits, and says so', () => {
    const { reply } = say(['how much to wrap my golf cart, full wrap']);
    expect(reply).toMatch(/golf cart.*(?:price)/);
    expect(reply).not.toContain('$');
  });

  it.each(['motorcycle wrap', 'full wrap on a semi', 'graphics for 2 forklifts'])(
    'promises none where there is none: %s',
    (message) => {
      expect(say([message]).reply).toMatch(/price/);
      expect(say([message]).reply).not.toMatch(/\$|we can do that|good choice/);
    },
  );

  it.each([
    ['15 tees for the boat raffle', 'hats-and-t-shirts'],
    ['we are a motorcycle club and want hats', 'hats-and-t-shirts'],
    ['banners for the kayak rental', 'signs-and-banners'],
  ])('is not what only tells of the visitor: %s', (message, service) => {
    expect(knownAfter([message]).slots.service).toBe(service);
  });

  it.each([
    ['just do the doors', 'spot'],
    ['rear only', 'partial'],
    ['only on the sides', 'partial'],
    ['just one door', 'spot'],
    ['sides and rear', 'partial'],
  ])('is covered in part: %s', (message, coverage) => {
    expect(knownAfter(['wrap my van, full wrap', message]).options.coverage).toBe(coverage);
  });
});

describe('what goes on it', () => {
  it.each(['just decals on the hood', 'lettering instead', 'only graphics on the doors'])(
    'is done where it is wrapped: %s',
    (message) => expect(knownAfter(['wrap my van', message]).slots.service).toBe('car-wraps'),
  );

  it('is no second kind of goods', () => {
    expect(knownAfter(['wrap my van', 'also 20 yard signs']).jobs).toHaveLength(1);
  });
});

it.each([
  [['wrap it please, its a 2019 step van, just the one truck'], 1, 'step van'],
  [['need 3 step vans wrapped'], 3, 'step van'],
  [['wrap 2 vans and a truck'], 3, 'vans and trucks'],
])('calls one vehicle by one name: %j', (messages, quantity, thing) =>
  expect(knownAfter(messages)).toMatchObject({ thing, slots: { quantity } }),
);

describe('a further vehicle', () => {
  const VANS = ['lettering for two passenger vans, both sides'];

  it.each([
    ['actually it is two trailers', 'trailer', 2],
    ['the vans too need it by june', 'passenger van', 2],
  ])('is none: %s', (message, thing, quantity) => {
    const state = knownAfter([...VANS, message]);
    expect([state.thing, state.slots.quantity]).toEqual([thing, quantity]);
  });
});
