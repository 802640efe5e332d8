import { describe, expect, it } from 'vitest';
import type { NotificationChannel } from '../../schemas/lead.ts';
import { nextAttempt } from './next-attempt.ts';

const QUEUED = Date.parse('2026-03-04T15:00:00.000Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;

describe('nextAttempt', () => {
  it('comes after 1, 2, 4, 8 and 16 seconds, then every 30 for ten minutes', () => {
    const waits = play(10 * MINUTE);
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(waits.length).toBeGreaterThan(20);
    expect(new Set(waits.slice(5))).toEqual(new Set([30]));
  });

  it('then doubles from a minute to an hour', () => {
    const waits = play(12 * HOUR);
    const later = waits.slice(waits.lastIndexOf(30) + 1);
    expect(later[0]).toBeGreaterThanOrEqual(60);
    expect(later[0]).toBeLessThanOrEqual(90);
    const growing = later.slice(0, later.indexOf(HOUR));
    expect(growing.length).toBe(6);
    growing.slice(1).forEach((wait, index) => {
      expect(wait / (growing[index] ?? 0)).toBeCloseTo(2, 0);
    });
    expect(new Set(later.slice(growing.length))).toEqual(new Set([HOUR]));
  });

  it('gives up after seven days', () => {
    const waits = play(30 * 24 * HOUR);
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeLessThanOrEqual(7 * 24 * HOUR);
    expect(total).toBeGreaterThan(7 * 24 * HOUR - HOUR);
  });

  it('is soon for what was queued long ago but hardly tried', () => {
    const queuedAt = new Date(QUEUED).toISOString();
    const now = new Date(QUEUED + 5 * HOUR * 1000);
    const next = nextAttempt({ attempt: 1, queuedAt, channel: 'email' }, false, now);
    expect(next).toEqual(new Date(now.getTime() + 1000));
  });

  it('is not given up after a week in which it was hardly tried', () => {
    const now = QUEUED + 8 * 24 * HOUR * 1000;
    const waits: number[] = [];
    for (let attempt = 1, at = now; ; attempt++) {
      const delivery = { attempt, queuedAt: new Date(QUEUED).toISOString(), channel: 'email' as const };
      const next = nextAttempt(delivery, false, new Date(at));
      if (next === null) break;
      waits.push((next.getTime() - at) / 1000);
      at = next.getTime();
    }
    expect(waits.slice(0, 3)).toEqual([1, 2, 4]);
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThan(0.5 * HOUR);
    expect(total).toBeLessThan(2 * HOUR);
  });

  it('copes with a clock that was ahead when it was queued', () => {
    const queuedAt = new Date(QUEUED + HOUR * 1000).toISOString();
    const next = nextAttempt({ attempt: 40, queuedAt, channel: 'email' }, false, new Date(QUEUED));
    expect(next).toEqual(new Date(QUEUED + 30_000));
  });

  it('gives up a receipt whose recipient was refused three times, and nothing else', () => {
    const attempts = (channel: NotificationChannel, isRefused: boolean) =>
      [1, 2, 3, 4].map((attempt) => {
        const delivery = { attempt, queuedAt: new Date(QUEUED).toISOString(), channel };
        return nextAttempt(delivery, isRefused, new Date(QUEUED)) !== null;
      });
    expect(attempts('receipt', true)).toEqual([true, true, false, false]);
    expect(attempts('receipt', false)).toEqual([true, true, true, true]);
    expect(attempts('email', true)).toEqual([true, true, true, true]);
  });
});

/** The pauses in seconds of one that always fails at once, until it is given up or `seconds` have passed. */
function play(seconds: number): number[] {
  const waits: number[] = [];
  let now = QUEUED;
  for (let attempt = 1; ; attempt++) {
    const delivery = { attempt, queuedAt: new Date(QUEUED).toISOString(), channel: 'email' as const };
    const next = nextAttempt(delivery, false, new Date(now));
    if (next === null || next.getTime() - QUEUED > seconds * 1000) return waits;
    waits.push((next.getTime() - now) / 1000);
    now = next.getTime();
  }
}
