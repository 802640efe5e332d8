// How much one address, and all of them together, may send before they have to wait. Counted in the database, so that
// instances share it.
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../../schemas/shop.ts';
import type { Counter } from '../../storage/requests/request-stores.ts';
import type { AppContext } from '../app-context.ts';
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
  // Each page that is opened, and each that comes back into view.
  streams: { max: 120, windowMs: 5 * MINUTE_MS, what: 'That is a lot of pages at once.' },
  typing: { max: 240, windowMs: 5 * MINUTE_MS, what: 'That is a lot of typing at once.' },
  uploads: { max: 40, windowMs: 10 * MINUTE_MS, what: 'That is a lot of files at once.', siteMax: 1000 },
  jobMessages: {
    max: 30,
    windowMs: 10 * MINUTE_MS,
    what: 'That is a lot of messages at once.',
    siteMax: 3000,
  },
  lostLinks: { max: 10, windowMs: 10 * MINUTE_MS, what: 'That is a lot of links at once.', siteMax: 300 },
  mockups: { max: 120, windowMs: 5 * MINUTE_MS, what: 'That is a lot of pictures at once.' },
  receipts: { max: 300, windowMs: 10 * MINUTE_MS, what: 'That is a lot of receipts at once.' },
  speech: { max: 60, windowMs: 5 * MINUTE_MS, what: 'That is a lot to say out loud at once.' },
} satisfies Record<string, Limit>;

/**
 * Counts one more of `what` for the address that a request comes from, and for the whole site. Throws a ProblemError 429
 * for one too many, which is not counted; it says for how long to wait, and names the shop's phone. Counts nothing where
 * RATE_LIMITS is off.
 *
 * `also`: something else of which it counts, as much as for one address.
 *
 *     await countUse(request, 'speech', context);
 */
export async function countUse(
  request: Sender,
  what: keyof typeof LIMITS,
  context: AppContext,
  also?: string,
): Promise<void> {
  await admit(countersOf(request, what, context, also), what, context);
}

/**
 * The same around what stores something: where that fails, only the address itself has used one up, and nothing of what
 * it shares with its neighbours and the whole site.
 *
 *     await storeCounted(request, 'forms', context, () => saveContact(context, contact, keep));
 */
export async function storeCounted<T>(
  request: Sender,
  what: keyof typeof LIMITS,
  context: AppContext,
  store: () => Promise<T>,
  also?: string,
): Promise<T> {
  const counters = countersOf(request, what, context, also);
  const at = await admit(counters, what, context);
  try {
    return await store();
  } catch (error) {
    const [, ...shared] = counters;
    // Where the database is away a count too many is the least.
    await Promise.allSettled(
      shared.map(({ key, windowMs }) => context.storage.rateLimits.hit(key, windowMs, at, -1)),
    );
    throw error;
  }
}

const ARTWORK_DAILY_MB = 500;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Counts the bytes of a file that an address wants to send, within a day: nobody alone can use up what all visitors share.
 * Throws a ProblemError 429 for more than 500 MB, which are not counted. Counts nothing where RATE_LIMITS is off.
 */
export async function countArtwork({ ip }: Sender, bytes: number, context: AppContext): Promise<void> {
  const { storage, env, now, shop } = context;
  if (!env.hasRateLimits) return;
  const [at, megabytes] = [now(), Math.ceil(bytes / 1024 ** 2)];
  const count = (key: string, amount: number) => storage.rateLimits.hit(`artwork ${key}`, DAY_MS, at, amount);
  const counted: string[] = [];
  for (const { key, share } of networksOf(ip)) {
    counted.push(key);
    const { count: total, windowEndsAt } = await count(key, megabytes);
    if (total <= ARTWORK_DAILY_MB * share) continue;
    for (const one of counted) await count(one, -megabytes);
    const { phone } = shop.current.brand;
    throw new ProblemError(
      429,
      `That is a lot of artwork for one day. Please send the rest tomorrow, or call us at ${phone}.`,
      { headers: { 'retry-after': String(Math.ceil((windowEndsAt.getTime() - at.getTime()) / 1000)) } },
    );
  }
}

type Sender = Pick<FastifyRequest, 'ip'>;

/** The address's own comes first. */
function countersOf(
  { ip }: Sender,
  what: keyof typeof LIMITS,
  { env }: AppContext,
  also: string | undefined,
): Counter[] {
  if (!env.hasRateLimits) return [];
  const { max, windowMs, siteMax }: Limit = LIMITS[what];
  const counters = networksOf(ip).map(({ key, share }) => ({
    key: `${what} ${key}`,
    max: max * share,
    windowMs,
  }));
  if (also !== undefined) counters.push({ key: `${what} of ${also}`, max, windowMs });
  if (siteMax) counters.push({ key: siteKey(what), max: siteMax, windowMs: 10 * MINUTE_MS });
  return counters;
}

const siteKey = (what: keyof typeof LIMITS) => `${what} of all`;

/** When it was counted. */
async function admit(
  counters: readonly Counter[],
  what: keyof typeof LIMITS,
  { storage, shop, now }: AppContext,
): Promise<Date> {
  const at = now();
  if (counters.length === 0) return at;
  const admission = await storage.rateLimits.admit(counters, at);
  if ('counts' in admission) return at;
  const isSite = admission.refusedBy === siteKey(what);
  const why = isSite ? 'We are getting more than we can take in.' : LIMITS[what].what;
  throw tooMany(why, admission.windowEndsAt.getTime() - at.getTime(), shop.current);
}

function tooMany(what: string, waitMs: number, { brand }: Shop): ProblemError {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(429, `${what} Please wait ${wait}, or call us at ${brand.phone}.`, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
