// Nothing of a job is lost or doubled: `npm run drill -- job-journeys`.
// 500 journeys from the request to the pick-up, customer and shop at once, while the server is killed 32 times.
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uniform } from '../../src/measure/random.ts';
import { freePort, type Running } from '../bench/processes.ts';
import { beginJourney, type Journey, playJourney } from './journeys/journey.ts';
import { judgeKept, judgeMails, judgeStored, openDatabase } from './journeys/judge.ts';
import { createStubborn } from './journeys/stubborn.ts';
import { createMailSink, OWNER, type Sink } from './sinks.ts';
import { report, signIn, startShop } from './visitors.ts';

const JOURNEYS = 500;
const AT_ONCE = 16;
const KILLS = 32;
/** Of one journey, at least. */
const ANSWERS = 33;
const SEED = 25;
const PATIENCE_MS = 300_000;

export async function drillJobJourneys(dir: string): Promise<void> {
  const dataDir = join(dir, 'data');
  await mkdir(dataDir);
  const mail = createMailSink(await freePort());
  await mail.up();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    NOTIFY_EMAIL: OWNER,
  };
  const site = { server: await startShop(env) };
  try {
    report(await play(dataDir, site, env, mail));
  } finally {
    await site.server.stop();
    await mail.down();
  }
}

interface Site {
  server: Running;
}

/** Returns what went wrong. */
async function play(dataDir: string, site: Site, env: Record<string, string>, mail: Sink): Promise<string[]> {
  const client = createStubborn(site.server.url);
  const { cookie } = await signIn(site.server.url);
  const journeys: Journey[] = [];
  const faults: string[] = [];
  const began = performance.now();
  const playOn = async (): Promise<void> => {
    for (let n = journeys.length; n < JOURNEYS; n = journeys.length) {
      const journey = beginJourney(String(n));
      journeys.push(journey);
      await playJourney(journey, String(n), { client, cookie, draw: uniform(SEED + n) });
    }
  };
  const players = Promise.all(Array.from({ length: AT_ONCE }, playOn)).then(() => true);
  // Whatever fails is thrown below, when the last kill is over.
  players.catch(() => {});
  const kills = await killAtRandom(site, env, {
    isOver: () => Promise.race([players, sleep(1, false)]),
    answered: () => client.tally.answered,
    look: (kill) => faults.push(...judgeKept(dataDir, journeys).map((fault) => `kill ${kill}: ${fault}`)),
  });
  await players;
  const seconds = Math.round((performance.now() - began) / 1000);
  await untilSent(dataDir);

  const { answered, cutOff, doubleClicks } = client.tally;
  console.log(`  ${journeys.length} journeys, ${AT_ONCE} at once, ${kills} times kill -9, ${seconds} s`);
  console.log(
    `  ${answered} answers; ${cutOff} times none came and it was sent again; ${doubleClicks} double clicks`,
  );
  faults.push(...journeys.flatMap((journey) => journey.faults));
  faults.push(...judgeStored(dataDir, journeys), ...judgeMails(mail.arrivals, journeys));
  if (kills < KILLS) faults.push(`only ${kills} of ${KILLS} kills fell into the run`);
  console.log(`  ${faults.length} faults`);
  return faults;
}

/** Spread over the run by how much of it is done, a moment by lot after that: so slow and fast machines kill alike. */
async function killAtRandom(
  site: Site,
  env: Record<string, string>,
  run: { isOver(): Promise<boolean>; answered(): number; look(kill: number): void },
): Promise<number> {
  const draw = uniform(SEED);
  for (let kill = 0; kill < KILLS; kill++) {
    const share = (kill + draw()) / KILLS;
    while (run.answered() < share * JOURNEYS * ANSWERS) if (await run.isOver()) return kill;
    await sleep(draw() * 80);
    site.server.process.kill('SIGKILL');
    await once(site.server.process, 'exit');
    run.look(kill + 1);
    site.server = await startShop(env);
  }
  return KILLS;
}

/** What was being sent when the server was killed is sent again when its lease has ended. */
async function untilSent(dataDir: string): Promise<void> {
  const db = openDatabase(dataDir);
  const waiting = db.prepare("SELECT count(*) FROM outbox WHERE state = 'waiting'").pluck();
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(500))
    if (waiting.get() === 0) break;
  db.close();
}
