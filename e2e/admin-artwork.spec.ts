// A lead's files on the desk: pictures and verdicts in the opened lead, the originals, on paper, and in the conversation.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectFitAndAccessible, holdConversation, logIn } from './desk.ts';
import { expect, test } from './test.ts';

/** White letters on nothing, 300 pixels wide. */
const WHITE_LOGO = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><path fill="#fff" d="M20 20H90V130H20ZM120 20H280V60H120ZM120 90H280V130H120Z"/></svg>',
  ),
)
  .png()
  .toBuffer();
const ZIP = Buffer.from('PK\x03\x04 no artwork at all');

test('are shown with verdicts and mockup in the opened lead, and downloaded as they were sent', async ({
  page,
  admin,
  request,
}) => {
  const conversationId = await holdConversation(request);
  await send(request, conversationId, 'logo <white> & co.png', WHITE_LOGO);
  await send(request, conversationId, 'sources.zip', ZIP);
  const artwork = await open(page, admin);

  const logo = card(artwork, 'logo <white> & co.png');
  await expect(logo).toContainText('PNG, 300 x 150 px, 1 KB');
  await expect(logo).toContainText('Checked for11 in wide, screen printing');
  const problem = logo.getByRole('listitem').first();
  await expect(problem).toHaveText(
    /^Problem: At 11 in wide this prints at \d+ dpi: blurry edges\. Send the vector file/,
  );
  await expect(problem.locator('svg')).toBeVisible();
  // White letters on grey, and black cloth with them on it.
  await expect(logo.getByRole('link', { name: 'Picture of logo' })).toHaveCSS(
    'background-color',
    'rgb(165, 155, 143)',
  );
  const mockup = logo.getByRole('img', { name: 'logo <white> & co.png on: T-shirt, full front' });
  await expect.poll(() => mockup.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);

  const zip = card(artwork, 'sources.zip');
  await expect(zip).toContainText('A person opens this kind by hand.');
  await expect(zip.getByRole('img')).toHaveCount(0);
  await expectFitAndAccessible(page);

  const original = page.waitForEvent('download');
  await logo.getByRole('link', { name: 'Download original: logo' }).click();
  const { createReadStream, suggestedFilename } = await original.then((download) => ({
    createReadStream: () => download.createReadStream(),
    suggestedFilename: download.suggestedFilename(),
  }));
  expect(suggestedFilename).toMatch(/^logo .white. & co\.png$/);
  expect(Buffer.concat(await (await createReadStream()).toArray())).toEqual(WHITE_LOGO);
  const all = page.waitForEvent('download');
  await artwork.getByRole('link', { name: 'Download all (ZIP)' }).click();
  expect((await all).suggestedFilename()).toBe('Artwork of Dana Whitfield.zip');

  await page.emulateMedia({ media: 'print' });
  await expect(mockup).toBeVisible();
  await expect(problem).toBeVisible();
  await expect(artwork.getByRole('link', { name: /^Download/ })).toHaveCount(0);
});

test('come in while the lead is open', { tag: '@long' }, async ({ page, admin, request }) => {
  const conversationId = await holdConversation(request);
  const half = await begin(request, conversationId, 'logo.png', WHITE_LOGO.length);
  await bring(request, conversationId, half, 0, WHITE_LOGO.subarray(0, 100));
  const artwork = await open(page, admin);
  await expect(card(artwork, 'logo.png')).toContainText('Still on its way: 1 KB of 1 KB.');
  await expect(artwork.getByRole('link', { name: /^Download/ })).toHaveCount(0);
  await bring(request, conversationId, half, 100, WHITE_LOGO.subarray(100));
  await expect(card(artwork, 'logo.png')).toContainText('blurry', { timeout: 15_000 });
  await expect(artwork.getByRole('link', { name: 'Download original: logo.png' })).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fit a screen ${width} wide, ${colorScheme}`, { tag: '@long' }, async ({ page, admin, request }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const conversationId = await holdConversation(request);
      await send(request, conversationId, `${'שלום-'.repeat(30)}.png`, WHITE_LOGO);
      await send(request, conversationId, `${'long'.repeat(50)}.zip`, ZIP);
      const artwork = await open(page, admin);
      await expect(card(artwork, 'שלום')).toContainText('blurry');
      await expectFitAndAccessible(page);
    });
  }
}

test('stand in a conversation that no lead came of', { tag: '@long' }, async ({ page, admin, request }) => {
  const started = await request.post('/api/chat/start', { data: { sessionId: 'files', language: 'en' } });
  const { conversationId } = (await started.json()) as { conversationId: string };
  await send(request, conversationId, 'logo.png', WHITE_LOGO);
  await logIn(page, admin);
  await page.getByRole('tab', { name: /^Conversations/ }).click();
  await expect(card(page.getByRole('region', { name: 'Artwork' }), 'logo.png')).toContainText('blurry');
  await expectFitAndAccessible(page);
});

async function open(page: Page, admin: { username: string; password: string }): Promise<Locator> {
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Dana Whitfield', exact: true }).click();
  return page.getByRole('region', { name: 'Dana Whitfield' }).getByRole('region', { name: 'Artwork' });
}

/** The card of a file, which a list of verdicts stands in too. */
const card = (artwork: Locator, name: string): Locator =>
  artwork.getByRole('listitem').filter({ has: artwork.page().getByRole('heading', { name }) });

async function send(
  request: APIRequestContext,
  conversationId: string,
  name: string,
  file: Buffer,
): Promise<void> {
  const id = await begin(request, conversationId, name, file.length);
  await bring(request, conversationId, id, 0, file);
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/artwork/${id}`, {
        headers: { 'x-conversation': conversationId },
      });
      return ((await answer.json()) as { state: string }).state;
    })
    .toMatch(/^(checked|unreadable)$/);
}

async function begin(
  request: APIRequestContext,
  conversationId: string,
  name: string,
  bytes: number,
): Promise<string> {
  const answer = await request.post('/api/artwork', {
    headers: { 'x-conversation': conversationId },
    data: { name, bytes },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { artworkId: string }).artworkId;
}

async function bring(
  request: APIRequestContext,
  conversationId: string,
  id: string,
  offset: number,
  part: Buffer,
): Promise<void> {
  const answer = await request.patch(`/api/artwork/${id}`, {
    headers: {
      'x-conversation': conversationId,
      'content-type': 'application/partial-upload',
      'upload-offset': String(offset),
    },
    data: part,
  });
  expect(answer.status()).toBe(204);
}
