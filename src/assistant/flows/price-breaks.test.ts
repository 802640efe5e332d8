// When the price of the job at hand falls, and what other goods would come to in its place.
import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

const JOB = ['60 mugs, one color', 'I type'];

describe('where the price falls', () => {
  it.each(['when does it get cheaper', 'what are your price breaks?', 'how many more to hit the next break'])(
    'is told of the job: %s',
    (message) => {
      const { reply, state } = say([...JOB, message]);
      expect(reply).toMatch(/at 100 to about \$.*at 250 to \$/);
      expect(state.slots.quantity).toBe(60);
    },
  );

  it.each([
    ['is there a price break at 250?', 250],
    ['would we save if we ordered 100', 100],
    ['does it drop at 500?', 500],
    ['what is the difference in price between 60 and 120?', 120],
  ])('is told beside the number that is known: %s', (message, other) => {
    expect(say([...JOB, message]).reply).toMatch(new RegExp(`60 at \\$.* and ${other} at \\$`));
  });

  it.each(['is it cheaper with 2 colors?', 'can we go down to 55', 'is there a break room at 214 Foundry?'])(
    'is not asked by %s',
    (message) => {
      expect(say([...JOB, message]).reply).not.toMatch(/60 at \$|falls? at/);
    },
  );
});

describe('a price a piece that is hoped for', () => {
  it.each([
    ['can you get it under $7 each?', /from \d+ on it comes below \$7/],
    ['could we have them for 20 dollars apiece', /so within \$20/],
    ['is it possible to get below $1 each', /below what my price list has/],
  ])('is held against the price list: %s', (message, said) => {
    expect(say([...JOB, message]).reply).toMatch(said);
  });

  it('is no question where a job begins with it', () => {
    expect(say(['100 pens at $1 each']).reply).toMatch(/100 pens/);
  });
});

describe('other goods in the place of those priced', () => {
  it.each([
    ['would bottles be a lot more?', /60 bottles instead of the mugs .* more/],
    ['are pens cheaper', /60 pens instead of the mugs .* less/],
    ['how much more are embroidered hats', /60 hats instead of the mugs .* more/],
  ])('are weighed and not ordered: %s', (message, said) => {
    const { reply, state } = say([...JOB, message]);
    expect(reply).toMatch(said);
    expect(state).toMatchObject({ thing: 'mug', slots: { quantity: 60 }, jobs: [] });
  });

  it('start at a number of their own', () => {
    expect(say(['24 caps embroidered', 'I type', 'would totes be cheaper?']).reply).toMatch(/start at 50/);
  });

  it('are stitched as those they stand beside', () => {
    const reply = say(['24 caps embroidered', 'I type', 'are snapbacks about the same?']).reply;
    expect(reply).toMatch(/24 snapbacks instead of the caps .* more/);
  });

  it('are not weighed where it is asked whether they are made', () => {
    expect(say([...JOB, 'do you do hoodies']).reply).not.toMatch(/instead of/);
  });
});

describe('goods put in line with the question what they come to', () => {
  it('are priced', () => {
    expect(say(['3 banners 2x4 ft', 'I type', 'do you do mugs too? whats 70 of those']).reply).toMatch(/\$/);
  });
});

describe('the estimate that was told', () => {
  it.each([
    'The logo is white, could you give me a price on those?',
    'Can I get an estimate for the 60',
    'our logo is green. could you give me an estimate for the 60?',
    'they are for the whole staff. can you give me a rough estimate',
  ])('is told again: %s', (message) => {
    expect(say([...JOB, message]).reply).toMatch(/60 mugs.*\$/);
  });

  it('is not the answer to what one part costs', () => {
    expect(say([...JOB, 'could you give me a price on shipping']).reply).not.toMatch(/60 mugs/);
  });
});
