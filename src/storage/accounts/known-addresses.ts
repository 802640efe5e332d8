// Addresses from which somebody signed in. Only a digest of them is stored.
import { createHash } from 'node:crypto';
import type { Database } from '../tables.ts';
import type { KnownAddressStore } from './account-stores.ts';

const KNOWN_MS = 30 * 24 * 60 * 60_000;

export function createKnownAddressStore({ read, write }: Database): KnownAddressStore {
  return {
    add: async (address, now) => {
      const row = { address_digest: digestOf(address), signed_in_at: now.toISOString() };
      await write.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('known_addresses')
          .values(row)
          .onConflict((conflict) =>
            conflict.column('address_digest').doUpdateSet({ signed_in_at: row.signed_in_at }),
          )
          .execute();
      });
    },

    isKnown: async (address, now) => {
      const found = await read
        .selectFrom('known_addresses')
        .select('signed_in_at')
        .where('address_digest', '=', digestOf(address))
        .where('signed_in_at', '>=', forgottenBefore(now))
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

/** Sign-ins before this ISO time do not count any more. */
export function forgottenBefore(now: Date): string {
  return new Date(now.getTime() - KNOWN_MS).toISOString();
}

function digestOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}
