import { describe, expect, it } from 'vitest';
import { knownAfter, say } from '../../testing/shop.ts';

const JOB = ['96 koozies'];

describe('a day of the job', () => {
  it.each([
    ['the gala is may 16, so a few days before', '2026-05-13'],
    ['the show is june 20 but we want them two weeks ahead', '2026-06-06'],
    ['its on may 16 but setup is the thursday before', '2026-05-14'],
    ['a few days before', undefined],
  ])('counted from another: %s', (message, date) => {
    expect(knownAfter([...JOB, message]).slots.dueDate?.date ?? undefined).toBe(date);
  });

  it.each([
    ['ay no, el 18', 30, '2026-04-18', 'el 18'],
    ['y el 24 mejor', 30, '2026-04-24', 'el 24'],
    ['el 18 es de mi hijo', 30, '2026-04-20', 'el 20 de abril'],
    ['son 18', 18, '2026-04-20', 'el 20 de abril'],
    ['o el lunes siguiente', 30, '2026-04-27', 'el 20 de abril, o el lunes siguiente'],
    ['mejor tres dias antes', 30, '2026-04-17', 'el 20 de abril, mejor tres dias antes'],
  ])('told in Spanish by its number or its way from the known one: %s', (message, quantity, date, text) => {
    const { slots } = knownAfter(['30 gorras para el 20 de abril', message]);
    expect(slots).toMatchObject({ quantity, dueDate: { date, text } });
  });

  it.each([
    [['by the 8th', 'of april'], 96, '2026-04-08'],
    [['by the 8th', 'of may please'], 96, '2026-05-08'],
    [['the 20th', 'no the 27'], 96, '2026-03-27'],
    [['the 20th', 'no, 72'], 72, '2026-03-20'],
  ])('told in two messages: %s', (messages, quantity, date) => {
    const { slots } = knownAfter([...JOB, ...messages]);
    expect(slots).toMatchObject({ quantity, dueDate: { date } });
  });
});

describe('a day told by its way from the known one', () => {
  const known = ['60 shirts by april 17'];

  it.each([
    ['can we push that out two weeks', '2026-05-01'],
    ['pls move the date up a week', '2026-04-10'],
    ['delay it by 3 days', '2026-04-20'],
    ['you can have an extra week if it helps', '2026-04-24'],
    ['two days sooner would be better', '2026-04-15'],
    ['the wedding got pushed back a week', '2026-04-24'],
    ['they moved our tournament up 3 days', '2026-04-14'],
    ['the monday before', '2026-04-13'],
    ['or the following tuesday', '2026-04-21'],
    ['wednesday of that week', '2026-04-15'],
    ['the weekend before works too', '2026-04-11'],
    ['can i get it thursday instead', '2026-04-16'],
    ['make it monday', '2026-04-20'],
    ['6 weeks is fine', '2026-04-15'],
  ])('%s', (message, date) => {
    expect(knownAfter([...known, message]).slots).toMatchObject({ quantity: 60, dueDate: { date } });
  });

  it.each([
    'do you need the art a week before',
    'i can pay 2 days later if thats ok right',
    'my cousin got his 3 weeks after he ordered',
    'the logo moved up 2 inches',
    'give me another mockup',
    'how many days is it',
  ])('is not every stretch of time: %s', (message) => {
    expect(knownAfter([...known, message]).slots.dueDate?.date).toBe('2026-04-17');
  });

  it('is from today where it is to be sooner', () => {
    expect(knownAfter([...known, 'we need it sooner, by friday']).slots.dueDate?.date).toBe('2026-03-06');
  });

  it('goes to the shop in words that it can follow', () => {
    const state = knownAfter([...known, 'push it back a week, ada bo, ada@x.example']);
    expect(state.slots.dueDate?.text).toBe('april 17, push it back a week');
  });
});

describe('a shift of the day', () => {
  it('answers no question for a number', () => {
    const state = knownAfter(['60 shirts by april 17', 'move that up 2 days']);
    expect(state.options).not.toHaveProperty('imprint_locations');
  });
});

describe('a known day beside less than a day', () => {
  const known = ['60 shirts by april 17'];

  it.each([
    'we kind of need these asap',
    'the regatta is april 18 by the way',
    'our recital is on the 19th',
    'they are for our softball season in april',
    'we also run a clinic in september',
    'will the print hold until next year',
    'they moved to the fall building',
  ])('is kept: %s', (message) => {
    const { slots, options } = knownAfter([...known, message]);
    expect(slots.dueDate?.date).toBe('2026-04-17');
    expect(options.rush).toBeUndefined();
  });

  it.each([
    ['the regatta moved to april 25', '2026-04-25'],
    ['the regatta is april 12 though', '2026-04-12'],
    ['we need them april 20', '2026-04-20'],
  ])('gives way to another day: %s', (message, date) => {
    expect(knownAfter([...known, message]).slots.dueDate?.date).toBe(date);
  });

  it.each([
    ['can we move the date to june', 'june'],
    ['turns out we only want them in may', 'in may'],
    ['relax, august is fine', 'august'],
    ['forget the date, sometime in may', 'sometime in may'],
    ['we need it sooner, asap', 'asap'],
  ])('gives way where it is changed: %s', (message, text) => {
    expect(knownAfter([...known, message]).slots.dueDate).toEqual({ text, date: null });
  });

  it.each([
    'yes, all good, submit it asap',
    'looks right, go ahead asap please',
    'yes, get it over to them as soon as you can',
  ])('goes with the yes: %s', (message) => {
    const { state, effects } = say(['30 mugs by april 3, Ada Bo, ada@x.example', message]);
    expect(state.slots.dueDate?.date).toBe('2026-04-03');
    expect(effects).toMatchObject([{ type: 'save-lead' }]);
  });
});

describe('a day taken back', () => {
  const known = ['60 shirts by april 17'];

  it.each([
    'no date change',
    'no date on the shirts please',
    'is there a deadline',
    'forget the date on the back',
  ])('is not meant by %s', (message) => {
    expect(knownAfter([...known, message]).slots.dueDate?.date).toBe('2026-04-17');
  });

  it.each([
    ['the dinner is april 12, so the friday before that', '2026-04-10'],
    ['april 12 is the event so before that', '2026-04-11'],
    ['the party is april 25 so a week before that', '2026-04-18'],
  ])('is counted once: %s', (message, date) => {
    expect(knownAfter(['60 shirts', message]).slots.dueDate?.date).toBe(date);
  });

  it('is no day that is printed', () => {
    const { slots } = knownAfter(['60 totes', 'the names are Ana & Leo 9.12.26']);
    expect(slots.dueDate).toBeUndefined();
  });

  it('is not meant where a rush is turned down', () => {
    const state = knownAfter(['60 shirts', 'by march 12', 'no rush']);
    expect(state.slots.dueDate?.date).toBe('2026-03-12');
  });
});

describe('a day that is only said again', () => {
  const KNOWN = ['wrap our van by june 12'];

  it.each([
    ["shoot, june 12 I'm out of town. june 19 then", '2026-06-19'],
    ['hmm the 12th is my moms birthday. lets say the 18th', '2026-06-18'],
    ["june 12 doesn't work. june 19?", '2026-06-19'],
    ['june 12 is graduation, the 10th is fine', '2026-06-10'],
    ['yes june 12, our party is june 19', '2026-06-12'],
    ['june 12 for the van, the show is on the 20th', '2026-06-12'],
    ['june 12 please. im away june 2 to 5', '2026-06-12'],
  ])('gives way to the one that is chosen: %s', (message, date) => {
    const { effects, state } = say([...KNOWN, message]);
    expect(state.slots.dueDate?.date).toBe(date);
    expect(state.source).toBe('chat');
    expect(effects).toEqual([]);
  });
});
