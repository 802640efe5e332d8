// Days of the shop's calendar as the form has them.

/** '2026-03-10': the day it is at the shop. */
export const isoDayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

const DAY_MS = 86_400_000;

/** 'today', '1 day left', '25 days left'. */
export function inDays(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  return days === 0 ? 'its last day is today' : `${days} ${days === 1 ? 'day' : 'days'} left`;
}
