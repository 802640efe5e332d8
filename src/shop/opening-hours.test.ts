// The shop's clock: opening hours, holidays, daylight-saving changes and the promise of a reply.
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Shop } from '../schemas/shop.ts';
import {
  dayInZone,
  daysAfter,
  describeDueTime,
  describeHours,
  isOpen,
  nextOpening,
  replyDueAt,
  startOfDay,
} from './opening-hours.ts';

type Clockwork = Pick<Shop, 'time_zone' | 'opening_hours' | 'holidays' | 'reply_business_days'>;

const WEEKDAY: [string, string][] = [['09:00', '18:00']];
const shopWith = (change: Partial<Clockwork> = {}): Shop => {
  const clockwork: Clockwork = {
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
      { date: '2026-12-24', name: 'Christmas Eve' },
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2027-01-01', name: "New Year's Day" },
    ],
    reply_business_days: 1,
    ...change,
  };
  // The clock reads nothing else of the facts.
  return clockwork as Shop;
};
const shop = shopWith();

const at = (wallClock: string, timeZone = 'America/Chicago'): Date =>
  new Date(Temporal.PlainDateTime.from(wallClock).toZonedDateTime(timeZone).epochMilliseconds);
const wallClock = (moment: Date | null, timeZone = 'America/Chicago'): string | undefined =>
  moment
    ? Temporal.Instant.fromEpochMilliseconds(moment.getTime())
        .toZonedDateTimeISO(timeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' })
    : undefined;
const due = (asked: string, facts = shop): string | undefined =>
  wallClock(replyDueAt(facts, at(asked, facts.time_zone)), facts.time_zone);

describe('a day', () => {
  it('is the shop’s own, not UTC’s', () => {
    expect(dayInZone(new Date('2026-03-05T05:59:59.999Z'), 'America/Chicago')).toBe('2026-03-04');
    expect(dayInZone(new Date('2026-03-05T06:00:00Z'), 'America/Chicago')).toBe('2026-03-05');
    expect(dayInZone(new Date('2026-03-04T23:00:00Z'), 'Asia/Tokyo')).toBe('2026-03-05');
  });

  it('starts when the zone says so, through both clock changes', () => {
    expect(startOfDay('2026-03-08', 'America/Chicago').toISOString()).toBe('2026-03-08T06:00:00.000Z');
    expect(startOfDay('2026-03-09', 'America/Chicago').toISOString()).toBe('2026-03-09T05:00:00.000Z');
    expect(startOfDay('2026-11-02', 'America/Chicago').toISOString()).toBe('2026-11-02T06:00:00.000Z');
    // Midnight does not exist in Cairo on 24 April 2026: the clocks go from 12 am to 1 am.
    expect(startOfDay('2026-04-24', 'Africa/Cairo').toISOString()).toBe('2026-04-23T22:00:00.000Z');
  });

  it('holds every moment from its start to the next one’s', () => {
    const zones = fc.constantFrom(
      'America/Chicago',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'UTC',
    );
    const moments = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const day = dayInZone(now, zone);
        expect(startOfDay(day, zone).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(startOfDay(daysAfter(day, 1), zone).getTime()).toBeGreaterThan(now.getTime());
      }),
    );
  });
});

describe('opening', () => {
  it.each([
    ['2026-03-04T08:59', false],
    ['2026-03-04T09:00', true],
    ['2026-03-04T17:59', true],
    ['2026-03-04T18:00', false],
    ['2026-03-07T13:59', true],
    ['2026-03-07T14:00', false],
    ['2026-03-08T12:00', false],
    ['2026-12-25T12:00', false],
  ])('at %s: %s', (now, open) => {
    expect(isOpen(shop, at(now))).toBe(open);
  });

  it.each([
    ['2026-03-04T08:00', '2026-03-04T09:00'],
    ['2026-03-04T09:00', '2026-03-05T09:00'],
    ['2026-03-07T15:00', '2026-03-09T09:00'],
    ['2026-12-23T18:00', '2026-12-26T10:00'],
    ['2026-12-31T20:00', '2027-01-02T10:00'],
  ])('after %s is next at %s', (now, opening) => {
    expect(wallClock(nextOpening(shop, at(now)))).toBe(opening);
  });

  it('never comes for a shop without hours', () => {
    const closed = shopWith({ opening_hours: {} });
    expect(nextOpening(closed, at('2026-03-04T12:00'))).toBeNull();
    expect(() => replyDueAt(closed, at('2026-03-04T12:00'))).toThrow(RangeError);
  });

  it('pauses at noon where the shop does', () => {
    const pausing = shopWith({
      opening_hours: {
        3: [
          ['09:00', '12:00'],
          ['13:00', '17:00'],
        ],
      },
    });
    expect(isOpen(pausing, at('2026-03-04T12:30'))).toBe(false);
    expect(wallClock(nextOpening(pausing, at('2026-03-04T12:30')))).toBe('2026-03-04T13:00');
  });
});

describe('a reply', () => {
  it.each([
    // during hours: the same clock time on the next business day
    ['2026-03-04T10:30', '2026-03-05T10:30'],
    ['2026-03-04T09:00', '2026-03-05T09:00'],
    // Friday 4:59 pm: Saturday closes at 2 pm
    ['2026-03-06T16:59', '2026-03-07T14:00'],
    ['2026-03-06T09:15', '2026-03-07T10:00'],
    ['2026-03-07T11:00', '2026-03-09T11:00'],
    // while closed: by closing time of the next business day to come
    ['2026-03-04T07:00', '2026-03-04T18:00'],
    ['2026-03-04T18:00', '2026-03-05T18:00'],
    ['2026-03-06T20:00', '2026-03-07T14:00'],
    ['2026-03-08T12:00', '2026-03-09T18:00'],
    // the day before a holiday, and the holiday itself
    ['2026-11-25T16:00', '2026-11-28T14:00'],
    ['2026-11-26T12:00', '2026-11-28T14:00'],
    ['2026-12-23T10:00', '2026-12-26T10:00'],
    // year end
    ['2026-12-31T15:00', '2027-01-02T14:00'],
    ['2026-12-31T23:59', '2027-01-02T14:00'],
    // both clock changes: 23 and 25 hours later, the same time on the clock
    ['2026-03-07T12:00', '2026-03-09T12:00'],
    ['2026-10-31T12:00', '2026-11-02T12:00'],
  ])('to a question at %s is due at %s', (asked, expected) => {
    expect(due(asked)).toBe(expected);
  });

  it('is counted in the shop’s zone wherever the server runs', () => {
    const berlin = shopWith({ time_zone: 'Europe/Berlin' });
    expect(due('2026-03-27T16:59', berlin)).toBe('2026-03-28T14:00');
    expect(due('2026-03-28T12:00', berlin)).toBe('2026-03-30T12:00');
    expect(replyDueAt(berlin, new Date('2026-03-28T11:00:00Z')).toISOString()).toBe(
      '2026-03-30T10:00:00.000Z',
    );
  });

  it('takes the business days that the shop promises', () => {
    const slower = shopWith({ reply_business_days: 3 });
    expect(due('2026-03-04T10:30', slower)).toBe('2026-03-07T10:30');
    expect(due('2026-03-08T12:00', slower)).toBe('2026-03-11T18:00');
  });

  it('moves out of the noon pause, and a question in it counts as asked that day', () => {
    const hours: [string, string][] = [
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ];
    const pausing = shopWith({ opening_hours: { 1: WEEKDAY, 2: hours, 3: hours } });
    expect(due('2026-03-02T12:30', pausing)).toBe('2026-03-03T13:00');
    expect(due('2026-03-03T12:30', pausing)).toBe('2026-03-04T13:00');
  });

  const hour = fc.integer({ min: 0, max: 22 });
  const span = fc
    .tuple(hour, fc.integer({ min: 1, max: 23 }))
    .filter(([opens, closes]) => opens < closes)
    .map((hours) => [hours.map((each) => `${String(each).padStart(2, '0')}:30`) as [string, string]]);
  const facts = fc
    .record({
      time_zone: fc.constantFrom(
        'America/Chicago',
        'Europe/Berlin',
        'Australia/Lord_Howe',
        'Pacific/Auckland',
      ),
      opening_hours: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), span, { minKeys: 1 }),
      holidays: fc.array(
        fc
          .integer({ min: 0, max: 400 })
          .map((days) => ({ date: daysAfter('2026-01-01', days), name: 'Holiday' })),
      ),
      reply_business_days: fc.integer({ min: 1, max: 4 }),
    })
    .map(shopWith);
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-02-01'), noInvalidDate: true });

  it('is always due later, while the shop is open or closing, and never on a holiday', () => {
    fc.assert(
      fc.property(facts, moment, (anyShop, now) => {
        const reply = replyDueAt(anyShop, now);
        expect(reply.getTime()).toBeGreaterThan(now.getTime());
        expect(isOpen(anyShop, reply) || isOpen(anyShop, new Date(reply.getTime() - 1))).toBe(true);
        const day = dayInZone(new Date(reply.getTime() - 1), anyShop.time_zone);
        expect(anyShop.holidays.map(({ date }) => date)).not.toContain(day);
      }),
    );
  });

  it('is never due earlier for a later question', () => {
    fc.assert(
      fc.property(facts, moment, fc.integer({ min: 0, max: 4 * 86_400_000 }), (anyShop, now, later) => {
        const [first, second] = [
          replyDueAt(anyShop, now),
          replyDueAt(anyShop, new Date(now.getTime() + later)),
        ];
        expect(second.getTime()).toBeGreaterThanOrEqual(first.getTime());
      }),
    );
  });
});

describe('in words', () => {
  it('the week is told by spans of days', () => {
    expect(describeHours(shop)).toEqual(['Mon-Fri 9 am - 6 pm', 'Sat 10 am - 2 pm', 'Sun closed']);
    const odd = shopWith({
      opening_hours: {
        1: [
          ['09:30', '12:00'],
          ['13:00', '17:00'],
        ],
        2: [],
        3: [['00:00', '12:30']],
      },
    });
    expect(describeHours(odd)).toEqual([
      'Mon 9:30 am - 12 pm, 1 pm - 5 pm',
      'Tue closed',
      'Wed 12 am - 12:30 pm',
      'Thu-Sun closed',
    ]);
  });

  it('a due time has its day and hour, and says today, tomorrow or another year', () => {
    const told = (now: string, moment: string) => describeDueTime(shop, at(now), at(moment));
    expect(told('2026-03-06T16:00', '2026-03-09T17:00')).toBe('Monday, March 9, by 5 pm');
    expect(told('2026-03-09T08:00', '2026-03-09T18:00')).toBe('today, Monday, March 9, by 6 pm');
    expect(told('2026-03-09T16:59', '2026-03-10T16:59')).toBe('tomorrow, Tuesday, March 10, by 4:59 pm');
    expect(told('2026-12-31T23:00', '2027-01-02T14:00')).toBe('Saturday, January 2, 2027, by 2 pm');
  });
});
