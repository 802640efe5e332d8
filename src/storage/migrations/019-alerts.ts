// Alerts: browsers that take pushes, the ledger of what the shop was told, how each channel does, and who was told late.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const alerts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createPush(db);
    await createLedger(db);
    await createStates(db);
    await markEscalated(db);
  },
};

async function createPush(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade').notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('shows_names', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_receipt_at', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('error', 'text')
    .execute();
  await db.schema
    .createIndex('push_subscriptions_by_user')
    .on('push_subscriptions')
    .column('user_id')
    .execute();
  await db.schema
    .createTable('push_receipts')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subscription_id', 'text', (column) =>
      column.references('push_subscriptions.id').onDelete('cascade').notNull(),
    )
    .addColumn('line_id', 'text')
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['subscription_id', 'sent_at'])
    await db.schema.createIndex(`push_receipts_by_${column}`).on('push_receipts').column(column).execute();
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_ledger')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('channel', 'text')
    .addColumn('lead_id', 'text')
    .addColumn('subscription_id', 'text')
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await sql`create index alert_ledger_newest on alert_ledger (created_at, id)`.execute(db);
  await sql`create index alert_ledger_failed on alert_ledger (created_at, id) where result = 'failed'`.execute(
    db,
  );
  await sql`create index alert_ledger_running on alert_ledger (created_at) where result = 'running'`.execute(
    db,
  );
  await sql`create index alert_ledger_tests on alert_ledger (created_at, id) where kind = 'test'`.execute(db);
  await sql`create index alert_ledger_by_lead on alert_ledger (lead_id) where lead_id is not null`.execute(
    db,
  );
}

async function createStates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_channels')
    .addColumn('channel', 'text', (column) => column.primaryKey().notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('alert_claims')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

/** Promises that were over before anybody looked are not told of all at once. */
async function markEscalated(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('escalated_at', 'text').execute();
  const now = new Date().toISOString();
  await sql`update leads set escalated_at = ${now} where handled_at is null and reply_due_at < ${now}`.execute(
    db,
  );
  await sql`create index leads_to_escalate on leads (reply_due_at, id)
    where handled_at is null and decided_at is null and escalated_at is null`.execute(db);
}
