import { describe, expect, it } from 'vitest';
import { closedText, inHandsText, isWorkingDay, todayIn, verdictOf } from './in-hands.ts';

const HOLIDAYS = [{ date: '2026-11-26', name: 'Thanksgiving' }];

describe('the day in hands', () => {
  it('is told beside the day needed, in working days', () => {
    expect(verdictOf('2026-03-13', '2026-03-13', [])).toBe('on the day');
    expect(verdictOf('2026-03-16', '2026-03-13', [])).toBe('a working day late');
    expect(verdictOf('2026-03-18', '2026-03-13', [])).toBe('3 working days late');
    expect(verdictOf('2026-03-12', '2026-03-13', [])).toBe('a working day early');
    expect(verdictOf('2026-11-25', '2026-11-27', HOLIDAYS)).toBe('a working day early');
    expect(verdictOf('2026-03-13', '2026-03-15', [])).toBe('in time');
    expect(verdictOf('2026-03-13', undefined, [])).toBe('at the earliest');
  });

  it('says what is made in time and poorly, and of what is late no more than that', () => {
    const late = { earliest: '2026-03-16', fits: false };
    expect(inHandsText(late, '2026-03-13', [])).toBe('Monday, March 16: a working day late');
    expect(inHandsText(late, '2026-03-16', [])).toBe('Monday, March 16: on the day, not our advice');
    expect(inHandsText({ ...late, fits: true }, undefined, [])).toBe('Monday, March 16 at the earliest');
  });

  it('is none on a weekend or a holiday', () => {
    expect(isWorkingDay('2026-11-25', HOLIDAYS)).toBe(true);
    expect(isWorkingDay('2026-11-26', HOLIDAYS)).toBe(false);
    expect(isWorkingDay('2026-11-28', HOLIDAYS)).toBe(false);
  });

  it('is told of a closed day with its name', () => {
    expect(closedText({ day: '2026-11-27', name: 'Day after Thanksgiving' })).toBe(
      'We are closed on Friday, November 27 (Day after Thanksgiving). In hands by the working day before.',
    );
    expect(closedText({ day: '2026-11-29', name: null })).toMatch(/^We are closed on Sunday, November 29\. /);
    expect(closedText(null)).toBeUndefined();
  });

  it('begins with today where the shop is', () => {
    expect(todayIn('America/Chicago', new Date('2026-03-10T03:00:00Z'))).toBe('2026-03-09');
  });
});
