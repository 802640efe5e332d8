// A service's page compares the methods that can make a job: by what they cost, how they look, and by when.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { dollars } from '../src/schemas/told-price.ts';
import { expect, test } from './test.ts';

const day = (isoDay: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(isoDay));

const partsOf = (page: Page) => ({
  form: page.getByRole('form', { name: 'What would it cost?' }),
  ticket: page.getByRole('region', { name: 'What would it cost?' }),
  methods: page.getByRole('region', { name: /, \d ways/ }),
  card: (name: string) => page.locator('.method-card').filter({ hasText: name }),
});

/** Settled, of the job as it stands; the page wakes when somebody is there. */
async function settle(page: Page) {
  await page.mouse.move(4, 4);
  await page.mouse.move(6, 6);
  await expect(page.locator('.methods:not([data-pending])')).toBeVisible();
  await expect(page.locator('.estimate:not([data-pending])')).toBeVisible();
}

test('the methods for 40 tees in 3 colors are compared by what they cost and by when they come', async ({
  page,
  request,
}) => {
  await page.goto('/services/screen-printing');
  const { form, ticket, methods, card } = partsOf(page);
  await settle(page);
  await expect(methods.getByRole('heading', { level: 2 })).toHaveText(/^24 T-shirts, 3 ways\s*$/);

  // By when the usual way and the fastest one would be ready: a day between them fits one of them alone.
  const ask = async (query: string) =>
    (await request.get(`/api/estimate?service=screen-printing&quantity=40&ink_colors=3${query}`)).json();
  const neededBy = (await ask('&rush=super_rush')).earliest;
  await form.getByLabel('How many').fill('40');
  await form.getByRole('radio', { name: '3' }).first().check();
  await form.getByLabel('In hands by').fill(neededBy);
  await settle(page);
  await expect(methods.getByRole('heading', { level: 2 })).toHaveText(/^40 T-shirts, 3 ways, by /);
  const answer = await ask(`&neededBy=${neededBy}`);
  expect([answer.method, ...answer.alternatives.map(({ method }: { method: string }) => method)]).toEqual([
    'screen-printing',
    'full-color-transfer',
    'embroidery',
  ]);

  const fitting = card('Screen printing');
  await expect(fitting).toContainText(`${dollars(answer.lowCents)} to ${dollars(answer.highCents)}`);
  await expect(fitting).toContainText(`about ${dollars(answer.unitCents)} each`);
  await expect(fitting).toContainText('A thin flat layer, part of the cloth');
  await expect(fitting).toContainText('Outlasts the shirt');
  await expect(fitting).toContainText(`${day(neededBy)}: on the day`);
  await expect(fitting.getByText('Fits', { exact: true })).toBeVisible();
  await expect(ticket).toContainText(`Screen printing. In hands ${day(neededBy)}: on the day.`);
  const [transfer] = answer.alternatives;
  await expect(card('Full-color transfer')).toContainText(
    `${dollars(transfer.lowCents)} to ${dollars(transfer.highCents)}`,
  );
  await expect(card('Full-color transfer')).toContainText(`${day(transfer.earliest)}: a working day late`);
  await expect(card('Embroidery')).toContainText('Full-size stitching puckers a tee.');
  await expect(page.getByText('Fits', { exact: true })).toHaveCount(1);

  // The eight days: the one that is needed ringed, the one in hands beside it where it is late.
  await expect(fitting.locator('[data-needed][data-mark="in hands"]')).toHaveText(
    new RegExp(`${Number(neededBy.slice(8))}$`),
  );
  await expect(card('Embroidery').locator('[data-needed]')).toHaveAttribute('data-mark', 'in production');
  await expect(card('Embroidery').locator('.day-strip li')).toHaveCount(8);
  await expect(form.getByLabel('Turnaround')).toBeHidden();
});

test('another method that is chosen is that of the ticket, the form’s line and Carl', async ({ page }) => {
  await page.goto('/services/screen-printing');
  const { form, ticket, card } = partsOf(page);
  await form.getByLabel('How many').fill('40');
  await form.getByRole('radio', { name: '3' }).first().check();
  await settle(page);
  await card('Full-color transfer')
    .getByRole('button', { name: /^Choose it anyway/ })
    .click();
  await expect(card('Full-color transfer').getByRole('button', { name: /^On the ticket/ })).toBeFocused();
  await settle(page);
  await expect(page.locator('.method-card').first()).toContainText('Full-color transfer');
  const range = (await card('Full-color transfer').locator('.method-range').textContent()) ?? 'none';
  await expect(ticket.locator('.estimate-range')).toHaveText(range);
  await expect(ticket).toContainText('Full-color transfer.');
  await expect(ticket.getByRole('status')).toContainText('Full-color transfer.');

  await ticket.getByRole('link', { name: 'Send this to the shop' }).click();
  const details = page.getByRole('form', { name: 'Get a quote' }).getByLabel('Project Details');
  await expect(details).toHaveValue(
    `40 pieces, Garment: Basic cotton tee, Ink colors: 3, Method: Full-color transfer. Estimate: ${range}.`,
  );

  await page
    .getByRole('region', { name: /3 ways/ })
    .getByRole('button', { name: 'Ask Carl' })
    .click();
  const log = page.getByRole('dialog').getByRole('log');
  await expect(log).toContainText('Ink colors: 3, Method: Full-color transfer.');
  await expect(log.locator('.message[data-role="assistant"]').last()).toContainText(range);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await form.getByLabel('How many').fill('12');
  await settle(page);
  await expect(ticket).toContainText('12 pieces');
  await expect(details).toHaveValue(/^12 pieces, .*Method: Full-color transfer\. Estimate: /);
});

test('a page that asks for the method shows the chosen one there', { tag: '@long' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('400');
  await page.goto('/services/hats-and-t-shirts');
  const { form, ticket, card } = partsOf(page);
  await form.getByLabel('How many').fill('48');
  await settle(page);
  const shown = () =>
    form.evaluate((element) => String(new FormData(element as HTMLFormElement).get('decoration')));
  await expect.poll(shown).toBe('screen-printing');
  await card('Embroidery').getByRole('button').click();
  await expect.poll(shown).toBe('embroidery');
  await settle(page);
  await ticket.getByRole('link', { name: 'Send this to the shop' }).click();
  const quote = page.getByRole('form', { name: 'Get a quote' });
  await expect(quote.getByLabel('Project Details')).toHaveValue(/, Decoration: Embroidery\. Estimate: /);
  await expect(quote.getByLabel('Embroidery')).toBeChecked();

  // Goods that are not made as was chosen before them are made as suits them; what is chosen after them is told.
  await form.getByLabel('Product').selectOption({ label: 'Trucker cap' });
  await settle(page);
  await card('Woven or leather patch').getByRole('button').click();
  await settle(page);
  await expect(ticket).toContainText('Woven or leather patch.');
  await form.getByLabel('Product').selectOption({ label: 'Soft ring-spun tee' });
  await expect.poll(shown).toBe('screen-printing');
  await settle(page);
  await expect(ticket).toContainText('Screen printing.');
  await form.getByLabel('Decoration').selectOption({ label: 'Woven or leather patch' });
  await expect(form.getByLabel('Decoration')).toHaveAccessibleDescription(/is not made on T-shirts/);
  await ticket.getByRole('button', { name: 'By any method' }).click();
  await expect.poll(shown).toBe('screen-printing');
});

test('a closed day and one that is over are told at the field', { tag: '@long' }, async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('400');
  await page.goto('/services/embroidery');
  const { form } = partsOf(page);
  const field = form.getByLabel('In hands by');
  const { validUntil } = await (await request.get('/api/estimate?service=embroidery&quantity=24')).json();
  const sunday = new Date(validUntil);
  sunday.setUTCDate(sunday.getUTCDate() + 7 - sunday.getUTCDay());
  const closed = sunday.toISOString().slice(0, 10);
  await field.fill(closed);
  await expect(field).toHaveAccessibleDescription(
    `We are closed on ${day(closed)}. In hands by the working day before.`,
  );
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.fill('2020-01-02');
  await expect(field).toHaveAccessibleDescription('The day is over: name one to come.');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
  await field.fill('');
  await settle(page);
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('where one method makes the product there is nothing to compare', { tag: '@long' }, async ({ page }) => {
  for (const slug of ['websites-and-ai', 'signs-and-banners']) {
    await page.goto(`/services/${slug}`);
    const { form, ticket } = partsOf(page);
    await form.getByLabel('How many').fill('3');
    await expect(ticket.getByRole('status')).toContainText('3 ');
    await expect(page.locator('.methods')).toHaveCount(0);
  }
});

for (const width of [320, 390, 1440])
  test(`the cards are accessible and within the page at ${width} pixels`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of ['screen-printing', 'car-wraps', 'promo-products']) {
      await page.goto(`/services/${slug}`);
      await settle(page);
      const rows = page.locator('.method-row summary');
      await expect(rows).toHaveCount(width >= 1100 ? 0 : (await page.locator('.method-card').count()) - 1);
      if (width < 1100) {
        expect((await rows.first().boundingBox())?.height).toBeGreaterThanOrEqual(92);
        await rows.first().press('Enter');
        await expect(page.locator('.method-row').first().getByRole('button')).toBeVisible();
      }
      const { violations } = await new AxeBuilder({ page })
        .include('.methods')
        .include('.calculator')
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

test('on a phone the row that is chosen becomes the card, and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/screen-printing');
  await settle(page);
  const transfer = page.locator('.method-card').filter({ hasText: 'Full-color transfer' });
  await transfer.locator('summary').press('Enter');
  await transfer.getByRole('button').press('Enter');
  await expect(transfer.getByRole('button', { name: /^On the ticket/ })).toBeFocused();
  await settle(page);
  await expect(transfer.locator('summary')).toHaveCount(0);
  await expect(transfer.getByRole('button', { name: /^On the ticket/ })).toBeFocused();
  await expect(page.locator('.method-row')).toHaveCount(2);
});

test('in colors of the system the card of the ticket has an outline', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services/screen-printing');
  await settle(page);
  const outlined = await page
    .locator('.method-card')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).outlineStyle));
  expect(outlined).toEqual(['solid', 'none', 'none']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is compared, and no day is asked for', async ({ page }) => {
    await page.goto('/services/screen-printing');
    await expect(page.getByLabel('In hands by')).toBeHidden();
    await expect(page.locator('.methods')).toHaveCount(0);
    await expect(page.getByText('Send this to the shop')).toBeVisible();
  });
});
