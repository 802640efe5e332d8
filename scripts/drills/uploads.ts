// Files arrive whole whatever happens on the way: `npm run drill -- uploads`. 250 MB with connections that are cut and a server
// that is killed in the middle, four files at once, small ones, and some made to end whoever opens them; the server's memory
// and its answers meanwhile.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { median, type Running } from '../bench/processes.ts';
import { makeBombs } from './bombs.ts';
import { mustPost, report, startChat, startShop } from './visitors.ts';

const MB = 1024 ** 2;
const PART = 8 * MB;
/** How long the server is looked at without uploads. */
const BESIDE_MS = 8_000;

interface Upload {
  id: string;
  file: Buffer;
  headers: Record<string, string>;
}

export async function drillUploads(dir: string): Promise<void> {
  const faults: string[] = [];
  const where = { DATA_DIR: join(dir, 'uploads') };
  let server = await startShop(where);

  const large = await begin(server, randomBytes(250 * MB));
  const startedAt = performance.now();
  await send(server, large, { until: 90 * MB });
  for (let cut = 0; cut < 3; cut++) await cutPart(server, large);
  server.process.kill('SIGKILL');
  server = await startShop(where);
  const kept = await offsetOf(server, large);
  if (kept < 90 * MB) faults.push(`of 90 MB that were acknowledged ${kept} bytes outlived a kill -9`);
  await send(server, large);
  const seconds = (performance.now() - startedAt) / 1000;
  check(where.DATA_DIR, large, '250 MB, three cuts and a kill -9', faults);
  console.log(`  250 MB with three cuts, a kill -9 and a restart: ${seconds.toFixed(1)} s`);

  await server.stop();
  server = await startShop(where);
  const rest = await settledMemory(server);
  const watch = watchMemory(server);
  const four = await Promise.all(Array.from({ length: 4 }, () => begin(server, randomBytes(50 * MB))));
  await Promise.all(four.map((upload) => send(server, upload)));
  for (const upload of four) check(where.DATA_DIR, upload, 'four of 50 MB at once', faults);
  const bombs = [...makeBombs().values()];
  await checkAll(server, bombs);
  const most = watch.stop();
  console.log(`  memory: ${rest} MB at rest, ${most} MB at most meanwhile, ${most - rest} more (at most 60)`);
  if (most - rest > 60) faults.push(`the server's memory grew by ${most - rest} MB`);
  const alone = await answerTimes(server, new Promise((resolve) => setTimeout(resolve, BESIDE_MS)));
  const beside = await answerTimes(server, checkAll(server, bombs));
  console.log(
    `  a message beside ${bombs.length} bombs: median ${beside.median.toFixed(1)}, p99 ${beside.p99.toFixed(1)} ms; alone ${alone.median.toFixed(1)}, ${alone.p99.toFixed(1)} ms`,
  );
  for (const bytes of [0, 1, 1024, PART - 1, PART, PART + 1]) {
    const small = await begin(server, randomBytes(bytes));
    await send(server, small);
    check(where.DATA_DIR, small, `${bytes} bytes`, faults);
  }
  await server.stop();
  report(faults);
}

async function begin({ url }: Running, file: Buffer): Promise<Upload> {
  const headers = { 'x-conversation': await startChat(url) };
  const response = await fetch(`${url}/api/artwork`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'sign.tif', bytes: file.length, sha256: sha256(file) }),
  });
  const { artworkId } = (await response.json()) as { artworkId: string };
  return { id: artworkId, file, headers };
}

/** From where the server says; a file of no bytes is finished by a part of none. */
async function send(server: Running, upload: Upload, { until = upload.file.length } = {}): Promise<void> {
  let offset = await offsetOf(server, upload);
  do {
    const part = upload.file.subarray(offset, Math.min(offset + PART, until));
    const response = await fetch(`${server.url}/api/artwork/${upload.id}`, {
      method: 'PATCH',
      headers: { ...partHeaders(upload, offset) },
      body: new Uint8Array(part),
    });
    if (response.status !== 204)
      throw new Error(`a part answered ${response.status}: ${await response.text()}`);
    offset = Number(response.headers.get('upload-offset'));
  } while (offset < until);
}

/** Half a part, and then the line is gone. */
async function cutPart(server: Running, upload: Upload): Promise<void> {
  const offset = await offsetOf(server, upload);
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const headers = Object.entries({ host, 'content-length': PART, ...partHeaders(upload, offset) });
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`PATCH /api/artwork/${upload.id} HTTP/1.1\r\n${head}\r\n`);
  const half = upload.file.subarray(offset, offset + PART / 2);
  await new Promise((resolve) => socket.write(half, resolve));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
}

const partHeaders = ({ headers }: Upload, offset: number) => ({
  ...headers,
  'content-type': 'application/partial-upload',
  'upload-offset': String(offset),
});

async function offsetOf({ url }: Running, { id, headers }: Upload): Promise<number> {
  const response = await fetch(`${url}/api/artwork/${id}`, { method: 'HEAD', headers });
  return Number(response.headers.get('upload-offset'));
}

function check(dataDir: string, { id, file }: Upload, what: string, faults: string[]): void {
  const arrived = readFileSync(join(dataDir, 'artwork', id));
  if (sha256(arrived) !== sha256(file)) faults.push(`${what}: it arrived changed`);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Sends files that are hard to open, two at once, and resolves when all were looked at. */
async function checkAll(server: Running, files: Buffer[]): Promise<void> {
  const uploads: Upload[] = [];
  for (const file of files) {
    const upload = await begin(server, file);
    await send(server, upload);
    uploads.push(upload);
  }
  for (const { id, headers } of uploads)
    for (let state = 'checking'; state === 'checking'; ) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      ({ state } = (await (await fetch(`${server.url}/api/artwork/${id}`, { headers })).json()) as Upload & {
        state: string;
      });
    }
}

/** Milliseconds that a message of a visitor's takes until `done`, one after the other. */
async function answerTimes(
  { url }: Running,
  done: Promise<unknown>,
): Promise<{ median: number; p99: number }> {
  let isDone = false;
  const ended = done.finally(() => {
    isDone = true;
  });
  const times: number[] = [];
  while (!isDone) {
    const conversationId = await startChat(url);
    for (const message of ['48 black tees', 'one color on the front', 'by the end of next month']) {
      const startedAt = performance.now();
      await mustPost(200, url, '/api/chat/message', { conversationId, message, language: 'en' });
      times.push(performance.now() - startedAt);
    }
  }
  await ended;
  const sorted = times.toSorted((a, b) => a - b);
  return { median: median(sorted), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
}

/** Once it has nothing to do, and has given back what its start took. */
async function settledMemory(server: Running): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < 30; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    least = Math.min(least, memoryOf(server));
  }
  return least;
}

function watchMemory(server: Running): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server));
  }, 20);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** Resident, in MB; NaN where the system does not tell. */
function memoryOf({ process: { pid } }: Running): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
}
