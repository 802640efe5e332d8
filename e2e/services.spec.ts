// A service's page in a real browser: its estimate calculator, its question to Carl, and the misprint.
import type { Locator } from '@playwright/test';
import { dollars } from '../src/schemas/told-price.ts';
import { expect, test } from './test.ts';

const WIDTHS = [320, 390, 768, 1440, 1920];
const PAGES = [
  '/services',
  '/services/screen-printing',
  '/services/signs-and-banners',
  '/services/car-wraps',
  '/services/promo-products',
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
    /^1,000 pieces, Garment: Pullover hoodie, Ink colors: 3\. Estimate: \$[\d,.]+ to \$[\d,.]+\.$/,
  );
});

test('the quote form shows what the calculator shows, whatever becomes of the estimate', {
  tag: '@long',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push('503', 'Failed to get an estimate');
  await page.goto('/services/hats-and-t-shirts');
  const calculator = page.getByRole('region', { name: 'What would it cost?' });
  const count = calculator.getByLabel('How many');
  const decoration = calculator.getByLabel('Decoration');
  const send = calculator.getByRole('link', { name: 'Send this to the shop' });
  const quote = page.getByRole('form', { name: 'Get a quote' });
  const details = quote.getByLabel('Project Details');
  await expect(quote.getByLabel('Screen Printing')).toBeChecked();

  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/estimate*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await count.fill('6');
  await send.click();
  const job = (pieces: number, decorated: string) =>
    `Hats & T-Shirts: ${pieces} pieces, Product: Basic cotton tee, Decoration: ${decorated}.`;
  await expect(details).toHaveValue(job(6, 'Full-color transfer'));
  answer();
  await expect(details).toHaveValue(
    /^Hats & T-Shirts: 6 pieces, [^.]+\. Estimate: \$[\d,.]+ to \$[\d,.]+\.$/,
  );

  await details.press('End');
  await details.pressSequentially(' In navy, please.');
  await page.route('**/api/estimate*', (route) => route.fulfill({ status: 503, body: 'down' }));
  await decoration.selectOption('Embroidery');
  await count.fill('36');
  await expect(details).toHaveValue(`${job(36, 'Embroidery')} In navy, please.`);
  await expect(quote.getByLabel('Embroidery')).toBeChecked();
  await expect(calculator.getByText('The estimate could not be worked out just now.').first()).toBeVisible();
  await send.click();
  await expect(details).toHaveValue(`${job(36, 'Embroidery')} In navy, please.`);

  await quote.getByLabel('Promo Products').check();
  await details.fill('Something else.');
  await count.fill('48');
  await expect(details).toHaveValue('Something else.');
  await expect(quote.getByLabel('Promo Products')).toBeChecked();
  await send.click();
  await expect(details).toHaveValue(`${job(48, 'Embroidery')}\nSomething else.`);
  await expect(quote.getByLabel('Embroidery')).toBeChecked();

  // Where the system sets the colors the chosen ones are told from the others all the same.
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (chip: Locator) => chip.evaluate((element) => getComputedStyle(element).backgroundColor);
  const chips = [
    calculator
      .getByRole('group', { name: 'Imprint locations' })
      .locator('span')
      .filter({ hasText: /^[12]$/ }),
    quote.locator('.service-chip').filter({ hasText: /^(?:Embroidery|Screen Printing)$/ }),
  ];
  for (const pair of chips) {
    await expect(pair).toHaveCount(2);
    expect(await groundOf(pair.first())).not.toBe(await groundOf(pair.last()));
  }
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
  await expect(quantity).toHaveAccessibleDescription(/The minimum for embroidery is 12 pieces\./);
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

test('a sign can be measured as people do, and a failure can be tried again', { tag: '@long' }, async ({
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

test('Ask Carl takes the estimate into the chat, as it stands', async ({ page }) => {
  await page.goto('/services/screen-printing');
  const calculator = page.getByRole('region', { name: 'What would it cost?' });
  const widget = page.getByRole('dialog');
  const log = widget.getByRole('log');
  const cell = (label: string) => widget.locator('.ticket-cell').filter({ hasText: new RegExp(`^${label}`) });
  await calculator.getByRole('radio', { name: '3' }).first().check();
  await calculator.getByLabel('Garment').selectOption({ label: 'Pullover hoodie' });
  await calculator.getByRole('button', { name: '12 more' }).click();
  const range = calculator.locator('.estimate:not([data-pending]) .estimate-range');
  await expect(calculator.getByText('36 pieces', { exact: true })).toBeVisible();
  const shown = await range.textContent();
  await calculator.getByRole('button', { name: 'Ask Carl' }).click();
  await expect(log).toContainText(
    'I have a question about Screen Printing: 36 pieces, Garment: Pullover hoodie, Ink colors: 3.',
  );
  await expect(log).toContainText(shown ?? 'no estimate');
  await expect(cell('Job')).toContainText('Screen Printing');
  await expect(cell('Qty')).toContainText('36');
  await expect(cell('Print')).toContainText('3-color');

  await widget.getByRole('button', { name: 'Close' }).click();
  await calculator.getByRole('button', { name: '12 more' }).click();
  await calculator.getByRole('button', { name: 'Ask Carl' }).click();
  await expect(cell('Qty')).toContainText('48');
});

test('the plates are pulled into register by hand and by key, and jump where motion is not wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services/screen-printing');
  const plates = page.getByRole('region', { name: 'One print, four screens' });
  const slider = plates.getByRole('slider', { name: 'Pull the plates together' });
  const done = plates.getByText('All four pulled');
  const sheet = plates.locator('.plate-stage .plate-pile');
  const apart = () =>
    sheet
      .locator('img')
      .evaluateAll(
        (all) => all.filter((one) => !/^0(px|%)( 0(px|%))?$/.test(getComputedStyle(one).translate)).length,
      );
  await expect(sheet.locator('img')).toHaveCount(4);
  expect(await apart()).toBe(4);

  await slider.press('End');
  await expect(done).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', 'All four pulled');
  await expect.poll(apart).toBe(0);
  await slider.press('Home');
  await expect(done).toBeHidden();
  await expect.poll(apart).toBe(4);

  const box = await sheet.boundingBox();
  if (!box) throw new Error('the sheet is not drawn');
  await sheet.hover({ position: { x: box.width * 0.4, y: box.height / 2 } });
  await expect(slider).toHaveValue('50');
  await sheet.hover({ position: { x: box.width * 0.9, y: box.height / 2 } });
  await expect(done).toBeVisible();
  await expect.poll(apart).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await slider.fill('40');
  await expect.poll(apart).toBe(4);
  await slider.fill('60');
  await expect.poll(apart).toBe(0);
});

test('apart, every plate is whole on the sheet', { tag: '@long' }, async ({ page }) => {
  for (const slug of ['car-wraps', 'signs-and-banners', 'screen-printing']) {
    await page.goto(`/services/${slug}`);
    const pile = page.locator('.plate-stage .plate-pile');
    await pile.scrollIntoViewIfNeeded();
    const margins = () =>
      pile.evaluate((sheet) => {
        const { left, right, top, bottom } = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll('img')].map((plate) => {
          const box = plate.getBoundingClientRect();
          // Drawn inside its padding, which is a part of its own width.
          const inset =
            (Number.parseFloat(getComputedStyle(plate).paddingLeft) * box.width) / plate.offsetWidth;
          const height = ((box.width - 2 * inset) * plate.naturalHeight) / plate.naturalWidth;
          const slack = Math.max(inset, (box.height - height) / 2);
          return Math.min(
            box.left + inset - left,
            right - box.right + inset,
            box.top + slack - top,
            bottom - box.bottom + slack,
          );
        });
      });
    await expect.poll(async () => Math.min(...(await margins())), slug).toBeGreaterThanOrEqual(0);
  }
});

for (const width of [390, 768, 1440]) {
  test(`what is chosen and what it costs can be read whole at ${width}`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of [
      'screen-printing',
      'hats-and-t-shirts',
      'embroidery',
      'car-wraps',
      'websites-and-ai',
    ]) {
      await page.goto(`/services/${slug}`);
      const form = page.getByRole('form', { name: 'What would it cost?' });
      const clipped = await form.getByRole('combobox').evaluateAll((lists) => {
        const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        return (lists as HTMLSelectElement[]).flatMap((list) => {
          const style = getComputedStyle(list);
          const { paddingLeft, paddingRight } = style;
          pen.font = style.font;
          const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return [...list.options]
            .map(({ text }) => text)
            .filter((text) => pen.measureText(text).width > room);
        });
      });
      expect(clipped, slug).toEqual([]);
      const steps = await form.locator('.price-step').evaluateAll((all) =>
        all.map((step) => {
          const range = document.createRange();
          range.selectNodeContents(step.querySelector('.price-step-each') as Element);
          const lines = [...range.getClientRects()];
          const box = step.getBoundingClientRect();
          return {
            lines: new Set(lines.map(({ top }) => Math.round(top))).size,
            before: Math.min(...lines.map(({ left }) => left)) - box.left,
            after: box.right - Math.max(...lines.map(({ right }) => right)),
          };
        }),
      );
      for (const { lines, before, after } of steps) {
        expect(lines, slug).toBe(1);
        expect(before, slug).toBeGreaterThanOrEqual(4);
        expect(after, slug).toBeGreaterThanOrEqual(2);
      }
    }
  });
}

test('the services of the quote form are drawn as what they are, and the chosen one is told without ink', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/services/embroidery');
  const quote = page.getByRole('form', { name: 'Get a quote' });
  const drawn = () =>
    quote.getByRole('radio').evaluateAll((all) =>
      all.map((radio) => {
        const { borderRadius, boxShadow, borderColor } = getComputedStyle(radio);
        return { borderRadius, look: boxShadow + borderColor, isChosen: (radio as HTMLInputElement).checked };
      }),
    );
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const radios = await drawn();
    expect(radios.every(({ borderRadius }) => borderRadius === '50%')).toBe(true);
    const chosen = radios.find(({ isChosen }) => isChosen);
    expect(radios.filter(({ look }) => look === chosen?.look)).toHaveLength(1);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colors, ${colorScheme}: no label cuts a title or a picture, and nothing is drawn in its own ground`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const styleOf = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => {
          const { color, fill, forcedColorAdjust, backgroundImage, appearance } = getComputedStyle(
            element,
            part,
          ) as CSSStyleDeclaration & { forcedColorAdjust: string };
          return { color, fill, forcedColorAdjust, backgroundImage, appearance };
        }, pseudo);
    await page.goto('/services/embroidery');
    const { color: text, forcedColorAdjust } = await styleOf('h1.service-name');
    expect(forcedColorAdjust, 'no label').toBe('none');
    const ground = colorScheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
    expect(text).not.toBe(ground);
    expect((await styleOf('.service-name > span')).color).toBe(text);
    expect((await styleOf('.ask-band')).backgroundImage).toBe('none');
    expect((await styleOf('.header', '::after')).forcedColorAdjust).toBe('none');
    expect((await styleOf('.calculator-form select')).appearance).not.toBe('none');
    const drop = await styleOf('.widget-launcher svg path');
    expect(drop.fill).toBe((await styleOf('.widget-launcher')).color);
    expect(drop.fill).not.toBe(ground);

    await page.goto('/');
    for (const title of ['.headline', '.headline-print', '.cta-title']) {
      expect((await styleOf(title)).forcedColorAdjust, title).toBe('none');
      expect((await styleOf(title)).color, title).toBe(text);
    }
    expect((await styleOf('#cta')).backgroundImage).toBe('none');
  });
}

test('the estimate in hand stands beside Ask Carl, and follows the calculator', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/services/screen-printing');
  const ask = page.getByRole('region', { name: 'Ask Carl about this' });
  await expect(ask).toContainText(/24 pieces[^.]*\. Estimate: \$[\d,.]+ to \$[\d,.]+\./);
  await page.getByRole('form', { name: 'What would it cost?' }).getByLabel('How many').fill('150');
  await expect(ask).toContainText(/150 pieces[^.]*\. Estimate: \$[\d,.]+ to \$[\d,.]+\./);
  await ask.getByRole('button', { name: 'Show Carl this estimate' }).click();
  await expect(page.getByRole('dialog').locator('.message[data-role="user"]')).toHaveCount(1);
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

test('a tap before the page listens counts all the same', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/services/embroidery', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '12 more' }).click();
  await page.getByRole('link', { name: 'Send this to the shop' }).click();
  await page.getByRole('button', { name: 'Ask Carl about this' }).click();
  await expect(page.getByLabel('Project Details')).toHaveValue(/^24 pieces, /);
  await expect(page.getByRole('dialog').locator('.message[data-role="user"]')).toContainText(
    'I have a question about Embroidery',
  );
});

test('the misprint knows what was asked for, and its plates can be lined up', { tag: '@long' }, async ({
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
    const plates = page.getByRole('region', { name: 'One print, four screens' });
    await expect(plates.getByRole('listitem')).toHaveText([
      'Yellow 1 flat',
      'Magenta 2 halftone',
      'Cyan 3 halftone',
      'Black 4 line',
    ]);
    await expect(plates.getByRole('slider')).toBeHidden();
    await page.getByText('How many colors can a print have?').click();
    await expect(page.getByText('Up to six ink colors in one location.')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Get a quote' }).getByLabel('Screen Printing')).toBeChecked();
  });
});

test('nothing stands out of the page at any width', { tag: '@long' }, async ({ page, expectedErrors }) => {
  expectedErrors.push('404');
  for (const path of [...PAGES, '/services/embroidery', '/contact/received', '/nothing']) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});
