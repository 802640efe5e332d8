// Answers of the shop: planned ones, one mail for each, and the files that come with them.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const replies: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createPlannedReplies(db);
    await rebuildOutbox(db);
    await sql`create index artwork_unsent on artwork (created_at) where purpose = 'upload'`.execute(db);
  },
};

async function createPlannedReplies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('planned_replies')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade').notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('with_estimate', 'integer', (column) => column.notNull())
    .addColumn('quote_version', 'integer')
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('answered', 'integer', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('send_at', 'text', (column) => column.notNull())
    .addColumn('failed', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('planned_replies_by_lead').on('planned_replies').column('lead_id').execute();
  await sql`create index planned_replies_due on planned_replies (send_at) where failed is null`.execute(db);
}

/** SQLite takes no constraint off a table: a new one in its place, the same on both engines. */
async function rebuildOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_by_subject')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('error', 'text')
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('outbox_once_per_subject', ['lead_id', 'channel', 'about'])
    .execute();
  await sql`
    insert into outbox_by_subject
      (id, lead_id, channel, state, attempts, next_attempt_at, leased_until, error, queued_at, changed_at)
    select id, lead_id, channel, state, attempts, next_attempt_at, leased_until, error, queued_at, changed_at
    from outbox`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_by_subject').renameTo('outbox').execute();
  await sql`
    create index outbox_unsent on outbox (state, next_attempt_at, channel)
    where state <> 'sent'`.execute(db);
}
