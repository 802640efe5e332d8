import { describe, expect, it } from 'vitest';
import { firstOfStrip, stripDays } from './strip-days.ts';

const FRIDAY = '2026-03-13';
const TODAY = '2026-03-09';
const marks = (earliest: string, first: string, neededBy: string | undefined = FRIDAY) =>
  stripDays(first, { earliest, neededBy, today: TODAY }, [])
    .map(({ day, mark, isNeeded, isApart }) => {
      const sign = { 'in hands': '#', 'in production': '.', closed: '/', open: ' ' }[mark];
      return `${isApart ? '|' : ''}${Number(day.slice(8))}${sign}${isNeeded ? '!' : ''}`;
    })
    .join(',');

describe('the strip of days', () => {
  it('begins two days before the day needed, and shows who is late', () => {
    const first = firstOfStrip([FRIDAY, '2026-03-16', '2026-03-16'], FRIDAY);
    expect(first).toBe('2026-03-11');
    expect(marks(FRIDAY, first)).toBe('11.,12.,13#!,14/,15/,16 ,17 ,18 ');
    expect(marks('2026-03-16', first)).toBe('11.,12.,13.!,14/,15/,16#,17 ,18 ');
  });

  it('moves on for the last card as long as the day needed stays on it', () => {
    expect(firstOfStrip([FRIDAY, '2026-03-19'], FRIDAY)).toBe('2026-03-12');
    expect(firstOfStrip([FRIDAY, '2026-04-02'], FRIDAY)).toBe(FRIDAY);
    expect(firstOfStrip(['2026-03-20', '2026-03-18'], undefined)).toBe('2026-03-16');
  });

  it('puts a day that lies further off at its end, apart from the others', () => {
    expect(marks('2026-03-25', '2026-03-11')).toBe('11.,12.,13.!,14/,15/,16.,17.,|25#');
    expect(marks('2026-03-10', '2026-03-16', '2026-03-18')).toBe('10#,|17 ,18 !,19 ,20 ,21/,22/,23 ');
  });
});
