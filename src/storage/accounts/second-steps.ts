// What somebody shows beside the password: codes of an authenticator app, and codes to recover with, each once.
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../tables.ts';
import type { SecondStepStore } from './account-stores.ts';

const NO_CODE = { code_secret: null, code_since: null, code_last_step: null };
const NOTHING_PENDING = { code_pending: null, code_pending_until: null };

export function createSecondStepStore({ read, write }: Database): SecondStepStore {
  return {
    find: async (userId) => {
      const row = await read
        .selectFrom('users')
        .select(['code_secret', 'code_since', 'code_pending', 'code_pending_until'])
        .select((eb) => [
          eb
            .selectFrom('recovery_codes')
            .where('user_id', '=', userId)
            .select(({ fn }) => fn.countAll().as('count'))
            .as('recoveryCodes'),
          eb
            .selectFrom('passkeys')
            .where('user_id', '=', userId)
            .select(({ fn }) => fn.countAll().as('count'))
            .as('passkeys'),
        ])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { code_pending: secret, code_pending_until: until } = row;
      return {
        secret: row.code_secret,
        since: row.code_since,
        pending: secret !== null && until !== null ? { secret, until } : null,
        recoveryCodesLeft: Number(row.recoveryCodes),
        passkeys: Number(row.passkeys),
      };
    },

    beginCode: (userId, secret, until) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ code_pending: secret, code_pending_until: until.toISOString() })
          .where('id', '=', userId)
          .execute();
      }),

    turnOnCode: (userId, secret, step, now) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({
            ...NOTHING_PENDING,
            code_secret: secret,
            code_since: now.toISOString(),
            code_last_step: step,
          })
          .where('id', '=', userId)
          .execute();
      }),

    turnOffCode: (userId) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ ...NO_CODE, ...NOTHING_PENDING })
          .where('id', '=', userId)
          .execute();
        await dropNeedlessCodes(transaction, userId);
      }),

    useStep: (userId, step) =>
      write.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('users')
          .set({ code_last_step: step })
          .where('id', '=', userId)
          .where((eb) => eb.or([eb('code_last_step', 'is', null), eb('code_last_step', '<', step)]))
          .executeTakeFirst();
        return numUpdatedRows > 0;
      }),

    setRecoveryCodes: (userId, hashes) =>
      write.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
        await transaction
          .insertInto('recovery_codes')
          .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
          .execute();
      }),

    useRecoveryCode: (userId, hash) =>
      write.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('recovery_codes')
          .where('user_id', '=', userId)
          .where('code_hash', '=', hash)
          .executeTakeFirst();
        return numDeletedRows > 0;
      }),

    reset: (userId) =>
      write.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('users')
          .set({ ...NO_CODE, ...NOTHING_PENDING })
          .where('id', '=', userId)
          .executeTakeFirst();
        await transaction.deleteFrom('passkeys').where('user_id', '=', userId).execute();
        await dropNeedlessCodes(transaction, userId);
        return numUpdatedRows > 0;
      }),
  };
}

/** Where no second step is left, nothing is to be recovered. */
export async function dropNeedlessCodes(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('id').where('user_id', '=', userId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users').select('id').where('id', '=', userId).where('code_secret', 'is not', null),
        ),
      ),
    )
    .execute();
}
