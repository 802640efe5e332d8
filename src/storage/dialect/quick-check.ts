// Reads a whole SQLite file for damage in a thread of its own, so that requests go on meanwhile.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';

const LINES_MAX = 20;

/** What is wrong with the file, a line each; rejects where it cannot be read at all. */
export async function quickCheck(file: string): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const worker = new Worker(new URL(import.meta.url), { workerData: { file } });
  worker.unref();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`The check of the database's file ended with ${code}.`)));
  return promise;
}

if (!isMainThread && workerData?.file) parentPort?.postMessage(read(workerData.file));

function read(file: string): string[] {
  const db = new BetterSqlite3(file, { readonly: true });
  try {
    const rows = db.pragma(`quick_check(${LINES_MAX})`) as { quick_check: string }[];
    return rows.map((row) => row.quick_check).filter((line) => line !== 'ok');
  } catch (error) {
    if (error instanceof BetterSqlite3.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code))
      return [error.message];
    throw error;
  } finally {
    db.close();
  }
}
