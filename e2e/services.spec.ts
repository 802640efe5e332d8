// A service's page in a real browser: its estimate calculator, its question to Carl, and the misprint.
import { expect, test } from './test.ts';

const WIDTHS = [320, 390, 768, 1440, 1920];
const PAGES = [
  '/services',
  '/services/screen-printing',
  '/services/signs-and-banners',
  '/contact',
  '/privacy',
];

test('the calculator gives the figures of the price book, and takes them into the quote form', async ({
  page,
  request,
}) => {
  await page.goto('/services/screen-printing');
  const form = page.getByRole('form', { name: 'What would it cost?' });
  const answer = page.getByRole('region', { name: 'What would it cost?' });
  await expect(answer).toContainText('24 pieces');

  await form.getByLabel('How many').fill('150');
  await form.getByRole('radio', { name: '3' }).first().check();
  await form.getByLabel('Garment').selectOption({ label: 'Pullover hoodie' });
  const asked = await request.get(
    '/api/estimate?service=screen-printing&quantity=150&ink_colors=3&garment=hoodie',
  );
  const { lowCents, highCents, unitCents } = await asked.json();
  const range = `${dollars(lowCents)} to ${dollars(highCents)}`;
  await expect(answer.getByRole('status')).toHaveText(
    `150 pieces: ${range}, about ${dollars(unitCents)} each.`,
  );
  await expect(answer).toContainText(`150 pieces${range}about ${dollars(unitCents)} each`);

  await form.getByRole('button', { name: /1,000 pieces/ }).click();
  await expect(form.getByLabel('How many')).toHaveValue('1000');
  await expect(answer.getByRole('status')).toContainText('1,000 pieces:');

  await answer.getByRole('link', { name: 'Send this to the shop' }).click();
  const quote = page.getByRole('form', { name: 'Get a quote' });
  await expect(quote.getByLabel('Screen Printing')).toBeChecked();
  await expect(quote.getByLabel('Project Details')).toHaveValue(
    /^1,000 pieces, Ink colors: 3, Garment: Pullover hoodie\. Estimate: \$[\d,.]+ to \$[\d,.]+\.$/,
  );
});

test('the calculator says at the field what the server refuses, and keeps to the minimum', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('400');
  await page.goto('/services/embroidery');
  const form = page.getByRole('form', { name: 'What would it cost?' });
  const quantity = form.getByLabel('How many');
  await quantity.fill('5');
  await expect(quantity).toHaveAccessibleDescription(/The minimum for Embroidery is 12 pieces\./);
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Not worked out: please look at the marked field.')).toBeVisible();
  await form.getByRole('button', { name: 'more' }).click();
  await expect(quantity).toHaveValue('17');
  await form.getByRole('button', { name: 'fewer' }).click();
  await expect(quantity).toHaveValue('12');
  await expect(quantity).not.toHaveAttribute('aria-invalid');

  await form.getByLabel('Stitch count').fill('90,000');
  await expect(form.getByLabel('Stitch count')).toHaveAccessibleDescription(
    /Stitch count must be a whole number from 1,000 to 40,000\./,
  );
});

test('a sign can be measured as people do, and a failure can be tried again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('503', 'Failed to get an estimate');
  await page.goto('/services/signs-and-banners');
  const form = page.getByRole('form', { name: 'What would it cost?' });
  const answer = page.getByRole('region', { name: 'What would it cost?' });
  await form.getByRole('button', { name: '18x24 inches' }).click();
  await expect(form.getByLabel('Size')).toHaveValue('3');
  await expect(answer.getByRole('status')).toHaveText(/^1 sign: \$[\d.]+ to \$[\d.]+\.$/);

  await page.route('**/api/estimate*', (route) => route.fulfill({ status: 503, body: 'down' }));
  await form.getByLabel('How many').fill('4');
  await expect(answer.getByText('The estimate could not be worked out just now.').first()).toBeVisible();
  await page.unroute('**/api/estimate*');
  await answer.getByRole('button', { name: 'Try again' }).click();
  await expect(answer.getByRole('status')).toContainText('4 signs:');
});

test('Ask Carl about this opens the widget and asks once', async ({ page }) => {
  await page.goto('/services/car-wraps');
  const ask = page.getByRole('button', { name: 'Ask Carl about this' });
  await ask.click();
  const widget = page.getByRole('dialog');
  const asked = widget.locator('.message[data-role="user"]');
  await expect(asked).toContainText(['I have a question about Car Wraps']);
  await expect(widget.locator('.message[data-role="assistant"]')).toHaveCount(2);
  await widget.getByRole('button', { name: 'Close' }).click();
  await expect(ask).toBeFocused();
  await ask.click();
  await expect(widget).toBeVisible();
  await expect(asked).toHaveCount(1);
});

test('a tap before the page listens asks Carl all the same', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/services/embroidery', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ask Carl about this' }).click();
  await expect(page.getByRole('dialog').locator('.message[data-role="user"]')).toContainText(
    'I have a question about Embroidery',
  );
});

test('the misprint knows what was asked for, and its plates can be lined up', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('404');
  await page.goto('/servces/embroidry');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByText('/servces/embroidry')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Embroidery' })).toHaveAttribute(
    'href',
    '/services/embroidery',
  );
  const plateOf = () =>
    page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1, '::before').translate);
  expect(await plateOf()).not.toBe('0px');
  await page.getByRole('button', { name: 'Line up the plates' }).click();
  await expect.poll(plateOf).toBe('0px');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a service page tells its prices as a table and leads to the quote form', async ({ page }) => {
    await page.goto('/services/screen-printing');
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(8);
    await expect(table.getByRole('row').nth(1)).toContainText(/^24\$[\d.]+\$[\d.]+ to \$[\d.]+$/);
    await expect(page.getByText('Send this to the shop')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask Carl about this' })).toBeHidden();
    await expect(page.getByRole('form', { name: 'What would it cost?' })).toBeHidden();
    await page.getByText('How many colors can a print have?').click();
    await expect(page.getByText('Up to six ink colors in one location.')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Get a quote' }).getByLabel('Screen Printing')).toBeChecked();
  });
});

test('nothing stands out of the page at any width', async ({ page, expectedErrors }) => {
  expectedErrors.push('404');
  for (const path of [...PAGES, '/services/embroidery', '/contact/received', '/nothing']) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace(/\.00$/, '');
