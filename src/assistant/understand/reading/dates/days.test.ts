import { describe, expect, it } from 'vitest';
import { addMonths, addWorkingDays, dayOf, nextWeekday, weekdayInWeek } from './days.ts';

describe('days', () => {
  it('keeps the month where its end is short', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  });

  it('counts working days over a weekend', () => {
    expect(addWorkingDays('2026-03-06', 1)).toBe('2026-03-09');
    expect(addWorkingDays('2026-03-04', 10)).toBe('2026-03-18');
  });

  it('finds weekdays: the next one is never today', () => {
    expect(nextWeekday('2026-03-04', 3)).toBe('2026-03-11');
    expect(weekdayInWeek('2026-03-08', 1, 1)).toBe('2026-03-09');
    expect(weekdayInWeek('2026-03-04', 0, 0)).toBe('2026-03-08');
  });

  it('knows no February 30', () => {
    expect(dayOf(2026, 2, 30)).toBeUndefined();
    expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
  });
});
