// Lighthouse's mobile preset over the pages, each beside its own document without scripts, which is the floor.
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../chromium.ts';
import { serveWithoutScripts } from './bare-server.ts';
import { median, startServer } from './processes.ts';

const PAGES = ['/', '/services', '/services/screen-printing'];
const ROUNDS = 5;
/** Not among the dependencies: it is larger than all of them together, and this measurement alone needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** Prints, per page, medians of five: the four scores, first and largest paint with their floors, blocking time, CLS. */
export async function benchLighthouse(dir: string): Promise<void> {
  const server = await startServer(['src/server/main.ts'], { DATA_DIR: join(dir, 'lighthouse') });
  const bare = await serveWithoutScripts(server.url);
  await mkdir(dir, { recursive: true });
  console.log('\nLighthouse, mobile preset, medians of', ROUNDS);
  try {
    for (const page of PAGES) {
      const ours: Report[] = [];
      const floor: Report[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await audit(server.url + page, join(dir, 'report.json')));
        floor.push(await audit(bare.url + page, join(dir, 'report.json')));
      }
      const scores = Object.keys(ours[0]?.categories ?? {})
        .filter((name) => ['performance', 'accessibility', 'best-practices', 'seo'].includes(name))
        .map(
          (name) =>
            `${name} ${median(ours.map((one) => (one.categories[name]?.score ?? 0) * 100)).toFixed(0)}`,
        );
      const value = (all: Report[], name: string) =>
        median(all.map((one) => one.audits[name]?.numericValue ?? Number.NaN));
      const paint = (name: string) => {
        const [mine, least] = [value(ours, name), value(floor, name)];
        return `${mine.toFixed(0)} ms (floor ${least.toFixed(0)}, ratio ${(mine / least).toFixed(2)})`;
      };
      console.log(`${page}\n  ${scores.join(', ')}`);
      console.log(
        `  first paint ${paint('first-contentful-paint')}, largest ${paint('largest-contentful-paint')}`,
      );
      console.log(
        `  blocking ${value(ours, 'total-blocking-time').toFixed(0)} ms (floor ${value(floor, 'total-blocking-time').toFixed(0)}), layout shift ${value(ours, 'cumulative-layout-shift').toFixed(3)}`,
      );
    }
  } finally {
    await bare.stop();
    await server.stop();
  }
}

/** One report; a browser that recorded nothing is asked again. */
async function audit(url: string, file: string, tries = 3): Promise<Report> {
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url];
  const run = promisify(execFile)(
    'npm',
    [...args, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`],
    { env: { ...process.env, CHROME_PATH: findChromium() ?? '' }, maxBuffer: 2 ** 26 },
  );
  try {
    await run;
  } catch (error) {
    if (tries > 1) return audit(url, file, tries - 1);
    throw error;
  }
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(file);
  return report;
}
