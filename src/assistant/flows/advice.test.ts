// What Carl advises, compares and says of files, tax and days that are too soon.
import { describe, expect, it } from 'vitest';
import { say } from '../testing/shop.ts';

describe('advice', () => {
  it.each([
    [['36 shirts', 'what would you suggest?'], /screen printing from 24 pieces/],
    [['36 jackets', 'any recommendations?'], /uniforms: embroidery/],
    [
      ['36 shirts', 'which is cheaper, screen or embroidery'],
      /36 shirts.*screen printing about \$.*embroidery about \$/,
    ],
    [['36 shirts', 'is dtf or embroidery more expensive?'], /transfers about \$.*embroidery about \$/],
    [['200 mugs', 'mugs or pens, what costs less'], /pen about \$.*mug about \$/],
    [
      ['wrap my van', 'which costs less, decals or a wrap'],
      /lettering and spot graphics about \$.*full wrap about \$/,
    ],
    [['wrap my van', 'is a half wrap cheaper than full?'], /partial wrap about \$.*full wrap about \$/],
    [['24 hats', 'does a patch cost more than embroidery'], /embroidery about \$.*patch about \$/],
  ])('%j -> %s', (messages, said) => {
    expect(say(messages).reply).toMatch(said);
  });

  it('leaves the job as it was: what is weighed is not chosen', () => {
    const { state } = say(['36 shirts', 'screen or embroidery, which is cheaper?']);
    expect(state).toMatchObject({
      slots: { service: 'hats-and-t-shirts', quantity: 36 },
      thing: 'shirt',
      job: 1,
    });
  });

  it.each(['36 shirts or so, screen printed', 'I recommend you to everyone', 'embroidery please'])(
    'is given only where it is asked for: %s',
    (message) => {
      expect(say(['50 polos', message]).reply).not.toMatch(/Choosing a method|I estimate|As an estimate/);
    },
  );
});

describe('what a clerk is asked in between', () => {
  it.each([
    ['when do I have to send you my logo?', /Before the proof/],
    ['what is the deadline for the artwork', /Before the proof/],
    ['are taxes included?', /do not include sales tax/],
    ['what is my total with tax?', /40 polos.*\$.*sales tax/],
    ['do you need the logo in some special format?', /Send any file you have/],
    ['can we bring our own polos', /Yes, you can bring your own/],
    [
      'could I stop by saturday to look at colors?',
      /Saturday, March 7.*(?:214 Foundry St|Coming by)|No appointment/,
    ],
  ])('%s', (message, said) => {
    expect(say(['40 polos', message]).reply).toMatch(said);
  });

  it('offers the soonest day and a person where a day is too soon', () => {
    const messages = ['40 polos', 'I need them tomorrow'];
    expect(say(messages).reply).toMatch(/1 working day/);
    expect(say([...messages, 'well what can you do?']).reply).toMatch(/March 10.*\$.*person/);
  });

  it('says once how long it usually takes', () => {
    expect(say(['40 polos', 'can you do it by friday?']).reply.match(/usually need/g)).toHaveLength(1);
  });

  it('tells the monthly price and whether search engines are served', () => {
    expect(say(['I want a website', 'and how much per month?']).reply).toMatch(/\$89 a month/);
    expect(say(['I want a website', 'is seo part of it?']).reply).toMatch(/Yes: every site/);
  });
});
