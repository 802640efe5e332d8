// Speech programs for tests: scripts of Node, so that they run on any machine that runs the tests.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWav } from './sounds.ts';

/** What each program does; `folder` is where it leaves a file named by its process, with what it was told in it. */
const SCRIPTS = {
  good: 'speak()',
  'reads nothing': "process.stdin.destroy(); note(''); write(WAV)",
  'waits until it may':
    "setInterval(() => existsSync(folder + '/go') && speak().then(() => process.exit()), 20)",
  hangs: 'setInterval(() => {}, 1000)',
  'does not want to end':
    "process.on('SIGTERM', () => {}); process.on('SIGHUP', () => {}); setInterval(() => {}, 1000)",
  'stops in the middle': 'write(WAV.subarray(0, 1000)); setInterval(() => {}, 1000)',
  'has a child': "child('pipe'); setInterval(() => {}, 1000)",
  'leaves a child behind': "child('inherit')",
  'speaks and leaves a child behind': "child('ignore'); write(WAV)",
  'exits with 3': 'write(WAV).then(() => process.exit(3))',
  'kills itself': "process.kill(process.pid, 'SIGKILL')",
  'writes nothing': '',
  'writes garbage': "write(Buffer.from('cannot find voice'.repeat(1000)))",
  'writes 100 MB':
    'const piece = Buffer.concat([WAV, Buffer.alloc(1e6)]); (async () => { for (let i = 0; i < 100; i++) await write(piece) })()',
} as const;

export type Program = keyof typeof SCRIPTS;

const BEFORE = `
const { existsSync, writeFileSync } = require('node:fs');
const folder = process.argv[1];
const WAV = Buffer.from('${makeWav({ seconds: 0.1, told: 0 }).toString('base64')}', 'base64');
const note = (words, pid = process.pid) => writeFileSync(folder + '/' + pid, words);
const write = (bytes) => new Promise((done) => process.stdout.write(bytes, done));
const speak = async () => { let words = ''; for await (const piece of process.stdin) words += piece; note(words); await write(WAV) };
const child = (stdout) => {
  const { spawn } = require('node:child_process');
  const { pid } = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { stdio: ['ignore', stdout, 'ignore'] });
  note('', pid);
  if (stdout !== 'pipe') process.nextTick(() => process.stdout.write('', () => process.exit()));
};
note('');
`;

export interface ProgramFolder {
  /** A program and its arguments. */
  command(program: Program): string[];
  /** The same as TTS_COMMAND has it. */
  commandLine(program: Program): string;
  /** The processes that there were. */
  pids(): number[];
  /** Those that are still there; who is dead but not yet buried by init is not. */
  alive(): number[];
  path: string;
  remove(): Promise<void>;
}

export async function makeProgramFolder(): Promise<ProgramFolder> {
  const path = await mkdtemp(join(tmpdir(), 'boldwork-speech-'));
  const command = (program: Program) => [process.execPath, '-e', BEFORE + SCRIPTS[program], path];
  const pids = () => readdirSync(path).flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  return {
    path,
    command,
    commandLine: (program) =>
      command(program)
        .map((word) => `'${word.replaceAll("'", `'"'"'`)}'`)
        .join(' '),
    pids,
    alive: () => pids().filter(isAlive),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

function isAlive(pid: number): boolean {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    // ps exits with 1 for a process that is not there.
    return false;
  }
}

/** True where the system has espeak-ng, a voice that is real. */
export function hasEspeak(): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, 'espeak-ng')));
}
