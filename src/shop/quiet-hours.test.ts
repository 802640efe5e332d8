import { expect, it } from 'vitest';
import type { Shop } from '../schemas/shop.ts';
import { quietUntil } from './quiet-hours.ts';

const shopWith = (quiet_hours: Shop['quiet_hours']): Shop =>
  ({ time_zone: 'America/Chicago', quiet_hours }) as Shop;
const NIGHT = shopWith(['21:00', '07:00']);

const at = (iso: string): Date => new Date(iso);

it('are over in the morning, whether it is before or after midnight', () => {
  expect(quietUntil(NIGHT, at('2026-03-10T21:00:00-05:00'))).toEqual(at('2026-03-11T07:00:00-05:00'));
  expect(quietUntil(NIGHT, at('2026-03-11T06:59:59-05:00'))).toEqual(at('2026-03-11T07:00:00-05:00'));
});

it('do not hold by day, nor where the shop has none', () => {
  expect(quietUntil(NIGHT, at('2026-03-11T07:00:00-05:00'))).toBeNull();
  expect(quietUntil(NIGHT, at('2026-03-10T20:59:59-05:00'))).toBeNull();
  expect(quietUntil(shopWith(null), at('2026-03-10T23:00:00-05:00'))).toBeNull();
});

it('can lie within one day', () => {
  const nap = shopWith(['13:00', '14:00']);
  expect(quietUntil(nap, at('2026-03-10T13:30:00-05:00'))).toEqual(at('2026-03-10T14:00:00-05:00'));
  expect(quietUntil(nap, at('2026-03-10T14:00:00-05:00'))).toBeNull();
});

it('end by the clock on the wall in the night that loses an hour', () => {
  expect(quietUntil(NIGHT, at('2026-03-07T22:00:00-06:00'))).toEqual(at('2026-03-08T07:00:00-05:00'));
});

it('end when the clock on the wall says so once more, in the hour that comes twice', () => {
  const until130 = shopWith(['21:00', '01:30']);
  expect(quietUntil(until130, at('2026-11-01T01:15:00-05:00'))).toEqual(at('2026-11-01T01:30:00-05:00'));
  expect(quietUntil(until130, at('2026-11-01T01:15:00-06:00'))).toEqual(at('2026-11-01T01:30:00-06:00'));
});
