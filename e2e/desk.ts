// What tests of the admin desk share: visitors who leave something, signing in, and answers made up for it.
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Summary } from '../src/schemas/admin.ts';
import type { ListedConversation, OpenedConversation } from '../src/schemas/conversation.ts';
import { emptyItem } from '../src/schemas/item.ts';
import type { DeskLead } from '../src/schemas/lead.ts';
import type { LiveQueue, LiveState } from '../src/schemas/live.ts';
import type { ReplyDesk } from '../src/schemas/reply.ts';
import type { ToldItem } from '../src/schemas/told-item.ts';
import { expect } from './test.ts';

export const SUMMARY: Summary = {
  conversations: 120,
  leads: 73,
  conversationsToday: 4,
  askedForPerson: 0,
  people: ['owner'],
  notifications: { channels: ['email'], failing: 0 },
  alerts: { state: 'working', testedAt: '2026-03-10T14:00:00.000Z', broken: [], waiting: 0 },
  storage: { state: 'ok', fault: null, since: null, detail: null },
};

/** Nobody waits, and nobody has it. */
export const QUIET: LiveState = {
  heldBy: null,
  heldSince: null,
  heldUntil: null,
  askedAt: null,
  isHere: false,
  isVisitorTyping: false,
  page: null,
  readUntil: null,
};

const NOBODY: LiveQueue = { asked: [], held: [], live: [], now: '2026-03-10T20:22:00.000Z' };

export const anOpened = (
  conversation: ListedConversation,
  live: Partial<LiveState> = {},
): OpenedConversation => ({ ...conversation, leads: 0, artwork: [], live: { ...QUIET, ...live } });

export async function logIn(page: Page, admin: { username: string; password: string }): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

/** Nothing can be sent, and nothing put in. */
const NO_REPLIES: ReplyDesk = {
  channels: [{ channel: 'email', to: '', why: 'They left no email address.' }],
  url: null,
  language: 'en',
  opensAt: null,
  quietUntil: null,
  estimate: null,
  quotes: [],
  saved: [],
  planned: [],
};

export async function answerWith(
  page: Page,
  lists: { leads: DeskLead[]; conversations: ListedConversation[] },
): Promise<void> {
  await page.route('**/api/admin/summary', (route) => route.fulfill({ json: SUMMARY }));
  await page.route('**/api/admin/leads*', (route) => route.fulfill({ json: lists.leads }));
  await page.route('**/api/admin/leads/*/timeline', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/admin/leads/*/replies', (route) => route.fulfill({ json: NO_REPLIES }));
  await page.route('**/api/admin/conversations*', (route) => route.fulfill({ json: lists.conversations }));
  await page.route('**/api/admin/conversations/*', (route) => {
    const found = lists.conversations.find(({ id }) => route.request().url().endsWith(id));
    return found ? route.fulfill({ json: anOpened(found) }) : route.fulfill({ status: 404, json: {} });
  });
  await page.route('**/api/admin/live', (route) => route.fulfill({ json: NOBODY }));
  // A connection on which nothing happens.
  await page.route('**/api/admin/events', () => undefined);
}

export async function expectFitAndAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll).toBe(client);
  expect(await page.evaluate(listCutDates)).toEqual([]);
}

/** Times and the days that jobs are needed by, as far as an ellipsis or the edge of their box takes some of them away. */
function listCutDates(): string[] {
  const isCut = (element: Element): boolean => {
    const { overflowX, display } = getComputedStyle(element);
    const clips = overflowX !== 'visible' && display !== 'contents' && !element.matches('.visually-hidden');
    if (clips && element.scrollWidth > element.clientWidth + 1) return true;
    return element.parentElement !== null && element.parentElement !== document.body
      ? isCut(element.parentElement)
      : false;
  };
  return [...document.querySelectorAll('time, .lead-terms dd, .bar-clock')]
    .filter((date) => date.getClientRects().length > 0 && isCut(date))
    .map((date) => date.textContent ?? '');
}

export async function sendQuoteForm(
  request: APIRequestContext,
  contact: Record<string, string>,
): Promise<void> {
  const answer = await request.post('/api/contact', { data: contact });
  expect(answer.status()).toBe(201);
}

/** A visitor who presses Start a Quote, says what it is about and sends the lead form. */
export async function holdConversation(request: APIRequestContext): Promise<string> {
  const started = await request.post('/api/chat/start', {
    data: { sessionId: 'browser-test', language: 'en' },
  });
  const { conversationId } = (await started.json()) as { conversationId: string };
  for (const message of ["I'd like to quote flow", '72 black tees, screen printed, for a climbing comp']) {
    const answer = await request.post('/api/chat/message', {
      data: { conversationId, message, language: 'en' },
    });
    expect(answer.status()).toBe(200);
  }
  const lead = await request.post('/api/chat/lead', {
    data: {
      conversationId,
      name: 'Dana Whitfield',
      email: 'dana@example.com',
      phone: '503 555 0142',
      company: 'Ridgeline Climbing',
      service: 'Screen Printing',
      quantity: '72',
      dueDate: 'March 27',
      details: 'Black tees, two colors on the front.',
    },
  });
  expect(lead.status()).toBe(201);
  return conversationId;
}

const uuid = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;

export const anItem = (id: string, change: Partial<ToldItem> = {}): ToldItem => ({
  ...emptyItem(id),
  wording: 'tee',
  service: 'screen-printing',
  goods: 'T-shirts',
  label: 'T-shirts',
  methodName: null,
  facts: [],
  line: 'T-shirts',
  ...change,
});

export const aLead = (number: number, change: Partial<DeskLead> = {}): DeskLead => ({
  id: uuid(number),
  source: 'chat',
  conversationId: number % 2 === 0 ? uuid(number) : null,
  name: `Lead ${number}`,
  email: number % 3 === 0 ? null : `a.rather.long.mailbox.name.of.lead${number}@example.com`,
  phone: number % 3 === 1 ? null : '+15035550142',
  company: number % 2 === 0 ? 'Ridgeline Climbing' : null,
  service: 'Screen Printing',
  quantity: number % 4 === 0 ? null : 1200,
  dueDate: number % 4 === 1 ? null : 'the last weekend of March, or whenever you can manage it',
  details: 'x'.repeat(number * 40) || null,
  items: [anItem('1')],
  confirmed: number % 5 !== 0,
  status: 'new',
  lostReason: null,
  assignee: null,
  handledAt: null,
  handledBy: null,
  replyDueAt: null,
  announcements: [],
  language: 'en',
  firstTouch: null,
  artworkCount: 0,
  createdAt: '2026-03-10T20:20:00.000Z',
  ...change,
});

export const aConversation = (number: number): ListedConversation => ({
  id: uuid(number),
  createdAt: '2026-03-10T20:20:00.000Z',
  updatedAt: '2026-03-10T20:21:00.000Z',
  language: 'en',
  artworkCount: 0,
  messages: [
    {
      id: uuid(1000 + number),
      role: 'user',
      content: `Message ${number}`,
      timestamp: '2026-03-10T20:20:30.000Z',
      metadata: { reading: { intents: ['quote'], slots: { quantity: 48, email: 'dana@example.com' } } },
    },
    {
      id: uuid(2000 + number),
      role: 'assistant',
      content: 'w'.repeat(300),
      timestamp: '2026-03-10T20:20:31.000Z',
      metadata: { state: { slots: { quantity: 48, email: 'dana@example.com' } } },
    },
  ],
});
