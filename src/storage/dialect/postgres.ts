// Opens a PostgreSQL database by its URL.
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from '../tables.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** Any number, the same in every instance. */
const MIGRATION_LOCK = 20_261_120;

export function openPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that breaks is replaced by the pool; whoever asks next learns whether that worked.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(SESSION_SETTINGS));
      },
    }),
  });
  return {
    read: db,
    write: db,
    skipLocked: sql`for update skip locked`,
    lockForMigration: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    },
    compact: () => vacuum(db),
    close: () => db.destroy(),
  };
}

/** A database may have other defaults: answers wait for the disk, and a waiting write sees what it waited for. */
const SESSION_SETTINGS = `
  set synchronous_commit to on;
  set default_transaction_isolation to 'read committed'`;

async function vacuum(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  await sql`vacuum ${sql.join(rows.map(({ name }) => sql.id(name)))}`.execute(db);
}
