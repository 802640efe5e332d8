import { describe, expect, it } from 'vitest';
import { describeDue } from './describe-due.ts';

/** Tuesday, 1:20 pm in Los Angeles. */
const now = new Date('2026-03-10T20:20:00.000Z');
const ZONE = 'America/Los_Angeles';

const owed = (replyDueAt: string, at = now, zone = ZONE) =>
  describeDue({ handledAt: null, handledBy: null, replyDueAt }, at, zone);

describe('a lead that nobody has handled', () => {
  it.each([
    ['2026-03-11T00:00:00.000Z', 'due', 'Due today by 5 pm'],
    ['2026-03-11T17:30:00.000Z', 'due', 'Due tomorrow by 10:30 am'],
    ['2026-03-13T19:00:00.000Z', 'due', 'Due Fri by 12 pm'],
    ['2026-03-17T00:00:00.000Z', 'due', 'Due Mon by 5 pm'],
    ['2026-03-18T00:00:00.000Z', 'due', 'Due Tue, Mar 17 by 5 pm'],
    ['2027-01-05T01:00:00.000Z', 'due', 'Due Mon, Jan 4, 2027 by 5 pm'],
    ['2026-03-10T17:30:00.000Z', 'overdue', 'Overdue since today 10:30 am'],
    ['2026-03-10T00:00:00.000Z', 'overdue', 'Overdue since yesterday 5 pm'],
    ['2026-03-07T18:30:00.000Z', 'overdue', 'Overdue since Sat 10:30 am'],
    ['2026-03-03T18:30:00.000Z', 'overdue', 'Overdue since Tue, Mar 3 10:30 am'],
  ])('due at %s is %s: %s', (at, state, text) => {
    expect(owed(at)).toEqual({ state, text, at });
  });

  it('is overdue from the moment after, not at it', () => {
    expect(owed(now.toISOString())?.state).toBe('due');
    expect(owed(new Date(now.getTime() - 1).toISOString())?.state).toBe('overdue');
  });

  it('goes by the shop’s calendar, not the browser’s', () => {
    const evening = new Date('2026-03-11T06:30:00.000Z');
    expect(owed('2026-03-11T06:45:00.000Z', evening)?.text).toBe('Due today by 11:45 pm');
    expect(owed('2026-03-11T06:45:00.000Z', evening, 'Europe/Berlin')?.text).toBe('Due today by 7:45 am');
    expect(owed('2026-03-11T17:00:00.000Z', evening)?.text).toBe('Due tomorrow by 10 am');
    expect(owed('2026-03-11T17:00:00.000Z', evening, 'Europe/Berlin')?.text).toBe('Due today by 6 pm');
  });

  it('counts days across the change of the clocks', () => {
    const friday = new Date('2026-03-06T23:59:00.000Z');
    expect(owed('2026-03-09T17:00:00.000Z', friday)?.text).toBe('Due Mon by 10 am');
    const saturday = new Date('2026-03-08T07:30:00.000Z');
    expect(owed('2026-03-08T17:00:00.000Z', saturday)?.text).toBe('Due tomorrow by 10 am');
  });

  it('says nothing where nothing was promised', () => {
    expect(describeDue({ handledAt: null, handledBy: null, replyDueAt: null }, now, ZONE)).toBeNull();
  });
});

it('a handled lead tells who dealt with it and when, however late', () => {
  const handled = { handledAt: '2026-03-10T18:20:00.000Z', replyDueAt: '2026-03-07T18:30:00.000Z' };
  expect(describeDue({ ...handled, handledBy: 'owner' }, now, ZONE)).toEqual({
    state: 'handled',
    text: 'Handled by owner, 2 h ago',
    at: handled.handledAt,
  });
});
