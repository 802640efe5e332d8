// What storage relies on is set on every connection, whatever the database's own defaults are.
import dns from 'node:dns';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StorageUnavailableError } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openDatabase } from './open-database.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres.stop();
});

describe('a PostgreSQL database', () => {
  it('answers only what is on disk, and lets a waiting write see what it waited for', async () => {
    const databaseUrl = await postgres.createDatabase();
    await setDefaults(databaseUrl, {
      synchronous_commit: 'off',
      default_transaction_isolation: 'serializable',
    });
    const database = await openDatabase({ databaseUrl });
    const connections = await Promise.all(
      Array.from({ length: 5 }, () => database.write.connection().execute(settingsOf)),
    );
    await database.close();
    expect(connections).toEqual(Array(5).fill({ synchronous_commit: 'on', isolation: 'read committed' }));
  });

  it('outlives connections that are cut, at work and idle', async () => {
    const databaseUrl = await postgres.createDatabase();
    const database = await openDatabase({ databaseUrl });
    const cutAll = async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await client.end();
      return rows.length;
    };
    const faults: string[] = [];
    database.onFault = ({ fault }) => faults.push(fault);
    const count = () => sql`select count(*) from rate_limits`.execute(database.read);
    await count();
    const inTransaction = database.write.transaction().execute(async (transaction) => {
      await sql`insert into rate_limits values ('a', 1, '')`.execute(transaction);
      expect(await cutAll()).toBeGreaterThan(0);
      // Nothing is asked of the connection while its end arrives.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`insert into rate_limits values ('b', 1, '')`.execute(transaction);
    });
    await expect(Promise.all([inTransaction, count()])).rejects.toThrow(StorageUnavailableError);
    expect(faults).toContain('away');
    // The end of another connection may arrive only with the next query on it.
    const { rows } = await vi.waitFor(count, 10_000);
    expect(rows).toEqual([{ count: '0' }]);
    await database.close();
  });

  it('vacuums all its tables to compact them', async () => {
    const database = await openDatabase({ databaseUrl: await postgres.createDatabase() });
    const notVacuumed = sql<{ name: string }>`
      select relname as name from pg_stat_user_tables where vacuum_count = 0`;
    expect((await notVacuumed.execute(database.read)).rows).toContainEqual({ name: 'chat_messages' });
    await database.compact();
    expect((await notVacuumed.execute(database.read)).rows).toEqual([]);
    await database.close();
  });

  it('cannot be opened where none answers', async () => {
    const databaseUrl = new URL(await postgres.createDatabase());
    databaseUrl.pathname = '/missing';
    await expect(openDatabase({ databaseUrl: databaseUrl.href })).rejects.toThrow('"missing" does not exist');
    databaseUrl.port = '1';
    await expect(openDatabase({ databaseUrl: databaseUrl.href })).rejects.toThrow('ECONNREFUSED');
  });

  it('says what is wrong where none of several addresses answers', async () => {
    const lookup = (
      _host: string,
      _options: object,
      done: (error: null, found: dns.LookupAddress[]) => void,
    ) =>
      done(
        null,
        ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 })),
      );
    vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
    const opening = openDatabase({ databaseUrl: 'postgres://user:password@two.example:1/name' });
    await expect(opening).rejects.toThrow(/ECONNREFUSED 127\.0\.0\.1:1; .*127\.0\.0\.2:1/);
  });
});

async function setDefaults(databaseUrl: string, defaults: Record<string, string>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  for (const [setting, value] of Object.entries(defaults)) {
    await client.query(`alter database ${name} set ${setting} to ${client.escapeLiteral(value)}`);
  }
  await client.end();
}

async function settingsOf(connection: Kysely<Tables>): Promise<unknown> {
  const { rows } = await sql`
    select current_setting('synchronous_commit') as synchronous_commit,
      current_setting('transaction_isolation') as isolation, pg_sleep(0.05)::text as slept`.execute(
    connection,
  );
  const { slept, ...settings } = rows[0] as Record<string, string>;
  return settings;
}
