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
  hoursOn,
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

  it('is due at the very minute that is told', () => {
    const now = at('2026-03-04T10:30:59.999');
    const reply = replyDueAt(shop, now);
    expect(reply).toEqual(at('2026-03-05T10:30'));
    expect(describeDueTime(shop, now, reply)).toBe('tomorrow, Thursday, March 5, by 10:30 am');
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

const OFFICE: [string, string][] = [['09:00', '17:00']];
const officeIn = (timeZone: string, holidays: string[]): Shop =>
  shopWith({
    time_zone: timeZone,
    opening_hours: { 1: OFFICE, 2: OFFICE, 3: OFFICE, 4: OFFICE, 5: OFFICE },
    holidays: holidays.map((date) => ({ date, name: 'Holiday' })),
  });

const OFFICES: Record<string, { office: Shop; promises: [string, string, string, string][] }> = {
  // CST is UTC-6, CDT from 8 March to 1 November 2026 UTC-5.
  'Chicago, Mon-Fri 9 to 5': {
    office: officeIn('America/Chicago', [
      '2026-11-26',
      '2026-11-27',
      '2026-12-24',
      '2026-12-25',
      '2027-01-01',
    ]),
    promises: [
      ['Friday 4:59 pm', '2026-06-12T21:59Z', '2026-06-15T21:59Z', 'Monday, June 15, by 4:59 pm'],
      ['Friday 5:00 pm', '2026-06-12T22:00Z', '2026-06-15T22:00Z', 'Monday, June 15, by 5 pm'],
      ['Friday 5:01 pm', '2026-06-12T22:01Z', '2026-06-15T22:00Z', 'Monday, June 15, by 5 pm'],
      ['Monday 8:59 am', '2026-06-15T13:59Z', '2026-06-15T22:00Z', 'today, Monday, June 15, by 5 pm'],
      ['Monday 9:00 am', '2026-06-15T14:00Z', '2026-06-16T14:00Z', 'tomorrow, Tuesday, June 16, by 9 am'],
      [
        'the day before Thanksgiving, 4:59 pm',
        '2026-11-25T22:59Z',
        '2026-11-30T22:59Z',
        'Monday, November 30, by 4:59 pm',
      ],
      [
        'the day before Thanksgiving, 5:01 pm',
        '2026-11-25T23:01Z',
        '2026-11-30T23:00Z',
        'Monday, November 30, by 5 pm',
      ],
      ['Thanksgiving, noon', '2026-11-26T18:00Z', '2026-11-30T23:00Z', 'Monday, November 30, by 5 pm'],
      [
        'Friday 4:59 pm, clocks go forward on Sunday',
        '2026-03-06T22:59Z',
        '2026-03-09T21:59Z',
        'Monday, March 9, by 4:59 pm',
      ],
      [
        'Friday 5:01 pm, clocks go forward on Sunday',
        '2026-03-06T23:01Z',
        '2026-03-09T22:00Z',
        'Monday, March 9, by 5 pm',
      ],
      [
        'Friday 4:59 pm, clocks go back on Sunday',
        '2026-10-30T21:59Z',
        '2026-11-02T22:59Z',
        'Monday, November 2, by 4:59 pm',
      ],
      [
        'Friday 5:01 pm, clocks go back on Sunday',
        '2026-10-30T22:01Z',
        '2026-11-02T23:00Z',
        'Monday, November 2, by 5 pm',
      ],
      [
        "New Year's Eve, 4:59 pm",
        '2026-12-31T22:59Z',
        '2027-01-04T22:59Z',
        'Monday, January 4, 2027, by 4:59 pm',
      ],
      [
        'the last second of the year',
        '2027-01-01T05:59:59Z',
        '2027-01-04T23:00Z',
        'Monday, January 4, 2027, by 5 pm',
      ],
      [
        'the first second of the year',
        '2027-01-01T06:00Z',
        '2027-01-04T23:00Z',
        'Monday, January 4, by 5 pm',
      ],
    ],
  },
  // AEST is UTC+10, AEDT until 5 April and from 4 October 2026 UTC+11: the clocks go the other way round.
  'Sydney, Mon-Fri 9 to 5': {
    office: officeIn('Australia/Sydney', ['2026-12-25', '2026-12-28', '2027-01-01']),
    promises: [
      ['Friday 4:59 pm', '2026-06-12T06:59Z', '2026-06-15T06:59Z', 'Monday, June 15, by 4:59 pm'],
      ['Friday 5:01 pm', '2026-06-12T07:01Z', '2026-06-15T07:00Z', 'Monday, June 15, by 5 pm'],
      [
        'Tuesday 9:30 am, still Monday in UTC',
        '2026-06-15T23:30Z',
        '2026-06-16T23:30Z',
        'tomorrow, Wednesday, June 17, by 9:30 am',
      ],
      [
        'Friday 4:59 pm, clocks go back on Sunday',
        '2026-04-03T05:59Z',
        '2026-04-06T06:59Z',
        'Monday, April 6, by 4:59 pm',
      ],
      [
        'Friday 5:01 pm, clocks go back on Sunday',
        '2026-04-03T06:01Z',
        '2026-04-06T07:00Z',
        'Monday, April 6, by 5 pm',
      ],
      [
        'Friday 4:59 pm, clocks go forward on Sunday',
        '2026-10-02T06:59Z',
        '2026-10-05T05:59Z',
        'Monday, October 5, by 4:59 pm',
      ],
      [
        'Friday 5:01 pm, clocks go forward on Sunday',
        '2026-10-02T07:01Z',
        '2026-10-05T06:00Z',
        'Monday, October 5, by 5 pm',
      ],
      [
        'Christmas Eve, 4:59 pm',
        '2026-12-24T05:59Z',
        '2026-12-29T05:59Z',
        'Tuesday, December 29, by 4:59 pm',
      ],
      ['Christmas Eve, 5:01 pm', '2026-12-24T06:01Z', '2026-12-29T06:00Z', 'Tuesday, December 29, by 5 pm'],
      [
        "New Year's Eve, 4:59 pm",
        '2026-12-31T05:59Z',
        '2027-01-04T05:59Z',
        'Monday, January 4, 2027, by 4:59 pm',
      ],
      [
        'half an hour into the new year, which UTC has not reached',
        '2026-12-31T13:30Z',
        '2027-01-04T06:00Z',
        'Monday, January 4, by 5 pm',
      ],
    ],
  },
};

for (const [where, { office, promises }] of Object.entries(OFFICES)) {
  describe(`the promise in ${where}`, () => {
    it.each(promises)('asked on %s (%s) is due at %s: %s', (_, asked, expected, words) => {
      const now = new Date(asked);
      const reply = replyDueAt(office, now);
      expect(reply).toEqual(new Date(expected));
      expect(describeDueTime(office, now, reply)).toBe(words);
    });
  });
}

describe('the promise of a shop that is open at night', () => {
  const nights: [string, string][] = [['00:30', '05:00']];
  const night = shopWith({ opening_hours: { 6: nights, 7: nights } });

  it('moves past the hour that the clocks leave out', () => {
    const reply = replyDueAt(night, new Date('2026-03-07T08:30Z'));
    expect(reply).toEqual(new Date('2026-03-08T08:30Z'));
    expect(describeDueTime(night, reply, reply)).toBe('today, Sunday, March 8, by 3:30 am');
  });

  it('means the first of the two hours that the clocks repeat', () => {
    expect(replyDueAt(night, new Date('2026-10-31T06:30Z'))).toEqual(new Date('2026-11-01T06:30Z'));
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

describe('in Spanish', () => {
  it('names days, months and times as they are said there', () => {
    const at = (iso: string) => new Date(iso);
    const now = at('2026-03-04T16:00:00Z');
    const told = (due: string) => describeDueTime(shop, now, at(due), 'es');
    expect(told('2026-03-04T22:00:00Z')).toBe('hoy, miércoles 4 de marzo, antes de las 4 pm');
    expect(told('2026-03-05T19:30:00Z')).toBe('mañana, jueves 5 de marzo, antes de la 1:30 pm');
    expect(told('2027-01-09T16:00:00Z')).toBe('el sábado 9 de enero de 2027, antes de las 10 am');
    expect(describeHours(shop, 'es').at(-1)).toBe('dom cerrado');
  });
});

describe('the hours of a day', () => {
  it('are told in words, and are none on a closed day or a holiday', () => {
    expect(hoursOn(shop, '2026-03-07')).toBe('10 am to 2 pm');
    expect(hoursOn(shop, '2026-03-04', 'es')).toBe('9 am a 6 pm');
    expect(hoursOn(shop, '2026-03-08')).toBeNull();
    const onHoliday = { ...shop, holidays: [{ date: '2026-03-04', name: 'Inventory' }] };
    expect(hoursOn(onHoliday, '2026-03-04')).toBeNull();
  });
});
