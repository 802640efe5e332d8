// Proofs on the desk in a real browser: sent with a picture or a mockup, answered pin by pin, replaced, and by keyboard.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectFitAndAccessible, holdConversation, logIn } from './desk.ts';
import { expect, test } from './test.ts';

const TEE = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#221d19' } })
  .png()
  .toBuffer();
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><path d="M20 20H90V130H20ZM120 20H280V60H120Z"/></svg>',
);
const PICTURE = { name: 'tee.png', mimeType: 'image/png', buffer: TEE };

const panelOf = (page: Page) => page.getByRole('region', { name: 'Proofs', exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Proofs for / });

/** Opens the only lead; calls of its customer. */
async function openLead(
  page: Page,
  admin: { username: string; password: string },
  request: APIRequestContext,
) {
  await logIn(page, admin);
  const [{ id }] = await page.evaluate(() => fetch('/api/admin/leads').then((answer) => answer.json()));
  await page.goto(`/admin/dashboard?lead=${id}`);
  await expect(panelOf(page)).toBeVisible();
  const { job } = await page.evaluate(
    (lead) => fetch(`/api/admin/leads/${lead}`).then((answer) => answer.json()),
    id,
  );
  return async (call: string, data: object) => {
    expect((await request.post(`/api${job.url}/${call}`, { data })).ok()).toBe(true);
  };
}

async function sendVersion(sheet: Locator, version: number, shows?: string): Promise<void> {
  const form = sheet.getByRole('form', { name: `Version ${version}` });
  const chooser = sheet.page().waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles(PICTURE);
  await expect(form.getByRole('img', { name: 'What will be sent: tee.png' })).toBeVisible();
  if (shows) await form.getByLabel('What it shows').fill(shows);
  await form.getByRole('button', { name: `Send version ${version}` }).click();
  await expect(form).toHaveCount(0);
}

test.describe('a proof on the desk', () => {
  test('is sent, its pins are answered as done, and a version after its approval is warned of', async ({
    page,
    admin,
    request,
  }) => {
    await holdConversation(request);
    const customer = await openLead(page, admin, request);
    await panelOf(page)
      .getByRole('button', { name: /^Send a proof/ })
      .click();
    const sheet = sheetOf(page);
    const shows = sheet.getByLabel('What it shows');
    await expect(shows).toHaveValue('On black');
    await shows.fill('Front, 10 in wide');
    await sheet.getByRole('button', { name: /^Send version 1/ }).click();
    await expect(sheet.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
    await expect(sheet.getByRole('alert')).toHaveText('Choose a picture.');
    await expect(shows).toHaveValue('Front, 10 in wide');
    await sendVersion(sheet, 1);
    await expect(sheet.getByRole('region', { name: 'Approval' })).toContainText('Waits for Dana');
    await expect(sheet.getByRole('img', { name: 'Version 1: Front, 10 in wide' })).toBeVisible();

    await customer('comments', { proofVersion: 1, x: 0.3, y: 0.4, text: 'Larger, please' });
    await customer('comments', { proofVersion: 1, x: 0.7, y: 0.4, text: 'Is this gold?' });
    await customer('changes', { proofVersion: 1, text: 'See the pins' });
    await page.reload();
    await expect(panelOf(page)).toContainText('Changes asked, 2 pins open');
    await panelOf(page)
      .getByRole('button', { name: /^Open the proofs/ })
      .click();
    await expect(sheet).toContainText('See the pins');
    // What is typed is there again when the sheet is.
    await sheet.getByRole('button', { name: /^Make version 2/ }).click();
    await sheet.getByLabel('What it shows').fill('Front, 12 in wide');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('v');
    await sheet.getByRole('button', { name: /^Go on with version 2/ }).click();
    await expect(sheet.getByLabel('What it shows')).toHaveValue('Front, 12 in wide');
    await sendVersion(sheet, 2);

    const pins = sheet.getByRole('list', { name: 'Pins' }).getByRole('listitem');
    await expect(pins.first()).toContainText('Larger, please');
    await sheet.getByRole('button', { name: 'Mark done' }).click();
    await expect(pins.last()).toContainText('Done in version 2.');
    await sheet.getByLabel('Answer to pin 2').fill('PMS 7409 C');
    await sheet.getByLabel('Answer to pin 2').press('Control+Enter');
    await expect(pins.first()).toContainText('PMS 7409 C');
    await expect(sheet.getByText('Changes asked, 2 pins')).toHaveCount(0);
    await expectFitAndAccessible(page);

    await customer('approve', { proofVersion: 2, name: 'Dana Whitfield', wording: 'Print it like this.' });
    await page.reload();
    await expect(page.getByRole('article')).toContainText('1 of 1 approved');
    await panelOf(page)
      .getByRole('button', { name: /72 T-shirts/ })
      .click();
    const approval = sheet.getByRole('region', { name: 'Approval' });
    await expect(approval).toContainText('Version 2, approved by nameDana Whitfield');
    await expect(approval).toContainText(/Print it like this.*sha256 [\da-f]{4} [\da-f]{4} … [\da-f]{4}/);
    await expect(approval.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(sheet.getByRole('status')).toHaveText(
      'Version 2 is approved. A new one asks Dana again, and that approval is void.',
    );
    await sendVersion(sheet, 3, 'Front, 11 in wide');
    await expect(approval).toContainText('Waits for Dana');
    await expect(sheet).toContainText('Was approved, replaced since');
    await approval.getByRole('button', { name: 'Take it back' }).click();
    await expect(approval).toContainText('Taken back');
  });

  test('is a mockup drawn from a file of the customer', { tag: '@long' }, async ({
    page,
    admin,
    request,
  }) => {
    const conversationId = await holdConversation(request);
    await sendArtwork(request, conversationId);
    await openLead(page, admin, request);
    await expect(page.getByRole('region', { name: 'Artwork' })).toContainText('A vector file');
    await page.keyboard.press('v');
    const sheet = sheetOf(page);
    await sheet.getByRole('button', { name: 'Draw the mockup from mark.svg' }).click();
    const drawn = sheet.getByRole('img', { name: /^What will be sent: T-shirt, / });
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    await sheet.getByLabel('What it shows').press('Control+Enter');
    const picture = sheet.getByRole('img', { name: /^Version 1: / });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  });

  test('is gone through by keyboard, with a pin set by arrows', { tag: '@long' }, async ({
    page,
    admin,
    request,
  }) => {
    await holdConversation(request);
    const customer = await openLead(page, admin, request);
    const button = panelOf(page).getByRole('button', { name: /^Send a proof/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = sheetOf(page);
    await sendVersion(sheet, 1, 'Small');
    await page.keyboard.press('u');
    await sendVersion(sheet, 2, 'Large');
    await customer('comments', { proofVersion: 2, x: 0, y: 0, text: 'Hm' });
    await page.reload();
    await panelOf(page)
      .getByRole('button', { name: /^Open the proofs/ })
      .focus();
    await page.keyboard.press('Enter');

    await page.keyboard.press('1');
    const answer = sheet.getByLabel('Answer to pin 1');
    await expect(answer).toBeFocused();
    await page.keyboard.type('uc,1');
    await expect(answer).toHaveValue('uc,1');
    await page.keyboard.press('Escape');
    await page.keyboard.press(',');
    await expect(sheet.getByRole('img', { name: 'Version 1: Small' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Set a pin in the picture' })).toHaveCount(0);
    await page.keyboard.press('.');
    await page.keyboard.press('c');
    await expect(sheet.getByRole('img', { name: /^Version/ })).toHaveCount(2);
    await page.keyboard.press('c');
    await page.keyboard.press('p');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(sheet.getByRole('button', { name: /^New pin, 60 % from the left and 51 %/ })).toBeFocused();
    await sheet.getByLabel('What the new pin says').fill('Here is the fold');
    await page.keyboard.press('Control+Enter');
    await expect(sheet.getByRole('list', { name: 'Pins' })).toContainText('Here is the fold');
    await page.keyboard.press('1');
    await expect(answer).toHaveValue('uc,1');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(panelOf(page).getByRole('button', { name: /^Open the proofs/ })).toBeFocused();
  });

  for (const width of [390, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`fits a screen ${width} wide, ${colorScheme}`, { tag: '@long' }, async ({
        page,
        admin,
        request,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await holdConversation(request);
        const customer = await openLead(page, admin, request);
        await panelOf(page)
          .getByRole('button', { name: /^Send a proof/ })
          .click();
        const sheet = sheetOf(page);
        await expectFitAndAccessible(page);
        await sendVersion(sheet, 1, 'w'.repeat(300));
        await customer('comments', { proofVersion: 1, x: 1, y: 1, text: 'long'.repeat(200) });
        await customer('approve', { proofVersion: 1, name: 'W'.repeat(100), wording: 'Print it like this.' });
        await page.reload();
        await panelOf(page)
          .getByRole('button', { name: /^Open the proofs/ })
          .click();
        await expect(sheet.getByRole('list', { name: 'Pins' })).toContainText('longlong');
        await expectFitAndAccessible(page);
        expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      });
    }
  }
});

async function sendArtwork(request: APIRequestContext, conversationId: string): Promise<void> {
  const headers = { 'X-Conversation': conversationId };
  const begun = await request.post('/api/artwork', {
    data: { name: 'mark.svg', bytes: SVG.length },
    headers,
  });
  const { artworkId } = await begun.json();
  const sent = await request.patch(`/api/artwork/${artworkId}`, {
    data: SVG,
    headers: { ...headers, 'content-type': 'application/partial-upload', 'upload-offset': '0' },
  });
  expect(sent.status()).toBe(204);
}
