// Days with a name, in the year they are asked for: "Mother's Day", "day after Thanksgiving", "St. Paddy's".

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

const fromEaster =
  (plusDays: number): Rule =>
  (year) =>
    easter(year, plusDays);

/** "Mothers", "mother's", "mothers'" and plain "mother". */
const POSSESSIVE = "'?s?'?";

/** By their names in lower case, `{s}` for a possessive however it is written. */
const RULES: [names: string, rule: Rule][] = [
  ['new year{s} eve', on(12, 31)],
  ['new year{s}(?: day)?', on(1, 1)],
  ['(?:mlk|martin luther king)(?: jr)?(?: day)?', nth(3, 1, 1)],
  ['inauguration day', on(1, 20)],
  ['groundhog day', on(2, 2)],
  ['super ?bowl(?: sunday)?', nth(2, 0, 2)],
  ['valentine{s}(?: day)?|v ?-?day', on(2, 14)],
  ['president{s} day', nth(3, 1, 2)],
  ['mardi gras|fat tuesday', fromEaster(-47)],
  ['ash wednesday', fromEaster(-46)],
  ['shrove tuesday', fromEaster(-47)],
  ['(?:intl |international )?women{s} day', on(3, 8)],
  ['pi day', on(3, 14)],
  ['(?:the )?ides of march', on(3, 15)],
  ['(?:st\\.?|saint) (?:patrick|paddy|patty){s}(?: day)?', on(3, 17)],
  ['palm sunday', fromEaster(-7)],
  ['(?:holy|maundy) thursday', fromEaster(-3)],
  ['good friday', fromEaster(-2)],
  ['holy saturday', fromEaster(-1)],
  ['easter monday', fromEaster(1)],
  ['easter(?: sunday)?', fromEaster(0)],
  ['pentecost(?: sunday)?', fromEaster(49)],
  ['april fool{s}(?: day)?', on(4, 1)],
  ['tax day', on(4, 15)],
  ['earth day', on(4, 22)],
  ['arbor day', nth(-1, 5, 4)],
  ['may ?day', on(5, 1)],
  ['derby day|kentucky derby(?: day)?', nth(1, 6, 5)],
  ['ascension day', fromEaster(39)],
  ['cinco de mayo', on(5, 5)],
  ['mother{s} day', nth(2, 0, 5)],
  ['armed forces day', nth(3, 6, 5)],
  ['memorial (?:day|weekend)', nth(-1, 1, 5)],
  ['flag day', on(6, 14)],
  ['juneteenth', on(6, 19)],
  ['father{s} day', nth(3, 0, 6)],
  ['canada day', on(7, 1)],
  ['independence day', on(7, 4)],
  ['bastille day', on(7, 14)],
  ['labou?r day', nth(1, 1, 9)],
  ['grandparent{s} day', nth(1, 1, 9, 6)],
  ['(?:columbus|indigenous people{s}) day', nth(2, 1, 10)],
  ['boss{s} day', on(10, 16)],
  ["halloween|all hallow'?s'? eve", on(10, 31)],
  ['all saints{s} day', on(11, 1)],
  ['day of the dead|all soul{s} day', on(11, 2)],
  ['guy fawkes(?: day| night)?', on(11, 5)],
  ['election day', nth(1, 1, 11, 1)],
  ['veteran{s} day', on(11, 11)],
  ['black friday', nth(4, 4, 11, 1)],
  ['small business saturday', nth(4, 4, 11, 2)],
  ['cyber monday', nth(4, 4, 11, 4)],
  ['giving tuesday', nth(4, 4, 11, 5)],
  ['thanks ?giving eve', nth(4, 4, 11, -1)],
  ['thanks ?giving(?: day)?|turkey day', nth(4, 4, 11)],
  ['christmas eve', on(12, 24)],
  ['(?:christmas|x-?mas)(?: day)?', on(12, 25)],
  ['boxing day', on(12, 26)],
  ['epiphany|(?:3|three) kings(?: day)?', on(1, 6)],
  ['(?:the )?(?:1st|first) (?:sunday )?(?:of|in) advent|advent sunday', nth(4, 4, 11, 3)],
  ['national night out', nth(1, 2, 8)],
];

const HOLIDAYS = RULES.map(([names, rule]) => ({ names: names.replaceAll('{s}', POSSESSIVE), rule }));
const NAMED = HOLIDAYS.map(({ names, rule }) => ({ name: new RegExp(`^(?:${names})$`), rule }));

/** The regular expression for their names, in lower case and without accents; `dateOfHoliday` takes what it matched. */
export const HOLIDAY_NAMES = `(?:${HOLIDAYS.map(({ names }) => names).join('|')})`;

/** ISO day of a named day in `year`; undefined for a name that is none. */
export function dateOfHoliday(name: string, year: number): string | undefined {
  return NAMED.find((day) => day.name.test(name.toLowerCase()))?.rule(year);
}

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
