// The admin accounts. Names compare exactly, letter case and all.
import { randomUUID } from 'node:crypto';
import { isStorable } from '../../schemas/text.ts';
import type { Database } from '../tables.ts';
import type { UserStore } from './account-stores.ts';

export function createUserStore({ read, write }: Database): UserStore {
  return {
    find: async (username) => {
      if (!isStorable(username)) return undefined;
      return read
        .selectFrom('users')
        .select(['id', 'username', 'password'])
        .where('username', '=', username)
        .executeTakeFirst();
    },

    setPassword: (username, passwordHash, now) =>
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
        await transaction.deleteFrom('sessions').where('user_id', '=', id).execute();
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
