// `npm run privacy -- export|erase ADDRESS`: everything stored about an e-mail address, as JSON on standard output, or
// gone from the database and its files. Also while the server runs.
import { isEmail } from '../src/schemas/contact-details.ts';
import { type Env, readEnv } from '../src/server/env/env.ts';
import { loadShop } from '../src/shop/load-shop.ts';
import { getSqliteFile } from '../src/storage/dialect/sqlite.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import type { PersonalDataStore } from '../src/storage/storage.ts';

const USAGE = 'usage: npm run privacy -- export|erase ADDRESS';

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main([command, text = '', ...rest]: string[]): Promise<void> {
  if ((command !== 'export' && command !== 'erase') || rest.length > 0) throw new Error(USAGE);
  const address = text.trim();
  if (!isEmail(address)) throw new Error(`That is no e-mail address; ${USAGE}`);
  const env = readEnv(process.env);
  if (command === 'erase') await refuseOwnAddress(address, env);
  if (env.databaseUrl === null) {
    getSqliteFile(env.dataDir);
    // SQLite rewrites its file by way of a copy, for which a container's /tmp may be too small.
    process.env.SQLITE_TMPDIR ??= env.dataDir;
  }
  const storage = await openStorage(
    env.databaseUrl ? { databaseUrl: env.databaseUrl } : { dataDir: env.dataDir },
  );
  try {
    await (command === 'export' ? writeOut : erase)(storage.personalData, address);
  } finally {
    await storage.close();
  }
}

/** Carl tells it to visitors: everything he said it in would go. */
async function refuseOwnAddress(address: string, env: Env): Promise<void> {
  const { brand } = await loadShop(env.shopDir);
  const own = [brand.email, env.notifyEmail].map((email) => email?.toLowerCase());
  if (own.includes(address.toLowerCase())) {
    throw new Error(
      "That is the shop's own address: it stands in what visitors were told, and is not erased.",
    );
  }
}

async function writeOut(personalData: PersonalDataStore, address: string): Promise<void> {
  const found = await personalData.find(address);
  console.log(JSON.stringify({ address, ...found }, null, 2));
  if (found.leads.length + found.conversations.length === 0)
    console.error('Nothing is stored about that address.');
}

async function erase(personalData: PersonalDataStore, address: string): Promise<void> {
  const { leads, conversations } = await personalData.erase(address);
  console.log(
    leads + conversations === 0
      ? 'Nothing was stored about that address.'
      : `Erased ${leads} leads and ${conversations} conversations. Backups and mails already sent are not reached.`,
  );
}
