// Times in words: how long ago, and exactly when in the shop's time zone.
import { formats } from './formats.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long before `now`, e.g. 'just now', '25 min ago', '28 h ago', '3 days ago'. */
export function describeAge(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < 2 * DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  return `${Math.floor(age / DAY_MS)} days ago`;
}

/** To the minute, e.g. 'Mar 6, 3:52 PM'; with the year when it is not this year. */
export function describeMinute(at: Date, now: Date, timeZone: string): string {
  const { minute, minuteWithYear, year } = formats(timeZone);
  return (year.format(at) === year.format(now) ? minute : minuteWithYear).format(at);
}

/** To the second with weekday and zone, e.g. 'Friday, March 6, 2026 at 3:52:07 PM PST'. */
export function describeExactly(at: Date, timeZone: string): string {
  return formats(timeZone).exact.format(at);
}

/** The clock alone, e.g. '3:52 PM'. */
export function describeClock(at: Date, timeZone: string): string {
  return formats(timeZone).clock.format(at);
}

/** The day alone, e.g. 'Fri, Mar 6'. */
export function describeDate(at: Date, timeZone: string): string {
  return formats(timeZone).day.format(at);
}

/** True if both fall on one calendar day of the time zone. */
export function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  const { isoDay } = formats(timeZone);
  return isoDay.format(one) === isoDay.format(other);
}

/** Whole calendar days of the time zone from one to the other; negative where `to` is before. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  const { isoDay } = formats(timeZone);
  // Of a date alone, Date.parse makes that day's midnight in UTC: differences are whole days.
  return (Date.parse(isoDay.format(to)) - Date.parse(isoDay.format(from))) / DAY_MS;
}

/** How long, in one or two units, e.g. '42 min', '3 h 40 min', '28 h', '3 days'. */
export function describeSpan(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours < 10 && minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

/** How long in hours and minutes, however long, e.g. '42 min', '3 h 40 min', '27 h'. */
export function describeHours(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h${minutes % 60 > 0 ? ` ${minutes % 60} min` : ''}`;
}

/** 'today', 'tomorrow', 'yesterday', 'Mon' within a week, else 'Mon, Mar 16', with the year where it is another. */
export function describeDay(at: Date, now: Date, timeZone: string): string {
  const { year, weekday, day, dayWithYear } = formats(timeZone);
  const days = daysBetween(now, at, timeZone);
  const isNear = Math.abs(days) < 7;
  const isThisYear = year.format(at) === year.format(now);
  return NEAR[days] ?? (isNear ? weekday : isThisYear ? day : dayWithYear).format(at);
}

/** Of the past alone: 'Today', 'Yesterday', 'Last 7 days' or 'Earlier'. */
export function describePastDay(at: Date, now: Date, timeZone: string): string {
  const days = daysBetween(at, now, timeZone);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < 7 ? 'Last 7 days' : 'Earlier';
}

const NEAR: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };

/** The clock, with the day where it is another: '4:05 pm', 'Tue 4:05 pm' within a week, else 'Mon, Mar 16, 4:05 pm'. */
export function describeShortly(at: Date, now: Date, timeZone: string): string {
  const clock = describeClock(at, timeZone).replace(
    /\s([AP]M)$/,
    (_, half: string) => ` ${half.toLowerCase()}`,
  );
  const days = Math.abs(daysBetween(now, at, timeZone));
  if (days === 0) return clock;
  const { year, weekday, day, dayWithYear } = formats(timeZone);
  if (days < 7) return `${weekday.format(at)} ${clock}`;
  return `${(year.format(at) === year.format(now) ? day : dayWithYear).format(at)}, ${clock}`;
}

/** As the shop writes its hours: '5 pm', '10:30 am'. */
export function describeShopClock(at: Date, timeZone: string): string {
  return describeClock(at, timeZone)
    .replace(':00', '')
    .replace(/\s([AP]M)$/, (_, half: string) => ` ${half.toLowerCase()}`);
}

/** The clock of today, '9 am'; of another day with that, 'yesterday 9 am', 'Fri 9 am', 'Mon, Mar 16 9 am'. */
export function describeShopTime(at: Date, now: Date, timeZone: string): string {
  const day = describeDay(at, now, timeZone);
  const clock = describeShopClock(at, timeZone);
  return day === 'today' ? clock : `${day} ${clock}`;
}

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** A calendar day as it stands in data: 'Fri, Mar 27, 2026' for '2026-03-27'; undefined for anything else. */
export function describeIsoDay(isoDay: string): string | undefined {
  const day = new Date(`${isoDay}T00:00:00Z`);
  // A calendar day has no zone: UTC keeps it the same wherever the browser is.
  return ISO_DAY.test(isoDay) && !Number.isNaN(day.getTime())
    ? formats('UTC').dayWithYear.format(day)
    : undefined;
}
