// What is said of the conversation itself is answered as what it is, and its look-alikes are not taken for it.
import { describe, expect, it } from 'vitest';
import { knownAfter, momentOf, say } from '../../testing/shop.ts';
import type { Moment } from './moment.ts';
import {
  asksHowToReachUs,
  asksIfEach,
  asksWhyContact,
  isComingBy,
  isLeaving,
  isPause,
  isSupposing,
} from './side-questions.ts';

const JOB = ['40 embroidered polos by april 10'];

type Row = [asks: (moment: Moment) => boolean, said: string[], yes: string[], no: string[]];

const ROWS: Row[] = [
  [
    isPause,
    JOB,
    [
      'brb',
      'hang on a sec',
      'ok let me check with my boss',
      'one moment please',
      'un momento',
      'gonna run this by the vestry first',
      "i'd have to clear it with our pastor",
      'our superintendent has to sign off',
      'want to show it to the other moms',
      'have to bring this to pastor ron before anything',
    ],
    [
      'wait not embroidered',
      'let me see the proof',
      'give me 30',
      'hold 40 of them',
      'we want to show our logo on the back',
      'need to ask you something',
      'should i check with my bank or can i pay you by card?',
    ],
  ],
  [
    asksIfEach,
    JOB,
    [
      'is this apiece',
      'so is that the total?',
      'wait is that for the whole order or each',
      'that is for all 40?',
    ],
    ['is that each color', 'is the total due now', 'are those all cotton', 'is that for all the sleeves too'],
  ],
  [
    isLeaving,
    JOB,
    [
      "i'm not going to order anything today",
      'we are not ready to submit yet',
      'ok ill be in touch',
      "we'll circle back to you",
      'just comparing prices right now',
      'thank you anyway',
      'let me come back to this later',
      'maybe another time',
      'not ready to buy yet, only seeing what it runs, the fair is in august',
      'still comparing shops, thanks',
      'calling two other printers first',
      'gonna shop around some',
      'only collecting figures right now',
      'waiting on a couple other bids',
      'nothing has to be ordered yet',
      "don't need it made right now",
    ],
    [
      'not ready to order without a proof',
      'not ready to order yet, could you do 30 hats too',
      'i will get back to you on the sizes',
      'can you get back to me',
      'just looking for a price',
      'it needs to be sent today',
      'we need some prices',
      'do you work with other shops?',
      'do you let us know when it ships?',
      'have someone be in touch',
      'put the logo on the back then',
    ],
  ],
  [
    isComingBy,
    JOB,
    ["cool, i'll swing by tomorrow", 'we might come in and look', 'ill drop in'],
    ['can i stop by?', "i'll come by to pick them up friday", 'they will come in two boxes'],
  ],
  [
    asksWhyContact,
    JOB,
    ['why do you need my phone number', 'what are you going to do with my email', 'will you spam me'],
    ['why do polos cost more', 'what number of colors do you need'],
  ],
  [
    asksHowToReachUs,
    JOB,
    [
      "what's your number",
      'is there a number i can call',
      'can i just email you instead',
      'how do i reach the shop',
    ],
    ['can i email you my logo', 'call me', 'what is the number of stitches'],
  ],
  [
    isSupposing,
    ['72 t-shirts'],
    ['what if we did hoodies instead', 'and polos?', 'how about hats'],
    ['do you also do hats?', 'hats with a bear', 'what about shipping'],
  ],
];

describe.each(ROWS)('%o, after %j', (asks, said, yes, no) => {
  it.each(yes.map((message) => [message]))('is said by: %s', (message) => {
    expect(asks(momentOf(message, said))).toBe(true);
  });
  it.each(no.map((message) => [message]))('is not said by: %s', (message) => {
    expect(asks(momentOf(message, said))).toBe(false);
  });
});

it('keeps telling the price to who gives no number and no email', () => {
  const refusing = ['not giving you my phone number or email. 24 caps, how much'];
  expect(knownAfter(refusing).declined).toEqual(expect.arrayContaining(['phone', 'email']));
  expect(say([...refusing, 'typing', 'by may 2', 'front', 'make it 48']).reply).toContain('$');
});

describe('a joke about machines', () => {
  it.each(["you're a toaster arent you", 'am i talking to an answering machine', 'are you just a droid lol'])(
    'is answered with the truth: %s',
    (message) => expect(say([...JOB, message]).reply).toMatch(/\bAI\b/),
  );
});

describe('what is not known yet', () => {
  const TALK = ['36 screen printed tees', 'type'];

  it.each([
    'we dont have the details yet',
    "no idea about the inks, he didn't say",
    'i do not have that info right now',
  ])('refuses no contact: %s', (message) =>
    expect(knownAfter([...TALK, message]).declined).not.toContain('contact'),
  );

  it.each(['id rather not say', 'not giving out my contact info', 'no personal info please'])(
    'is no refusal: %s',
    (message) => expect(knownAfter([...TALK, message]).declined).toContain('contact'),
  );

  it('is told when asked for, from no page', () =>
    expect(say([...TALK, 'what else do you need to know']).reply).not.toMatch(/From our page/));
});

describe('what stands of a job', () => {
  const talk = ['12 S and 20 M tees in olive', '4 more S'];

  it.each(['what do you have down for me so far', 'can you read that back to me'])(
    'is said back: %s',
    (message) => expect(say([...talk, message]).reply).toMatch(/36 \S*shirts/),
  );

  it.each(['how many colors is that?', 'how many do you have in stock'])('is not asked by: %s', (message) =>
    expect(say([...talk, message]).reply).not.toMatch(/36 t-shirts, 16 S/),
  );
});
