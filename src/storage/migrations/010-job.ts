// The job page: links that open a lead's page, and what happens to the job, in order.
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const job: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('job_links')
      .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade').notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'text')
      .addPrimaryKeyConstraint('job_links_pk', ['lead_id', 'person', 'number'])
      .execute();
    await db.schema.createIndex('job_links_by_token').on('job_links').column('token_hash').unique().execute();
    await db.schema
      .createTable('job_events')
      .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade').notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('version', 'integer')
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('job_events_pk', ['lead_id', 'seq'])
      .execute();
    await sql`create index leads_by_email on leads (lower(email), created_at, id)`.execute(db);
  },
};
