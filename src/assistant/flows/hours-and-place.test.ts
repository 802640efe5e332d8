import { describe, expect, it } from 'vitest';
import { initialState } from '../state.ts';
import { say } from '../testing/shop.ts';

describe('a question about hours', () => {
  it.each([
    ['will you guys be open on labor day?', /closed on Monday, September 7, for Labor Day/],
    [
      'are you open the day after thanksgiving?',
      /closed on Friday, November 27, for the day after Thanksgiving/,
    ],
    ['open on halloween?', /open on Saturday, October 31|Saturday, October 31 we are open/],
    ['do you guys have a showroom?', /Foundry St/],
    ['are you open this saturday?', /Saturday, March 7.*10 am to 2 pm/],
    ['are you open this sunday?', /closed on Sunday, March 8\./],
    ['how late are you open today?', /today.*9 am to 6 pm/i],
    ['what are your hours?', /Mon-Fri 9 am - 6 pm/],
    ['do you work on sundays?', /Sun closed|closed on Sunday/],
  ])('is answered for the day it names: %s', (question, answer) => {
    expect(say([question]).reply).toMatch(answer);
  });

  it('is answered with the place where both are asked for', () => {
    expect(say(['can I stop by your shop on saturday?']).reply).toMatch(/Foundry St/);
  });

  it.each(['do I have to pay to park there', 'where can we park the bus when we pick up'])(
    'is answered with where one parks, whatever else it names: %s',
    (question) => {
      expect(say([question]).reply).toMatch(/loading bay/);
      expect(say(['24 tees', question]).reply).toMatch(/loading bay/);
    },
  );

  it('is none where parking stands on a sign', () => {
    expect(say(['do you do parking signs']).reply).not.toMatch(/loading bay/);
    expect(say(['are you the shop behind the fire station']).reply).toMatch(/Foundry St/);
  });
});

describe('a closed door', () => {
  it.each([
    ['2026-03-09T03:00:00Z', 'open again tomorrow at 9 am'],
    ['2026-03-07T22:00:00Z', 'open again Monday at 9 am'],
    ['2026-03-06T12:00:00Z', 'open again today at 9 am'],
    ['2026-12-25T18:00:00Z', 'open again tomorrow at 10 am'],
  ])('at %s: %s', (now, text) => {
    expect(say(['are you guys open'], initialState(), new Date(now)).reply).toContain(text);
  });

  it('says so in Spanish', () => {
    const { reply } = say(['hola, estan abiertos?'], initialState(), new Date('2026-03-07T22:00:00Z'));
    expect(reply).toContain('abrimos el lunes a las 9 am');
  });
});
