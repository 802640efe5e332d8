import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const both = (...messages: string[]) => {
  const { slots, jobs } = say(messages).state;
  return [slots, jobs[0]?.slots];
};

describe('what is told of all the goods in one message', () => {
  it.each([
    '40 hoodies and 6 posters. Colors are orange and black. The file is ready.',
    '40 hoodies and 6 posters, both orange and black. The file is ready.',
    'Colors are orange and black. We need 40 hoodies and 6 posters. The file is ready.',
  ])('goes to each of them: %s', (message) => {
    const told = { colors: ['orange', 'black'], artwork: 'file ready' };
    expect(both(message)).toMatchObject([told, told]);
  });

  it('goes to those that wait where a day is told of all', () => {
    const told = [
      '40 polos embroidered, 100 pens and one 3x8 banner',
      'all with the same logo, all by april 15',
    ];
    const { slots, jobs } = say(told).state;
    expect([slots, ...jobs.map((job) => job.slots)].map(({ dueDate }) => dueDate?.date)).toEqual(
      Array(3).fill('2026-04-15'),
    );
  });

  it('leaves with the first what stands beside it', () => {
    const [first, second] = both('40 orange hoodies with our logo on the back and 6 posters');
    expect(first?.colors).toEqual(['orange']);
    expect(second).toEqual({ service: 'signs-and-banners', quantity: 6 });
  });

  it('prints no sleeve of a poster', () => {
    const [first, second] = both('40 hoodies and 6 posters. Logo on the left sleeve.');
    expect(first?.imprintLocations).toEqual(['left sleeve']);
    expect(second?.imprintLocations).toBeUndefined();
  });

  it('is the day the goods are needed by, and not the day of what they are for', () => {
    const [first, second] = both(
      '10 yard signs and a 3x6 banner. The fair is may 16, we need them by may 8.',
    );
    expect([first?.dueDate?.date, second?.dueDate?.date]).toEqual(['2026-05-08', '2026-05-08']);
  });
});

describe('what is told of both later', () => {
  it('goes to the job that waits too', () => {
    const told = { colors: ['maroon'] };
    expect(both('40 hoodies and 20 caps', 'maroon for both')).toMatchObject([told, told]);
    expect(both('40 hoodies and 20 caps', 'the art is ready for both')[1]?.artwork).toBe('file ready');
  });

  it('is no other job where both sides are printed', () => {
    expect(both('10 yard signs and 20 caps', 'red on both sides')[1]?.colors).toBeUndefined();
  });
});

describe('a number that is told of each', () => {
  const counts = (...messages: string[]) => both(...messages).map((slots) => slots?.quantity);

  it.each([
    [['mugs and stickers, 150 of each'], [150, 150]],
    [['a dozen each of hoodies and caps'], [12, 12]],
    [
      ['40 hoodies and 20 caps', '36 of each'],
      [36, 36],
    ],
    [
      ['40 hoodies and 20 caps', 'make both 30'],
      [30, 30],
    ],
    [
      ['40 hoodies and 20 caps', 'half of each'],
      [20, 10],
    ],
    [
      ['hoodies and caps', '48 of each please'],
      [48, 48],
    ],
    [
      ['40 hoodies and 20 caps', 'two colors each'],
      [40, 20],
    ],
    [
      ['40 hoodies and 20 caps', '36 hoodies'],
      [36, 20],
    ],
  ])('goes to each job: %j', (messages, expected) => {
    expect(counts(...messages)).toEqual(expected);
  });

  it('says of a job that waits what it falls below', () => {
    expect(say(['40 hoodies and 20 caps', 'half of each']).reply).toContain('for caps we start at 12');
  });
});

describe('goods named without a number', () => {
  it('are each a job, asked about by their name', () => {
    const { state, reply } = say(['we need hoodies, caps and magnets']);
    expect([state.thing, ...state.jobs.map(({ thing }) => thing)]).toEqual(['hoodie', 'cap', 'magnet']);
    expect(reply).toMatch(/many hoodies .*\?$/);
    const { slots, jobs } = say(['we need hoodies, caps and magnets', '30 hoodies', '24 caps']).state;
    expect([slots.quantity, jobs[0]?.slots.quantity]).toEqual([30, 24]);
  });
});

describe('goods that are added to a job', () => {
  it.each([
    'add 60 stickers',
    'oh and 60 stickers',
    'actually can we get stickers too',
    'can you add 60 stickers?',
  ])('wait beside it: %s', (message) => {
    const { thing, jobs } = say(['36 tees', message]).state;
    expect([thing, jobs[0]?.thing]).toEqual(['t-shirt', 'sticker']);
  });

  it.each(['add a second color', 'add 12 tees', 'actually hoodies', 'add our logo to the sleeves'])(
    'are none in: %s',
    (message) => expect(say(['36 tees', message]).state.jobs).toEqual([]),
  );
});

it.each(['80 each', 'or could we get 80 each', 'make it 80 each'])(
  'counts all the goods that are talked about: %s',
  (message) =>
    expect(both('we want mugs and pens', message)).toMatchObject([{ quantity: 80 }, { quantity: 80 }]),
);

it('counts for those who get some only those', () =>
  expect(both('60 mugs and 60 pens', '2 each for the judges')).toMatchObject([
    { quantity: 60 },
    { quantity: 60 },
  ]));
