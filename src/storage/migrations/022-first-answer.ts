// When a lead was first answered, and by when that was promised: a customer who writes again restarts both of its other times.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const firstAnswer: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const name of ['first_answered_at', 'first_due_at'])
      await db.schema.alterTable('leads').addColumn(name, 'text').execute();
  },
};
