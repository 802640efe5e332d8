// What tests of live talks share: events that arrive when a test sends them, and answers that change with what is done.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { ConversationMessage, OpenedConversation } from '../src/schemas/conversation.ts';
import { type DeskEvents, HELD_MS, type LiveConversation, type LiveQueue } from '../src/schemas/live.ts';
import { aConversation, anOpened, answerWith, QUIET } from './desk.ts';

export const NOW = Date.parse('2026-03-10T18:22:00.000Z');
export const at = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();

export const said = (
  id: string,
  role: 'user' | 'assistant',
  content: string,
  timestamp: string,
  metadata: ConversationMessage['metadata'] = null,
): ConversationMessage => ({ id, role, content, timestamp, metadata });

/** The desk's server as these tests need it: what it holds can be changed, and what was asked of it is noted. */
export interface LiveServer {
  /** Seconds from NOW by the server's clock. */
  nowS: number;
  opened: Map<string, OpenedConversation>;
  typing: boolean[];
  sent: { key: string | undefined; text: string }[];
  /** The next calls fail: by how many of them, and how. */
  failing: { path: string; status: number; detail: string } | undefined;
  push<Name extends keyof DeskEvents>(name: Name, data: DeskEvents[Name]): void;
  /** Cuts the connection; while it is refused none is made anew. */
  cut(isRefused: boolean): void;
  close(): Promise<void>;
}

export async function serveLive(page: Page, conversations: OpenedConversation[]): Promise<LiveServer> {
  const streams = new Set<ServerResponse>();
  let isRefused = false;
  const events: Server = createServer((_, response) => {
    if (isRefused) return void response.writeHead(503).end();
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    streams.add(response);
    response.on('close', () => streams.delete(response));
    response.write(`event: alive\ndata: ${JSON.stringify({ now: at(live.nowS) })}\n\n`);
  });
  await new Promise<void>((resolve) => events.listen(0, '127.0.0.1', resolve));
  const { port } = events.address() as AddressInfo;

  const live: LiveServer = {
    nowS: 0,
    opened: new Map(conversations.map((one) => [one.id, one])),
    typing: [],
    sent: [],
    failing: undefined,
    push: (name, data) => {
      for (const stream of streams) stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    cut: (refused) => {
      isRefused = refused;
      for (const stream of streams) stream.destroy();
    },
    close: async () => {
      for (const stream of streams) stream.destroy();
      await new Promise((resolve) => events.close(resolve));
    },
  };

  await answerWith(page, { leads: [], conversations });
  await page.route('**/api/admin/events', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/events` }),
  );
  await page.route('**/api/admin/live', (route) => route.fulfill({ json: queueOf(live) }));
  await page.route('**/api/admin/conversations/*', (route) => {
    const found = live.opened.get(route.request().url().split('/').at(-1) ?? '');
    return found ? route.fulfill({ json: found }) : route.fulfill({ status: 404, json: {} });
  });
  await page.route('**/api/admin/conversations/*/*', (route) => {
    const [id = '', call = ''] = route.request().url().split('/').slice(-2);
    const body = route.request().postDataJSON() as { text?: string; isTyping?: boolean };
    const { failing } = live;
    if (call === 'messages') {
      live.sent.push({ key: route.request().headers()['idempotency-key'], text: body.text ?? '' });
    }
    if (failing?.path === call) {
      const { status, detail } = failing;
      return route.fulfill({ status, json: { type: 'about:blank', title: 'No', status, detail } });
    }
    if (call === 'typing') live.typing.push(body.isTyping === true);
    if (call === 'take-over') hold(live, id);
    if (call === 'hand-back') giveBack(live, id, 'Rosa');
    if (call === 'messages') {
      addMessage(
        live,
        id,
        said(`sent ${live.sent.length}`, 'assistant', body.text ?? '', at(live.nowS), ROSA),
      );
      change(live, id, { heldUntil: at(live.nowS + HELD_MS / 1000) });
      return route.fulfill({ status: 201, json: { id: `sent ${live.sent.length}` } });
    }
    return route.fulfill({ status: 204 });
  });
  return live;
}

export const ROSA = { author: 'Rosa' };

export function change(live: LiveServer, id: string, to: Partial<OpenedConversation['live']>): void {
  const one = live.opened.get(id);
  if (one) live.opened.set(id, { ...one, live: { ...one.live, ...to } });
}

export function addMessage(live: LiveServer, id: string, message: ConversationMessage): void {
  const one = live.opened.get(id);
  if (one) live.opened.set(id, { ...one, messages: [...one.messages, message] });
}

function hold(live: LiveServer, id: string): void {
  change(live, id, {
    heldBy: { username: 'owner', name: 'Rosa' },
    heldSince: at(live.nowS),
    heldUntil: at(live.nowS + HELD_MS / 1000),
    askedAt: null,
  });
  const line = said(`taken ${live.nowS}`, 'assistant', 'Rosa from the shop is here.', at(live.nowS), {
    ...ROSA,
    event: 'taken_over',
  });
  addMessage(live, id, line);
}

/** By a person where a name is given, else by the server. */
export function giveBack(live: LiveServer, id: string, author?: string): void {
  change(live, id, { heldBy: null, heldSince: null, heldUntil: null });
  const line = said(`given ${live.nowS}`, 'assistant', 'Carl is here again.', at(live.nowS), {
    ...(author && { author }),
    event: 'handed_back',
  });
  addMessage(live, id, line);
}

function queueOf(live: LiveServer): LiveQueue {
  const all = [...live.opened.values()].map(asQueued);
  return {
    asked: all
      .filter(({ askedAt, heldBy }) => askedAt !== null && !heldBy)
      .toSorted((a, b) => ((a.askedAt ?? '') < (b.askedAt ?? '') ? -1 : 1)),
    held: all.filter(({ heldBy }) => heldBy),
    live: all.filter(({ askedAt, heldBy, isHere }) => askedAt === null && !heldBy && isHere),
    now: at(live.nowS),
  };
}

function asQueued({ id, language, messages, live }: OpenedConversation): LiveConversation {
  const said = messages.filter(({ role }) => role === 'user');
  const last = said.at(-1);
  return {
    ...live,
    id,
    name: null,
    language,
    begunWith: said[0]?.content ?? null,
    lastSaid: last ? { content: last.content, timestamp: last.timestamp } : null,
    messageCount: messages.length,
  };
}

/** The story of the comps: two wait, one is with another person, two are with Carl, and one is over. */
export function aShopAtNoon(): OpenedConversation[] {
  const here = { ...QUIET, isHere: true, page: '/services' };
  const base = aConversation(1);
  const talk = (
    number: number,
    words: string,
    live: Partial<typeof QUIET>,
    more: Partial<OpenedConversation> = {},
  ) =>
    anOpened(
      {
        ...base,
        id: `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`,
        createdAt: at(-1100 - number),
        messages: [
          said(
            `a${number}`,
            'user',
            'we need 60 hoodies, navy, logo front and sponsor names on the back',
            at(-1000),
            {
              reading: { intents: ['quote'], slots: { quantity: 60, service: 'hats-and-t-shirts' } },
            },
          ),
          said(
            `b${number}`,
            'assistant',
            '60 hoodies with a one-color front and back: about $29 each, $1,652 to $1,850 together. When do you need them in hand?',
            at(-990),
            {
              state: { slots: { quantity: 60, service: 'hats-and-t-shirts' } },
            },
          ),
          said(`c${number}`, 'user', words, at(-60), { reading: { intents: ['human'], slots: {} } }),
        ],
        ...more,
      },
      { ...here, ...live },
    );
  return [
    talk(1, 'can somebody call me about wrapping 3 vans', { askedAt: at(-108) }),
    talk(
      2,
      'quiero hablar con una persona por favor',
      { askedAt: at(-22), isHere: false },
      { language: 'es' },
    ),
    talk(3, 'ok that works, sending the file', {
      heldBy: { username: 'sam', name: 'Sam' },
      heldSince: at(-100),
      heldUntil: at(140),
    }),
    talk(4, 'do you print on fleece', {}),
    talk(5, '40 yard signs for the school board race', { isVisitorTyping: true }),
    talk(6, 'ok i will ask my boss', { isHere: false }),
  ];
}
