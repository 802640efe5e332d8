// The owner's handling of leads in a real browser: finding them, dealing with them, being told, deleting, printing.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  aConversation,
  aLead,
  anItem,
  answerWith,
  expectFitAndAccessible,
  holdConversation,
  logIn,
  SUMMARY,
  sendQuoteForm,
} from './desk.ts';
import { expect, test } from './test.ts';

const PRICE = { unitCents: 0, includes: [], assumptions: [], validUntil: '2026-04-09' };
const MARISOL = {
  name: 'Marisol Vega',
  company: 'Turkey Creek Taproom',
  service: 'Promo Products',
  quantity: 24,
  dueDate: '2026-03-27 (by friday the 27th)',
  details: 'For our opening.',
};
const ITEMS = [
  anItem('1', {
    product: 'pint-glass',
    service: 'promo-products',
    quantity: 24,
    dueDate: '2026-03-27',
    goods: 'pint glasses',
    label: '24 pint glasses',
    methodName: 'Laser engraving',
    facts: [
      { label: 'Blank', value: '16-ounce pint glass' },
      { label: 'Where', value: 'front' },
    ],
    estimate: { ...PRICE, lowCents: 21_100, highCents: 23_700, validUntil: '2026-04-10' },
  }),
  anItem('2', {
    product: 't-shirt',
    quantity: 9,
    dueDate: '2026-03-27',
    label: '9 T-shirts',
    methodName: 'Screen printing',
    sizes: { S: 1, M: 3, L: 3, XL: 1, '2XL': 1 },
    facts: [
      { label: 'Called', value: '“staff tees”' },
      { label: 'Blank', value: 'Soft ring-spun tee' },
      { label: 'Colors', value: 'black' },
      { label: 'Inks', value: '2 ink colors' },
      { label: 'Where', value: 'front' },
    ],
    estimate: { ...PRICE, lowCents: 19_800, highCents: 21_800 },
  }),
  anItem('3', {
    product: 'banner',
    service: 'signs-and-banners',
    quantity: 1,
    dueDate: '2026-03-28',
    goods: 'banner',
    label: '1 banner',
    methodName: 'Wide-format print',
    facts: [{ label: 'Size', value: '3x6 ft' }],
    estimate: { ...PRICE, lowCents: 11_000, highCents: 12_100 },
  }),
];

test.describe('finding leads', () => {
  test.beforeEach(async ({ request }) => {
    await sendQuoteForm(request, quote('Ann Ahlberg', { service: 'Embroidery', details: 'Caps for a café' }));
    await sendQuoteForm(request, quote('Bo Berg', { service: 'Car Wraps' }));
    await holdConversation(request);
  });

  test('by words, source and service, kept through a reload and the way Back', async ({ page, admin }) => {
    await logIn(page, admin);
    await expect(rows(page)).toHaveCount(3);

    await page.getByLabel('Search leads').fill('cafe ann');
    await expect(rows(page)).toHaveCount(1);
    await expect(lead(page, 'Ann Ahlberg')).toBeVisible();
    await expect(page).toHaveURL('/admin/dashboard?q=cafe+ann');
    await page.getByLabel('Search leads').fill('555-0142');
    await expect(lead(page, 'Dana Whitfield')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);

    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByLabel('Search leads')).toBeFocused();
    await expect(page.getByLabel('Search leads')).toHaveValue('');

    await page.getByLabel('Source').selectOption('Quote form');
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel('Service').selectOption('Car Wraps');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL('/admin/dashboard?source=quote_form&service=Car+Wraps');
    await page.reload();
    await expect(lead(page, 'Bo Berg')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByLabel('Service')).toHaveValue('Car Wraps');

    await page.getByLabel('Service').selectOption('All services');
    await page.getByLabel('Source').selectOption('Chat');
    await lead(page, 'Dana Whitfield')
      .getByRole('link', { name: /^Conversation/ })
      .click();
    await expect(page.getByRole('region', { name: 'Opened from its lead' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Source')).toHaveValue('chat');
    await expect(rows(page)).toHaveCount(1);
  });

  test('says so where none matches, and offers to clear', { tag: '@long' }, async ({ page, admin }) => {
    await logIn(page, admin);
    await page.getByLabel('Search leads').fill('nobody of that name');
    await expect(page.getByText('No lead matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByLabel('Search leads')).toBeFocused();
  });

  test('by promise unless another order is chosen, which stays through a reload', async ({ page, admin }) => {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/admin/leads');
    await logIn(page, admin);
    expect(new URL((await asked).url()).search).toBe('?sort=due');
    await expect(page.getByLabel('Order')).toHaveValue('due');
    await expect(rows(page)).toHaveCount(3);
    for (const row of await rows(page).all()) await expect(row).toContainText(/Due \S+ by /);
    await expect(groups(page)).toHaveText([/^Reply /]);

    const again = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/admin/leads');
    await page.getByLabel('Order').selectOption('Newest first');
    expect(new URL((await again).url()).search).toBe('');
    await expect(groups(page)).toHaveText(['Today 3']);
    await page.reload();
    await expect(page).toHaveURL('/admin/dashboard?sort=newest');
    await expect(groups(page)).toHaveText(['Today 3']);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(groups(page)).toHaveText([/^Reply /]);
  });

  test('as a CSV file of what is shown', { tag: '@long' }, async ({ page, admin }) => {
    await logIn(page, admin);
    await page.getByLabel('Service').selectOption('Embroidery');
    await expect(rows(page)).toHaveCount(1);
    const link = page.getByRole('link', { name: 'Download CSV' });
    await expect(link).toHaveAttribute('href', '/api/admin/leads.csv?service=Embroidery&sort=due');
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    const csv = await (await page.request.get('/api/admin/leads.csv?service=Embroidery')).text();
    expect(csv).toContain('Ann Ahlberg');
    expect(csv).not.toContain('Bo Berg');
  });
});

test.describe('an open lead', () => {
  test.use({ expectedErrors: ['404 (Not Found)'] });

  test('shows its facts and transcript; Esc, Close and Back lead to its row', async ({
    page,
    admin,
    request,
  }) => {
    const conversationId = await holdConversation(request);
    await sendQuoteForm(request, quote('Bo Berg'));
    await logIn(page, admin);
    const link = lead(page, 'Dana Whitfield').getByRole('link', { name: 'Dana Whitfield' });
    await link.click();
    const opened = page.getByRole('region', { name: 'Dana Whitfield' });
    await expect(opened).toBeFocused();
    await expect(page).toHaveURL(/\/admin\/dashboard\?lead=[0-9a-f-]{36}$/);
    expect(page.url()).not.toContain(conversationId);
    for (const text of ['Ridgeline Climbing', 'Black tees', 'Chat', '(503) 555-0142']) {
      await expect(opened.getByRole('region', { name: 'Facts' })).toContainText(text);
    }
    for (const text of ['72 T-shirts', 'March 27', '$', 'as the visitor was told']) {
      await expect(opened.getByRole('region', { name: 'Items' })).toContainText(text);
    }
    await expect(opened.getByRole('region', { name: 'Conversation' })).toContainText('72 black tees');
    await expect(opened.getByRole('region', { name: 'Conversation' })).toContainText('Start a Quote');

    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(link).toBeFocused();

    await link.press('Enter');
    await opened.getByRole('button', { name: 'Close' }).click();
    await expect(link).toBeFocused();

    await link.press('Enter');
    await lead(page, 'Bo Berg').getByRole('link', { name: 'Bo Berg' }).click();
    await expect(page.getByRole('region', { name: 'Bo Berg' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Bo Berg' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('region', { name: 'Bo Berg' })).toHaveCount(0);
  });

  for (const width of [390, 768, 1440, 1920]) {
    test(`shows its items and what they come to, ${width} px wide`, { tag: '@long' }, async ({
      page,
      admin,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const lead = aLead(2, { ...MARISOL, items: ITEMS });
      await answerWith(page, { leads: [lead, aLead(3), aLead(4)], conversations: [] });
      await page.route('**/api/admin/leads/*', (route) => route.fulfill({ json: lead }));
      await page.route('**/api/admin/conversations/*', (route) => route.fulfill({ json: aConversation(2) }));
      await logIn(page, admin);
      await expect(rows(page).first()).toContainText('Pint glasses + 2 more');
      await open(page, 'Marisol Vega');
      const items = page.getByRole('region', { name: 'Items' });
      await expect(items.getByRole('heading', { level: 4 })).toHaveText([
        '24 pint glasses',
        '9 T-shirts',
        '1 banner',
      ]);
      await expect(items.getByRole('listitem').nth(0)).toContainText('$211 to $237 about $9.33 each');
      await expect(items.getByRole('listitem').nth(0)).toContainText('MethodLaser engraving');
      await expect(items.getByRole('listitem').nth(1)).toContainText('S 1M 3L 3XL 12XL 1');
      await expect(items.getByRole('listitem').nth(2)).toContainText('$110 to $121 one piece');
      await expect(items.getByRole('listitem').nth(2)).toContainText('In handsSat, Mar 28');
      await expect(items).toContainText('In hands Fri, Mar 27, 2026');
      await expect(items).toContainText('Together $519 to $576 3 items');
      await expect(items).toContainText('Estimates as the visitor was told, good to Thu, Apr 9, 2026');
      await expectFitAndAccessible(page);
    });
  }

  test('says that a person prices what has no estimate, and then adds up nothing', { tag: '@long' }, async ({
    page,
    admin,
  }) => {
    const [glasses, tees] = ITEMS;
    const lead = aLead(2, {
      ...MARISOL,
      items: glasses && tees ? [glasses, { ...tees, estimate: null }] : [],
    });
    await answerWith(page, { leads: [lead], conversations: [] });
    await page.route('**/api/admin/leads/*', (route) => route.fulfill({ json: lead }));
    await page.route('**/api/admin/conversations/*', (route) => route.fulfill({ json: aConversation(2) }));
    await logIn(page, admin);
    await open(page, 'Marisol Vega');
    const items = page.getByRole('region', { name: 'Items' });
    await expect(items.getByRole('listitem').nth(1)).toContainText('9 T-shirtspriced by a person');
    await expect(items).toContainText('Together priced by a person 2 items');
  });

  test('takes the place of the list on a phone, which comes back where it was', async ({ page, admin }) => {
    const leads = Array.from({ length: 30 }, (_, number) => aLead(number));
    await page.setViewportSize({ width: 390, height: 844 });
    await answerWith(page, { leads, conversations: [] });
    await page.route('**/api/admin/leads/*', (route) =>
      route.fulfill({ json: leads.find(({ id }) => route.request().url().endsWith(id)) }),
    );
    await page.route('**/api/admin/conversations/*', (route) => route.fulfill({ json: aConversation(1) }));
    await logIn(page, admin);
    const link = lead(page, 'Lead 21').getByRole('link', { name: 'Lead 21' });
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Lead 21' })).toBeInViewport();
    await expect(page.getByRole('list', { name: 'Leads' })).toBeHidden();
    await page.locator('.opened-lead').getByRole('button', { name: 'Close' }).click();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('is marked handled by whoever is signed in, and opened again', async ({ page, admin, request }) => {
    for (const name of ['Ann Ahlberg', 'Bo Berg']) await sendQuoteForm(request, quote(name));
    await logIn(page, admin);
    await open(page, 'Ann Ahlberg');
    await page.getByRole('button', { name: 'Mark handled' }).click();
    await expect(lead(page, 'Ann Ahlberg')).toContainText('Handled by owner, just now');
    await expect(groups(page)).toHaveText([/^Reply .* 2$/]);
    await page.keyboard.press('Escape');
    await expect(groups(page)).toHaveText([/^Reply .* 1$/, 'Answered 1']);
    await open(page, 'Ann Ahlberg');
    await page.getByLabel('State').selectOption('Open');
    await expect(lead(page, 'Bo Berg')).toBeVisible();
    await page.getByLabel('Search leads').fill('Ann');
    await expect(page.getByText('No lead matches.')).toBeVisible();
    await page.getByLabel('State').selectOption('Handled');
    await expect(lead(page, 'Ann Ahlberg')).toBeVisible();

    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByRole('button', { name: 'Mark handled' })).toBeFocused();
    await expect(lead(page, 'Ann Ahlberg')).toContainText(/Due .+ by /);
    await page.getByLabel('State').selectOption('Open');
    await expect(lead(page, 'Ann Ahlberg')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(groups(page)).toHaveText([/^Reply .* 2$/]);
  });

  test('is printed as a job sheet, and nothing else', async ({ page, admin, request }) => {
    await holdConversation(request);
    await logIn(page, admin);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await open(page, 'Dana Whitfield');
    await expect(page.getByText('72 black tees').first()).toBeVisible();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('body').innerText();
    for (const text of [
      'Bold Work',
      'Job sheet',
      'Dana Whitfield',
      'dana@example.com',
      'Black tees',
      'March 27',
      '72 T-shirts',
      'as the visitor was told',
    ]) {
      expect(paper).toContain(text);
    }
    for (const text of ['Logout', 'Captured Leads', 'Mark handled', 'Notifications', 'Assistant', 'Search']) {
      expect(paper).not.toContain(text);
    }
  });

  test('that is not stored says so', { tag: '@long' }, async ({ page, admin }) => {
    await logIn(page, admin);
    await page.route('**/api/admin/leads/*', (route) =>
      route.fulfill({ status: 404, json: { title: 'Not Found', status: 404 } }),
    );
    await page.evaluate(() => history.pushState(null, '', '/admin/dashboard?lead=gone'));
    await expect(page.getByText('This lead is no longer stored.')).toBeVisible();
    await page.locator('.opened-lead').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  });
});

test.describe('deleting', () => {
  test.use({ expectedErrors: ['404 (Not Found)', '500 (Internal Server Error)'] });

  test('a lead asks first, with the focus on Cancel', async ({ page, admin, request }) => {
    await sendQuoteForm(request, quote('Ann Ahlberg'));
    await sendQuoteForm(request, quote('Bo Berg'));
    await logIn(page, admin);
    await open(page, 'Ann Ahlberg');
    const button = page.getByRole('button', { name: 'Delete', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Delete this lead?' });

    await button.click();
    await expect(dialog).toContainText('Ann Ahlberg');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(lead(page, 'Ann Ahlberg')).toBeVisible();

    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(lead(page, 'Ann Ahlberg')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Ann Ahlberg' })).toHaveCount(0);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('tab', { name: 'Leads 1' })).toBeVisible();
    await expect(page.locator('.list')).toBeFocused();
    await page.reload();
    await expect(lead(page, 'Bo Berg')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  test('a conversation says how many leads go with it', { tag: '@long' }, async ({
    page,
    admin,
    request,
  }) => {
    const conversationId = await holdConversation(request);
    await sendQuoteForm(request, quote('Ann Ahlberg'));
    await logIn(page, admin);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('tab', { name: 'Conversations 1' }).click();
    const card = page.getByRole('article', { name: `Conversation ${conversationId.slice(0, 8)}` });
    await card.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this conversation?' });
    await expect(dialog).toContainText('1 lead that came from it goes with it.');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete conversation' }).click();
    await expect(card).toHaveCount(0);
    await expect(page.getByText('No conversations yet.')).toBeVisible();
    await expect(page.locator('.list')).toBeFocused();
    await page.getByRole('tab', { name: 'Leads 1' }).click();
    await expect(lead(page, 'Ann Ahlberg')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  test('what somebody else has deleted meanwhile is met calmly', { tag: '@long' }, async ({
    page,
    admin,
    request,
  }) => {
    for (const name of ['Ann Ahlberg', 'Bo Berg']) await sendQuoteForm(request, quote(name));
    // Or the desk may hear of it before it is met.
    await page.route('**/api/admin/events', () => {});
    await logIn(page, admin);
    await open(page, 'Ann Ahlberg');
    await deleteAs(page, 'Ann Ahlberg');
    await page.getByRole('button', { name: 'Mark handled' }).click();
    await expect(page.locator('.toast')).toContainText('Somebody has deleted this lead meanwhile.');
    await expect(page.getByText('This lead is no longer stored.')).toBeVisible();
    await expect(lead(page, 'Ann Ahlberg')).toHaveCount(0);

    await open(page, 'Bo Berg');
    await deleteAs(page, 'Bo Berg');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete lead' }).click();
    await expect(page.getByText('No leads captured yet.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Leads 0' })).toBeVisible();
  });

  test('a failure is told where it was asked for, and nothing goes', { tag: '@long' }, async ({
    page,
    admin,
    request,
  }) => {
    await sendQuoteForm(request, quote('Ann Ahlberg'));
    await logIn(page, admin);
    await open(page, 'Ann Ahlberg');
    await page.route('**/api/admin/leads/*', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 500, json: { title: 'Broken', status: 500, detail: 'The disk is full.' } }),
    );
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete lead' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The disk is full.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(lead(page, 'Ann Ahlberg')).toBeVisible();
    await page.getByRole('button', { name: 'Mark handled' }).click();
    await expect(page.locator('.toast')).toContainText('The disk is full.');
    await expect(page.getByRole('button', { name: 'Mark handled' })).toBeVisible();
  });
});

test('offers leads that came in meanwhile, and shows them without losing the place', async ({
  page,
  admin,
  request,
}) => {
  for (const name of ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']) await sendQuoteForm(request, quote(name));
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 664 });
  await logIn(page, admin);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByLabel('Search leads')).toBeFocused();
  await page.getByLabel('Order').selectOption('Newest first');
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByRole('tab', { name: 'Leads 6' })).toBeVisible();
  for (const name of ['Gus', 'Hal']) await sendQuoteForm(request, quote(name));
  await page.clock.fastForward(31_000);
  const button = page.getByRole('button', { name: '2 new' });
  await expect(button).toBeVisible();
  await expect(page.getByText('2 new leads came in.')).toBeAttached();
  await expect(rows(page)).toHaveCount(6);

  await lead(page, 'Bo').evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(button).toBeInViewport();
  const before = await lead(page, 'Bo').boundingBox();
  await button.click();
  await expect(rows(page)).toHaveCount(8);
  await expect(rows(page).first()).toContainText('Hal');
  await expect(button).toHaveCount(0);
  await expect(page.getByText('2 new leads loaded.')).toBeAttached();
  await expect(page.locator('.fresh')).toBeFocused();
  const after = await lead(page, 'Bo').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60);

  await page.clock.fastForward(31_000);
  await expect(page.getByRole('tab', { name: 'Leads 8' })).toBeVisible();
  await expect(button).toHaveCount(0);
});

test.describe('being told', () => {
  const told = test.extend<{ webhook: { url: string; status: number; received: number } }>({
    webhook: async ({}, use) => {
      const webhook = { url: '', status: 503, received: 0 };
      const sink = createServer((request, answer) => {
        request.resume();
        webhook.received += 1;
        answer.writeHead(webhook.status).end();
      }).listen(0, '127.0.0.1');
      await once(sink, 'listening');
      webhook.url = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/`;
      await use(webhook);
      sink.closeAllConnections();
      sink.close();
    },
    settings: async ({ webhook }, use) => use({ NOTIFY_WEBHOOK_URL: webhook.url }),
  });

  told('says why a lead was not notified, and sends it again', async ({ page, admin, request, webhook }) => {
    await sendQuoteForm(request, quote('Ann Ahlberg'));
    await expect.poll(() => webhook.received).toBeGreaterThan(0);
    await logIn(page, admin);
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(lead(page, 'Ann Ahlberg')).toContainText(/Webhook Not sent yet: .*503.*; trying again/, {
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByText('Nobody is told of new leads.')).toHaveCount(0);

    await open(page, 'Ann Ahlberg');
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await expect(notifications).toContainText('503');
    webhook.status = 204;
    await notifications.getByRole('button', { name: 'Send again' }).click();
    await expect(notifications).toContainText(/Webhook Sent/);
    await expect(notifications.getByRole('button', { name: 'Send again' })).toBeFocused();
    await expect(lead(page, 'Ann Ahlberg')).not.toContainText('Webhook');
  });
});

test('a lead that was given up is sent again from its row', { tag: '@long' }, async ({ page, admin }) => {
  const failed = aLead(1, {
    announcements: [
      { channel: 'email', state: 'failed', error: '550 no such user', at: '2026-03-10T20:21:00.000Z' },
      { channel: 'receipt', state: 'sent', error: null, at: '2026-03-10T20:21:00.000Z' },
    ],
  });
  await answerWith(page, { leads: [failed, aLead(2)], conversations: [] });
  await page.route('**/api/admin/leads?undelivered=true*', (route) => route.fulfill({ json: [failed] }));
  await page.route('**/api/admin/summary', (route) =>
    route.fulfill({ json: { ...SUMMARY, notifications: { channels: ['email'], failing: 1 } } }),
  );
  const sent = {
    ...failed,
    announcements: failed.announcements.map((one) => ({ ...one, state: 'sent', error: null })),
  };
  await page.route(`**/api/admin/leads/${failed.id}/announce`, (route) =>
    route.fulfill({ status: 202, json: sent }),
  );
  await page.route(`**/api/admin/leads/${failed.id}`, (route) => route.fulfill({ json: failed }));
  await logIn(page, admin);

  await expect(page.getByText('The shop was not told of 1 lead.')).toBeVisible();
  await page.getByRole('button', { name: 'Show them' }).click();
  const undelivered = page.getByRole('list', { name: 'Leads the shop was not told of' });
  await expect(undelivered).toContainText('Failed: 550 no such user');
  await expect(undelivered.getByRole('listitem')).toHaveCount(1);
  await undelivered.getByRole('link', { name: 'Lead 1' }).click();
  await expect(page.getByRole('region', { name: 'Lead 1' })).toBeFocused();
  await page.keyboard.press('Escape');

  const row = lead(page, 'Lead 1');
  await expect(row).toContainText('Email to the shop Failed: 550 no such user');
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(row).toContainText('Email to the shop Sent');
  await expect(row.getByRole('button', { name: 'Send again' })).toBeFocused();
});

test('says plainly that nobody is told where nothing is configured', { tag: '@long' }, async ({
  page,
  admin,
  request,
}) => {
  await sendQuoteForm(request, quote('Ann Ahlberg'));
  await logIn(page, admin);
  await expect(page.getByText('Nobody is told of new leads.')).toBeVisible();
  await open(page, 'Ann Ahlberg');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText('The shop was not told of this lead');
  await expect(notifications.getByRole('button')).toHaveCount(0);
});

test('hostile values are shown as text and run nothing, in every view', async ({ page, admin, request }) => {
  const hostile = [
    '<script>window.ran = 1</script>',
    '"><img src=x onerror="window.ran = 1">',
    '=HYPERLINK("javascript:window.ran=1")',
    "'; DROP TABLE leads; --",
    'Line one\r\nBcc: everybody@example.com',
    '\u202Egnp.exe \u05E9\u05DC\u05D5\u05DD',
  ];
  for (const [index, value] of hostile.entries()) {
    await sendQuoteForm(request, { ...quote(`${index} ${value.replace(/\s+/g, ' ')}`), details: value });
  }
  const conversationId = await chatLead(request, hostile.join('\n'));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'ran', { set: () => console.error('a hostile value ran') });
  });
  page.on('dialog', (dialog) => dialog.dismiss().then(() => console.error('a dialog opened')));

  await logIn(page, admin);
  await expect(rows(page)).toHaveCount(hostile.length + 1);
  for (const value of hostile) {
    await expect(page.getByRole('list', { name: 'Leads' })).toContainText(
      value.split('\r\n').at(-1) ?? value,
    );
  }
  await page.getByLabel('Search leads').fill('<script>');
  await expect(page.getByText(/^All \d shown$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(rows(page)).toHaveCount(hostile.length + 1);

  const name = 'Mal <script>window.ran = 1</script>';
  await open(page, name);
  const opened = page.getByRole('region', { name });
  for (const part of ['Facts', 'Conversation']) {
    await expect(opened.getByRole('region', { name: part })).toContainText('onerror="window.ran = 1"');
  }
  await opened.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(opened).toContainText(name);
  await page.emulateMedia({ media: null });

  await page.getByRole('tab', { name: /^Conversations/ }).click();
  await expect(
    page.getByRole('article', { name: `Conversation ${conversationId.slice(0, 8)}` }),
  ).toContainText('<script>window.ran = 1</script>');
  await expect(page.locator('main script, main img, main iframe')).toHaveCount(0);
});

for (const width of [390, 768, 1440, 1920]) {
  test(`is accessible and fits at ${width} px, with a lead and a question open`, { tag: '@long' }, async ({
    page,
    admin,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await holdConversation(request);
    await sendQuoteForm(request, quote('Ann Ahlberg', { details: 'x'.repeat(2_000) }));
    await logIn(page, admin);
    await expect(rows(page)).toHaveCount(2);
    if (width < 760) await page.getByRole('button', { name: 'Search' }).click();
    await page.getByLabel('Order').selectOption('Newest first');
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expectFitAndAccessible(page);
    await open(page, 'Dana Whitfield');
    await expect(page.getByText('72 black tees').first()).toBeVisible();
    // Half of it under the bar of keys it would count as too small.
    const answer = page.getByRole('button', { name: 'Attach' });
    await answer.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expectFitAndAccessible(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectFitAndAccessible(page);
  });
}

const rows = (page: Page) => page.getByRole('list', { name: 'Leads', exact: true }).getByRole('article');

const lead = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Leads', exact: true }).getByRole('article', { name, exact: true });

const groups = (page: Page) =>
  page.getByRole('list', { name: 'Leads', exact: true }).getByRole('heading', { level: 2 });

async function open(page: Page, name: string): Promise<void> {
  await lead(page, name).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('region', { name, exact: true })).toBeFocused();
}

const quote = (name: string, change: Record<string, string> = {}) => ({
  name,
  email: 'visitor@example.com',
  service: 'Embroidery',
  details: `What ${name} wants.`,
  ...change,
});

/** Deletes a lead with the session of `page`, but behind its back. */
async function deleteAs(page: Page, name: string): Promise<void> {
  const answer = await page.request.get('/api/admin/leads', { params: { q: name } });
  const [found] = (await answer.json()) as { id: string }[];
  expect(found).toBeDefined();
  expect((await page.request.delete(`/api/admin/leads/${found?.id}`)).status()).toBe(204);
}

/** A chat whose message and lead form hold `text`. */
async function chatLead(request: APIRequestContext, text: string): Promise<string> {
  const started = await request.post('/api/chat/start', { data: { sessionId: 'hostile', language: 'en' } });
  const { conversationId } = (await started.json()) as { conversationId: string };
  const said = await request.post('/api/chat/message', { data: { conversationId, message: text } });
  expect(said.status()).toBe(200);
  const stored = await request.post('/api/chat/lead', {
    data: {
      conversationId,
      name: 'Mal <script>window.ran = 1</script>',
      email: 'mal@example.com',
      company: '=cmd|calc',
      service: 'Screen Printing',
      details: text,
    },
  });
  expect(stored.status()).toBe(201);
  return conversationId;
}
