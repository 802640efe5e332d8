// Who was asked to join and has not yet; of a link only its hash is known here.
import { randomUUID } from 'node:crypto';
import type { Database } from '../tables.ts';
import type { InvitationStore } from './account-stores.ts';

const COLUMNS = [
  'id',
  'name',
  'role',
  'invited_by as invitedBy',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const;

export function createInvitationStore({ read, write }: Database): InvitationStore {
  return {
    list: () => read.selectFrom('invitations').select(COLUMNS).orderBy('created_at').orderBy('id').execute(),

    find: (tokenHash) =>
      read.selectFrom('invitations').select(COLUMNS).where('token_hash', '=', tokenHash).executeTakeFirst(),

    save: ({ id, name, role, tokenHash, invitedBy, createdAt, expiresAt }) =>
      write.transaction().execute(async (transaction) => {
        const user = await transaction
          .selectFrom('users')
          .select('id')
          .where('username', '=', name)
          .executeTakeFirst();
        if (user) return false;
        const row = {
          id,
          role,
          token_hash: tokenHash,
          invited_by: invitedBy,
          created_at: createdAt,
          expires_at: expiresAt,
        };
        await transaction
          .insertInto('invitations')
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute();
        return true;
      }),

    renew: (id, tokenHash, { now, expiresAt }) =>
      write.transaction().execute((transaction) =>
        transaction
          .updateTable('invitations')
          .set({
            token_hash: tokenHash,
            created_at: now.toISOString(),
            expires_at: expiresAt.toISOString(),
          })
          .where('id', '=', id)
          .returning(COLUMNS)
          .executeTakeFirst(),
      ),

    setRole: (id, role) =>
      write
        .transaction()
        .execute((transaction) =>
          transaction
            .updateTable('invitations')
            .set({ role })
            .where('id', '=', id)
            .returning(COLUMNS)
            .executeTakeFirst(),
        ),

    remove: (id) =>
      write
        .transaction()
        .execute((transaction) =>
          transaction.deleteFrom('invitations').where('id', '=', id).returning(COLUMNS).executeTakeFirst(),
        ),

    accept: (tokenHash, passwordHash, now) =>
      write.transaction().execute(async (transaction) => {
        const taken = await transaction
          .deleteFrom('invitations')
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', now.toISOString())
          .returning(['name', 'role'])
          .executeTakeFirst();
        if (!taken) return undefined;
        const { name: username, role } = taken;
        const at = now.toISOString();
        return transaction
          .insertInto('users')
          .values({
            id: randomUUID(),
            username,
            role,
            password: passwordHash,
            created_at: at,
            password_changed_at: at,
          })
          .onConflict((conflict) => conflict.column('username').doNothing())
          .returning(['id', 'username'])
          .executeTakeFirst();
      }),
  };
}
