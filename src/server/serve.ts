// Listens, and ends cleanly when it is told to.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { AppContext } from './app-context.ts';
import { type Env, readEnv } from './env/env.ts';
import { explainListenError } from './env/start-errors.ts';
import { startMetrics } from './metrics.ts';
import { checkModel } from './model/open-model.ts';
import { startStorageWatch } from './notifications/storage-watch.ts';
import { ensureSomebodyCanSignIn, openAppContext, openSite, type Site } from './open-app-context.ts';
import { startSchedulerWhenOpen } from './open-when-there.ts';
import { loadBuild } from './pages/load-build.ts';
import { releaseMemory } from './release-memory.ts';
import { startScheduler } from './scheduler/scheduler.ts';
import { checkSpeech } from './speech/check-speech.ts';
import { warmUpCarl, warmUpCarlFirst } from './turns/warm-up-carl.ts';

const DIST = join(import.meta.dirname, '../../dist');
/** How long a balancer gets to see that /readyz says 503, before connections are refused. */
const BALANCER_MS = 2_000;
/** Clients that have not finished by then are cut off. */
const PATIENCE_MS = 10_000;

/**
 * Runs the server, with the pages built in `dist`, until a signal ends it. What stops the start is one message on
 * standard error, exit 1.
 */
export async function serve(dist = DIST): Promise<void> {
  try {
    const env = readEnv(process.env);
    const { app, context, stop } = await startServer(env, openBuiltSite(env, dist), { isCold: true });
    endOnSignal(app, stop);
    await warmUpCarlFirst(context, app);
    await context.pages.warmUp(env.publicUrl ?? `http://localhost:${env.port}`);
    await warmUpCarl(context, app);
    // What was compiled stays.
    releaseMemory();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

interface RunningServer {
  app: FastifyInstance;
  context: AppContext;
  /** Finishes what was accepted, and closes all that was opened. */
  stop(): Promise<void>;
}

/**
 * Starts a server in this process; resolves once it listens. One that `isCold` is not ready before `app.warming` is off.
 * `site` may be that of an earlier server of the same settings. Rejects with what stops the start.
 */
export async function startServer(
  env: Env,
  site: Promise<Site> = openBuiltSite(env),
  { isCold = false } = {},
): Promise<RunningServer> {
  const { context, isOpen } = await openAppContext(env, site);
  const app = createApp(context);
  app.warming.isOn = isCold;
  const metrics = env.metricsPort === null ? null : await startMetrics(env.metricsPort, context, app);
  if (isOpen) await ensureSomebodyCanSignIn(context, app.log);
  await app.listen({ host: env.host, port: env.port }).catch((error: unknown) => {
    throw explainListenError(error, env);
  });
  const stopWork = isOpen ? startScheduler(context, app.log) : startSchedulerWhenOpen(context, app.log);
  const stopWatch = startStorageWatch(context, context.notifier.alerts, app.log, context.alerts.noteStorage);
  void checkModel(env, app.log);
  void checkSpeech(env, app.log);
  return {
    app,
    context,
    async stop() {
      if (env.trustProxy !== null) await sleep(BALANCER_MS);
      await app.close();
      await Promise.all([stopWork(), stopWatch()]);
      await metrics?.close();
      await context.storage.close();
    },
  };
}

/** The site with the pages built in `dist`. */
function openBuiltSite(env: Env, dist = DIST): Promise<Site> {
  const front = loadBuild(dist).then((build) => ({
    build,
    assets: { dir: join(dist, 'client'), rootFiles: build.rootFiles },
  }));
  return openSite(env, front);
}

/** The first SIGTERM or SIGINT ends the server, exit 0; a second one at once. */
function endOnSignal(app: FastifyInstance, stop: () => Promise<void>): void {
  let endingSince: number | undefined;
  const end = async () => {
    // Ctrl-C reaches node from the terminal and once more from npm: that is one signal.
    if (endingSince !== undefined && performance.now() - endingSince < 500) return;
    if (endingSince !== undefined) process.exit(1);
    endingSince = performance.now();
    app.draining.isOn = true;
    app.log.info('ending: finishing what was accepted');
    const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    await stop();
    clearTimeout(impatience);
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
