// What a job is called, and its days and times in words, in the shop's time zone.
import type { Lead } from '../../schemas/lead.ts';
import type { Shop } from '../../schemas/shop.ts';
import { dayInZone } from '../../shop/opening-hours.ts';

const short = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Under which the shop finds it, and the customer names it. */
export const numberOf = ({ id }: Pick<Lead, 'id'>): string => id.slice(0, 8);

/** '2026-03-13' -> 'Fri, Mar 13' */
export const shortDay = (day: string): string => short.format(new Date(day));

/** '2026-03-13' -> 'Friday, March 13' */
export const longDay = (day: string): string => long.format(new Date(day));

/** 'March 10, 2026' */
export const dateOf = (iso: string, { time_zone: timeZone }: Pick<Shop, 'time_zone'>): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(iso));

/** 'today, 2:05 pm', 'Mon, Mar 9, 4:10 pm'. */
export function momentOf(iso: string, { time_zone: timeZone }: Pick<Shop, 'time_zone'>, now: Date): string {
  const at = new Date(iso);
  const day = dayInZone(at, timeZone);
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(at)
    .replace(/\s/g, ' ')
    .toLowerCase();
  return `${day === dayInZone(now, timeZone) ? 'today' : shortDay(day)}, ${time}`;
}

/** '24 pint glasses, 9 T-shirts and a banner'. */
export function listOf(things: readonly string[]): string {
  const [last = '', ...others] = things.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** Typed by one person: letter case and spaces aside. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
