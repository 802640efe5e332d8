// The files of visitors' artwork: in one folder, each under its id. A file's length on disk is how much of it has come.
import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import {
  constants,
  copyFile,
  type FileHandle,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../storage/dialect/make-folder.ts';

/** What an object store would have to do in its place. */
export interface ArtworkFiles {
  /** Bytes that are there; undefined where the file is not. */
  length(id: string): Promise<number | undefined>;
  /** Makes an empty file. */
  create(id: string): Promise<void>;
  /**
   * Writes what `part` brings at `offset`, at most `most` bytes, and resolves with the file's length once that is on disk.
   * What came before `part` fails stays. Rejects with a PartTooLongError, or with what `part` or the disk failed of.
   */
  write(id: string, offset: number, part: AsyncIterable<Uint8Array>, most: number): Promise<number>;
  /** Cuts it back to nothing. */
  empty(id: string): Promise<void>;
  read(id: string): ReadStream;
  /** SHA-256 of what is there, hexadecimal. */
  digest(id: string): Promise<string>;
  /** Path of the file, for the check, which may read this one alone. */
  pathOf(id: string): string;
  /** Keeps a copy of the PNG at `from` as its picture: whole or not at all. */
  keepPicture(id: string, from: string): Promise<void>;
  /** Whether there is our own rendering of it. */
  hasPicture(id: string): Promise<boolean>;
  readPicture(id: string): ReadStream;
  /** Copies the file `from`, with its picture if it has one, to a new id; resolves once that is on disk. */
  copy(from: string, id: string): Promise<void>;
  /** With its picture; without effect where it is not. */
  delete(id: string): Promise<void>;
  /** Ids of the files that were there for an hour and more. */
  listOld(now: Date): Promise<string[]>;
  /** Bytes that are free on its disk; null where that cannot be seen. */
  freeBytes(): Promise<number | null>;
  /** How much of its disk is used, 0 to 1, as df counts; null where that cannot be seen. */
  usedShare(): Promise<number | null>;
}

export class PartTooLongError extends Error {
  override name = 'PartTooLongError';
}

const HOUR_MS = 3_600_000;
const DIGESTED_BYTES = 256 * 1024;
const OWN_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.png|\.part)?$/;

/** Makes `folder` for its owner alone at the first file. */
export function createArtworkFiles(folder: string): ArtworkFiles {
  const pathOf = (id: string) => join(folder, id);
  const pictureOf = (id: string) => join(folder, `${id}.png`);
  const unfinished = (id: string) => join(folder, `${id}.part`);
  return {
    length: async (id) => {
      const found = await stat(pathOf(id)).catch(nothingThere);
      return found?.size;
    },

    create: async (id) => {
      makeFolder(folder);
      const file = await open(pathOf(id), 'wx', 0o600);
      await file.close();
    },

    write: async (id, offset, part, most) => {
      const file = await open(pathOf(id), 'r+');
      try {
        await writeAll(file, offset, part, most);
      } finally {
        // Also what came before the part was cut: the next one goes on there.
        await file.datasync().finally(() => file.close());
      }
      return (await stat(pathOf(id))).size;
    },

    empty: async (id) => {
      const file = await open(pathOf(id), 'r+');
      await file.truncate(0).finally(() => file.close());
    },

    read: (id) => createReadStream(pathOf(id)),
    digest: (id) => digestOf(pathOf(id)),
    pathOf,
    keepPicture: async (id, from) => {
      await copyFile(from, unfinished(id));
      const file = await open(unfinished(id), 'r+');
      await file.datasync().finally(() => file.close());
      await rename(unfinished(id), pictureOf(id));
    },
    hasPicture: async (id) => (await stat(pictureOf(id)).catch(nothingThere)) !== undefined,
    readPicture: (id) => createReadStream(pictureOf(id)),

    copy: async (from, id) => {
      await copyToDisk(pathOf(from), pathOf(id));
      const hasPicture = (await stat(pictureOf(from)).catch(nothingThere)) !== undefined;
      if (hasPicture) await copyToDisk(pictureOf(from), pictureOf(id));
    },

    delete: async (id) => {
      await rm(pathOf(id), { force: true });
      await rm(pictureOf(id), { force: true });
      await rm(unfinished(id), { force: true });
    },

    listOld: async (now) => {
      const names = await readdir(folder).catch(nothingThere);
      const ids = new Set<string>();
      for (const name of names ?? []) {
        const [, id] = OWN_NAME.exec(name) ?? [];
        const found = id && (await stat(join(folder, name)).catch(nothingThere));
        if (id && found && found.mtimeMs < now.getTime() - HOUR_MS) ids.add(id);
      }
      return [...ids];
    },

    freeBytes: async () => {
      makeFolder(folder);
      const disk = await statfs(folder).catch(() => null);
      return disk && disk.bavail * disk.bsize;
    },

    usedShare: async () => {
      const disk = await statfs(folder).catch(() => null);
      if (!disk) return null;
      const used = disk.blocks - disk.bfree;
      return used / (used + disk.bavail);
    },
  };
}

async function copyToDisk(from: string, to: string): Promise<void> {
  // Where the file system can, both share what neither changes.
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  const file = await open(to, 'r+');
  await file.datasync().finally(() => file.close());
}

/** In one buffer for all of it: a stream would leave as many bytes behind as the file has. */
async function digestOf(path: string): Promise<string> {
  const [hash, buffer] = [createHash('sha256'), Buffer.allocUnsafe(DIGESTED_BYTES)];
  const file = await open(path, 'r');
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

async function writeAll(
  file: FileHandle,
  offset: number,
  part: AsyncIterable<Uint8Array>,
  most: number,
): Promise<void> {
  let written = 0;
  for await (const bytes of part) {
    if (written + bytes.length > most) throw new PartTooLongError('More came than the file has.');
    // One write may take less than it is given.
    for (let from = 0; from < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, from, bytes.length - from, offset + written);
      from += bytesWritten;
      written += bytesWritten;
    }
  }
}

function nothingThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
