// How much one address may send before it has to wait. Counted in the database, so that instances share it.
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../schemas/shop.ts';
import type { Parts } from '../parts.ts';
import { ProblemError } from '../plugins/problems.ts';
import { addressKey } from './address-key.ts';

const MINUTE_MS = 60_000;

const LIMITS = {
  forms: { max: 10, windowMs: 10 * MINUTE_MS, what: 'That is a lot of forms at once.' },
  starts: { max: 20, windowMs: 5 * MINUTE_MS, what: 'That is a lot of conversations at once.' },
  messages: { max: 60, windowMs: 5 * MINUTE_MS, what: 'That is a lot of messages at once.' },
  speech: { max: 60, windowMs: 5 * MINUTE_MS, what: 'That is a lot to say out loud at once.' },
};

/**
 * Counts one more of `what` for the address that a request comes from. Throws a ProblemError 429 for one too many; it
 * says for how long to wait, and names the shop's phone. Counts nothing where RATE_LIMITS is off.
 *
 *     await countUse(request, 'messages', parts);
 */
export async function countUse(
  request: Pick<FastifyRequest, 'ip'>,
  what: keyof typeof LIMITS,
  { storage, env, shop, now }: Parts,
): Promise<void> {
  if (!env.hasRateLimits) return;
  const limit = LIMITS[what];
  const at = now();
  const { count, windowEndsAt } = await storage.attempts.hit(
    `${what} ${addressKey(request.ip)}`,
    limit.windowMs,
    at,
  );
  if (count > limit.max) throw tooMany(limit.what, windowEndsAt.getTime() - at.getTime(), shop.current);
}

function tooMany(what: string, waitMs: number, { brand }: Shop): ProblemError {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(429, `${what} Please wait ${wait}, or call us at ${brand.phone}.`, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
