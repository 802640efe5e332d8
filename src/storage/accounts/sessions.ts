// Who is signed in; of a cookie only its hash is known here.
import type { Database } from '../tables.ts';
import type { SessionStore } from './account-stores.ts';

export function createSessionStore({ read, write }: Database): SessionStore {
  return {
    start: ({ tokenHash, userId, now, expiresAt, browser = null }) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('sessions')
          .values({
            token_hash: tokenHash,
            user_id: userId,
            created_at: now.toISOString(),
            last_seen_at: now.toISOString(),
            expires_at: expiresAt.toISOString(),
            browser,
          })
          .execute();
      }),

    find: (tokenHash) =>
      read
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select([
          'users.id as userId',
          'users.username',
          'users.role',
          'sessions.created_at as createdAt',
          'sessions.last_seen_at as lastSeenAt',
          'sessions.expires_at as expiresAt',
        ])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),

    list: (userId, now) =>
      read
        .selectFrom('sessions')
        .select([
          'token_hash as tokenHash',
          'browser',
          'created_at as createdAt',
          'last_seen_at as lastSeenAt',
        ])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now.toISOString())
        .orderBy('last_seen_at', 'desc')
        .execute(),

    touch: (tokenHash, lastSeenAt, expiresAt) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('sessions')
          .set({ last_seen_at: lastSeenAt.toISOString(), expires_at: expiresAt.toISOString() })
          .where('token_hash', '=', tokenHash)
          .execute();
      }),

    end: (tokenHash) =>
      write.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
      }),

    endOf: (userId, { keep, only } = {}) =>
      write.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .$if(keep !== undefined, (query) => query.where('token_hash', '!=', keep ?? ''))
          .$if(only !== undefined, (query) => query.where('token_hash', '=', only ?? ''))
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
  };
}
