// A time as it is typed and read on the shop's clock, wherever the browser is.
import { formats } from './formats.ts';

/**
 * The moment at which the shop's clock shows `clock`, as a field of type datetime-local holds it. Of an hour that the
 * clock skips, one beside it.
 *
 *     atShopClock('2026-03-11T09:00', 'America/Chicago')   2026-03-11T14:00:00.000Z
 */
export function atShopClock(clock: string, timeZone: string): Date {
  const wanted = Date.parse(`${clock}Z`);
  // Of the first guess the difference may be that of the other side of a change of clocks.
  const guess = wanted - aheadAt(wanted, timeZone);
  return new Date(wanted - aheadAt(guess, timeZone));
}

/** What the shop's clock shows at a moment, to the minute: '2026-03-11T09:00'. */
export const onShopClock = (at: Date, timeZone: string): string =>
  formats(timeZone).wallClock.format(at).replace(' ', 'T').slice(0, 16);

/** Milliseconds that the shop's clock is ahead of UTC. */
const aheadAt = (at: number, timeZone: string): number =>
  Date.parse(`${formats(timeZone).wallClock.format(new Date(at)).replace(' ', 'T')}Z`) -
  Math.floor(at / 1000) * 1000;
