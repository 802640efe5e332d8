// Days with a name, in the year they are asked for: "Mother's Day", "day after Thanksgiving", "St. Paddy's".

/** The regular expression for their names, in lower case and without accents; `dateOf` takes what it matched. */
export const HOLIDAY_NAMES =
  "(?:new years?'?s? eve|new years?'?s?(?: day)?|(?:mlk|martin luther king)(?: jr\\.?)?(?: day)?|groundhog day|valentines?'?s?(?: day)?|presidents?'?s?'? day|st\\.? (?:patricks?|patrick's|paddys?|paddy's|pattys?)(?: day)?|saint (?:patricks?|patrick's|paddys?|paddy's)(?: day)?|good friday|easter(?: sunday)?|cinco de mayo|mothers?'?s? day|memorial day|juneteenth|flag day|fathers?'?s? day|independence day|labou?r day|columbus day|indigenous peoples'? day|halloween|veterans?'?s? day|day after thanksgiving|thanksgiving(?: day)?|black friday|cyber monday|small business saturday|christmas eve|christmas(?: day)?|boxing day|earth day)";

/** ISO day of a named day in `year`; undefined for a name that is none. */
export function dateOfHoliday(name: string, year: number): string | undefined {
  const key = name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim();
  const rule = RULES.find(([pattern]) => pattern.test(key));
  return rule?.[1](year);
}

type Rule = (year: number) => string;

const on =
  (month: number, day: number): Rule =>
  (year) =>
    iso(year, month, day);

/** The nth weekday (0 is Sunday) of a month; -1 is its last. */
const nth =
  (n: number, weekday: number, month: number, plusDays = 0): Rule =>
  (year) =>
    nthWeekday(year, month, weekday, n, plusDays);

const RULES: [RegExp, Rule][] = [
  [/^new years? ?eve|^new years eve/, on(12, 31)],
  [/^new year/, on(1, 1)],
  [/^(?:mlk|martin)/, nth(3, 1, 1)],
  [/^groundhog/, on(2, 2)],
  [/^valentine/, on(2, 14)],
  [/^president/, nth(3, 1, 2)],
  [/^(?:st|saint) (?:pat|pad)/, on(3, 17)],
  [/^good friday/, (year) => easter(year, -2)],
  [/^easter/, (year) => easter(year, 0)],
  [/^earth/, on(4, 22)],
  [/^cinco/, on(5, 5)],
  [/^mother/, nth(2, 0, 5)],
  [/^memorial/, nth(-1, 1, 5)],
  [/^flag/, on(6, 14)],
  [/^juneteenth/, on(6, 19)],
  [/^father/, nth(3, 0, 6)],
  [/^independence/, on(7, 4)],
  [/^labou?r/, nth(1, 1, 9)],
  [/^(?:columbus|indigenous)/, nth(2, 1, 10)],
  [/^halloween/, on(10, 31)],
  [/^veteran/, on(11, 11)],
  [/^(?:day after|black)/, nth(4, 4, 11, 1)],
  [/^small business/, nth(4, 4, 11, 2)],
  [/^cyber/, nth(4, 4, 11, 4)],
  [/^thanksgiving/, nth(4, 4, 11)],
  [/^christmas eve/, on(12, 24)],
  [/^christmas/, on(12, 25)],
  [/^boxing/, on(12, 26)],
];

/** ISO day of the nth weekday of a month, from 1; -1 counts from its end. The day may lie outside a month with fewer. */
export function nthWeekday(year: number, month: number, weekday: number, n: number, plusDays = 0): string {
  if (n === -1) {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const lastWeekday = new Date(Date.UTC(year, month - 1, last)).getUTCDay();
    return iso(year, month, last - ((lastWeekday - weekday + 7) % 7) + plusDays);
  }
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return iso(year, month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7 + plusDays);
}

/** Western Easter by the anonymous Gregorian algorithm (Meeus), moved by `plusDays`. */
function easter(year: number, plusDays: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return iso(year, month, ((h + l - 7 * m + 33 * month + 19) % 32) + plusDays);
}

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
