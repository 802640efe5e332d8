import { describe, expect, it } from 'vitest';
import { knownAfter, say } from '../../testing/shop.ts';

const HUMAN = 'can I speak to a real person';

describe('how and when to be reached', () => {
  it.each([
    [[HUMAN, 'I would rather get texts'], 'text', null],
    [[HUMAN, 'please do not call', 'afternoons work, 913-555-0142'], 'no_calls', 'afternoons'],
    [['ring me after 5, 913-555-0142'], null, 'after 5'],
    [[HUMAN, "913-555-0142, I'm in class until 3 so evenings are better"], null, 'evenings'],
    [[HUMAN, "913-555-0142, we're on a roof til 4"], null, 'after 4'],
    [['call me between 12 and 1 at 913-555-0142'], null, 'between 12 and 1'],
    [['whatsapp me at 913-555-0142'], 'whatsapp', null],
    [[HUMAN, '913-555-0142 but never before 10am'], null, 'never before 10am'],
    [[HUMAN, 'thursday then, 913-555-0142'], null, 'thursday'],
    [[HUMAN, "913-555-0142, don't call after 6"], null, 'not after 6'],
    [[HUMAN, '913-555-0142, do not email, ring me after 6'], null, 'after 6'],
    [['60 mugs, 913-555-0142', 'text only pls'], 'text', null],
    [['ocupo 60 tazas, 913-555-0142', 'me pueden hablar antes de las 2'], null, 'antes de las 2'],
    [[HUMAN, 'email is easier, kit@mail.example'], 'email', null],
    [['24 tees, kit@mail.example and please never call me'], 'no_calls', null],
    [['24 tees, kit@mail.example', 'no calls, texts are fine: 913-555-0142'], 'text', null],
    [['100 koozies', 'please do not call, I never pick up'], 'no_calls', null],
    [['need hats', '913-555-0142 after 4 please'], null, 'after 4'],
  ] as const)('is kept from %j', (messages, by, when) => {
    const state = knownAfter(messages);
    expect(state.reach).toEqual({ by, when });
    expect(state.slots.dueDate).toBeUndefined();
  });

  it.each(['ok just text me', 'text me please, 913-555-0142', 'email me at kit@mail.example'])(
    'hands no job over that is under way: %s',
    (message) => {
      const turn = say(['36 tees', message]);
      expect(turn.effects).toEqual([]);
      expect(turn.state).toMatchObject({ flow: 'quote', stored: false });
    },
  );

  it.each(['call me at 913-555-0142', 'have somebody text me, 913-555-0142'])(
    'hands over whom a person shall call: %s',
    (message) => expect(say(['36 tees', message]).effects).toHaveLength(1),
  );

  it.each([
    '36 tees, text only on the back, by friday',
    'I called you this morning about 20 hats',
    'are you open mornings?',
    'send somebody a note for 913-555-0142. have a good evening',
    'call or text me at 913-555-0142',
    'need 30 mugs by friday, call me at 913-555-0142',
  ])('is not made of: %s', (message) =>
    expect(knownAfter([message]).reach).toEqual({ by: null, when: null }),
  );

  it.each(['ok good night', 'thanks, have a great weekend', 'enjoy the rest of your afternoon'])(
    'is not made of a wish after it was passed on: %s',
    (message) =>
      expect(knownAfter(['have somebody ring me, Lena Ruiz, 913-555-0142', message]).reach.when).toBeNull(),
  );

  it.each([
    [['36 tees, front', 'Lena Ruiz', 'thursday next week'], '2026-03-12'],
    [['36 tees, front by may 8', 'Lena Ruiz', 'make that thursday'], '2026-05-07'],
  ])('is no day of a job, told while the number is asked for: %j', (messages, date) => {
    const state = knownAfter(messages);
    expect(state.reach.when).toBeNull();
    expect(state.slots.dueDate?.date).toBe(date);
  });

  it('asks nothing more after two refusals, and still answers', () => {
    const said = ['36 tees by may 8', 'not giving my phone number', 'no email either'];
    const { reply } = say([...said, 'are you open on saturday?']);
    expect(reply).toContain('10 am to 2 pm');
    expect(reply).not.toMatch(/name|ask for/);
  });
});

describe('a way to be reached, in the middle of a job', () => {
  const JOB = ['36 screen printed tees'];

  it.each([
    'marta kline, text me 913-555-0142',
    'just text me, 913-555-0142',
    'Marta Kline, ring me on 913-555-0142',
    'text me the price at 913-555-0142',
    'you can call me, 913-555-0142',
    'alright the name is Marta Kline and it is for Kline Dairy and you can call me at 913-555-0142',
  ])('goes with the job: %s', (message) =>
    expect(say([...JOB, message])).toMatchObject({ effects: [], state: { source: 'chat', flow: 'quote' } }),
  );

  it('is no more than that where the name is asked for', () =>
    expect(
      knownAfter([
        ...JOB,
        'by may 8',
        'front',
        'art is ready',
        'no email so just call me, Marta Kline 913-555-0142',
      ]),
    ).toMatchObject({ stored: false, source: 'chat' }));

  it.each([
    'can you call me, 913-555-0142',
    'have somebody text me, 913-555-0142',
    'any way you can call me, 913-555-0142',
    'i want the owner to ring me back, 913-555-0142',
  ])('is a wish for a person where one is named or asked for: %s', (message) =>
    expect(say([...JOB, message]).effects).toMatchObject([{ source: 'callback' }]),
  );
});

describe('the other way to be reached', () => {
  const slotsAfter = (...messages: string[]) => knownAfter(messages).slots;
  const BY_PHONE = '36 totes, I am Nell Ortiz, 913-555-0142';
  it.each([
    [BY_PHONE, 'email me instead: nell@mail.example'],
    [BY_PHONE, 'nell@mail.example and please forget my number'],
    [`${BY_PHONE}, nell@mail.example`, 'actually never mind my phone number'],
  ])('goes: %s, %s', (...messages) => {
    const slots = slotsAfter(...messages);
    expect(slots).toMatchObject({ email: 'nell@mail.example', quantity: 36 });
    expect(slots.phone).toBeUndefined();
  });
  it.each([
    [BY_PHONE, 'nell@mail.example works as well'],
    [BY_PHONE, 'let us do 48 instead, nell@mail.example'],
    [BY_PHONE, 'forget my number'],
    [BY_PHONE, 'forget the number of colors, nell@mail.example'],
    [`${BY_PHONE}, nell@mail.example`, 'do not call my cell before 9'],
  ])('stays: %s, %s', (...messages) => expect(slotsAfter(...messages).phone).toBe('+19135550142'));
});
