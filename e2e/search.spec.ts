// What the site says to machines and to browsers without scripts: valid markup, links that lead somewhere, data that
// agree with the facts, pages that can be read and a form that can be sent.
import { HtmlValidate } from 'html-validate';
import { listedPages } from '../src/schemas/pages.ts';
import { loadShop } from '../src/shop/load-shop.ts';
import { crawl } from './crawl.ts';
import { expect, test } from './test.ts';

const shop = await loadShop('shop');
const LISTED = listedPages(shop.services).map(({ path }) => path);
const ALL = [...LISTED, '/contact/received', '/not-a-page', '/admin'];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, all of it valid: <img/>, noValidate, disabled="", hidden="", ids such as _R_1_.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // A dl takes a name; the rule merely advises against it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The shop's phone is written as in its facts, so that it can be found and copied; CSS keeps it on one line.
    'tel-non-breaking': 'off',
    // The calculator answers while it is filled in: there is nothing to submit.
    'wcag/h32': 'off',
  },
});

test('every page is valid HTML as it is served', async ({ server }) => {
  for (const path of ALL) {
    const html = await (await fetch(server + path)).text();
    const { results } = await validator.validateString(html);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(mistakes, path).toEqual([]);
  }
});

test('every link, picture and anchor leads somewhere, and none leads to another site', async ({ server }) => {
  const { pages, files, broken, foreign } = await crawl(server, ['/', '/not-a-page', '/contact/received']);
  expect(broken).toEqual([]);
  expect(foreign).toEqual([]);
  expect(pages).toEqual(expect.arrayContaining([...LISTED, '/admin']));
  for (const file of [
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/social.png',
  ])
    expect(files).toContain(file);
});

test('Chromium runs no page into the content security policy and reads its data', { tag: '@long' }, async ({
  page,
  server,
}) => {
  for (const path of LISTED) {
    // A violation would be a console error, which fails the test.
    await page.goto(path);
    const [data, ...more] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(more).toEqual([]);
    const nodes: Record<string, unknown>[] = JSON.parse(data ?? '')['@graph'];
    const { name, email } = shop.brand;
    expect(nodes[0]).toMatchObject({ '@type': 'LocalBusiness', url: `${server}/`, name, email });
    const title = await page.title();
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', server + path);
    for (const asked of nodes.flatMap(({ mainEntity }) => (mainEntity as { name: string }[]) ?? []))
      await expect(page.getByText(asked.name, { exact: true })).toHaveCount(1);
  }
});

test('titles and descriptions are short enough to be shown whole, and each is used once', {
  tag: '@long',
}, async ({ page }) => {
  const seen = new Set<string>();
  for (const path of LISTED) {
    await page.goto(path);
    const title = await page.title();
    const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
    expect(title.length, title).toBeLessThanOrEqual(70);
    expect(description.length, description).toBeGreaterThan(40);
    expect(description.length, description).toBeLessThanOrEqual(220);
    seen.add(title).add(description);
  }
  expect(seen.size).toBe(2 * LISTED.length);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { width, height } of [
    { width: 320, height: 700 },
    { width: 1440, height: 900 },
  ]) {
    test(`every page can be read at ${width}`, { tag: '@long' }, async ({ page, expectedErrors }) => {
      expectedErrors.push('404');
      await page.setViewportSize({ width, height });
      for (const path of ALL.filter((one) => one !== '/admin')) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(findUnseenTexts), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
    });
  }

  test('nothing is shown that only a script could answer, and Carl says where to turn', async ({ page }) => {
    await page.goto('/');
    const chat = page.getByRole('region', { name: 'Chat with Carl' });
    // Playwright looks for no words inside noscript.
    await expect(chat.locator('noscript p')).toBeVisible();
    await expect(chat.locator('noscript a[href^="tel:"]')).toBeVisible();
    await expect(chat.getByRole('button')).toHaveCount(0);
    // A field for files is a button, too.
    await expect(page.getByRole('button')).toHaveText(['', 'Send Request']);
  });

  for (const path of ['/', '/contact', '/services/embroidery']) {
    test(`the quote form on ${path} can be sent`, async ({ page }) => {
      await page.goto(path);
      const form = page.getByRole('form', { name: 'Get a quote' });
      await form.getByLabel('Name').fill('Ann Lee');
      await form.getByLabel('Email').fill('ann@example.com');
      await form.getByLabel('Embroidery').check();
      await form.getByRole('button', { name: 'Send Request' }).click();
      await expect(page).toHaveURL(/\/contact\/received$/);
      await expect(page.getByRole('main')).toContainText("Thanks! We'll be in touch shortly.");
    });
  }
});

/** Runs in the page: texts of the main part that take their place and cannot be seen, such as what a script fades in. */
function findUnseenTexts(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const unseen: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    const element = walker.currentNode.parentElement;
    if (!text || !element || element.closest('.visually-hidden, [hidden], noscript, title, option')) continue;
    if (
      element.checkVisibility() &&
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      unseen.push(text);
  }
  return unseen;
}
