// How long `npm start` takes to its first 200 when nothing is stale, and the memory at rest after it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstAnswer, freePort, median } from './processes.ts';

const ROUNDS = 5;

/** Prints milliseconds from `npm start` to the first 200 of / and the server's resident memory in MB. */
export async function benchStartUp(dir: string): Promise<void> {
  const times: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const port = await freePort();
    const startedAt = performance.now();
    const npm = spawn('npm', ['start'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), DATA_DIR: join(dir, 'start-up'), LOG_LEVEL: 'silent' },
    });
    await firstAnswer(`http://127.0.0.1:${port}/`, npm);
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    memory.push(await residentMegabytes(await serverBelow(npm.pid ?? 0)));
    npm.kill('SIGTERM');
    await once(npm, 'exit');
  }
  console.log(`\nnpm start to first 200: ${median(times).toFixed(0)} ms (median of ${ROUNDS})`);
  console.log(`memory at rest: ${median(memory).toFixed(0)} MB resident`);
}

/** The last process of the chain npm -> sh -> node; the shell is replaced by the server. */
async function serverBelow(pid: number): Promise<number> {
  const children = await childrenOf(pid);
  const [first] = children;
  return first === undefined ? pid : serverBelow(first);
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number));
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
