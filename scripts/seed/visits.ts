// How many came to the site in the seeded month; fewer at weekends.
import { dayInZone, daysAfter } from '../../src/shop/opening-hours.ts';

/** Visits of a weekday by the page they begin on; a Saturday or Sunday has about a third. */
const WEEKDAY = { home: 14, service: 6, services: 2, contact: 2 };
/** What a day has over or under that, in percent; in turn, so that no week looks like the one before. */
const WAVES = [0, 18, -12, 30, -24, 8, 41, -6, 12, -30, 22];

/** The days of the month before `now`, the last one today. */
export function visitsOfMonth(now: Date, timeZone: string): { day: string; page: string; count: number }[] {
  const today = dayInZone(now, timeZone);
  return Array.from({ length: 31 }, (_, index) => daysAfter(today, index - 30)).flatMap((day, index) => {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    const share = (isWeekend ? 0.35 : 1) * (1 + (WAVES[index % WAVES.length] ?? 0) / 100);
    return Object.entries(WEEKDAY)
      .map(([page, count]) => ({ day, page, count: Math.round(count * share) }))
      .filter(({ count }) => count > 0);
  });
}
