import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  describeAge,
  describeClock,
  describeExactly,
  describeMinute,
  describeShortly,
  describeSpan,
  isSameDay,
} from './describe-time.ts';

const now = new Date('2026-03-10T20:20:00.000Z');

describe('describeAge', () => {
  it.each([
    ['2026-03-10T20:19:30.000Z', 'just now'],
    ['2026-03-10T20:19:00.000Z', '1 min ago'],
    ['2026-03-10T19:20:01.000Z', '59 min ago'],
    ['2026-03-10T19:20:00.000Z', '1 h ago'],
    ['2026-03-08T20:20:01.000Z', '47 h ago'],
    ['2026-03-08T20:20:00.000Z', '2 days ago'],
    ['2026-02-08T20:20:00.000Z', '30 days ago'],
  ])('%s reads %s', (at, words) => {
    expect(describeAge(new Date(at), now)).toBe(words);
  });

  it('takes a time a little ahead, from a browser whose clock is slow, for just now', () => {
    expect(describeAge(new Date('2026-03-10T20:25:00.000Z'), now)).toBe('just now');
  });
});

describe('the exact time', () => {
  const at = new Date('2026-03-06T23:52:07.000Z');

  it('is told in the shop’s time zone, not the browser’s', () => {
    expect(describeMinute(at, now, 'America/Los_Angeles')).toBe('Mar 6, 3:52 PM');
    expect(describeMinute(at, now, 'Asia/Tokyo')).toBe('Mar 7, 8:52 AM');
    expect(describeClock(at, 'America/New_York')).toBe('6:52 PM');
  });

  it('names the year when it is another one there', () => {
    const newYear = new Date('2026-01-01T03:00:00.000Z');
    expect(describeMinute(newYear, now, 'America/Los_Angeles')).toBe('Dec 31, 2025, 7:00 PM');
    expect(describeMinute(newYear, now, 'Europe/Berlin')).toBe('Jan 1, 4:00 AM');
  });

  it('carries weekday, seconds and zone on hover', () => {
    expect(describeExactly(at, 'America/Los_Angeles')).toBe('Friday, March 6, 2026 at 3:52:07 PM PST');
  });
});

it.each([
  ['2026-03-10T18:05:00.000Z', '1:05 pm'],
  ['2026-03-11T14:00:00.000Z', 'Wed 9:00 am'],
  ['2026-03-04T16:00:00.000Z', 'Wed 10:00 am'],
  ['2026-03-17T14:00:00.000Z', 'Tue, Mar 17, 9:00 am'],
  ['2025-12-30T15:00:00.000Z', 'Tue, Dec 30, 2025, 9:00 am'],
])('%s reads %s beside what was said', (at, words) => {
  expect(describeShortly(new Date(at), now, 'America/Chicago')).toBe(words);
});

describe('isSameDay', () => {
  it('goes by the calendar of the time zone', () => {
    const evening = new Date('2026-03-10T23:30:00.000Z');
    const night = new Date('2026-03-11T00:30:00.000Z');
    expect(isSameDay(evening, night, 'America/Los_Angeles')).toBe(true);
    expect(isSameDay(evening, night, 'UTC')).toBe(false);
  });
});

describe('describeSpan', () => {
  it.each([
    [59_000, '0 min'],
    [42 * 60_000, '42 min'],
    [3 * 3_600_000, '3 h'],
    [3.67 * 3_600_000, '3 h 40 min'],
    [-10.5 * 3_600_000, '10 h'],
    [47.9 * 3_600_000, '47 h'],
    [49 * 3_600_000, '2 days'],
  ])('%d ms reads %s', (ms, words) => {
    expect(describeSpan(ms)).toBe(words);
  });
});

it('counts days by the calendar of the zone, over a change of clocks too', () => {
  const days = (from: string, to: string) => daysBetween(new Date(from), new Date(to), 'America/Chicago');
  expect(days('2026-03-10T04:59:00Z', '2026-03-10T05:01:00Z')).toBe(1);
  expect(days('2026-03-10T05:01:00Z', '2026-03-11T04:59:00Z')).toBe(0);
  expect(days('2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z')).toBe(2);
  expect(days('2026-03-09T12:00:00Z', '2026-03-07T12:00:00Z')).toBe(-2);
});
