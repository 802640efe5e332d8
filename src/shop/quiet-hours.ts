// When nobody is to be disturbed: the shop's quiet hours, in its own time zone.
import { Temporal } from 'temporal-polyfill';
import type { Shop } from '../schemas/shop.ts';

/**
 * The moment at which the quiet hours that hold at `now` end; null where they do not hold. Hours that pass midnight
 * ('21:00-07:00') end on the next day.
 */
export function quietUntil(shop: Shop, now: Date): Date | null {
  if (shop.quiet_hours === null) return null;
  const [from, until] = shop.quiet_hours;
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(shop.time_zone);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const isOverMidnight = from > until;
  const isQuiet = isOverMidnight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return null;
  const endsTomorrow = isOverMidnight && time >= from;
  const day = local.toPlainDate().add({ days: endsTomorrow ? 1 : 0 });
  const clock = day.toPlainDateTime(Temporal.PlainTime.from(until));
  // In the night that has an hour twice the end may be over once, and to come once more.
  return (
    (['earlier', 'later'] as const)
      .map((disambiguation) => clock.toZonedDateTime(shop.time_zone, { disambiguation }))
      .map(({ epochMilliseconds }) => new Date(epochMilliseconds))
      .find((end) => end > now) ?? null
  );
}
