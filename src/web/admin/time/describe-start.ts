import { describeDay, describeShopClock } from './describe-time.ts';

/** Since when something lasts: '2:05 pm', and the day before it where that is not today. */
export function describeStart(at: Date, now: Date, timeZone: string): string {
  const day = describeDay(at, now, timeZone);
  const clock = describeShopClock(at, timeZone);
  return day === 'today' ? clock : `${day} ${clock}`;
}
