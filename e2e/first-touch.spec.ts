// What a visitor does before the page listens: nothing of it is lost, and nothing of it happens twice.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// As most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Holds the page's script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/site-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const hydrated = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => document.addEventListener('hydrated', resolve, { once: true })),
  );

const sent = (page: Page) => page.getByRole('log').first().locator('[data-role="user"]');

test('a tap on a suggestion is answered once the page listens', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'What do you make?' }).click();
  await expect(sent(page)).toHaveCount(0);
  // Said back at once, all the same.
  const early = page.locator('[data-early]').first();
  await expect(early).toBeVisible();
  await expect(early).toContainText('What do you make?');
  release();
  await expect(sent(page)).toHaveText(/What do you make\?/);
  await expect(early).toBeHidden();
  await expect(page.getByRole('log').first().locator('[data-role="assistant"]')).toHaveCount(2);
});

test('two taps and a sent message come in their order, each once', async ({ page }) => {
  const release = await holdScript(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const input = page.getByRole('textbox', { name: 'Message' }).first();
  await input.fill('48 black tees');
  await input.press('Enter');
  release();
  await expect(sent(page)).toHaveText(/48 black tees/);
  await expect(input).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('a sentence begun before goes on after, with focus and scroll where they were', {
  tag: '@long',
}, async ({ page }) => {
  const release = await holdScript(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const input = page.getByRole('textbox', { name: 'Message' }).first();
  await input.click();
  await page.keyboard.type('need 24 ha');
  const before = await page.evaluate(() => scrollY);
  const woken = hydrated(page);
  release();
  await page.keyboard.type('ts w ', { delay: 20 });
  await woken;
  await page.keyboard.type('patch');
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('need 24 hats w patch');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Enter');
  await expect(sent(page)).toHaveText(/need 24 hats w patch/);
});

test('a quote form sent before is checked by the page, and what was typed stays', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Name *' }).fill('Ann Lee');
  await page.getByRole('button', { name: 'Send Request' }).click();
  release();
  await expect(page.getByText('Choose a service.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('textbox', { name: 'Name *' })).toHaveValue('Ann Lee');
});

test.describe('a script that cannot be had', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] });

  test('leaves no typing behind, and what was typed can be sent again', { tag: '@long' }, async ({
    page,
  }) => {
    await page.route('**/assets/site-*.js', (route) => route.abort());
    await page.goto('/');
    const input = page.getByRole('textbox', { name: 'Message' }).first();
    await input.fill('48 black tees');
    await input.press('Enter');
    await expect(page.locator('[data-early]').first()).toBeHidden();
    await expect(input).toHaveValue('48 black tees');
    await expect(input).toBeEditable();
  });
});
