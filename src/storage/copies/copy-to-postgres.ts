// Moves the whole SQLite database into an empty PostgreSQL: every table, as it was at one moment, or nothing.
import BetterSqlite3 from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../dialect/open-database.ts';
import { getSqliteFile } from '../dialect/sqlite.ts';
import type { Database, Tables } from '../tables.ts';

/** How many rows were copied, by table. */
export type CopiedRows = Record<string, number>;

const ROWS_AT_ONCE = 500;

/**
 * Brings both databases to the newest schema first. What is written to SQLite after the call is not copied. Throws an Error
 * for people if there is no SQLite file, if PostgreSQL holds any row of ours, or refuses one (it names the row).
 *
 * @example
 * const { chat_messages } = await copyToPostgres('./data', 'postgres://app:secret@db.example/boldwork');
 */
export async function copyToPostgres(dataDir: string, databaseUrl: string): Promise<CopiedRows> {
  const file = getSqliteFile(dataDir);
  const source = await openDatabase({ dataDir });
  await source.close();
  const target = await openDatabase({ databaseUrl });
  try {
    return await copySnapshot(file, target);
  } finally {
    await target.close();
  }
}

async function copySnapshot(file: string, target: Database): Promise<CopiedRows> {
  const snapshot = new BetterSqlite3(file, { readonly: true });
  try {
    snapshot.exec('begin');
    const tables = listTables(snapshot);
    return await target.write.transaction().execute(async (transaction) => {
      // A second copy waits here, and so does an instance that starts meanwhile.
      await target.lockForMigration(transaction);
      await refuseIfFilled(transaction, tables);
      const copied: CopiedRows = {};
      for (const table of tables) copied[table] = await copyTable(snapshot, transaction, table);
      return copied;
    });
  } finally {
    snapshot.close();
  }
}

/** All of ours, those that others refer to first; what SQLite alone searches by is left out. */
function listTables(snapshot: BetterSqlite3.Database): string[] {
  const names = snapshot
    .prepare<[], string>(
      `select name from sqlite_schema
       where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
         and name <> 'lead_rows' and name not like 'lead\\_trigrams%' escape '\\'
       order by name`,
    )
    .pluck()
    .all();
  const referredTo = snapshot
    .prepare<[string], string>('select "table" from pragma_foreign_key_list(?)')
    .pluck();
  const inOrder = new Set<string>();
  const add = (name: string) => {
    for (const other of referredTo.all(name)) if (!inOrder.has(other)) add(other);
    inOrder.add(name);
  };
  names.forEach(add);
  return [...inOrder];
}

async function refuseIfFilled(transaction: Kysely<Tables>, tables: string[]): Promise<void> {
  for (const table of tables) {
    const rows = await countRows(transaction, table);
    if (rows === 0) continue;
    throw new Error(
      `The PostgreSQL database is not empty: it has ${rows} rows in ${table}. Name an empty one.`,
    );
  }
}

async function countRows(transaction: Kysely<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(
    transaction,
  );
  return Number(rows[0]?.count);
}

type Row = Record<string, string | number | null>;

async function copyTable(
  snapshot: BetterSqlite3.Database,
  transaction: Kysely<Tables>,
  table: string,
): Promise<number> {
  let copied = 0;
  for (const rows of inBatches(snapshot.prepare<[], Row>(`select * from ${table}`).iterate())) {
    await insert(transaction, table, rows);
    copied += rows.length;
  }
  const stored = await countRows(transaction, table);
  if (stored !== copied) throw new Error(`PostgreSQL stored ${stored} of ${copied} rows of ${table}.`);
  return copied;
}

function* inBatches(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Halves rows that are refused until it can say which one it is. */
async function insert(transaction: Kysely<Tables>, table: string, rows: Row[]): Promise<void> {
  const anyTable = transaction as unknown as Kysely<Record<string, Row>>;
  await sql`savepoint batch`.execute(transaction);
  try {
    await anyTable.insertInto(table).values(rows).execute();
    await sql`release savepoint batch`.execute(transaction);
  } catch (cause) {
    await sql`rollback to savepoint batch`.execute(transaction);
    const [row] = rows;
    if (row && rows.length === 1)
      throw new Error(`PostgreSQL refuses ${nameOf(row, table)}: ${(cause as Error).message}`, {
        cause,
      });
    const half = Math.ceil(rows.length / 2);
    await insert(transaction, table, rows.slice(0, half));
    await insert(transaction, table, rows.slice(half));
  }
}

/** By what it is found with in the database, which is nothing a visitor wrote. */
function nameOf(row: Row, table: string): string {
  const names = ['id', 'conversation_id', 'seq', 'scope', 'key', 'token_hash', 'key_digest'];
  const found = names.filter((name) => row[name] != null).map((name) => `${name} ${row[name]}`);
  return `the row of ${table} with ${found.join(', ')}`;
}
