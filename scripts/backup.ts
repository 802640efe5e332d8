// `npm run backup -- FILE`: a consistent copy of the SQLite database in a new file, also while the server runs.
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
}
