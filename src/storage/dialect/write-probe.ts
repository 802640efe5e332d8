// The smallest write there is, to see whether the database takes any.
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { describeFault } from './faults.ts';

/** Rejects with a StorageUnavailableError where that is what it stands for. */
export async function writeProbe(db: Kysely<Tables>): Promise<void> {
  const window_ends_at = new Date().toISOString();
  await db
    .transaction()
    .execute((transaction) =>
      transaction
        .insertInto('rate_limits')
        .values({ key_digest: 'probe', count: 1, window_ends_at })
        .onConflict((conflict) => conflict.column('key_digest').doUpdateSet({ window_ends_at }))
        .execute(),
    )
    .catch((error) => {
      throw describeFault(error);
    });
}
