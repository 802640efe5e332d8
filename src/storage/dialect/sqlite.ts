// The SQLite file of a data folder: a writing connection with shared commits and a reading one.
import { closeSync, existsSync, openSync, type Stats } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type Driver, Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import { migrate } from '../migrations/migrate.ts';
import type { StorageUnavailableError } from '../storage.ts';
import type { Database, Tables } from '../tables.ts';
import { compactSqlite } from './compact-sqlite.ts';
import { unavailable } from './faults.ts';
import { GroupCommitDriver } from './group-commit-driver.ts';
import { makeFolder } from './make-folder.ts';
import { QueryOnlyDriver } from './query-only-driver.ts';
import { quickCheck } from './quick-check.ts';
import { WatchedDriver } from './watched-driver.ts';
import { whenUnlocked } from './when-unlocked.ts';
import { writeProbe } from './write-probe.ts';

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

export function createSqlite(dataDir: string): Database {
  const file = sqliteFile(dataDir);
  const onFault = (fault: StorageUnavailableError) => database.onFault(fault);
  const reading = new WatchedDriver({ onFault });
  const writing = new WatchedDriver({ onFault, onChange: () => log.written() });
  const log = createLogCare();
  let open: OpenFile | undefined;
  const database: Database = {
    read: drivenBy(reading),
    write: drivenBy(writing),
    // Writers take turns: nobody else is changing anything.
    skipLocked: sql``,
    hasTrigrams: true,
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
    onFault: () => {},
    check: () => quickCheck(file),
    probe: async () => {
      if (!open) return writeProbe(database.write);
      const { driver, identity } = open;
      try {
        await checkPlace(file, identity);
        writing.open(driver);
      } catch (error) {
        throw writing.refuse(error);
      }
      await writeProbe(drivenBy(driver));
    },
    foldLog: async (when) => {
      if (open && log.isDue(when)) log.folded(await open.driver.foldLog());
    },
    diskSpace: async () => {
      const disk = await statfs(dataDir).catch(() => null);
      if (!disk) return null;
      const { bavail, bfree, blocks, bsize } = disk;
      // As df counts: what is kept for the administrator belongs to neither.
      const used = blocks - bfree;
      return { freeBytes: bavail * bsize, usedShare: used / (used + bavail) };
    },
    open: async () => {
      if (open) return;
      try {
        open = await openFile(dataDir, file);
        await migrate({ ...database, write: drivenBy(open.driver) });
        reading.open(new QueryOnlyDriver(open.reader));
        writing.open(open.driver);
      } catch (error) {
        open?.close();
        open = undefined;
        reading.refuse(error);
        throw writing.refuse(error);
      }
    },
    close: async () => {
      await open?.driver.destroy();
      open?.close();
      open = undefined;
    },
  };
  return database;
}

/** Knows when the log was written and folded; of what stood in it at the start it supposes that it was not. */
function createLogCare() {
  let isFolded = false;
  let writtenAt = performance.now();
  let foldedAt = performance.now();
  return {
    written: () => {
      isFolded = false;
      writtenAt = performance.now();
    },
    folded: (isDone: boolean) => {
      isFolded = isDone;
      if (isDone) foldedAt = performance.now();
    },
    isDue: ({ idleMs, latestMs }: { idleMs: number; latestMs: number }) => {
      const now = performance.now();
      return !isFolded && (now - writtenAt >= idleMs || now - foldedAt >= latestMs);
    },
  };
}

interface OpenFile {
  driver: GroupCommitDriver;
  reader: BetterSqlite3.Database;
  identity: Identity;
  close(): void;
}

type Identity = Pick<Stats, 'dev' | 'ino'>;

async function openFile(dataDir: string, file: string): Promise<OpenFile> {
  makeFolder(dataDir);
  createPrivately(file);
  const opened: BetterSqlite3.Database[] = [];
  const close = () => {
    for (const db of opened.splice(0)) db.close();
  };
  try {
    const [writer, reader] = [await connect(file, opened), await connect(file, opened)];
    writer.pragma('busy_timeout = 0');
    // What is deleted is overwritten, so that the file does not tell of it any more.
    writer.pragma('secure_delete = on');
    reader.pragma('query_only = on');
    return { driver: new GroupCommitDriver(writer), reader, identity: await stat(file), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Rejects where the file in its place is not the open one: what is written to that is lost when the process ends. */
async function checkPlace(file: string, { dev, ino }: Identity): Promise<void> {
  const there = await stat(file).catch((error) => {
    throw unavailable('gone', error);
  });
  if (there.dev !== dev || there.ino !== ino) throw unavailable('gone');
}

function drivenBy(driver: Driver): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new DrivenSqliteDialect(driver) });
}

/** Only if it is missing: opening and closing it beside SQLite would drop the locks this process holds on it. */
function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** `opened` gets the connection before anything can fail. */
async function connect(file: string, opened: BetterSqlite3.Database[] = []): Promise<BetterSqlite3.Database> {
  const db = new BetterSqlite3(file, { timeout: BUSY_TIMEOUT_MS });
  opened.push(db);
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

  constructor(driver: Driver) {
    // Asked for by Kysely's own driver only.
    super({ database: undefined as never });
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
