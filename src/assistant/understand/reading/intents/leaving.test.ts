import { describe, expect, it } from 'vitest';
import { NOW, shop } from '../../../testing/shop.ts';
import { read } from '../../context/read.ts';
import { nothingKnown } from '../../context/reader-state.ts';

const intents = (message: string) => read(message, nothingKnown(), shop, NOW).intents;

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
  it('asks where it is asked', () => expect(intents('can i swing by')).toEqual(['location_hours']));
});

describe('a hope to hear from somebody', () => {
  const _LEFT = ['can someone call me', '816 555 0177'];

  it('wants a person where none is waited for', () =>
    expect(intents('i hope i can talk to a person')).toContain('human'));
});
