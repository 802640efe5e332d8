// Counted attempts: how many, in which window, and who is admitted.
import { expect, it } from 'vitest';
import { HOUR_MS, later, MINUTE_MS, NOON } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeRateLimits({ open, createEmptyLocation }: TestStorage): void {
  it('counts attempts per key in a window that begins with the first', async () => {
    const { rateLimits } = await open();
    const end = later(15 * MINUTE_MS);
    expect(await rateLimits.hit('a', 15 * MINUTE_MS, NOON)).toEqual({ count: 1, windowEndsAt: end });
    expect(await rateLimits.hit('a', 15 * MINUTE_MS, later(MINUTE_MS))).toEqual({
      count: 2,
      windowEndsAt: end,
    });
    expect(await rateLimits.hit('b', 15 * MINUTE_MS, later(MINUTE_MS))).toMatchObject({ count: 1 });
    expect(await rateLimits.hit('a', 15 * MINUTE_MS, later(-1, end))).toMatchObject({ count: 3 });
    expect(await rateLimits.hit('a', 15 * MINUTE_MS, end)).toEqual({
      count: 1,
      windowEndsAt: later(15 * MINUTE_MS, end),
    });
    await rateLimits.clear(['a']);
    expect(await rateLimits.hit('a', 15 * MINUTE_MS, end)).toMatchObject({ count: 1 });
  });

  it('counts several at once, and takes one back', async () => {
    const { rateLimits } = await open();
    await rateLimits.hit('a', MINUTE_MS, NOON, 700);
    expect(await rateLimits.hit('a', MINUTE_MS, NOON, 50)).toMatchObject({ count: 750 });
    expect(await rateLimits.hit('a', MINUTE_MS, NOON, -1)).toMatchObject({ count: 749 });
    expect(await rateLimits.hit('a', MINUTE_MS, later(MINUTE_MS), 20)).toMatchObject({ count: 20 });
  });

  it('begins anew where a clock ahead of time began the window, and not where clocks differ a little', async () => {
    const { rateLimits } = await open();
    await rateLimits.hit('a', HOUR_MS, later(HOUR_MS));
    expect(await rateLimits.hit('a', HOUR_MS, NOON)).toMatchObject({ count: 2 });
    expect(await rateLimits.hit('a', HOUR_MS, later(-1))).toEqual({
      count: 1,
      windowEndsAt: later(HOUR_MS - 1),
    });
    expect(await rateLimits.hit('a', HOUR_MS, NOON)).toMatchObject({ count: 2 });
  });

  it('counts simultaneous attempts of several instances each once', async () => {
    const location = await createEmptyLocation();
    const instances = [await open(location), await open(location)];
    const hits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => instances[index % 2]?.rateLimits.hit('a', HOUR_MS, NOON)),
    );
    const counts = hits.map((hit) => hit?.count ?? 0).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('takes any text as the key of an attempt', async () => {
    const { rateLimits } = await open();
    for (const key of ['', '\0', '\ud800', 'x'.repeat(100_000), "'; drop table rate_limits; --"]) {
      expect(await rateLimits.hit(key, HOUR_MS, NOON)).toMatchObject({ count: 1 });
      expect(await rateLimits.hit(key, HOUR_MS, NOON)).toMatchObject({ count: 2 });
    }
  });

  const limit = (max: number) => ({ max, windowMs: HOUR_MS });

  it('admits until one of several counters is full, and then counts under none of them', async () => {
    const { rateLimits } = await open();
    const counters = [
      { key: 'one', ...limit(2) },
      { key: 'all', ...limit(3) },
      { key: 'told', windowMs: HOUR_MS },
    ];
    expect(await rateLimits.admit(counters, NOON)).toEqual({ counts: [1, 1, 1] });
    expect(await rateLimits.admit(counters.toReversed(), NOON)).toEqual({ counts: [2, 2, 2] });
    const end = later(HOUR_MS);
    for (let i = 0; i < 3; i++) {
      expect(await rateLimits.admit(counters, later(i))).toEqual({ refusedBy: 'one', windowEndsAt: end });
    }
    const others = [{ key: 'other', ...limit(2) }, ...counters.slice(1)];
    expect(await rateLimits.admit(others, later(9))).toEqual({ counts: [1, 3, 3] });
    expect(await rateLimits.admit(others, later(9))).toEqual({ refusedBy: 'all', windowEndsAt: end });
    expect(await rateLimits.hit('told', HOUR_MS, later(9))).toMatchObject({ count: 4 });
    expect(await rateLimits.admit(counters, end)).toEqual({ counts: [1, 1, 1] });
  });

  it('lets each counter have its own window, and tells of the one that is full the longest', async () => {
    const { rateLimits } = await open();
    const counters = [
      { key: 'short', max: 1, windowMs: MINUTE_MS },
      { key: 'long', max: 2, windowMs: HOUR_MS },
    ];
    await rateLimits.admit(counters, NOON);
    expect(await rateLimits.admit(counters, later(1))).toEqual({
      refusedBy: 'short',
      windowEndsAt: later(MINUTE_MS),
    });
    expect(await rateLimits.admit(counters, later(MINUTE_MS))).toEqual({ counts: [1, 2] });
    expect(await rateLimits.admit(counters, later(MINUTE_MS + 1))).toEqual({
      refusedBy: 'long',
      windowEndsAt: later(HOUR_MS),
    });
  });

  it('is not held up by a window that a clock ahead of time began', async () => {
    const { rateLimits } = await open();
    const counters = [{ key: 'a', ...limit(1) }];
    await rateLimits.admit(counters, later(3 * HOUR_MS));
    expect(await rateLimits.admit(counters, NOON)).toEqual({ counts: [1] });
  });

  it('admits no more than the limit of simultaneous attempts, whatever their counters and instances', async () => {
    const location = await createEmptyLocation();
    const instances = [await open(location), await open(location)];
    const admissions = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const counters = [`x${index % 3}`, 'all', `y${index % 5}`].map((key) => ({ key, ...limit(7) }));
        return instances[index % 2]?.rateLimits.admit(index % 2 ? counters : counters.reverse(), NOON);
      }),
    );
    expect(admissions.filter((admission) => admission && 'counts' in admission)).toHaveLength(7);
    // Those who were refused are counted nowhere, however close they came.
    const one = await instances[0]?.rateLimits.admit(
      [{ key: 'x0' }, { key: 'x1' }, { key: 'x2' }].map((counter) => ({ ...counter, windowMs: HOUR_MS })),
      later(1),
    );
    expect(one && 'counts' in one && one.counts.reduce((sum, count) => sum + count)).toBe(10);
  });
}
