// Talks as they happen: who of the shop has one, who asked for a person, and which visitors have the page open.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const live: Migration = {
  up: async (db) => {
    for (const column of ['held_by', 'held_name', 'held_since', 'held_said_at', 'held_until', 'asked_at'])
      await db.schema.alterTable('chat_conversations').addColumn(column, 'text').execute();
    await sql`create index chat_conversations_held on chat_conversations (held_until)
      where held_until is not null`.execute(db);
    await sql`create index chat_conversations_asked on chat_conversations (asked_at)
      where asked_at is not null`.execute(db);
    // A table of its own: what is written every few seconds leaves the conversation and its version alone.
    await db.schema
      .createTable('chat_presence')
      .addColumn('conversation_id', 'text', (column) =>
        column.primaryKey().notNull().references('chat_conversations.id').onDelete('cascade'),
      )
      .addColumn('seen_until', 'text', (column) => column.notNull())
      .addColumn('page', 'text')
      .addColumn('typing_until', 'text')
      .addColumn('read_until', 'text')
      .execute();
    await db.schema.createIndex('chat_presence_here').on('chat_presence').column('seen_until').execute();
  },
};
