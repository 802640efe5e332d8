// `npm run copy-to-postgres -- URL`: the SQLite database of DATA_DIR into an empty PostgreSQL. Stop the server before:
// what it stores meanwhile stays behind.
import { readEnv } from '../src/server/env/env.ts';
import { isUrl } from '../src/server/env/env-formats.ts';
import { copyToPostgres } from '../src/storage/copies/copy-to-postgres.ts';

const USAGE = 'usage: npm run copy-to-postgres -- postgres://user:password@host:5432/name';

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main([url, ...rest]: string[]): Promise<void> {
  if (!url || !isUrl('postgres:', 'postgresql:')(url) || rest.length > 0) throw new Error(USAGE);
  const copied = Object.entries(await copyToPostgres(readEnv(process.env).dataDir, url));
  console.log(`Copied ${copied.map(([table, rows]) => `${rows} ${table}`).join(', ')}.`);
}
