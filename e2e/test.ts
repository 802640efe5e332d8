// The browser tests' `test`: every test gets a server of its own with a fresh database, and an unexpected
// console error or page error fails it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Order, Outcome } from './server-process.ts';

export { expect };

interface Fixtures {
  /** The admin account of this test's server. */
  admin: { username: string; password: string };
  /** The folder of the shop's facts that this test's server reads. */
  shopDir: string;
  /** Environment variables of this test's server besides the usual ones. */
  settings: Record<string, string>;
  /** Address of this test's server, without a slash at the end. */
  server: string;
  /** Console errors that are part of what the test shows; matched as substrings. */
  expectedErrors: string[];
}

interface WorkerFixtures {
  /** Starts a server and returns its address, or stops it. Rejects with what it failed of. */
  servers: (order: Order) => Promise<string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  admin: async ({}, use) => use({ username: 'owner', password: 'correct horse battery' }),
  expectedErrors: async ({}, use) => use([]),
  shopDir: async ({}, use) => use('shop'),
  settings: async ({}, use) => use({}),
  servers: [
    async ({}, use) => {
      const child = fork(join(import.meta.dirname, 'server-process.ts'), { execArgv: [] });
      const ended = once(child, 'exit');
      await use(async (order) => {
        child.send(order);
        const outcome = (await Promise.race([once(child, 'message'), ended]))[0] as Outcome | number | null;
        if (typeof outcome !== 'object' || outcome === null)
          throw new Error(`the server's process ended with ${outcome}`);
        if ('error' in outcome) throw new Error(outcome.error);
        return outcome.url;
      });
      child.disconnect();
      await ended;
    },
    { scope: 'worker' },
  ],
  server: async ({ servers, admin, shopDir, settings }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'boldwork-e2e-'));
    const url = await servers({
      dataDir,
      settings: {
        SHOP_DIR: shopDir,
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
        LOG_LEVEL: 'silent',
        ...settings,
      },
    });
    try {
      await use(url);
    } finally {
      await servers('stop');
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  baseURL: async ({ server }, use) => use(server),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((part) => error.includes(part)));
    expect(unexpected, 'unexpected console errors').toEqual([]);
  },
});
