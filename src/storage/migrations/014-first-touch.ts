// How the visit began that led to a lead; and when a lead was won or lost, to be counted by month.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const firstTouch: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('leads').addColumn('first_touch', 'text').execute();
    await db.schema.alterTable('chat_conversations').addColumn('first_touch', 'text').execute();
    await db.schema.alterTable('leads').addColumn('decided_at', 'text').execute();
    await sql`update leads set decided_at = coalesce(
        (select max(created_at) from job_events where lead_id = leads.id and kind = 'status'), created_at)
      where status in ('won', 'lost')`.execute(db);
    await sql`create index leads_decided on leads (decided_at, status, source, service)
      where decided_at is not null`.execute(db);
  },
};
