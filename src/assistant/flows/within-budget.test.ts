import { describe, expect, it } from 'vitest';
import { estimate } from '../../shop/estimate.ts';
import { NOW, say, shop } from '../testing/shop.ts';

const highCents = (service: string, quantity: number, options: Record<string, string>): number => {
  const result = estimate(shop, { service, quantity, options }, NOW);
  if (!result.ok) throw new Error('the price book refuses the job');
  return result.estimate.highCents;
};

const offered = (reply: string): number => Number(/Shall I put (\d+) down\?/.exec(reply)?.[1]);

describe('whether the job is within the money', () => {
  const KNOWN = ['we have 500 dollars for beanies', 'I type', 'lets say 60'];

  it.each([
    ['would that fit the budget', /^(?!Yes).*above \$500; about \d+ would fit/],
    ['what do we have to cut', /above \$500; about \d+ would fit/],
    ['does it stay under 1100', /^Yes, within \$1,100\./],
    ['any way to get it down to 650', /above \$650; about \d+ would fit/],
    ['is 700 enough', /above \$700; about \d+ would fit/],
    ['how are we doing on budget?', /^(?!Yes).*above \$500; about \d+ would fit/],
    ['any chance you could do them for 650', /above \$650; about \d+ would fit/],
  ])('is told with its price: %s', (message, answer) => {
    const { reply } = say([...KNOWN, message]);
    expect(reply).toMatch(answer);
    expect(reply).toMatch(/60 beanies/);
  });

  it('is told of the smallest order where the number is below it', () => {
    const { reply } = say(['tote bags, our budget is $450', 'I type', '40', 'are we within budget?']);
    expect(reply).toMatch(/^Yes, within \$450\. .*50 pieces/);
  });

  it('takes what is bid for no number of pieces', () =>
    expect(say([...KNOWN, 'could you do all of it for 350?']).state.slots.quantity).toBe(60));

  it('is not what a number of pieces asks', () =>
    expect(say([...KNOWN, 'are they under 3 dollars each']).reply).not.toMatch(/would fit/));
});

describe('how many for the money', () => {
  it.each([
    'how many beanies could we get for $700',
    'we have 700 bucks for beanies, how many is that',
    'how far does 700 dollars go on beanies',
    'how many beanies can i buy with 700 dollars?',
  ])('are the most whose whole estimate stays within it: %s', (message) => {
    const { reply, state } = say([message]);
    const most = offered(reply);
    expect(highCents('hats-and-t-shirts', most, { product: 'beanie' })).toBeLessThanOrEqual(70_000);
    expect(state.slots.quantity).toBeUndefined();
    expect(state.slots.budgetCents).toBe(70_000);
    expect(say(['yes please'], state).state.slots.quantity).toBe(most);
    expect(say(['make it 20'], state).state.slots.quantity).toBe(20);
  });

  it('may be things that are made one at a time', () => {
    const { reply } = say(['we can spend 500 dollars total, how many yard signs does that get us?']);
    expect(offered(reply)).toBeGreaterThan(9);
  });

  it('start at the minimum, whose estimate is told', () => {
    expect(say(['how many polos can i get for 90 dollars']).reply).toMatch(
      /start at 12 polos.*would not reach/,
    );
  });

  it.each([
    'how many days for 40 beanies',
    'how many colors can we have on 40 beanies for $700',
    'what would 40 beanies get me in a month',
    'how many vans can you wrap for 4000 dollars',
  ])('are not asked for: %s', (message) => expect(say([message]).reply).not.toMatch(/Shall I put/));
});

describe('how many, where more cost less from a break on', () => {
  it('is the larger number', () => {
    const most = offered(say(['how many 12x18 in signs for $420']).reply);
    const more = highCents('signs-and-banners', most + 1, { size: '2' });
    expect(highCents('signs-and-banners', most, { size: '2' })).toBeLessThanOrEqual(42_000);
    expect(more).toBeGreaterThan(42_000);
  });
});

describe('a budget that is told', () => {
  it.each([
    [['80 mugs', 'type', 'we cant spend more than $900'], /stays within your budget/],
    [['80 mugs', 'type', 'budget is 300'], /is over your budget; fewer pieces/],
    [['60 screen printed tees, budget 2000'], /stays within your budget/],
  ])('is held against the estimate: %j', (messages, says) => expect(say(messages).reply).toMatch(says));

  it.each([['60 tees, 12 dollars each at most'], ['80 mugs']])('is none in: %s', (message) =>
    expect(say([message]).reply).not.toMatch(/your budget/),
  );
});
