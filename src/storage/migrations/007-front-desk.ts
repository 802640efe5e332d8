// The tables: accounts, conversations with their messages, leads with what is sent of them, and bookkeeping.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Comes after the numbers of the six that from-landed.ts takes along. */
export const frontDesk: Migration = {
  up: async (db) => {
    await createAccounts(db);
    await createConversations(db);
    await createLeads(db);
    await createOutbox(db);
    await createRequests(db);
    await createKnownAddresses(db);
    await createVisits(db);
  },
};

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('password_changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
}

async function createConversations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_conversations')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .addColumn('message_count', 'integer', (column) => column.notNull())
    .addColumn('unconfirmed_since', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('chat_conversations_newest')
    .on('chat_conversations')
    .columns(['created_at', 'id'])
    .execute();
  await sql`
    create index chat_conversations_unconfirmed on chat_conversations (unconfirmed_since)
    where unconfirmed_since is not null`.execute(db);

  // Messages are found by their place; an index of their random ids would cost more than the rest of a turn.
  await db.schema
    .createTable('chat_messages')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('chat_conversations.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('metadata', 'text')
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_messages_in_order', ['conversation_id', 'seq'])
    .execute();
}

export async function createLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('conversation_id', 'text', (column) =>
      column.references('chat_conversations.id').onDelete('set null'),
    )
    .addColumn('job', 'integer')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('company', 'text')
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer')
    .addColumn('due_date', 'text')
    .addColumn('details', 'text')
    .addColumn('items', 'text')
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .addColumn('reply_due_at', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'text')
    .addColumn('handled_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('touched_at', 'text')
    .addColumn('search', 'text', (column) => column.notNull())
    .addUniqueConstraint('leads_one_per_job', ['conversation_id', 'job'])
    .execute();
  await db.schema.createIndex('leads_newest').on('leads').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('leads_by_due_time').on('leads').columns(['reply_due_at', 'id']).execute();
  // What is still to be handled is due later than almost all that was.
  await sql`create index leads_open on leads (reply_due_at, id) where handled_at is null`.execute(db);

  // The two tables of the specification, for whoever reads the database with other programs.
  await sql`
    create view chat_leads as
    select id, conversation_id, name, email, phone, company, service, quantity, due_date, details, created_at
    from leads where source <> 'quote_form'`.execute(db);
  await sql`
    create view contact_submissions as
    select id, name, email, service, details, created_at
    from leads where source = 'quote_form'`.execute(db);
}

export async function createOutbox(db: Kysely<unknown>): Promise<void> {
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

export async function createRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text')
    .addPrimaryKeyConstraint('idempotency_keys_key', ['scope', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_by_age')
    .on('idempotency_keys')
    .column('created_at')
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key_digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_by_end').on('rate_limits').column('window_ends_at').execute();
}

export async function createKnownAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_addresses')
    .addColumn('address_digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('signed_in_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('known_addresses_by_age')
    .on('known_addresses')
    .column('signed_in_at')
    .execute();
}

export async function createVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_by_day', ['day', 'page'])
    .execute();
}
