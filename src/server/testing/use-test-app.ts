// A server for each test: the shipped shop, a fresh database and plain pages; closed and removed by itself.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from 'fastify';
import { afterEach, beforeAll } from 'vitest';
import type { Role } from '../../schemas/people.ts';
import type { Shop } from '../../schemas/shop.ts';
import { loadShop } from '../../shop/load-shop.ts';
import { openStorage } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { hashPassword } from '../accounts/password.ts';
import { createAlerts, type RunnableAlerts } from '../alerts/alerts.ts';
import { createApp } from '../app.ts';
import type { AppContext, Notifier } from '../app-context.ts';
import { createArtworkFiles } from '../artwork/artwork-files.ts';
import { NO_CHECKS } from '../artwork/checks.ts';
import { createMockups } from '../artwork/mockups.ts';
import { readEnv } from '../env/env.ts';
import { publicKeyOf } from '../env/public-key-of.ts';
import { createHealth } from '../health.ts';
import { createJobLinks } from '../job/job-links.ts';
import { openReplyAddresses } from '../mailbox/reply-address.ts';
import { openModel } from '../model/open-model.ts';
import { senderOf } from '../notifications/mails/sender.ts';
import { createNotifier, NOBODY } from '../notifications/notifier.ts';
import type { PageBuild } from '../pages/compose-document.ts';
import { createPages } from '../pages/pages.ts';
import { makePrivateKey } from '../push/vapid-keys.ts';
import { openSpeech } from '../speech/open-speech.ts';
import { createVisitCounter } from '../visits/visit-counter.ts';

const SHOP = join(import.meta.dirname, '../../../shop');

/** Markup enough to tell pages, values and errors apart. */
export const testBuild: PageBuild = {
  render: (data) => ({
    title: `${data.page} & more`,
    description: 'A "test" page',
    html:
      data.page === 'contact'
        ? `<h1>contact</h1>${JSON.stringify(data.values)}${data.errors.map(({ message }) => `<p>${message}</p>`).join('')}`
        : `<h1>${data.page === 'not-found' ? 'Page Not Found' : data.page}</h1>`,
    entry: data.page === 'admin' ? 'admin' : 'site',
  }),
  entries: {
    site: { script: '/assets/site-1.js', css: 'h1{color:red}', cssFiles: [], imports: [] },
    admin: { script: '/assets/admin-1.js', css: 'h1{color:blue}', cssFiles: [], imports: [] },
  },
  firstTouch: 'document.title',
  firstConsent: 'document.body',
  clearCorner: 'document.forms',
  head: '',
};

export interface TestApp {
  app: FastifyInstance;
  /** What the app was built from. */
  context: AppContext;
  storage: Storage;
  dataDir: string;
  shop: { current: Shop; mistakes: readonly string[] };
  notifier: Notifier;
  alerts: RunnableAlerts;
  /** As a round of the server does. */
  saveVisits(): Promise<void>;
  /** As the end of the server does. */
  stopNotifying(): Promise<void>;
  /** What the server takes for the present, moved by assigning; and how long it meant to sleep, each time. */
  clock: { now: Date; sleptMs: number[] };
  /** Every line of the log so far. */
  lines: string[];
}

export interface TestAppOptions {
  env?: Record<string, string>;
  /** The other server's, to share its database. */
  dataDir?: string;
  /** A PostgreSQL database instead. */
  databaseUrl?: string;
  /** Notifies leads by what `env` configures; nobody is told otherwise. */
  notifies?: boolean;
  /** Another one than that of other servers of the tests. */
  linkKey?: string;
  /** Other limits than the server's. */
  speech?: { answerMs?: number; keptBytes?: number };
  context?: Partial<AppContext>;
  fastify?: FastifyHttpOptions<RawServerDefault>;
}

/** No test but those of the keys themselves has them made. */
const VAPID_PRIVATE_KEY = makePrivateKey();
const VAPID = { VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY: publicKeyOf(VAPID_PRIVATE_KEY) };

/**
 * Call it inside a `describe`; the function it returns builds a server.
 *
 *     const start = useTestApp();
 *     it('lives', async () => expect((await (await start()).app.inject('/healthz')).statusCode).toBe(200));
 */
export function useTestApp(): (options?: TestAppOptions) => Promise<TestApp> {
  let shipped: Shop;
  const cleanUps: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    shipped = await loadShop(SHOP);
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  return async (options = {}) => {
    const dataDir = options.dataDir ?? (await makeFolder(cleanUps));
    const { databaseUrl } = options;
    const storage = await openStorage(databaseUrl ? { databaseUrl } : { dataDir });
    cleanUps.push(() => storage.close());
    const shop = { current: shipped, mistakes: [] };
    const clock: TestApp['clock'] = { now: new Date('2026-03-04T15:00:00.000Z'), sleptMs: [] };
    const lines: string[] = [];
    const now = options.context?.now ?? (() => clock.now);
    const env = readEnv({ DATA_DIR: dataDir, ...VAPID, ...options.env });
    const artworkFiles = options.context?.artworkFiles ?? createArtworkFiles(env.artworkDir);
    const mockups = options.context?.mockups ?? createMockups({ artworkFiles, shop });
    const key = options.linkKey ?? 'key of the tests';
    const jobLinks = createJobLinks({ storage, key, now });
    const replyAddresses = openReplyAddresses(env, senderOf(shop.current, env), key);
    const notified = { storage, shop, env, artworkFiles, mockups, jobLinks, replyAddresses, now };
    const notifying = createNotifier(notified);
    const running = options.notifies ? notifying : null;
    const alerts = createAlerts({ storage, shop, env, notifier: running ?? NOBODY, now }, notifying.ways);
    const visits = createVisitCounter({ storage, shop, now });
    const context: AppContext = {
      storage,
      shop,
      env,
      pages: createPages(testBuild, { shop, env, now }),
      assets: null,
      artworkFiles,
      artworkChecks: NO_CHECKS,
      health: createHealth({ storage, artworkFiles, env, now }),
      mockups,
      jobLinks,
      replyAddresses,
      notifier: running ?? NOBODY,
      alerts,
      visits,
      beginModelTurn: openModel({ storage, shop, env, now }),
      speech: openSpeech({ storage, shop, env, now }, options.speech),
      live: { heartbeatMs: 15_000, pollMs: 7_000 },
      now,
      sleep: async (ms) => {
        clock.sleptMs.push(ms);
      },
      log: { level: 'info', stream: { write: (line) => lines.push(line) } },
      ...options.context,
    };
    const app = createApp(context, options.fastify);
    cleanUps.push(() => app.close());
    await app.ready();
    const stopNotifying = running?.start(app.log) ?? (async () => {});
    cleanUps.push(stopNotifying);
    const { notifier } = context;
    const saveVisits = visits.save;
    return {
      app,
      context,
      storage,
      dataDir,
      shop,
      notifier,
      alerts,
      saveVisits,
      stopNotifying,
      clock,
      lines,
    };
  };
}

export const ADMIN = { username: 'owner', password: 'correct horse battery' };

/** Creates the admin, or somebody else of the shop, signs in and returns the cookie to send. */
export async function signIn(
  { app, storage }: TestApp,
  { username = ADMIN.username, role = 'owner' }: { username?: string; role?: Role } = {},
): Promise<string> {
  const payload = { ...ADMIN, username };
  await storage.users.setPassword(username, await hashPassword(ADMIN.password), new Date());
  await storage.users.setRole((await storage.users.find(username))?.id ?? '', role);
  const response = await app.inject({ method: 'POST', url: '/api/admin/login', payload });
  const [cookie] = response.cookies;
  if (!cookie) throw new Error(`no session: ${response.body}`);
  return `${cookie.name}=${cookie.value}`;
}

async function makeFolder(cleanUps: (() => Promise<unknown>)[]): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'boldwork-server-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}
