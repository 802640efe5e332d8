// `npm run seed`: a plausible month of conversations and leads, to look at. Refuses where there is any.
import { createArtworkFiles } from '../src/server/artwork/artwork-files.ts';
import { readEnv } from '../src/server/env/env.ts';
import { loadShop } from '../src/shop/load-shop.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import { seedArtwork } from './seed/seed-artwork.ts';
import { seedMonth } from './seed/seed-month.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const shop = await loadShop(env.shopDir);
  const storage = await openStorage(
    env.databaseUrl ? { databaseUrl: env.databaseUrl } : { dataDir: env.dataDir },
  );
  try {
    const { conversations, leads } = await seedMonth(storage, shop, new Date());
    const files = await seedArtwork(storage, createArtworkFiles(env.artworkDir), shop);
    console.log(
      `Stored ${conversations} conversations, ${leads} leads and ${files} files of the last month.`,
    );
  } finally {
    await storage.close();
  }
}
