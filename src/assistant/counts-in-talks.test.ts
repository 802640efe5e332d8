// How many, over several messages: what changes the number that is known, and what only sounds like it.
import { describe, expect, it } from 'vitest';
import { say } from './testing/shop.ts';

const quantityAfter = (messages: string[]) => say(messages).state.slots.quantity;

describe('how many in each', () => {
  it('is multiplied by the teams that were told of before', () => {
    expect(quantityAfter(['vests for 3 squads', 'I type', '11 on each squad'])).toBe(33);
    expect(quantityAfter(['vests for our squads', 'I type', '11 on each squad'])).toBeUndefined();
  });
});

describe('a quantity that is known', () => {
  it.each([
    ['two of our cooks quit, so 46', 46],
    ['can I reorder 3 more down the road', 48],
    ['one guy rejoined so 49', 49],
    ['2 of them came back', 50],
    ['2 of them came back torn', 48],
    ['final answer 29', 29],
    ['some cooks are tall, maybe 5 of them', 48],
    ['24 with names and 24 without', 48],
    ['we decided on 9', 9],
    ['not quite, the count should be 44 i just got back to my desk', 44],
    ['i forgot 3 cooks', 51],
    ['forgot to add 2 waiters', 50],
    ['i forgot 2 things to ask', 48],
    ['one cook does not want one', 47],
    ['we have 12 on hand', 48],
    ['drop it to 30', 30],
    ['when a new cook starts in june, could we get one or two more aprons at the same price', 48],
    ['if 2 more waiters sign up can we add them', 48],
    ['could we get 10 more next spring?', 48],
    ['can we add 2 more', 50],
    ['wait, 48 is wrong, its 30', 30],
    ['you put 48 but i said 30', 30],
    ['it says 60? should be 48', 48],
    ['owner just told me 60 not 48, three new cooks', 60],
    ['36 of them will do', 36],
    ['44 of us in the end', 44],
    ['can we go down to 44', 44],
    ['could we drop to 44', 44],
    ['we had 12 more sign up', 60],
    ['they are for ages 8 to 12', 48],
    ['what is your minimum, 12?', 48],
    ['5 of them wear glasses', 48],
    ['2 of the cooks are out sick today', 48],
    ['two of the cooks have already bought theirs', 48],
    ['most of us are over 50', 48],
    ['our last order was 60', 48],
    ['and just 41 of us get one now', 41],
    ['only 39 now', 39],
    ['now only 36 are coming', 36],
    ['only 44 of us want one', 44],
    ['we lost 2 people', 46],
    ['we lost 2 games', 48],
    ['only 9 of them are for kids', 48],
    ['only 3 of us can pick up', 48],
    ['hold on, three new ushers joined sunday so 51', 51],
    ['3 people cancelled', 45],
    ['drop 4 from the order', 44],
    ['we drop 4 from the plane', 48],
    ['one guy left, 47', 47],
    ['6 of those are for the kitchen', 48],
    ['two in size 2XL', 48],
    ['15 in gray, the rest maroon', 48],
    ['split 28 and 20', 48],
    ['my 2 kids play too', 48],
    ['seventy two', 72],
    ['cotton. 96', 96],
    ['what if i only did 36', 36],
    ['howabout 60', 60],
    ['um and 84?', 84],
    ['and at 84', 84],
    ['ok and for 84', 84],
    ['and at 7', 48],
    ['would 100 be cheaper', 48],
    ['what is the total shipped to 64111', 48],
    ['20 of them please', 20],
    ['make 48 of them 72', 72],
    ['the first ones ran small but we need 12 more aprons', 60],
    ['turn those 48 into 60', 60],
    ['4 extra on top of the 48', 52],
    ['all mediums except 3 xls', 48],
    ['the new girl wants one too so 49', 49],
    ['add 2 more in black', 50],
    ['3 more dozen', 84],
    ['5/8 of 48 in large', 48],
    ['is a card ending in 1881 ok', 48],
    ['use my card 1881', 48],
    ['we did 90 aprons with you guys before, this time like 54', 54],
    ['30 not 48', 30],
    ['not 48, 30', 30],
    ['make it the 30th not the 24th', 48],
    ['is the second one extra', 48],
    ['does that one cost extra', 48],
    ['one extra to be safe', 49],
    ['wow that adds up. just one then', 1],
    ['my boss wants one too', 49],
    ['the coach wants one and so do the two assistants', 51],
    ['so 51 then, the coach wants one and so do the two assistants', 51],
    ['my boss wants one color', 48],
    ['our truck needs one too', 48],
    ['solo una entonces', 1],
    ['just one question', 48],
    ['just one color', 48],
  ])('%s', (message, quantity) => {
    expect(quantityAfter(['48 aprons', 'I type', message])).toBe(quantity);
  });

  it.each([
    [['the tote bags we got from you are fraying', 'we would like 15 more of those too'], 15],
    [['what is up with our order of mugs', 'and add 30 more please'], 30],
    [['you did polos for us and they shrank', 'lets get 8 more'], 8],
    [['you spelled our name wrong on the caps', 'we still need 20 new ones by the 19th'], 20],
    [['the caps we bought are faded', '9 more of them are faded too'], undefined],
    [['we ordered 60 tees and only got 52', 'we need the 8 more'], undefined],
  ])('is a wish of its own after an order was talked about: %j', (messages, quantity) =>
    expect(quantityAfter(messages)).toBe(quantity),
  );

  it('is kept by what the same goods should be', () => {
    const talk = ['60 drawstring bags by may 8', 'I type', 'oh and the bags should be forest green'];
    expect(say(talk).state).toMatchObject({ slots: { quantity: 60, colors: ['forest green'] }, jobs: [] });
  });

  it.each([
    ['2021', 1],
    ['just the back doors. 2018 btw', 1],
    ['both are 2020', undefined],
    ['four 2019 vans', 4],
    ['we opened in 2016', undefined],
  ])('is no model year: %s', (message, quantity) => {
    expect(quantityAfter(['van wrap for my bakery', 'I type', message])).toBe(quantity);
  });

  it.each([
    ['3 more signed up, all of them mediums', 'standard'],
    ['2 more people, both medium', 'some_extended'],
    ['no 3xl after all', 'standard'],
  ])('leaves the large sizes among them: %s', (message, size) => {
    const talk = ['20 jackets, a few are 3XL', 'I type'];
    expect(say(talk).state.options.size).toBe('some_extended');
    expect(say([...talk, message]).state.options.size).toBe(size);
  });

  it.each([
    ['2, no wait, 1', { quantity: 48, inks: '1' }],
    ['make it 3', { quantity: 48, inks: '3' }],
    ['actually 60 hoodies', { quantity: 60, inks: undefined }],
    ['2 more hoodies', { quantity: 50, inks: undefined }],
  ])('is not what answers how many inks: %s', (message, { quantity, inks }) => {
    const talk = ['48 hoodies, back print', 'by may 8', message];
    expect(say(talk.slice(0, 2)).state.askedOption).toBe('ink_colors');
    const { slots, options } = say(talk).state;
    expect(slots.quantity).toBe(quantity);
    expect(options.ink_colors).toBe(inks);
  });

  it('is none once it is said to be money', () => {
    expect(say(['90 caps', 'no i meant 90 dollars']).state.slots).toEqual({
      service: 'hats-and-t-shirts',
      budgetCents: 9000,
    });
  });

  it('stands beside the name that was asked for', () =>
    expect(
      say(['get me a person', 'ida@moss.example', 'Ida. about lawn signs for the fair, 60']).state.slots
        .quantity,
    ).toBe(60));

  it('keeps the sizes of fewer, and adds the rest to them as it is told', () => {
    const { state } = say(['40 tees, S 10 M 20 L 10', 'I type', 'make it 44', 'put the 4 in mediums']);
    expect(state.slots).toMatchObject({ quantity: 44, sizes: { S: 10, M: 24, L: 10 } });
    expect(say(['make it 36'], state).state.slots.sizes).toBeUndefined();
  });

  it('asks for the sizes of pieces that came without any, and says that sizes fell away', () => {
    const told = ['30 tees, S 10 M 20', 'I type'];
    const { reply, state } = say([...told, 'lets do 42']);
    expect(reply).toMatch(/30.*12/);
    expect(state).toMatchObject({ asked: 'sizes', slots: { quantity: 42, sizes: { S: 10, M: 20 } } });
    expect(say(['xl'], state).state.slots).toMatchObject({ quantity: 42, sizes: { S: 10, M: 20, XL: 12 } });
    expect(say(['6 more M and 6 L'], state).state.slots).toMatchObject({
      quantity: 42,
      sizes: { S: 10, M: 26, L: 6 },
    });
    const fewer = say([...told, 'only 24 actually']);
    expect(fewer.reply).toMatch(/sizes.*30/);
    expect(fewer.state.slots.sizes).toBeUndefined();
    const decided = say([...told, 'what if we did 42', 'ok do 42']);
    expect(decided.reply).toMatch(/sizes/);
  });

  it.each([
    ['thirty six it is', 36, undefined],
    ['the 24th it is', 48, '2026-03-24'],
  ])('is no day where a day was asked: %s', (message, quantity, date) => {
    const { state } = say(['48 aprons', 'I type', message]);
    expect(state.slots.quantity).toBe(quantity);
    expect(state.slots.dueDate?.date).toBe(date);
  });

  it.each([
    [['7 hoodies', 'I type', '24 is fine'], 24, undefined],
    [['40 hoodies', 'I type', '24 is fine'], 40, '2026-03-24'],
    [['40 hoodies', 'I type', 'how much for 20', 'ok 24 then'], 24, undefined],
  ])('is the least there is, where a day was asked: %j', (messages, quantity, date) => {
    const { slots } = say(messages).state;
    expect([slots.quantity, slots.dueDate?.date]).toEqual([quantity, date]);
  });

  it.each(['ok stay with what we had', 'nah keep it as is', 'stick with 38'])(
    'is settled again after a question tried another: %s',
    (back) => {
      const tried = ['38 aprons, S 20 M 18', 'I type', 'what would 50 run'];
      expect(quantityAfter(tried)).toBe(50);
      const { slots } = say([...tried, back]).state;
      expect(slots).toMatchObject({ quantity: 38, sizes: { S: 20, M: 18 } });
    },
  );

  it('comes of the people and what each of them gets', () => {
    const crew = ['embroidered polos for our 14 nurses, each gets 2'];
    expect(quantityAfter(crew)).toBe(28);
    expect(quantityAfter([...crew, 'make it 3 each'])).toBe(42);
    expect(quantityAfter([...crew, 'sorry, 16 nurses'])).toBe(32);
    expect(quantityAfter([...crew, 'one nurse quit so 13 nurses', 'two more nurses'])).toBe(30);
    expect(quantityAfter(['40 polos', '2 each'])).toBe(40);
  });
});

describe('a single piece', () => {
  it.each([
    ['box truck lettering, only one', 1],
    ['a 2x3 ft aluminum sign, single', 1],
    ['2x3 ft sign, single sided', undefined],
    ['just one question about yard signs', undefined],
  ])('%s', (message, quantity) => {
    expect(quantityAfter([message])).toBe(quantity);
  });

  it('is asked about where the goods were called by "a"', () => {
    const turn = say(['a banner for the bake sale', 'I type']);
    expect(turn.reply).toContain('just the one banner');
    expect(say(['yes'], turn.state).state.slots.quantity).toBe(1);
    expect(say(['no, 4'], turn.state).state.slots.quantity).toBe(4);
  });
});

describe('a number on offer', () => {
  it.each([
    ['how long do the prints last', undefined],
    ['do you ship first class', undefined],
    ['the last one', 50],
    ['60, and a sample first', 60],
    ['id want a sample first', undefined],
    ['go with the smallest', 12],
  ])('%s', (message, quantity) => {
    expect(quantityAfter(['I need keychains', message])).toBe(quantity);
  });
});

describe('a size split', () => {
  const tees = ['30 tees, S 5 M 10 L 10 XL 5', 'I type'];

  it.each([
    ['trade 2 M for 2 L', { S: 5, M: 8, L: 12, XL: 5 }, 30],
    ['one of the larges should be an XL', { S: 5, M: 10, L: 9, XL: 6 }, 30],
    ['3 more in size XL', { S: 5, M: 10, L: 10, XL: 8 }, 33],
    ['forgot somebody, add a 3X', { S: 5, M: 10, L: 10, XL: 5, '3XL': 1 }, 31],
    ['take off 2 smalls', { S: 3, M: 10, L: 10, XL: 5 }, 28],
    ['make the mediums 12', { S: 5, M: 12, L: 10, XL: 5 }, 32],
    ['1 small logo on the sleeve', { S: 5, M: 10, L: 10, XL: 5 }, 30],
    ['do you have 2XL', { S: 5, M: 10, L: 10, XL: 5 }, 30],
    ['8 S 8 M 8 L', { S: 8, M: 8, L: 8 }, 24],
  ])('%s', (message, sizes, quantity) => {
    expect(say([...tees, message]).state.slots).toMatchObject({ quantity });
    expect(say([...tees, message]).state.slots.sizes).toEqual(sizes);
  });

  it('may be told bit by bit', () => {
    const { slots } = say(['30 tees', 'I type', 'two in 3XL', '10 M and 18 L']).state;
    expect(slots).toMatchObject({ quantity: 30, sizes: { M: 10, L: 18, '3XL': 2 } });
  });

  it.each([
    [['24 polos', 'I type', '6 smalls, 10 mediums and the rest are XL'], { S: 6, M: 10, XL: 8 }, 24],
    [['30 hoodies: 12 M, 10 L, everybody else 2XL'], { M: 12, L: 10, '2XL': 8 }, 30],
    [['5 smalls and the rest large'], { S: 5 }, undefined],
    [['20 tees, 8 M 8 L, the rest in gray'], { M: 8, L: 8 }, 20],
  ])('gives the rest its size: %j', (messages, split, quantity) => {
    const { slots } = say(messages).state;
    expect([slots.sizes, slots.quantity]).toEqual([split, quantity]);
  });

  it('is said back', () => {
    expect(say([...tees, 'Ada Bo, ada@x.example']).reply).toContain('5 S, 10 M, 10 L and 5 XL');
  });
});

it('says before the yes that a job is below the minimum', () => {
  const { reply } = say(['9 polos, embroidered', 'Ada Bo, ada@x.example']);
  expect(reply).toContain('below our minimum of 12 pieces');
});

describe('after the request is sent', () => {
  const sent = ['48 tees by may 8, front, Ada Bo, ada@x.example', 'yes'];

  it.each([
    ['add 10 more', 58, 't-shirt'],
    ['6 less please', 42, 't-shirt'],
    ['add 10 more shirts', 58, 'shirt'],
    ['what would 100 run', 48, 't-shirt'],
    ['what if we did hoodies instead', 48, 't-shirt'],
    ['make them hoodies', 48, 'hoodie'],
  ])('it is changed, or left alone: %s', (message, quantity, thing) => {
    const { state } = say([...sent, message]);
    expect(state).toMatchObject({ job: 1, thing, slots: { quantity } });
  });

  it('is not overwritten by other goods', () => {
    const { state, effects } = say([...sent, 'I need 20 more hats']);
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ job: 2, thing: 'hat', slots: { quantity: 20 } });
    expect(state.jobs[0]).toMatchObject({ thing: 't-shirt', slots: { quantity: 48 } });
  });
});

describe('sizes that change hands', () => {
  it.each([
    ['make 2 of the L XL instead', { S: 10, M: 20, L: 8, XL: 2 }],
    ['do 3 of the mediums small', { S: 13, M: 17, L: 10 }],
    ['2 more S and 1 more L', { S: 12, M: 20, L: 11 }],
    ['we got another runner so that makes 10 S, 20 M, 11 L', { S: 10, M: 20, L: 11 }],
    ['add 10 S, 20 M and 5 L', { S: 20, M: 40, L: 15 }],
    ['mediums are now 22 instead of 20', { S: 10, M: 22, L: 10 }],
    ['the larges are 12 now', { S: 10, M: 20, L: 12 }],
  ])('%s', (message, sizes) => {
    expect(say(['40 tees, 10 S 20 M 10 L', 'I type', message]).state.slots.sizes).toEqual(sizes);
  });

  it.each(['what about 120?', 'what if it was 120'])('is not changed in a sent request by %s', (message) => {
    const sent = say(['60 mugs, Kim Lee, kim@example.com', 'yes']);
    expect(sent.state.stored).toBe(true);
    const { reply, state, effects } = say([message], sent.state);
    expect(reply).toMatch(/120 mugs/);
    expect([state.slots.quantity, effects]).toEqual([60, []]);
    expect(say(['ok make it 120'], state).state.slots.quantity).toBe(120);
  });

  it('is not priced as ours where the visitor brings the garments', () => {
    const { reply } = say(['30 tees that we bring ourselves, we supply the shirts, how much']);
    // 30 by screen printing without a blank: 25 + 30 x 4.75.
    expect(reply).toMatch(/your own garments.*\$168/);
  });

  it.each(['whats cheaper, 1 color or 2', 'is one side vs two a lot more'])(
    'is not changed by a choice of inks: %s',
    (message) => expect(say(['60 mugs', message]).state.slots.quantity).toBe(60),
  );

  it('is not sent by who is done for today', () => {
    const { effects } = say(['60 mugs, Kim Lee, kim@example.com', 'thats it for tonight']);
    expect(effects).toEqual([]);
  });

  it('waits for the rest where a number is given to be reached by', () => {
    const { state } = say(['60 mugs', 'you can text me, 913-555-0161']);
    expect([state.stored, state.slots.phone]).toEqual([false, '+19135550161']);
    expect(say(['60 mugs', 'have somebody text me, 913-555-0161']).state.stored).toBe(true);
  });
});

describe('the goods by their bare name', () => {
  const caps = '24 caps with our logo embroidered on the front';

  it.each([
    ['hang on, two boys left the squad so twenty two caps not twenty four', 22],
    ['three dropped out so 21 caps', 21],
    ['scratch that eighteen caps two boys quit', 18],
    ['12 shirts too', 24],
  ])('leave the job as it is marked: %s', (message, quantity) => {
    const { slots } = say([caps, message]).state;
    expect(slots).toMatchObject({ service: 'embroidery', quantity });
  });
});

it('goes with one of two numbers that were priced, where the day was asked for', () => {
  const talk = ['20 yard signs, 18x24 in', 'what would 20 run me vs 30?'];
  expect(quantityAfter([...talk, 'ok we will go with 30 then'])).toBe(30);
  expect(quantityAfter([...talk, 'go with the 30th then'])).toBe(20);
});

describe('groups of so many each', () => {
  it.each([
    ['tees for 5 crews, 8 guys each', 'only 4 crews now', 32],
    ['shirts for 3 classes, 20 kids per class', 'make it 4 classes', 80],
    ['60 shirts', 'there are 4 teams of us', 60],
  ])('are counted anew by those in each: %s, %s', (first, then, quantity) =>
    expect(quantityAfter([first, 'typing', then])).toBe(quantity),
  );

  it.each(['can we get 20 red 20 blue', 'i want 30 maroon 10 gold'])(
    'stay whole in two colors: %s',
    (parts) => expect(quantityAfter(['40 embroidered caps', 'typing', 'may 2', parts])).toBe(40),
  );

  it('leave a number that was tried where the old one is fine', () => {
    expect(
      quantityAfter(['16 shirts', 'would it be cheaper if we got 24', 'ok 16 is fine. need it may 3']),
    ).toBe(16);
    expect(quantityAfter(['16 shirts', 'would it be cheaper if we got 24', 'ok 24 then'])).toBe(24);
  });
});

describe('heads that are told, and how many are ordered for them', () => {
  it.each([
    ['theres 14 of em but get me 20 for spares', 20],
    ['16 of us, better do 18 to be safe', 18],
    ['14 drivers but give me 18 just in case', 18],
    ['14 people, get 2 for the boss', 14],
    ['we are 27 but get 30', 30],
    ['16 plus mine', 17],
    ['14 guys but 3 want large', 14],
  ])('%s are %d', (message, quantity) => expect(quantityAfter(['trucker hats', message])).toBe(quantity));
});

it.each([
  ['we got three trucks two doors each so six', 6],
  ['2 doors 3 trucks so 6 magnets', 6],
])('takes what the numbers before it come to: %s', (message, quantity) =>
  expect(quantityAfter(['magnets for my truck doors', message])).toBe(quantity),
);

describe('a number put right where a day was asked for', () => {
  it.each([
    ['no, 28, and maroon', 28],
    ['wait, 28', 28],
    ['sorry make it 28 instead', 28],
    ['28', 32],
    ['no, 28 days', 32],
    ['no, the 28th', 32],
  ])('%s', (message, quantity) =>
    expect(quantityAfter(['20 black caps', 'make that 32', message])).toBe(quantity),
  );
});

describe('goods that were sent', () => {
  const SENT = ['150 screen printed tees by may 6', 'I type', 'Ada Bo, ada@x.example', 'yes'];

  it.each([
    ['hi again, can we bump it to 190 shirts', 190, '2026-05-06'],
    ['can you cut that down to 120 shirts please', 120, '2026-05-06'],
    ['hey, its 165 shirts now, more folks signed up', 165, '2026-05-06'],
    ['we want those shirts by may 1 now', 150, '2026-05-01'],
  ])('are counted and dated anew in the request that has them: %s', (message, quantity, date) => {
    const { state, effects } = say([...SENT, message]);
    expect(state).toMatchObject({
      job: 1,
      slots: { service: 'screen-printing', quantity, dueDate: { date } },
    });
    expect(effects).toMatchObject([{ type: 'save-lead', job: 1 }]);
  });

  it.each(['we need 20 shirts for another team', 'I want 60 hats', 'can we do 40 hoodies too'])(
    'are not meant by: %s',
    (message) => expect(say([...SENT, message]).state.job).toBe(2),
  );
});

describe('a quantity that is known stays', () => {
  const SUMMED_UP = ['72 tote bags by april 20, Gail Orr, 816-555-0133'];

  it.each([
    'dont send it yet, let me check the count with my sister',
    'hold on, i have to confirm how many with the board',
    'sorry, that is my old number, it is 816-555-0134',
  ])('after: %s', (message) => expect(quantityAfter([...SUMMED_UP, message])).toBe(72));

  it('is asked for anew where it is wrong', () => {
    const { state } = say([...SUMMED_UP, 'wait, the count is wrong']);
    expect(state.asked).toBe('quantity');
  });
});

describe('a quantity told anew', () => {
  it('goes with what the pieces are called later', () => {
    const talk = [
      'we already own 40 plain caps and would like our logo embroidered',
      'they are trucker hats, gray, we could also get them from you',
    ];
    expect(say(talk).state).toMatchObject({ jobs: [], slots: { quantity: 40 } });
    expect(quantityAfter([...talk, 'new caps from you, but 30 of them are enough'])).toBe(30);
  });

  it('holds after the last ones were complained about', () => {
    const talk = ['price on 3 banners 4x8 ft', 'the last ones we had ripped in the wind'];
    expect(quantityAfter([...talk, 'boss says only 2 banners now'])).toBe(2);
  });

  it('is that of a second job', () => {
    const talk = ['72 tote bags by april 20, Gail Orr, gail@example.com', 'yes'];
    const { state } = say([...talk, 'second thing, separate order. 60 lanyards']);
    expect(state).toMatchObject({ thing: 'lanyard', slots: { quantity: 60 } });
  });
});

it('takes the number of pieces for no day', () => {
  const { state, reply } = say(['24 caps', 'what would you estimate for the 24?']);
  expect(state.slots.dueDate).toBeUndefined();
  expect(reply).toContain('$');
});

it('holds on to the number that was put right', () => {
  const messages = ['15 aprons please', 'sorry 51', 'no i said 51 not 15'];
  expect(quantityAfter(messages)).toBe(51);
  expect(quantityAfter(['31 aprons please', 'sorry 13', 'no i told you 13 not 31'])).toBe(13);
});

it.each([
  ['everybody around 70 I guess', 70],
  ['no idea yet', undefined],
])('tells how many, where that was asked: %s', (message, quantity) => {
  const talk = ['mugs for our open house', message];
  expect(quantityAfter(talk)).toBe(quantity);
  if (quantity === undefined) expect(quantityAfter([...talk, 'I type', 'ok 75'])).toBe(75);
});

describe('a number that was asked for before', () => {
  const OPEN = ['need a banner', 'for the bake sale', 'it hangs outside'];

  it.each([
    ['two of them', 2],
    ['just one', 1],
    ['a dozen', 12],
    ['60', 60],
  ])('is taken where a day is asked for: %s', (answer, quantity) => {
    expect(say(OPEN).state.asked).toBe('dueDate');
    expect(quantityAfter([...OPEN, answer])).toBe(quantity);
  });

  it.each(['two weeks', 'the 20th', 'in three days', '4/10'])('is none in a day: %s', (answer) => {
    const { slots } = say([...OPEN, answer]).state;
    expect(slots.quantity).toBeUndefined();
    expect(slots.dueDate?.date).toBeDefined();
  });
});

it.each(['is that possible', 'would you still make it?', 'ok and is that a problem'])(
  'says of too few that a person decides: %s',
  (question) => {
    expect(say(['a crewneck for my dad, just one', question]).reply).toMatch(/below our minimum.*person/);
    expect(say(['40 crewnecks', question]).reply).not.toContain('below our minimum');
  },
);

it.each(['how many do we gotta order', 'how many do i need to get at least'])(
  'is answered with the minimum where it is asked back: %s',
  (question) => expect(say(['pens please', question]).reply).toMatch(/minimum.* 50 pieces.*\?$/),
);

it('goes back to the old number beside the day that was asked for', () => {
  const talk = ['24 knit beanies', 'whats 36 go for'];
  expect(say([...talk, 'no, 24. before halloween is fine']).state.slots).toMatchObject({
    quantity: 24,
    dueDate: { date: '2026-10-31' },
  });
});
