// Starts the servers that the benchmark measures, each a process of its own, and waits until they answer.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface Running {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Runs `node ...args` with PORT set (and `--port` replaced), a free one unless `env` names it; resolves at its first 200 on `path`. */
export async function startServer(
  args: string[],
  env: Record<string, string> = {},
  path = '/readyz',
): Promise<Running> {
  const port = env.PORT ?? (await freePort());
  const child = spawn(
    'node',
    args.map((arg) => arg.replace('PORT', String(port))),
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'off',
        ...env,
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await firstAnswer(`${url}${path}`, child);
  return {
    url,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Resolves when `url` answers 200; throws if the process ends before, or after 30 s. */
export async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`no answer from ${url}`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}

/** The middle value; of an even count the lower of the two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
