// Files in the talk: chosen, dropped, pasted; on their way, cut off, gone on with; and what the check found.
import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openChat } from './chat.ts';
import { expect, test } from './test.ts';

const MB = 1024 * 1024;

/** A PNG of this width: a magenta sign on white. */
async function makeLogo(width: number, name = 'logo.png'): Promise<string> {
  const sign = await sharp({
    create: {
      width: Math.round(width * 0.8),
      height: Math.round(width * 0.3),
      channels: 3,
      background: '#e4007c',
    },
  })
    .png()
    .toBuffer();
  const image = sharp({
    create: { width, height: Math.round(width / 2), channels: 3, background: '#ffffff' },
  });
  return save(
    name,
    await image
      .composite([{ input: sign }])
      .png()
      .toBuffer(),
  );
}

async function save(name: string, bytes: Uint8Array): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'boldwork-artwork-')), name);
  await writeFile(file, bytes);
  return file;
}

/** As a visitor does it, before the page listens too. */
async function choose(chat: Locator, files: string | string[]): Promise<void> {
  const chooser = chat.page().waitForEvent('filechooser');
  await chat.getByRole('button', { name: 'Send a file' }).click();
  await (await chooser).setFiles(files);
}

const cards = (chat: Locator) => chat.locator('.file-card');

/** The parts of the file that reach the server, in their order, as long as `isCut` lets them. */
async function watchParts(page: Page, isCut: () => boolean): Promise<number[]> {
  const offsets: number[] = [];
  await page.route('**/api/artwork/*', async (route) => {
    if (isCut()) return route.abort('connectionfailed');
    if (route.request().method() === 'PATCH')
      offsets.push(Number(route.request().headers()['upload-offset']));
    await route.continue();
  });
  return offsets;
}

test('is sent while the talk goes on, checked, and told to Carl', async ({ page }) => {
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await choose(chat, await makeLogo(1200));
  const card = cards(chat);
  await expect(card).toContainText('logo.png');
  await expect(card).toHaveAttribute('data-status', 'done');
  await expect(card).toContainText('1200 x 600 px');
  await expect(card.locator('canvas')).toBeVisible();
  await expect(chat.locator('.message[data-role=assistant]').last()).toContainText(
    'At 11 in wide this prints at 87 dpi: blurry edges',
  );
  expect(await chat.locator('.message[data-role=user]').count()).toBe(1);

  await test.step('stays on the ticket when its card is out of sight', async () => {
    for (const text of ['48 black tees', 'one color on the front']) {
      await chat.getByRole('textbox', { name: 'Message' }).fill(text);
      await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
      await expect(chat.locator('.typing:visible')).toHaveCount(0);
    }
    await expect(cards(chat)).toHaveCount(0);
    await expect(chat.getByRole('button', { name: /^Your file/ })).toContainText('logo.png');
  });

  await test.step('is still there on the next page, and is taken back', async () => {
    await page.reload();
    await expect(chat.getByRole('button', { name: /^Your file/ })).toContainText('logo.png');
    await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
    const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await widget.getByRole('button', { name: 'Remove logo.png' }).click();
    expect((await deleted).status()).toBe(204);
    await expect(widget.getByText('logo.png, removed')).toBeVisible();
  });
});

test('goes on after a cut line, a pause and another page', async ({ page, expectedErrors }) => {
  expectedErrors.push('ERR_CONNECTION_FAILED', 'Failed to load resource');
  let isCut = false;
  const offsets = await watchParts(page, () => isCut);
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  const file = await save('photo.tif', randomBytes(24 * MB));
  // Slow enough to be cut.
  const line = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 20, downloadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: 2 * MB });
  await choose(chat, file);
  const card = cards(chat);
  await expect(card).toContainText(/ of 24 MB, \d+ s left/);
  isCut = true;
  await expect(card).toHaveAttribute('data-status', 'waiting');
  isCut = false;
  await expect(card).toHaveAttribute('data-status', 'sending');

  await card.getByRole('button', { name: 'Pause photo.tif' }).click();
  await expect(card).toContainText(/Paused at [\d.]+ of 24 MB/);
  const paused = offsets.length;
  await card.getByRole('button', { name: 'Go on with photo.tif' }).click();
  await expect.poll(() => offsets.length).toBeGreaterThan(paused);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(card).toContainText(/Stopped at [\d.]+ of 24 MB/);
  const stopped = offsets.length;
  await line.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
  const again = page.waitForEvent('filechooser');
  await card.getByRole('button', { name: 'Go on with photo.tif' }).click();
  await (await again).setFiles(file);
  await expect(card).toHaveAttribute('data-status', 'done', { timeout: 20_000 });
  expect(offsets[stopped]).toBeGreaterThan(0);
});

test('is taken where it is dropped or pasted, and refused in words', { tag: '@long' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('413');
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  const give = (type: 'dragover' | 'drop' | 'paste', names: string[]) =>
    page.evaluate(
      ([kind, files]) => {
        const data = new DataTransfer();
        for (const name of files)
          data.items.add(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name));
        const init = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent(kind, { ...init, clipboardData: data })
            : new DragEvent(kind, { ...init, dataTransfer: data }),
        );
      },
      [type, names] as const,
    );
  await expect(async () => {
    await give('dragover', ['a.svg']);
    await expect(chat.getByText('Let it go here')).toBeVisible({ timeout: 500 });
  }).toPass();
  await give('drop', ['a.svg', 'b.svg']);
  await expect(chat.getByText('Let it go here')).toBeHidden();
  await give('paste', ['c.svg']);
  await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
  const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
  await expect(widget.locator('.file-card[data-status=done]')).toHaveCount(3);

  await page.route('**/api/artwork', (route) =>
    route.fulfill({
      status: 413,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Too large', status: 413, detail: 'A file can have 250 MB at most.' }),
    }),
  );
  await choose(widget, await makeLogo(100, 'huge.png'));
  const refused = widget.locator('.file-card[data-status=refused]');
  await expect(refused).toContainText('A file can have 250 MB at most.');
  await refused.getByRole('button', { name: 'Remove huge.png' }).click();
  await expect(widget.getByText('huge.png')).toHaveCount(0);
});

test('is replaced on the light table and removed, and the focus is never lost', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const chat = await openChat(page, 'widget');
  await choose(chat, await save('notes.png', Buffer.from('no picture')));
  const table = page.getByRole('dialog', { name: 'Your artwork' });
  await chat.getByRole('button', { name: /See all that was found.*notes.png/ }).press('Enter');
  await expect(table.getByRole('list', { name: 'What was found' })).toContainText('no artwork');
  await expect(table.getByRole('slider')).toHaveCount(0);
  await expect(table.getByRole('button', { name: 'Use it as shown' })).toHaveCount(0);

  const replacing = page.waitForEvent('filechooser');
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await table.getByRole('button', { name: 'Replace' }).press('Enter');
  await (await replacing).setFiles(await makeLogo(1200));
  expect((await deleted).status()).toBe(204);
  await expect(table).toBeHidden();
  await expect(chat.getByText('notes.png, removed')).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Send a file' })).toBeFocused();

  await expect(cards(chat)).toHaveAttribute('data-status', 'done');
  await chat.getByRole('button', { name: 'Remove logo.png' }).press('Enter');
  await expect(cards(chat)).toHaveCount(0);
  await expect(chat.getByRole('region', { name: /conversation with Carl/i })).toBeFocused();
});

test('lies on a light table at its size: the width changes the verdict, and what is chosen is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await chat.getByRole('textbox', { name: 'Message' }).fill('48 black tees');
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
  await choose(chat, await makeLogo(1200));
  const line = chat.getByRole('button', { name: /^Your file logo.png/ });
  await expect(line).toBeEnabled();
  await line.press('Enter');
  const table = page.getByRole('dialog', { name: 'Your artwork' });
  const found = table.getByRole('list', { name: 'What was found' });
  await expect(found).toContainText('At 11 in wide this prints at 87 dpi: blurry edges.');
  await expect(found).toContainText('There is a white box behind the logo');
  await expect(table.getByRole('button', { name: 'Taken out' })).toHaveAttribute('aria-pressed', 'true');

  const stage = table.getByRole('application');
  const shown = () =>
    stage.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length);
  await expect.poll(shown).toBeGreaterThan(20_000);

  await test.step('by keyboard', async () => {
    const width = table.getByRole('slider', { name: 'Width of the print' });
    await width.focus();
    for (let i = 0; i < 7; i++) await page.keyboard.press('Shift+ArrowLeft');
    await expect(width).toHaveAttribute('aria-valuetext', '4 in wide, 240 dots an inch, sharp');
    await expect(found).toContainText('At 4 in wide this prints at 240 dpi: sharp.');
    await page.keyboard.press('ArrowRight');
    await expect(found).toContainText('At 4.25 in wide this prints at 226 dpi: soft edges.');
  });

  await test.step('on other goods, by another method', async () => {
    await table.getByRole('combobox', { name: 'Shown on' }).selectOption('Cap');
    await expect(found).toContainText(/thread colors?/);
    await table.getByRole('combobox', { name: 'Shown on' }).selectOption('T-shirt');
    await table.getByRole('button', { name: 'Left chest' }).click();
    await table.getByRole('button', { name: 'Navy' }).click();
    const before = await shown();
    await stage.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(shown).not.toBe(before);
  });

  await test.step('without what axe finds, and beside a talk that goes on', async () => {
    expect((await new AxeBuilder({ page }).include('.light-table').analyze()).violations).toEqual([]);
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeEditable();
  });

  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await table.getByRole('button', { name: /^Use it as shown/ }).click();
  expect((await kept).status()).toBe(204);
  expect((await kept).request().postDataJSON()).toMatchObject({
    product: 't-shirt',
    goods: 'tee',
    placement: 'left-chest',
    color: '#1b2a4a',
    isCutOut: true,
  });
  await expect(table).toBeHidden();
  await page.getByRole('button', { name: 'Prefer the floating chat widget?' }).click();
  const widget = page.getByRole('dialog', { name: 'Carl, AI Assistant' });
  await expect(cards(widget).locator('.file-verdict')).toContainText('white box');
});
