// Browsers that take pushes, and the receipts that are expected of them.
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../tables.ts';
import { settleLine } from './alerts.ts';
import type { PushStore } from './push-store.ts';

/** Longer than any push waits at its service for a device that is off. */
const RECEIPT_MS = 2 * 24 * 60 * 60_000;

export const forgottenReceiptsBefore = (now: Date): string =>
  new Date(now.getTime() - RECEIPT_MS).toISOString();

export function createPushStore({ read, write }: Database): PushStore {
  return {
    save: ({ id, userId, endpoint, replaces, p256dh, auth, browser, told, showsNames }, now) =>
      write.transaction().execute(async (transaction) => {
        if (replaces !== undefined && replaces !== endpoint) await move(transaction, replaces, endpoint);
        const columns = {
          user_id: userId,
          p256dh,
          auth,
          browser,
          told,
          shows_names: showsNames ? 1 : 0,
          failures: 0,
          error: null,
        };
        const saved = await transaction
          .insertInto('push_subscriptions')
          .values({ id, endpoint, ...columns, created_at: now.toISOString(), last_receipt_at: null })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns))
          .returning('id')
          .executeTakeFirstOrThrow();
        return saved.id;
      }),

    list: async () => {
      const rows = await read
        .selectFrom('push_subscriptions')
        .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
        .selectAll('push_subscriptions')
        .select('users.username')
        .orderBy('push_subscriptions.created_at')
        .orderBy('push_subscriptions.id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        userId: row.user_id,
        username: row.username,
        endpoint: row.endpoint,
        p256dh: row.p256dh,
        auth: row.auth,
        browser: row.browser,
        told: row.told,
        showsNames: row.shows_names === 1,
        createdAt: row.created_at,
        lastReceiptAt: row.last_receipt_at,
        failures: row.failures,
        error: row.error,
      }));
    },

    change: async (id, { told, showsNames }) => {
      if (told === undefined && showsNames === undefined) return;
      await write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('push_subscriptions')
          .set({
            ...(told !== undefined && { told }),
            ...(showsNames !== undefined && { shows_names: showsNames ? 1 : 0 }),
          })
          .where('id', '=', id)
          .execute();
      });
    },

    remove: (id) =>
      write.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('push_subscriptions')
          .where('id', '=', id)
          .executeTakeFirst();
        return numDeletedRows > 0;
      }),

    noteSent: (id, error) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('push_subscriptions')
          .set((eb) => ({ failures: error === null ? 0 : eb('failures', '+', 1), error }))
          .where('id', '=', id)
          .execute();
      }),

    expectReceipt: ({ tokenHash, subscriptionId, lineId, now }) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('push_receipts')
          .values({
            token_hash: tokenHash,
            subscription_id: subscriptionId,
            line_id: lineId,
            sent_at: now.toISOString(),
          })
          .execute();
      }),

    takeReceipt: (tokenHash, now) =>
      write.transaction().execute(async (transaction) => {
        const taken = await transaction
          .deleteFrom('push_receipts')
          .where('token_hash', '=', tokenHash)
          .returning(['subscription_id', 'line_id', 'sent_at'])
          .executeTakeFirst();
        if (!taken || taken.sent_at < forgottenReceiptsBefore(now)) return false;
        await transaction
          .updateTable('push_subscriptions')
          .set({ last_receipt_at: now.toISOString(), failures: 0, error: null })
          .where('id', '=', taken.subscription_id)
          .execute();
        if (taken.line_id !== null)
          await settleLine(transaction, taken.line_id, { result: 'arrived', reason: 'shown' }, now);
        return true;
      }),
  };
}

/** Where both are known, the old one goes. */
async function move(transaction: Kysely<Tables>, old: string, endpoint: string): Promise<void> {
  const known = await transaction
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  await (known
    ? transaction.deleteFrom('push_subscriptions').where('endpoint', '=', old).execute()
    : transaction.updateTable('push_subscriptions').set({ endpoint }).where('endpoint', '=', old).execute());
}
