// Places, colours, inks and options as they change over several messages.
import { describe, expect, it } from 'vitest';
import { printText } from './describe-job.ts';
import { say } from './testing/shop.ts';

const print = (messages: string[]) => printText(say(messages).state, 'en');

describe('one ink more or fewer', () => {
  it.each([
    ['what about losing one color', 2],
    ['with one less color', 2],
    ['cut out two colors', 1],
    ['can you add another ink color', 4],
    ['we only want 1 color', 1],
    ['my kids lost a colored sock', 3],
  ])('%s', (message, inks) => {
    const { state } = say(['60 hoodies, 3 ink colors', 'type', message]);
    expect([state.supposed?.inkColors ?? state.inkColors, state.slots.quantity]).toEqual([inks, 60]);
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
    [['30 crewnecks, front', 'and a back logo too', 'nah, lose it'], ['front']],
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
    expect(say(messages).state.slots.imprintLocations).toEqual(places);
  });

  it('is forgotten with the last of it, and its price', () => {
    const { state } = say(['30 crewnecks, front and back', 'forget the back', 'remove the front print']);
    expect(state.slots).not.toHaveProperty('imprintLocations');
    expect(state.options).not.toHaveProperty('imprint_locations');
  });

  it('is said back where it is otherwise than before', () => {
    expect(say(['30 vests, left chest and back', 'drop the back']).reply).toMatch(/left chest/);
  });
});

describe('the inks of each place', () => {
  it.each([
    [['90 crewnecks, 4 clr frnt 1 clr bk'], '4-color front and 1-color back'],
    [['90 crewnecks, front 2 colors, back 1 color'], '2-color front and 1-color back'],
    [['90 crewnecks, two colors front, one back'], '2-color front and 1-color back'],
    [['90 crewnecks, 2 color front and back'], '2-color front and back'],
    [['90 crewnecks, 4 color front 1 color back', 'the back is 2 color'], '4-color front and 2-color back'],
    [['90 crewnecks, 4 color front 1 color back', 'no back'], '4-color front'],
    [['90 crewnecks, full color front and 1 color back'], 'full-color front and 1-color back'],
  ])('%j', (messages, expected) => expect(print(messages)).toBe(expected));

  it.each([
    'that is with 3 colors right?',
    'can we get them in two colors, half red half blue',
    'do they come in 5 colors',
    'can you do it with 2 colors of crewneck',
  ])('are none where the cloth is meant or only a check is made: %s', (message) => {
    expect(say(['90 crewnecks, 1 color front', 'I type', message]).state.inkColors).toBe(1);
  });

  it('are told when asked', () => {
    expect(say(['90 crewnecks, 1 color front', 'so that is with 3 colors right']).reply).toMatch(
      /No, that is with one ink color/,
    );
    expect(say(['90 crewnecks, 3 color front', 'so that is with 3 colors right']).reply).toMatch(/Yes/);
  });

  it('of shirts settle that they are printed', () => {
    const { state, reply } = say(['120 tees, two color front']);
    expect(state.options.decoration).toBe('best');
    expect(reply).not.toMatch(/full-color/);
  });
});

describe('the colour of the cloth and of the print', () => {
  it.each([
    [['60 black hoodies, gold logo'], 'gold on black'],
    [['60 hoodies, green with cream letters'], 'cream on green'],
    [['60 hoodies, white ink on maroon'], 'white on maroon'],
    [['60 hoodies in navy', 'one color, white'], '1-color, white on navy'],
    [['60 black hoodies, gold logo', 'the hoodies should be charcoal'], 'gold on charcoal'],
    [['60 black hoodies, gold logo', 'make the print silver'], 'silver on black'],
    [['60 hoodies, white logo'], 'in white'],
    [['60 hoodies', 'red'], 'red'],
    [['60 hoodies', 'red', 'no, teal'], 'teal'],
    [['60 hoodies', 'red', 'no teal'], 'teal'],
    [['60 red hoodies, sorry, navy ones'], 'navy'],
  ])('%j', (messages, expected) => expect(print(messages)).toBe(expected));

  it('is none of a vehicle and none of a name', () => {
    expect(print(['full wrap, my truck is silver'])).toBeNull();
    expect(print(['25 caps for our brewery red barn'])).toBeNull();
    expect(print(['25 caps, our brewery wants red'])).toBe('red');
  });
});

describe('the color of the print', () => {
  it.each([
    ['white ink. actually gold', { navy: undefined, gold: 'print' }],
    ['two colors, its white and red', { navy: undefined, white: 'print', red: 'print' }],
  ])('is told apart from the cloth: %s', (message, roles) => {
    const { slots, colorRoles } = say(['50 navy t-shirts, screen printed', message]).state;
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
    expect(say([job, message]).state.colorRoles).toEqual(roles),
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
    expect(say(messages).state.options).toMatchObject(options),
  );
});
