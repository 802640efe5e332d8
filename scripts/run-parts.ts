// Runs what the command line names of several parts, or all of them, one after another.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Each part gets an empty folder, which goes when it has ended. An unknown name ends the process, exit 1. */
export async function runParts(parts: Record<string, (dir: string) => Promise<void>>): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
    process.exit(1);
  }
  for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
    const dir = await mkdtemp(join(tmpdir(), 'boldwork-'));
    console.log(`\n${name}`);
    try {
      await parts[name]?.(dir);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  }
}
