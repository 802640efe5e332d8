// What is said of the conversation itself is answered as what it is, and its look-alikes are not taken for it.
import { describe, expect, it } from 'vitest';
import type { Moment } from './moment.ts';
import {
  asksForFewer,
  asksHowAnswered,
  asksHowToOrder,
  asksHowToReachUs,
  asksIfEach,
  asksIfInTime,
  asksIfSent,
  asksIfThere,
  asksWhatIsNeeded,
  asksWhyContact,
  isApology,
  isCalledOff,
  isComingBy,
  isComplaint,
  isGivingUp,
  isLeaving,
  isLetGo,
  isPause,
  isPutOff,
  isReturn,
  isSupposing,
  isToFollow,
  isUnreached,
  leavesOut,
  wasAskedBefore,
  wasMissed,
} from './side-questions.ts';
import { momentOf, say } from './testing/shop.ts';

const JOB = ['40 embroidered polos by april 10'];

type Row = [asks: (moment: Moment) => boolean, said: string[], yes: string[], no: string[]];

const ROWS: Row[] = [
  [
    isGivingUp,
    JOB,
    [
      'ugh forget this',
      'you know what, never mind',
      'ok i give up',
      'this is way too much hassle',
      'meh not worth the trouble',
      "we'll just do it ourselves thanks",
    ],
    [
      'never mind the sleeve print',
      'forget the navy, make them black',
      'never mind, can you do 50?',
      'what is too much work for you',
      'it is not worth it to print the back so only the front',
    ],
  ],
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
    isLetGo,
    [...JOB, 'have to ask our pastor'],
    ['ok', 'thx!', 'great, thank you so much', 'sounds good', 'nope no need to text me', 'aight'],
    ['yes', 'ok black', 'thanks, and do you ship', 'ok go ahead'],
  ],
  [isLetGo, JOB, [], ['ok', 'thanks']],
  [
    isToFollow,
    [...JOB, 'I type'],
    ['can i let you know on the sizes later', 'let me get you the final count tomorrow'],
    ['can you get back to me on the price', 'let me know the total'],
  ],
  [isPutOff, [...JOB, 'have to ask our pastor'], ['maybe this winter'], ['this winter', 'maybe april 3']],
  [
    leavesOut,
    JOB,
    ['ok never mind the sleeve then', 'forget about the names', 'nah skip the rush'],
    ['never mind', 'forget the whole thing', 'never mind the polos', 'skip the sleeve and do the back'],
  ],
  [
    isReturn,
    JOB,
    ["ok i'm back", 'hello again', 'where were we', 'ya regrese'],
    ['print on the back', 'i need them back by friday', 'hello', 'are you still there?'],
  ],
  [
    asksHowAnswered,
    JOB,
    ['do they email or call', 'will somebody text me or call me?', 'are you gonna call or email us'],
    ['call or text 816 555 0117', 'can you call me', 'do you text or print on both sides of them'],
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
    asksIfThere,
    JOB,
    ['are you still there?', 'is somebody home?', 'hey, anyone there'],
    ['are you there on saturday', 'is there a rush fee', 'anyone in a red shirt'],
  ],
  [
    isCalledOff,
    JOB,
    [
      'sorry, the owner scrapped the whole project',
      'corporate pulled the plug on us',
      'our reunion was called off',
      'turns out we do not need any of it',
      "we won't be needing the tees any more",
      'they called the whole thing off',
    ],
    [
      "we don't need the back print",
      "don't need it by then",
      'we do not want any',
      'do not call the whole thing off',
      'the tournament got moved',
      'forget the whole thing about the sleeve',
      'is the sale off?',
    ],
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
    isUnreached,
    [],
    [
      'noone ever answers your phone',
      'i have called two times already',
      'tried to get hold of you guys yesterday',
      'it just goes to voicemail',
      'you guys never got back to me',
      'left you two messages',
    ],
    [
      'nobody can pick up the order',
      'tried to call my boss',
      'the answer is no',
      'never picked up my hats',
      'what if nobody answers the phone?',
      'call me back',
    ],
  ],
  [
    isComingBy,
    JOB,
    ["cool, i'll swing by tomorrow", 'we might come in and look', 'ill drop in'],
    ['can i stop by?', "i'll come by to pick them up friday", 'they will come in two boxes'],
  ],
  [
    wasAskedBefore,
    JOB,
    ['you just asked me that', 'i already gave you that', 'same question again'],
    ['they asked for navy', 'i already have a logo', 'the same on the back'],
  ],
  [
    wasMissed,
    JOB,
    ['this is not what i asked', "you didn't answer me", 'please answer the question'],
    ['that is not what i ordered', 'nobody answered the phone', 'the answer is navy'],
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
    asksHowToOrder,
    JOB,
    [
      'so how do i order',
      'how do we get started',
      'how does this work',
      'where do i even start',
      'what are the steps',
    ],
    ['how do i wash them', 'how do I order 50 mugs', 'where do i park'],
  ],
  [
    isApology,
    JOB,
    ['sorry for the mix up', 'so sorry about all the changes', 'apologies for the hassle'],
    ['sorry, make it navy', 'sorry for asking but do you ship', 'sorry', 'sorry, 60'],
  ],
  [
    asksIfSent,
    JOB,
    [
      'did it go through?',
      'did you get my email',
      'are we all set?',
      'how do I know you got it',
      'will I get a confirmation',
    ],
    ['did you get that shirt in navy before', 'is it done by friday'],
  ],
  [
    asksWhatIsNeeded,
    JOB,
    ['what do you need from me?', 'what else do you need', 'anything else you need?'],
    ['what do you need the pantone for', 'i need something else'],
  ],
  [
    asksIfInTime,
    JOB,
    [
      'is that doable?',
      'can you make that deadline',
      'is that too soon?',
      'could u have em ready the week of may 4',
      'will they be done by april 9',
      'reckon yall could knock it out by the 27th',
      'would we be able to get those march 30?',
      'think you guys can manage that',
      'do you think its realistic',
      'hoping you can make that work',
      'do we have enough time?',
    ],
    [
      'can you make that in blue',
      'is that cotton?',
      'can i pay on april 9',
      'can you call me friday',
      'we need them by april 9',
      'you can do that',
      'think about it',
      'will that work with a jpeg?',
    ],
  ],
  [
    asksForFewer,
    ['5 embroidered polos'],
    ['any way around that?', 'can you make an exception', 'could you do fewer'],
    ['can you do it in navy', 'ok 12 then'],
  ],
  [asksForFewer, JOB, [], ['any way around that?']],
  [
    isSupposing,
    ['72 t-shirts'],
    ['what if we did hoodies instead', 'and polos?', 'how about hats'],
    ['do you also do hats?', 'hats with a bear', 'what about shipping'],
  ],
  [
    isComplaint,
    [],
    ['my shirts came out crooked', 'three weeks and nobody called me back', 'i want a refund'],
    [
      'what happens if they come out wrong',
      'nobody knows yet how many',
      'they should be red',
      'text me, i never answer calls',
      'my husband never answers',
    ],
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

it('is not too late for a change before the proof is approved', () => {
  const { reply, state } = say(['60 tees for may 2', 'typing', 'is it too late to bump it to 72']);
  expect(reply).toContain('before you approve the proof');
  expect(state.slots.quantity).toBe(72);
  expect(say(['60 tees', 'typing', 'friday, or is that too late']).reply).not.toContain('before you approve');
});

it('keeps telling the price to who gives no number and no email', () => {
  const refusing = ['not giving you my phone number or email. 24 caps, how much'];
  expect(say(refusing).state.declined).toEqual(expect.arrayContaining(['phone', 'email']));
  expect(say([...refusing, 'typing', 'by may 2', 'front', 'make it 48']).reply).toContain('$');
});

describe('nothing more to tell', () => {
  it.each([
    'thats all i got',
    "that's everything I know so far",
    'thats about it',
    'no more than that',
    'thats all',
  ])('leaves the open question and goes on: %s', (message) => {
    const talk = ['40 screen printed hoodies by april 10', 'type'];
    expect(say(talk).state.asked).toBe('option');
    expect(say([...talk, message])).toMatchObject({ state: { asked: 'name' }, effects: [] });
  });

  it.each(['thats all, bye', 'ok thats all for today thanks'])('is said in no farewell: %s', (message) =>
    expect(say([...JOB, 'type', message]).state.asked).toBeNull(),
  );
});

describe('a joke about machines', () => {
  it.each(["you're a toaster arent you", 'am i talking to an answering machine', 'are you just a droid lol'])(
    'is answered with the truth: %s',
    (message) => expect(say([...JOB, message]).reply).toMatch(/\bAI\b/),
  );

  it('is met with one', () => {
    expect(say([...JOB, 'how many robots does it take to stitch a polo']).reply).toMatch(/people/);
    expect(say(['how many days does it take to print a hoodie']).reply).toMatch(/working days/);
  });
});

it('sends it without a name where only that is missing and the word is given', () => {
  const talk = ['40 embroidered polos by april 10', 'kit@mail.example'];
  expect(say(talk).state.asked).toBe('name');
  expect(say([...talk, 'just send it']).state.asked).toBe('confirm');
  expect(say([...talk, 'fine. Ash Calloway']).state.slots.name).toBe('Ash Calloway');
});

describe('what is not known yet', () => {
  const TALK = ['36 screen printed tees', 'type'];

  it.each([
    'we dont have the details yet',
    "no idea about the inks, he didn't say",
    'i do not have that info right now',
  ])('refuses no contact: %s', (message) =>
    expect(say([...TALK, message]).state.declined).not.toContain('contact'),
  );

  it.each(['id rather not say', 'not giving out my contact info', 'no personal info please'])(
    'is no refusal: %s',
    (message) => expect(say([...TALK, message]).state.declined).toContain('contact'),
  );

  it('is told when asked for, from no page', () =>
    expect(say([...TALK, 'what else do you need to know']).reply).not.toMatch(/From our page/));
});

it('goes on without the person who was asked for', () => {
  const { reply, state } = say(['can i just talk to someone', "ok never mind, i'll do it with you"]);
  expect(reply).not.toMatch(/stopped/i);
  expect(state).toMatchObject({ flow: 'quote', source: 'chat', asked: 'service' });
});

it('keeps an order asked about and a job told later apart', () => {
  const { reply, effects, state } = say(['my order is late. BW-41877', 'kit@mail.example']);
  expect(reply).not.toMatch(/order number/);
  expect(effects).toMatchObject([{ lead: { details: expect.stringContaining('Order: BW-41877') } }]);
  const next = say(['while im here i need 2 more banners, 3x6'], state);
  expect(next.state.job).not.toBe(state.job);
  expect(next.effects).toEqual([]);
});

describe('what stands of a job', () => {
  const talk = ['12 S and 20 M tees in olive', '4 more S'];

  it.each([
    'so how many is that now?',
    'how many shirts are we at',
    'what do you have down for me so far',
    'can you read that back to me',
  ])('is said back: %s', (message) => expect(say([...talk, message]).reply).toMatch(/36 \S*shirts/));

  it.each(['how many colors is that?', 'how many do you have in stock'])('is not asked by: %s', (message) =>
    expect(say([...talk, message]).reply).not.toMatch(/36 t-shirts, 16 S/),
  );
});

describe('what is said to the minimum and of what comes next', () => {
  it.each(['why not', 'what if we pay double', 'is there anything you can do'])(
    'is answered: %s',
    (message) => expect(say(['6 caps for my team', 'I type', message]).reply).toMatch(/for fewer/),
  );

  it.each(["ok what's next", 'what happens now'])('is told: %s', (message) =>
    expect(say(['30 shirts', 'I type', message]).reply).toMatch(/person (?:sends|answers).*proof/),
  );

  it('is no farewell: "why so long"', () =>
    expect(say(['how long do 30 hoodies take', 'why so long']).reply).not.toMatch(/[Bb]ye|Take care/));

  it('is a grudge and asks for no price: "it was pricey too"', () =>
    expect(say(['the sign i got is peeling', 'it was pricey too']).reply).not.toMatch(/\$/));
});
