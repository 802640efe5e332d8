// The first tables: accounts, conversations with their messages and leads, quote requests, kept answers.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const frontDesk: Migration = {
  up: async (db) => {
    await createAccounts(db);
    await createConversations(db);
    await createLeads(db);
    await createBookkeeping(db);
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

async function createLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_leads')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('chat_conversations.id').onDelete('cascade'),
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
    .addColumn('reply_due_at', 'text')
    .addColumn('handled_at', 'text')
    .addColumn('handled_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('chat_leads_one_per_job', ['conversation_id', 'job'])
    .execute();
  await db.schema.createIndex('chat_leads_newest').on('chat_leads').columns(['created_at', 'id']).execute();

  await db.schema
    .createTable('contact_submissions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('reply_due_at', 'text')
    .addColumn('handled_at', 'text')
    .addColumn('handled_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contact_submissions_newest')
    .on('contact_submissions')
    .columns(['created_at', 'id'])
    .execute();

  // Both planners walk each table's own index and merge, as long as the columns have the same type in both.
  await sql`
    create view leads as
    select id, source, conversation_id, name, email, phone, company, service, quantity, due_date, details,
      confirmed, reply_due_at, handled_at, handled_by, created_at
    from chat_leads
    union all
    select id, cast('quote_form' as text), cast(null as text), name, email, cast(null as text),
      cast(null as text), service, cast(null as integer), cast(null as text), details,
      cast(1 as integer), reply_due_at, handled_at, handled_by, created_at
    from contact_submissions`.execute(db);
}

async function createBookkeeping(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_answers')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_answers_key', ['scope', 'key'])
    .execute();
  await db.schema.createIndex('kept_answers_by_age').on('kept_answers').column('created_at').execute();

  await db.schema
    .createTable('attempts')
    .addColumn('key_digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attempts_by_end').on('attempts').column('window_ends_at').execute();
}
