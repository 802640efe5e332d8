// Pictures of proofs among the artwork of a lead, and which jobs have proofs.
import type { Migration } from 'kysely/migration';

export const proofs: Migration = {
  up: async (db) => {
    await db.schema
      .alterTable('artwork')
      .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('print'))
      .execute();
    await db.schema
      .createIndex('job_events_by_kind')
      .on('job_events')
      .columns(['kind', 'created_at', 'lead_id'])
      .execute();
  },
};
