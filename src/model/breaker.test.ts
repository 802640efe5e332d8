import { describe, expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

describe('a circuit breaker', () => {
  function opened(retryAfterMs: number | null = null) {
    const breaker = createBreaker();
    let opens = 0;
    while (!breaker.fail(0, retryAfterMs)) opens += 1;
    return { breaker, failures: opens + 1 };
  }

  it('opens after four failures running, and says so once', () => {
    const { breaker, failures } = opened();
    expect(failures).toBe(4);
    expect(breaker.mayCall(1)).toBe(false);
    expect(breaker.fail(2, null)).toBe(false);
  });

  it('stays closed where a success stands between', () => {
    const breaker = createBreaker();
    for (let i = 0; i < 20; i += 1) {
      breaker.fail(i, null);
      if (i % 3 === 2) breaker.succeed();
      expect(breaker.mayCall(i)).toBe(true);
    }
  });

  it('lets one call a period through, and all once that succeeds', () => {
    const { breaker } = opened();
    expect(breaker.mayCall(14_999)).toBe(false);
    expect(breaker.mayCall(15_000)).toBe(true);
    expect(breaker.mayCall(15_001)).toBe(false);
    breaker.fail(16_000, null);
    expect(breaker.mayCall(30_999)).toBe(false);
    // The probe's outcome may never come.
    expect(breaker.mayCall(31_000)).toBe(true);
    expect(breaker.mayCall(46_000)).toBe(true);
    breaker.succeed();
    expect(breaker.mayCall(46_001)).toBe(true);
    expect(breaker.mayCall(46_001)).toBe(true);
  });

  it.each([
    [1_000, 15_000],
    [20_000, 20_000],
    [3_600_000, 30_000],
  ])('opens at once for a service that asks for %i ms', (asked, waits) => {
    const { breaker, failures } = opened(asked);
    expect(failures).toBe(1);
    expect(breaker.mayCall(waits - 1)).toBe(false);
    expect(breaker.mayCall(waits)).toBe(true);
  });
});
