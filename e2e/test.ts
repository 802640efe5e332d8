// The browser tests' `test`: every test gets a server of its own with a fresh database, and an unexpected
// console error or page error fails it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';

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

export const test = base.extend<Fixtures>({
  admin: async ({}, use) => use({ username: 'owner', password: 'correct horse battery' }),
  expectedErrors: async ({}, use) => use([]),
  shopDir: async ({}, use) => use('shop'),
  settings: async ({}, use) => use({}),
  server: async ({ admin, shopDir, settings }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'boldwork-e2e-'));
    const port = await freePort();
    const child = spawn('node', ['src/server/main.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        SHOP_DIR: shopDir,
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
        LOG_LEVEL: 'silent',
        ...settings,
      },
    });
    const server = `http://127.0.0.1:${port}`;
    try {
      await ready(`${server}/readyz`, child);
      await use(server);
    } finally {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode} before it answered`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no answer from ${url}`);
}
