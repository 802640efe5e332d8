// What a question tried out or the money buys: taken in a few words, told once, and never in place of another job.
import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

describe('an offer', () => {
  it.each([
    [['60 caps, logo on the front', 'what would it run with 2 locations'], 'ok put that down'],
    [['60 caps, logo on the front', 'how much more for two spots'], 'yeah do that'],
    [['we have $600 for mugs, how many is that'], 'ok put that down'],
    [['how many tees can we get for 800 bucks'], 'yes'],
    [['36 tees', 'price for embroidery instead?'], 'sure'],
  ])('is taken in a few words, its price not told again: %j, %s', (talk, yes) => {
    const { reply } = say([...talk, yes]);
    expect(reply).not.toMatch(/\$|From our page/);
    expect(reply.split(/(?<=[.!?]) /).length).toBe(2);
  });

  it('is changed by what is told with the yes', () => {
    const { reply, state } = say(['how many tees can we get for 800 bucks', 'yes and in maroon']);
    expect(state.slots.colors).toEqual(['maroon']);
    expect(state.slots.quantity).toBeGreaterThan(40);
    expect(reply).toMatch(/maroon/i);
  });

  it.each([
    ['OK. They have to be here by May 4', 'double'],
    ['sounds good, and it is for Hollis Feed', 'double'],
    ['Perfect! Our logo is ready', 'double'],
    ['ok let me think about it, need them by May 4', undefined],
    ['good to know. we need them by May 4', undefined],
    ['fine, but just the one side', 'single'],
  ])('is taken with an ok before what else is told: %s', (message, sides) => {
    const { state, reply } = say(['3 banners 3x6', 'is double sided extra', message]);
    expect(state.options.sides).toBe(sides);
    if (sides === 'double') expect(reply).toMatch(/both sides/);
  });

  it('is taken beside a question, which is answered', () => {
    const { reply, state } = say(['how many mugs for 700 dollars', 'yes, how long do they take']);
    expect(state.slots.quantity).toBeGreaterThan(50);
    expect(reply).toMatch(/working days/);
  });

  it('costs beside a job what it costs alone, and waits for that job', () => {
    const alone = say(['how many beanies for $650']).reply;
    const beside = say(['40 yard signs', 'how many beanies for $650']);
    const each = (reply: string) => /about (\$[\d.]+) each/.exec(reply)?.[1];
    expect(each(alone)).toBeDefined();
    expect(each(beside.reply)).toBe(each(alone));
    const { slots, jobs } = say(['yes'], beside.state).state;
    expect(slots).toMatchObject({ service: 'signs-and-banners', quantity: 40 });
    expect(jobs).toMatchObject([{ thing: 'beanie', stored: false }]);
    expect(say(['no, not now'], beside.state).state.jobs).toEqual([]);
  });
});

describe('places that were counted', () => {
  it.each(['by may 12', 'what are your hours', 'navy'])(
    'stay counted, though not all were named: %s',
    (next) => {
      const { options, slots } = say(['60 caps, logo on the front', 'make it 2 locations', next]).state;
      expect(options.imprint_locations).toBe('2');
      expect(slots.imprintLocations).toEqual(['front']);
    },
  );

  it('fall with a place that is given up', () =>
    expect(say(['60 tees front and back', 'lose the back']).state.options.imprint_locations).toBe('1'));

  it.each(['how much with two sides', 'price for 2 places?'])('are no pieces: %s', (question) =>
    expect(say(['60 caps', question]).state.slots.quantity).toBe(60),
  );

  it('stand in the summary', () =>
    expect(say(['60 caps front', '2 locations', 'may 12', 'Jo Park jo@example.com']).reply).toMatch(
      /2 imprint locations/,
    ));
});
