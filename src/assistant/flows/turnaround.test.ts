import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../reading/dates/days.ts';
import { shop } from '../testing/shop.ts';
import { workingDaysUntil } from './turnaround.ts';

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
