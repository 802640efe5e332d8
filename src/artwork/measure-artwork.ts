// Measures a file in a child process of its own: nothing in the file is run, fetched or believed.
import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type ArtworkFacts, type ArtworkKind, artworkFactsSchema } from '../schemas/artwork.ts';
import { blankFacts } from './blank-facts.ts';
import { DONE, GRACE_MS, LONGEST_MS } from './limits.ts';
import { HEAD_BYTES, recognize } from './recognize.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CHILD = join(import.meta.dirname, 'child.ts');
const CODE = ['src', 'node_modules', 'package.json'].map((name) => join(ROOT, name));
/** Of these native code reads the pixels; an EPS brings a TIFF. */
const RASTERS: readonly ArtworkKind[] = ['png', 'jpeg', 'tiff', 'webp', 'avif', 'gif', 'eps'];
/** More than any facts come to. */
const LONGEST_ANSWER = 1024 * 1024;

export type MeasureOptions = {
  /** Where a PNG of at most 1,200 px goes, if one can be made; null for none. */
  pictureFile: string | null;
  signal: AbortSignal;
};

/**
 * Measures one file within 600 MB and 20 s. A bad file never rejects: what ended the measuring is a fact.
 * One at a time is the caller's matter. Rejects with the signal's reason where that aborts, and where the file is gone.
 *
 *     const facts = await measureArtwork(file, { pictureFile: `${file}.png`, signal });
 *     const findings = judge(facts, print).map((verdict) => wordFinding(verdict, facts, print, fees));
 */
export async function measureArtwork(file: string, options: MeasureOptions): Promise<ArtworkFacts> {
  options.signal.throwIfAborted();
  const path = resolve(file);
  const { kind, otherKind } = recognize(await readHead(path));
  const blank = { ...blankFacts(kind), otherKind };
  if (kind === 'empty' || kind === 'other') return blank;
  const answer = await runChild(kind, path, options);
  return readFacts(blank, answer);
}

async function readHead(path: string): Promise<Buffer> {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

/** What the child wrote, whole or not. */
function runChild(kind: ArtworkKind, path: string, { pictureFile, signal }: MeasureOptions): Promise<string> {
  const child = spawn(process.execPath, argumentsOf(kind, path, pictureFile), {
    // Nothing of the server's environment: it holds keys.
    env: {},
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolved, reject) => {
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, LONGEST_MS + GRACE_MS);
    signal.addEventListener('abort', kill, { once: true });
    let answer = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      answer += piece;
      if (answer.length > LONGEST_ANSWER) kill();
    });
    // A child that cannot be started says nothing, and closes.
    child.on('error', () => {});
    child.on('close', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      if (signal.aborted) reject(signal.reason);
      else resolved(answer);
    });
  });
}

function argumentsOf(kind: ArtworkKind, path: string, pictureFile: string | null): string[] {
  const picture = pictureFile && resolve(pictureFile);
  return [
    '--permission',
    ...[...CODE, path].map((readable) => `--allow-fs-read=${readable}`),
    ...(picture ? [`--allow-fs-write=${dirname(picture)}`] : []),
    ...(RASTERS.includes(kind) ? ['--allow-addons'] : []),
    // For the watchdog's thread.
    '--allow-worker',
    '--no-warnings',
    '--max-old-space-size=400',
    CHILD,
    kind,
    path,
    picture ?? '-',
  ];
}

/** The child's lines, later ones over earlier ones; a child that never said it was done has crashed. */
function readFacts(blank: ArtworkFacts, answer: string): ArtworkFacts {
  const lines = answer.split('\n');
  let facts = blank;
  for (const line of lines) {
    const piece = parseLine(line);
    const parsed = piece && artworkFactsSchema.safeParse({ ...facts, ...piece });
    if (parsed?.success) facts = parsed.data;
  }
  const hasCrashed = facts.endedBy === 'crash' || (facts.endedBy === null && !lines.includes(DONE));
  if (!hasCrashed) return facts;
  return { ...facts, endedBy: 'crash', kind: facts.structure === null ? 'unreadable' : facts.kind };
}

function parseLine(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    // Half a line: the child was ended while it wrote.
    return null;
  }
}
