// The pipeline: how far a lead has come, and who has it.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pipeline: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('leads')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
      .execute();
    await db.schema.alterTable('leads').addColumn('lost_reason', 'text').execute();
    await db.schema.alterTable('leads').addColumn('assignee', 'text').execute();
    await sql`update leads set status = 'contacted' where handled_at is not null`.execute(db);
    await db.schema
      .createIndex('leads_by_status')
      .on('leads')
      .columns(['status', 'created_at', 'id'])
      .execute();
    await sql`create index leads_by_assignee on leads (assignee, created_at, id) where assignee is not null`.execute(
      db,
    );
  },
};
