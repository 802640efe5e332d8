// Pushes in a real browser, from the press of a button to the receipt: its worker shows them and says so.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { findWindowedChromium } from '../scripts/chromium.ts';
import { type PushService, startPushService } from '../src/server/testing/push-service.ts';
import { logIn, sendQuoteForm } from './desk.ts';
import { quietShop } from './quiet-shop.ts';
import { test as base, expect } from './test.ts';

const executablePath = findWindowedChromium();

const test = base.extend<{ push: PushService }>({
  shopDir: quietShop,
  push: async ({}, use) => {
    const push = await startPushService();
    await use(push);
    await push.stop();
  },
});

test.use({
  settings: { RATE_LIMITS: 'off' },
  launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
});

test.describe('a push', { tag: '@long' }, () => {
  test.skip(executablePath === undefined, 'A Chromium without windows shows no notifications.');

  test('is shown with the job, which the server hears of, and is turned off again', async ({
    page,
    admin,
    push,
    context,
    server,
    request,
  }) => {
    await context.grantPermissions(['notifications'], { origin: server });
    await subscribeAt(page, push);
    await logIn(page, admin);
    const worker = await watchWorker(context, page);
    await openAlerts(page);
    const device = page.getByRole('region', { name: 'This device' });
    await device.getByRole('checkbox', { name: /names/ }).check();
    await device.getByRole('button', { name: 'Tell me here' }).click();
    await expect(device).toContainText('told by push');
    const told = page.getByRole('region', { name: 'Who is told by push' });
    await expect(told).toContainText('the last way, stays on');
    await expect(page.getByRole('button', { name: /^Turn off/ })).toHaveCount(0);
    await expect(device.getByRole('checkbox', { name: /names/ })).toBeChecked();

    // Turned on, it is tested at once.
    await expect.poll(() => push.pushes.length).toBe(1);
    await worker.deliver(push.pushes[0]?.message ?? {});
    const channel = page.getByRole('listitem', { name: 'Phone push' });
    await expect(channel).toContainText('arrived');
    await expect(told).toContainText('Showed a push');
    expect(await shown(page)).toEqual([{ title: 'Test arrived', tag: 'test' }]);

    await device.getByRole('radio', { name: /^New requests/ }).check();
    await sendQuoteForm(request, { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' });
    await expect.poll(() => push.pushes.length).toBe(2);
    const { message } = push.pushes[1] ?? { message: {} };
    expect(message).toMatchObject({ title: 'New request', body: 'Dana Ruiz: Embroidery' });
    await worker.deliver(message);
    await expect.poll(async () => (await shown(page)).map(({ title }) => title)).toContain('New request');
    const ledger = page.getByRole('region', { name: 'Delivery ledger' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(ledger.getByRole('row', { name: /New request Phone push shown/ })).toBeVisible();

    await page.request.post('/api/admin/alerts/push', { data: push.subscribe('phone') });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await device.getByRole('button', { name: 'Turn off here' }).click();
    await expect(device.getByRole('button', { name: 'Tell me here' })).toBeVisible();
  });
});

async function openAlerts(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Shop' }).click();
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Alerts' }).click();
  await expect(page.getByRole('region', { name: 'How the shop is told' })).toBeVisible();
}

/** A browser without a push service of its own is given the test's: all else is as it is. */
async function subscribeAt(page: Page, push: PushService): Promise<void> {
  await page.addInitScript((given) => {
    const subscription = { toJSON: () => given, unsubscribe: async () => true };
    let current: typeof subscription | null = null;
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        current = subscription;
        return current;
      },
      getSubscription: async () => current,
    });
  }, push.subscribe('chromium'));
}

/** Hands pushes to the worker as the browser's push service would. */
async function watchWorker(context: BrowserContext, page: Page) {
  const devtools: CDPSession = await context.newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  return {
    deliver: async (message: object) => {
      await expect.poll(() => registrationId).not.toBe('');
      const origin = new URL(page.url()).origin;
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      });
    },
  };
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/admin/');
    return ((await registration?.getNotifications()) ?? []).map(({ title, tag }) => ({ title, tag }));
  });
