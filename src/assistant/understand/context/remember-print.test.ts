// Places, colours, inks and options as they change over several messages.
import { describe, expect, it } from 'vitest';
import { knownAfter, say } from '../../testing/shop.ts';

describe('one ink more or fewer', () => {
  it.each([
    ['what about losing one color', 2],
    ['with one less color', 2],
    ['cut out two colors', 1],
    ['can you add another ink color', 4],
    ['we only want 1 color', 1],
    ['my kids lost a colored sock', 3],
  ])('%s', (message, inks) => {
    const state = knownAfter(['60 hoodies, 3 ink colors', message]);
    expect([state.inkColors, state.slots.quantity]).toEqual([inks, 60]);
  });
});

describe('where the print goes', () => {
  it.each([
    [['30 vests, left chest and back', 'skip the back'], ['left chest']],
    [['30 vests, left chest and back', 'no back, only thinking out loud'], ['left chest']],
    [['30 vests, left chest and back', 'take the back print off please'], ['left chest']],
    [
      ['30 crewnecks, front', 'plus a small one on the left sleeve'],
      ['front', 'left sleeve'],
    ],
    [['30 crewnecks, front', 'swap the front for the back'], ['back']],
    [
      ['30 vests, left chest', '2 colors on the upper back'],
      ['left chest', 'upper back'],
    ],
    [['30 crewnecks, front', 'no, 2 colors on the back'], ['back']],
    [
      ['a wrap for our suv', 'only the tailgate and both front doors then'],
      ['tailgate', 'front doors'],
    ],
    [
      ['a wrap for our suv', 'hood and roof'],
      ['hood', 'roof'],
    ],
    [['a wrap for our suv', 'the doors stick a bit', 'it has a roof rack'], undefined],
    [['30 crewnecks', 'only the back then'], ['back']],
    [
      ['30 crewnecks, front and back', 'the back is 2 colors'],
      ['front', 'back'],
    ],
    [['30 crewnecks, front and back', 'just the back'], ['back']],
    [['30 crewnecks', 'nothing on the front, just the back'], ['back']],
    [['30 crewnecks, front', 'how wide can a back print get'], ['front']],
    [
      ['30 crewnecks, front and back', 'no back and forth please'],
      ['front', 'back'],
    ],
    [
      ['30 crewnecks, front and back', 'call me back'],
      ['front', 'back'],
    ],
  ])('%j', (messages, places) => {
    expect(knownAfter(messages).slots.imprintLocations).toEqual(places);
  });

  it('is forgotten with the last of it, and its price', () => {
    const state = knownAfter(['30 crewnecks, front and back', 'forget the back', 'remove the front print']);
    expect(state.slots).not.toHaveProperty('imprintLocations');
    expect(state.options).not.toHaveProperty('imprint_locations');
  });

  it('is said back where it is otherwise than before', () => {
    expect(say(['30 vests, left chest and back', 'drop the back']).reply).toMatch(/left chest/);
  });
});

describe('the inks of each place', () => {
  it.each([
    'that is with 3 colors right?',
    'can we get them in two colors, half red half blue',
    'do they come in 5 colors',
    'can you do it with 2 colors of crewneck',
  ])('are none where the cloth is meant or only a check is made: %s', (message) => {
    expect(knownAfter(['90 crewnecks, 1 color front', message]).inkColors).toBe(1);
  });
});

describe('the color of the print', () => {
  it.each([
    ['white ink. actually gold', { navy: undefined, gold: 'print' }],
    ['two colors, its white and red', { navy: undefined, white: 'print', red: 'print' }],
  ])('is told apart from the cloth: %s', (message, roles) => {
    const { slots, colorRoles } = knownAfter(['50 navy t-shirts, screen printed', message]);
    expect(slots.colors).toEqual(Object.keys(roles));
    expect({
      ...Object.fromEntries(Object.keys(roles).map((color) => [color, undefined])),
      ...colorRoles,
    }).toMatchObject({ ...roles, navy: expect.toSatisfy((role) => role === undefined || role === 'cloth') });
  });
});

describe("a vehicle's own color", () => {
  it.each([
    ['wrap my truck', 'ranger f250 2020 black', { black: 'cloth' }],
    ['letter our van', 'ford transit, 2021, silver', { silver: 'cloth' }],
    ['wrap my truck', 'its a 2022 tundra, red', { red: 'cloth' }],
    ['wrap my truck', 'gloss orange', {}],
    ['hi', 'wrap our van satin red', {}],
    ['lettering on the van', 'both doors, white', {}],
  ])('is none of the wrap: %s, %s', (job, message, roles) =>
    expect(knownAfter([job, message]).colorRoles).toEqual(roles),
  );
});

describe('an option that was chosen', () => {
  it.each([
    [['20 yard signs with stakes', 'what is it without the stakes'], { finishing: 'cut_to_size' }],
    [['a 5 page website', 'no need for the ai', 'ok, minus the ai thing'], { assistant: 'none' }],
    [['80 mugs in gift boxes', 'drop the gift boxes'], { packaging: 'bulk' }],
    [['3 banners 3x10 ft mesh'], { material: 'mesh' }],
    [['20 yard signs with stakes', 'are the stakes steel'], { finishing: 'stakes' }],
  ])('may be withdrawn: %j', (messages, options) =>
    expect(knownAfter(messages).options).toMatchObject(options),
  );
});
