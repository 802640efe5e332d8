// What a lead is spoken to in; of older ones what Carl spoke in their conversation last.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const leadLanguage: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('leads')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
      .execute();
    // What visitors typed stands in the metadata with its quotes escaped, and so is never taken for this.
    await sql`update leads set language = 'es' where conversation_id in (
        select said.conversation_id from chat_messages as said
        where said.role = 'assistant' and said.metadata like '%"language":"es"%' and said.seq = (
          select max(last.seq) from chat_messages as last
          where last.conversation_id = said.conversation_id and last.role = 'assistant'))`.execute(db);
  },
};
