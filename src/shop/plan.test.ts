// Days of the shipped shop, counted on a calendar: open Monday to Saturday, making things Monday to Friday.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alternatives, estimate } from './estimate.ts';
import { loadShop } from './load-shop.ts';
import { daysAfter } from './opening-hours.ts';
import {
  addProductionDays,
  isProductionDay,
  planJob,
  productionDaysBetween,
  subtractProductionDays,
} from './plan.ts';

const shop = await loadShop(join(import.meta.dirname, '../../shop'));
/** Mornings in Kansas City: of Monday, March 9, and of Monday before Thanksgiving. */
const MONDAY = '2026-03-09T15:00:00Z';
const THANKSGIVING_WEEK = '2026-11-23T16:00:00Z';

function plan(method: string, now: string, asked: { neededBy?: string; rush?: string } = {}) {
  const made = shop.catalog.methods.find(({ id }) => id === method);
  if (!made) throw new Error(`no method ${method}`);
  const { rush, ...rest } = planJob(shop, made, new Date(now), asked);
  return { rush: rush?.name ?? null, ...rest };
}

describe('a production day', () => {
  it.each(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2024-02-29'])(
    'is %s, Monday to Friday',
    (day) => expect(isProductionDay(shop, day)).toBe(true),
  );

  it.each([
    ['a Saturday, though the shop is open', '2026-03-14'],
    ['a Sunday', '2026-03-15'],
    ['Thanksgiving', '2026-11-26'],
    ['the day after Thanksgiving', '2026-11-27'],
    ['a holiday observed on a Friday', '2026-07-03'],
  ])('is not %s', (_, day) => expect(isProductionDay(shop, day)).toBe(false));
});

describe('production days after a day', () => {
  it.each([
    ['Monday to Tuesday', '2026-03-09', 1, '2026-03-10'],
    ['within a week', '2026-03-09', 4, '2026-03-13'],
    ['over a weekend', '2026-03-09', 5, '2026-03-16'],
    ['from a Friday', '2026-03-13', 1, '2026-03-16'],
    ['from a Saturday', '2026-03-14', 1, '2026-03-16'],
    ['from a Sunday', '2026-03-15', 2, '2026-03-17'],
    ['over four weekends', '2026-03-09', 20, '2026-04-06'],
    ['over Thanksgiving', '2026-11-24', 3, '2026-12-01'],
    ['over Christmas', '2026-12-23', 1, '2026-12-28'],
    ['into the next year', '2026-12-31', 1, '2027-01-04'],
    ['none, on a day of work', '2026-03-09', 0, '2026-03-09'],
    ['none, on a Saturday: the next day of work', '2026-03-14', 0, '2026-03-16'],
  ])('%s', (_, from, count, to) => expect(addProductionDays(shop, from, count)).toBe(to));
});

describe('production days before a day', () => {
  it.each([
    ['within a week', '2026-03-13', 3, '2026-03-10'],
    ['over a weekend', '2026-03-16', 1, '2026-03-13'],
    ['from a Saturday, by which Friday has to do', '2026-03-14', 3, '2026-03-10'],
    ['over Thanksgiving', '2026-11-30', 1, '2026-11-25'],
    ['from the day after Thanksgiving', '2026-11-27', 3, '2026-11-20'],
    ['into the year before', '2027-01-04', 1, '2026-12-31'],
    ['none, on a day of work', '2026-03-09', 0, '2026-03-09'],
    ['none, on a Sunday: the last day of work', '2026-03-15', 0, '2026-03-13'],
  ])('%s', (_, to, count, from) => expect(subtractProductionDays(shop, to, count)).toBe(from));

  it('lead to the last day from which as many reach it, on every day of 2026', () => {
    for (let day = '2026-01-01'; day <= '2026-12-31'; day = daysAfter(day, 1))
      for (const count of [0, 1, 3, 10]) {
        const from = subtractProductionDays(shop, day, count);
        const next = addProductionDays(shop, from, 1);
        expect(addProductionDays(shop, from, count) <= day, `${day} - ${count}`).toBe(true);
        expect(addProductionDays(shop, next, count) > day, `${day} - ${count}`).toBe(true);
      }
  });
});

describe('production days between two days', () => {
  it.each([
    ['of a week', '2026-03-09', '2026-03-13', 4],
    ['over a weekend', '2026-03-13', '2026-03-16', 1],
    ['that are a weekend', '2026-03-13', '2026-03-15', 0],
    ['that are one', '2026-03-13', '2026-03-13', 0],
    ['the wrong way round', '2026-03-13', '2026-03-09', 0],
    ['around Thanksgiving', '2026-11-25', '2026-12-01', 2],
  ])('%s', (_, from, to, count) => expect(productionDaysBetween(shop, from, to)).toBe(count));
});

describe('a job that is needed by no day', () => {
  it.each([
    // Proof Tue 10; Wed 11, Thu 12, Fri 13, Mon 16 to Fri 20, Mon 23, Tue 24; embroidery: Wed 25, Thu 26.
    ['screen-printing', '2026-03-24'],
    ['full-color-transfer', '2026-03-24'],
    ['embroidery', '2026-03-26'],
    // Wed 11 to Fri 13, Mon 16, Tue 17.
    ['wide-format', '2026-03-17'],
  ])('is made by %s as usual, the longer of its span', (method, earliest) => {
    expect(plan(method, MONDAY)).toEqual({
      rush: null,
      earliest,
      approveBy: '2026-03-10',
      isInTime: true,
      daysLate: 0,
      closed: null,
    });
  });

  it('is made by the rush that was asked for', () => {
    expect(plan('screen-printing', MONDAY, { rush: 'rush' })).toMatchObject({
      rush: 'rush',
      earliest: '2026-03-17',
      approveBy: '2026-03-10',
    });
  });

  it.each([
    ['late on Monday in Kansas City', '2026-03-10T04:30:00Z', '2026-03-10'],
    ['early on Tuesday in Kansas City', '2026-03-10T05:30:00Z', '2026-03-11'],
    ['on a Friday', '2026-03-13T15:00:00Z', '2026-03-16'],
    ['on a Saturday', '2026-03-14T15:00:00Z', '2026-03-16'],
    ['on Thanksgiving', '2026-11-26T16:00:00Z', '2026-11-30'],
  ])('and asked for %s has its proof a production day later', (_, now, approveBy) => {
    expect(plan('wide-format', now).approveBy).toBe(approveBy);
  });
});

describe('a job that is needed by a day', () => {
  it.each([
    // Ten days back from Fri 27: Thu 26 to Mon 23, Fri 20 to Mon 16, Fri 13.
    ['as usual, with days to spare', '2026-03-27', null, '2026-03-24', '2026-03-13'],
    ['as usual, to the day', '2026-03-24', null, '2026-03-24', '2026-03-10'],
    // Five days back from Mon 23: Fri 20, Thu 19, Wed 18, Tue 17, Mon 16.
    ['by a rush', '2026-03-23', 'rush', '2026-03-17', '2026-03-16'],
    ['by a rush, to the day', '2026-03-17', 'rush', '2026-03-17', '2026-03-10'],
    ['by a super rush', '2026-03-16', 'super_rush', '2026-03-13', '2026-03-11'],
    ['by a super rush, to the day', '2026-03-13', 'super_rush', '2026-03-13', '2026-03-10'],
    ['by a super rush, on a Saturday', '2026-03-14', 'super_rush', '2026-03-13', '2026-03-10'],
  ])('is screen printed %s', (_, neededBy, rush, earliest, approveBy) => {
    expect(plan('screen-printing', MONDAY, { neededBy })).toEqual({
      rush,
      earliest,
      approveBy,
      isInTime: true,
      daysLate: 0,
      closed: null,
    });
  });

  it.each(['full-color-transfer', 'embroidery'])('is a day late by %s, its fastest rush', (method) => {
    // Proof Tue 10; Wed 11, Thu 12, Fri 13, Mon 16.
    expect(plan(method, MONDAY, { neededBy: '2026-03-13' })).toMatchObject({
      rush: 'super_rush',
      earliest: '2026-03-16',
      isInTime: false,
      daysLate: 1,
    });
  });

  it('is as fast as was asked for, and no faster', () => {
    expect(plan('screen-printing', MONDAY, { neededBy: '2026-03-27', rush: 'super_rush' })).toMatchObject({
      rush: 'super_rush',
      earliest: '2026-03-13',
      approveBy: '2026-03-24',
    });
    // After Fri 13: Mon 16 to Fri 20, Mon 23, Tue 24.
    expect(plan('screen-printing', MONDAY, { neededBy: '2026-03-13', rush: 'standard' })).toMatchObject({
      rush: null,
      earliest: '2026-03-24',
      isInTime: false,
      daysLate: 7,
    });
  });

  it('on which the shop is closed says so: Sunday, Veterans Day, but not Saturday', () => {
    const closedOn = (neededBy: string) => plan('wide-format', MONDAY, { neededBy }).closed;
    expect(closedOn('2026-03-22')).toEqual({ day: '2026-03-22', name: null });
    expect(closedOn('2026-11-11')).toEqual({ day: '2026-11-11', name: 'Veterans Day' });
    expect(closedOn('2026-03-21')).toBeNull();
  });

  it('that is today or long over counts the days from today', () => {
    // Tue 10, Wed 11, Thu 12, Fri 13.
    for (const neededBy of ['2026-03-09', '2020-01-01', '1970-01-01'])
      expect(plan('screen-printing', MONDAY, { neededBy })).toMatchObject({
        rush: 'super_rush',
        earliest: '2026-03-13',
        isInTime: false,
        daysLate: 4,
        closed: null,
      });
  });

  it('far in the future is made as usual and approved ten days before', () => {
    // Thursday, Dec 31, 2099: Wed 30 to Mon 28, Fri 25 to Mon 21, Fri 18, Thu 17.
    expect(plan('screen-printing', MONDAY, { neededBy: '2099-12-31' })).toEqual({
      rush: null,
      earliest: '2026-03-24',
      approveBy: '2099-12-17',
      isInTime: true,
      daysLate: 0,
      closed: null,
    });
  });
});

describe('40 tees in 3 colors by Friday', () => {
  const asked = (neededBy: string) => ({
    product: 't-shirt',
    quantity: 40,
    options: { ink_colors: '3' },
    neededBy,
  });
  const made = (neededBy: string, now: string) => {
    const result = estimate(shop, asked(neededBy), new Date(now));
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    const { rush, ...rest } = result.plan;
    return { method: result.method.id, rush: rush?.name ?? null, ...rest };
  };
  const others = (neededBy: string, now: string) =>
    alternatives(shop, asked(neededBy), new Date(now)).map(
      ({ method, plan: { earliest, daysLate }, fits }) => [method.id, earliest, daysLate, fits],
    );

  it('in a plain week are ready on Friday by screen printing with a super rush, and by nothing else', () => {
    expect(made('2026-03-13', MONDAY)).toEqual({
      method: 'screen-printing',
      rush: 'super_rush',
      earliest: '2026-03-13',
      approveBy: '2026-03-10',
      isInTime: true,
      daysLate: 0,
      closed: null,
    });
    expect(others('2026-03-13', MONDAY)).toEqual([
      ['full-color-transfer', '2026-03-16', 1, false],
      ['embroidery', '2026-03-16', 1, false],
    ]);
  });

  it('in Thanksgiving week are two days late, and the closed Friday is named', () => {
    // Proof Tue 24; Wed 25, Mon 30, Tue 1.
    expect(made('2026-11-27', THANKSGIVING_WEEK)).toMatchObject({
      method: 'screen-printing',
      rush: 'super_rush',
      earliest: '2026-12-01',
      isInTime: false,
      daysLate: 2,
      closed: { day: '2026-11-27', name: 'Day after Thanksgiving' },
    });
    expect(others('2026-11-27', THANKSGIVING_WEEK)).toEqual([
      ['full-color-transfer', '2026-12-02', 3, false],
      ['embroidery', '2026-12-02', 3, false],
    ]);
  });
});

it('plans a sign for the closed Friday of Thanksgiving week on the Wednesday before', () => {
  expect(plan('wide-format', THANKSGIVING_WEEK, { neededBy: '2026-11-27' })).toEqual({
    rush: 'super_rush',
    earliest: '2026-11-25',
    approveBy: '2026-11-24',
    isInTime: true,
    daysLate: 0,
    closed: { day: '2026-11-27', name: 'Day after Thanksgiving' },
  });
});
