import { describe, expect, it } from 'vitest';
import { say } from '../../testing/shop.ts';

const TALK = ['how much for 4 magnets for our work truck'];

describe('a person who was announced', () => {
  it.each([
    'fine, your guys can quote it',
    'ok let somebody figure it out then',
    'sure someone can get back to me on that',
    'no worries have them email the price',
  ])('is agreed to, and the talk goes on: %s', (message) => {
    expect(say(TALK).reply).toMatch(/a person works/);
    const { state } = say([...TALK, message]);
    expect(state.source).toBe('chat');
    expect(state.flow).toBe('quote');
    const { reply, effects } = say([...TALK, message, 'Ada Holt 816 555 0177']);
    expect(effects).toEqual([]);
    expect(reply).toContain('4 magnets');
  });

  it.each(['then have somebody call me', 'can I just talk to someone'])(
    'may be wanted at once all the same: %s',
    (message) => expect(say([...TALK, message]).state.source).toBe('callback'),
  );

  it('is wanted where none was announced', () =>
    expect(say(['have somebody get back to me']).state.source).toBe('callback'));
});
