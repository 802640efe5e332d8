import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';
import { initialState } from '../state.ts';
import { takeTurn } from '../take-turn.ts';
import { NOW, say, shop } from '../testing/shop.ts';

describe('what is kept of a visitor', () => {
  it.each([
    'can you delete my data?',
    'please erase everything about my email',
    'what do you store about me',
    'how long do you keep my messages?',
    'do you sell my information?',
    'wipe everything I told you',
    'take me off your list please',
    'is there a privacy policy',
    'is my info safe with you?',
    'what will you do with my phone number',
    'where does my email go',
    'is this conversation confidential?',
    'who else can see what i write',
    'are you saving my messages',
    '¿pueden borrar mis datos?',
    '¿guardan esta conversación?',
  ])('is told truthfully: %s', (question) => {
    const { reply, effects } = say([question]);
    expect(reply).toContain(shop.brand.email);
    expect(reply).toContain(shop.brand.phone);
    expect(reply).toContain(String(shop.retention.conversations_days));
    expect(effects).toEqual([]);
  });

  it.each(['and how long is it kept?', 'who sees it', 'for how long?', 'what about my phone number'])(
    'is what a further question is about: %s',
    (question) => expect(say(['do you sell my data?', question]).reply).toContain('privacy page'),
  );

  it.each(['how long does a banner take?', 'who makes the shirts'])(
    'is not what it is about: %s',
    (question) => expect(say(['do you sell my data?', question]).reply).not.toContain('privacy page'),
  );

  it('names no days where the shop keeps it until somebody asks', () => {
    const forever = { ...shop, retention: { conversations_days: null, leads_days: null } };
    const message = 'can you delete my data?';
    const state = initialState();
    const { reply } = takeTurn(state, message, read(message, state, forever, NOW), forever, NOW);
    expect(reply).toContain(shop.brand.email);
    expect(reply).not.toMatch(/\d days|null/);
  });

  it.each([
    ['delete all my info', 'then erase it this minute, jo'],
    ['forget everything i told you', 'i said wipe it, not keep it'],
  ])('is told again to who insists: %s, %s', (...messages) => {
    const { reply, state } = say(messages);
    expect(reply).toMatch(/erase/);
    expect(state.stored).toBe(false);
  });

  it.each([
    ['delete everything you have on me', 'kit@example.com'],
    ['borra mis datos por favor', 'kit@example.com'],
    ['remove me from your list', 'just erase it now, i am at kit@example.com'],
  ])('goes to a person with the address that comes next: %s, %s', (wish, address) => {
    const { effects } = say([wish, address]);
    expect(effects).toMatchObject([
      { source: 'callback', lead: { email: 'kit@example.com', details: expect.stringContaining(wish) } },
    ]);
  });

  it('keeps an address that a job asked for for that job', () =>
    expect(say(['60 koozies', 'will you delete my data', 'kit@example.com']).effects).toEqual([]));

  it('is kept once in their words, however often it is asked', () =>
    expect(say(['delete my data', 'delete my data', 'delete my data']).state.said).toEqual([
      'delete my data',
    ]));

  it('goes on with a job that is told next', () =>
    expect(say(['delete all my info', 'ok but i do need 24 caps']).reply).toMatch(/24 caps/));

  it.each([
    'can you erase the white background',
    'take the logo off the sleeve',
    'do you keep my logo on file',
    'remove the back print',
    'how long do you keep the truck',
    'what do I do with the old shirts',
    'who sees the proof first',
    'is it private property',
  ])('is not meant by: %s', (message) => {
    expect(say([message]).reply).not.toContain(shop.brand.email);
  });
});
