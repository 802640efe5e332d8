// How many visits a day had, by the page they began on; nothing of who came.
import type { Migration } from 'kysely/migration';

export const visits: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('visits')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('visits_by_day', ['day', 'page'])
      .execute();
  },
};
