// Time by the shop's own clock: what of it falls into opening hours.
import type { PublicShop } from '../../../schemas/shop.ts';
import { formats } from './formats.ts';
import { atShopClock } from './shop-clock.ts';

type Hours = Pick<PublicShop, 'time_zone' | 'opening_hours' | 'holidays'>;

const DAY_MS = 86_400_000;
const MOST_DAYS = 1000;
const MOST_DAYS_AHEAD = 30;

/**
 * Milliseconds of opening hours from one moment to the other; 0 where `to` is not later. Counted on the shop's clock:
 * an hour that it skips or repeats at night changes nothing.
 *
 *     openMsBetween(friday5pm, monday10am, shop)   3_600_000 for a shop open from 9 am to 5 pm on weekdays
 */
export function openMsBetween(from: Date, to: Date, shop: Hours): number {
  const [start, end] = [onShopClock(from, shop), onShopClock(to, shop)];
  let open = 0;
  const first = Math.floor(start / DAY_MS);
  const last = Math.min(Math.floor(end / DAY_MS), first + MOST_DAYS);
  for (let day = first; day <= last; day++) {
    for (const { opens, closes } of spansOf(day, shop)) {
      open += Math.max(0, Math.min(end, closes) - Math.max(start, opens));
    }
  }
  return open;
}

/** When the shop closes that is open at `now`; null while it is closed. On the shop's clock, as if that were UTC. */
export function closesAt(now: Date, shop: Hours): Date | null {
  const at = onShopClock(now, shop);
  const span = spansOf(Math.floor(at / DAY_MS), shop).find(({ opens, closes }) => opens <= at && at < closes);
  return span ? new Date(span.closes) : null;
}

/** When the shop opens next on a day after today; null where it does not within the next month. */
export function opensAfterToday(now: Date, shop: Hours): Date | null {
  const today = Math.floor(onShopClock(now, shop) / DAY_MS);
  for (let day = today + 1; day <= today + MOST_DAYS_AHEAD; day++) {
    const [first] = spansOf(day, shop);
    if (first) return atShopClock(new Date(first.opens).toISOString().slice(0, 16), shop.time_zone);
  }
  return null;
}

/** What the shop's clock shows, as milliseconds; 1970-01-01 00:00 on that clock is 0. */
const onShopClock = (at: Date, { time_zone }: Hours): number =>
  Date.parse(`${formats(time_zone).wallClock.format(at).replace(' ', 'T')}Z`);

/** `day`: days since 1970-01-01. */
function spansOf(day: number, { opening_hours, holidays }: Hours): { opens: number; closes: number }[] {
  const midnight = new Date(day * DAY_MS);
  const isoDay = midnight.toISOString().slice(0, 10);
  if (holidays.some(({ date }) => date === isoDay)) return [];
  return (opening_hours[midnight.getUTCDay() || 7] ?? []).map(([opens, closes]) => ({
    opens: Date.parse(`${isoDay}T${opens}Z`),
    closes: Date.parse(`${isoDay}T${closes}Z`),
  }));
}
