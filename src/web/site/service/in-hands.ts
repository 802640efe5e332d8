// Days in words: when a job can be in hands, and how that stands to the day on which it is needed.
import type { PricedJobAnswer } from '../../../schemas/estimate.ts';
import type { PublicShop } from '../../../schemas/shop.ts';

type Holidays = PublicShop['holidays'];

const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** '2026-03-13' -> 'Friday, March 13' */
export const longDay = (day: string): string => long.format(new Date(day));

/** '2026-03-13' -> 'Fri, Mar 13' */
export const shortDay = (day: string): string => short.format(new Date(day));

/** The ISO day of now in a time zone. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );

/** The ISO day `count` calendar days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Monday to Friday, and no holiday: as the shop plans. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.some(({ date }) => date === day);
}

/**
 * How the first day on which it can be in hands stands to the day needed.
 *
 *     verdictOf('2026-03-16', '2026-03-13', []); // 'a working day late'
 */
export function verdictOf(earliest: string, neededBy: string | undefined, holidays: Holidays): string {
  if (neededBy === undefined) return 'at the earliest';
  if (earliest === neededBy) return 'on the day';
  const isLate = earliest > neededBy;
  const days = isLate ? workingDays(neededBy, earliest, holidays) : workingDays(earliest, neededBy, holidays);
  if (days === 0) return isLate ? 'too late' : 'in time';
  return `${days === 1 ? 'a working day' : `${days} working days`} ${isLate ? 'late' : 'early'}`;
}

export const briefVerdict = (earliest: string, neededBy: string): string =>
  earliest > neededBy ? 'late' : earliest < neededBy ? 'early' : 'on the day';

/** After `from`, up to `to`. */
function workingDays(from: string, to: string, holidays: Holidays): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day, holidays)) count += 1;
  return count;
}

/** 'Friday, March 13: on the day', and that it is not made well so where nothing else speaks against it. */
export function inHandsText(
  { earliest, fits }: Pick<PricedJobAnswer, 'earliest' | 'fits'>,
  neededBy: string | undefined,
  holidays: Holidays,
): string {
  const verdict = verdictOf(earliest, neededBy, holidays);
  const isAdvised = fits || (neededBy !== undefined && earliest > neededBy);
  const text =
    neededBy === undefined ? `${longDay(earliest)} ${verdict}` : `${longDay(earliest)}: ${verdict}`;
  return isAdvised ? text : `${text}, not our advice`;
}

/** What is told beside the field of a day on which nobody is there; undefined for any other. */
export const closedText = (closed: PricedJobAnswer['closed'] | undefined): string | undefined =>
  closed
    ? `We are closed on ${longDay(closed.day)}${closed.name === null ? '' : ` (${closed.name})`}. In hands by the working day before.`
    : undefined;
