// The database of a location. Where the engines differ, the files beside this one say how.
import type { Database } from '../tables.ts';
import { createPostgres } from './postgres.ts';
import { createSqlite } from './sqlite.ts';

/** A folder for the SQLite file (made if missing, for its owner only), or a postgres:// URL. */
export type StorageLocation = { dataDir: string } | { databaseUrl: string };

/** Closed until its `open` has resolved; that may be tried again. */
export function createDatabase(location: StorageLocation): Database {
  return 'databaseUrl' in location ? createPostgres(location.databaseUrl) : createSqlite(location.dataDir);
}

/** Open, with the newest schema. Rejects where that cannot be had now. */
export async function openDatabase(location: StorageLocation): Promise<Database> {
  const database = createDatabase(location);
  try {
    await database.open();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
