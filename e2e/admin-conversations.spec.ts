// The Conversations tab in a real browser: the list and the transcript beside it, by mouse, by keyboard, on a phone.
import type { Page } from '@playwright/test';
import type { ListedConversation } from '../src/schemas/conversation.ts';
import { aConversation, aLead, answerWith, expectFitAndAccessible, logIn } from './desk.ts';
import { expect, test } from './test.ts';

const human = (conversation: ListedConversation): ListedConversation => ({
  ...conversation,
  messages: conversation.messages.map((message) =>
    message.role === 'user'
      ? { ...message, metadata: { reading: { intents: ['human'], slots: { quantity: 60 } } } }
      : message,
  ),
});
const SECOND = aConversation(2);
const CONVERSATIONS = [
  aConversation(1),
  // Says 48 first and 60 then, and asks for a person.
  human({ ...SECOND, messages: [...SECOND.messages, { ...SECOND.messages[0], id: 'x' } as never] }),
  ...Array.from({ length: 28 }, (_, index) => aConversation(3 + index)),
];

async function openTab(page: Page, admin: { username: string; password: string }): Promise<void> {
  await answerWith(page, { leads: [aLead(1)], conversations: CONVERSATIONS });
  await logIn(page, admin);
  await page.getByRole('tab', { name: /^Conversations/ }).click();
  await expect(row(page, 1)).toBeAttached();
  await page.getByRole('tab', { name: /^Conversations/ }).blur();
}

test.describe('beside the list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the newest stands open; a click opens another, which says so and takes the focus', async ({
    page,
    admin,
  }) => {
    await openTab(page, admin);
    await expect(transcript(page, 1)).toContainText('Message 1');
    await expect(row(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(opened(page, 1)).not.toBeFocused();

    await row(page, 2).click();
    await expect(opened(page, 2)).toBeFocused();
    await expect(page.getByRole('article', { name: 'Conversation 00000002' })).toHaveCount(1);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(row(page, 2)).toHaveAttribute('aria-current', 'true');
    expect(page.url()).not.toContain('00000002');
    await expectFitAndAccessible(page);

    await page.reload();
    await expect(opened(page, 2)).toBeFocused();
    await page.goBack();
    await expect(opened(page, 1)).toBeVisible();
  });

  test('j and k go from one to the next and keep its row in sight, Esc leads to the row, / to the search', async ({
    page,
    admin,
  }) => {
    await openTab(page, admin);
    for (let number = 2; number <= 14; number++) {
      await page.keyboard.press('j');
      await expect(opened(page, number)).toBeFocused();
    }
    await expect(row(page, 14)).toBeInViewport();
    await page.keyboard.press('k');
    await expect(opened(page, 13)).toBeFocused();
    await opened(page, 13).getByRole('link', { name: 'Previous conversation' }).click();
    await expect(opened(page, 12)).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(row(page, 12)).toBeFocused();
    await expect(opened(page, 12)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 13)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opened(page, 13)).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search the conversations loaded')).toBeFocused();
  });

  test('the list is one stop for Tab', { tag: '@long' }, async ({ page, admin }) => {
    await openTab(page, admin);
    await page.getByRole('button', { name: /^Asked for a person/ }).focus();
    await page.keyboard.press('Tab');
    await expect(row(page, 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(opened(page, 1).getByRole('link', { name: 'Next conversation' })).toBeFocused();
  });

  test('words and who asked for a person select, and what is selected is counted', { tag: '@long' }, async ({
    page,
    admin,
  }) => {
    await openTab(page, admin);
    const search = page.getByLabel('Search the conversations loaded');
    await search.fill('message 27');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText('1 of 30 match')).toBeVisible();
    await expect(opened(page, 27)).toBeVisible();
    await search.fill('nothing like it');
    await expect(page.getByText('No conversation matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(search).toBeFocused();
    await expect(rows(page)).toHaveCount(30);

    await page.getByRole('button', { name: 'Asked for a person 1' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Asked for a person');
    await expect(transcript(page, 2).locator('s')).toHaveText('48');
    await expect(transcript(page, 2)).toContainText('corrected from 48 to 60');
  });

  test('the transcript scrolls by itself, and the desk does not', { tag: '@long' }, async ({
    page,
    admin,
  }) => {
    const long = aConversation(1);
    const messages = Array.from({ length: 80 }, (_, index) => ({
      ...long.messages[0],
      id: `message ${index}`,
    }));
    await answerWith(page, { leads: [], conversations: [{ ...long, messages } as ListedConversation] });
    await logIn(page, admin);
    await page.getByRole('tab', { name: /^Conversations/ }).click();
    const box = transcript(page, 1);
    expect(await box.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(500);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBe(900);
    await expectFitAndAccessible(page);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is legible at 1440 and 1100 px, ${colorScheme}`, { tag: '@long' }, async ({ page, admin }) => {
      await page.emulateMedia({ colorScheme });
      await openTab(page, admin);
      await page.getByRole('button', { name: /^Asked for a person/ }).click();
      await expect(opened(page, 2)).toBeVisible();
      await expectFitAndAccessible(page);
      await page.setViewportSize({ width: 1100, height: 700 });
      await expectFitAndAccessible(page);
    });
  }
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  // 1440 by 900 at 200 %.
  { width: 720, height: 450 },
]) {
  test(`one after the other at ${viewport.width} px; the list comes back where it was`, {
    tag: '@long',
  }, async ({ page, admin }) => {
    await page.setViewportSize(viewport);
    await openTab(page, admin);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(row(page, 1)).not.toHaveAttribute('aria-current');
    await expectFitAndAccessible(page);
    await row(page, 21).click();
    await expect(opened(page, 21)).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'Message 21' })).toBeInViewport();
    await expect(row(page, 21)).toBeHidden();
    await expectFitAndAccessible(page);
    await page.keyboard.press('j');
    await expect(opened(page, 22)).toBeFocused();
    await opened(page, 22).getByRole('button', { name: 'Close' }).click();
    await expect(row(page, 22)).toBeFocused();
    await expect(row(page, 22)).toBeInViewport();
  });
}

test('a conversation from a lead is found in the list, and Back leads to the lead', async ({
  page,
  admin,
}) => {
  const there = CONVERSATIONS[1] as ListedConversation;
  await answerWith(page, {
    leads: [aLead(1, { conversationId: there.id })],
    conversations: CONVERSATIONS,
  });
  await page.route(`**/api/admin/conversations/${there.id}`, (route) => route.fulfill({ json: there }));
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Conversation 00000002' }).click();
  await expect(page.getByRole('region', { name: 'Opened from its lead' })).toBeFocused();
  await expect(row(page, 2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(opened(page, 3)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Lead 1' })).toBeVisible();
});

const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Conversations', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });

const id = (number: number) => String(number).padStart(8, '0');

const row = (page: Page, number: number) =>
  rows(page)
    .filter({ hasText: `Conversation ${id(number)}` })
    .getByRole('link');

const opened = (page: Page, number: number) =>
  page.getByRole('region', { name: `Opened: conversation ${id(number)}` });

const transcript = (page: Page, number: number) =>
  page.getByRole('list', { name: `Messages of conversation ${id(number)}` });
