// The job ticket of a request with several items, in hero and widget: lines, sum, fold, and what goes to the shop.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { TicketItem } from '../src/schemas/item.ts';
import { openChat, SURFACES } from './chat.ts';
import { expect, test } from './test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const glasses = { label: 'Pint glasses', quantity: 24, estimate: { lowCents: 39_600, highCents: 44_352 } };
const tees = { label: 'T-shirts', quantity: 9, estimate: { lowCents: 30_200, highCents: 33_700 } };
const banner = { label: 'Banner', quantity: 1, estimate: { lowCents: 10_800, highCents: 11_900 } };
const pens = { label: 'Pens', quantity: 1000, estimate: { lowCents: 850, highCents: 1200 } };
const frisbees = { label: 'Frisbees', quantity: 20, estimate: null };

const lines = (chat: Locator) => chat.getByRole('list', { name: 'Items' }).getByRole('listitem');
const bar = (chat: Locator) => chat.getByRole('group', { name: 'Job ticket' }).getByRole('button');
const input = (chat: Locator) => chat.getByRole('textbox', { name: 'Message' });

async function say(chat: Locator, text: string): Promise<void> {
  await input(chat).fill(text);
  await input(chat).press('Enter');
  await expect(chat.getByRole('log').locator('.message').last()).toHaveAttribute('data-role', 'assistant');
  await expect(input(chat)).not.toHaveAttribute('readonly');
}

/** Carl's next answers come with these items, one list each, and without a form. */
async function answerWith(page: Page, ...lists: TicketItem[][]): Promise<void> {
  await page.route('**/api/chat/message', async (route) => {
    const items = lists.shift();
    if (!items) return route.fallback();
    await route.fulfill({
      json: {
        response: 'Noted. What else?',
        shouldCaptureLead: false,
        leadCaptureFields: [],
        suggestions: ['Nothing else'],
        ticket: [
          { label: 'Job', value: 'Promo Products' },
          { label: 'Qty', value: '24' },
          { label: 'Print', value: null },
          { label: 'In hands', value: 'Fri, Mar 27' },
        ],
        items,
        total: null,
        messageId: crypto.randomUUID(),
      },
    });
  });
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.ticket:has(.ticket-items)').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

for (const surface of SURFACES) {
  for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    test.describe(`in the ${surface} of a ${device}`, () => {
      test.use({ viewport });

      test('two items, then three: a line each, their sum, folded and open', { tag: '@long' }, async ({
        page,
      }) => {
        await page.goto('/');
        const chat = await openChat(page, surface);
        await answerWith(page, [glasses], [glasses, tees], [glasses, tees, banner]);
        await say(chat, '24 pint glasses');
        await expect(chat.getByLabel('Job ticket').locator('dt')).toHaveText([
          'Job',
          'Qty',
          'Print',
          'In hands',
        ]);
        await say(chat, 'and 9 tees');
        await expect(bar(chat)).toHaveAttribute('aria-expanded', String(device === 'desktop'));
        await expect(bar(chat)).toContainText('2 items');
        await expect(bar(chat)).toContainText('Fri, Mar 27');
        await expect(bar(chat)).toContainText('$698 to $781');
        expect(await violations(page)).toEqual([]);

        await bar(chat).press('Enter');
        await expect(bar(chat)).toHaveAttribute('aria-expanded', String(device === 'phone'));
        await expect(bar(chat)).toBeFocused();
        expect(await violations(page)).toEqual([]);
        if (device === 'desktop') await bar(chat).click();
        await expect(lines(chat)).toHaveText([/^24\s*Pint glasses\s*\$396 to \$444$/, /^9\s*T-shirts/]);

        await say(chat, 'and a banner');
        await expect(lines(chat)).toHaveCount(3);
        await expect(lines(chat).last()).toContainText('Banner');
        await expect(lines(chat).last()).toContainText('$108 to $119');
        await expect(bar(chat)).toContainText('3 items');
        await expect(bar(chat)).toContainText('$806 to $900');
        await expect(input(chat)).toBeInViewport({ ratio: 1 });
        const last = chat.getByRole('log').locator('.message').last();
        await expect(last).toBeInViewport({ ratio: 1 });
        expect(await violations(page)).toEqual([]);
        await bar(chat).click();
        await expect(lines(chat)).toHaveCount(0);
      });

      test('is there again after a reload, as it was', { tag: device === 'phone' ? [] : '@long' }, async ({
        page,
      }) => {
        await page.goto('/');
        const chat = await openChat(page, surface);
        await answerWith(page, [glasses, tees]);
        await say(chat, '24 pint glasses and 9 tees');
        await expect(bar(chat)).toContainText('$698 to $781');
        await page.reload();
        const again = await openChat(page, surface);
        await expect(bar(again)).toContainText('$698 to $781');
        await expect(again.locator('[data-new]')).toHaveCount(0);
      });
    });
  }
}

test("Carl's own items stand on the ticket, fold when his form opens, and go to the shop by name", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await say(chat, '24 pint glasses, 9 t-shirts and a 3x6 banner by the end of next month');
  const form = chat.getByRole('form', { name: 'Your details' });
  await expect(form).toContainText('This goes to the shop: 24 pint glasses, 9 t-shirts and one banner');
  await expect(bar(chat)).toHaveAttribute('aria-expanded', 'false');
  await expect(bar(chat)).toContainText(/3 items.*\$\d[\d,]* to \$\d/);
  await bar(chat).click();
  await expect(lines(chat)).toHaveText([/Pint glasses/, /T-shirts/, /Banner/]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(lines(chat)).toHaveCount(3);

  await chat.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(bar(chat)).toHaveAttribute('aria-expanded', 'false');
  await page.route('**/api/chat/lead', (route) =>
    route.fulfill({ json: { success: true, message: 'Thank you, Dana!', leadId: '1' } }),
  );
  await form.getByLabel('Name').fill('Dana Ruiz');
  await form.getByLabel('Email or phone').fill('dana@example.com');
  await form.getByRole('button', { name: 'Send to the shop' }).click();
  const receipt = 'With the shop: 24 pint glasses, 9 t-shirts and one banner';
  await expect(chat.getByRole('log')).toContainText(receipt);
  await expect(bar(chat)).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(chat.getByRole('log')).toContainText(receipt);
});

test('the form names three items and counts the others', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  for (const text of ['48 polos', 'and 30 hats', 'and 100 pens', 'and 50 mugs', 'and 12 aprons'])
    await say(chat, text);
  await expect(bar(chat)).toContainText('5 items');
  await expect(chat.getByRole('form')).toContainText(
    'This goes to the shop: 48 polos, 30 hats, 100 pens and 2 more',
  );
});

test('an item without a price is never left out of the sum', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await answerWith(page, [glasses, frisbees], [frisbees, frisbees], [pens, frisbees]);
  await say(chat, '24 pint glasses and 20 frisbees');
  await expect(bar(chat)).toContainText('$396 to $444 + 1 by a person');
  await bar(chat).click();
  await expect(lines(chat).last()).toContainText('priced by a person');
  await say(chat, 'no glasses');
  await expect(bar(chat)).toContainText('priced by a person');
  await expect(bar(chat)).not.toContainText('$');
  await say(chat, '1000 pens');
  await expect(bar(chat)).toContainText('$8.50 to $12 + 1 by a person');
});

test('of five items the newest three are in sight, and the others can be scrolled to', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await answerWith(page, [glasses, tees, banner, pens], [glasses, tees, banner, pens, frisbees]);
  await say(chat, 'four things');
  for (const line of await lines(chat).all()) await expect(line).toBeInViewport({ ratio: 1 });
  await say(chat, 'five things');
  await expect(bar(chat)).toContainText('2 more');
  const seen = () =>
    lines(chat).evaluateAll((all) => {
      const list = all[0]?.parentElement?.getBoundingClientRect();
      return all.map((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        return list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
      });
    });
  await expect.poll(seen).toEqual([false, false, true, true, true]);
  await chat.getByRole('list', { name: 'Items' }).press('Home');
  await expect.poll(seen).toEqual([true, true, true, false, false]);
  expect(await violations(page)).toEqual([]);
});

for (const viewport of [
  DESKTOP,
  { width: 1440, height: 820 },
  { width: 1200, height: 900 },
  PHONE,
  { width: 390, height: 664 },
])
  test(`nothing moves at ${viewport.width} by ${viewport.height} when lines come`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const chat = await openChat(page, 'hero');
    await answerWith(page, [glasses], [glasses, tees], [glasses, tees, banner]);
    await say(chat, '24 pint glasses');
    const place = async () => {
      const boxes = [chat, input(chat)].map((part) => part.boundingBox());
      return (await Promise.all(boxes)).map((box) => box && [box.y, box.height].map(Math.round));
    };
    const before = await place();
    await say(chat, 'and 9 tees');
    await expect(bar(chat)).toBeVisible();
    expect(await place()).toEqual(before);
    await say(chat, 'and a banner');
    await expect(bar(chat)).toContainText('$806 to $900');
    expect(await place()).toEqual(before);
    await expect(input(chat)).toBeInViewport({ ratio: 1 });
  });

test('the input stays in sight on a small phone whose lines are opened, and nothing is wider than 320', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 664 });
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await answerWith(page, [glasses, { ...tees, label: 'Quarter-zip pullovers' }], [glasses, frisbees, banner]);
  await say(chat, 'two things');
  await bar(chat).click();
  await expect(input(chat)).toBeInViewport({ ratio: 1 });
  await say(chat, 'three things');
  await expect(lines(chat)).toHaveCount(3);
  await expect(input(chat)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('what is new is marked and read out with the sum; the folded bar tells it for a while', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await answerWith(
    page,
    [glasses, tees],
    [glasses, tees, banner],
    [glasses, { ...tees, quantity: 12 }, banner],
  );
  await say(chat, 'two things');
  const live = chat.getByRole('group', { name: 'Job ticket' }).locator('[aria-live=polite]');
  await say(chat, 'and a banner');
  await expect(live).toHaveText('Banner, 1: $108 to $119. Together, an estimate: $806 to $900.');
  const added = bar(chat).getByText('+ 1 Banner');
  await expect(added).toBeVisible();
  await expect(added).toBeHidden();
  await bar(chat).click();
  await expect(chat.locator('[data-new]')).toHaveText(/Banner/);
  await say(chat, 'make it 12 tees');
  await expect(live).toHaveText('T-shirts, 12: $302 to $337. Together, an estimate: $806 to $900.');
  await expect(lines(chat).nth(1)).toContainText('12');
});

test('a page that was kept before there were items still shows its talk', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await say(chat, '24 pint glasses and 9 t-shirts');
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('boldwork.conversation') ?? '');
    for (const name of ['items', 'total', 'newLines']) delete kept[name];
    sessionStorage.setItem('boldwork.conversation', JSON.stringify(kept));
  });
  await page.reload();
  await expect(chat.getByRole('log')).toContainText('24 pint glasses and 9 t-shirts');
  await expect(chat.getByLabel('Job ticket').locator('dt')).toHaveCount(4);
});

test.describe('in colors of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('bar and lines have borders', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    const chat = await openChat(page, 'hero');
    await answerWith(page, [glasses], [glasses, tees]);
    await say(chat, 'one thing');
    await say(chat, 'two things');
    for (const part of [bar(chat), lines(chat).first(), chat.locator('[data-new] .line-label > span')]) {
      const { borderBottomWidth, borderBottomColor } = await part.evaluate((element) =>
        getComputedStyle(element),
      );
      expect(Number.parseFloat(borderBottomWidth)).toBeGreaterThanOrEqual(1);
      expect(borderBottomColor).not.toBe('rgba(0, 0, 0, 0)');
    }
  });
});

for (const surface of SURFACES)
  test(`in the ${surface} question, cells and buttons of the form stay in sight with a keyboard up`, {
    tag: surface === 'hero' ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    const chat = await openChat(page, surface);
    await say(chat, '24 pint glasses, 9 t-shirts and a 3x6 banner by march 27');
    const form = chat.getByRole('form', { name: 'Your details' });
    const name = form.getByLabel('Name');
    const needed = [name, form.getByLabel('Email or phone'), form.getByRole('button', { name: 'Send' })];
    await expect(bar(chat)).toBeVisible();
    for (const part of needed) await expect(part).toBeInViewport({ ratio: 1 });
    await name.focus();
    await page.setViewportSize({ width: 360, height: 225 });
    for (const part of needed) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(form).toContainText('3 items');
    await expect
      .poll(async () => (await chat.locator('.transcript').boundingBox())?.y)
      .toBeGreaterThanOrEqual(0);
  });
