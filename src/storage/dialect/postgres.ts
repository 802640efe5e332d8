// A PostgreSQL database by its URL.
import { type Driver, Kysely, PostgresDialect, type PostgresDialectConfig, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../migrations/migrate.ts';
import type { Database, Tables } from '../tables.ts';
import { WatchedDriver } from './watched-driver.ts';
import { writeProbe } from './write-probe.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** Any number, the same in every instance. */
const MIGRATION_LOCK = 20_261_120;

export function createPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // A connection that these fail on never enters the pool.
    onConnect: async (client) => {
      await client.query(SESSION_SETTINGS);
    },
  });
  // A connection that breaks is replaced by the pool, idle or at work: whoever asks next learns whether that worked.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool });
  const driver = new WatchedDriver({ onFault: (fault) => database.onFault(fault) });
  const bare = new Kysely<Tables>({ dialect });
  const db = new Kysely<Tables>({ dialect: new WatchedPostgresDialect({ pool }, driver) });
  let isOpen = false;
  const database: Database = {
    read: db,
    write: db,
    skipLocked: sql`for update skip locked`,
    hasTrigrams: false,
    lockForMigration: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
    },
    compact: () => vacuum(db),
    onFault: () => {},
    probe: () => writeProbe(isOpen ? bare : db),
    check: async () => [],
    foldLog: async () => {},
    diskSpace: async () => null,
    open: async () => {
      await migrate({ ...database, write: bare }).catch((error) => {
        throw driver.refuse(error);
      });
      const inner = dialect.createDriver();
      await inner.init();
      driver.open(inner);
      isOpen = true;
    },
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
  return database;
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

class WatchedPostgresDialect extends PostgresDialect {
  readonly #driver: Driver;

  constructor(config: PostgresDialectConfig, driver: Driver) {
    super(config);
    this.#driver = driver;
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}
