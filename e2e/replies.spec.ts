// A reply of the shop on the page of its job: with an estimate and a file, also without a script; and that it was seen.
import type { Page } from '@playwright/test';
import type { DeskLead } from '../src/schemas/lead.ts';
import { expectFitAndAccessible, holdConversation, logIn } from './desk.ts';
import { expect, test } from './test.ts';

const TEXT = 'Yes, in navy.\n\nBoth sides are printed in one go.';

test('a reply stands on the page with its estimate and its file, and the desk sees that it was read', async ({
  page,
  browser,
  request,
  admin,
}) => {
  test.slow();
  await holdConversation(request);
  await logIn(page, admin);
  const url = await replyToNewest(page);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  const said = plain.getByRole('log', { name: 'What was said' });
  await expect(said.getByText('Both sides are printed in one go.')).toBeVisible();
  await expect(said.getByRole('table', { name: 'Estimate' }).getByRole('row')).not.toHaveCount(0);
  const download = plain.waitForEvent('download');
  await said.getByRole('link', { name: 'sizes.txt' }).click();
  expect((await download).suggestedFilename()).toBe('sizes.txt');
  await context.close();

  await page.goto(url);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFitAndAccessible(page);
  }
  expect(await seenAt(page)).toBeNull();
  const words = page.getByText('Both sides are printed in one go.');
  await words.scrollIntoViewIfNeeded();
  await expect.poll(() => seenAt(page)).not.toBeNull();
});

/** Answers the newest lead in its chat; the address of its job's page. */
async function replyToNewest(page: Page): Promise<string> {
  const lead = await newest(page);
  const path = `/api/admin/leads/${lead.id}`;
  const file = { name: 'sizes.txt', mimeType: 'text/plain', buffer: Buffer.from('10 S') };
  const attached = await page.request.post(`${path}/attachments`, { multipart: { file } });
  expect(attached.status()).toBe(201);
  const { id } = (await attached.json()) as { id: string };
  const data = { channel: 'chat', text: TEXT, withEstimate: true, attachments: [id] };
  expect((await page.request.post(`${path}/replies`, { data })).status()).toBe(202);
  return lead.job?.url ?? '';
}

async function newest(page: Page): Promise<DeskLead> {
  const [first] = (await (await page.request.get('/api/admin/leads?limit=1')).json()) as DeskLead[];
  return (await page.request.get(`/api/admin/leads/${first?.id}`)).json() as Promise<DeskLead>;
}

const seenAt = async (page: Page) =>
  (await newest(page)).job?.sayings.at(-1)?.carried?.delivery?.seenAt ?? null;
