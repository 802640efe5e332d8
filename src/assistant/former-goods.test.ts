import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const heldAfter = (messages: string[]) => {
  const { thing, slots } = say(messages).state;
  return [thing, slots.service, slots.quantity];
};

describe('goods that a question put others in place of', () => {
  const tees = ['36 t-shirts in teal', 'I type'];
  const ours = ['t-shirt', 'hats-and-t-shirts', 36];

  it.each([
    ['what about hoodies?', 'ok maybe next year, just the t-shirts for now'],
    ['how much would 24 hoodies be', 'too much. stick with the tees'],
    ['what would tank tops run', 'hm', 'never mind, only the shirts'],
    ['what about sweatshirts?', 'and crewnecks?', 'back to the tees please'],
  ])('are taken up again, with their number: %s', (...asked) =>
    expect(heldAfter([...tees, ...asked])).toEqual(ours),
  );

  it('keep the way they are marked', () => {
    const asked = ['36 t-shirts, screen printed', 'I type', 'hang on, how many hoodies would be cheaper'];
    expect(heldAfter([...asked, 'nah stick with the 36 tees'])).toEqual(['t-shirt', 'screen-printing', 36]);
  });

  it.each([
    [['50 pint glasses', 'what about growlers?', 'no, stay with the glasses'], 'pint glass'],
    [['36 dad hats', 'what would 36 beanies be?', 'just the hats then'], 'dad hat'],
  ])('are known by their noun alone: %j', (messages, thing) => expect(heldAfter(messages)[0]).toBe(thing));

  it('are given up where the others are chosen', () => {
    const [thing, , quantity] = heldAfter([
      ...tees,
      'how much are 24 hoodies?',
      'ok the hoodies, 24 of them',
    ]);
    expect([thing, quantity]).toEqual(['hoodie', 24]);
  });

  it('are not meant by a word that goes for both', () => {
    const asked = [...tees, 'what would polos cost?', 'the shirts should be navy'];
    expect(heldAfter(asked)[0]).toBe('polo');
  });
});

describe('goods that take the place of others behind the summary', () => {
  const told = ['70 tote bags by june 8', 'Winnie Gale, winnie@gale.example'];

  it('are the job, and wait for nothing', () => {
    const { state, reply } = say([...told, 'sorry, no totes, embroidered caps, 80 of them']);
    expect([state.thing, state.slots.quantity, state.jobs]).toEqual(['cap', 80, []]);
    expect(reply).toContain('80 caps');
  });

  it('have the number told for them', () => {
    const message = 'no hang on, forget the totes altogether. instead of them 2 vinyl banners, 4x10 feet';
    const { state } = say([...told, message]);
    expect([state.thing, state.slots.quantity, state.jobs]).toEqual(['vinyl banner', 2, []]);
  });

  it('are the same goods in fewer words', () => {
    const signs = ['90 yard signs, 18 x 24', 'Pete Hale, pete@hale.example'];
    const { state } = say([...signs, '18 x 24 is puny, go 24 x 36. and just 50 of em']);
    expect(state.slots).toMatchObject({ quantity: 50, dimensions: '24 x 36' });
    const back = say([...signs, 'ok back to 12 x 18, 60 signs, need em by march 30']);
    expect([back.state.slots.quantity, back.state.jobs]).toEqual([60, []]);
  });

  it('keep nothing of the price book that was the others', () =>
    expect(
      say(['50 lanyards', 'enamel pins instead of lanyards, 64']).state.options.product,
    ).toBeUndefined());

  it('are none where it is told what they go on', () => {
    const { state } = say(['200 stickers', 'outdoor vinyl, they go on water bottles']);
    expect(state.thing).toBe('sticker');
    expect(say(['do you do stickers', 'like for my candle jars']).state.thing).not.toContain('candle');
  });
});

describe('goods that wait', () => {
  const waiting = (messages: string[]) => say(messages).state.jobs.map(({ thing }) => thing);
  const asked = ['36 polos', 'could I get jackets as well?'];

  it('are dropped for those talked about', () => {
    expect(waiting(asked)).toEqual(['jacket']);
    expect(waiting([...asked, 'too much for now, only the polos please'])).toEqual([]);
  });

  it('wait on where only something is said of the others', () =>
    expect(waiting([...asked, 'just the polos get a name on the sleeve'])).toEqual(['jacket']));
});
