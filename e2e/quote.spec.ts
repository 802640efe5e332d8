// A quote in a real browser, on both sides: written on the desk, changed, sent, and accepted on the page of the job.
import type { Page } from '@playwright/test';
import { expectFitAndAccessible, holdConversation, logIn } from './desk.ts';
import { expect, test } from './test.ts';

const quoteOf = (page: Page) => page.getByRole('region', { name: 'Quote', exact: true });

/** Opens the only lead; its page's path. */
async function openLead(page: Page, admin: { username: string; password: string }): Promise<string> {
  await logIn(page, admin);
  const [lead] = await page.evaluate(() => fetch('/api/admin/leads').then((answer) => answer.json()));
  await page.goto(`/admin/dashboard?lead=${lead.id}`);
  await expect(quoteOf(page)).toBeVisible();
  const { job } = await page.evaluate(
    (id) => fetch(`/api/admin/leads/${id}`).then((answer) => answer.json()),
    lead.id,
  );
  return job.url;
}

async function writeQuote(page: Page, begin: RegExp | string, change: () => Promise<void>): Promise<void> {
  await quoteOf(page).getByRole('button', { name: begin }).click();
  await change();
  await page.getByRole('button', { name: /^Send the quote/ }).click();
  await expect(quoteOf(page).getByRole('form')).toHaveCount(0);
}

test.describe('a quote', () => {
  test('is written from the catalog, changed, seen and accepted', async ({
    page,
    admin,
    request,
    context,
  }) => {
    await holdConversation(request);
    const path = await openLead(page, admin);
    const customer = await context.newPage();

    await quoteOf(page)
      .getByRole('button', { name: /^Write the quote/ })
      .click();
    await expect(quoteOf(page).getByText('As the catalog has it')).toBeVisible();
    await page.getByLabel('Price of Setup', { exact: true }).fill('19');
    await expect(quoteOf(page).getByText('1 figure changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Put 25.00 back for Setup' })).toBeVisible();
    // The draft is there again after a reload.
    await page.reload();
    await expect(page.getByLabel('Price of Setup', { exact: true })).toHaveValue('19');
    await expectFitAndAccessible(page);
    await page.getByLabel('Terms').press('Control+Enter');
    await expect(quoteOf(page).getByText('Version 1', { exact: true })).toBeVisible();

    await customer.goto(path);
    const quote = customer.getByRole('region', { name: 'The quote' });
    await expect(quote).toContainText('72 T-shirts');
    await expect(quote).not.toContainText('Setup');
    await expect(customer.getByRole('link', { name: 'See the quote' })).toBeVisible();

    await writeQuote(page, /^Change it/, async () => {
      await page.getByRole('button', { name: /^Discount/ }).click();
      await page.getByLabel('What the discount is for').fill('Climbing comp');
    });
    await expect(quoteOf(page).getByText('Replaced', { exact: true })).toBeVisible();

    // The page still shows version 1: its answer comes too late, and the page then shows version 2.
    await customer.getByLabel(/I accept quote 1/).fill('Dana Whitfield');
    await customer.getByRole('button', { name: /^Accept \$/ }).click();
    await expect(quote).toContainText('Climbing comp, 5 % off');
    await expectFitAndAccessible(customer);

    const name = customer.getByLabel(/I accept quote 2/);
    await name.fill('Dana Whitfield');
    await name.press('Enter');
    await expect(quote.getByRole('status')).toContainText('Dana Whitfield accepted version 2 by name');
    await expect(customer.getByRole('region', { name: 'Your move' })).toContainText('You accepted the quote');
    await expectFitAndAccessible(customer);

    await page.reload();
    await expect(quoteOf(page)).toContainText('Accepted by Dana Whitfield');
    await expectFitAndAccessible(page);
  });

  test('is known to have been seen, and is taken back', { tag: '@long' }, async ({
    page,
    admin,
    request,
    context,
  }) => {
    await holdConversation(request);
    const path = await openLead(page, admin);
    await writeQuote(page, /^Write the quote/, async () => {});
    const customer = await context.newPage();
    const told = customer.waitForResponse((response) => response.url().endsWith('/seen'));
    await customer.goto(path);
    await customer.locator('#quote').scrollIntoViewIfNeeded();
    expect((await told).status()).toBe(204);
    await page.reload();
    await expect(quoteOf(page).getByText('Seen', { exact: true }).first()).toBeVisible();
    await quoteOf(page).getByRole('button', { name: 'Take it back' }).click();
    await expect(quoteOf(page).getByText('Taken back', { exact: true })).toBeVisible();
    await customer.reload();
    const quote = customer.getByRole('region', { name: 'The quote' });
    await expect(quote).toContainText('We took this quote back.');
    await expect(quote.getByRole('link', { name: 'Ask for a fresh quote' })).toBeVisible();
    await expect(quote.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  });

  test('is accepted without JavaScript, and printed as a sheet of its own', async ({
    page,
    admin,
    request,
    browser,
    server,
  }) => {
    await holdConversation(request);
    const path = await openLead(page, admin);
    await writeQuote(page, /^Write the quote/, async () => {});
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: server });
    await plain.goto(path);
    const name = plain.getByLabel(/I accept quote 1/);
    // Two characters that the browser takes, and one letter.
    await name.fill('M.');
    await plain.getByRole('button', { name: /^Accept \$/ }).click();
    await expect(plain.getByText('Type your full name.', { exact: true })).toBeVisible();
    await expect(name).toHaveValue('M.');
    await name.fill('Dana Whitfield');
    await plain.getByRole('button', { name: /^Accept \$/ }).click();
    await expect(plain).toHaveURL(`${path}#quote`);
    await expect(plain.getByText('accepted version 1 by name')).toBeVisible();
    await plain.emulateMedia({ media: 'print' });
    await expect(plain.getByText('Quote 1', { exact: true })).toBeVisible();
    for (const part of [plain.getByRole('region', { name: 'Your move' }), plain.getByRole('banner')])
      await expect(part).toBeHidden();
    await expect(plain.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await plain.close();
  });
});
