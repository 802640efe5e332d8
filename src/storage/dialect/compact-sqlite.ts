// Rewrites the SQLite file and empties its log, so that nothing deleted is left in either.
import BetterSqlite3 from 'better-sqlite3';
import { isBusy, whenUnlocked } from './when-unlocked.ts';

const PATIENCE_MS = 30_000;

/**
 * Works beside a running server: its writes wait for the rewriting, and its reads go on. Throws an Error for people if
 * other connections leave no gap for 30 s, or there is no room for a second copy of the file.
 */
export async function compactSqlite(db: BetterSqlite3.Database, patienceMs = PATIENCE_MS): Promise<void> {
  const since = performance.now();
  db.pragma('busy_timeout = 0');
  try {
    await whenUnlocked(() => db.exec('vacuum'), since, patienceMs);
    await whenUnlocked(() => emptyLog(db), since, patienceMs);
  } catch (cause) {
    const reason = isBusy(cause)
      ? `another program has kept the database in use for ${Math.round(patienceMs / 1000)} s`
      : (cause as Error).message;
    throw new Error(`What was deleted may still stand in the database's files: ${reason}. Try again.`, {
      cause,
    });
  }
}

/** The pragma does not throw when a reader still needs the log: it says so in its first column. */
function emptyLog(db: BetterSqlite3.Database): void {
  const isInUse = db.pragma('wal_checkpoint(truncate)', { simple: true }) !== 0;
  if (isInUse) throw new BetterSqlite3.SqliteError('The log is being read.', 'SQLITE_BUSY');
}
