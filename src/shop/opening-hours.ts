// When the shop is open, in its own time zone, and by when it promises to answer.
import { Temporal } from 'temporal-polyfill';
import type { Shop } from '../schemas/shop.ts';
import { MONTHS, MONTHS_ES, WEEKDAYS, WEEKDAYS_ES } from './day-names.ts';

/** The calendar day at `now` in `timeZone`, as '2026-03-09'. Throws RangeError for an unknown zone. */
export function dayInZone(now: Date, timeZone: string): string {
  const ms = now.getTime();
  const last = lastDays.get(timeZone);
  if (last && ms >= last.startMs && ms < last.endMs) return last.day;
  const date = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate();
  const [startMs, endMs] = [date, date.add({ days: 1 })].map(
    (day) => day.toZonedDateTime(timeZone).epochMilliseconds,
  );
  const day = date.toString();
  if (startMs !== undefined && endMs !== undefined) lastDays.set(timeZone, { day, startMs, endMs });
  return day;
}

/** The first moment of an ISO day in `timeZone`; not midnight where a clock change skips it. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The ISO day `days` calendar days later. */
export function daysAfter(day: string, days: number): string {
  // Within the first days of a month there is nothing to carry over.
  const date = Number(day.slice(8)) + days;
  if (day.length === 10 && date >= 1 && date <= 28)
    return `${day.slice(0, 8)}${String(date).padStart(2, '0')}`;
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Is somebody in the shop at `now`? At closing time nobody is. */
export function isOpen(shop: Shop, now: Date): boolean {
  const ms = now.getTime();
  return spansOf(shop, dayInZone(now, shop.time_zone)).some(
    ({ opens, closes }) => opens <= ms && ms < closes,
  );
}

/** When the shop opens next, later than `now`; null for a shop without opening hours. */
export function nextOpening(shop: Shop, now: Date): Date | null {
  for (const { spans } of businessDays(shop, dayInZone(now, shop.time_zone))) {
    const span = spans.find(({ opens }) => opens > now.getTime());
    if (span) return new Date(span.opens);
  }
  return null;
}

/**
 * The moment by which a question asked at `now` is answered, within the shop's reply_business_days (here 1). A
 * business day is a day on which the shop is open.
 *
 * - Asked between a business day's opening and closing: the same clock time on the next business day, moved into that
 *   day's hours. Monday 10:30 am is due Tuesday 10:30 am; Friday 4:59 pm is due Saturday 2 pm if that is closing time.
 * - Asked at any other time: closing time of the next business day to come. Sunday noon is due Monday 6 pm.
 *
 * So it is a full minute, as it is told, always later than `now`, never on a holiday, never outside the hours, and
 * never earlier for a later question.
 * Throws RangeError for a shop without opening hours, which loadShop refuses.
 */
export function replyDueAt(shop: Shop, now: Date): Date {
  const ms = now.getTime();
  const today = dayInZone(now, shop.time_zone);
  const hours = spansOf(shop, today);
  const isDuringHours = hours.some(({ opens }) => opens <= ms) && hours.some(({ closes }) => ms < closes);
  let daysLeft = shop.reply_business_days;
  for (const { day, spans } of businessDays(shop, isDuringHours ? daysAfter(today, 1) : today)) {
    const closing = spans.at(-1)?.closes ?? 0;
    if (closing <= ms) continue;
    daysLeft -= 1;
    if (daysLeft > 0) continue;
    return new Date(isDuringHours ? moveInto(spans, atSameClockTime(now, day, shop.time_zone)) : closing);
  }
  throw new RangeError('a shop without opening hours can promise no reply');
}

/** The week's hours in words: ['Mon-Fri 9 am - 6 pm', 'Sat 10 am - 2 pm', 'Sun closed'], in Spanish from 'lun' to 'dom'. */
export function describeHours(shop: Shop, language: 'en' | 'es' = 'en'): string[] {
  const [weekdays, closed] = language === 'es' ? [WEEKDAYS_ES, 'cerrado'] : [WEEKDAYS, 'closed'];
  const groups: { first: string; last: string; hours: string }[] = [];
  weekdays.forEach((weekday, index) => {
    const spans = shop.opening_hours[index + 1] ?? [];
    const hours = spans.map(([opens, closes]) => `${clock(opens)} - ${clock(closes)}`).join(', ') || closed;
    const name = weekday.slice(0, 3);
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = name;
    else groups.push({ first: name, last: name, hours });
  });
  return groups.map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`);
}

/** A day's hours in words, '10 am to 2 pm'; null on a day on which the shop is closed. */
export function hoursOn(shop: Shop, day: string, language: 'en' | 'es' = 'en'): string | null {
  if (shop.holidays.some(({ date }) => date === day)) return null;
  const hours = shop.opening_hours[new Date(day).getUTCDay() || 7] ?? [];
  const to = language === 'es' ? 'a' : 'to';
  return hours.map(([opens, closes]) => `${clock(opens)} ${to} ${clock(closes)}`).join(', ') || null;
}

/**
 * A moment as a visitor would be told it: 'Monday, March 9, by 5 pm', with 'today' or 'tomorrow' before it where it is;
 * in Spanish 'el lunes 9 de marzo, antes de las 5 pm'. The year stands in it when it is another than now's.
 */
export function describeDueTime(shop: Shop, now: Date, due: Date, language: 'en' | 'es' = 'en'): string {
  const dueMs = due.getTime();
  const today = dayInZone(now, shop.time_zone);
  const isLast =
    lastDue?.shop === shop &&
    lastDue.dueMs === dueMs &&
    lastDue.today === today &&
    lastDue.language === language;
  if (!isLast || !lastDue)
    lastDue = { shop, dueMs, today, language, text: dueTimeText(shop, today, due, language) };
  return lastDue.text;
}

/** Replies of one minute promise the same time. */
let lastDue: { shop: Shop; dueMs: number; today: string; language: string; text: string } | undefined;

function dueTimeText(shop: Shop, today: string, due: Date, language: 'en' | 'es'): string {
  const at = Temporal.Instant.fromEpochMilliseconds(due.getTime()).toZonedDateTimeISO(shop.time_zone);
  const day = at.toPlainDate().toString();
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const time = clock(at.toPlainTime().toString({ smallestUnit: 'minute' }));
  const isToday = day === today;
  const isTomorrow = day === daysAfter(today, 1);
  if (language === 'es') {
    const near = isToday ? 'hoy, ' : isTomorrow ? 'mañana, ' : 'el ';
    const year = isThisYear ? '' : ` de ${at.year}`;
    const date = `${WEEKDAYS_ES[at.dayOfWeek - 1]} ${at.day} de ${MONTHS_ES[at.month - 1]}${year}`;
    return `${near}${date}, antes de ${/^1(?::| )/.test(time) ? 'la' : 'las'} ${time}`;
  }
  const near = isToday ? 'today, ' : isTomorrow ? 'tomorrow, ' : '';
  const date = `${WEEKDAYS[at.dayOfWeek - 1]}, ${MONTHS[at.month - 1]} ${at.day}${isThisYear ? '' : `, ${at.year}`}`;
  return `${near}${date}, by ${time}`;
}

/** When the shop opens next: 'Monday at 9 am', 'tomorrow at 10 am'; undefined for a shop without opening hours. */
export function describeNextOpening(shop: Shop, now: Date, language: 'en' | 'es' = 'en'): string | undefined {
  const opens = nextOpening(shop, now);
  if (!opens) return;
  const at = Temporal.Instant.fromEpochMilliseconds(opens.getTime()).toZonedDateTimeISO(shop.time_zone);
  const today = dayInZone(now, shop.time_zone);
  const days = Math.round((Date.parse(at.toPlainDate().toString()) - Date.parse(today)) / DAY_MS);
  const time = clock(at.toPlainTime().toString({ smallestUnit: 'minute' }));
  const [names, near] =
    language === 'es' ? [WEEKDAYS_ES, ['hoy', 'mañana']] : [WEEKDAYS, ['today', 'tomorrow']];
  const name = near[days] ?? `${language === 'es' ? 'el ' : ''}${names[at.dayOfWeek - 1]}`;
  const date =
    days < 7
      ? name
      : language === 'es'
        ? `${name} ${at.day} de ${MONTHS_ES[at.month - 1]}`
        : `${name}, ${MONTHS[at.month - 1]} ${at.day},`;
  return language === 'es'
    ? `${date} a ${/^1(?::| )/.test(time) ? 'la' : 'las'} ${time}`
    : `${date} at ${time}`;
}

const DAY_MS = 86_400_000;
/** The day last asked for in each zone: nearly every question is about today, and the zone's rules are slow to ask. */
const lastDays = new Map<string, { day: string; startMs: number; endMs: number }>();

/** Opening and closing as epoch milliseconds. */
interface Span {
  opens: number;
  closes: number;
}

interface Calendar {
  holidays: Set<string>;
  spans: Map<string, Span[]>;
}

const calendars = new WeakMap<Shop, Calendar>();
const DAYS_KEPT = 1000;

/** The spans of one day, in order; none on a closed day or a holiday. Worked out once per day and shop. */
function spansOf(shop: Shop, day: string): Span[] {
  let calendar = calendars.get(shop);
  if (!calendar) {
    calendar = { holidays: new Set(shop.holidays.map(({ date }) => date)), spans: new Map() };
    calendars.set(shop, calendar);
  }
  const known = calendar.spans.get(day);
  if (known) return known;
  const weekday = new Date(day).getUTCDay() || 7;
  const hours = calendar.holidays.has(day) ? [] : (shop.opening_hours[weekday] ?? []);
  const date = Temporal.PlainDate.from(day);
  const moment = (plainTime: string): number =>
    date.toZonedDateTime({ timeZone: shop.time_zone, plainTime }).epochMilliseconds;
  const spans = hours.map(([opens, closes]) => ({ opens: moment(opens), closes: moment(closes) }));
  if (calendar.spans.size >= DAYS_KEPT) calendar.spans.clear();
  calendar.spans.set(day, spans);
  return spans;
}

/** Days on which the shop is open, from `day` on; ends where a week and every holiday have passed without one. */
function* businessDays(shop: Shop, day: string): Generator<{ day: string; spans: Span[] }> {
  const longestPause = 7 * (shop.holidays.length + 1);
  for (let closed = 0; closed < longestPause; day = daysAfter(day, 1)) {
    const spans = spansOf(shop, day);
    closed = spans.length > 0 ? 0 : closed + 1;
    if (spans.length > 0) yield { day, spans };
  }
}

/** A turn asks several times, and so do the turns of one minute. */
let lastClock: { minute: number; day: string; timeZone: string; ms: number } | undefined;

function atSameClockTime(now: Date, day: string, timeZone: string): number {
  const minute = Math.floor(now.getTime() / 60_000);
  if (lastClock?.minute === minute && lastClock.day === day && lastClock.timeZone === timeZone)
    return lastClock.ms;
  const plainTime = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .round({ smallestUnit: 'minute', roundingMode: 'trunc' });
  const ms = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  lastClock = { minute, day, timeZone, ms };
  return ms;
}

/** The moment itself where the shop is open, else its next opening of that day, else the day's closing time. */
function moveInto(spans: Span[], ms: number): number {
  const span = spans.find(({ closes }) => ms <= closes);
  return span ? Math.max(ms, span.opens) : (spans.at(-1)?.closes ?? ms);
}

/** '09:30' is '9:30 am'. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`;
}
