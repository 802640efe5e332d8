// A file goes on whatever happens to the page that sends it: `npm run drill -- page-uploads`. 250 MB from Chromium on a
// throttled line that is cut, with a reload and a kill -9 of the server in between.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Running } from '../bench/processes.ts';
import { findChromium } from '../chromium.ts';
import { report, startShop } from './visitors.ts';

const MB = 1024 ** 2;
const BYTES = 250 * MB;
/** Of the line, up, a second. */
const THROUGHPUT = 20 * MB;
const STEP_MS = 120_000;

export async function drillPageUploads(dir: string): Promise<void> {
  const faults: string[] = [];
  const where = { DATA_DIR: join(dir, 'page-uploads') };
  let server = await startShop(where);
  const line = await openLine(() => server);
  const file = join(dir, 'sign.tif');
  const bytes = randomBytes(BYTES);
  await writeFile(file, bytes);
  const browser = await openBrowser();
  try {
    const page = await openPage(browser, line.url);
    const startedAt = performance.now();
    await choose(page, 'Send a file', file);
    await awaitSent(page, 50);
    line.cut();
    console.log(`  cut at ${await noteOf(page)}`);
    await awaitSent(page, 100);
    server.process.kill('SIGKILL');
    server = await startShop(where);
    console.log(`  killed and started anew at ${await noteOf(page)}`);
    await awaitSent(page, 150);
    await page.reload();
    console.log(`  after a reload: ${await noteOf(page)}`);
    await choose(page, 'Go on with sign.tif', file);
    await page.locator('.file-card[data-status=done]').waitFor({ timeout: STEP_MS });
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(
      `  250 MB at ${THROUGHPUT / MB} MB a second at most: there and checked after ${seconds.toFixed(1)} s`,
    );
    const arrived = await findArtwork(page, where.DATA_DIR);
    if (digestOf(arrived) !== digestOf(bytes)) faults.push('the file arrived changed');
  } finally {
    await browser.close();
    line.close();
    await server.stop();
  }
  report(faults);
}

/** An address that stays while servers come and go; `cut` breaks whatever is open. */
async function openLine(current: () => Running) {
  const sockets = new Set<Socket>();
  const proxy = createServer((from) => {
    const { hostname, port } = new URL(current().url);
    const to = connect(Number(port), hostname);
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    close() {
      cut();
      proxy.close();
    },
  };
}

function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium to drive.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  // Asked before the page goes: the file is still on its way.
  page.on('dialog', (dialog) => void dialog.accept());
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 30,
    downloadThroughput: THROUGHPUT,
    uploadThroughput: THROUGHPUT,
  });
  await page.goto(url);
  return page;
}

async function choose(page: Page, button: string, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).first().click();
  await (await chooser).setFiles(file);
}

const noteOf = (page: Page) => page.locator('.file-note').first().innerText();

async function awaitSent(page: Page, megabytes: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Number(/^(\d+(?:\.\d)?) of/.exec(document.querySelector('.file-note')?.textContent ?? '')?.[1]) >=
      wanted,
    megabytes,
    { timeout: STEP_MS },
  );
}

/** What the server holds of the file on the page. */
async function findArtwork(page: Page, dataDir: string): Promise<Buffer> {
  const id = await page.evaluate(() => {
    const [file] = JSON.parse(sessionStorage.getItem('boldwork.artwork') ?? '[]') as { artworkId: string }[];
    return file?.artworkId ?? '';
  });
  return readFileSync(join(dataDir, 'artwork', id));
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
