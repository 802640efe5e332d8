// Waits for another process's lock on the SQLite file, with the event loop running on.
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';

const LOCK_WAIT_MS = 2000;
const RETRY_MS = 5;

/** Runs `attempt` again while SQLite says busy, for `waitMs` from `since` (a performance.now()); then throws that. */
export async function whenUnlocked<T>(
  attempt: () => T,
  since = performance.now(),
  waitMs = LOCK_WAIT_MS,
): Promise<T> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > since + waitMs) throw error;
    }
    await sleep(RETRY_MS);
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
