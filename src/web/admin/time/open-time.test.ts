import { describe, expect, it } from 'vitest';
import { closesAt, openMsBetween, opensAfterToday } from './open-time.ts';

const WEEKDAY: [string, string][] = [['09:00', '18:00']];
const shop = {
  time_zone: 'America/Chicago',
  opening_hours: {
    1: WEEKDAY,
    2: WEEKDAY,
    3: WEEKDAY,
    4: WEEKDAY,
    5: WEEKDAY,
    6: [['10:00', '14:00']],
    7: [],
  },
  holidays: [
    { date: '2026-11-26', name: 'Thanksgiving Day' },
    { date: '2026-11-27', name: 'Day after Thanksgiving' },
  ],
} satisfies Parameters<typeof openMsBetween>[2];

describe('opening hours between two moments', () => {
  it.each([
    ['within one day', '2026-03-10T14:20-05:00', '2026-03-10T18:00-05:00', '3:40'],
    ['until after closing', '2026-03-10T16:00-05:00', '2026-03-10T23:00-05:00', '2:00'],
    ['from before opening', '2026-03-10T06:00-05:00', '2026-03-10T10:30-05:00', '1:30'],
    ['at night', '2026-03-10T19:00-05:00', '2026-03-11T08:59-05:00', '0:00'],
    ['to the next day', '2026-03-10T17:30-05:00', '2026-03-11T10:00-05:00', '1:30'],
    ['over a weekend', '2026-03-13T17:00-05:00', '2026-03-16T10:00-05:00', '6:00'],
    ['on a Sunday', '2026-03-15T09:00-05:00', '2026-03-15T17:00-05:00', '0:00'],
    ['over a holiday and the weekend after it', '2026-11-25T17:00-06:00', '2026-11-30T09:30-06:00', '5:30'],
    // At 2 am on 8 March the clocks go to 3 am: 64 hours pass, of which 4 on Saturday and 9 on Monday are open.
    ['over the change of the clocks', '2026-03-06T18:00-06:00', '2026-03-09T18:00-05:00', '13:00'],
    ['backwards', '2026-03-11T10:00-05:00', '2026-03-10T10:00-05:00', '0:00'],
  ])('%s', (_, from, to, hours) => {
    const minutes = openMsBetween(new Date(from), new Date(to), shop) / 60_000;
    expect(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`).toBe(hours);
  });

  it('leaves out the pause of a day with two spans', () => {
    const hours = {
      ...shop,
      opening_hours: {
        2: [
          ['09:00', '12:00'],
          ['13:00', '17:00'],
        ] as [string, string][],
      },
    };
    const day = [new Date('2026-03-10T00:00-05:00'), new Date('2026-03-11T00:00-05:00')] as const;
    expect(openMsBetween(...day, hours)).toBe(7 * 3_600_000);
  });
});

describe('until when the shop is open', () => {
  it.each([
    ['2026-03-10T14:20-05:00', '18:00'],
    ['2026-03-10T09:00-05:00', '18:00'],
    ['2026-03-10T18:00-05:00', undefined],
    ['2026-03-14T11:00-05:00', '14:00'],
    ['2026-11-26T11:00-06:00', undefined],
  ])('at %s: %s', (at, closes) => {
    expect(closesAt(new Date(at), shop)?.toISOString().slice(11, 16)).toBe(closes);
  });
});

it.each([
  ['while it is open', '2026-03-10T14:20-05:00', '2026-03-11T14:00:00.000Z'],
  ['before it opens', '2026-03-10T06:00-05:00', '2026-03-11T14:00:00.000Z'],
  ['over a Sunday and the change of the clocks', '2026-03-07T12:00-06:00', '2026-03-09T14:00:00.000Z'],
  ['over holidays', '2026-11-25T12:00-06:00', '2026-11-28T16:00:00.000Z'],
])('opens next after today, %s', (_, now, opens) => {
  expect(opensAfterToday(new Date(now), shop)?.toISOString()).toBe(opens);
});

it('knows no next opening of a shop that never opens', () => {
  expect(opensAfterToday(new Date('2026-03-10T12:00Z'), { ...shop, opening_hours: {} })).toBeNull();
});
