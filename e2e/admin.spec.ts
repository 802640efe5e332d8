// The admin desk in a real browser: signing in and out, who may see what, leads, conversations and their states.
import type { Page } from '@playwright/test';
import {
  aConversation,
  aLead,
  answerWith,
  expectFitAndAccessible,
  holdConversation,
  logIn,
  sendQuoteForm,
} from './desk.ts';
import { expect, test } from './test.ts';

const FLAG = 'boldwork-admin';

test.describe('signing in', () => {
  test.use({ expectedErrors: ['401 (Unauthorized)'] });

  test('shows what was typed as the password, and hides it again', { tag: '@long' }, async ({ page }) => {
    await page.goto('/admin');
    const password = page.getByLabel('Password');
    await password.fill('correct horse');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('correct horse');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('asks for both fields, keeps the name when the password is wrong, then opens the dashboard', async ({
    page,
    admin,
  }) => {
    await page.goto('/admin');
    await expect(page).toHaveTitle('Admin login | Bold Work');
    const username = page.getByLabel('Username');
    const password = page.getByLabel('Password');

    await page.getByRole('button', { name: 'Login' }).click();
    await expect(username).toHaveAccessibleDescription('Enter your username.');
    await expect(password).toHaveAccessibleDescription('Enter your password.');
    await expect(username).toBeFocused();

    await username.fill(admin.username);
    await password.fill('not the password');
    await password.press('Enter');
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('Invalid credentials');
    await expect(username).toHaveValue(admin.username);
    await expect(password).toHaveValue('');
    await expect(password).toBeFocused();

    await password.fill(admin.password);
    await password.press('Enter');
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(toast(page)).toContainText('Success');
    await expect(toast(page)).toContainText('Logged in successfully!');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await expect(page).toHaveTitle('Dashboard | Bold Work');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says what the desk needs', async ({ page }) => {
      for (const path of ['/admin', '/admin/dashboard']) {
        await page.goto(path);
        await expect(page).toHaveURL('/admin');
        await expect(page.getByRole('main')).toContainText(
          'The desk needs JavaScript: turn it on for this site',
        );
        await expect(page.getByRole('link', { name: 'Back to the site' })).toBeVisible();
      }
    });
  });

  test('a stored flag without a session shows the login, fetches no data, and is cleared', async ({
    page,
  }) => {
    const calls = listApiCalls(page);
    await page.addInitScript((flag) => {
      if (sessionStorage.getItem('seeded') === null) localStorage.setItem(flag, 'true');
      sessionStorage.setItem('seeded', 'yes');
    }, FLAG);
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL('/admin');
    await expect.poll(() => storedFlag(page)).toBeNull();
    expect(calls).toEqual(['GET /api/admin/session']);

    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(calls).toEqual(['GET /api/admin/session']);
  });

  test('a session that ends sends the next call back to the login', async ({ page, admin, context }) => {
    // Nothing but Refresh asks for anything.
    await page.route('**/api/admin/events', () => undefined);
    await logIn(page, admin);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Your session has ended. Please log in again.',
    );
    expect(await storedFlag(page)).toBeNull();
  });
});

test.describe('too many tries', () => {
  test.use({ expectedErrors: ['401 (Unauthorized)', '429 (Too Many Requests)'] });

  test('are told kindly, with the time to come back', { tag: '@long' }, async ({ page, admin }) => {
    await page.goto('/admin');
    for (let failure = 0; failure < 10; failure++) {
      // Of one name each would be answered later than the one before.
      const data = { username: `guess ${failure}`, password: 'wrong' };
      await page.request.post('/api/admin/login', { data });
    }
    await page.getByLabel('Username').fill(admin.username);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      /^Too many tries for now\. Please try again at \d{1,2}:\d\d [AP]M, in about \d+ minutes\.$/,
    );
    await expect(page.getByLabel('Password')).toHaveValue(admin.password);
  });
});

test('who is signed in goes from the login to the dashboard once the server has said so', async ({
  page,
  admin,
}) => {
  await logIn(page, admin);
  const calls = listApiCalls(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  expect(calls[0]).toBe('GET /api/admin/session');
});

test.describe('signing out', () => {
  test.use({ expectedErrors: ['401 (Unauthorized)', 'net::ERR_FAILED'] });

  test('ends the session, clears the flag and goes to the site', async ({ page, admin }) => {
    await logIn(page, admin);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await storedFlag(page)).toBeNull();
    for (const path of ['session', 'summary', 'leads', 'conversations']) {
      expect((await page.request.get(`/api/admin/${path}`)).status(), path).toBe(401);
    }
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/admin');
  });

  test('goes to the site also when the server does not answer', { tag: '@long' }, async ({ page, admin }) => {
    await logIn(page, admin);
    await page.route('**/api/admin/logout', (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await storedFlag(page)).toBeNull();
  });
});

test('shows the leads of form and chat, and the conversation behind one', async ({
  page,
  admin,
  request,
}) => {
  await sendQuoteForm(request, {
    name: 'Marcus <b>Odell</b>',
    email: 'marcus@example.com',
    service: 'Car Wraps',
    details: 'Two vans.\n<script>alert(1)</script>',
  });
  const conversationId = await holdConversation(request);

  await logIn(page, admin);
  await expect(counter(page, 'Total Conversations')).toHaveText('1');
  await expect(counter(page, 'Captured Leads')).toHaveText('2');
  await expect(counter(page, "Today's Chats")).toHaveText('1');
  const leads = page.getByRole('tab', { name: 'Leads 2' });
  await expect(leads).toHaveAttribute('aria-selected', 'true');

  const form = page.getByRole('article', { name: 'Marcus <b>Odell</b>' });
  await expect(form).toContainText('<script>alert(1)</script>');
  await expect(form).toContainText('Car Wraps');
  await expect(form).toContainText('Quote form');
  await expect(form.getByRole('link', { name: 'marcus@example.com' })).toHaveAttribute(
    'href',
    'mailto:marcus@example.com',
  );
  await expect(form.getByRole('link', { name: /^Conversation/ })).toHaveCount(0);

  const chat = page.getByRole('article', { name: 'Dana Whitfield' });
  for (const text of ['Ridgeline Climbing', 'Screen Printing', '72', 'March 27', 'Black tees', 'Chat']) {
    await expect(chat).toContainText(text);
  }
  await expect(chat.getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15035550142',
  );
  await expect(chat.locator('.lead-received time')).toHaveAttribute('title', /\d:\d\d:\d\d [AP]M/);

  await chat.getByRole('link', { name: `Conversation ${conversationId.slice(0, 8)}` }).click();
  await expect(page.getByRole('tab', { name: 'Conversations 1' })).toHaveAttribute('aria-selected', 'true');
  const opened = page.getByRole('region', { name: 'Opened from its lead' });
  await expect(opened).toBeFocused();
  expect(page.url()).not.toContain(conversationId);
  const conversation = opened.getByRole('article', { name: `Conversation ${conversationId.slice(0, 8)}` });
  const messages = conversation.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(messages.filter({ hasText: 'Start a Quote' })).toContainText('User');
  await expect(messages.filter({ hasText: "I'd love to help you get a quote" })).toContainText('Assistant');
  const said = messages.filter({ hasText: '72 black tees' });
  await expect(said.getByRole('list', { name: 'Intents Carl read' })).toContainText('quote');
  await expect(said).toContainText('Quantity 72');
  await expect(conversation).not.toContainText("I'd like to quote flow");

  await page.goBack();
  await expect(leads).toHaveAttribute('aria-selected', 'true');
});

test('opens a conversation that the list has not come to', { tag: '@long' }, async ({ page, admin }) => {
  const old = aConversation(99);
  await answerWith(page, {
    leads: [aLead(1, { conversationId: old.id })],
    conversations: [aConversation(1)],
  });
  await page.route(`**/api/admin/conversations/${old.id}`, (route) => route.fulfill({ json: old }));
  await logIn(page, admin);
  await page.getByRole('link', { name: `Conversation ${old.id.slice(0, 8)}` }).click();
  const opened = page.getByRole('region', { name: 'Opened from its lead' });
  await expect(opened.getByRole('heading', { name: 'Message 99' })).toBeVisible();
  await opened.getByRole('link', { name: 'Close' }).click();
  await expect(opened).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Messages of conversation 00000001' })).toBeVisible();
});

test('pages through a list by the Link header', async ({ page, admin }) => {
  const all = Array.from({ length: 5 }, (_, index) => aLead(index));
  await page.route('**/api/admin/leads*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const next = `</api/admin/leads?cursor=${from + 2}>; rel="next"`;
    return route.fulfill({ json: all.slice(from, from + 2), headers: from < 4 ? { link: next } : {} });
  });
  await logIn(page, admin);
  const rows = page.getByRole('list', { name: 'Leads' }).getByRole('article');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(page.getByText('All 5 shown')).toBeFocused();
});

test.describe('states', () => {
  test.use({ expectedErrors: ['500 (Internal Server Error)'] });

  test('loading, then empty', { tag: '@long' }, async ({ page, admin }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/admin/{leads,conversations}*', async (route) => {
      await held.promise;
      await route.fulfill({ json: [] });
    });
    await logIn(page, admin);
    await expect(page.getByText('Loading leads...')).toBeVisible();
    await page.getByRole('tab', { name: /^Conversations/ }).click();
    await expect(page.getByText('Loading conversations...')).toBeVisible();
    held.resolve();
    await expect(page.getByText('No conversations yet.')).toBeVisible();
    await page.getByRole('tab', { name: /^Leads/ }).click();
    await expect(page.getByText('No leads captured yet.')).toBeVisible();
  });

  test('a failure says why and tries again', { tag: '@long' }, async ({ page, admin }) => {
    let isBroken = true;
    await page.route('**/api/admin/leads*', (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { title: 'Broken', status: 500, detail: 'The disk is full.' } })
        : route.fulfill({ json: [aLead(1)] }),
    );
    await logIn(page, admin);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The leads could not be loaded. The disk is full.',
    );
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article', { name: 'Lead 1' })).toBeVisible();

    isBroken = true;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('These are the ones from before.');
    await expect(page.getByRole('article', { name: 'Lead 1' })).toBeVisible();
  });
});

test('asks for the counters alone every 30 seconds, and for all of it on Refresh', { tag: '@long' }, async ({
  page,
  admin,
}) => {
  await page.clock.install();
  // Without events the queue is asked for as well, more often; with them the counters would be asked for when they begin.
  await page.route('**/api/admin/events', () => undefined);
  await logIn(page, admin);
  await expect(page.getByText('No leads captured yet.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Leads 0' })).toBeVisible();
  const calls = listApiCalls(page);
  const others = () => calls.filter((call) => call !== 'GET /api/admin/live');
  await page.clock.fastForward(29_000);
  expect(others()).toEqual([]);
  await page.clock.fastForward(1_500);
  await expect.poll(others).toEqual(['GET /api/admin/summary']);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Refreshed', { exact: true })).toBeAttached();
  expect(calls).toContain('GET /api/admin/leads');
});

test('tabs are worked by keyboard, and stay through a reload', async ({ page, admin }) => {
  await answerWith(page, { leads: [aLead(1)], conversations: [aConversation(1)] });
  await logIn(page, admin);
  const leads = page.getByRole('tab', { name: 'Leads 73' });
  const conversations = page.getByRole('tab', { name: 'Conversations 120' });
  await leads.focus();
  await page.keyboard.press('ArrowRight');
  await expect(conversations).toBeFocused();
  await expect(conversations).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('list', { name: 'Messages of conversation 00000001' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Shop' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(leads).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(conversations).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.reload();
  await expect(conversations).toHaveAttribute('aria-selected', 'true');
});

for (const width of [390, 1440]) {
  test(`is accessible and fits at ${width} px`, { tag: '@long' }, async ({ page, admin }) => {
    await page.setViewportSize({ width, height: 844 });
    await answerWith(page, {
      leads: Array.from({ length: 12 }, (_, index) => aLead(index)),
      conversations: Array.from({ length: 6 }, (_, index) => aConversation(index)),
    });
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Enter your username.')).toBeVisible();
    await expectFitAndAccessible(page);
    await logIn(page, admin);
    await expect(page.getByRole('article', { name: 'Lead 1', exact: true })).toBeVisible();
    await expectFitAndAccessible(page);
    await page.getByRole('tab', { name: /^Conversations/ }).click();
    await expect(page.getByRole('link', { name: 'Message 1', exact: true })).toBeVisible();
    await expectFitAndAccessible(page);
  });
}

const toast = (page: Page) => page.locator('.toast');

const storedFlag = (page: Page) => page.evaluate((flag) => localStorage.getItem(flag), FLAG);

const counter = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition');

function listApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
