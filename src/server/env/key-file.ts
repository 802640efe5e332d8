// Keys that are made at the first start and kept in DATA_DIR, readable by its owner alone.
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolderOf } from './start-errors.ts';

/**
 * The text in the file `name` of the folder; what `make` gives is written there (0600) where it is not there. `what` says
 * whose key it is. Throws an Error where it can be neither read nor written.
 *
 *     const key = openKeyFile(dataDir, 'link-key', { what: 'the key of the job links', make: () => randomKey() });
 */
export function openKeyFile(
  dataDir: string,
  name: string,
  { what, make }: { what: string; make: () => string },
): string {
  makeFolderOf('DATA_DIR', dataDir);
  const file = join(dataDir, name);
  const found = readKey(file, what) ?? writeKey(file, make(), what);
  if (found === undefined) throw new Error(`${file}, ${what}, could not be written`);
  return found;
}

function readKey(file: string, what: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} holds ${what} and cannot be read`, { cause: error });
  }
}

/** Whole or not at all, and the same for all instances that start together on one folder: the first wins. */
function writeKey(file: string, key: string, what: string): string | undefined {
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, `${key}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(fresh, file);
  } catch {
    // A file system without hard links; else another instance was quicker.
    if (readKey(file, what) === undefined) renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
  return readKey(file, what);
}
