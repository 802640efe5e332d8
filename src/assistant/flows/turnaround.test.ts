import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../reading/dates/days.ts';
import { workingDaysUntil } from '../rush.ts';
import { say, shop } from '../testing/shop.ts';

/** Day by day. */
function counted(from: string, to: string): number {
  const closed = new Set(shop.holidays.map(({ date }) => date));
  let days = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !closed.has(day)) days += 1;
  return days;
}

describe('working days until a date', () => {
  it('leave out weekends and holidays', () => {
    expect(workingDaysUntil(shop, '2026-03-04', '2026-03-04')).toBe(0);
    expect(workingDaysUntil(shop, '2026-03-04', '2026-03-01')).toBe(0);
    expect(workingDaysUntil(shop, '2026-03-04', '2026-03-11')).toBe(5);
    expect(
      workingDaysUntil(
        { ...shop, holidays: [{ date: '2026-03-09', name: 'Inventory' }] },
        '2026-03-04',
        '2026-03-11',
      ),
    ).toBe(4);
  });

  it('are those of the calendar, however far', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }), (start, length) => {
        const from = addDays('2025-11-01', start);
        const to = addDays(from, length);
        expect(workingDaysUntil(shop, from, to)).toBe(counted(from, to));
      }),
    );
  });
});

describe('the day of approval', () => {
  const job = ['60 shirts', 'I type'];

  it.each([
    ['how long if i sign off on march 9', 'Monday, March 23'],
    ['when would i have them if we approve friday', 'Friday, March 20'],
    ['what if my boss approves the mockup tomorrow', 'Thursday, March 19'],
  ])('%s', (message, day) => {
    const { reply, state } = say([...job, message]);
    expect(reply).toContain(day);
    expect(state.slots.dueDate).toBeUndefined();
  });

  it.each([
    ['april 3', /should fit for Friday, April 3/],
    ['march 20', /too late for Friday, March 20/],
  ])('is held against the day that is known: %s', (due, text) => {
    expect(say([...job, due, 'ok if i approve march 16?']).reply).toMatch(text);
  });

  it.each(['how do i approve the proof', 'do i get a proof by friday'])('is not asked by %s', (message) => {
    expect(say([...job, message]).reply).not.toMatch(/approved on/i);
  });
});

describe('a day at the edge', () => {
  it.each([
    ['for march 19, is that enough time?', /close/],
    ['before march 20, is that enough time?', /close/],
    ['our gala is march 19, is that enough time?', /close.*March 19 is|March 19 is.*close/],
    ['for march 27, is that enough time?', /approve/],
  ])('%s', (message, text) => {
    expect(say(['60 shirts', 'I type', message]).reply).toMatch(text);
  });
});

describe('a day that is said to be about', () => {
  it.each([
    ['before april 15', /before Wednesday, April 15/i, 'before Wed, Apr 15'],
    ['the week of april 6', /the week of Monday, April 6/i, 'the week of Mon, Apr 6'],
    ['by april 15', /: Wednesday, April 15|^Wednesday, April 15/, 'Wed, Apr 15'],
  ])('%s', (message, said, cell) => {
    const { reply, ticket } = say(['60 shirts', 'I type', message]);
    expect(reply).toMatch(said);
    expect(ticket.find(({ label }) => label === 'In hands')?.value).toBe(cell);
  });
});

describe('a day that is soon and was told before the goods', () => {
  const TOMORROW = ['I need something by tomorrow', '30 shirts'];

  it('is spoken of with the first price, and what that includes with the next', () => {
    const { reply } = say(TOMORROW);
    expect(reply).toMatch(/\$\d/);
    expect(reply).toMatch(/1 working day/);
    const next = say([...TOMORROW, 'I type', 'make it 40']).reply;
    expect(next).toMatch(/It includes/);
    expect(say([...TOMORROW, 'I type', 'make it 40', 'no, 60']).reply).toMatch(/1 working day/);
  });

  it('is what "how much extra" is about', () =>
    expect(say([...TOMORROW, 'I type', 'how much extra would that be?']).reply).toMatch(/super rush.*\$\d/));
});
