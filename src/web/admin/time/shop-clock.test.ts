import { expect, it } from 'vitest';
import { atShopClock, onShopClock } from './shop-clock.ts';

it.each([
  ['2026-03-11T09:00', 'America/Chicago', '2026-03-11T14:00:00.000Z'],
  ['2026-03-07T09:00', 'America/Chicago', '2026-03-07T15:00:00.000Z'],
  // The clocks go from 2 am to 3 am, and back from 2 am to 1 am.
  ['2026-03-08T03:30', 'America/Chicago', '2026-03-08T08:30:00.000Z'],
  ['2026-11-01T03:00', 'America/Chicago', '2026-11-01T09:00:00.000Z'],
  ['2026-03-11T09:00', 'Asia/Tokyo', '2026-03-11T00:00:00.000Z'],
])('%s in %s is %s, and reads so', (clock, zone, at) => {
  expect(atShopClock(clock, zone).toISOString()).toBe(at);
  expect(onShopClock(new Date(at), zone)).toBe(clock);
});

it('takes an hour that the clock skips for one beside it', () => {
  const at = atShopClock('2026-03-08T02:30', 'America/Chicago').toISOString();
  expect(['2026-03-08T07:30:00.000Z', '2026-03-08T08:30:00.000Z']).toContain(at);
});
