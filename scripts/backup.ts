// `npm run backup -- FILE`: a consistent copy of the SQLite database in a new file, also while the server runs, and of the
// artwork in a new folder FILE.artwork after it: no row of the copy lacks its file.
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '../src/server/env/env.ts';
import { backUpSqlite } from '../src/storage/copies/backup.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main([target, ...rest]: string[]): Promise<void> {
  if (!target || rest.length > 0) throw new Error('usage: npm run backup -- FILE');
  const env = readEnv(process.env);
  if (env.databaseUrl) {
    throw new Error('The data is in the PostgreSQL that DATABASE_URL names: back it up with pg_dump.');
  }
  const { file, bytes, leads, conversations } = await backUpSqlite(env.dataDir, target);
  console.log(`Wrote ${file}: ${bytes} bytes, ${leads} leads, ${conversations} conversations.`);
  const copied = await copyArtwork(env.artworkDir, `${file}.artwork`);
  if (copied > 0) console.log(`Wrote ${file}.artwork: ${copied} files.`);
}

/** How many files; no folder is made for none. Shares the disk's blocks where the file system can. */
async function copyArtwork(from: string, to: string): Promise<number> {
  const names = await readdir(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return 0;
  await mkdir(to, { mode: 0o700 });
  let copied = 0;
  for (const name of names) {
    try {
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
      copied++;
    } catch (error) {
      // Taken back meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return copied;
}
