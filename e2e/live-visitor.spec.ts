// A person of the shop takes part in a visitor's talk: the visitor always knows who speaks.
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { openChat, SURFACES } from './chat.ts';
import { expect, test } from './test.ts';

/** The desk, by its calls. */
async function signIn(request: APIRequestContext, admin: { username: string; password: string }) {
  expect((await request.post('/api/admin/login', { data: admin })).status()).toBe(200);
  const newest = async () => {
    const [one] = (await (await request.get('/api/admin/conversations')).json()) as { id: string }[];
    return one?.id ?? '';
  };
  return {
    newest,
    call: async (id: string, what: string, data: object = {}) =>
      expect((await request.post(`/api/admin/conversations/${id}/${what}`, { data })).ok()).toBe(true),
    live: async (id: string) => (await (await request.get(`/api/admin/conversations/${id}`)).json()).live,
  };
}

async function sayIn(chat: ReturnType<Page['getByRole']>, text: string): Promise<void> {
  await chat.getByLabel('Message to Carl').fill(text);
  await chat.getByLabel('Message to Carl').press('Enter');
}

for (const surface of SURFACES) {
  test(`in the ${surface} the visitor reads who is there, what they say, and when Carl is back`, async ({
    page,
    request,
    admin,
  }) => {
    await page.goto('/');
    const chat = await openChat(page, surface);
    await sayIn(chat, 'I need 48 black tees');
    await expect(chat.locator('.message[data-role="assistant"]').last()).toContainText('?');
    const desk = await signIn(request, admin);
    const id = await desk.newest();
    await expect.poll(() => desk.live(id)).toMatchObject({ isHere: true, page: '/' });

    await desk.call(id, 'take-over');
    await expect(chat.locator('.who-is-here')).toHaveText('Owner from the shop is here');
    await expect(chat.getByRole('log').getByText('Owner from the shop is here.')).toBeVisible();
    await expect(chat.getByRole('log')).toHaveAttribute('aria-live', 'polite');
    await desk.call(id, 'typing', { isTyping: true });
    await expect(chat.getByText('Owner is typing')).toBeAttached();
    await desk.call(id, 'messages', { text: 'Hi, I print these myself. Front or back?' });
    const words = chat.locator('.message[data-author="Owner"]').last();
    await expect(words).toContainText('Owner, from the shop');
    await expect(words).toContainText('Front or back?');
    await expect(chat.getByText('Owner is typing')).toHaveCount(0);
    await expect(chat.getByText('Owner is answering you')).toBeVisible();
    await expect(chat.getByText(/Usually replies instantly|Ready to help/)).toHaveCount(0);

    await chat.getByLabel('Message to Carl').pressSequentially('front');
    await expect.poll(async () => (await desk.live(id)).isVisitorTyping).toBe(true);
    await sayIn(chat, 'Front, please');
    await expect(chat.locator('.message[data-role="user"]').last()).toContainText('Front, please');
    await expect(chat.getByText('Carl is typing')).toHaveCount(0);
    await expect(chat.locator('.message').last()).toContainText('Front, please');
    const { violations } = await new AxeBuilder({ page }).include('.chat-talk').analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);

    await desk.call(id, 'hand-back');
    await expect(chat.locator('.who-is-here')).toHaveCount(0);
    const back = chat.locator('.message[data-role="assistant"]').last();
    await expect(back).toContainText('Carl, the AI, is back with you.');
    await sayIn(chat, 'by the end of next month');
    await expect(chat.locator('.message[data-role="assistant"]').last()).not.toContainText(
      'is back with you',
    );
  });
}

test('on a phone the hero shows a person’s message whole, with the name', async ({
  page,
  request,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await sayIn(chat, 'I need 48 black tees');
  await expect(chat.locator('.message[data-role="assistant"]').last()).toContainText('?');
  const desk = await signIn(request, admin);
  const id = await desk.newest();
  await desk.call(id, 'take-over');
  const text =
    'Hi, I print these myself. For 48 black tees I would take a heavier shirt, since it keeps its shape, and one colour of ink on the front. ' +
    'Would you like them with a tag, or without? I can have a sample for you to touch by Friday.';
  await desk.call(id, 'messages', { text });
  const words = chat.locator('.message[data-author="Owner"]').last();
  await expect(words).toContainText('by Friday.');
  await expect(words).toBeInViewport();
  const isWhole = () =>
    words.evaluate((message) => {
      const [own, box] = [message, message.closest('.transcript') ?? message].map((one) =>
        one.getBoundingClientRect(),
      );
      return own !== undefined && box !== undefined && own.top >= box.top && own.bottom <= box.bottom + 1;
    });
  await expect.poll(isWhole).toBe(true);
});

test('what was said while the page was away is there when it comes back, once', async ({
  page,
  request,
  admin,
}) => {
  await page.goto('/');
  const chat = await openChat(page, 'hero');
  await sayIn(chat, 'I need 48 black tees');
  await expect(chat.locator('.message[data-role="assistant"]').last()).toContainText('?');
  const desk = await signIn(request, admin);
  const id = await desk.newest();
  await desk.call(id, 'take-over');
  await expect(chat.locator('.who-is-here')).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(async () => (await desk.live(id)).isHere).toBe(false);
  await desk.call(id, 'messages', { text: 'Are you still there?' });
  await page.goto('/');
  await expect(chat.locator('.who-is-here')).toHaveText('Owner from the shop is here');
  await expect(chat.locator('.message[data-author="Owner"]')).toHaveText(/Are you still there\?/);
  await page.reload();
  await expect(chat.locator('.message[data-author="Owner"]')).toHaveCount(1);
  await expect.poll(async () => (await desk.live(id)).readUntil).not.toBeNull();
});

test('a page without a talk opens no stream', { tag: '@long' }, async ({ page }) => {
  const streams: string[] = [];
  page.on('request', (request) => request.url().includes('/api/chat/events') && streams.push(request.url()));
  await page.goto('/');
  await page.getByLabel('Message to Carl').first().focus();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(streams).toEqual([]);
});
