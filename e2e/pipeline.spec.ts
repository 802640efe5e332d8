// How far a lead has come, who has it and what the shop notes of it, by keyboard; and the list by both.
import type { Page } from '@playwright/test';
import { expectFitAndAccessible, logIn, sendQuoteForm } from './desk.ts';
import { expect, test } from './test.ts';

const status = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Status', exact: true }).getByRole('radio', { name });

async function openLead(page: Page, admin: { username: string; password: string }): Promise<void> {
  for (const name of ['Ann Ahlberg', 'Bo Berg'])
    await sendQuoteForm(page.request, { name, email: 'ann@example.com', service: 'Embroidery' });
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Ann Ahlberg' }).click();
  await expect(status(page, 'New')).toBeChecked();
}

test('a lead is won, taken back, lost for a reason, given to somebody and noted on', async ({
  page,
  admin,
}) => {
  await openLead(page, admin);
  const lead = page.getByRole('region', { name: 'Ann Ahlberg' });
  await page.keyboard.press('s');
  await expect(lead.getByText('1 to 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lead.getByText('1 to 5')).toHaveCount(0);
  await page.keyboard.press('s');
  await page.keyboard.press('4');
  await expect(status(page, 'Won')).toBeChecked();
  await expect(page.locator('.toast')).toContainText('Set to Won');
  await page.keyboard.press('z');
  await expect(status(page, 'New')).toBeChecked();

  await page.keyboard.press('s');
  await page.keyboard.press('5');
  await expect(page.getByLabel('Why was it lost?')).toBeFocused();
  await page.keyboard.type('Too dear');
  await page.keyboard.press('Enter');
  await expect(lead.getByRole('button', { name: 'Change the reason' })).toBeFocused();
  await page.keyboard.press('i');
  await expect(page.getByLabel('Assigned I', { exact: false }).last()).toBeFocused();
  await page.getByRole('region', { name: 'Ann Ahlberg' }).getByLabel('Assigned').selectOption(admin.username);
  await expect(page.locator('.toast')).toContainText(`Given to ${admin.username}`);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.toast')).toContainText('Taken back');
  await lead.getByLabel('Assigned').selectOption(admin.username);
  await lead.getByLabel('Add a note').fill(`@${admin.username} and @nobody: call on Monday`);
  await page.keyboard.press('Control+Enter');
  const note = lead.getByRole('list', { name: 'Notes of the shop' }).getByRole('listitem');
  await expect(note).toContainText('call on Monday');
  await expect(note.locator('strong')).toHaveText([`@${admin.username}`]);
  await expect(lead.getByLabel('Add a note')).toHaveValue('');

  const timeline = lead.getByRole('group').filter({ hasText: 'Timeline' });
  await expect(timeline.getByRole('listitem')).toHaveText([
    /noted/,
    new RegExp(`gave it to ${admin.username}`),
    /gave it to nobody/,
    new RegExp(`gave it to ${admin.username}`),
    /set it to Lost\s*Too dear/,
    /set it to Lost/,
    /set it to New/,
    /set it to Won/,
    /Ann Ahlberg asked by the quote form/,
  ]);

  await page.getByLabel('Status', { exact: true }).first().selectOption('lost');
  await expect(page).toHaveURL(/status=lost/);
  await expect(page.getByRole('link', { name: 'Bo Berg' })).toHaveCount(0);
  await page.getByLabel('Assigned', { exact: true }).first().selectOption({ label: 'Mine' });
  await expect(page).toHaveURL(new RegExp(`assignee=${admin.username}`));
  await expect(page.getByRole('article', { name: 'Ann Ahlberg' })).toContainText('Lost');
});

test('the arrows pass over a status, and Space sets it; Mark handled is taken back too', async ({
  page,
  admin,
}) => {
  await openLead(page, admin);
  await status(page, 'New').focus();
  for (const _ of 'ab') await page.keyboard.press('ArrowRight');
  await expect(status(page, 'Quoted')).toBeFocused();
  await expect(status(page, 'New')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(status(page, 'Quoted')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(status(page, 'New')).toBeChecked();
  await page.keyboard.press('e');
  await expect(status(page, 'Contacted')).toBeChecked();
  await page.keyboard.press('z');
  await expect(status(page, 'New')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Mark handled' })).toBeVisible();
});

test('how a visit began goes with what the visitor sends, pages later', async ({ page }) => {
  await page.goto('/services?utm_source=news&utm_campaign=spring', {
    referer: 'https://blog.example/tees?id=7',
  });
  await page.mouse.wheel(0, 50); // The page's script runs from here on.
  await expect.poll(() => page.evaluate(() => 'boldwork.came' in sessionStorage)).toBe(true);
  await page.getByRole('banner').getByRole('link').first().click();
  const started = page.waitForRequest('**/api/chat/start');
  await page.getByRole('button', { name: 'What do you make?' }).click();
  expect((await started).postDataJSON().firstTouch).toEqual({
    page: '/services',
    referrer: 'blog.example/tees',
    source: 'news',
    medium: null,
    campaign: 'spring',
  });
  expect(await page.context().cookies()).toEqual([]);
});

for (const width of [320, 390, 768, 1100, 1440]) {
  test(`fits and is accessible at ${width}`, { tag: '@long' }, async ({ page, admin }) => {
    await page.setViewportSize({ width, height: 2400 });
    await openLead(page, admin);
    await status(page, 'Lost').click();
    await expect(page.getByLabel('Why was it lost?')).toBeFocused();
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
    await expectFitAndAccessible(page);
  });
}
