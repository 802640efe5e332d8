// Passkeys, and the challenges that they sign.
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../tables.ts';
import type { Passkey, PasskeyStore } from './account-stores.ts';
import { dropNeedlessCodes } from './second-steps.ts';

export function createPasskeyStore({ read, write }: Database): PasskeyStore {
  const passkeys = read.selectFrom('passkeys').selectAll();
  return {
    list: async (userId) => {
      const rows = await passkeys.where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
      return rows.map(toPasskey);
    },

    find: async (id) => {
      const row = await passkeys.where('id', '=', id).executeTakeFirst();
      return row && toPasskey(row);
    },

    add: ({ id, userId, name, publicKey, counter, transports, createdAt }) =>
      write.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('passkeys')
          .values({
            id,
            user_id: userId,
            name,
            public_key: publicKey,
            counter: String(counter),
            transports: JSON.stringify(transports),
            created_at: createdAt,
            last_used_at: null,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        return Number(numInsertedOrUpdatedRows) > 0;
      }),

    noteUse: (id, counter, now) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('passkeys')
          .set({ counter: String(counter), last_used_at: now.toISOString() })
          .where('id', '=', id)
          .execute();
      }),

    remove: (userId, id) =>
      write.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirst();
        await dropNeedlessCodes(transaction, userId);
        return numDeletedRows > 0;
      }),

    saveChallenge: (challengeHash, userId, expiresAt) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('passkey_challenges')
          .values({ challenge_hash: challengeHash, user_id: userId, expires_at: expiresAt.toISOString() })
          .execute();
      }),

    takeChallenge: (challengeHash, userId, now) =>
      write.transaction().execute(async (transaction) => {
        const taken = await transaction
          .deleteFrom('passkey_challenges')
          .where('challenge_hash', '=', challengeHash)
          .returning(['user_id', 'expires_at'])
          .executeTakeFirst();
        return taken !== undefined && taken.user_id === userId && taken.expires_at > now.toISOString();
      }),
  };
}

function toPasskey(row: Selectable<Tables['passkeys']>): Passkey {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: JSON.parse(row.transports),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
