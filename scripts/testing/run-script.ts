// Runs one of the project's commands as people do, in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Sees no environment but PATH, where compiled code is kept and `env`, and `stdin` as its input; `code` is the exit code. */
export async function runScript(
  name: string,
  args: string[],
  env: Record<string, string>,
  stdin = '',
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', name), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
  // It may end without reading.
  child.stdin.on('error', () => {}).end(stdin);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}
