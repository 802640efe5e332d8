// Questions that Carl could not answer, marked on their messages, and the answers that the shop wrote for them.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const questions: Migration = {
  up: async (db) => {
    await db.schema.alterTable('chat_messages').addColumn('question', 'text').execute();
    await db.schema.alterTable('chat_messages').addColumn('question_group', 'text').execute();
    await sql`create index chat_messages_by_question on chat_messages (timestamp, id) where question is not null`.execute(
      db,
    );
    await db.schema
      .createTable('shop_answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .addColumn('means', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .execute();
  },
};
