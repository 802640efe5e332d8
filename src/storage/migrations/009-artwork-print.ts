// Artwork: how the visitor wants it printed.
import type { Migration } from 'kysely/migration';

export const artworkPrint: Migration = {
  up: async (db) => {
    await db.schema.alterTable('artwork').addColumn('print', 'text').execute();
  },
};
