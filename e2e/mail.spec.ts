// Mails that belong to no job, on the desk in a real browser: put into a job, made a lead of, put aside.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ListedMail, MailJob, OpenedMail } from '../src/schemas/mail.ts';
import { expectFitAndAccessible, logIn, SUMMARY, sendQuoteForm } from './desk.ts';
import { expect, test } from './test.ts';

const JOB: MailJob = { leadId: randomUUID(), number: '4f6b8a7c', name: 'Dana Ruiz', job: '48 T-shirts' };
const OTHER: MailJob = { leadId: randomUUID(), number: '0142aaaa', name: 'Sam Okafor', job: null };

const mail = (values: Partial<OpenedMail>): OpenedMail => ({
  id: randomUUID(),
  kind: 'reply',
  state: 'open',
  from: { name: 'Dana Ruiz', address: 'dana@example.com' },
  subject: 'The shirts',
  excerpt: 'Could we have 60 instead of 48, and the logo a bit larger?',
  fileCount: 0,
  receivedAt: '2026-03-10T20:20:00.000Z',
  text: 'Could we have 60 instead of 48, and the logo a bit larger?\n\nDana',
  folded: '',
  attachments: [],
  suggestion: null,
  ...values,
});

const HERS = mail({
  suggestion: JOB,
  fileCount: 2,
  folded: '> Your proof is ready.\n\n-- \nDana Ruiz\nOld Brook',
  attachments: [
    { id: randomUUID(), name: 'logo-with-a-rather-long-name-in-its-last-version-final.pdf', bytes: 48_213 },
    { id: randomUUID(), name: 'sizes.docx', bytes: 9_120 },
  ],
});
const STRANGE = mail({
  from: { name: '', address: 'a.rather.long.mailbox.name.of.nobody.in.particular@example.com' },
  subject: '',
  text: 'x'.repeat(400),
  excerpt: 'x'.repeat(200),
});

/** A desk with these mails, whose calls are noted. */
async function answer(page: Page, mails: readonly OpenedMail[], trouble: object | null = null) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  let waiting = [...mails];
  await page.route('**/api/admin/summary', (route) =>
    route.fulfill({ json: { ...SUMMARY, mail: { open: waiting.length, trouble } } }),
  );
  await page.route('**/api/admin/mails**', async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const [, , , , id, call] = pathname.split('/');
    const one = mails.find((found) => found.id === id);
    if (request.method() !== 'GET') {
      sent.push({ method: request.method(), path: call ?? '', body: request.postDataJSON() });
      waiting = waiting.filter((found) => found.id !== id);
      return route.fulfill({ json: call ? { leadId: JOB.leadId } : one });
    }
    if (call === 'jobs') {
      const q = (searchParams.get('q') ?? '').toLowerCase();
      return route.fulfill({ json: [JOB, OTHER].filter(({ name }) => q && name.toLowerCase().includes(q)) });
    }
    if (id) return route.fulfill({ json: one });
    const list: ListedMail[] = searchParams.get('list') === 'open' ? waiting : [];
    return route.fulfill({ json: list });
  });
  return sent;
}

/** No text of the page lies under the button of its menu. */
async function expectClearOfMenu(page: Page) {
  const under = await page.evaluate(() => {
    scrollTo(0, 0);
    const menu = document.querySelector('[aria-label="Menu"]')?.getBoundingClientRect();
    const main = document.querySelector('main');
    if (!menu || !main) return ['no menu'];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isUnder = [...range.getClientRects()].some(
        ({ right, top, width }) => width > 1 && right > menu.left && top < menu.bottom,
      );
      if (isUnder) found.push(node.textContent ?? '');
    }
    return found;
  });
  expect(under).toEqual([]);
}

const opened = (page: Page) => page.getByRole('region', { name: /^Opened: mail of/ });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`mails of no job fit ${width} pixels, ${colorScheme}, and everybody can read them`, async ({
      page,
      admin,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const trouble = { since: '2026-03-10T19:05:00.000Z', detail: 'It could not be reached.' };
      await answer(page, [HERS, STRANGE], trouble);
      await logIn(page, admin);
      await expect(page.getByText('2 mails belong to no job.')).toBeVisible();
      await expect(page.getByText(/The mailbox does not answer since/)).toBeVisible();
      await expectFitAndAccessible(page);
      await page.getByRole('link', { name: 'Look at them' }).click();
      await expect(page).toHaveURL('/admin/mail');
      await expect(page.getByRole('list', { name: 'Mails' }).getByRole('listitem')).toHaveCount(2);
      await expectFitAndAccessible(page);
      await page.getByRole('link', { name: 'Dana Ruiz' }).click();
      await expect(opened(page)).toBeFocused();
      await page.getByText('What it quotes, and the signature').click();
      await expect(opened(page).getByText('Your proof is ready.')).toBeVisible();
      await expectFitAndAccessible(page);
      if (width < 1100) await page.getByRole('button', { name: 'To the list' }).click();
      await page.getByRole('link', { name: STRANGE.from.address }).click();
      await expect(opened(page)).toContainText('No subject');
      await expectFitAndAccessible(page);
    });
  }
}

for (const trouble of [null, { since: new Date().toISOString(), detail: 'It could not be reached.' }])
  test(`on a phone no text lies under the menu, ${trouble ? 'with a notice' : 'without one'}`, async ({
    page,
    admin,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const long = { ...HERS, subject: 'The shirts of which we spoke when you were here on Tuesday' };
    await answer(page, [long], trouble);
    await logIn(page, admin);
    await page.goto('/admin/mail');
    await expect(page.getByRole('list', { name: 'Mails' })).toBeVisible();
    await expectClearOfMenu(page);
    await page.getByRole('link', { name: 'Dana Ruiz' }).click();
    await expect(opened(page)).toBeFocused();
    await expectClearOfMenu(page);
  });

test.describe('a mail of no job', () => {
  test.use({ viewport: { width: 1440, height: 900 }, expectedErrors: ['404 (Not Found)'] });

  test('goes into the job that it may belong to with one press', async ({ page, admin }) => {
    const sent = await answer(page, [HERS]);
    await logIn(page, admin);
    await page.goto('/admin/mail');
    await page.getByRole('button', { name: `Put into job ${JOB.number}` }).click();
    await expect(page).toHaveURL(`/admin/dashboard?lead=${JOB.leadId}`);
    await expect(page.getByText(`In job ${JOB.number} now`)).toBeVisible();
    expect(sent).toEqual([{ method: 'POST', path: 'join', body: { leadId: JOB.leadId } }]);
  });

  test('is reached by the keys of the desk, and its tabs from there', async ({ page, admin }) => {
    await answer(page, [HERS, STRANGE]);
    await logIn(page, admin);
    await page.goto('/admin/mail');
    await expect(opened(page)).toContainText('The shirts');
    await page.keyboard.press('j');
    await expect(opened(page)).toContainText('No subject');
    await page.keyboard.press('k');
    await expect(opened(page)).toContainText('The shirts');
    await expect(page.getByRole('contentinfo')).toContainText('JK move');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'The desk' }).getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('tab', { name: /^Questions/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('goes into another one, found by its name', { tag: '@long' }, async ({ page, admin }) => {
    const sent = await answer(page, [HERS]);
    await logIn(page, admin);
    await page.goto('/admin/mail');
    await page.getByRole('button', { name: 'Put into another job' }).click();
    await page.getByLabel('Find the job it belongs to').fill('okafor');
    const jobs = page.getByRole('list', { name: 'Jobs' });
    await expect(jobs.getByRole('listitem')).toHaveText([/Sam Okafor/]);
    await jobs.getByRole('button', { name: `Put into job ${OTHER.number}` }).click();
    await expect.poll(() => sent).toEqual([{ method: 'POST', path: 'join', body: { leadId: OTHER.leadId } }]);
  });

  test('is put aside by keyboard, and the list says that none waits', async ({ page, admin }) => {
    const sent = await answer(page, [HERS]);
    await logIn(page, admin);
    await page.goto('/admin/mail');
    await page.getByRole('link', { name: 'Dana Ruiz' }).focus();
    await page.keyboard.press('Enter');
    await expect(opened(page)).toBeFocused();
    await page.getByRole('button', { name: 'Not for us' }).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No mail waits: every one has found its job.')).toBeVisible();
    expect(sent).toEqual([{ method: 'PATCH', path: '', body: { dismissed: true } }]);
  });
});

test.describe('a list that fails', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED', '404 (Not Found)'] });

  test('says what could not be loaded, and loads it then', { tag: '@long' }, async ({
    page,
    admin,
    request,
  }) => {
    await answer(page, [HERS]);
    await sendQuoteForm(request as APIRequestContext, {
      name: 'Dana',
      email: 'dana@example.com',
      service: 'Embroidery',
    });
    await logIn(page, admin);
    let isAway = true;
    await page.route('**/api/admin/mails?**', (route) => (isAway ? route.abort() : route.fallback()));
    await page.goto('/admin/mail');
    await expect(page.getByRole('alert')).toContainText('The mails could not be loaded.');
    isAway = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Dana Ruiz' })).toBeVisible();
  });
});

test('is for whoever is signed in', { tag: '@long' }, async ({ page }) => {
  await page.goto('/admin/mail');
  await expect(page).toHaveURL('/admin');
});
