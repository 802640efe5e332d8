// A voice that is a program of this machine: text on its standard input, sound on its standard output. No shell.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { createGroup } from './process-group.ts';
import { interruption, LONGEST_SOUND, type SpeechEngine, SpeechError, toSound } from './speech-engine.ts';

/** How many run at a time: a burst of visitors must not take the machine. */
const AT_ONCE = 4;

/**
 * `command` is a program and its arguments, `env` what it gets to see of the environment.
 *
 *     const engine = createSpeechCommand(['espeak-ng', '--stdin', '--stdout'], process.env);
 */
export function createSpeechCommand(command: readonly string[], env: NodeJS.ProcessEnv): SpeechEngine {
  const waitForTurn = createConcurrencyLimit(AT_ONCE);
  return {
    voice: command.join('\n'),
    async speak(text, signal) {
      const leave = await waitForTurn(signal).catch(() => {
        throw interruption(signal);
      });
      const program = await start(command, env).catch((error: unknown) => {
        leave();
        throw error;
      });
      program.once('exit', leave);
      return toSound(await exchange(program, text, signal));
    },
  };
}

type Program = ChildProcessByStdio<Writable, Readable, null>;

async function start([file = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<Program> {
  try {
    // Detached: a process group of its own, so that a wrapper's children end with it.
    const program = spawn(file, args, { env, detached: true, stdio: ['pipe', 'pipe', 'ignore'] });
    await once(program, 'spawn');
    return program;
  } catch (error) {
    // Node's error holds the arguments, which may hold a key.
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new SpeechError(`the program could not be started${code}`);
  }
}

/** What the program writes for the text; it does not outlive the answer by more than its grace. */
function exchange(program: Program, text: string, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const group = createGroup(program);
    const fail = (error: SpeechError) => {
      reject(error);
      program.stdout.destroy();
      group.end();
    };
    const onAbort = () => fail(interruption(signal));
    signal.addEventListener('abort', onAbort, { once: true });

    const pieces: Buffer[] = [];
    let length = 0;
    program.stdout.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > LONGEST_SOUND) fail(new SpeechError('the program wrote too much'));
      else pieces.push(piece);
    });
    program.on('close', (code) => {
      signal.removeEventListener('abort', onAbort);
      group.kill();
      if (code === 0) resolve(Buffer.concat(pieces));
      else reject(new SpeechError(`the program ended with ${code ?? 'a signal'}`));
    });
    // A program that reads nothing closes the pipe; whether it spoke is told by what it wrote and how it ended.
    program.stdin.on('error', () => {});
    program.stdout.on('error', () => {});
    // On one line: some programs speak each line into a file of its own.
    program.stdin.end(`${text.replace(/\s+/g, ' ')}\n`);
    if (signal.aborted) onAbort();
  });
}
