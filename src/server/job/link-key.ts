// The key from which the tokens of job links are made: the environment's, or one that is made at the first start.
import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env/env.ts';
import { makeFolderOf } from '../env/start-errors.ts';

/** LINK_KEY, else what stands in `link-key` of DATA_DIR (0600), which is written where it is not there. */
export function openLinkKey({ linkKey, dataDir }: Pick<Env, 'linkKey' | 'dataDir'>): string {
  if (linkKey !== null) return linkKey;
  makeFolderOf('DATA_DIR', dataDir);
  const file = join(dataDir, 'link-key');
  return readKey(file) ?? makeKey(file);
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} holds the key of the job links and cannot be read`, { cause: error });
  }
}

/** Whole or not at all, and the same for all instances that start together on one folder: the first wins. */
function makeKey(file: string): string {
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(fresh, file);
  } catch {
    // A file system without hard links; else another instance was quicker.
    if (readKey(file) === undefined) renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
  const key = readKey(file);
  if (key === undefined) throw new Error(`${file}, the key of the job links, could not be written`);
  return key;
}
