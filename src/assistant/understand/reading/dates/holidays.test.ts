import { describe, expect, it } from 'vitest';
import { dateOfHoliday } from './holidays.ts';

describe('a named day', () => {
  it.each([
    ['easter', 2026, '2026-04-05'],
    ['easter', 2027, '2027-03-28'],
    ['good friday', 2026, '2026-04-03'],
    ['thanksgiving', 2026, '2026-11-26'],
    ['thanksgiving eve', 2026, '2026-11-25'],
    ['cyber monday', 2026, '2026-11-30'],
    ['memorial day', 2026, '2026-05-25'],
    ['labor day', 2026, '2026-09-07'],
    ["father's day", 2026, '2026-06-21'],
    ['mlk day', 2027, '2027-01-18'],
    ["new year's day", 2027, '2027-01-01'],
    ["new year's eve", 2026, '2026-12-31'],
    ["st. patrick's day", 2026, '2026-03-17'],
    ['saint patty', 2026, '2026-03-17'],
    ['mothers day', 2027, '2027-05-09'],
    ["mothers' day", 2027, '2027-05-09'],
    ['ash wednesday', 2026, '2026-02-18'],
    ['mardi gras', 2027, '2027-02-09'],
    ['grandparents day', 2026, '2026-09-13'],
    ['election day', 2026, '2026-11-03'],
  ])('%s %i', (name, year, expected) => expect(dateOfHoliday(name, year)).toBe(expected));

  it('is none for another word', () => {
    expect(dateOfHoliday('taco day', 2026)).toBeUndefined();
  });
});
