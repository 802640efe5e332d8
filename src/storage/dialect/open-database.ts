// Opens the database of a location with the newest schema. Where the engines differ, the files beside this one say how.
import { migrate } from '../migrations/migrate.ts';
import type { Database } from '../tables.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** A folder for the SQLite file (made if missing, for its owner only), or a postgres:// URL. */
export type StorageLocation = { dataDir: string } | { databaseUrl: string };

export async function openDatabase(location: StorageLocation): Promise<Database> {
  const database =
    'databaseUrl' in location ? openPostgres(location.databaseUrl) : await openSqlite(location.dataDir);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw withMessage(error);
  }
}

/** Where a host has several addresses and none answers, Node leaves the message empty: what went wrong is in a list. */
function withMessage(error: unknown): unknown {
  if (!(error instanceof AggregateError) || error.message !== '') return error;
  return new Error(error.errors.map(({ message }) => message).join('; '), { cause: error });
}
