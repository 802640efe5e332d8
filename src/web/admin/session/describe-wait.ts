// When to try again, from a Retry-After header.

/**
 * A sentence for somebody who has to wait.
 *
 *     describeWait('720', now, 'America/New_York')   'Please try again at 3:42 PM, in about 12 minutes.'
 */
export function describeWait(retryAfter: string | null, now: Date, timeZone: string): string {
  const until = readRetryAfter(retryAfter, now);
  if (!until) return 'Please try again in a few minutes.';
  const clock = until.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return `Please try again at ${clock}, in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** Retry-After (RFC 9110, 10.2.3) is a number of seconds or a date. */
function readRetryAfter(retryAfter: string | null, now: Date): Date | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  const until = Number.isFinite(seconds) ? new Date(now.getTime() + seconds * 1000) : new Date(retryAfter);
  return Number.isNaN(until.getTime()) ? undefined : until;
}
