import { describe, expect, it } from 'vitest';
import { read } from '../../read.ts';
import { initialState } from '../../state.ts';
import { NOW, say, shop } from '../../testing/shop.ts';

const intents = (message: string) => read(message, initialState(), shop, NOW).intents;

describe('own people', () => {
  it.each([
    'have to run it past the deacons before we order',
    'gotta speak with the manager first',
    'need to check with dana first',
    'i have to ask somebody at the church',
    'waiting on approval from the dean',
  ])('are no person here: %s', (message) => expect(intents(message)).not.toContain('human'));

  it.each([
    'i need to talk to the owner',
    'want to talk to the manager first',
    'need to speak to somebody before i order',
    'i have to ask my boss, can someone call me tomorrow?',
  ])('are not meant: %s', (message) => expect(intents(message)).toContain('human'));
});

describe('a visit told', () => {
  it('is a farewell, and answered with what is not known yet', () => {
    const TALK = ['where is your shop'];
    const { reply } = say([...TALK, 'ok might swing by']);
    expect(intents('ok might swing by')).toEqual(['goodbye']);
    expect(reply).toMatch(/glad to see you|welcome any time|See you/);
    expect(reply).not.toMatch(/Foundry|9 am/);
    expect(say(['ok might swing by']).reply).toMatch(/Foundry/);
  });

  it('asks where it is asked', () => expect(intents('can i swing by')).toEqual(['location_hours']));
});

describe('a hope to hear from somebody', () => {
  const LEFT = ['can someone call me', '816 555 0177'];

  it('is answered with the time', () => {
    const { reply, effects } = say([...LEFT, 'great, looking forward to hearing from someone tomorrow']);
    expect(effects).toEqual([]);
    expect(reply).toMatch(/a person .*by 10/i);
  });

  it('wants a person where none is waited for', () =>
    expect(intents('i hope i can talk to a person')).toContain('human'));
});
