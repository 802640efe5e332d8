// Nobody opens a job by guessing, and no look at one changes anything: `npm run drill -- job-tokens`.
// 100,000 guesses with right links in between; how long each kind of wrong link takes, side by side; and every address of one
// job looked at a thousand times, as scanners of mail do.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uniform } from '../../src/measure/random.ts';
import { median } from '../bench/processes.ts';
import { changedTables, dumpTables } from './tokens/dump.ts';
import { GUESSES, guess, randomToken } from './tokens/guesses.ts';
import { look, manyAtOnce } from './tokens/look.ts';
import { askAgain, type OpenedJob, openJob } from './tokens/opened-job.ts';
import { report, startShop } from './visitors.ts';

const GUESSED = 100_000;
const AT_ONCE = 16;
const JOBS = 50;
const ROUNDS = 2_000;
const LOOKS = 1_000;
const SEED = 25;

export async function drillJobTokens(dir: string): Promise<void> {
  const dataDir = join(dir, 'data');
  await mkdir(dataDir);
  const faults: string[] = [];
  const server = await startShop({ DATA_DIR: dataDir });
  try {
    const { url } = server;
    const job = await openJob(url);
    const tokens = [job.token];
    while (tokens.length < JOBS) tokens.push(await askAgain(url, String(tokens.length)));
    await guessMany(url, tokens, job.endedToken, faults);
    await compareTimes(url, job, faults);
    await lookMany(url, dataDir, job, faults);
  } finally {
    await server.stop();
  }
  await lookWithLimits(dataDir, faults);
  report([...new Set(faults)]);
}

/** Page and call by turns; every 50th is a right link, which opens all the while. */
async function guessMany(url: string, tokens: string[], ended: string, faults: string[]): Promise<void> {
  const draw = uniform(SEED);
  const answers = new Map<string, Set<string>>();
  const statuses = new Map<string, number>();
  // The first are answered before the smallest copy of the page is ready.
  await look(`${url}/job/${ended}`);
  await sleep(2000);
  const startedAt = performance.now();
  await manyAtOnce(GUESSED, AT_ONCE, async (n) => {
    const right = tokens[n % tokens.length] ?? '';
    const isRight = n % 50 === 49;
    const kind = GUESSES[n % GUESSES.length] ?? 'unknown';
    const token = isRight ? right : guess(kind, right, ended, draw);
    const where = draw() < 0.5 ? '/job/' : '/api/job/';
    const { status, digest } = await look(url + where + token);
    const what = isRight ? 'right' : kind;
    statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1);
    if (!isRight) answers.set(where, (answers.get(where) ?? new Set()).add(digest));
    if (status !== (isRight ? 200 : 404)) faults.push(`${what} at ${where} answered ${status}`);
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const counts = [...statuses].map(([name, count]) => `${count} ${name}`).toSorted();
  console.log(`  ${GUESSED} links in ${seconds} s, ${AT_ONCE} at once: ${counts.join(', ')}`);
  for (const [where, digests] of answers) {
    console.log(`  ${where}: answers to all that open nothing, told apart by their bytes: ${digests.size}`);
    if (digests.size > 1) faults.push(`what opens nothing is answered in ${digests.size} ways at ${where}`);
  }
}

/** One at a time, the kinds by turns in an order by lot. 'unknown' twice: how far the same differs from itself. */
async function compareTimes(url: string, { token, endedToken }: OpenedJob, faults: string[]): Promise<void> {
  const draw = uniform(SEED);
  const kinds = [...GUESSES, 'unknown again'] as const;
  for (const where of ['/job/', '/api/job/']) {
    const times = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
    for (let round = 0; round < ROUNDS; round++) {
      const order = kinds.map((kind) => ({ kind, at: draw() })).toSorted((a, b) => a.at - b.at);
      for (const { kind } of order) {
        const wrong = kind === 'unknown again' ? randomToken() : guess(kind, token, endedToken, draw);
        const { status, ms } = await look(url + where + wrong);
        if (status !== 404) faults.push(`${kind} at ${where} answered ${status}`);
        times.get(kind)?.push(ms);
      }
    }
    const of = (kind: string, value: (all: number[]) => number) =>
      value(times.get(kind) ?? []) / value(times.get('unknown') ?? []);
    const told = kinds
      .slice(1)
      .map((kind) => `${kind} ${of(kind, median).toFixed(2)} (${of(kind, p95).toFixed(2)})`);
    console.log(`  ${where}, ${ROUNDS} of each, median (and p95) to that of unknown: ${told.join(', ')}`);
  }
}

const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

async function lookMany(
  url: string,
  dataDir: string,
  { token, endedToken, artworkId }: OpenedJob,
  faults: string[],
): Promise<void> {
  const files = [`artwork/${artworkId}/picture`, `artwork/${artworkId}/mockup`, 'proofs/1/picture'];
  const paths = ['', '/deadline.ics', ...files.map((file) => `/${file}`)].map(
    (path) => `/job/${token}${path}`,
  );
  paths.push(`/api/job/${token}`, `/job/${endedToken}`, `/api/job/${endedToken}`);
  // What the steps before have begun is over.
  await sleep(2000);
  const before = dumpTables(dataDir);
  const statuses = new Map<string, number>();
  for (const path of paths)
    for (const method of ['GET', 'HEAD'])
      await manyAtOnce(LOOKS, AT_ONCE, async () => {
        const { status } = await look(url + path, {}, method);
        statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
        if (status >= 500) faults.push(`${method} ${path} answered ${status}`);
      });
  await sleep(2000);
  const after = dumpTables(dataDir);
  const changed = changedTables(before, after);
  const rows = [...before.values()].reduce((sum, table) => sum + table.length, 0);
  const told = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
  console.log(`  ${paths.length} addresses of a job, ${LOOKS} GET and ${LOOKS} HEAD of each: ${told}`);
  console.log(`  ${before.size} tables, ${rows} rows: ${changed.length} changed`);
  for (const name of changed) faults.push(`looking changed the table ${name}`);
}

/** One address that opens a link again and again, right ones and wrong ones. */
async function lookWithLimits(dataDir: string, faults: string[]): Promise<void> {
  const server = await startShop({ DATA_DIR: dataDir, RATE_LIMITS: 'on' });
  try {
    const token = await askAgain(server.url, 'limited');
    for (const [what, wanted] of [
      ['right', 200],
      ['wrong', 404],
    ] as const) {
      let passed = 0;
      await manyAtOnce(LOOKS, AT_ONCE, async () => {
        const { status } = await look(`${server.url}/job/${what === 'right' ? token : randomToken()}`);
        if (status === wanted) passed++;
      });
      console.log(`  with limits, from one address: ${passed} of ${LOOKS} ${what} links answered ${wanted}`);
      if (passed < LOOKS) faults.push(`${LOOKS - passed} ${what} links were answered otherwise`);
    }
  } finally {
    await server.stop();
  }
}
