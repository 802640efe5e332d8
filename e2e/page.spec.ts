// The page at every width: what is above the fold, nothing wider than the screen, nothing that axe objects to.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { JOB } from './chat.ts';
import { expect, test } from './test.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** The layouts that differ in more than width. */
const PHONE_AND_DESK = new Set([390, 1440]);
const PAGES = [
  '/',
  '/services',
  '/services/screen-printing',
  '/contact',
  '/privacy',
  '/terms',
  '/no-such-page',
];

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('nothing is drawn there');
  return box.y + box.height;
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const heroChat = (page: Page) => page.getByRole('region', { name: 'Chat with Carl' });
const heroInput = (page: Page) => heroChat(page).getByRole('textbox', { name: 'Message' });

test('the hero is the first thing used: its input and the three buttons are in view', async ({ page }) => {
  const lastButton = page.getByRole('button', { name: 'Design Your Product' });

  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  expect(await bottomOf(heroInput(page))).toBeLessThanOrEqual(664);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await bottomOf(lastButton)).toBeLessThanOrEqual(844);

  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await bottomOf(heroInput(page))).toBeLessThanOrEqual(900);
  expect(await bottomOf(lastButton)).toBeLessThanOrEqual(900);
});

test('the input of the hero stays in view while the talk grows and the lead form opens', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const message of ['48 embroidered caps', 'in two weeks', 'what would 96 cost?']) {
    await heroInput(page).fill(message);
    await heroInput(page).press('Enter');
    await expect(heroInput(page)).toBeEditable();
  }
  await heroInput(page).fill('I prefer the form');
  await heroInput(page).press('Enter');
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
  expect(await bottomOf(heroInput(page))).toBeLessThanOrEqual(900);
});

test('the six services stand three by two, titles take the width, and the form comes before the address', async ({
  page,
}) => {
  const columnsOf = async (parts: Locator) => {
    await expect(parts).toHaveCount(6);
    const lefts = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().left));
    return new Set(lefts).size;
  };
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  expect(await columnsOf(page.locator('.swatch-card'))).toBe(3);
  expect(await columnsOf(page.locator('.service-chip'))).toBe(3);

  await page.setViewportSize({ width: 768, height: 1024 });
  for (const name of ['What We Do', 'Get a Quote']) {
    const width = await page.getByRole('heading', { name }).evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return words.getBoundingClientRect().width;
    });
    expect(width, name).toBeGreaterThan(768 * 0.8);
    expect(width, name).toBeLessThan(768);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const address = await page.getByRole('main').getByText('214 Foundry St').boundingBox();
  expect(address?.y).toBeGreaterThan(await bottomOf(page.getByRole('form', { name: 'Get a quote' })));
});

for (const path of PAGES) {
  test(
    `${path} fits every screen and passes axe`,
    { tag: '@long' },
    async ({ page, expectedErrors }, info) => {
      test.slow();
      if (path === '/no-such-page') expectedErrors.push('404');
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto(path);
        await expect.poll(() => widthOf(page), `at ${screen.width}`).toBe(screen.width);
        await showLazyPictures(page);
        const body = await page.screenshot({ fullPage: true });
        await info.attach(`${path.slice(1).replaceAll('/', '-') || 'home'}-${screen.width}`, {
          body,
          contentType: 'image/png',
        });
        if (PHONE_AND_DESK.has(screen.width))
          expect(await violations(page), `at ${screen.width}`).toEqual([]);
      }
      // The narrowest phone, and a desktop of 1440 px at a zoom of 200 %.
      for (const width of [320, 720]) {
        await page.setViewportSize({ width, height: 640 });
        await expect.poll(() => widthOf(page), `at ${width}`).toBe(width);
      }
    },
  );
}

test(
  'the menu, the widget, its form and the errors of the quote form pass axe',
  { tag: '@long' },
  async ({ page }, info) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const shot = async (name: string) => {
      await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
      expect(await violations(page), name).toEqual([]);
    };
    await page.getByRole('button', { name: 'Open menu' }).click();
    await shot('menu');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
    const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
    await expect(widget).toBeVisible();
    await shot('widget');
    const input = widget.getByRole('textbox', { name: 'Message' });
    await input.fill(JOB);
    await input.press('Enter');
    await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
    await page.getByRole('button', { name: 'Send to the shop' }).click();
    await expect(page.getByText('Name is missing')).toBeVisible();
    await shot('widget-form-errors');
    await page.getByRole('button', { name: 'Close chat' }).click();

    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('Choose a service.')).toBeVisible();
    await shot('quote-form-errors');
  },
);

/** What axe objects to, each with the elements. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.loading === 'lazy');
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}
