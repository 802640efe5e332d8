// A proof in a real browser: sent as the desk does, pinned, changed, sent again and approved on the page of the job.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { logoPng, WHITE_BOX } from '../src/artwork/testing/tiny-artwork.ts';
import { expectFitAndAccessible } from './desk.ts';
import { expect, test } from './test.ts';

const NAME = 'Dana Reyes';

/** A job with its first proof, and the calls of the desk. */
async function openJob(request: APIRequestContext, admin: { username: string; password: string }) {
  const data = { name: NAME, email: 'dana@example.com', service: 'Embroidery', details: '12 caps' };
  const lead = await request.post('/api/contact', { data });
  const { id, jobUrl } = (await lead.json()) as { id: string; jobUrl: string };
  expect((await request.post('/api/admin/login', { data: admin })).status()).toBe(200);
  const proofs = `/api/admin/leads/${id}/proofs`;
  const send = async (shows: string) => {
    const picture = { name: 'p.png', mimeType: 'image/png', buffer: await logoPng(600, WHITE_BOX) };
    const sent = await request.post(proofs, { multipart: { shows, picture } });
    expect(sent.status()).toBe(201);
  };
  const desk = (path: string, body: object) => request.post(proofs + path, { data: body });
  await send('Front, 4 in wide');
  return { path: jobUrl, send, desk };
}

const proofOf = (page: Page) => page.getByRole('region', { name: 'The proof' });
/** Looks at the job again until the page says so. */
const lookFor = (page: Page, part: Locator, text: string) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(part).toContainText(text, { timeout: 500 });
  }).toPass();
const pins = (proof: Locator) => proof.getByRole('list', { name: 'Pins' });

async function approve(proof: Locator, version: number, name: string): Promise<void> {
  await proof.getByLabel('Type your full name').fill(name);
  await proof.getByRole('button', { name: `Approve version ${version}` }).click();
}

test('a proof is pinned by mouse and keyboard, changed, sent again and approved', async ({
  page,
  admin,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('400', 'was not taken');
  const { path, send, desk } = await openJob(request, admin);
  const told = page.waitForRequest((one) => one.url().endsWith('/seen'));
  await page.goto(path);
  const proof = proofOf(page);
  const picture = proof.getByAltText('Version 1 of The whole job: Front, 4 in wide');
  await picture.scrollIntoViewIfNeeded();
  expect((await told).postDataJSON()).toEqual({ proofVersion: 1 });

  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width / 4, y: height / 4 } });
  await expect(proof.getByLabel('Pin 1: what should change here?')).toBeFocused();
  await page.keyboard.type('Thicker, please');
  await page.keyboard.press('Control+Enter');
  await expect(pins(proof).getByRole('listitem')).toContainText('Thicker, please');

  await proof.getByRole('button', { name: 'Add a comment' }).focus();
  await page.keyboard.press('Enter');
  const pin = proof.getByRole('slider', { name: /^New pin 2/ });
  await expect(pin).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pin).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(pin).toHaveAttribute('aria-valuetext', '55 % across, 51 % down');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lower');
  await page.keyboard.press('Control+Enter');
  await expect(pins(proof).getByRole('listitem').nth(1)).toBeFocused();
  await proof.getByRole('link', { name: 'Pin 1', exact: true }).click();
  await expect(pins(proof).getByRole('listitem').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(proof.getByRole('link', { name: 'Pin 1', exact: true })).toBeFocused();

  await proof.getByText('Ask for changes').click();
  await proof.getByLabel('What should change?').fill('See the pins');
  await proof.getByRole('button', { name: 'Send the changes' }).click();
  await expect(proof.getByRole('heading', { name: 'Your changes are with owner' })).toBeFocused();
  await expectFitAndAccessible(page);

  await send('Front, 5 in wide');
  expect((await desk('/2/comments', { pin: 1, text: 'Done: 5 points', isDone: true })).status()).toBe(201);
  await lookFor(page, proof, '1 pin is open.');
  await expect(proof.getByRole('link', { name: 'Pin 1, done', exact: true })).toBeVisible();
  await pins(proof).getByText('Answer', { exact: true }).nth(1).click();
  await proof.getByLabel('Answer to pin 2').fill('By two inches');
  await proof.getByRole('button', { name: 'Send the answer' }).click();
  await expect(pins(proof)).toContainText('By two inches');
  await proof.getByRole('button', { name: 'Compare' }).click();
  await expect(proof.getByRole('figure')).toHaveCount(2);
  await expect(proof.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await proof.getByRole('button', { name: 'Back to version 2' }).click();

  await approve(proof, 2, 'D');
  await expect(proof.getByText('Type your full name.', { exact: true })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (one) => one.url().endsWith('/approve') && sent.push(one.postData() ?? ''));
  await proof.getByLabel('Type your full name').fill(NAME);
  await proof.getByRole('button', { name: 'Approve version 2' }).dblclick();
  await expect(proof.getByRole('heading', { name: 'Approved as shown' })).toBeFocused();
  expect(sent).toHaveLength(1);
  const { wording } = JSON.parse(sent[0] ?? '{}') as { wording: string };
  expect(wording).toContain('The whole job, Front, 5 in wide');
  await expect(proof.getByRole('status')).toContainText(`${NAME} approved version 2 by name`);
  await expect(proof.getByRole('status')).toContainText(wording);
  await expect(proof.getByRole('figure')).toContainText(`Version 2, ${NAME}`);
  await expect(proof.getByRole('link', { name: 'Save the approved proof' })).toHaveAttribute('download');
  await expect(page.locator('[aria-current="step"]')).toContainText('Approved');
  await expectFitAndAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(proof.getByRole('status')).toBeVisible();
  for (const part of [pins(proof), page.getByRole('banner'), page.getByRole('region', { name: 'Your move' })])
    await expect(part).toBeHidden();
});

test('a newer version keeps what is typed, and is not approved unseen', { tag: '@long' }, async ({
  page,
  admin,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('409', 'was not taken');
  const { path, send, desk } = await openJob(request, admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const proof = proofOf(page);
  const name = proof.getByLabel('Type your full name');
  await name.fill(NAME);
  await send('Front, 5 in wide');
  await lookFor(page, proof.getByRole('status'), 'Version 2 has come.');
  await approve(proof, 1, NAME);
  await expect(proof.getByRole('alert')).toContainText('We have sent a newer version');
  await expect(name).toHaveValue(NAME);
  await expect(proof.getByAltText(/^Version 2 of/)).toBeVisible();
  await expectFitAndAccessible(page);
  await proof.getByText('Ask for changes').click();
  const changes = proof.getByLabel('What should change?');
  await changes.fill('The blue of our door');
  await send('Front, 6 in wide');
  await lookFor(page, proof.getByRole('status'), 'Version 3 has come.');
  await proof.getByRole('button', { name: 'Show version 3' }).click();
  await expect(changes).toHaveValue('The blue of our door');
  expect((await desk('/3/withdraw', {})).status()).toBe(204);
  await approve(proof, 3, NAME);
  await expect(proof.getByRole('alert')).toContainText('We have taken this proof back');
  await expect(proof.getByRole('heading', { name: 'We took version 3 back' })).toBeVisible();
  await expectFitAndAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a proof is pinned, changed and approved', { tag: '@long' }, async ({
    page,
    admin,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push('400', '409');
    const { path, send } = await openJob(request, admin);
    await page.goto(path);
    const proof = proofOf(page);
    await proof.getByLabel('Pin 1: what should change here?').fill('Thicker, please');
    await proof.getByLabel('Where').selectOption('upper left');
    await proof.getByRole('button', { name: 'Send the comment' }).click();
    await expect(page).toHaveURL(`${path}#proofs`);
    await expect(pins(proof)).toContainText('Thicker, please');
    await proof.getByRole('link', { name: 'Pin 1', exact: true }).click();
    await expect(page).toHaveURL(/#proof-1-pin-1$/);
    await pins(proof).getByText('Answer', { exact: true }).click();
    await proof.getByLabel('Answer to pin 1').fill('5 points');
    await proof.getByRole('button', { name: 'Send the answer' }).click();
    await expect(pins(proof)).toContainText('5 points');
    await proof.getByText('Ask for changes').click();
    await proof.getByLabel('What should change?').fill('See the pin');
    await proof.getByRole('button', { name: 'Send the changes' }).click();
    await expect(proof).toContainText('Your changes are with owner');

    await send('Front, 5 in wide');
    await page.reload();
    await approve(proof, 2, 'M.');
    await expect(proof.getByText('Type your full name.', { exact: true })).toBeVisible();
    await expect(proof.getByLabel('Type your full name')).toHaveValue('M.');
    await proof.getByLabel('Type your full name').fill(NAME);
    await send('Front, 6 in wide');
    await proof.getByRole('button', { name: 'Approve version 2' }).click();
    await expect(proof.getByRole('alert')).toContainText('We have sent a newer version');
    await expect(proof.getByLabel('Type your full name')).toHaveValue(NAME);
    await proof.getByRole('button', { name: 'Approve version 3' }).click();
    await expect(proof).toContainText(`${NAME} approved version 3 by name`);
    await expect(proof.getByRole('figure')).toContainText(`Version 3, ${NAME}`);
  });
});
