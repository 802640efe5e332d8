// Answering a lead from the desk: written and sent, planned and taken back, with what is put in and attached, and
// nothing that was written is ever lost.
import type { Page } from '@playwright/test';
import type { DeskLead } from '../src/schemas/lead.ts';
import { expectFitAndAccessible } from './desk.ts';
import {
  CLOSED,
  ESTIMATE,
  HANNAH,
  MARISOL,
  OPEN,
  OPENS_AT,
  openReply,
  PLANNED,
  problem,
  SAYINGS,
} from './reply-desk.ts';
import { expect, test } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Reply' });
const text = (page: Page) => form(page).getByRole('textbox', { name: 'Reply' });
const thread = (page: Page) => page.getByRole('list', { name: 'Thread' });
const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ }).first();
const otherWays = (page: Page) => form(page).getByRole('button', { name: /other ways/i });
const options = (page: Page) => page.getByRole('listbox', { name: 'Put in' }).getByRole('option');
const SWATCHES = { name: 'gold-swatches.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

const selected = (page: Page) =>
  text(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );

test('the thread tells who, how, with what, and how it went', async ({ page, admin }) => {
  await openReply(page, admin);
  // By the number that the customer has in mails and on the page.
  const title = page.getByRole('heading', { level: 2, name: MARISOL.name }).locator('..');
  await expect(title).toContainText('No. 00000001');
  const rows = thread(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('Sam');
  await expect(rows.nth(0)).toContainText('by mail');
  await expect(rows.nth(0)).toContainText('Estimate');
  await expect(rows.nth(0)).toContainText('12 staff tees, full-color transfer$224 to $251');
  await expect(rows.nth(0)).toContainText('Sent 11:20 am');
  await expect(rows.nth(0)).toContainText('Taken by their mail server');
  await expect(rows.nth(0)).toContainText('Seen 2:31 pm');
  await expect(rows.nth(1)).toContainText('from mari@home.example');
  const file = rows.nth(1).getByRole('link', { name: /TCT logo FINAL\(2\)\.png/ });
  await expect(file).toHaveAttribute('href', /^\/api\/admin\/artwork\/[\w-]+\/original$/);
  await expect(file).toContainText('209 KB');
  const quoted = rows.nth(1).getByText('> Which shirt sizes?');
  await expect(quoted).toBeHidden();
  await rows.nth(1).getByText('Show what was quoted').click();
  await expect(quoted).toBeVisible();
  await expect(rows.nth(2)).toContainText('Not sent: their mail server does not know the address.');
  await expect(rows.nth(2).getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(rows.nth(3)).toContainText('on the job page');
});

test('a mail that fails says so while it is tried again, and can be sent by hand', async ({
  page,
  admin,
}) => {
  const [first] = SAYINGS;
  if (!first?.carried) throw new Error('The thread begins with a mail.');
  const label = '12 staff tees with a rather long name, full-color transfer, front and back, both sleeves';
  const saying = {
    ...first,
    carried: {
      ...first?.carried,
      blocks: [{ ...ESTIMATE, rows: [{ label, amount: '$224 to $251' }] }],
      delivery: {
        channel: 'email',
        state: 'waiting',
        error: 'It could not be reached.',
        at: OPEN,
        seenAt: null,
      },
    },
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await openReply(page, admin, { lead: { job: { ...MARISOL.job, sayings: [saying] } } as Partial<DeskLead> });
  const row = thread(page).getByRole('listitem').first();
  await expect(row).toContainText('Mail fails, trying again: It could not be reached.');
  await expect(row).not.toContainText('Waiting to be sent');
  await expect(row.getByRole('button', { name: 'Copy text' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(row.getByText('$224 to $251')).toHaveCSS('white-space', 'nowrap');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a long thread opens at its newest message, ${width} px wide`, async ({ page, admin }) => {
    await page.setViewportSize({ width, height });
    const sayings = Array.from({ length: 12 }, (_, index) => ({
      ...SAYINGS[3],
      id: `${index}`,
      text: `Message ${index + 1}. ${'Of which shirts and which sizes there was much to say. '.repeat(6)}`,
    }));
    await openReply(page, admin, { lead: { job: { ...MARISOL.job, sayings } } as Partial<DeskLead> });
    await expect(page.getByText('Messages 1 to 9')).toBeVisible();
    await expect(thread(page).getByText(/^Message 12\./)).toBeInViewport({ ratio: 1 });
    await expect(form(page).getByText('To marisol')).toBeInViewport({ ratio: 1 });
  });

test('a reply is sent by mouse, and by keyboard alone', async ({ page, admin }) => {
  const made = await openReply(page, admin);
  await expect(form(page)).toContainText('To marisol@turkeycreek.example');
  await expect(form(page)).toContainText('Chat: They are not in the chat now.');
  await expect(form(page).getByRole('radio', { name: 'Chat' })).toBeDisabled();
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('Write something first.');
  await expect(text(page)).toBeFocused();
  expect(made.sent).toEqual([]);
  await page.keyboard.type('Twelve it is.');
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await expect(form(page)).toContainText('Draft kept 1:20 pm');
  await send(page).click();
  await expect(page.locator('.toast')).toContainText('Sent by mail');
  await expect(page.locator('.toast').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(text(page)).toHaveValue('');
  expect(made.sent[0]?.body).toEqual({
    channel: 'email',
    text: 'Twelve it is.',
    withEstimate: false,
    quoteVersion: null,
    attachments: [],
    sendAt: null,
    answered: true,
  });
  expect(made.sent[0]?.key).toMatch(/^[\w-]{36}$/);

  // Answered, it is only sent; the chat is open now.
  made.lead = { ...made.lead, handledAt: made.lead.createdAt, handledBy: 'owner' };
  made.desk = {
    ...made.desk,
    channels: made.desk.channels.map((one) => ({ ...one, why: null })),
  };
  await page.reload();
  await expect(send(page)).toHaveText(/^Send(?! and)/);
  await page.keyboard.press('r');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('See you r');
  await page.keyboard.press('Control+2');
  await expect(form(page).getByRole('radio', { name: 'Chat' })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.toast')).toContainText('Sent to the chat');
  expect(made.sent[1]?.body).toMatchObject({ channel: 'chat', text: 'See you r', answered: false });
  expect(made.sent[1]?.key).not.toBe(made.sent[0]?.key);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text(page)).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
});

test('what is typed after R while all of it is still loading is text, never keys', { tag: '@long' }, async ({
  page,
  admin,
}) => {
  const made = await openReply(page, admin);
  const isThere = Promise.withResolvers<void>();
  for (const path of ['**/api/admin/leads/*/replies', '**/api/admin/leads/*'])
    await page.route(path, async (route) => {
      await isThere.promise;
      await route.fallback();
    });
  await page.getByRole('link', { name: HANNAH.name }).click();
  await expect(page.getByRole('region', { name: HANNAH.name })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('See pie');
  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByRole('alert')).toHaveText('How they can be reached is still being loaded.');
  expect(made.sent).toEqual([]);
  isThere.resolve();
  await expect(form(page)).toContainText('To marisol@turkeycreek.example');
  await expect(text(page)).toHaveValue('See pie');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => made.sent.length).toBe(1);
});

test('a saved reply goes in with its missing fields selected one after another', async ({ page, admin }) => {
  const made = await openReply(page, admin);
  await text(page).fill('Hi, yes; ');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.type(';');
  await expect(options(page)).toHaveCount(3);
  await page.keyboard.type('gol');
  await expect(options(page)).toHaveCount(1);
  await expect(text(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(text(page)).toHaveValue('Hi, yes; ;gol');
  await expect(text(page)).toBeFocused();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Backspace');
  await page.keyboard.type(';');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue(/^Hi, yes; Your gold prints as \{color\}\./);
  expect(await selected(page)).toBe('{color}');
  await expect(form(page).getByRole('button', { name: '{price}' })).toBeVisible();

  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('dialog', { name: 'Send it like this?' });
  await expect(question).toContainText('Not filled in yet: {color}, {price}');
  await page.keyboard.press('Escape');
  expect(made.sent).toEqual([]);
  await expect(text(page)).toBeFocused();
  await form(page).getByRole('button', { name: '{color}' }).click();
  expect(await selected(page)).toBe('{color}');
  await page.keyboard.type('PMS 7409');
  await page.keyboard.press('Tab');
  expect(await selected(page)).toBe('{price}');
  await page.keyboard.type('$2');
  await expect(form(page).getByText('Fill in:')).toHaveCount(0);
  // Nothing is left to fill in, and Tab leads out again.
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();
  await send(page).click();
  await expect.poll(() => made.sent.length).toBe(1);
  expect(made.sent[0]?.body.text).toContain(
    'prints as PMS 7409. It is a flat yellow gold; if it should shine',
  );
});

test('the sheets begin where one chooses, and the arrows and Enter choose', async ({ page, admin }) => {
  await openReply(page, admin);
  const saved = form(page).getByRole('button', { name: 'Saved' });
  await saved.click();
  const sheet = page.getByRole('dialog', { name: 'Saved replies' });
  await expect(sheet.getByLabel('Find a saved reply')).toBeFocused();
  await page.keyboard.type('thank');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await saved.click();
  await page.keyboard.type('thank');
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue('Thank you, Marisol.');
  await form(page).getByRole('button', { name: 'Put in' }).click();
  const blocks = page.getByRole('dialog', { name: 'Put in' });
  await expect(blocks.getByRole('button', { name: /\/estimate/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(blocks.getByRole('button', { name: /Quote 2/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('button', { name: 'Take out: Estimate' })).toBeVisible();
});

test('Tab leads on from an open list, which closes', async ({ page, admin }) => {
  // More than there is room for: the list scrolls.
  const saved = Array.from({ length: 20 }, (_, index) => ({
    name: `one${index}`,
    title: `Saved ${index}`,
    language: 'en' as const,
    text: 'Hi.',
    missing: [],
  }));
  await openReply(page, admin, { desk: { saved } });
  await text(page).fill('Hi ');
  await page.keyboard.type(';');
  await expect(options(page)).toHaveCount(20);
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await expect(form(page).getByRole('button').first()).toBeFocused();
});

test('on a phone a sheet offers saved replies; what it puts in can be undone', { tag: '@long' }, async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReply(page, admin);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Hi.');
  // The keyboard takes half of the screen: what is under the thumb besides goes.
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toBeHidden();
  await form(page).getByRole('button', { name: 'Saved' }).click();
  const sheet = page.getByRole('dialog', { name: 'Saved replies' });
  await sheet.getByLabel('Find a saved reply').fill('nothing like it');
  await expect(sheet.getByRole('status')).toHaveText('No saved reply has these words.');
  await sheet.getByLabel('Find a saved reply').fill('metallic');
  await sheet.getByRole('listitem').getByRole('button').click();
  await expect(text(page)).toHaveValue(/^Hi\. Your gold prints/);
  await expect(text(page)).toBeFocused();
  expect(await selected(page)).toBe('{color}');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveValue('Hi.');
});

test('an estimate and a quote are put in as blocks, and a changed price is asked about', async ({
  page,
  admin,
}) => {
  const made = await openReply(page, admin);
  await text(page).fill('Here it is. ');
  await page.keyboard.type('/est');
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue('Here it is. ');
  await expect(form(page)).toContainText('24 pint glasses, laser engraved');
  await form(page).getByRole('button', { name: 'Put in' }).click();
  const sheet = page.getByRole('dialog', { name: 'Put in' });
  await sheet.getByRole('button', { name: /Quote 2/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(form(page).getByRole('button', { name: 'Take out: Quote 2' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Put in' }).click();
  await sheet.getByRole('button', { name: /Their job page/ }).click();
  await expect(text(page)).toHaveValue('Here it is. https://boldwork.example/job/abc');
  await form(page).getByRole('button', { name: 'Take out: Quote 2' }).click();
  await expect(text(page)).toBeFocused();

  made.desk = { ...made.desk, estimate: { ...ESTIMATE, total: '$600 to $650' } };
  await page.reload();
  await expect(form(page)).toContainText('was $545 to $609');
  await send(page).click();
  const question = page.getByRole('dialog', { name: 'Send it like this?' });
  await expect(question).toContainText('$600 to $650 now; it was $545 to $609');
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => made.sent.length).toBe(1);
  expect(made.sent[0]?.body).toMatchObject({ withEstimate: true, quoteVersion: null });
});

test('a file that fails is tried again; what is on its way holds the reply', { tag: '@long' }, async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('413');
  const made = await openReply(page, admin);
  const failing = Promise.withResolvers<ReturnType<typeof problem>>();
  made.uploads.push(failing.promise);
  await text(page).fill('The swatches.');
  const chooser = page.waitForEvent('filechooser');
  await form(page).getByRole('button', { name: 'Attach' }).click();
  await (await chooser).setFiles(SWATCHES);
  const files = form(page).getByRole('list', { name: 'Files of the reply' });
  await expect(files.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await send(page).click();
  await expect(form(page).getByText('A file is still on its way.')).toBeVisible();
  failing.resolve(problem(413, 'The file may have 25 MB at most.'));
  await expect(files.getByRole('alert')).toHaveText('The file may have 25 MB at most.');
  await send(page).click();
  await expect(form(page).getByText('A file did not arrive.')).toBeVisible();
  expect(made.sent).toEqual([]);
  await files.getByRole('button', { name: 'Retry gold-swatches.pdf' }).click();
  await expect(files).toContainText('214 KB');
  await expect(files.getByRole('progressbar')).toHaveCount(0);

  // Dropped ones come too, ten at most, and each can be taken off again.
  await form(page).evaluate((target) => {
    const dataTransfer = new DataTransfer();
    for (let number = 0; number < 10; number++) dataTransfer.items.add(new File(['x'], `${number}.txt`));
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(form(page).getByText('A reply can have 10 files: 1 left out.')).toBeVisible();
  const remove = files.getByRole('button', { name: 'Remove gold-swatches.pdf' });
  await expect(remove).toHaveCount(10);
  await remove.first().click();
  await expect(text(page)).toBeFocused();
});

test('after closing it leaves at opening, is taken back by Z, and the text returns', async ({
  page,
  admin,
}) => {
  const made = await openReply(page, admin, { at: CLOSED, desk: { opensAt: OPENS_AT } });
  await expect(otherWays(page)).toContainText('Sends Wed 9:00 am');
  await page.keyboard.press('r');
  await page.keyboard.type('Twelve it is.');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.toast')).toContainText('Leaves Wed 9:00 am.');
  expect(made.sent[0]?.body).toMatchObject({ sendAt: OPENS_AT, answered: true });
  const planned = thread(page).getByRole('listitem').filter({ hasText: 'Planned' });
  await expect(planned).toContainText('Leaves Wed 9:00 am');
  await expect(planned).toContainText('With the estimate');
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveValue('Twelve it is.');
  await expect(planned).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await expect(form(page)).toContainText('gold-swatches.pdf');

  // Later Z does it, while no field has the focus.
  await page.keyboard.press('Control+Enter');
  await expect(planned).toHaveCount(1);
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
  await text(page).fill('And more');
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(text(page)).toHaveValue('And more\n\nTwelve it is.');
  await expect(page.locator('.toast')).toContainText('Taken back');

  await otherWays(page).click();
  await expect(page.getByRole('menuitem', { name: 'Send now and mark answered' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => made.sent.length).toBe(3);
  expect(made.sent[2]?.body).toMatchObject({ sendAt: null, answered: false });
});

test('a reply that has left meanwhile is not taken back', { tag: '@long' }, async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('409');
  const made = await openReply(page, admin, { desk: { planned: [PLANNED] } });
  made.desk = { ...made.desk, planned: [] };
  await page.keyboard.press('z');
  await expect(page.locator('.toast')).toContainText('It has left meanwhile.');
  await expect(thread(page).getByText('Leaves Wed 9:00 am')).toHaveCount(0);
  await expect(text(page)).toHaveValue('');
});

test('while it is open a time can be picked, by the shop’s clock', { tag: '@long' }, async ({
  page,
  admin,
}) => {
  const made = await openReply(page, admin);
  await text(page).fill('Twelve it is.');
  await otherWays(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Send without marking it answered',
    'At opening, Wed 9:00 am',
    'Pick a time...',
  ]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'When does it leave?' });
  const clock = dialog.getByLabel(/America\/Chicago/);
  await expect(clock).toHaveValue('2026-03-10T14:20');
  await clock.fill('2026-03-09T09:00');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Pick a time that is still to come.');
  await clock.fill('2026-03-12T08:30');
  await dialog.getByLabel('Mark as answered').uncheck();
  await dialog.getByRole('button', { name: 'Send it then' }).click();
  await expect.poll(() => made.sent.length).toBe(1);
  expect(made.sent[0]?.body).toMatchObject({ sendAt: '2026-03-12T13:30:00.000Z', answered: false });
});

test('a draft outlives another lead and a reload, with what hangs on it', { tag: '@long' }, async ({
  page,
  admin,
}) => {
  await openReply(page, admin, {
    desk: {
      channels: [
        { channel: 'email', to: 'marisol@turkeycreek.example', why: null },
        { channel: 'chat', to: 'the chat, they are on the page now', why: null },
      ],
    },
  });
  await text(page).fill('Half a thought /est');
  await page.keyboard.press('Enter');
  await form(page).locator('input[type=file]').setInputFiles(SWATCHES);
  await form(page).getByText('Chat', { exact: true }).click();
  const expectDraft = async () => {
    await expect(text(page)).toHaveValue('Half a thought ');
    await expect(form(page)).toContainText('12 staff tees, full-color transfer');
    await expect(form(page).getByRole('list', { name: 'Files of the reply' })).toContainText(
      'gold-swatches.pdf',
    );
    await expect(form(page).getByRole('radio', { name: 'Chat' })).toBeChecked();
  };
  await expectDraft();
  await page.getByRole('link', { name: HANNAH.name }).click();
  await expect(page.getByRole('region', { name: HANNAH.name })).toBeVisible();
  await expect(text(page)).toHaveValue('');
  await text(page).fill('For Hannah');
  await page.getByRole('link', { name: MARISOL.name }).click();
  await expectDraft();
  await page.reload();
  await expectDraft();
});

test('what fails stays, and is retried under the same key, after a reload too', async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push('503', 'Failed to load');
  const made = await openReply(page, admin);
  const answer = Promise.withResolvers<ReturnType<typeof problem>>();
  made.answers.push(answer.promise, problem(503, 'The shop’s storage does not answer.'));
  await text(page).fill('Twelve it is.');
  await page.keyboard.press('Control+Enter');
  await expect(form(page)).toContainText('On its way...');
  await expect(text(page)).toHaveAttribute('readonly');
  await page.keyboard.press('Control+Enter');
  answer.resolve(problem(503, 'The shop’s storage does not answer.'));
  await expect(form(page).getByRole('alert')).toContainText('Not sent. The shop’s storage does not answer.');
  await expect(text(page)).toHaveValue('Twelve it is.');
  await form(page).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => made.sent.length).toBe(2);
  await expect(form(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue('Twelve it is.');
  await send(page).click();
  await expect(page.locator('.toast')).toContainText('Sent by mail');
  expect(new Set(made.sent.map(({ key }) => key)).size).toBe(1);
  await text(page).fill('Twelve it is.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => new Set(made.sent.map(({ key }) => key)).size).toBe(2);
});

test('where nothing can be sent, text and link are there to copy', { tag: '@long' }, async ({
  page,
  admin,
  context,
  expectedErrors,
}) => {
  expectedErrors.push('409');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const made = await openReply(page, admin);
  made.answers.push(problem(409, 'Mail is not set up any more.'));
  await text(page).fill('Twelve it is.');
  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByRole('alert')).toContainText('Mail is not set up any more.');
  await form(page).getByRole('button', { name: 'Copy text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Twelve it is.');
  await form(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.toast')).toContainText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://boldwork.example/job/abc');

  made.desk = {
    ...made.desk,
    channels: made.desk.channels.map((one) => ({ ...one, why: 'Not today.' })),
  };
  await page.reload();
  await expect(form(page)).toContainText('Email: Not today.');
  await expect(form(page).getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await expect(text(page)).toHaveValue('Twelve it is.');
  await expect(form(page).getByRole('button', { name: 'Copy text' })).toBeVisible();
  await text(page).press('Control+Enter');
  expect(made.sent).toHaveLength(1);
});

test('Z takes back the newest change first, and the planned reply after it', { tag: '@long' }, async ({
  page,
  admin,
}) => {
  const made = await openReply(page, admin, { desk: { planned: [PLANNED] } });
  await page.route('**/api/admin/leads/*', (route) => {
    if (route.request().method() !== 'PATCH') return route.fulfill({ json: made.lead });
    const { status } = route.request().postDataJSON();
    made.lead = { ...made.lead, status };
    return route.fulfill({ json: made.lead });
  });
  await page.keyboard.press('s');
  await page.keyboard.press('2');
  await expect(page.locator('.toast')).toContainText('Set to Contacted');
  await page.keyboard.press('z');
  await expect(page.locator('.toast')).toContainText('Taken back');
  await expect(thread(page)).toContainText('Leaves Wed 9:00 am');
  await expect(text(page)).toHaveValue('');
  await page.keyboard.press('z');
  await expect(text(page)).toHaveValue(PLANNED.text);
});

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`thread and composer are accessible, ${width} px wide, ${colorScheme}`, { tag: '@long' }, async ({
      page,
      admin,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await openReply(page, admin, { at: CLOSED, desk: { opensAt: OPENS_AT, planned: [PLANNED] } });
      await text(page).fill('Hi ;go');
      await page.keyboard.press('Enter');
      await form(page).locator('input[type=file]').setInputFiles(SWATCHES);
      await form(page).getByRole('button', { name: 'Put in' }).click();
      await expectFitAndAccessible(page);
      await page
        .getByRole('dialog', { name: 'Put in' })
        .getByRole('button', { name: /\/estimate/ })
        .click();
      await page.keyboard.type('/');
      await expect(options(page).first()).toBeVisible();
      await expectFitAndAccessible(page);
      await page.keyboard.press('Backspace');
      await otherWays(page).click();
      await expectFitAndAccessible(page);
    });
