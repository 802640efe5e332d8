// Opens the SQLite file of a data folder: a writing connection with shared commits and a reading one.
import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type Driver, Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import type { Database, Tables } from '../tables.ts';
import { compactSqlite } from './compact-sqlite.ts';
import { GroupCommitDriver } from './group-commit-driver.ts';
import { QueryOnlyDriver } from './query-only-driver.ts';
import { whenUnlocked } from './when-unlocked.ts';

/** Milliseconds; better-sqlite3 waits with the event loop at a stand, so this stays short. */
const BUSY_TIMEOUT_MS = 1500;
/** Of 4 KiB; four times SQLite's own number, as each checkpoint costs two more syncs. */
const PAGES_BETWEEN_CHECKPOINTS = 4000;

/** The file's place in `dataDir`. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'boldwork.sqlite');
}

/** The file's absolute place in `dataDir`; throws an Error for people where there is none. */
export function getSqliteFile(dataDir: string): string {
  const file = resolve(sqliteFile(dataDir));
  if (!existsSync(file)) throw new Error(`There is no database ${file}; DATA_DIR names its folder.`);
  return file;
}

export async function openSqlite(dataDir: string): Promise<Database> {
  const file = sqliteFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  createPrivately(file);
  const writer = await connect(file);
  const reader = await connect(file);
  writer.pragma('busy_timeout = 0');
  // What is deleted is overwritten, so that the file does not tell of it any more.
  writer.pragma('secure_delete = on');
  reader.pragma('query_only = on');
  const read = new Kysely<Tables>({ dialect: new DrivenSqliteDialect(reader, new QueryOnlyDriver(reader)) });
  const write = new Kysely<Tables>({
    dialect: new DrivenSqliteDialect(writer, new GroupCommitDriver(writer)),
  });
  return {
    read,
    write,
    // Writers take turns: nobody else is changing anything.
    skipLocked: sql``,
    // The transaction itself is the lock: it begins immediate.
    lockForMigration: async () => {},
    compact: async () => {
      const db = await connect(file);
      try {
        await compactSqlite(db);
      } finally {
        db.close();
      }
    },
    close: async () => {
      await read.destroy();
      reader.close();
      await write.destroy();
      writer.close();
    },
  };
}

/** Only if it is missing: opening and closing it beside SQLite would drop the locks this process holds on it. */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

async function connect(file: string): Promise<BetterSqlite3.Database> {
  const db = new BetterSqlite3(file, { timeout: BUSY_TIMEOUT_MS });
  // SQLite does not wait here by itself when several processes open a new file at once.
  await whenUnlocked(() => db.pragma('journal_mode = wal'));
  // Compiled to fall back to NORMAL, which may lose answered writes, on every connection that finds a WAL file.
  db.pragma('synchronous = full');
  db.pragma('foreign_keys = on');
  db.pragma(`wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`);
  return db;
}

/** Kysely's SQLite with another driver, whose transactions may be under way side by side. */
export class DrivenSqliteDialect extends SqliteDialect {
  readonly #driver: Driver;

  constructor(database: BetterSqlite3.Database, driver: Driver) {
    super({ database });
    this.#driver = driver;
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  override createAdapter(): SqliteAdapter {
    return new DrivenSqliteAdapter();
  }
}

class DrivenSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
