import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const jobs = (...messages: string[]) => {
  const { slots, inkColors, jobs } = say(messages).state;
  return [{ slots, inkColors }, ...jobs];
};

describe('what is told of a job that waits', () => {
  it.each([
    [['60 polos and 3 yard signs', 'bump the yard signs to 8'], { quantity: 60 }, { quantity: 8 }],
    [['60 tees and 24 caps', 'make it 36 caps'], { quantity: 60 }, { quantity: 36 }],
    [['60 tees and 24 caps', 'do the caps in red'], { quantity: 60 }, { colors: ['red'] }],
    [
      ['60 tees and 24 caps', 'black is fine. bump the caps to 48'],
      { quantity: 60, colors: ['black'] },
      { quantity: 48 },
    ],
    [
      ['80 mugs and 24 caps', 'make the caps embroidered'],
      { quantity: 80 },
      { service: 'hats-and-t-shirts' },
    ],
    [['60 tees and 200 stickers', 'I type', '2 inch square'], { quantity: 60 }, { dimensions: '2 inch' }],
    [['60 tees and 24 caps', 'what if the caps were 72', 'nah keep 24'], { quantity: 60 }, { quantity: 24 }],
    [['60 tees and 24 caps', 'make the caps 36', 'navy for the tees'], { quantity: 60 }, { quantity: 36 }],
    [
      ['60 polos and a banner', 'polos forest green, banner yellow'],
      { quantity: 60 },
      { colors: ['yellow'] },
    ],
    [
      ['60 hoodies and a banner', 'hoodies by april 10 banner already by march 20'],
      { dueDate: { date: '2026-04-10' } },
      { quantity: 1, dueDate: { date: '2026-03-20' } },
    ],
  ])('goes to that job alone: %j', (messages, own, other) => {
    expect(jobs(...messages)).toMatchObject([{ slots: own }, { slots: other }]);
  });

  it('takes its count of colors along', () => {
    expect(jobs('90 totes and 80 mugs', 'totes in 3 colors, mugs just one color')).toMatchObject([
      { inkColors: 3 },
      { inkColors: 1 },
    ]);
  });

  it('is said back with its price, and the minimum where it is below that', () => {
    expect(say(['60 tees and 30 hoodies', 'make the hoodies 36']).reply).toMatch(/36 hoodies.*\$/);
    expect(say(['60 tees and 30 hoodies', 'make the hoodies 10']).reply).toContain('start at 24');
  });

  it('leaves the size with the goods it stands beside', () => {
    const [first, second] = jobs('60 hoodies for the crew and a banner for the shop 3x8');
    expect(first?.slots.dimensions).toBeUndefined();
    expect(second?.slots.dimensions).toBe('3x8');
  });

  it.each([
    'what do both come to',
    'and both together',
    'total?',
    'how much is that altogether',
    'how much for everything',
    'ok and what would that cost me',
    'could you give me a rough price',
  ])('counts in the sum: %s', (question) => {
    expect(say(['60 tees and 24 caps', question]).reply).toMatch(/\$.*60 t-shirts \$.*24 caps \$/);
  });

  it.each(['how much is the rush', 'what would the tees cost', 'how much for 80'])(
    'is left out where one thing is asked about: %s',
    (question) => {
      expect(say(['60 tees and 24 caps', question]).reply).not.toMatch(/24 caps \$/);
    },
  );

  it.each(['how much for the yard signs', 'what would the signs cost'])(
    'is priced where it is asked for: %s',
    (question) => {
      const { reply, state } = say(['60 polos', 'and 8 yard signs 18x24', question]);
      expect(reply).toMatch(/8 (?:yard )?signs.*\$/);
      expect(state.slots).toMatchObject({ service: 'embroidery', quantity: 60 });
    },
  );

  it.each(['all of it by april 20', 'april 20 for both'])('takes a day that is told for all: %s', (told) => {
    const [first, second] = jobs('60 tees and 24 caps', told);
    expect([first?.slots.dueDate?.date, second?.slots.dueDate?.date]).toEqual(['2026-04-20', '2026-04-20']);
  });

  it('is the first one, where another is begun apart from it', () => {
    const said = ['60 tees for april 10', 'I have a separate project too, 40 mugs'];
    const apart = say(said);
    expect(apart.reply).toContain('t-shirts');
    expect(apart.state).toMatchObject({
      thing: 'mug',
      slots: { service: 'promo-products', quantity: 40 },
      jobs: [{ slots: { quantity: 60, dueDate: { date: '2026-04-10' } } }],
    });
    const sent = say([...said, 'by may 1, Kim Lee, kim@example.com', 'yes']);
    expect(sent.effects).toMatchObject([{ lead: { quantity: 40, dueDate: '2026-05-01 (may 1)' } }]);
    expect(sent.reply).toContain('60 t-shirts');
    expect(sent.state.slots).toMatchObject({ quantity: 60, name: 'Kim Lee' });
    expect(say(['yes'], sent.state).effects).toMatchObject([{ lead: { quantity: 60 } }]);
  });

  it('is named before the first is sent', () => {
    const { reply } = say(['60 tees and 24 caps', 'by april 10, Kim Lee, kim@example.com']);
    expect(reply).toContain('After it comes: 24 caps');
  });

  it.each([
    ['60 tees and 24 caps', 'the tees navy please'],
    ['60 tees and 24 caps', 'by april 10'],
    ['60 tees and 24 caps', 'what do you charge for delivery'],
  ])('is nothing where only the first is talked about: %s, %s', (first, second) => {
    expect(say([first, second]).state.jobs).toEqual(say([first]).state.jobs);
  });
});

describe('a job that waits', () => {
  it('has its day where that is said of all', () => {
    const { slots, jobs } = say(['60 tees and 24 caps', 'the caps are navy, may 8 for all']).state;
    const day = { dueDate: { date: '2026-05-08' } };
    expect([slots, jobs[0]?.slots]).toMatchObject([day, day]);
  });

  const TWO = ['60 tees and 24 caps', 'typing'];

  it.each([
    'lets do the caps first',
    'ok now the caps',
    'hi? the caps',
    'and what are the caps by themselves',
    'caps next please',
  ])('is taken up, and the other waits: %s', (message) => {
    const { state, reply } = say([...TWO, message]);
    expect(state).toMatchObject({ thing: 'cap', slots: { quantity: 24 } });
    expect(state.jobs).toMatchObject([{ thing: 't-shirt', slots: { quantity: 60 } }]);
    expect(reply).toContain('$');
  });

  it.each(['the caps are red', 'first i need to ask my boss', 'the tees', 'how many is the minimum on caps'])(
    'waits on: %s',
    (message) => {
      expect(say([...TWO, message]).state).toMatchObject({ thing: 't-shirt', jobs: [{ thing: 'cap' }] });
    },
  );

  it('waits no longer where it is given up', () => {
    const { state } = say(['60 tees and 8 hard hats', 'typing', 'forget the hard hats']);
    expect(state).toMatchObject({ thing: 't-shirt', jobs: [] });
  });

  it('is said back to who asks if it was heard', () => {
    expect(say([...TWO, 'did u get the caps?']).reply).toContain('24 caps');
    expect(say([...TWO, 'you forgot my caps']).reply).toContain('24 caps');
  });

  it('is not sent with a half yes', () => {
    const told = [...TWO, 'by april 10, Kim Lee, kim@example.com'];
    expect(say([...told, 'ok my caps, how about them']).effects).toEqual([]);
    expect(say([...told, 'ok the info looks right']).effects).toHaveLength(1);
  });
});

describe('a question what an option adds', () => {
  const ASKED = ['2 banners 3x6', 'how much more is it printed on both sides'];

  it('tells the difference and orders nothing', () => {
    const { reply, state } = say(ASKED);
    expect(reply).toMatch(/both sides would add about \$/);
    expect(state.options.sides).toBeUndefined();
  });

  it('is an order with a yes, and none with a no', () => {
    expect(say([...ASKED, 'yes']).state.options.sides).toBe('double');
    expect(say([...ASKED, 'no thanks']).state.options.sides).toBeUndefined();
  });

  it('tells what larger sizes come to', () => {
    const { reply, state } = say(['40 tees', 'how much extra is 3XL']);
    expect(reply).toContain('2XL and larger would add about');
    expect(state.options.size).toBeUndefined();
  });

  it('keeps the goods beside a gift box', () => {
    const { state } = say(['90 mugs', 'what would a gift box add']);
    expect([state.thing, state.options.packaging]).toEqual(['mug', undefined]);
  });
});

it('takes a car wash for no car, and passes the model on', () => {
  const { state, reply } = say([
    'full wrap for my tacoma',
    'is a car wash ok with it',
    'by may 1, Kim Lee, kim@example.com',
  ]);
  expect(state.options.vehicle).toBe('suv_or_pickup');
  expect(reply).toContain('tacoma');
});

describe('goods that are given up for others that wait', () => {
  it.each([
    [['60 polos and 24 caps', 'scratch the polos, only the caps'], 'cap', 24],
    [['60 polos and 24 caps', 'we dont need the polos anymore'], 'cap', 24],
    [['60 polos and 24 caps', 'instead of the polos do 30 caps'], 'cap', 30],
    [['60 polos, 24 caps and 200 pens', 'drop the polos'], 'cap', 24],
    [['20 yard signs', 'also a banner 3x8', 'nvm the signs, just the banner'], 'banner', undefined],
  ])('leave those with their own number: %j', (talk, thing, quantity) => {
    const { state } = say(talk);
    expect(state.thing).toBe(thing);
    expect(state.slots.quantity).toBe(quantity);
    expect(state.jobs.some((job) => job.thing === 'polo' || job.thing === 'yard sign')).toBe(false);
  });

  it.each(['no polos bigger than XL', 'no logo on the polos, just the name', 'no rush on the polos'])(
    'are none where something of them is said: %s',
    (message) => expect(say(['60 polos and 24 caps', message]).state).toMatchObject({ thing: 'polo' }),
  );
});

it('takes down for all jobs what is said of both', () => {
  const { jobs, slots } = say(['30 aprons and also 2 banners 2x4', 'the artwork is ready for both']).state;
  expect([slots.artwork, jobs[0]?.slots.artwork]).toEqual(['file ready', 'file ready']);
  const one = say(['30 aprons and also 2 banners 2x4', 'the artwork is ready']).state;
  expect(one.jobs[0]?.slots.artwork).toBeUndefined();
});
