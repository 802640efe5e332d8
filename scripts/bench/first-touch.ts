// On a slow phone: how long until a tap on a suggestion shows, and until it is sent, and whether any tap is lost.
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { median, startServer } from './processes.ts';

const ROUNDS = 9;
const PHONE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
const CPU_SLOWDOWN = 4;

/** Prints milliseconds from the navigation to the visitor's own message in the chat, tapped for as soon as it shows. */
export async function benchFirstTouch(dir: string): Promise<void> {
  const server = await startServer(['src/server/main.ts'], { DATA_DIR: join(dir, 'first-touch') });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    await (await fetch(server.url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await tapAtOnce(browser, server.url));
    const middle = (pick: (one: Round) => number) => median(rounds.map(pick)).toFixed(0);
    console.log(`\nslow phone (150 ms, 1.6 Mbit/s, CPU x${CPU_SLOWDOWN}), medians of ${ROUNDS}`);
    console.log(
      `  first paint ${middle(({ painted }) => painted)} ms, tap ${middle(({ tapped }) => tapped)} ms`,
    );
    console.log(
      `  the words in the chat ${middle(({ said }) => said)} ms, sent ${middle(({ answered }) => answered)} ms after the navigation began`,
    );
    console.log(`  taps lost: ${rounds.filter(({ answered }) => Number.isNaN(answered)).length}`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Round {
  painted: number;
  tapped: number;
  /** When the words stood in the chat. */
  said: number;
  /** When the page had taken them over and sent them; NaN where the tap was lost. */
  answered: number;
}

async function tapAtOnce(browser: Browser, url: string): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', PHONE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(() => {
      const times = { tapped: Number.NaN, said: Number.NaN, answered: Number.NaN };
      Object.assign(window, { times });
      // As a thumb would: as soon as the chip has been painted.
      const tap = () => {
        const chip = document.querySelector<HTMLElement>('.suggestions .chip');
        if (!chip || performance.getEntriesByName('first-contentful-paint').length === 0)
          return void requestAnimationFrame(tap);
        times.tapped = performance.now();
        chip.click();
      };
      requestAnimationFrame(tap);
      const watch = () => {
        const isSent = document.querySelector('[role=log] .message[data-role=user]') !== null;
        const isSaid = isSent || document.querySelector('[data-early]:not([hidden])') !== null;
        if (isSaid && Number.isNaN(times.said)) times.said = performance.now();
        if (isSent) times.answered = performance.now();
        else requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    await page.goto(url);
    await page.waitForSelector('[role=log] .message[data-role=user]', { timeout: 15_000 }).catch(() => null);
    return await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ...(window as unknown as { times: Omit<Round, 'painted'> }).times,
    }));
  } finally {
    await context.close();
  }
}
