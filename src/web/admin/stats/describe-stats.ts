// Stats in words.

/** 1234 as '1,234'. */
export const describeCount = (count: number): string => count.toLocaleString('en-US');

/** '1 lead', '2 leads'. */
export const describeLeads = (count: number): string =>
  `${describeCount(count)} ${count === 1 ? 'lead' : 'leads'}`;

/** Whole minutes as '45 min', '1 h 48 min', '2 d 3 h'; from a day on without the minutes. */
export function describeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return join(Math.floor(hours / 24), 'd', hours % 24, 'h');
  return hours === 0 ? `${minutes} min` : join(hours, 'h', minutes % 60, 'min');
}

function join(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}

/** '7%' of a whole, 'under 1%' for a small part of it; undefined for a part of nothing, or one that is larger. */
export function describePart(part: number, whole: number): string | undefined {
  if (whole === 0 || part > whole) return undefined;
  const percent = (100 * part) / whole;
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}

/** '2026-03-09' as 'Mon, Mar 9' or, short, 'Mar 9'. */
export function describeDay(day: string, style: 'long' | 'short' = 'long'): string {
  return FORMATS[style].format(new Date(day));
}

const DATE = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
const FORMATS = {
  long: new Intl.DateTimeFormat('en-US', { ...DATE, weekday: 'short' }),
  short: new Intl.DateTimeFormat('en-US', DATE),
};
