import { describe, expect, it } from 'vitest';
import { knownAfter } from '../../testing/shop.ts';

const heldAfter = (messages: string[]) => {
  const { thing, slots } = knownAfter(messages);
  return [thing, slots.service, slots.quantity];
};

describe('goods that a question put others in place of', () => {
  const tees = ['36 t-shirts in teal', 'I type'];
  const ours = ['t-shirt', 'hats-and-t-shirts', 36];

  it.each([['how much would 24 hoodies be', 'too much. stick with the tees']])(
    'are taken up again, with their number: %s',
    (...asked) => expect(heldAfter([...tees, ...asked])).toEqual(ours),
  );

  it('keep the way they are marked', () => {
    const asked = ['36 t-shirts, screen printed', 'I type', 'hang on, how many hoodies would be cheaper'];
    expect(heldAfter([...asked, 'nah stick with the 36 tees'])).toEqual(['t-shirt', 'screen-printing', 36]);
  });

  it.each([[['36 dad hats', 'what would 36 beanies be?', 'just the hats then'], 'dad hat']])(
    'are known by their noun alone: %j',
    (messages, thing) => expect(heldAfter(messages)[0]).toBe(thing),
  );

  it('are given up where the others are chosen', () => {
    const [thing, , quantity] = heldAfter([
      ...tees,
      'how much are 24 hoodies?',
      'ok the hoodies, 24 of them',
    ]);
    expect([thing, quantity]).toEqual(['hoodie', 24]);
  });
});

describe('goods that take the place of others behind the summary', () => {
  const told = ['70 tote bags by june 8', 'Winnie Gale, winnie@gale.example'];

  it('have the number told for them', () => {
    const message = 'no hang on, forget the totes altogether. instead of them 2 vinyl banners, 4x10 feet';
    const state = knownAfter([...told, message]);
    expect([state.thing, state.slots.quantity, state.jobs]).toEqual(['vinyl banner', 2, []]);
  });

  it('keep nothing of the price book that was the others', () =>
    expect(
      knownAfter(['50 lanyards', 'enamel pins instead of lanyards, 64']).options.product,
    ).toBeUndefined());

  it('are none where it is told what they go on', () => {
    const state = knownAfter(['200 stickers', 'outdoor vinyl, they go on water bottles']);
    expect(state.thing).toBe('sticker');
    expect(knownAfter(['do you do stickers', 'like for my candle jars']).thing).not.toContain('candle');
  });
});

describe('goods that wait', () => {
  const waiting = (messages: string[]) => knownAfter(messages).jobs.map(({ thing }) => thing);
  const asked = ['36 polos', 'could I get jackets as well?'];

  it('are dropped for those talked about', () => {
    expect(waiting(asked)).toEqual(['jacket']);
    expect(waiting([...asked, 'too much for now, only the polos please'])).toEqual([]);
  });
});
