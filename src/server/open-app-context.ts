// Opens what the server is built from: the database, the shop's facts, the pages, and somebody who can sign in.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { loadShop } from '../shop/load-shop.ts';
import { createStorage } from '../storage/open-storage.ts';
import { type Storage, StorageUnavailableError } from '../storage/storage.ts';
import { ensureAdmin } from './accounts/first-admin.ts';
import { createAlerts, type RunnableAlerts } from './alerts/alerts.ts';
import type { AppContext } from './app-context.ts';
import { createArtworkFiles } from './artwork/artwork-files.ts';
import { createArtworkChecks, type RunnableArtworkChecks } from './artwork/checks.ts';
import { createMockups } from './artwork/mockups.ts';
import type { Env } from './env/env.ts';
import { makeFolderOf } from './env/start-errors.ts';
import { createHealth } from './health.ts';
import { createJobLinks } from './job/job-links.ts';
import { openLinkKey } from './job/link-key.ts';
import { openReplyAddresses } from './mailbox/reply-address.ts';
import { openModel } from './model/open-model.ts';
import { senderOf } from './notifications/mails/sender.ts';
import { createNotifier, type RunnableNotifier } from './notifications/notifier.ts';
import type { PageBuild } from './pages/compose-document.ts';
import { createPages } from './pages/pages.ts';
import type { Assets } from './routes/assets.ts';
import { openSpeech } from './speech/open-speech.ts';
import { createVisitCounter, type RunnableVisitCounter } from './visits/visit-counter.ts';

interface Front {
  build: PageBuild;
  assets: Assets | null;
  /** False where pages change with every edit. */
  isKept?: boolean;
}

/** AppContext with what begins to work once the server listens. */
export interface RunnableAppContext extends AppContext {
  notifier: RunnableNotifier;
  alerts: RunnableAlerts;
  visits: RunnableVisitCounter;
  artworkChecks: RunnableArtworkChecks;
}

/** The shop's facts, and the pages that are made of them. */
export type Site = Pick<AppContext, 'shop' | 'pages' | 'assets'>;

/** Rejects with a ShopFactsError, or with the error of the pages' front. */
export async function openSite(env: Env, front: Promise<Front>): Promise<Site> {
  const [current, { build, assets, isKept = true }] = await Promise.all([loadShop(env.shopDir), front]);
  const shop = { current, mistakes: [] };
  return { shop, assets, pages: createPages(build, { shop, env, now, isKept }) };
}

const now = () => new Date();

/**
 * Rejects with the error of whatever cannot be opened. `isOpen` is false where the database cannot be used yet: its
 * storage's `open` is then to be tried again.
 */
export async function openAppContext(
  env: Env,
  site: Promise<Site>,
): Promise<{ context: RunnableAppContext; isOpen: boolean }> {
  if (env.databaseUrl === null) makeFolderOf('DATA_DIR', env.dataDir);
  const storage = createStorage(
    env.databaseUrl ? { databaseUrl: env.databaseUrl } : { dataDir: env.dataDir },
  );
  const [isOpen, { shop, pages, assets }] = await Promise.all([openNow(storage, env), site]);
  // After the database: where DATA_DIR takes no file, that is what the owner should read of.
  makeFolderOf('ARTWORK_DIR', env.artworkDir);
  const artworkFiles = createArtworkFiles(env.artworkDir);
  const artworkChecks = createArtworkChecks({ storage, artworkFiles, now });
  const health = createHealth({ storage, artworkFiles, env, now });
  const mockups = createMockups({ artworkFiles, shop });
  const key = openLinkKey(env);
  const jobLinks = createJobLinks({ storage, key, now });
  const replyAddresses = openReplyAddresses(env, senderOf(shop.current, env), key);
  const notified = { storage, shop, env, artworkFiles, mockups, jobLinks, replyAddresses, now };
  const notifier = createNotifier(notified);
  // From the first lead on.
  if (isOpen) await notifier.ways.pusher.look();
  const alerts = createAlerts({ storage, shop, env, notifier, now }, notifier.ways);
  const visits = createVisitCounter({ storage, shop, now });
  const beginModelTurn = openModel({ storage, shop, env, now });
  const speech = openSpeech({ storage, shop, env, now });
  const log = { level: env.logLevel };
  return {
    context: {
      storage,
      shop,
      env,
      pages,
      assets,
      artworkFiles,
      artworkChecks,
      health,
      mockups,
      jobLinks,
      replyAddresses,
      notifier,
      alerts,
      visits,
      beginModelTurn,
      speech,
      live: { heartbeatMs: 15_000, pollMs: 7_000 },
      now,
      sleep,
      log,
    },
    isOpen,
  };
}

/** Sees to it that there is somebody who can sign in, and logs what was made for that. */
export async function ensureSomebodyCanSignIn(
  { storage, env, now }: AppContext,
  log: FastifyBaseLogger,
): Promise<void> {
  const said = await ensureAdmin({
    users: storage.users,
    rateLimits: storage.rateLimits,
    admin: env.admin,
    dataDir: env.dataDir,
    now: now(),
    print: process.stdout.isTTY ? (line) => process.stdout.write(line) : null,
  });
  if (said) log.info(said);
}

/** False where a later try may succeed. */
async function openNow(storage: Storage, { databaseUrl, dataDir }: Env): Promise<boolean> {
  try {
    await storage.open();
    return true;
  } catch (cause) {
    if (cause instanceof StorageUnavailableError) return false;
    const where = databaseUrl ? 'at DATABASE_URL' : `in DATA_DIR=${dataDir}`;
    throw new Error(`The database ${where} cannot be opened: ${sayWhy(cause)}`, { cause });
  }
}

/** Node's own error for a host that refuses on every address has no message, only a code. */
function sayWhy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
