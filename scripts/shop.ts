// The shop's facts and its clock, for commands that let Carl read and talk without a server.
import { Temporal } from 'temporal-polyfill';
import type { Shop } from '../src/schemas/shop.ts';
import { loadShop } from '../src/shop/load-shop.ts';
import { ShopFactsError } from '../src/shop/shop-facts-error.ts';

/** The facts of SHOP_DIR; a mistake in them ends the command with one line. */
export async function loadFacts(): Promise<Shop> {
  try {
    return await loadShop(process.env.SHOP_DIR ?? './shop');
  } catch (error) {
    if (error instanceof ShopFactsError) fail(error.message);
    throw error;
  }
}

/** A time without a zone is the shop's; with one, or as an instant, it is taken as it is. A day alone is its noon. */
export function timeIn(shop: Shop, written: string): Date {
  try {
    if (/(?:Z|[+-]\d\d:?\d\d)$/i.test(written) && written.includes('T'))
      return new Date(Temporal.Instant.from(written).epochMilliseconds);
    const local = /^\d{4}-\d\d-\d\d$/.test(written) ? `${written}T12:00` : written.replace(' ', 'T');
    return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(shop.time_zone).epochMilliseconds);
  } catch (error) {
    if (error instanceof RangeError) fail(`"${written}" is no time: expected one such as 2026-03-04T10:00`);
    throw error;
  }
}

/** Ends the command with one line. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
