// How much one address, and all of them together, may send before they have to wait. Counted in the database, so that
// instances share it.
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../schemas/shop.ts';
import type { Parts } from '../parts.ts';
import { ProblemError } from '../plugins/problems.ts';
import { networksOf } from './networks-of.ts';

const MINUTE_MS = 60_000;

interface Limit {
  max: number;
  windowMs: number;
  what: string;
  /** Of the whole site in 10 minutes. */
  siteMax?: number;
}

const LIMITS = {
  forms: { max: 10, windowMs: 10 * MINUTE_MS, what: 'That is a lot of forms at once.', siteMax: 600 },
  starts: {
    max: 20,
    windowMs: 5 * MINUTE_MS,
    what: 'That is a lot of conversations at once.',
    siteMax: 3000,
  },
  messages: { max: 60, windowMs: 5 * MINUTE_MS, what: 'That is a lot of messages at once.' },
  speech: { max: 60, windowMs: 5 * MINUTE_MS, what: 'That is a lot to say out loud at once.' },
} satisfies Record<string, Limit>;

/**
 * Counts one more of `what` for the address that a request comes from, and for the whole site. Throws a ProblemError 429
 * for one too many, which is not counted; it says for how long to wait, and names the shop's phone. Counts nothing where
 * RATE_LIMITS is off.
 *
 *     await countUse(request, 'messages', parts);
 */
export async function countUse(
  request: Pick<FastifyRequest, 'ip'>,
  what: keyof typeof LIMITS,
  { storage, env, shop, now }: Parts,
): Promise<void> {
  if (!env.hasRateLimits) return;
  const limit: Limit = LIMITS[what];
  const siteKey = `${what} of all`;
  const counters = networksOf(request.ip).map(({ key, share }) => ({
    key: `${what} ${key}`,
    max: limit.max * share,
    windowMs: limit.windowMs,
  }));
  if (limit.siteMax) counters.push({ key: siteKey, max: limit.siteMax, windowMs: 10 * MINUTE_MS });
  const at = now();
  const admission = await storage.attempts.admit(counters, at);
  if ('counts' in admission) return;
  const why = admission.refusedBy === siteKey ? 'We are getting more than we can take in.' : limit.what;
  throw tooMany(why, admission.windowEndsAt.getTime() - at.getTime(), shop.current);
}

function tooMany(what: string, waitMs: number, { brand }: Shop): ProblemError {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(429, `${what} Please wait ${wait}, or call us at ${brand.phone}.`, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
