import { describe, expect, it } from 'vitest';
import { contextFor, knownAfter, NOW, outcome, shop } from '../../testing/shop.ts';
import { read } from '../context/read.ts';
import { findMoney, readBudget } from './budget.ts';

const budget = (message: string) => outcome(readBudget(contextFor(message)));

describe('a budget', () => {
  it.each([
    ['budget is around 2k', 200_000],
    ['we move may 2 budget 2k', 200_000],
    ['$275 in the kitty for mugs', 27_500],
    ['9k all in for the fleet', 900_000],
    ['budget set at 6,400', 640_000],
    ['the board approved us for 1,250', 125_000],
    ['could go seven hundred tops', 70_000],
    ['we have about $750 to spend', 75_000],
    ['can we get the whole job below 950', 95_000],
    ['total needs to come in under 1400', 140_000],
    ['bring our invoice down within 275', 27_500],
    ['cap our total at 640', 64_000],
    ['our boss capped it at 1500', 150_000],
    ['we got about 900 total for caps and a banner', 90_000],
    ['could spend 250 maybe 280', 28_000],
    ['under 500 bucks', 50_000],
    ['i can do 850 bux tops', 85_000],
    ['$600 is what the parents raised', 60_000],
    ['no more than $1,200.50', 120_050],
    ['my budget is 300', 30_000],
    ['budget $500-$700', 70_000],
    ['my budget is 3,000 to 4,000', 400_000],
    ['between 1000 and 1500 dollars total', 150_000],
    ["I've got about five grand", 500_000],
    ["we don't want to spend more than 800", 80_000],
    ['trying to stay under 1k', 100_000],
    ['what would $300 get me', 30_000],
    ['the board gave us $1,100 for it', 110_000],
    ["we can't go over $640", 64_000],
    ['the PTO has nine hundred to spend', 90_000],
    ['keep everything below 720', 72_000],
    ['no more than a grand', 100_000],
    ["I won't pay over 220 bucks, two signs", 22_000],
    ['too much, we cannot do more than 350', 35_000],
    ['the wife says ok, we can stretch to $480', 48_000],
    ['i can go as high as 3k', 300_000],
    ['thinking 250 for the whole order', 25_000],
    ['i can do 90 bucks for everything', 9_000],
    ['budget is small, 350 max', 35_000],
    ['sitio web, presupuesto de 900 dolares', 90_000],
    ['tengo un presupuesto de 450 dolares', 45_000],
    ['half a grand at most', 50_000],
    ['is 450 enough for 30 caps', 45_000],
    ['will $200 cover 12 tees', 20_000],
    ['36 mugs for under 350', 35_000],
    ['maybe 240 total for 16 aprons', 24_000],
    ['price limit of 500', 50_000],
    ['we were allotted 900 dollars', 90_000],
    ['idk what caps cost, we have maybe 2 grand total', 200_000],
    ['somewhere in the ballpark of nine hundred bucks', 90_000],
    ['probably like $350 or so', 35_000],
    ['we can swing maybe 7 hundred', 70_000],
    ['budget is around 6 fifty', 65_000],
    ['900 bucks is our limit', 90_000],
    ['we were thinking two to three hundred dollars', 30_000],
    ['what could we get for 350?', 35_000],
    ['150 is all we have', 15_000],
    ['about 400 left in the booster fund', 40_000],
    ['we were hoping for around $480', 48_000],
  ])('is read in cents: %s', (message, expected) => expect(budget(message)).toBe(expected));

  it.each([
    'is it $5 each?',
    'the proof was approved at 4',
    'we got approved for 120 shirts',
    'could do 300 shirts tops',
    'under $10 a shirt',
    'around $12-15 per shirt',
    'I paid 20 dollars last time',
    '50 shirts',
    'they quoted me $700',
    'I got a quote for $520 elsewhere',
    'do you have $25 off coupons',
    'grand opening',
    'they did ours for 450',
    'the place in town quoted me 90 for three',
    'we need 150 for the whole team',
    'need 40 for everything',
    '150 total for 3 schools',
    'caps for under 50 people',
    'i make 22 an hour',
    'will 100 cover the minimum',
    'is 144 enough for a discount',
    'what can you do for 250 people',
    '150 is all we need',
    'we could swing 30 hats',
    '9 dancers and 3 coaches for a grand total of 12 caps',
    '8 red, 4 blue, 12 grand total',
    'what is a grand total on 30 mugs',
    'it was like 300 bucks',
    '$350?',
    'our budget is 500 euros',
    'can you do it for £300',
    'tenemos un presupuesto de 4000 pesos',
  ])('is no price per piece and no other sum: %s', (message) => expect(budget(message)).toBe('skipped'));

  it('may be a bare figure where one was asked for', () => {
    const asked = (message: string) => outcome(readBudget(contextFor(message, 'budgetCents')));
    expect(asked('like 850')).toBe(85_000);
    expect(asked('40 shirts')).toBe('skipped');
  });

  it('finds every sum, so that none becomes a quantity', () => {
    const { words, numbers } = contextFor('$20, 15 dollars, USD 9 and 10¢ for 4 hats');
    expect(findMoney(words, numbers).map(({ cents }) => cents)).toEqual([2000, 1500, 900, 10]);
  });

  it.each([
    ['the club gave us $900, $650 of it is for jackets', 65_000],
    ['we have 2k and of that about $700 can go to signs', 70_000],
    ['a $1,500 grant, 400 dollars of which goes toward caps', 40_000],
    ['we have $2,000 but only $450 can go to caps', 45_000],
    ['budget 900, 300 of that for the sign', 30_000],
    ['caps cost $9 but only $4 is for the patch', 'skipped'],
    ['$900 from the club, $200 of that goes to pizza', 'skipped'],
  ])('is the share that is for the goods: %s', (message, expected) => expect(budget(message)).toBe(expected));
});

describe('a budget told anew', () => {
  const after = (first: string, then: string) => {
    const state = knownAfter([first]);
    const { budgetCents, quantity } = read(then, state, shop, NOW).slots;
    return { budgetCents, quantity };
  };

  it.each([
    ["budget's tight. three hundred, maybe three fifty", 35_000],
    ['small budget, like 250 if you can', 25_000],
    ['is $450 doable for 30 mugs', 45_000],
    ['budget wise we want to keep it around 700', 70_000],
    ['no more than 800 all told, thats for the 4 banners', 80_000],
    ['window lettering, im paying no more than 275', 27_500],
    ['I am not willing to pay over 400 for it', 40_000],
    ['I paid no more than 5 visits', 'skipped'],
    ['tight budget. 40 by friday', 'skipped'],
    ['no more than 100 in total', 'skipped'],
  ])('may be told without a sign: %s', (message, expected) => expect(budget(message)).toBe(expected));

  it.each([
    ['80 caps, our budget is 1200', 'sorry, its 900, the board cut it', 90_000],
    ['50 tees, we have 700 to spend', 'hold on 800, the treasurer found another hundred', 80_000],
    ['50 tees under $700', 'turns out its 950', 95_000],
    ['80 caps, our budget is 1200', 'talked to the pastor, more like $1,100', 110_000],
    ['a 4 page site, budget 2000', 'we could go up to 3000 all in', 300_000],
    ['80 caps, our budget is 1200', 'sorry $1,150 is too much', undefined],
    ['80 caps, our budget is 1200', 'is it actually $1,150?', undefined],
  ])('is no quantity: %s / %s', (first, then, budgetCents) =>
    expect(after(first, then)).toEqual({ budgetCents, quantity: undefined }),
  );

  it.each([
    ['80 caps, our budget is 1200', 'sorry i meant 95', 95],
    ['80 caps, our budget is 1200', 'actually 120 caps, they gave us more kids', 120],
    ['80 caps', 'sorry, its 900, the board cut it', 900],
  ])('is none of a quantity: %s / %s', (first, then, quantity) =>
    expect(after(first, then)).toEqual({ budgetCents: undefined, quantity }),
  );
});

it.each(['we can go to 140 if it gets cheaper', 'do i have to pay more than $100 up front?'])(
  'a budget is none of these: %s',
  (message) => expect(budget(message)).toBe('skipped'),
);

it.each([
  ['i can do 700 all in for the 36', 70_000],
  ['could do 450 out the door for 20 hats', 45_000],
  ['we can do 600 all in', 60_000],
  ['20 bucks a hat is too high, i can do 900 for all 40', 90_000],
  ['too much! best i can do is 1000 for the 50', 100_000],
])('a budget is all that can be done: %s', (message, cents) => expect(budget(message)).toBe(cents));

it.each([
  'we can do 100 all in navy',
  'quickprint can do 900 all in for 40',
  'they will do 800 for the 60',
  'can do 150 for 3 events',
  'we can do 100 for the 40 kids',
])('a budget is no such number: %s', (message) => expect(budget(message)).toBe('skipped'));
