import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

const ASKS_SERVICE = /promo products\?|what (?:service|kind)/i;

describe('what is not understood', () => {
  it.each([
    [['do you build websites', 'the one we have is ancient and the guy vanished']],
    [['do you wrap vans', 'ours got hail all over it']],
    [['45 tshirts', 'nvm we got them elsewhere', 'my boss is all over the place']],
  ])('does not ask for a service that is known: %j', (messages) => {
    const { reply, state } = say(messages);
    expect(reply).not.toMatch(ASKS_SERVICE);
    expect(state.asked).not.toBe('service');
  });

  it('asks for one where none is known', () => {
    expect(say(['hello', 'it is all over the place']).state.asked).toBe('service');
  });

  it.each([['so yea cancel, sorry'], ['yeah cancel it'], ['sorry, cancel that']])(
    'is no cancelling: %s',
    (message) => {
      expect(say(['45 tshirts', message]).reply).toMatch(/stopped/i);
    },
  );

  it('of who owns the site is told from the pages', () => {
    expect(say(['we need a website', 'who owns it afterwards, you or me?']).reply).toMatch(/yours/);
  });
});
