// A circuit breaker: after several failures running nobody waits for a service that is down.

export interface Breaker {
  /** Asks to make a call. While open: one call a period is let through, to see whether the service is back. */
  mayCall(now: number): boolean;
  succeed(): void;
  /** Returns true if that opens it. `retryAfterMs`: the service has said when to come back, so it opens at once. */
  fail(now: number, retryAfterMs: number | null): boolean;
}

const FAILURES = 4;
/** With the longest wait it is back well within a minute of the service's recovery. */
const OPEN_MS = 15_000;
const LONGEST_OPEN_MS = 30_000;

/** Times are milliseconds of a clock that only goes forward. */
export function createBreaker(): Breaker {
  let failures = 0;
  let waitUntil = 0;
  return {
    mayCall(now) {
      if (failures < FAILURES) return true;
      if (now < waitUntil) return false;
      waitUntil = now + OPEN_MS;
      return true;
    },
    succeed() {
      failures = 0;
    },
    fail(now, retryAfterMs) {
      const wasOpen = failures >= FAILURES;
      failures = retryAfterMs === null ? failures + 1 : FAILURES;
      if (failures < FAILURES) return false;
      waitUntil = now + Math.min(Math.max(retryAfterMs ?? 0, OPEN_MS), LONGEST_OPEN_MS);
      return !wasOpen;
    },
  };
}
