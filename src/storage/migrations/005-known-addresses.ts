// From where somebody signed in: sign-ins from there are not slowed down by the failures of others.
import type { Migration } from 'kysely/migration';

export const knownAddresses: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('known_addresses')
      .addColumn('address_digest', 'text', (column) => column.primaryKey().notNull())
      .addColumn('signed_in_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('known_addresses_by_age')
      .on('known_addresses')
      .column('signed_in_at')
      .execute();
  },
};
