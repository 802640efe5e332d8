// The page of a job: a customer follows it and writes, the shop answers and moves it, both at once.

import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectFitAndAccessible, logIn } from './desk.ts';
import { expect, test } from './test.ts';

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
);

test('a request in the chat is followed on its page, by the customer and the shop', async ({
  page,
  context,
  admin,
}) => {
  test.slow();
  await page.goto('/');
  const box = page.getByRole('textbox', { name: /message/i }).first();
  const day = new Date(Date.now() + 21 * 86_400_000).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
  });
  await box.fill(`I need 48 black t-shirts with 2 ink colors on the front by ${day}`);
  await box.press('Enter');
  const send = page.getByRole('button', { name: 'Send to the shop' });
  const form = page.locator('form').filter({ has: send });
  await form.getByLabel('Name').fill('Dana Ruiz');
  await form.getByLabel('Email or phone').fill('dana@oldbrook.example');
  await send.click();
  const link = page.getByRole('link', { name: 'Follow your job' });
  await link.click();
  await expect(page).toHaveURL(/\/job\/[\w-]{32}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Job');
  await expect(page).toHaveTitle(/^Your job \|/);
  await expect(page.getByText('48 T-shirts').first()).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Asked');

  await page.getByRole('textbox', { name: 'Write to Bold Work' }).fill('Can three of them be long-sleeve?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const said = page.getByRole('log', { name: 'What was said' });
  await expect(said).toContainText('Can three of them be long-sleeve?');
  await page
    .getByLabel('Send a file')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
  await expect(page.locator('#artwork').getByText('logo.svg').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Counted back' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFitAndAccessible(page);
  }

  const desk = await context.newPage();
  await logIn(desk, admin);
  await desk
    .getByRole('link', { name: /Dana Ruiz/ })
    .first()
    .click();
  const panel = desk.getByRole('region', { name: 'Job page' });
  const thread = desk.getByRole('region', { name: 'Thread' });
  await expect(thread).toContainText('Can three of them be long-sleeve?');
  await desk.keyboard.press('r');
  await desk.keyboard.type('Yes, they add $4.25 each.');
  await desk.getByRole('button', { name: /other ways/i }).click();
  // While the shop is closed it would wait for its opening.
  const now = desk.getByRole('menuitem', { name: 'Send now and mark answered' });
  if (await now.isVisible()) await now.click();
  else await desk.keyboard.press('Escape').then(() => desk.keyboard.press('Control+Enter'));
  await expect(thread.getByRole('list', { name: 'Thread' })).toContainText('$4.25');
  await panel.getByRole('radio', { name: 'On press' }).check();
  await panel.getByRole('button', { name: 'Move to On press' }).click();
  await expect(panel.getByRole('radio', { name: 'On press' })).toBeChecked();
  await expect(panel.getByRole('button', { name: /^Move to/ })).toHaveCount(0);

  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(said).toContainText('Yes, they add $4.25 each.');
  await expect(page.locator('[aria-current="step"]')).toContainText('On press');

  await desk.bringToFront();
  await panel.getByRole('button', { name: 'New link' }).click();
  await expect(desk.getByText('New link made')).toBeVisible();
});

test('a link that was replaced says so on the open page, and offers the way back', { tag: '@long' }, async ({
  page,
  request,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('404');
  const { url, leadId } = await ask(request);
  await page.goto(url);
  await expect(page.getByText('12 caps with our logo')).toBeVisible();
  await request.post('/api/admin/login', { data: admin });
  expect((await request.post(`/api/admin/leads/${leadId}/link`)).status()).toBe(201);
  await page.locator('body').hover();
  await expect(page.getByLabel('Send a file')).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('alert')).toContainText('This link has ended', { timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: 'Have the new one sent to you' }).click();
  await page.getByLabel('Your email').fill('sam@example.com');
  await page.getByRole('button', { name: 'Send my links' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
  const gone = await page.goto(url);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost your link?');
});

for (const width of [1440, 390])
  test(`the page of a job fits and is accessible at ${width}`, async ({ page, request }) => {
    const { url } = await ask(request);
    await page.setViewportSize({ width, height: 844 });
    const sheets: string[] = [];
    page.on('request', (one) => one.resourceType() === 'stylesheet' && sheets.push(one.url()));
    await page.goto(url);
    await write(page, 'Do you print on felt?');
    // The next words need not wait until the page has seen those before.
    await page.route('**/api/job/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    for (let time = 1; time <= 2; time++) await send(page, 'And on paper?');
    await expect(page.getByRole('log').getByText('And on paper?')).toHaveCount(2);
    expect(sheets, 'style sheets that the document holds already').toEqual([]);
    await expectFitAndAccessible(page);
  });

test('nothing of a job moves under a finger while its page wakes', async ({ page, request }) => {
  const { url } = await ask(request);
  await page.setViewportSize({ width: 390, height: 844 });
  const placeOfSend = () => page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
  await page.route('**/assets/*.js', async (route) => {
    await woken;
    await route.continue();
  });
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.goto(url);
  const before = await placeOfSend();
  const isAwake = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('hydrated', resolve, { once: true })),
  );
  wake();
  await isAwake;
  expect(await placeOfSend()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job is read, written to and sent files', async ({ page, request }) => {
    const { url } = await ask(request);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url);
    await expect(page.getByText('12 caps with our logo')).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText('Asked');
    await write(page, 'Do you print on felt?');
    await page
      .getByLabel('Send a file')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO });
    await page.getByRole('button', { name: 'Send the file' }).click();
    await expect(page).toHaveURL(/#artwork$/);
    await expect(page.locator('#artwork').getByText('logo.svg')).toBeVisible();
    await expect(page.getByRole('log', { name: 'What was said' })).toContainText('Do you print on felt?');
  });
});

test('the document of a job keeps within its budget, and names no other site', async ({
  request,
  server,
}) => {
  const { url } = await ask(request);
  const body = await new Promise<Buffer>((resolve) => {
    get(server + url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    });
  });
  const html = brotliDecompressSync(body).toString();
  expect(html).toContain('12 caps with our logo');
  expect(body.length).toBeLessThanOrEqual(45 * 1024);
  const named = [...html.matchAll(/\b(?:src|srcset|href|action)="([^"]+)"|\burl\(([^)]+)\)/g)].map(
    ([, attribute, style]) => attribute ?? style,
  );
  expect(named.length).toBeGreaterThan(20);
  for (const address of named) expect(address).toMatch(/^(?:\/(?!\/)|#|tel:|mailto:|["']?data:)/);
});

async function ask(request: APIRequestContext): Promise<{ url: string; leadId: string }> {
  const data = {
    name: 'Sam Okafor',
    email: 'sam@example.com',
    service: 'Embroidery',
    details: '12 caps with our logo',
  };
  const answer = await request.post('/api/contact', { data });
  const { jobUrl, id } = (await answer.json()) as { jobUrl: string; id: string };
  return { url: jobUrl, leadId: id };
}

async function send(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Write to Bold Work' });
  await box.fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(box).toHaveValue('');
}

async function write(page: Page, text: string): Promise<void> {
  await send(page, text);
  await expect(page.getByRole('log', { name: 'What was said' })).toContainText(text);
}
