// How many receipts go out at most.
import type { RateLimitStore } from '../../../storage/requests/request-stores.ts';
import { SendError } from '../send-error.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const PER_ADDRESS_MAX = 10;
/** More requests than any honest hour brings. */
const PER_HOUR_MAX = 100;

/**
 * Nobody can flood a stranger through the shop, not by spelling one address in many ways either, nor many strangers: the
 * chat takes a lead from whoever says an address. Rejects with a SendError that is final.
 */
export async function countReceipt(
  rateLimits: Pick<RateLimitStore, 'hit'>,
  address: string,
  now: Date,
): Promise<void> {
  const mailbox = address.toLowerCase().replace(/\+.*(?=@)|\.(?=.*@)/g, '');
  const isOver = async (key: string, max: number, windowMs: number) =>
    (await rateLimits.hit(key, windowMs, now)).count > max;
  if (await isOver(`receipt ${mailbox}`, PER_ADDRESS_MAX, DAY_MS)) {
    throw tooMany(`That address has had ${PER_ADDRESS_MAX} receipts within a day.`);
  }
  if (await isOver('receipts', PER_HOUR_MAX, HOUR_MS)) {
    throw tooMany(`Visitors have had ${PER_HOUR_MAX} receipts within an hour.`);
  }
}

function tooMany(message: string): SendError {
  return new SendError(message, { code: 'ELIMIT', isFinal: true });
}
