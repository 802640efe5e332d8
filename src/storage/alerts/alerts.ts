// The ledger of what the shop was told, and how each channel does.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { LedgerResult } from '../../schemas/alerts.ts';
import type { Database, Tables } from '../tables.ts';
import type { AlertStore, LedgerRow } from './alert-store.ts';

/** Lines are kept so long, and claims with them. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

export const forgottenAlertsBefore = (now: Date): string => new Date(now.getTime() - KEPT_MS).toISOString();

export function createAlertStore({ read, write }: Database): AlertStore {
  const lines = read.selectFrom('alert_ledger').selectAll();
  return {
    note: ({ id, kind, channel, result, leadId = null, subscriptionId = null, reason = null }, now) =>
      write.transaction().execute(async (transaction) => {
        if (leadId !== null && !(await isThere(transaction, leadId))) return;
        const at = now.toISOString();
        await transaction
          .insertInto('alert_ledger')
          .values({
            id,
            kind,
            channel,
            lead_id: leadId,
            subscription_id: subscriptionId,
            result,
            reason,
            created_at: at,
            changed_at: at,
          })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet({ kind, result, reason, created_at: at, changed_at: at }),
          )
          .execute();
      }),

    settle: (id, outcome, now) =>
      write.transaction().execute((transaction) => settleLine(transaction, id, outcome, now)),

    list: async ({ limit, failures = false }) => {
      const rows = await lines
        // In the words of the index.
        .$if(failures, (query) => query.where('result', '=', sql.lit('failed')))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toLine);
    },

    listTests: async (since) => {
      const rows = await lines
        .where('kind', '=', sql.lit('test'))
        .where('created_at', '>=', since.toISOString())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toLine);
    },

    listRunning: async () => {
      const rows = await lines.where('result', '=', sql.lit('running')).orderBy('created_at').execute();
      return rows.filter(({ kind }) => kind === 'test').map(toLine);
    },

    findLastGood: async (channel) => {
      const row = await read
        .selectFrom('alert_ledger')
        .select((eb) => eb.fn.max<string | null>('changed_at').as('at'))
        .where('channel', '=', channel)
        .where('result', 'in', ['taken', 'arrived'])
        .where('kind', 'in', ['test', 'lead', 'news', 'escalation'])
        .executeTakeFirst();
      return row?.at ?? undefined;
    },

    forget: (id) =>
      write.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('alert_ledger').where('id', '=', id).execute();
      }),

    listChannels: () => read.selectFrom('alert_channels').selectAll().execute(),

    setChannel: ({ channel, state, reason }, now) =>
      write.transaction().execute(async (transaction) => {
        const known = await transaction
          .selectFrom('alert_channels')
          .select('state')
          .where('channel', '=', channel)
          .executeTakeFirst();
        if (known?.state === state) return false;
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('alert_channels')
          .values({ channel, state, reason, since: now.toISOString() })
          .onConflict((conflict) =>
            conflict
              .column('channel')
              .doUpdateSet({ state, reason, since: now.toISOString() })
              .where('alert_channels.state', '!=', state),
          )
          .executeTakeFirst();
        return Number(numInsertedOrUpdatedRows) > 0 && (known !== undefined || state === 'broken');
      }),

    claim: (name, now) =>
      write.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('alert_claims')
          .values({ name, created_at: now.toISOString() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirst();
        return Number(numInsertedOrUpdatedRows) > 0;
      }),
  };
}

/** Without effect on what is settled. */
export async function settleLine(
  transaction: Kysely<Tables>,
  id: string,
  { result, reason }: { result: LedgerResult; reason: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('alert_ledger')
    .set({ result, reason, changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('result', 'in', result === 'arrived' ? ['running', 'taken'] : ['running'])
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** It cannot be deleted until the transaction ends. */
async function isThere(transaction: Kysely<Tables>, leadId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', leadId)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

const toLine = (row: Selectable<Tables['alert_ledger']>): LedgerRow => ({
  id: row.id,
  kind: row.kind,
  channel: row.channel,
  leadId: row.lead_id,
  subscriptionId: row.subscription_id,
  result: row.result,
  reason: row.reason,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});
