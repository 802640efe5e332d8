// The owner's folder: its files and their bytes, and what cannot be read of them.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mistake } from '../shop-facts-error.ts';

/** File names of a folder in order; none if it does not exist. */
export async function listNames(dir: string, folder: string, mistakes: Mistake[]): Promise<string[]> {
  try {
    const found = await readdir(join(dir, folder), { withFileTypes: true });
    return found
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') mistakes.push(unreadable(folder, 'a folder', error));
    return [];
  }
}

/** What `take` makes of a file's bytes; undefined, and a mistake more, where it is not there or no such thing. */
export async function readOwn<T>(
  dir: string,
  file: string,
  expected: string,
  mistakes: Mistake[],
  take: (bytes: Uint8Array) => T,
): Promise<T | undefined> {
  try {
    return take(await readFile(join(dir, file)));
  } catch (error) {
    mistakes.push(unreadable(file, expected, error));
    return undefined;
  }
}

/** Throws where they are no text in UTF-8. */
export const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const unreadable = (file: string, expected: string, error: unknown): Mistake => ({
  file,
  line: 1,
  message:
    codeOf(error) === 'ENOENT'
      ? `expected ${expected}, but it is missing`
      : `expected ${expected}: ${error instanceof Error ? error.message : String(error)}`,
});

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
