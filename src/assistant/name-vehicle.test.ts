import { describe, expect, it } from 'vitest';
import { vehicleKinds } from './name-vehicle.ts';
import { say } from './testing/shop.ts';

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
    [['can yall wrap a box truck', 'the truck is a 14 footer, full wrap'], 'box truck', 'box_truck'],
    [['I want our work truck lettered'], 'work truck', 'suv_or_pickup'],
    [['wrap for my landscaping trailer'], 'landscaping trailer', 'trailer'],
    [['i need a wrap for a plumbing van'], 'van', 'cargo_van'],
    [['we have a fire truck to letter'], 'fire truck', undefined],
    [['wrap my golf cart'], 'golf cart', undefined],
    [['graphics for 4 golf carts'], 'golf cart', undefined],
    [['stickers on my jet ski'], 'jet ski', undefined],
    [['letter a bass boat'], 'bass boat', undefined],
    [['wrap my van', 'sorry, its a box truck'], 'box truck', 'box_truck'],
    [['wrap my van', 'how long would a bus take?'], 'van', 'cargo_van'],
  ])('keeps its name and its choice in the price book: %j', (said, thing, choice) => {
    const { state } = say(said);
    expect([state.thing, state.options.vehicle]).toEqual([thing, choice]);
  });

  it.each([
    ['only do the trailers please', 'trailer', 3],
    ['no wait, just our pickups', 'pickup', 4],
    ['just the doors', 'pickups and trailers', 7],
    ['only the pickups are white', 'pickups and trailers', 7],
  ])('may be some of those that were told together: %s', (message, thing, quantity) => {
    const { state } = say(['letter 4 pickups and three trailers', 'I type', message]);
    expect([state.thing, state.slots.quantity]).toEqual([thing, quantity]);
  });

  it('is lettered as was told before it was known', () => {
    const { state } = say(['we need just lettering, red, on two sides', 'it is a van']);
    expect(state.options.coverage).toBe('spot');
  });

  it('is wrapped no further by a print in full color', () => {
    const { state } = say(['wrap my van', 'only the sides', 'full color, with our slogan on the hood']);
    expect(state.options.coverage).toBe('partial');
    expect(state.slots.imprintLocations).toEqual(['sides', 'hood']);
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
    expect(say([message]).state.slots.service).toBe(service);
  });

  it('takes the later coverage, and only what was said', () => {
    const { state, reply } = say([
      'do you letter box trucks?',
      'just the one, full wrap',
      'too much, what about only the sides',
      'Ana Ruiz, ana@x.example',
    ]);
    expect(state.options).toEqual({ vehicle: 'box_truck', coverage: 'partial' });
    expect(reply).toContain('1 box truck (car wraps), sides, a partial wrap');
  });

  it.each([
    ['just do the doors', 'spot'],
    ['rear only', 'partial'],
    ['only on the sides', 'partial'],
    ['just one door', 'spot'],
    ['sides and rear', 'partial'],
  ])('is covered in part: %s', (message, coverage) => {
    expect(say(['wrap my van, full wrap', message]).state.options.coverage).toBe(coverage);
  });
});

describe('an old wrap', () => {
  it('is no complaint, and its removal is left to a person', () => {
    const { reply } = say(['my van has an old wrap thats cracking, want that off and a new full wrap']);
    expect(reply).toMatch(/estimate is \$.*taking it off costs a person tells you/);
  });
});

describe('what goes on it', () => {
  it.each(['just decals on the hood', 'lettering instead', 'only graphics on the doors'])(
    'is done where it is wrapped: %s',
    (message) => expect(say(['wrap my van', message]).state.slots.service).toBe('car-wraps'),
  );

  it('is no second kind of goods', () => {
    expect(say(['wrap my van', 'also 20 yard signs']).state.jobs).toHaveLength(1);
  });
});

it.each([
  [['wrap it please, its a 2019 step van, just the one truck'], 1, 'step van'],
  [['need 3 step vans wrapped'], 3, 'step van'],
  [['wrap 2 vans and a truck'], 3, 'vans and trucks'],
])('calls one vehicle by one name: %j', (messages, quantity, thing) =>
  expect(say(messages).state).toMatchObject({ thing, slots: { quantity } }),
);

describe('a further vehicle', () => {
  const VANS = ['lettering for two passenger vans, both sides', 'I type'];

  it.each([
    ['oh and the bus too', 'passenger vans and buses', 3],
    ['and 3 trailers as well', 'passenger vans and trailers', 5],
    ['plus a pickup', 'passenger vans and pickups', 3],
  ])('comes beside those that are known: %s', (message, thing, quantity) => {
    const { state } = say([...VANS, message]);
    expect([state.thing, state.slots.quantity]).toEqual([thing, quantity]);
    expect(state.options.vehicle).toBe('cargo_van');
  });

  it.each([
    ['actually it is two trailers', 'trailer', 2],
    ['the vans too need it by june', 'passenger van', 2],
  ])('is none: %s', (message, thing, quantity) => {
    const { state } = say([...VANS, message]);
    expect([state.thing, state.slots.quantity]).toEqual([thing, quantity]);
  });
});
