// The desk by keyboard, in groups, dark, on paper in the dark, and on a phone.
import type { Locator, Page } from '@playwright/test';
import type { Summary } from '../src/schemas/admin.ts';
import { aConversation, aLead, answerWith, expectFitAndAccessible, logIn, SUMMARY } from './desk.ts';
import { expect, test } from './test.ts';

const LEADS = [aLead(1), aLead(2), aLead(3)];

const DATES = [
  '2026-09-30 (Wed, Sep 30, 12:45 pm)',
  'Wed, Sep 30, 12:45 pm, or the last weekend of October',
  '2026-09-30',
];

const FAULTY: Summary = {
  ...SUMMARY,
  notifications: { channels: [], failing: 0 },
  storage: {
    state: 'failing',
    fault: 'full',
    since: '2026-03-10T19:15:00Z',
    detail: 'The disk is full. Free some space.',
  },
};

/** Three leads of which each can be opened, and a conversation. */
async function openDesk(page: Page, admin: { username: string; password: string }): Promise<void> {
  await answerWith(page, { leads: LEADS, conversations: [aConversation(1), aConversation(2)] });
  await page.route('**/api/admin/leads/*', (route) =>
    route.fulfill({ json: LEADS.find(({ id }) => route.request().url().endsWith(id)) }),
  );
  await page.route('**/api/admin/conversations/*', (route) => route.fulfill({ json: aConversation(2) }));
  await logIn(page, admin);
  await expect(name(page, 1)).toBeVisible();
}

test('j and k go through the leads, Enter opens, then they go from lead to lead, Esc closes', async ({
  page,
  admin,
}) => {
  await openDesk(page, admin);
  await page.keyboard.press('j');
  await expect(name(page, 1)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(name(page, 3)).toBeFocused();
  await page.keyboard.press('j');
  await expect(name(page, 3)).toBeFocused();
  await page.keyboard.press('k');
  await expect(name(page, 2)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(opened(page, 2)).toBeFocused();
  await expect(opened(page, 2)).toContainText('2 of 3');
  await page.keyboard.press('j');
  await expect(opened(page, 3)).toBeFocused();
  await opened(page, 3).getByRole('link', { name: 'Previous lead' }).click();
  await expect(opened(page, 2)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name(page, 2)).toBeFocused();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('the list is one stop for Tab, the arrows go through it, and Tab goes into the row in use', {
  tag: '@long',
}, async ({ page, admin }) => {
  await openDesk(page, admin);
  await page.getByRole('link', { name: 'Download CSV' }).focus();
  await page.keyboard.press('Tab');
  await expect(name(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(name(page, 2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row(page, 2).getByRole('link', { name: 'a.rather.long' })).toBeFocused();
  const stops = page.getByRole('list', { name: 'Leads', exact: true }).locator('a, button');
  expect(await stops.count()).toBeGreaterThan(6);
  for (const stop of await row(page, 3).locator('a, button').all()) {
    await expect(stop).toHaveAttribute('tabindex', '-1');
  }
});

test('/ goes to the search, where keys are text; ? shows the keys and turns single keys off', async ({
  page,
  admin,
}) => {
  await openDesk(page, admin);
  const search = page.getByLabel('Search leads');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('j?/');
  await expect(search).toHaveValue('j?/');
  await search.fill('');
  await search.blur();

  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await expectFitAndAccessible(page);
  await page.keyboard.press('j');
  await sheet.getByRole('switch', { name: 'Single keys' }).click();
  await expect(sheet.getByRole('switch', { name: 'Single keys' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page.reload();
  await expect(name(page, 1)).toBeVisible();
  for (const key of ['j', '/', '?']) await page.keyboard.press(key);
  await expect(search).not.toBeFocused();
  await expect(sheet).toHaveCount(0);
  await name(page, 1).click();
  await expect(opened(page, 1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened(page, 1)).toHaveCount(0);

  await page.getByRole('button', { name: 'All keys' }).click();
  await sheet.getByRole('switch', { name: 'Single keys' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'All keys' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
});

test('e marks the open lead handled; with Ctrl held, keys are the browser’s', async ({ page, admin }) => {
  await openDesk(page, admin);
  const marked = page.waitForRequest((request) => request.method() === 'PATCH');
  await name(page, 1).click();
  await page.evaluate(() =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', ctrlKey: true, bubbles: true })),
  );
  await page.keyboard.press('e');
  expect((await marked).postDataJSON()).toEqual({ handled: true });
});

test('the leads stand in groups by what is owed, and opening hours are counted', async ({ page, admin }) => {
  // A Tuesday, 3:20 pm in the shop, which is open until 6.
  await page.clock.setFixedTime('2026-03-10T20:20:00Z');
  const leads = [
    aLead(1, { replyDueAt: '2026-03-09T23:00:00Z', createdAt: '2026-03-08T17:00:00Z' }),
    aLead(2, { replyDueAt: '2026-03-10T23:00:00Z', createdAt: '2026-03-09T23:30:00Z' }),
    aLead(3, { replyDueAt: '2026-03-16T15:00:00Z', createdAt: '2026-03-10T20:19:00Z' }),
    aLead(4, { replyDueAt: '2026-03-02T23:00:00Z', createdAt: '2026-03-01T17:00:00Z' }),
    aLead(5),
    aLead(6, { replyDueAt: '2026-03-11T15:00:00Z' }),
    aLead(7, { replyDueAt: '2026-03-09T23:00:00Z', handledAt: '2026-03-09T20:00:00Z', handledBy: 'owner' }),
  ];
  await answerWith(page, { leads, conversations: [] });
  await page.route('**/api/admin/leads/*', (route) => route.fulfill({ json: leads[1] }));
  await page.route('**/api/admin/conversations/*', (route) => route.fulfill({ json: aConversation(2) }));
  await logIn(page, admin);
  await expect(page.getByText('shop time, open until 6:00 PM')).toBeVisible();
  const list = page.getByRole('list', { name: 'Leads', exact: true });
  await expect(list.getByRole('heading', { level: 2 })).toHaveText([
    'Late 2',
    'Reply today 1',
    'Reply tomorrow 1',
    'Reply later 1',
    'No time promised 1',
    'Answered 1',
  ]);
  await expect(list.getByRole('article').first()).toContainText('Lead 4');
  await expect(row(page, 1)).toContainText('Late6 h 20 min');
  await expect(row(page, 2)).toContainText('2 h 40 min left');
  // Tuesday to Friday, Saturday from 10 to 2, and an hour of Monday.
  await expect(row(page, 3)).toContainText('34 h 40 min left');
  await expect(row(page, 4)).toContainText('Late7 days');
  await name(page, 2).click();
  await expect(opened(page, 2)).toContainText('Time left, shop open2 h 40 min');
});

test('on a phone the list comes first: counters and tabs frame it, all else opens on request', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const leads = LEADS.map((lead, index) => ({ ...lead, dueDate: DATES[index] ?? null }));
  await answerWith(page, { leads, conversations: [aConversation(1)] });
  await page.route('**/api/admin/summary', (route) => route.fulfill({ json: FAULTY }));
  await logIn(page, admin);

  const top = async (row: Locator) => (await row.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  await expect(row(page, 1)).toBeVisible();
  expect(await top(row(page, 1))).toBeLessThanOrEqual(120);
  for (const label of ['Total Conversations', 'Captured Leads', "Today's Chats"]) {
    await expect(page.getByText(label)).toBeInViewport({ ratio: 1 });
  }
  for (const tab of ['Leads 73', 'Conversations 120']) {
    await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 1 });
  }
  await expectFitAndAccessible(page);

  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await menu.click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByText('Logged in as owner')).toBeVisible();
  await expectFitAndAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  const search = page.getByLabel('Search leads');
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(search).toBeFocused();
  await expectFitAndAccessible(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(search).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Search' }).click();

  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText('Nobody is told of new leads.')).toBeHidden();
  await notices.getByRole('button', { name: '1 more' }).click();
  await expect(notices.getByText('Nobody is told of new leads.')).toBeVisible();
  await expect(notices.getByRole('alert')).toContainText('The disk is full.');
  await expectFitAndAccessible(page);
  await notices.getByRole('button', { name: 'Less' }).click();

  await page.getByRole('tab', { name: /^Conversations/ }).click();
  await expect(page.getByRole('link', { name: 'Message 1' })).toBeVisible();
  expect(await top(page.getByRole('listitem').filter({ hasText: 'Message 1' }))).toBeLessThanOrEqual(120);
});

test('says at its top that requests cannot be saved, since when, why, and what to do', {
  tag: '@long',
}, async ({ page, admin }) => {
  await page.clock.setFixedTime('2026-03-10T20:20:00Z');
  await answerWith(page, { leads: LEADS, conversations: [] });
  let storage: Summary['storage'] = FAULTY.storage;
  await page.route('**/api/admin/summary', (route) => route.fulfill({ json: { ...FAULTY, storage } }));
  await logIn(page, admin);
  const fault = page.getByRole('region', { name: 'Notices' }).getByRole('alert');
  await expect(fault).toHaveText(
    'Requests cannot be saved (since 2:15 pm). The disk is full. Free some space. ' +
      'Visitors are asked to call. Boldwork goes on by itself as soon as it can write again.',
  );
  await expectFitAndAccessible(page);

  storage = { state: 'damaged', fault: 'damaged', since: '2026-03-09T19:15:00Z', detail: null };
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(fault).toContainText('The database is damaged (since yesterday 2:15 pm).');
  storage = { state: 'nearly_full', fault: null, since: null, detail: '91% of the disk is used.' };
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The disk is nearly full.')).toBeVisible();
  storage = { state: 'ok', fault: null, since: null, detail: null };
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('The disk is nearly full.')).toHaveCount(0);
  await expect(page.getByText('Nobody is told of new leads.')).toBeVisible();
});

test.describe('dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const width of [390, 1440]) {
    test(`is as legible at ${width} px`, { tag: '@long' }, async ({ page, admin }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/admin');
      await expectFitAndAccessible(page);
      await openDesk(page, admin);
      await expect(page.locator('.toast')).toBeVisible();
      await expectFitAndAccessible(page);
      await name(page, 2).click();
      await expect(opened(page, 2)).toBeFocused();
      await expectFitAndAccessible(page);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expectFitAndAccessible(page);
      await page.keyboard.press('Escape');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(21, 17, 14)');
    });
  }
});

test.describe('at 320 px', { tag: '@long' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('an empty list fits', async ({ page, admin }) => {
    await answerWith(page, { leads: [], conversations: [] });
    await logIn(page, admin);
    await expect(page.getByText('No leads captured yet.')).toBeVisible();
    await expectFitAndAccessible(page);
  });

  test('the list and an open lead fit', async ({ page, admin }) => {
    await openDesk(page, admin);
    await expectFitAndAccessible(page);
    await name(page, 3).click();
    await expect(opened(page, 3)).toBeFocused();
    await expectFitAndAccessible(page);
  });
});

const row = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Leads', exact: true })
    .getByRole('article', { name: `Lead ${number}`, exact: true });

const name = (page: Page, number: number) =>
  row(page, number).getByRole('link', { name: `Lead ${number}`, exact: true });

const opened = (page: Page, number: number) =>
  page.getByRole('region', { name: `Lead ${number}`, exact: true });
