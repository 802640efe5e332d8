// A consistent copy of the SQLite database in one file, taken while a server goes on writing.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { getSqliteFile } from '../dialect/sqlite.ts';

export interface Backup {
  /** Absolute. */
  file: string;
  bytes: number;
  leads: number;
  conversations: number;
}

/**
 * Writes what is committed now to a new file that only its owner may read. The file appears whole, checked and on disk, or
 * not at all. Throws an Error for people if the file exists, or there is no database or no folder for it.
 *
 * @example
 * const { bytes, leads } = await backUpSqlite('./data', '/var/backups/monday.sqlite');
 */
export async function backUpSqlite(dataDir: string, file: string): Promise<Backup> {
  const [source, target] = [getSqliteFile(dataDir), resolve(file)];
  if (existsSync(target)) throw new Error(`${target} exists; a backup needs a new name.`);
  if (!existsSync(dirname(target))) throw new Error(`There is no folder ${dirname(target)} for the backup.`);
  const unfinished = `${target}.${randomUUID()}.unfinished`;
  try {
    await syncFile(unfinished, 'wx');
    copy(source, unfinished);
    const counts = check(unfinished);
    await syncFile(unfinished, 'r+');
    const { size } = await stat(unfinished);
    await rename(unfinished, target);
    await syncFile(dirname(target), 'r');
    return { file: target, bytes: size, ...counts };
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Makes the file where the flags say so, for its owner only, and waits until it, or the folder, is on disk. */
async function syncFile(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags, 0o600);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** From one snapshot: unlike SQLite's backup call, which begins anew whenever somebody writes. */
function copy(source: string, target: string): void {
  const db = new BetterSqlite3(source, { readonly: true });
  try {
    db.prepare('vacuum into ?').run(target);
  } finally {
    db.close();
  }
}

function check(file: string): Pick<Backup, 'leads' | 'conversations'> {
  const db = new BetterSqlite3(file, { readonly: true });
  try {
    const found = db.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(`The copy is damaged: ${found}`);
    const count = (table: string) =>
      db.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0;
    return { leads: count('leads'), conversations: count('chat_conversations') };
  } finally {
    db.close();
  }
}
