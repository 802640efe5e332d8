// The page of a job on a slow phone, with scripts and without: what comes over the wire, and when it paints.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { openJob } from '../drills/tokens/opened-job.ts';
import { startShop } from '../drills/visitors.ts';
import { median } from './processes.ts';

const ROUNDS = 15;
const CPU_SLOWDOWN = 4;
/** After the load, in which scripts and what they ask for come. */
const SETTLED_MS = 1500;

interface Opening {
  /** Milliseconds from the request to the first contentful paint. */
  painted: number;
  /** Bytes over the wire by the browser's kinds: Document, Script, Font… */
  bytes: Map<string, number>;
}

/** Prints bytes by kind, and the medians of the first paint with the ratio between both. */
export async function benchJobPage(dir: string): Promise<void> {
  await mkdir(join(dir, 'job-page'));
  const server = await startShop({ DATA_DIR: join(dir, 'job-page') });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const { token } = await openJob(server.url);
    const url = `${server.url}/job/${token}`;
    const [whole, bare]: [Opening[], Opening[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      whole.push(await open(browser, url, true));
      bare.push(await open(browser, url, false));
    }
    console.log(
      `\na job with a day, artwork, a quote and a proof; CPU x${CPU_SLOWDOWN}, medians of ${ROUNDS}`,
    );
    console.log(`  with scripts     ${tell(whole)}`);
    console.log(`  without scripts  ${tell(bare)}`);
    console.log(`  ratio of the first paint ${(paintOf(whole) / paintOf(bare)).toFixed(2)}`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function open(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Opening> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const opening = await watch(session, url);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return opening;
  } finally {
    await context.close();
  }
}

/** Filled in while the page loads; by the browser's own clock, which a page without scripts cannot read. */
async function watch(session: CDPSession, url: string): Promise<Opening> {
  const opening: Opening = { painted: Number.NaN, bytes: new Map() };
  const kinds = new Map<string, string>();
  let askedAt = Number.NaN;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    kinds.set(requestId, type ?? 'Other');
    if (request.url === url && Number.isNaN(askedAt)) askedAt = timestamp;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    opening.bytes.set(kind, (opening.bytes.get(kind) ?? 0) + encodedDataLength);
  });
  session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (name === 'firstContentfulPaint') opening.painted = (timestamp - askedAt) * 1000;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return opening;
}

const paintOf = (openings: Opening[]): number => median(openings.map(({ painted }) => painted));

function tell(openings: Opening[]): string {
  const kinds = [...new Set(openings.flatMap(({ bytes }) => [...bytes.keys()]))].toSorted();
  const kilobytes = (kind: string) =>
    (median(openings.map(({ bytes }) => bytes.get(kind) ?? 0)) / 1024).toFixed(1);
  const parts = kinds.map((kind) => `${kind.toLowerCase()} ${kilobytes(kind)}`);
  return `first paint ${paintOf(openings).toFixed(0)} ms; KB: ${parts.join(', ')}`;
}
