// The lead form inside ticket and widget: what is in sight in which window, and that nothing typed is lost.
import type { Locator, Page } from '@playwright/test';
import { JOB, openChat, SURFACES } from './chat.ts';
import { expect, test } from './test.ts';

async function openForm(chat: Locator): Promise<Locator> {
  await chat.getByRole('textbox', { name: 'Message' }).fill(JOB);
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
  const form = chat.getByRole('form', { name: 'Your details' });
  await expect(form).toBeVisible();
  return form;
}

const cells = (form: Locator) => [form.getByLabel('Name'), form.getByLabel('Email or phone')];
const send = (form: Locator, name = 'Send to the shop') => form.getByRole('button', { name });

/** What axe objects to in the chat that is open. */
async function violations(page: Page): Promise<string[]> {
  const { default: AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page }).include('.ticket:has(.lead-form)').analyze();
  return violations.map(({ id }) => id);
}

for (const surface of SURFACES) {
  test.describe(`in the ${surface}`, () => {
    test.use({
      expectedErrors: ['net::ERR_FAILED', 'Failed to submit the lead form'],
    });

    test('question, cells and buttons stay in sight with a keyboard up: open, in error, sending, failed', {
      tag: surface === 'hero' ? [] : '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('/');
      const chat = await openChat(page, surface);
      const form = await openForm(chat);
      const [name, reach] = cells(form) as [Locator, Locator];
      const inSight = async (button: string) => {
        const talk = chat.getByRole('log').locator('.message').last();
        await expect(talk).toContainText(/\?\s*$/);
        const box = await chat.locator('.transcript').boundingBox();
        expect(box?.height).toBeGreaterThan(20);
        for (const part of [name, reach, send(form, button)]) await expect(part).toBeInViewport({ ratio: 1 });
        await expect
          .poll(async () => (await chat.locator('.transcript').boundingBox())?.y)
          .toBeGreaterThanOrEqual(0);
      };
      await inSight('Send to the shop');
      expect(await violations(page)).toEqual([]);

      await name.focus();
      await page.setViewportSize({ width: 360, height: 225 });
      await inSight('Send to the shop');
      const height = (await name.locator('..').boundingBox())?.height;
      await reach.fill('dana@oldbrook');
      await send(form).click();
      await expect(form.getByText('Name is missing')).toBeInViewport({ ratio: 1 });
      await expect.poll(() => readableIn(form.locator('label').first())).toBe('Name is missing');
      await expect(form.getByText('needs an ending like .com', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(name).toBeFocused();
      expect((await name.locator('..').boundingBox())?.height).toBe(height);
      await inSight('Send to the shop');
      expect(await violations(page)).toEqual([]);

      await reach.fill('');
      await send(form).click();
      await expect
        .poll(() => readableIn(form.locator('label', { hasText: 'Email or phone' })))
        .toBe('Email or phone is missing');

      await name.fill('Dana Ruiz');
      await reach.fill('dana@oldbrook.example');
      let fail = () => {};
      const failure = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route('**/api/chat/lead', async (route) => {
        await failure;
        await route.abort();
      });
      await send(form).click();
      await inSight('Sending...');
      await expect(name).toHaveAttribute('readonly');
      expect(await violations(page)).toEqual([]);
      fail();
      await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 });
      await expect(form.getByRole('alert')).toContainText('(816) 555-0170');
      await inSight('Retry');
      expect(await violations(page)).toEqual([]);
      await expect(name).toHaveValue('Dana Ruiz');
      await expect(reach).toHaveValue('dana@oldbrook.example');

      await page.unroute('**/api/chat/lead');
      await send(form, 'Retry').click();
      await expect(form).toBeHidden();
      await expect(chat.getByRole('log')).toContainText(/Dana[!:]/);
    });

    for (const height of [225, 300, 360]) {
      test(`it opens over a keyboard that is up, ${height} px of the screen left, and Tab comes back to the input`, {
        tag: '@long',
      }, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto('/');
        const chat = await openChat(page, surface);
        const input = chat.getByRole('textbox', { name: 'Message' });
        await input.click();
        await page.setViewportSize({ width: 360, height });
        const form = await openForm(chat);
        await expect(input).toBeFocused();
        const inSight = async () => {
          for (const part of [chat.locator('.transcript'), ...cells(form), send(form), input])
            await expect(part).toBeInViewport({ ratio: 1 });
          const cell = await form.getByLabel('Email or phone').locator('..').boundingBox();
          expect(cell?.height).toBeGreaterThan(50);
          const fields = await form.locator('.lead-form-fields').boundingBox();
          expect(cell?.y).toBeGreaterThanOrEqual((fields?.y ?? 0) - 1);
          expect((cell?.y ?? 0) + (cell?.height ?? 0)).toBeLessThanOrEqual(
            (fields?.y ?? 0) + (fields?.height ?? 0) + 1,
          );
        };
        await inSight();
        await input.pressSequentially('in navy, with the logo on the front and a name on the back');
        await inSight();

        await form.getByLabel('Name').click();
        for (const next of [
          form.getByLabel('Email or phone'),
          send(form),
          form.getByRole('button', { name: 'Cancel' }),
          input,
        ]) {
          await page.keyboard.press('Tab');
          await expect(next).toBeFocused();
          await expect(next).toBeInViewport({ ratio: 1 });
        }
        await inSight();
      });
    }
  });
}

test.describe('in the hero of a phone', () => {
  test('what is sent is stamped beside the last words, and the page stays where it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const chat = await openChat(page, 'hero');
    const form = await openForm(chat);
    await form.getByLabel('Name').fill('Dana Ruiz');
    await form.getByLabel('Email or phone').fill('dana@example.com');
    const before = await page.evaluate(() => scrollY);
    await send(form).click();
    const stamp = chat.locator('.transcript-stamp');
    await expect(stamp).toBeInViewport({ ratio: 1 });
    const words = chat.getByRole('log').locator('.message').last();
    await expect(words).toContainText(/Dana[!:]/);
    const [box, seal, end] = await Promise.all([
      chat.locator('.transcript').boundingBox(),
      stamp.boundingBox(),
      endOf(words),
    ]);
    if (!box || !seal) throw new Error('nothing is drawn there');
    expect(seal.y).toBeGreaterThanOrEqual(box.y);
    expect(seal.y + seal.height).toBeLessThanOrEqual(box.y + box.height);
    expect(end).toBeGreaterThan(box.y + 10);
    expect(end).toBeLessThanOrEqual(box.y + box.height);
    expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(before);
  });

  test('of a long answer the end is in view, which holds the question', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const chat = await openChat(page, 'hero');
    for (const text of ['a quote for hats', 'do you take checks, and can a friend pick it up?']) {
      await chat.getByRole('textbox', { name: 'Message' }).fill(text);
      await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
      await expect(chat.getByText('Carl is typing')).toBeHidden();
    }
    const words = chat.getByRole('log').locator('.message').last();
    await expect(words).toContainText(/\?\s*$/);
    const box = await chat.locator('.transcript').boundingBox();
    if (!box) throw new Error('nothing is drawn there');
    expect((await words.boundingBox())?.height, 'longer than its box').toBeGreaterThan(box.height);
    await expect.poll(() => endOf(words)).toBeLessThanOrEqual(box.y + box.height);
    expect(await endOf(words)).toBeGreaterThan(box.y);
  });

  test('an answer of usual length is wholly in view beside the form', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const chat = await openChat(page, 'hero');
    await openForm(chat);
    const input = chat.getByRole('textbox', { name: 'Message' });
    await input.fill('do you take checks, and can a friend pick it up?');
    await input.press('Enter');
    const words = chat.getByRole('log').locator('.message').last();
    await expect(words).toContainText('someone else can pick up');
    const [said, box] = await Promise.all([words.boundingBox(), chat.locator('.transcript').boundingBox()]);
    if (!said || !box) throw new Error('nothing is drawn there');
    expect(said.height, 'as tall as the three lines of a low window').toBeGreaterThan(3 * 22);
    expect(said.y).toBeGreaterThanOrEqual(box.y);
    await expect(input).toBeInViewport({ ratio: 1 });
  });
});

/** The lower edge of the last line of `words`, on the screen. */
const endOf = (words: Locator) =>
  words.locator('.message-text').evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return Math.max(...[...range.getClientRects()].map(({ bottom }) => bottom));
  });

/** What can be read in `label`: what is cut off on either side is no text. */
const readableIn = (label: Locator) =>
  label.evaluate((element) => {
    const cell = (element.parentElement as Element).getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll('span, strong')]
      .filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        return (
          width > 1 &&
          left >= cell.left &&
          right <= cell.right &&
          top >= box.top - 1 &&
          bottom <= box.bottom + 2
        );
      })
      .map(({ textContent }) => textContent)
      .join(' ');
  });

test('a repeat goes out under the same key, and ten digits as a phone', async ({ page, expectedErrors }) => {
  expectedErrors.push('503', 'Failed to submit the lead form');
  await page.goto('/');
  const form = await openForm(await openChat(page, 'hero'));
  const sent: { key: string | undefined; body: Record<string, string> }[] = [];
  await page.route('**/api/chat/lead', async (route) => {
    const request = route.request();
    sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
    if (sent.length > 1) return route.fallback();
    await route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { title: 'Service Unavailable', status: 503, detail: 'Please call (816) 555-0170.' },
    });
  });
  await form.getByLabel('Name').fill('Dana Ruiz');
  await form.getByLabel('Email or phone').fill('816 555 0142');
  await form.getByLabel('Email or phone').press('Enter');
  await expect(form.getByRole('alert')).toHaveText(
    'Not sent. Please call (816) 555-0170. What you typed is still here.',
  );
  await send(form, 'Retry').click();
  await expect(form).toBeHidden();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.body).toMatchObject({ phone: '816 555 0142', service: 'Screen Printing', quantity: '48' });
  expect(sent[0]?.body).not.toHaveProperty('email');
});

test('what the server refuses is said in the cell, and a folded one is opened for it', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('400', 'Failed to submit the lead form');
  await page.goto('/');
  const form = await openForm(await openChat(page, 'hero'));
  await page.route('**/api/chat/lead', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: {
        title: 'Bad Request',
        status: 400,
        detail: 'Check the fields.',
        errors: [{ field: 'company', message: 'holds characters that cannot be stored.' }],
      },
    }),
  );
  await form.getByLabel('Name').fill('Dana Ruiz');
  await form.getByLabel('Email or phone').fill('dana@example.com');
  await form.getByRole('button', { name: 'Change' }).click();
  await form.getByLabel('Company').fill('Oldbrook');
  await form.getByRole('button', { name: 'Show less' }).click();
  await expect(form.getByLabel('Company')).toBeHidden();
  await send(form).click();
  await expect(form.getByText('Company holds characters that cannot be stored.')).toBeVisible();
  await expect(form.getByLabel('Company')).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('Tab goes through the form to the input; what is typed there fills the cells; Cancel leaves a chip', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 508 });
  await page.goto('/');
  const chat = await openChat(page, 'widget');
  const form = await openForm(chat);
  const input = chat.getByRole('textbox', { name: 'Message' });
  await expect(input).toBeFocused();
  await form.getByRole('button', { name: 'Change' }).focus();
  for (const next of [...cells(form), send(form), form.getByRole('button', { name: 'Cancel' }), input]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
  }

  await input.fill('my name is Dana Ruiz');
  await input.press('Enter');
  await expect(form.getByLabel('Name')).toHaveValue('Dana Ruiz');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(input).toBeFocused();
  await input.fill('do you ship?');
  await input.press('Enter');
  const chip = chat.getByRole('button', { name: 'Fill in the form' });
  await expect(chip).toBeVisible();
  await expect(form).toBeHidden();
  await chip.click();
  await expect(form.getByLabel('Email or phone')).toBeFocused();
  await expect(form).toContainText('Dana Ruiz');
});
