// The desk's strip of numbers: opened, remembered, read by eye and by screen reader, and what a visit counts as.
import type { Page } from '@playwright/test';
import type { Stats } from '../src/schemas/admin.ts';
import { expectFitAndAccessible, holdConversation, logIn, sendQuoteForm } from './desk.ts';
import { expect, test } from './test.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const strip = (page: Page) => page.getByRole('region', { name: 'Stats of the last 30 days' });
const button = (page: Page) => page.getByRole('button', { name: 'Numbers' });

test.describe('a visitor of the site', () => {
  test.use({ userAgent: BROWSER });

  test('is a visit once, a chat and a lead, in the numbers of the desk', async ({ page, admin, request }) => {
    await page.goto('/');
    await page.goto('/services');
    await page.goto('/'); // A typed address begins a visit each time.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
    await page.reload();
    await holdConversation(request);
    await sendQuoteForm(request, { name: 'Sam', email: 'sam@example.com', service: 'Embroidery' });
    await logIn(page, admin);
    await button(page).click();
    const numbers = strip(page);
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(numbers).toContainText('3 visits', { timeout: 1000 });
    }).toPass();
    await expect(numbers).toContainText('1 chat');
    await expect(numbers).toContainText('Visits are counted since'); // Of part of the time there is no share.
    await expect(numbers).toContainText('1 lead from chat');
    await expect(numbers).toContainText('100% of chats');
    await expect(numbers).toContainText('1 more lead came by a form.');
    await expect(numbers).toContainText('2 leads in 30 days');
    await expect(numbers.getByRole('row')).toHaveCount(31 + 13);
    await expect(numbers.getByRole('row').nth(30)).toContainText(/11$/);
    await expect(numbers.getByRole('term').filter({ hasText: 'Embroidery' })).toBeVisible();
    await expect(numbers).toContainText('n/a');

    const [lead] = (await (await page.request.get('/api/admin/leads')).json()) as { id: string }[];
    await page.request.patch(`/api/admin/leads/${lead?.id}`, { data: { handled: true } });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(numbers).toContainText('median of 1 lead');
    await expect(numbers).toContainText('1 lead still open.');
    await expect(numbers).toContainText('1 of 1 promises kept (100%).');
  });
});

test('opens by its button, and stays as it was left through a reload', async ({ page, admin }) => {
  await page.route('**/api/admin/stats', (route) => route.fulfill({ json: STATS }));
  await logIn(page, admin);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(strip(page)).toBeHidden();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(strip(page).getByRole('heading', { level: 2 })).toHaveText([
    'Leads per day',
    'By service',
    'From visit to lead',
    'Time to first answer',
    'Won and lost',
    'Won by service',
    'Won by source',
    'Came from',
  ]);
  await page.reload();
  await expect(strip(page)).toContainText('1 h 48 min median of 23 leads');
  await button(page).click();
  await expect(strip(page)).toBeHidden();
  await page.reload();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
});

for (const width of [320, 390, 768, 1440, 1920]) {
  test(`fits and is accessible at ${width}`, { tag: '@long' }, async ({ page, admin }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/api/admin/stats', (route) => route.fulfill({ json: STATS }));
    await logIn(page, admin);
    await button(page).click();
    await expect(strip(page)).toContainText('123,456 visits');
    await expectFitAndAccessible(page);
    const box = await button(page).boundingBox();
    // A thumb's size on a phone; with a mouse the desk is denser.
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(width < 760 ? 44 : 32);
  });
}

test.describe('a failure', () => {
  test.use({ expectedErrors: ['503 (Service Unavailable)'] });

  test('is told in the strip, and tried again', async ({ page, admin }) => {
    let isBroken = true;
    await page.route('**/api/admin/stats', (route) =>
      isBroken ? route.fulfill({ status: 503, json: PROBLEM }) : route.fulfill({ json: STATS }),
    );
    await logIn(page, admin);
    await button(page).click();
    await expect(strip(page).getByRole('alert')).toContainText('The numbers could not be loaded.');
    isBroken = false;
    await strip(page).getByRole('button', { name: 'Retry' }).click();
    await expect(strip(page)).toContainText('2,391 leads in 30 days');
    await expect(strip(page).getByRole('alert')).toHaveCount(0);
  });
});

const PROBLEM = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: 'Later.' };

const STATS: Stats = {
  days: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 1, 9 + index)).toISOString().slice(0, 10),
    chat: 2 * index,
    quoteForm: index === 29 ? 129 : 48,
  })),
  services: [
    { service: 'Screen Printing', leads: 1240 },
    { service: 'Hats & T-Shirts', leads: 1 },
    { service: 'Other', leads: 0 },
  ],
  funnel: { visits: 123_456, visitsSince: '2026-03-01', chats: 4321, chatLeads: 870, formLeads: 1530 },
  promises: { kept: 23, missed: 3, late: 1 },
  sites: [
    { site: 'google.com', leads: 1200 },
    { site: 'a-very-long-name-of-a-newsletter-about-shirts-and-mugs.example', leads: 12 },
    { site: null, leads: 1188 },
  ],
  outcomes: {
    months: Array.from({ length: 12 }, (_, index) => ({
      month: new Date(Date.UTC(2025, 3 + index)).toISOString().slice(0, 7),
      won: index * 11,
      lost: index * 7,
    })),
    services: [
      { service: 'Screen Printing', won: 1240, lost: 410 },
      { service: 'Hats & T-Shirts', won: 1, lost: 0 },
    ],
    sources: [
      { source: 'quote_form', won: 700, lost: 400 },
      { source: 'chat', won: 541, lost: 10 },
    ],
  },
  handling: {
    handled: 23,
    open: 2377,
    medianMinutes: 108,
    spread: [60, 240, 1440, 4320, null].map((upToMinutes, index) => ({ upToMinutes, leads: index * 5 })),
  },
};
