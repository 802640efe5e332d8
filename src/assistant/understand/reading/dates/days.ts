// Arithmetic on ISO days ('2026-03-09'), free of any clock and time zone.

const DAY_MS = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day of the month `months` later; the month's last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Working days (Monday to Friday) later. */
export function addWorkingDays(day: string, days: number): string {
  let at = day;
  for (let left = Math.min(days, 500); left > 0; ) {
    at = addDays(at, 1);
    if (weekdayOf(at) % 6 !== 0) left -= 1;
  }
  return at;
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The next day after `day` that is `weekday`. */
export const nextWeekday = (day: string, weekday: number): string =>
  addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1);

/** `weekday` in the week (Monday to Sunday) that lies `weeks` after the one of `day`. */
export function weekdayInWeek(day: string, weekday: number, weeks: number): string {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  return addDays(monday, weeks * 7 + ((weekday + 6) % 7));
}

export const lastOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** ISO day, or undefined where there is no such day (February 30). */
export function dayOf(year: number, month: number, date: number): string | undefined {
  const day = new Date(Date.UTC(year, month - 1, date));
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date
    ? day.toISOString().slice(0, 10)
    : undefined;
}
