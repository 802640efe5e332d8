// An order gone wrong: sorry, what the shop does about it, and nothing sold.
import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

const WRONG = ['the mugs you made us came with the wrong logo'];
const PASSED_ON = [...WRONG, 'Ida Frost, 816 555 0161'];

describe('an order that went wrong', () => {
  it.each([
    ['will i get a refund', /refund those pieces/],
    ['do you redo them for free', /reprint those pieces at our cost/],
    ['how many days do we have for the photos?', /within 10 days/],
    ['could i just cancel it?', /cancel and get the deposit back/],
  ])('is answered as the owner wrote it down: %s', (question, answer) => {
    expect(say([...WRONG, question]).reply).toMatch(answer);
    const { reply, state } = say([...PASSED_ON, question]);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/\?$/);
    expect(state.flow).not.toBe('quote');
  });

  it('is not cheered on, and its number is asked for once', () => {
    const said = ['where are my hoodies, order is late', "that's outrageous, second time this happens"];
    expect(say(said).reply).toMatch(/sorry/);
    expect(say(said).state.asked).toBe('contact');
  });

  it('gives way to a new job of the same goods', () => {
    const asked = ['any news on my order', 'no idea what number it has'];
    const { state } = say([...asked, 'well, can we get 24 more caps in gray']);
    expect(state.slots).toMatchObject({ service: 'hats-and-t-shirts', quantity: 24, colors: ['gray'] });
    expect(state.flow).toBe('quote');
    expect(say([...asked, 'it was 24 caps']).state.slots.quantity).toBeUndefined();
  });

  it('keeps who asks that somebody gets back to them', () => {
    const { state, effects } = say([
      'where are my hoodies, order is late',
      "can somebody get back to me about that? I'm Olga Brandt, olga@brandt.example",
    ]);
    expect(state.slots).toMatchObject({ name: 'Olga Brandt', email: 'olga@brandt.example' });
    expect(effects).toHaveLength(1);
  });

  it('is none where somebody would not sign off on a price', () => {
    const { state } = say(['60 tumblers', 'that is over what my principal will sign off on, make it mugs']);
    expect(state).toMatchObject({ flow: 'quote', thing: 'mug' });
  });

  it('leaves a question about a new job alone', () => {
    expect(say(['50 mugs', 'do you refund if they come broken?']).state.flow).toBe('quote');
  });
});

describe('what is asked of an order once more', () => {
  const LATE = ['where is my order of hats', 'order 5120'];

  it('has its number said back', () => expect(say(LATE).reply).toMatch(/\border 5120\b/i));

  it.each(['where are they', 'when will they get here'])('is not to be seen from here: %s', (message) =>
    expect(say([...LATE, message]).reply).toMatch(/person (?:looks|has to look)/),
  );

  it('is regretted where it is not the first time', () =>
    expect(say([...LATE, 'that is now the third time']).reply).toMatch(/sorry/));

  it('is no question of other goods', () =>
    expect(say([...LATE, 'how long do polos take']).reply).toMatch(/working days/));
});
