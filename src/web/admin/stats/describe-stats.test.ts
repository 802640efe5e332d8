import { describe, expect, it } from 'vitest';
import { describeDay, describeLeads, describeMinutes, describePart } from './describe-stats.ts';

describe('numbers in words', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [108, '1 h 48 min'],
    [1439, '23 h 59 min'],
    [1440, '1 d'],
    [3065, '2 d 3 h'],
  ])('says %i minutes as %s', (minutes, words) => {
    expect(describeMinutes(minutes)).toBe(words);
  });

  it('says a part in percent, and nothing where it makes no sense', () => {
    expect(describePart(143, 2140)).toBe('7%');
    expect(describePart(1, 2140)).toBe('under 1%');
    expect(describePart(0, 10)).toBe('0%');
    expect(describePart(0, 0)).toBeUndefined();
    expect(describePart(3, 2)).toBeUndefined();
  });

  it('says leads and days', () => {
    expect([describeLeads(1), describeLeads(1200)]).toEqual(['1 lead', '1,200 leads']);
    expect([describeDay('2026-03-09'), describeDay('2026-03-09', 'short')]).toEqual(['Mon, Mar 9', 'Mar 9']);
  });
});
