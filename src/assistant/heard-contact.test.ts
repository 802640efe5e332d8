import { describe, expect, it } from 'vitest';
import { read } from './read.ts';
import { initialState } from './state.ts';
import { takeTurn } from './take-turn.ts';
import { NOW, say, shop } from './testing/shop.ts';
import type { Turn } from './turn.ts';

/** Says the messages, all of them aloud or all of them typed, and returns the last turn. */
function talk(messages: readonly string[], isSpoken: boolean): Turn {
  let turn: Turn | undefined;
  for (const message of messages) {
    const state = turn?.state ?? initialState();
    turn = takeTurn(state, message, read(message, state, shop, NOW), shop, NOW, { isSpoken });
  }
  if (!turn) throw new Error('Nothing was said.');
  return turn;
}

describe('an address or a number that came by voice', () => {
  it.each([
    [['you can write to lena.ortiz@example.com'], 'lena.ortiz@example.com'],
    [['24 caps', 'my cell is 913 555 0162'], '(913) 555-0162'],
    [['have somebody call me at 913-555-0162 please'], '(913) 555-0162'],
    [['24 caps please', 'Lena Ortiz lena@example.com'], 'lena@example.com'],
    [['24 caps', 'what are your hours and my email is lena@example.com'], 'lena@example.com'],
  ])('is read back, typed it is not repeated for that: %j', (messages, said) => {
    expect(talk(messages, true).reply.split(said)).toHaveLength(2);
    const typed = talk(messages, false);
    expect(typed.state.asked === 'confirm' || !typed.reply.includes(said)).toBe(true);
  });

  it.each([
    [['lena dot ortiz at example dot com'], 'lena.ortiz@example.com'],
    [['my number is nine one three five five five oh one six two'], '(913) 555-0162'],
    [['24 caps', '9 1 3 5 5 5 0 1 6 2'], '(913) 555-0162'],
  ])('is read back where the words themselves show it: %j', (messages, said) => {
    expect(talk(messages, false).reply).toContain(said);
  });

  it('is read back once, and what else there is to say is said', () => {
    const { reply, state } = talk(['24 caps', 'can someone call me at 913 555 0162'], true);
    expect(reply).toContain('(913) 555-0162');
    expect(reply).toMatch(/person/);
    expect(state.stored).toBe(true);
    expect(talk(['my cell is 913 555 0162', 'do you do banners'], true).reply).not.toContain('0162');
  });

  it('is asked for again where it was heard wrong', () => {
    const { reply, state } = talk(['24 caps', 'lena at example dot com', "no that's not right"], true);
    expect(reply).toMatch(/email.*letter|spell/);
    expect(state.asked).toBe('email');
  });
});

describe('a word heard wrong and put right', () => {
  const known = ['24 caps', 'my name is lena shmidt', 'lena dot shmidt72 at outlook dot com'];
  it.each([
    ['no, schmidt with a c', 'lena.schmidt72@outlook.com', 'lena schmidt'],
    ['schmidt not shmidt', 'lena.schmidt72@outlook.com', 'lena schmidt'],
    ['no its s c h m i d t', 'lena.schmidt72@outlook.com', 'lena schmidt'],
    ["lenna with two n's", 'lenna.shmidt72@outlook.com', 'lenna shmidt'],
    ['no 27', 'lena.shmidt27@outlook.com', 'lena shmidt'],
    ['underscore not dot', 'lena_shmidt72@outlook.com', 'lena shmidt'],
    ['sorry its at yahoo', 'lena.shmidt72@yahoo.com', 'lena shmidt'],
  ])('%s', (message, email, name) => {
    const { state, reply } = talk([...known, message], true);
    expect(state.slots).toMatchObject({ email, name, quantity: 24 });
    expect(reply).toContain(email);
  });

  it.each(['no thanks', 'no, black', 'no more than 30', 'navy not black', 'with a white print', 'no hats'])(
    'is not %s',
    (message) => {
      const { slots } = talk([...known, message], true).state;
      expect(slots).toMatchObject({ email: 'lena.shmidt72@outlook.com', name: 'lena shmidt' });
    },
  );

  it.each([
    ['no 0136', '+19135550136'],
    ['no, four four one two', '+19135554412'],
    ['no 555 0199', '+19135550199'],
    ['sorry 816 555 0162', '+18165550162'],
  ])('or digits of a number: %s', (message, phone) => {
    const { state } = talk(['24 caps', 'nine one three five five five oh one six two', message], true);
    expect(state.slots).toMatchObject({ phone, quantity: 24 });
  });
});

it('takes no goods and no extras from the name of where somebody is from', () => {
  const { slots, options, thing } = say([
    '40 hats, logo on the front',
    'Ida Holm, Holm Pumpkin Patch. ida@holmfarm.example or 816-555-0111',
  ]).state;
  expect(slots).toMatchObject({ service: 'hats-and-t-shirts', name: 'Ida Holm', phone: '+18165550111' });
  expect(Object.values(options).join()).not.toMatch(/patch/);
  expect(thing).toBe('hat');
});
