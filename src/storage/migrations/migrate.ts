// Brings a database to the newest schema, once, whoever else starts at the same time.
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../tables.ts';
import { frontDesk } from './001-front-desk.ts';
import { announcements } from './002-announcements.ts';
import { visits } from './003-visits.ts';
import { leadActivity } from './004-lead-activity.ts';
import { knownAddresses } from './005-known-addresses.ts';
import { items } from './006-items.ts';

/** Run in the order of their names; a released one never changes. */
const MIGRATIONS: Record<string, Migration> = {
  '001-front-desk': frontDesk,
  '002-announcements': announcements,
  '003-visits': visits,
  '004-lead-activity': leadActivity,
  '005-known-addresses': knownAddresses,
  '006-items': items,
};

/**
 * All in one transaction, behind a lock that lasts until it has committed. Kysely's own lock would not do:
 * it is none on SQLite, and on PostgreSQL it is let go before the commit of a transaction given to it.
 */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<void> {
  await database.write.transaction().execute(async (transaction) => {
    await database.lockForMigration(transaction);
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: async () => migrations },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}
