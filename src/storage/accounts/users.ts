// The people who can sign in. Names compare exactly, letter case and all.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isStorable } from '../../schemas/text.ts';
import type { Database, Tables } from '../tables.ts';
import type { PersonChange, UserStore } from './account-stores.ts';

export function createUserStore({ read, write }: Database): UserStore {
  const users = read
    .selectFrom('users')
    .select(['id', 'username', 'password', 'role', 'password_changed_at as passwordChangedAt']);
  return {
    find: async (username) => {
      if (!isStorable(username)) return undefined;
      return users.where('username', '=', username).executeTakeFirst();
    },

    findById: async (id) => (isStorable(id) ? users.where('id', '=', id).executeTakeFirst() : undefined),

    list: async (now) => {
      const rows = await read
        .selectFrom('users')
        .select(['id', 'username', 'role', 'code_secret'])
        .select((eb) => [
          eb
            .selectFrom('passkeys')
            .whereRef('passkeys.user_id', '=', 'users.id')
            .select(({ fn }) => fn.countAll().as('count'))
            .as('passkeys'),
          eb
            .selectFrom('sessions')
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('expires_at', '>', now.toISOString())
            .select(({ fn }) => fn.countAll().as('count'))
            .as('sessions'),
          eb
            .selectFrom('sessions')
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('expires_at', '>', now.toISOString())
            .select(({ fn }) => fn.max('last_seen_at').as('seen'))
            .as('lastSeenAt'),
        ])
        .orderBy('username')
        .execute();
      return rows.map(({ code_secret, passkeys, sessions, ...user }) => ({
        ...user,
        hasCode: code_secret !== null,
        passkeys: Number(passkeys),
        sessions: Number(sessions),
      }));
    },

    setPassword: (username, passwordHash, now, { keepSession } = {}) =>
      write.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('users')
          .values({
            id: randomUUID(),
            username,
            password: passwordHash,
            created_at: now.toISOString(),
            password_changed_at: now.toISOString(),
          })
          .onConflict((conflict) =>
            conflict.column('username').doUpdateSet((eb) => ({
              password: eb.ref('excluded.password'),
              password_changed_at: eb.ref('excluded.password_changed_at'),
            })),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        await transaction
          .deleteFrom('sessions')
          .where('user_id', '=', id)
          .where('token_hash', '!=', keepSession ?? '')
          .execute();
      }),

    setRole: (id, role) =>
      write.transaction().execute(async (transaction): Promise<PersonChange> => {
        if (role !== 'owner' && (await isLastOwner(transaction, id))) return 'last_owner';
        const { numUpdatedRows } = await transaction
          .updateTable('users')
          .set({ role })
          .where('id', '=', id)
          .executeTakeFirst();
        return numUpdatedRows > 0 ? 'done' : 'unknown';
      }),

    remove: (id) =>
      write.transaction().execute(async (transaction): Promise<PersonChange> => {
        if (await isLastOwner(transaction, id)) return 'last_owner';
        const { numDeletedRows } = await transaction
          .deleteFrom('users')
          .where('id', '=', id)
          .executeTakeFirst();
        return numDeletedRows > 0 ? 'done' : 'unknown';
      }),

    count: async () => {
      const { total } = await read
        .selectFrom('users')
        .select((eb) => eb.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
  };
}

/** Whoever is set to themselves is locked, so that of two owners who remove one another one stays. */
async function isLastOwner(transaction: Kysely<Tables>, id: string): Promise<boolean> {
  const owners = await transaction
    .updateTable('users')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('role', '=', 'owner')
    .returning('id')
    .execute();
  return owners.length === 1 && owners[0]?.id === id;
}
