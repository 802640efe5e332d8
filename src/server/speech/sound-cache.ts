// Sounds kept on disk, up to so many bytes; the oldest make room. Only for texts that hold nobody's data.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSound, type Sound } from '../../speech/sound.ts';
import { makeFolder } from '../../storage/dialect/make-folder.ts';

export interface SoundCache {
  /** Null for one that is not kept, or no longer as it was. */
  find(key: string): Promise<Sound | null>;
  /** Rejects where the disk does not take it. */
  keep(key: string, sound: Sound): Promise<void>;
}

/** A file is the SHA-256 of the sound, and the sound. */
const DIGEST_BYTES = 32;

/** `folder` is made at first need, for this user alone; all files in it together are `most` bytes at most. */
export function createSoundCache(folder: string, most: number): SoundCache {
  let last: Promise<void> = Promise.resolve();
  return {
    async find(key) {
      const file = await readFile(join(folder, nameOf(key))).catch(() => null);
      if (!file) return null;
      const bytes = file.subarray(DIGEST_BYTES);
      return digest(bytes).equals(file.subarray(0, DIGEST_BYTES)) ? readSound(bytes) : null;
    },
    keep(key, { bytes }) {
      // One after another: two that make room at a time would count the same room.
      const done = last.then(() => write(key, Buffer.concat([digest(bytes), bytes])));
      last = done.catch(() => {});
      return done;
    },
  };

  async function write(key: string, file: Buffer): Promise<void> {
    if (file.length > most) return;
    makeFolder(folder);
    await makeRoom(file.length);
    const path = join(folder, nameOf(key));
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await writeFile(unfinished, file, { mode: 0o600 });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Files that a crash left unfinished count too, and go as the oldest. */
  async function makeRoom(needed: number): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const { size, mtimeMs } = await stat(join(folder, name));
        return { name, size, mtimeMs };
      }),
    );
    let total = needed + files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= most) return;
      await rm(join(folder, name), { force: true });
      total -= size;
    }
  }
}

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
