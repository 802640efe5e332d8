// Makes a folder with those above it.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes `dir` for its owner alone, unless it is there. Throws the system's error where that cannot be; unlike mkdir's
 * own `recursive`, which never returns from a file system such as /proc that lets nobody make anything.
 */
export function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && statSync(dir).isDirectory()) return;
    const parent = dirname(dir);
    if (code !== 'ENOENT' || parent === dir || statSync(parent, { throwIfNoEntry: false })) throw error;
    makeFolder(parent);
    mkdirSync(dir, { mode: 0o700 });
  }
}
