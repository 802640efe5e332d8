// Artwork: what visitors send of their own, one row a file; the bytes are in ARTWORK_DIR.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const artwork: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('artwork')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('conversation_id', 'text', (column) =>
        column.references('chat_conversations.id').onDelete('set null'),
      )
      .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
      .addColumn('key_hash', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('facts', 'text')
      .addColumn('checks', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('leased_until', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('artwork_by_conversation').on('artwork').column('conversation_id').execute();
    await db.schema.createIndex('artwork_by_lead').on('artwork').column('lead_id').execute();
    await db.schema.createIndex('artwork_by_age').on('artwork').column('created_at').execute();
    await sql`create index artwork_to_check on artwork (created_at) where state = 'checking'`.execute(db);
  },
};
