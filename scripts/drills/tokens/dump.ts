// All that a database holds, table by table.
import Database from 'better-sqlite3';
import { sqliteFile } from '../../../src/storage/dialect/sqlite.ts';

/** A server writes it by itself, to see whether it can. */
const PROBE = '"key_digest":"probe"';

/** Each table's rows as text, in an order of their own. */
export function dumpTables(dataDir: string): Map<string, string[]> {
  const db = new Database(sqliteFile(dataDir), { readonly: true });
  const names = db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .pluck()
    .all() as string[];
  const tables = names.map((name): [string, string[]] => {
    const rows = db.prepare(`SELECT * FROM "${name}"`).all();
    const texts = rows.map((row) => JSON.stringify(row)).filter((text) => !text.includes(PROBE));
    return [name, texts.toSorted()];
  });
  db.close();
  return new Map(tables);
}

/** The names of those that differ. */
export const changedTables = (before: Map<string, string[]>, after: Map<string, string[]>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)),
  );
