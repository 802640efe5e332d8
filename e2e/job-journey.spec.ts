// A job from the chat to the next one, on both sides at once: the customer's page in one window, the desk in another.
import type { Locator, Page } from '@playwright/test';
import { logoPng, WHITE_BOX } from '../src/artwork/testing/tiny-artwork.ts';
import { JOB, openChat } from './chat.ts';
import { logIn } from './desk.ts';
import { expect, test } from './test.ts';

const NAME = 'Dana Whitfield';
const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await logoPng(600, WHITE_BOX),
});

/** From the hero: what Carl asks, his form, and the button that leads to the page of the job. */
async function askInChat(page: Page): Promise<void> {
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await chat.getByRole('textbox', { name: 'Message' }).fill(JOB);
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
  const form = chat.getByRole('form', { name: 'Your details' });
  await form.getByLabel('Name').fill(NAME);
  await form.getByLabel('Email or phone').fill('dana@example.com');
  await form.getByLabel('Email or phone').press('Enter');
  await chat.getByRole('link', { name: /your job/i }).click();
  await expect(page).toHaveURL(/\/job\/[\w-]{32}$/);
}

/** What the shop does on the desk, in a window of its own. */
async function openDesk(page: Page, admin: { username: string; password: string }) {
  await logIn(page, admin);
  const [lead] = await page.evaluate(() => fetch('/api/admin/leads').then((answer) => answer.json()));
  await page.goto(`/admin/dashboard?lead=${lead.id}`);
  const quote = page.getByRole('region', { name: 'Quote', exact: true });
  const sheet = page.getByRole('dialog', { name: /^Proofs for / });
  return {
    sendQuote: async (begin: RegExp, label: string, price: string) => {
      await quote.getByRole('button', { name: begin }).click();
      await page.getByLabel(label, { exact: true }).first().fill(price);
      await page.getByRole('button', { name: /^Send the quote/ }).click();
      await expect(quote.getByRole('form')).toHaveCount(0);
    },
    sendProof: async (version: number, shows: string) => {
      await page.getByRole('region', { name: 'Proofs', exact: true }).getByRole('button').last().click();
      if (version > 1)
        await sheet.getByRole('button', { name: new RegExp(`^Make version ${version}`) }).click();
      const form = sheet.getByRole('form', { name: `Version ${version}` });
      await form.locator('input[type=file]').setInputFiles(await picture('proof.png'));
      await form.getByLabel('What it shows').fill(shows);
      await form.getByRole('button', { name: `Send version ${version}` }).click();
      await expect(form).toHaveCount(0);
      await page.keyboard.press('Escape');
    },
    timeline: async () =>
      page.evaluate(
        (id) => fetch(`/api/admin/leads/${id}/timeline`).then((answer) => answer.json()),
        lead.id as string,
      ) as Promise<{ text: string }[]>,
  };
}

/** Looks at the job again until a part of it says so. */
const lookFor = (page: Page, part: Locator, text: string) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(part).toContainText(text, { timeout: 500 });
  }).toPass();

const quoteOf = (page: Page) => page.getByRole('region', { name: 'The quote' });
const proofOf = (page: Page) => page.getByRole('region', { name: 'The proof' });

/** Goes on with Tab until `part` has the focus: it is to be reached. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

async function setPin(page: Page, number: number, at: { x: number; y: number }, text: string): Promise<void> {
  const shown = proofOf(page).getByRole('img', { name: /^Version/ });
  await shown.scrollIntoViewIfNeeded();
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  await shown.click({ position: { x: width * at.x, y: height * at.y } });
  await proofOf(page).getByLabel(`Pin ${number}: what should change here?`).fill(text);
  await page.keyboard.press('Control+Enter');
  await expect(proofOf(page).getByRole('list', { name: 'Pins' })).toContainText(text);
}

async function setPinByKeys(page: Page, text: string): Promise<void> {
  await tabTo(page, proofOf(page).getByRole('button', { name: 'Add a comment' }));
  for (const key of ['Enter', 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  await expect(proofOf(page).getByRole('list', { name: 'Pins' })).toContainText(text);
}

for (const { way, width, isByKeys } of [
  { way: 'by mouse at 1440', width: 1440, isByKeys: false },
  { way: 'by keyboard alone at 390', width: 390, isByKeys: true },
]) {
  test(`a job goes from the chat to the next one ${way}`, { tag: '@long' }, async ({
    page,
    admin,
    context,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await askInChat(page);
    const first = page.url();
    const desk = await openDesk(await context.newPage(), admin);
    await desk.sendQuote(/^Write the quote/, 'Price of Setup', '19');
    await desk.sendQuote(/^Change it/, 'Price of Setup', '18');
    await desk.sendQuote(/^Change it/, 'Price of Setup', '17');
    await lookFor(page, quoteOf(page), 'Version 3');
    const name = page.getByLabel(/I accept quote 3/);
    if (isByKeys) await tabTo(page, name);
    await name.fill(NAME);
    await name.press('Enter');
    await expect(quoteOf(page).getByRole('status')).toContainText(`${NAME} accepted version 3`);

    await desk.sendProof(1, 'Full front, 9 in wide');
    await lookFor(page, page.getByRole('main'), 'The proof');
    if (isByKeys) {
      await setPinByKeys(page, 'Thicker ring');
      await setPinByKeys(page, 'An inch lower');
    } else {
      await setPin(page, 1, { x: 0.3, y: 0.3 }, 'Thicker ring');
      await setPin(page, 2, { x: 0.7, y: 0.4 }, 'An inch lower');
    }
    const proof = proofOf(page);
    const ask = proof.getByText('Ask for changes');
    if (isByKeys) {
      await tabTo(page, ask);
      await page.keyboard.press('Enter');
    } else await ask.click();
    await proof.getByLabel('What should change?').fill('See the pins');
    await page.keyboard.press('Control+Enter');
    await expect(proof).toContainText('Your changes are with');

    await desk.sendProof(2, 'Full front, 10 in wide');
    await lookFor(page, proof, 'I approve version 2 as shown');
    if (isByKeys) await setPinByKeys(page, 'Perfect here');
    else await setPin(page, 3, { x: 0.5, y: 0.7 }, 'Perfect here');
    const signature = proof.getByLabel('Type your full name');
    if (isByKeys) await tabTo(page, signature);
    await signature.fill(NAME);
    await signature.press('Enter');
    await expect(proof.getByRole('heading', { name: 'Approved as shown' })).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText('Approved');

    const artwork = page.getByRole('region', { name: 'Artwork' });
    await artwork.locator('input[type=file]').setInputFiles(await picture('second.png'));
    await expect(artwork).toContainText('second.png');

    const again = page.getByRole('heading', { name: 'Order this again' });
    if (isByKeys) {
      await tabTo(page, page.locator('summary').filter({ has: again }));
      await page.keyboard.press('Enter');
    } else await again.click();
    const send = page.getByRole('button', { name: 'Send the request' });
    if (isByKeys) {
      await tabTo(page, send);
      await page.keyboard.press('Enter');
    } else await send.dblclick();
    await expect(page).not.toHaveURL(first);
    await expect(page.getByText(/^Again, like job/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('48 T-shirts');

    const told = (await desk.timeline()).map(({ text }) => text);
    const count = (text: string) => told.filter((one) => one.startsWith(text)).length;
    expect(
      ['sent quote', 'accepted quote', 'sent proof', 'approved proof', 'ordered it again'].map(count),
    ).toEqual([3, 1, 2, 1, 1]);
    expect(count('wrote at pin')).toBe(3);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job goes from the quote form to the next one', { tag: '@long' }, async ({
    page,
    admin,
    request,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const data = { name: NAME, email: 'dana@example.com', service: 'Embroidery', details: '12 caps' };
    const { id, jobUrl } = await (await request.post('/api/contact', { data })).json();
    await request.post('/api/admin/login', { data: admin });
    const desk = async (path: string, sent: object) =>
      expect((await request.post(`/api/admin/leads/${id}${path}`, sent)).status()).toBe(201);
    const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    for (const unitCents of [1900, 1800, 1700])
      await desk('/quotes', { data: { lines: [{ label: 'Caps', quantity: 12, unitCents }], validUntil } });
    await page.goto(jobUrl);
    await page.getByLabel(/I accept quote 3/).fill(NAME);
    await page.getByRole('button', { name: /^Accept \$204/ }).click();
    await expect(quoteOf(page)).toContainText(`${NAME} accepted version 3`);

    const proof = proofOf(page);
    const sendProof = async (shows: string) =>
      desk('/proofs', { multipart: { shows, picture: await picture('proof.png') } });
    const pin = async (number: number, place: string, text: string) => {
      await proof.getByLabel(`Pin ${number}: what should change here?`).fill(text);
      await proof.getByLabel('Where').selectOption(place);
      await proof.getByRole('button', { name: 'Send the comment' }).click();
      await expect(proof.getByRole('list', { name: 'Pins' })).toContainText(text);
    };
    await sendProof('Front, 4 in wide');
    await page.reload();
    await pin(1, 'upper left', 'Thicker ring');
    await pin(2, 'lower right', 'Lower');
    await sendProof('Front, 5 in wide');
    await page.reload();
    await pin(3, 'middle', 'Perfect here');
    await proof.getByLabel('Type your full name').fill(NAME);
    await proof.getByRole('button', { name: 'Approve version 2' }).click();
    await expect(proof).toContainText(`${NAME} approved version 2 by name`);

    const artwork = page.getByRole('region', { name: 'Artwork' });
    await artwork.locator('input[type=file]').setInputFiles(await picture('second.png'));
    await artwork.getByRole('button', { name: 'Send the file' }).click();
    await expect(artwork).toContainText('second.png');
    await page.getByRole('heading', { name: 'Order this again' }).click();
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText(`Again, like job ${id.slice(0, 8)}.`)).toBeVisible();
  });
});
