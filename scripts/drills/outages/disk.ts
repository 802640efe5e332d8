// SQLite's disk runs full, is read-only, and fails: under load, with the real thing where the system has it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteFile } from '../../../src/storage/dialect/sqlite.ts';
import { freePort, type Running } from '../../bench/processes.ts';
import { createMailSink, createWebhookSink, OWNER, SECRET } from '../sinks.ts';
import { contact, post, report, signIn, startChat, startShop, startShopUnready } from '../visitors.ts';
import { describeStatuses, secondsUntil, startLoad, statusOf } from './load.ts';

const CLIENTS = 8;
const RECOVERY_MAX_S = 5;
const NEWS_MS = 40_000;
const LEADS = 120;

export async function drillDiskFaults(dir: string): Promise<void> {
  const faults: string[] = [];
  const disk = join(dir, 'disk');
  await mkdir(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]).status === 0) {
    try {
      await fillDisk(join(disk, 'data'), disk, faults);
      await startReadOnly(join(disk, 'data'), disk, faults);
    } finally {
      // Lazily: a server that a failed drill leaves behind still has files there.
      spawnSync('umount', ['-l', disk]);
    }
  } else console.log('  a small disk cannot be mounted here: full and read-only disks were not tried');
  if (spawnSync('strace', ['-V']).error)
    console.log('  strace is not installed: failing writes were not tried');
  else for (const error of ['EIO', 'EROFS', 'ENOSPC']) await injectFault(join(dir, error), error, faults);
  await damageLog(join(dir, 'log'), faults);
  report(faults);
}

async function fillDisk(dataDir: string, disk: string, faults: string[]): Promise<void> {
  const mail = createMailSink(await freePort());
  const webhook = createWebhookSink(await freePort());
  await Promise.all([mail.up(), webhook.up()]);
  const server = await startShop({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    NOTIFY_EMAIL: OWNER,
    NOTIFY_WEBHOOK_URL: `http://127.0.0.1:${webhook.port}/hook`,
    NOTIFY_WEBHOOK_SECRET: SECRET,
  });
  const news = () => mail.arrivals.flatMap(({ mail }) => NEWS.filter((title) => mail?.subject === title));
  const hooks = () => webhook.arrivals.filter(({ leadId }) => leadId === null).length;
  const expectNews = async (...titles: string[]) => {
    await secondsUntil(async () => news().length >= titles.length && hooks() >= titles.length, NEWS_MS);
    if (news().join() !== titles.join() || hooks() !== titles.length)
      faults.push(`the shop was told: ${news().join(', ')} by mail, ${hooks()} by webhook`);
  };

  await leaveFree(disk, 2 * 1024 ** 2);
  await expectNews('The disk is almost full');
  const load = startLoad(() => [server.url], CLIENTS, 'full');
  await sleep(1000);
  await leaveFree(disk, 0);
  await refuses(server, 'full disk', faults);
  await expectNews('The disk is almost full', 'Requests cannot be saved');
  await rm(join(disk, 'filler'));
  await expectRecovery(server, 'full disk', faults);
  await load.stop();
  await tellOf('full disk', load, server.url, faults);
  await expectNews('The disk is almost full', 'Requests cannot be saved', 'All is well again');
  console.log(`  the shop was told: ${news().join(', ')}`);
  await server.stop();
  await Promise.all([mail.down(), webhook.down()]);
}

const NEWS = ['The disk is almost full', 'Requests cannot be saved', 'All is well again'];

/** Fills the disk up to so many free bytes; 0 to the last. */
async function leaveFree(disk: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  const filling = appendFile(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
  // The load takes some of it meanwhile.
  await filling.catch((error) => {
    if (error.code !== 'ENOSPC') throw error;
  });
}

/** Nothing is stored, and each kind of visitor keeps what they typed. */
async function refuses(server: Running, what: string, faults: string[]): Promise<void> {
  const { url } = server;
  const isRefused = await secondsUntil(async () => (await statusOf(`${url}/readyz`)) === 503, 10_000);
  if (isRefused === undefined) faults.push(`${what}: readyz was not 503`);
  const typed = contact(`typed-${what.replaceAll(' ', '-')}`);
  const response = await fetch(`${url}/contact`, { method: 'POST', body: new URLSearchParams(typed) });
  const html = await response.text();
  const isKept = [typed.name, typed.email, typed.details, '(816)'].every((text) => html.includes(text));
  if (response.status !== 503 || !html.startsWith('<!doctype html') || !isKept)
    faults.push(`${what}: the form without JavaScript answered ${response.status}, kept: ${isKept}`);
  if ((await statusOf(`${url}/`)) !== 200) faults.push(`${what}: the page did not come`);
  if (server.process.exitCode !== null) faults.push(`${what}: the server ended`);
}

async function expectRecovery({ url }: Running, what: string, faults: string[]): Promise<void> {
  const seconds = await secondsUntil(async () => {
    const { status } = await post(url, '/api/contact', {
      ...contact('after'),
      email: 'after@example.com',
    });
    return status === 201;
  });
  console.log(`  ${what}: work went on ${seconds?.toFixed(2)} s after it was over`);
  if (seconds === undefined || seconds > RECOVERY_MAX_S) faults.push(`${what}: work did not go on in time`);
  const ready = await secondsUntil(async () => (await statusOf(`${url}/readyz`)) === 200, 10_000);
  if (ready === undefined) faults.push(`${what}: readyz stayed 503`);
}

async function tellOf(
  what: string,
  load: ReturnType<typeof startLoad>,
  url: string,
  faults: string[],
): Promise<void> {
  const { acknowledged, stored, faults: wrong } = await load.judge(url);
  console.log(
    `  ${what}: ${describeStatuses(load.statuses)}; acknowledged ${acknowledged}, stored ${stored}, lost or doubled ${wrong.length}`,
  );
  faults.push(...load.faults, ...wrong);
}

/** The system refuses to remount while a server has its file open: so it starts on a disk that is read-only. */
async function startReadOnly(dataDir: string, disk: string, faults: string[]): Promise<void> {
  spawnSync('mount', ['-o', 'remount,ro', disk]);
  const server = await startShopUnready({ DATA_DIR: dataDir });
  await refuses(server, 'read-only disk', faults);
  spawnSync('mount', ['-o', 'remount,rw', disk]);
  await expectRecovery(server, 'read-only disk', faults);
  await server.stop();
}

/** Every write and sync of the database's files fails, as the kernel would answer it. */
async function injectFault(dataDir: string, error: string, faults: string[]): Promise<void> {
  await mkdir(dataDir);
  const server = await startShop({ DATA_DIR: dataDir });
  const load = startLoad(() => [server.url], CLIENTS, error);
  const conversationId = await startChat(server.url);
  await sleep(700);
  const tracer = await attach(server, dataDir, error);
  await refuses(server, error, faults);
  const key = crypto.randomUUID();
  const say = () => post(server.url, '/api/chat/message', { conversationId, message: '48 caps' }, key);
  const refused = await say();
  if (refused.status !== 503 || !String(refused.body.detail).includes('(816)'))
    faults.push(`${error}: the chat answered ${refused.status} ${refused.body.detail}`);
  tracer.kill('SIGINT');
  await once(tracer, 'exit');
  await expectRecovery(server, error, faults);
  const again = await say();
  if (again.status !== 200) faults.push(`${error}: the chat's retry answered ${again.status}`);
  await load.stop();
  await tellOf(error, load, server.url, faults);
  await server.stop();
}

async function attach(server: Running, dataDir: string, error: string): Promise<ChildProcess> {
  const file = sqliteFile(dataDir);
  const tracer = spawn(
    'strace',
    ['-f', '-o', '/dev/null', '-p', String(server.process.pid)].concat(
      ['', '-wal', '-shm'].flatMap((suffix) => ['-P', file + suffix]),
      ['-e', `inject=pwrite64,fsync,fdatasync,ftruncate:error=${error}`],
    ),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (tracer.stderr) await once(tracer.stderr, 'data');
  return tracer;
}

/** A crash with a damaged log costs nothing that was there five seconds before. */
async function damageLog(dataDir: string, faults: string[]): Promise<void> {
  await mkdir(dataDir);
  const server = await startShop({ DATA_DIR: dataDir });
  for (let n = 0; n < LEADS; n++) await post(server.url, '/api/contact', contact(`log-${n}`));
  const log = `${sqliteFile(dataDir)}-wal`;
  const size = async () => {
    const handle = await open(log, 'r+');
    const { size } = await handle.stat();
    if (size > 0) await handle.write(Buffer.alloc(64, 0xff), 0, 64, Math.floor(size / 2));
    await handle.close();
    return size;
  };
  // Five seconds of rest, and at most five more until the next look.
  await sleep(11_000);
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
  const damaged = await size();
  const next = await startShop({ DATA_DIR: dataDir });
  const owner = await signIn(next.url);
  const kept = (await owner.list('/api/admin/leads?limit=200')).length;
  console.log(
    `  log of ${damaged} bytes damaged in its middle after a crash: ${kept} of ${LEADS} leads are there`,
  );
  if (kept !== LEADS) faults.push(`${LEADS - kept} leads were lost with the log`);
  await next.stop();
}
