// How the shop is told: tests by keys, the ledger, banners, phone and dark.
import type { Locator } from '@playwright/test';
import { startWebhookSink, type WebhookSink } from '../src/server/testing/webhook-sink.ts';
import { expectFitAndAccessible, logIn } from './desk.ts';
import { quietShop } from './quiet-shop.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ hook: WebhookSink }>({
  shopDir: quietShop,
  hook: async ({}, use) => {
    const hook = await startWebhookSink();
    await use(hook);
    await hook.stop();
  },
  settings: async ({ hook }, use) => use({ RATE_LIMITS: 'off', NOTIFY_WEBHOOK_URL: hook.url }),
});

test.describe('alerts', { tag: '@long' }, () => {
  test('are tested by keys, told in the bar and on every page where one fails, and filtered', async ({
    page,
    admin,
    hook,
  }) => {
    await logIn(page, admin);
    await expect(page.getByRole('link', { name: 'Alerts not tested yet' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    const webhook = page.getByRole('listitem', { name: 'Webhook' });
    await expect(webhook).toContainText('Not tested yet.');
    await expect(page.getByRole('listitem', { name: 'Mail' })).toContainText('Set SMTP_URL');
    await expect(page.getByRole('contentinfo').getByText('test one')).toHaveText('2 test one');
    await page.keyboard.press('2');
    await expect(webhook).toContainText('answered 204');
    expect(hook.tests).toHaveLength(1);
    await page.keyboard.press('t');
    await expect.poll(() => hook.tests.length).toBe(2);
    await expect(page.getByRole('link', { name: /^Alerts working/ })).toBeVisible();
    await expectFitAndAccessible(page);

    hook.answer = (response) => response.writeHead(500).end();
    await page.keyboard.press('t');
    await expect(webhook).toContainText('Fails since');
    await expect(page.getByRole('link', { name: 'Nobody is told right now' })).toBeVisible();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices).toContainText('Nobody is told of new requests right now.');
    await expect(page.getByText('That something fails is told on what still works')).toHaveCount(0);
    await expectFitAndAccessible(page);
    const rows = page.getByRole('region', { name: 'Delivery ledger' }).getByRole('row');
    await expect(rows).toHaveCount(5);
    await page.keyboard.press('f');
    await expect(rows).toHaveCount(3);
    await expectCapReadable(page.getByRole('button', { name: 'Failures' }));
    await page.keyboard.press('f');
    await expect(rows).toHaveCount(5);

    await page.setViewportSize({ width: 768, height: 900 });
    await expectWhole(page.getByRole('link', { name: 'Nobody is told right now' }).locator('b'));
    await expectWhole(page.getByRole('paragraph').filter({ hasText: /^Logged in as/ }));
    await page.setViewportSize({ width: 1280, height: 720 });

    await page.getByRole('tab', { name: 'Leads' }).click();
    await expect(notices).toContainText('The webhook answered 500.');
    hook.answer = (response) => response.writeHead(204).end();
    await page.getByRole('button', { name: 'Send a test', exact: true }).click();
    await page.getByRole('link', { name: 'See the ledger' }).click();
    await expect(webhook).toContainText('answered 204');
    await expect(page.getByText('Webhook works again')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(notices).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectFitAndAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectFitAndAccessible(page);
    const testAll = page.getByRole('button', { name: 'Send a test through all' });
    await testAll.evaluate((button) => button.setAttribute('aria-disabled', 'true'));
    await expectCapReadable(testAll);
  });

  test('are installed with the desk, by a manifest and a worker for pushes alone', async ({
    page,
    admin,
  }) => {
    await logIn(page, admin);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    expect(href).toBe('/admin/manifest.webmanifest');
    const manifest = await (await page.request.get(href ?? '')).json();
    expect(manifest).toMatchObject({
      short_name: 'Desk',
      start_url: '/admin/dashboard',
      display: 'standalone',
    });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
    const worker = await page.request.get('/admin/sw.js');
    expect(worker.headers()['content-type']).toContain('text/javascript');
    const script = await worker.text();
    expect(script).not.toContain("'fetch'");
    expect(script).not.toContain('caches');
    await page.goto('/');
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest');
  });
});

test.describe('a shop that nobody tells', () => {
  test.use({ settings: {} });

  test('says so, and how to change that', async ({ page, admin }) => {
    await logIn(page, admin);
    await page.getByRole('link', { name: 'Nobody is told', exact: true }).click();
    const told = page.getByRole('region', { name: 'How the shop is told' });
    await expect(told).toContainText('Nobody is told of new requests.');
    await expect(told.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'This device' })).toBeVisible();
    await expectFitAndAccessible(page);
  });
});

/** Nothing of it is cut off. */
async function expectWhole(words: Locator): Promise<void> {
  const [needed, given] = await words.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(needed).toBe(given);
}

/** In the ink of its button: on what the button is filled with, any other may not be seen. */
async function expectCapReadable(button: Locator): Promise<void> {
  const colors = await button.evaluate((one) =>
    [one, one.querySelector('[aria-hidden]') ?? one].map((element) => getComputedStyle(element).color),
  );
  expect(colors[1]).toBe(colors[0]);
}
