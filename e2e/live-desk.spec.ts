// Live talks on the desk in a real browser: who waits, taking over, writing, what fails, and giving back.
import type { Page } from '@playwright/test';
import { expectFitAndAccessible, logIn } from './desk.ts';
import {
  addMessage,
  aShopAtNoon,
  at,
  change,
  giveBack,
  type LiveServer,
  NOW,
  ROSA,
  said,
  serveLive,
} from './live-desk.ts';
import { test as base, expect } from './test.ts';

const id = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

const test = base.extend<{ live: LiveServer }>({
  live: async ({ page }, use) => {
    const live = await serveLive(page, aShopAtNoon());
    await use(live);
    await live.close();
  },
});

test.use({ viewport: { width: 1440, height: 900 } });

async function openTab(page: Page, admin: { username: string; password: string }): Promise<void> {
  await logIn(page, admin);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('tab', { name: /^Conversations/ }).click();
  await expect(row(page, 1)).toBeVisible();
}

async function takeOver(page: Page, number: number): Promise<void> {
  await row(page, number).click();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(message(page)).toBeFocused();
}

test('on a phone the tabs stand apart, each with its own count of who waits', async ({
  page,
  admin,
  live,
}) => {
  expect(live.sent).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, admin);
  const tabs = page.getByRole('tab');
  const badge = page.getByRole('tab', { name: /2 waiting for a person/ }).locator('.person-tag');
  await expect(badge).toBeVisible();
  const labels = await tabs.evaluateAll((all) =>
    all.map((tab) => {
      const range = document.createRange();
      range.selectNodeContents(tab.firstChild ?? tab);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [index, { left }] of labels.entries())
    if (index > 0) expect(left - (labels[index - 1]?.right ?? 0)).toBeGreaterThanOrEqual(4);
  const [tab, mark] = [await tabs.nth(1).boundingBox(), await badge.boundingBox()];
  expect(mark?.x).toBeGreaterThan(tab?.x ?? 0);
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual((tab?.x ?? 0) + (tab?.width ?? 0));
});

test('the queue says who waits longest, who is with whom, and what is written', async ({
  page,
  admin,
  live,
}) => {
  await page.clock.install({ time: NOW + 5 * 60_000 });
  await openTab(page, admin);
  await expect(
    page.getByRole('list', { name: 'Conversations', exact: true }).getByRole('heading'),
  ).toHaveText(['Asked for a person 2', 'With a person 1', 'Live with Carl 2', 'Earlier today 1']);
  // By the server's clock: this browser's is five minutes ahead.
  await expect(rowBox(page, 1)).toContainText(/Waiting 1 min 4[78] s/);
  await page.clock.runFor(10_000);
  await expect(rowBox(page, 1)).toContainText(/Waiting 1 min 5[78] s/);
  await expect(rowBox(page, 1)).toContainText('on the page');
  await expect(rowBox(page, 2)).toContainText('left the page');
  await expect(rowBox(page, 2)).toContainText('Spanish');
  await expect(rowBox(page, 3)).toContainText('Sam is answering');
  await expect(rowBox(page, 4)).toContainText('do you print on fleece');
  await expect(rowBox(page, 5)).toContainText('typing');
  await expect(page).toHaveTitle(/^\(2\) Dashboard/);
  await expect(page.getByRole('tab', { name: 'Conversations 120 2 waiting for a person' })).toBeVisible();

  await page.getByRole('button', { name: 'Live 5' }).click();
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Asked for a person 3' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'All', exact: true }).click();

  addMessage(live, id(4), said('new', 'user', 'and on velvet?', at(1)));
  change(live, id(5), { isHere: false, isVisitorTyping: false });
  live.push('conversation', { id: id(4), isTyping: false });
  await expect(rowBox(page, 4)).toContainText('and on velvet?');
  await expect(page.getByRole('heading', { name: 'Earlier today 2' })).toBeVisible();
});

test('a talk is taken over, written in, read and given back', async ({ page, admin, live }) => {
  await openTab(page, admin);
  await row(page, 1).click();
  const opened = page.getByRole('region', { name: 'Opened: conversation 00000001' });
  await expect(opened).toContainText('On the page now, /services.');
  await expect(opened.getByLabel('Your message')).toHaveCount(0);
  await opened.getByRole('button', { name: 'Take over' }).click();
  await expect(message(page)).toBeFocused();
  await expect(opened).toContainText('You have it, Carl is silent.');
  await expect(opened).toContainText('The visitor reads you as Rosa.');
  await expect(opened.getByRole('status').last()).toHaveText(/^You have it\./);
  await expect(transcript(page, 1)).toContainText('Rosa took over at 1:22 PM');
  await expect(rowBox(page, 1)).toContainText('You are answering');
  await expect(page).toHaveTitle(/^\(1\) /);

  await message(page).pressSequentially('Yes, we do.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('What vans are they?');
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveValue('');
  await expect(message(page)).toBeFocused();
  const own = transcript(page, 1).getByRole('listitem').filter({ hasText: 'What vans are they?' });
  await expect(own).toContainText('Rosa');
  expect(live.sent).toEqual([
    { key: expect.stringMatching(/^[\da-f-]{36}$/), text: 'Yes, we do.\nWhat vans are they?' },
  ]);
  expect(live.typing).toEqual([true, false]);

  change(live, id(1), { readUntil: at(0), isVisitorTyping: true });
  live.push('conversation', { id: id(1), isTyping: true });
  await expect(own).toContainText('Read up to 1:22 PM');
  await expect(transcript(page, 1).getByRole('listitem').last()).toContainText('typing');
  addMessage(
    live,
    id(1),
    said('vans', 'user', 'three Transits', at(20), {
      reading: { intents: ['quote'], slots: { quantity: 3 } },
    }),
  );
  change(live, id(1), { isVisitorTyping: false, isHere: false });
  live.push('conversation', { id: id(1), isTyping: false });
  const heard = transcript(page, 1).getByRole('listitem').filter({ hasText: 'three Transits' });
  await expect(heard).toContainText('corrected from 60 to 3');
  await expect(opened.getByRole('status').last()).toHaveText('User: three Transits');
  await expect(opened).toContainText('They have left the page.');

  await opened.getByRole('button', { name: 'Hand back to Carl' }).click();
  await expect(message(page)).toHaveCount(0);
  await expect(transcript(page, 1)).toContainText('Rosa handed back to Carl at 1:22 PM');
  await expect(opened.getByRole('button', { name: 'Take over' })).toBeFocused();
});

test('all of it goes by keyboard', async ({ page, admin, live }) => {
  await openTab(page, admin);
  await page.getByRole('tab', { name: /^Conversations/ }).blur();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(opened(page, 1)).toBeFocused();
  await page.keyboard.press('t');
  await expect(message(page)).toBeFocused();
  // In the field a key is a letter.
  await page.keyboard.type('thanks, Ravi');
  await expect(message(page)).toHaveValue('thanks, Ravi');
  await page.keyboard.press('Escape');
  await expect(opened(page, 1)).toBeFocused();
  await page.keyboard.press('t');
  await expect(opened(page, 1)).toContainText('Not sent yet: thanks, Ravi');
  await expect(opened(page, 1)).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(opened(page, 2)).toBeFocused();
  expect(live.sent).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next who waits for a person');
});

test.describe('what fails', () => {
  test.use({ expectedErrors: ['409', '503', 'ERR_FAILED', 'ERR_EMPTY_RESPONSE', 'ERR_INCOMPLETE'] });

  test('a message that was not sent stays with its key, also while another talk is open', async ({
    page,
    admin,
    live,
  }) => {
    await openTab(page, admin);
    await takeOver(page, 4);
    live.failing = { path: 'messages', status: 503, detail: 'Nothing can be saved just now.' };
    await message(page).fill('We print on fleece.');
    await page.keyboard.press('Enter');
    const failure = page.getByRole('form', { name: 'Write to the visitor' }).getByRole('alert');
    await expect(failure).toContainText('Not sent. Nothing can be saved just now.');
    await expect(message(page)).toHaveValue('We print on fleece.');

    await row(page, 5).click();
    await expect(message(page)).toHaveCount(0);
    await row(page, 4).click();
    await expect(message(page)).toHaveValue('We print on fleece.');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => live.sent.length).toBe(2);
    await page.reload();
    live.failing = undefined;
    await expect(message(page)).toHaveValue('We print on fleece.');
    await message(page).press('Enter');
    await expect(message(page)).toHaveValue('');
    await expect(transcript(page, 4)).toContainText('We print on fleece.');
    await message(page).fill('We print on fleece.');
    await page.keyboard.press('Enter');
    await expect.poll(() => live.sent.length).toBe(4);
    const [first, second, third, fourth] = live.sent.map(({ key }) => key);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('what is sent while another talk is opened is gone from its field', { tag: '@long' }, async ({
    page,
    admin,
    live,
  }) => {
    await openTab(page, admin);
    await takeOver(page, 4);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/messages', async (route) => {
      await isAnswered;
      await route.fallback();
    });
    await message(page).fill('We print on fleece.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await row(page, 5).click();
    await row(page, 4).click();
    await expect(message(page)).toHaveValue('We print on fleece.');
    await expect(message(page)).not.toBeEditable();
    answer();
    await expect(message(page)).toHaveValue('');
    expect(live.sent).toHaveLength(1);
  });

  test('whoever was first is named, and the words of who came too late stay', { tag: '@long' }, async ({
    page,
    admin,
    live,
  }) => {
    await openTab(page, admin);
    live.failing = { path: 'take-over', status: 409, detail: 'Sam has this talk.' };
    await row(page, 4).click();
    await page.getByRole('button', { name: 'Take over' }).click();
    await expect(toast(page)).toContainText('Sam has this talk.');
    live.failing = undefined;

    await takeOver(page, 5);
    await message(page).fill('How many signs?');
    giveBack(live, id(5));
    live.failing = { path: 'messages', status: 409, detail: 'Carl has it again.' };
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Carl has it again.');
    await expect(message(page)).toHaveCount(0);
    await expect(opened(page, 5)).toBeFocused();
    await expect(opened(page, 5)).toContainText('Not sent yet: How many signs?');
    await expect(transcript(page, 5)).toContainText('Back with Carl at 1:22 PM');
  });

  test('without a connection the desk says so, goes on asking, and catches up', { tag: '@long' }, async ({
    page,
    admin,
    live,
  }) => {
    await page.clock.install({ time: NOW });
    await openTab(page, admin);
    const notice = page.getByText('Not connected, trying again').first();
    await expect(notice).toHaveCount(0);
    live.cut(true);
    await expect(notice).toBeVisible();
    addMessage(live, id(4), said('new', 'user', 'and on velvet?', at(1)));
    await page.clock.runFor(10_500);
    await expect(rowBox(page, 4)).toContainText('and on velvet?');

    live.cut(false);
    addMessage(live, id(4), said('newer', 'user', 'or felt?', at(2)));
    await page.clock.runFor(31_000);
    await expect(notice).toHaveCount(0);
    await expect(rowBox(page, 4)).toContainText('or felt?');
  });
});

test('the bar counts down by the server’s clock, warns once, and Carl takes it back', {
  tag: '@long',
}, async ({ page, admin, live }) => {
  await page.clock.install({ time: NOW - 60_000 });
  await openTab(page, admin);
  await takeOver(page, 4);
  const spoken = opened(page, 4).getByRole('status').last();
  await expect(opened(page, 4)).toContainText(/Carl takes it back in (?:3 min 0|2 min 5\d) s/);
  await expect(spoken).toHaveText(/^You have it/);
  await pass(page, live, 20);
  await expect(opened(page, 4)).toContainText(/Carl takes it back in 2 min [34]\d s/);
  await pass(page, live, 135);
  await expect(opened(page, 4)).toContainText(/Carl takes it back in [12]\d s/);
  await expect(spoken).toHaveText('Carl takes it back in 30 seconds.');

  await pass(page, live, 30);
  await expect(opened(page, 4)).toContainText('Carl takes it back in 0 s');
  giveBack(live, id(4));
  await pass(page, live, 5);
  await expect(message(page)).toHaveCount(0);
  await expect(spoken).toHaveText('You no longer have it.');
  await expect(opened(page, 4)).toBeFocused();
});

test('what another person has can be read, not written in', { tag: '@long' }, async ({
  page,
  admin,
  live,
}) => {
  await openTab(page, admin);
  await row(page, 3).click();
  await expect(opened(page, 3)).toContainText('Sam has it, Carl is silent.');
  await expect(opened(page, 3)).toContainText('Carl takes it back at 1:24 PM');
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Take over|Hand back/ })).toHaveCount(0);
  giveBack(live, id(3), 'Sam');
  live.push('conversation', { id: id(3), isTyping: false });
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
});

test('the transcript follows who reads its end, and tells who reads further up', { tag: '@long' }, async ({
  page,
  admin,
  live,
}) => {
  const one = live.opened.get(id(4));
  if (!one) throw new Error('There is no fourth talk.');
  const many = Array.from({ length: 60 }, (_, index) =>
    said(`m${index}`, 'user', `line ${index}`, at(index - 900)),
  );
  live.opened.set(id(4), { ...one, messages: many });
  await openTab(page, admin);
  await row(page, 4).click();
  await expect(transcript(page, 4).getByText('line 59', { exact: true })).toBeInViewport();
  addMessage(live, id(4), said('next', 'user', 'the next one', at(2)));
  live.push('conversation', { id: id(4), isTyping: false });
  await expect(transcript(page, 4).getByText('the next one')).toBeInViewport();

  await transcript(page, 4).evaluate((list) => list.scrollTo({ top: 0, behavior: 'instant' }));
  addMessage(live, id(4), said('last', 'user', 'the last one', at(3)));
  live.push('conversation', { id: id(4), isTyping: false });
  const more = page.getByRole('button', { name: 'New messages' });
  await expect(more).toBeVisible();
  await expect(transcript(page, 4).getByText('line 0', { exact: true })).toBeInViewport();
  await more.click();
  await expect(transcript(page, 4).getByText('the last one')).toBeInViewport();
  await expect(more).toHaveCount(0);
});

test('who asks while the desk is elsewhere is told of, once, and G W opens it', async ({
  page,
  admin,
  live,
}) => {
  await logIn(page, admin);
  await expect(page).toHaveTitle(/^\(2\) /);
  change(live, id(4), { askedAt: at(0) });
  live.push('conversation', { id: id(4), isTyping: false });
  await expect(toast(page)).toContainText('Somebody asks for a person');
  await expect(toast(page)).toContainText('do you print on fleece');
  await expect(page).toHaveTitle(/^\(3\) /);
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(opened(page, 1)).toBeFocused();
  await expect(toast(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Leads/ })).toHaveAttribute('aria-selected', 'true');
});

test('a session that ended is ended by the events too', { tag: '@long' }, async ({
  page,
  admin,
  live,
  expectedErrors,
}) => {
  expectedErrors.push('401', 'ERR_INCOMPLETE');
  await openTab(page, admin);
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 401, json: {} }));
  await page.route('**/api/admin/live', (route) => route.fulfill({ status: 401, json: {} }));
  live.cut(false);
  await expect(page).toHaveURL('/admin');
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1100, height: 700 },
  { width: 1440, height: 900 },
])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`live talks fit and are accessible at ${width}, ${colorScheme}`, { tag: '@long' }, async ({
      page,
      admin,
      live,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await openTab(page, admin);
      await expectFitAndAccessible(page);
      await takeOver(page, 4);
      addMessage(live, id(4), said('own', 'assistant', 'Hi, Rosa from the shop.', at(1), ROSA));
      change(live, id(4), { isVisitorTyping: true, readUntil: at(1) });
      live.push('conversation', { id: id(4), isTyping: true });
      await expect(transcript(page, 4)).toContainText('Read up to');
      await expect(message(page)).toBeInViewport();
      await expect(page.getByRole('button', { name: /^Hand back/ })).toBeInViewport();
      await expectFitAndAccessible(page);
    });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the next who waits is one press away, and the newest words stay over the field', async ({
    page,
    admin,
    live,
  }) => {
    await openTab(page, admin);
    await takeOver(page, 1);
    await expect(page.getByText('1 more asked for a person')).toBeInViewport();
    for (let number = 0; number < 12; number++) {
      addMessage(live, id(1), said(`m${number}`, 'user', `van number ${number}`, at(number)));
    }
    live.push('conversation', { id: id(1), isTyping: false });
    await expect(transcript(page, 1).getByText('van number 11')).toBeInViewport();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(opened(page, 2)).toBeFocused();
  });
});

/** Time goes by for the browser and the server alike; the connection stays. */
async function pass(page: Page, live: LiveServer, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    live.nowS += 5;
    live.push('alive', { now: at(live.nowS) });
    await page.clock.runFor(5_000);
  }
}

const rows = (page: Page) =>
  page
    .getByRole('list', { name: 'Conversations', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
const rowBox = (page: Page, number: number) =>
  rows(page).filter({ has: page.locator(`[data-row="${id(number)}"]`) });
const row = (page: Page, number: number) => rowBox(page, number).getByRole('link');
const opened = (page: Page, number: number) =>
  page.getByRole('region', { name: `Opened: conversation ${id(number).slice(0, 8)}` });
const transcript = (page: Page, number: number) =>
  page.getByRole('list', { name: `Messages of conversation ${id(number).slice(0, 8)}` });
const message = (page: Page) => page.getByLabel('Your message');
const toast = (page: Page) => page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
