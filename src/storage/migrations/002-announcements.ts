// Announcements of leads, what a search of leads compares, and leads that outlive their conversation.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchTextOf } from '../leads/search-text.ts';

export const announcements: Migration = {
  up: async (db) => {
    await createOutbox(db);
    await db.schema.dropView('leads').execute();
    await rebuild(db, 'chat_leads', createChatLeads);
    await rebuild(db, 'contact_submissions', createContactSubmissions);
    await createLeadView(db);
    await db.schema.alterTable('kept_answers').addColumn('subject_id', 'text').execute();
  },
};

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('error', 'text')
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('outbox_once_per_channel', ['lead_id', 'channel'])
    .execute();
  // Almost all rows are sent ones: neither claiming nor counting walks them.
  await sql`
    create index outbox_unsent on outbox (state, next_attempt_at, channel)
    where state <> 'sent'`.execute(db);
}

async function createChatLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_leads')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('conversation_id', 'text', (column) =>
      column.references('chat_conversations.id').onDelete('set null'),
    )
    .addColumn('job', 'integer', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('company', 'text')
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer')
    .addColumn('due_date', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .addColumn('reply_due_at', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'text')
    .addColumn('handled_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addUniqueConstraint('chat_leads_one_per_job', ['conversation_id', 'job'])
    .execute();
}

async function createContactSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_submissions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('reply_due_at', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'text')
    .addColumn('handled_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .execute();
}

type LeadTableName = 'chat_leads' | 'contact_submissions';

/** Makes the table anew around its rows: SQLite cannot change a column, and the search text is our own work. */
async function rebuild(
  db: Kysely<unknown>,
  table: LeadTableName,
  create: (db: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const [old, anew] = [sql.table(`${table}_001`), sql.table(table)];
  await sql`create table ${old} as select * from ${anew}`.execute(db);
  await db.schema.dropTable(table).execute();
  await create(db);
  await refill(db, table);
  await sql`drop table ${old}`.execute(db);
  await db.schema.createIndex(`${table}_newest`).on(table).columns(['created_at', 'id']).execute();
  await db.schema.createIndex(`${table}_by_due_time`).on(table).columns(['reply_due_at', 'id']).execute();
  // What is still to be handled is due later than almost all that was.
  await sql`
    create index ${sql.id(`${table}_open`)} on ${anew} (reply_due_at, id)
    where handled_at is null`.execute(db);
}

const ROWS_AT_ONCE = 500;

async function refill(db: Kysely<unknown>, table: LeadTableName): Promise<void> {
  const leads = db as Kysely<Record<LeadTableName | `${LeadTableName}_001`, LeadRow>>;
  const old: `${LeadTableName}_001` = `${table}_001`;
  await db.schema.createIndex(`${old}_in_order`).on(old).column('id').execute();
  for (let last = ''; ; ) {
    const rows = await leads
      .selectFrom(old)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    await leads
      .insertInto(table)
      .values(
        rows.map((row) => ({
          ...row,
          reply_due_at: row.reply_due_at ?? row.created_at,
          search: searchTextOf(row),
        })),
      )
      .execute();
    last = rows.at(-1)?.id ?? '';
  }
}

/** A row of either table, as far as this migration looks into it. */
interface LeadRow {
  id: string;
  name: string;
  email: string | null;
  phone?: string | null;
  company?: string | null;
  service: string;
  details: string | null;
  reply_due_at: string | null;
  created_at: string;
  search: string;
}

/** Both planners walk each table's own index and merge, as long as the columns have the same type in both. */
async function createLeadView(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view leads as
    select id, source, conversation_id, name, email, phone, company, service, quantity, due_date, details,
      confirmed, reply_due_at, handled_at, handled_by, created_at, search
    from chat_leads
    union all
    select id, cast('quote_form' as text), cast(null as text), name, email, cast(null as text),
      cast(null as text), service, cast(null as integer), cast(null as text), details,
      cast(1 as integer), reply_due_at, handled_at, handled_by, created_at, search
    from contact_submissions`.execute(db);
}
