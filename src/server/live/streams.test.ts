// Streams of the desk and of visitors: what changes is told as it happens, what a page lacks is brought, and nothing else.
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../storage/testing/postgres.ts';
import { post, say, startChat, transcript } from '../testing/chat.ts';
import { signIn, type TestApp, useTestApp } from '../testing/use-test-app.ts';

interface Heard {
  status: number;
  headers: Headers;
  events: { event: string; data: Record<string, unknown> }[];
  isEnded: boolean;
  close(): void;
}

const open: Heard[] = [];

/** Opens a stream of a server that listens. */
async function listen({ app }: TestApp, path: string, headers: Record<string, string>): Promise<Heard> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const abort = new AbortController();
  const response = await fetch(`${app.listeningOrigin}${path}`, { headers, signal: abort.signal });
  const heard: Heard = {
    status: response.status,
    headers: response.headers,
    events: [],
    isEnded: false,
    close: () => abort.abort(),
  };
  open.push(heard);
  const parser = createParser({
    onEvent: ({ event = '', data }) => heard.events.push({ event, data: JSON.parse(data) }),
  });
  const decoder = new TextDecoder();
  (async () => {
    for await (const part of response.body ?? []) parser.feed(decoder.decode(part, { stream: true }));
  })()
    .catch(() => {})
    .finally(() => {
      heard.isEnded = true;
    });
  return heard;
}

const asVisitor = (server: TestApp, id: string, after?: string, page = '/services') =>
  listen(server, `/api/chat/events${after ? `?after=${after}` : ''}`, {
    'x-conversation': id,
    'x-page': page,
  });

const of = ({ events }: Heard, name: string) =>
  events.filter(({ event }) => event === name).map(({ data }) => data);

function act({ app }: TestApp, cookie: string, id: string, what: string, payload: object = {}) {
  const url = `/api/admin/conversations/${id}/${what}`;
  return app.inject({ method: 'POST', url, payload, headers: { cookie } });
}

afterEach(() => {
  for (const heard of open.splice(0)) heard.close();
});

describe("a visitor's stream", () => {
  const start = useTestApp();

  it('tells who has the talk, what they say and that they are typing, and nothing of what Carl says', async () => {
    const server = await start();
    const cookie = await signIn(server, { username: 'rosa' });
    const id = await startChat(server);
    const heard = await asVisitor(server, id);
    expect(heard.status).toBe(200);
    expect(heard.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(heard.headers.get('cache-control')).toBe('no-store');
    expect(heard.headers.get('x-accel-buffering')).toBe('no');
    await expect.poll(() => of(heard, 'held')).toEqual([{ name: null }]);
    expect(heard.events[0]?.event).toBe('alive');
    await say(server, id, 'I need 48 tees');
    await act(server, cookie, id, 'take-over');
    await act(server, cookie, id, 'typing', { isTyping: true });
    await expect.poll(() => of(heard, 'typing')).toEqual([{ name: 'Rosa', isTyping: true }]);
    await act(server, cookie, id, 'messages', { text: 'Hi there.' });
    await say(server, id, 'hello Rosa');
    await act(server, cookie, id, 'hand-back');
    await expect.poll(() => of(heard, 'held')).toEqual([{ name: null }, { name: 'Rosa' }, { name: null }]);
    await expect.poll(() => of(heard, 'message').length).toBe(3);
    expect(of(heard, 'message').map(({ content, author }) => [author, content])).toEqual([
      [null, 'Rosa from the shop is here.'],
      ['Rosa', 'Hi there.'],
      [null, expect.stringMatching(/^Carl, the AI, is back with you\./)],
    ]);
    const said = of(heard, 'message').map((message) => message.id);
    const stored = (await transcript(server, id)).filter(
      ({ role, metadata }) => role === 'assistant' && (metadata?.author || metadata?.event),
    );
    expect(said).toEqual(stored.map((message) => message.id));
  });

  it('brings what was said behind the last message that the page has, all without one, and only to whose talk it is', async () => {
    const server = await start();
    const cookie = await signIn(server, { username: 'rosa' });
    const id = await startChat(server);
    const { messageId } = (await say(server, id, 'I need 48 tees')).json();
    await act(server, cookie, id, 'take-over');
    const first = (await act(server, cookie, id, 'messages', { text: 'One' })).json().id;
    await act(server, cookie, id, 'messages', { text: 'Two' });
    const all = await asVisitor(server, id, messageId);
    await expect
      .poll(() => of(all, 'message').map(({ content }) => content))
      .toEqual(['Rosa from the shop is here.', 'One', 'Two']);
    const rest = await asVisitor(server, id, first);
    await expect.poll(() => of(rest, 'message').map(({ content }) => content)).toEqual(['Two']);
    const none = await asVisitor(server, id);
    await expect.poll(() => of(none, 'message').length).toBe(3);
    expect(of(none, 'held')).toEqual([{ name: 'Rosa' }]);
    for (const other of [crypto.randomUUID(), 'none']) {
      const stranger = await asVisitor(server, other);
      expect(stranger.status).toBe(404);
    }
  });

  it('shows the desk that the visitor is here, where, how far they have read and that they type', async () => {
    const server = await start();
    const cookie = await signIn(server, { username: 'rosa' });
    const get = async (id: string) =>
      (await server.app.inject({ url: `/api/admin/conversations/${id}`, headers: { cookie } })).json().live;
    const id = await startChat(server);
    expect(await get(id)).toMatchObject({ isHere: false, page: null, readUntil: null });
    const heard = await asVisitor(server, id);
    await expect.poll(() => get(id)).toMatchObject({ isHere: true, page: '/services', readUntil: null });
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await act(server, cookie, id, 'take-over');
    await expect.poll(async () => (await get(id)).readUntil).toBe(server.clock.now.toISOString());
    const typing = (isTyping: boolean) => post(server, '/api/chat/typing', { conversationId: id, isTyping });
    expect((await typing(true)).statusCode).toBe(204);
    expect((await get(id)).isVisitorTyping).toBe(true);
    await typing(false);
    expect((await get(id)).isVisitorTyping).toBe(false);
    heard.close();
    await expect.poll(() => get(id)).toMatchObject({ isHere: false, page: '/services' });
    expect(
      (await post(server, '/api/chat/typing', { conversationId: crypto.randomUUID(), isTyping: true }))
        .statusCode,
    ).toBe(404);
  });

  it('keeps no page that may hold a secret', async () => {
    const server = await start();
    for (const page of ['/job/a-token', '/JOB/x', 'https://x.example/', '/dana@example.com', '/a?b=c']) {
      const id = await startChat(server);
      await asVisitor(server, id, undefined, page);
      await expect.poll(async () => (await server.storage.live.find(id))?.seenUntil).not.toBeNull();
      expect((await server.storage.live.find(id))?.page).toBeNull();
    }
  });

  it('gives its place to a fourth of the same talk, and an address has so many', async () => {
    const server = await start();
    const id = await startChat(server);
    const first = await asVisitor(server, id);
    for (let i = 0; i < 3; i += 1) await asVisitor(server, id);
    await expect.poll(() => first.isEnded).toBe(true);
    expect(open.slice(1).every((heard) => !heard.isEnded)).toBe(true);
    const statuses: number[] = [];
    // 20 starts are all that an address may make.
    for (let i = 0; i < 19; i += 1) {
      const other = await startChat(server);
      for (let page = 0; page < 3; page += 1) statuses.push((await asVisitor(server, other)).status);
    }
    expect(statuses).toEqual(Array(57).fill(200));
    expect((await asVisitor(server, id)).status).toBe(429);
  });

  it('may be opened 120 times in 5 minutes by an address, of talks that are not there too', async () => {
    const server = await start();
    const id = await startChat(server);
    const ask = async (conversation: string) =>
      (
        await server.app.inject({
          method: 'HEAD',
          url: '/api/chat/events',
          headers: { 'x-conversation': conversation },
        })
      ).statusCode;
    for (let i = 0; i < 60; i += 1) {
      expect(await ask(id)).toBe(200);
      expect(await ask(crypto.randomUUID())).toBe(404);
    }
    expect([await ask(id), await ask(crypto.randomUUID())]).toEqual([429, 429]);
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000);
    expect(await ask(id)).toBe(200);
  });

  it('ends when its talk is deleted, and when the server ends, which waits for no page', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const [gone, kept] = [await startChat(server), await startChat(server)];
    const [first, second] = [await asVisitor(server, gone), await asVisitor(server, kept)];
    const desk = await listen(server, '/api/admin/events', { cookie });
    await server.app.inject({
      method: 'DELETE',
      url: `/api/admin/conversations/${gone}`,
      headers: { cookie },
    });
    await expect.poll(() => first.isEnded).toBe(true);
    expect([second.isEnded, desk.isEnded]).toEqual([false, false]);
    await server.app.close();
    await expect.poll(() => [second.isEnded, desk.isEnded]).toEqual([true, true]);
    expect(server.lines.filter((line) => line.includes('page closed')).length).toBeGreaterThan(0);
  });
});

describe("the desk's stream", () => {
  const start = useTestApp();

  it('names what has changed, and tells nothing of it', async () => {
    const server = await start();
    const cookie = await signIn(server);
    expect((await listen(server, '/api/admin/events', {})).status).toBe(401);
    const heard = await listen(server, '/api/admin/events', { cookie });
    await expect.poll(() => of(heard, 'alive').length).toBe(1);
    const id = await startChat(server);
    await expect.poll(() => of(heard, 'conversation')).toContainEqual({ id, isTyping: false });
    await post(server, '/api/chat/typing', { conversationId: id, isTyping: true });
    await expect.poll(() => of(heard, 'conversation')).toContainEqual({ id, isTyping: true });
    const contact = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' };
    const lead = (await post(server, '/api/contact', contact)).json().id;
    await expect.poll(() => of(heard, 'lead')).toEqual([{ id: lead }]);
    expect(JSON.stringify(heard.events)).not.toMatch(/dana/i);
  });

  it('ends with its session', async () => {
    const server = await start({ context: { live: { heartbeatMs: 20, pollMs: 10_000 } } });
    const cookie = await signIn(server);
    const heard = await listen(server, '/api/admin/events', { cookie });
    await expect.poll(() => of(heard, 'alive').length).toBeGreaterThan(2);
    expect(heard.isEnded).toBe(false);
    await server.app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } });
    await expect.poll(() => heard.isEnded).toBe(true);
  });
});

describe('two instances', () => {
  const start = useTestApp();
  let postgres: TestPostgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  async function startTwo(): Promise<[TestApp, TestApp]> {
    const databaseUrl = await postgres.createDatabase();
    return [await start({ databaseUrl }), await start({ databaseUrl })];
  }

  it('tell each other: the visitor at one, the person at the other', async () => {
    const [one, other] = await startTwo();
    const cookie = await signIn(other, { username: 'rosa' });
    const id = await startChat(one);
    const [visitor, desk] = [await asVisitor(one, id), await listen(other, '/api/admin/events', { cookie })];
    await expect.poll(() => of(visitor, 'held')).toEqual([{ name: null }]);
    await act(other, cookie, id, 'take-over');
    await expect.poll(() => of(visitor, 'held').at(-1)).toEqual({ name: 'Rosa' });
    await act(other, cookie, id, 'messages', { text: 'Hi.' });
    await expect
      .poll(() => of(visitor, 'message').map(({ content }) => content))
      .toEqual(['Rosa from the shop is here.', 'Hi.']);
    desk.events.length = 0;
    expect((await say(one, id, 'hello')).json()).toMatchObject({ response: null, heldBy: 'Rosa' });
    await expect.poll(() => of(desk, 'conversation')).toContainEqual({ id, isTyping: false });
  });

  it('find by themselves what no signal told', async () => {
    const databaseUrl = await postgres.createDatabase();
    const options = { databaseUrl, context: { live: { heartbeatMs: 10_000, pollMs: 50 } } };
    const [one, other] = [await start(options), await start(options)];
    const cookie = await signIn(other, { username: 'rosa' });
    const id = await startChat(one);
    const [visitor, desk] = [await asVisitor(one, id), await listen(other, '/api/admin/events', { cookie })];
    await expect.poll(() => of(visitor, 'held')).toEqual([{ name: null }]);
    // Longer than signals need, and a few looks.
    await sleep(300);
    desk.events.length = 0;
    // A third instance that tells nobody.
    const silent = await start({ databaseUrl });
    silent.storage.signals.publish = () => {};
    await silent.storage.conversations.saveTurn({
      conversationId: id,
      expectedMessageCount: 1,
      unconfirmedSince: null,
      now: silent.clock.now,
      messages: [
        { id: crypto.randomUUID(), role: 'assistant', content: 'Hi.', metadata: { author: 'Rosa' } },
      ],
    });
    await expect.poll(() => of(visitor, 'message').map(({ content }) => content)).toEqual(['Hi.']);
    await expect.poll(() => of(desk, 'conversation')).toContainEqual({ id, isTyping: false });
  });
});
