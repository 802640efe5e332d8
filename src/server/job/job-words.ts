// What a job is called, and its days and times in words, in the shop's time zone. In Spanish as Carl says them: whole words, as
// nobody there shortens them.
import {
  AND,
  listed,
  longDay as longDayIn,
  shortDay as shortDayIn,
} from '../../assistant/wording/wording.ts';
import type { Language } from '../../schemas/language.ts';
import type { Lead } from '../../schemas/lead.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone } from '../../shop/opening-hours.ts';

const TODAY: Record<Language, string> = { en: 'today', es: 'hoy' };

/** Under which the shop finds it, and the customer names it. */
export const numberOf = ({ id }: Pick<Lead, 'id'>): string => id.slice(0, 8);

/** '2026-03-13' -> 'Fri, Mar 13', 'viernes 13 de marzo' */
export const shortDay = (day: string, language: Language): string => shortDayIn(day, language);

/** '2026-03-13' -> 'Friday, March 13', 'viernes 13 de marzo' */
export const longDay = (day: string, language: Language): string => longDayIn(day, language);

/** 'March 10, 2026', '10 de marzo de 2026' */
export const dateOf = (
  iso: string,
  { time_zone: timeZone }: Pick<Shop, 'time_zone'>,
  language: Language,
): string => new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone }).format(new Date(iso));

/** 'today, 2:05 pm', 'Mon, Mar 9, 4:10 pm', 'hoy, 2:05 pm'. */
export function momentOf(
  iso: string,
  { time_zone: timeZone }: Pick<Shop, 'time_zone'>,
  now: Date,
  language: Language,
): string {
  const at = new Date(iso);
  const day = dayInZone(at, timeZone);
  // '5 pm' is what Carl says in Spanish too.
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(at)
    .replace(/\s/g, ' ')
    .toLowerCase();
  return `${day === dayInZone(now, timeZone) ? TODAY[language] : shortDay(day, language)}, ${time}`;
}

/** '24 pint glasses, 9 T-shirts and a banner'. */
export const listOf = (things: readonly string[], language: Language): string =>
  listed(things, AND[language]);

/** Typed by one person: letter case and spaces aside. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
