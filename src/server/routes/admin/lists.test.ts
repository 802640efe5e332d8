import { beforeEach, describe, expect, it } from 'vitest';
import { post, startChat } from '../../testing/chat.ts';
import { signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

describe('the lists of the admin', () => {
  const start = useTestApp();
  let server: TestApp;
  let cookie: string;
  const get = (url: string) => server.app.inject({ url, headers: { cookie } });

  beforeEach(async () => {
    server = await start({ env: { RATE_LIMITS: 'off' } });
    cookie = await signIn(server);
  });

  it.each(['leads', 'conversations'])('page %s, newest first, by the Link header', async (list) => {
    const sent: string[] = [];
    for (let i = 0; i < 120; i++) {
      server.clock.now = new Date(server.clock.now.getTime() + 1000);
      sent.unshift(list === 'leads' ? await sendContact(server) : await startChat(server));
    }
    const seen: string[][] = [];
    let path: string | undefined = `/api/admin/${list}`;
    while (path) {
      const response = await get(path);
      expect(response.statusCode).toBe(200);
      seen.push(response.json<{ id: string }[]>().map(({ id }) => id));
      path = /^<(\/api\/admin\/[^>]+)>; rel="next"$/.exec(String(response.headers.link ?? ''))?.[1];
    }
    expect(seen.map((page) => page.length)).toEqual([50, 50, 20]);
    expect(seen.flat()).toEqual(sent);
  });

  it('keep the limit from page to page', async () => {
    for (let i = 0; i < 5; i++) await sendContact(server);
    const first = await get('/api/admin/leads?limit=2');
    expect(first.json()).toHaveLength(2);
    expect(first.headers.link).toContain('limit=2&');
    expect((await get('/api/admin/leads?limit=200')).json()).toHaveLength(5);
    expect((await get('/api/admin/leads?limit=200')).headers).not.toHaveProperty('link');
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=-1',
    'limit=ten',
    'limit=',
    'limit=1e1',
    'cursor=nonsense',
    'cursor=',
    'limit=5&limit=6',
    'cursor=%00',
  ])('refuse ?%s', async (query) => {
    for (const list of ['leads', 'conversations']) {
      const response = await get(`/api/admin/${list}?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
  });

  it('hold every member of a lead and of a conversation', async () => {
    await sendContact(server);
    const [lead] = (await get('/api/admin/leads')).json();
    expect(Object.keys(lead).toSorted()).toEqual(
      [
        ...[
          'id',
          'source',
          'conversationId',
          'name',
          'email',
          'phone',
          'company',
          'service',
          'quantity',
          'dueDate',
        ],
        ...[
          'details',
          'items',
          'confirmed',
          'status',
          'lostReason',
          'assignee',
          'handledAt',
          'handledBy',
          'replyDueAt',
          'announcements',
          'firstTouch',
          'language',
          'artworkCount',
          'createdAt',
        ],
      ].toSorted(),
    );
    const id = await startChat(server);
    const [conversation] = (await get('/api/admin/conversations')).json();
    expect(conversation).toEqual({
      id,
      createdAt: '2026-03-04T15:00:00.000Z',
      updatedAt: '2026-03-04T15:00:00.000Z',
      language: 'en',
      artworkCount: 0,
      messages: [
        {
          id: expect.any(String),
          role: 'assistant',
          content: server.shop.current.greeting.text_intro.message,
          timestamp: '2026-03-04T15:00:00.000Z',
          metadata: { state: expect.any(Object) },
        },
      ],
    });
    expect((await get(`/api/admin/conversations/${id}`)).json()).toEqual({
      ...conversation,
      leads: 0,
      live: {
        heldBy: null,
        heldSince: null,
        heldUntil: null,
        askedAt: null,
        isHere: false,
        isVisitorTyping: false,
        page: null,
        readUntil: null,
      },
      artwork: [],
    });
  });

  it('say of one conversation how many leads came from it', async () => {
    const leadsOf = async (id: string) => (await get(`/api/admin/conversations/${id}`)).json().leads;
    const [one, other] = [await startChat(server), await startChat(server)];
    const form = { name: 'Dana', email: 'dana@example.com', service: 'Embroidery', details: 'Caps' };
    await post(server, '/api/chat/lead', { conversationId: one, ...form });
    await sendContact(server);
    expect([await leadsOf(one), await leadsOf(other)]).toEqual([1, 0]);
  });

  it.each(['nonsense', '3c6e0b8a-9c1e-4b0e-8d5e-0a2d6f1b7c11', 'x'.repeat(10_000)])(
    'know no conversation %s',
    async (id) => {
      expect((await get(`/api/admin/conversations/${id}`)).statusCode).toBe(404);
    },
  );
});

describe('GET /api/admin/summary', () => {
  const start = useTestApp();

  it("counts all, and today's conversations by the shop's calendar", async () => {
    const server = await start();
    const cookie = await signIn(server);
    // 11 pm on 7 March, and 1 am, 4 am and 11 pm on the 8th, when the clocks go forward in Kansas City
    for (const time of [
      '2026-03-08T05:00:00Z',
      '2026-03-08T07:00:00Z',
      '2026-03-08T09:00:00Z',
      '2026-03-09T04:00:00Z',
    ]) {
      server.clock.now = new Date(time);
      await startChat(server);
    }
    await sendContact(server);
    const response = await server.app.inject({ url: '/api/admin/summary', headers: { cookie } });
    expect(response.statusCode).toBe(401);
    const again = { cookie: await signIn(server) };
    const summary = async () =>
      (await server.app.inject({ url: '/api/admin/summary', headers: again })).json();
    expect(await summary()).toMatchObject({
      ...{ conversations: 4, leads: 1, conversationsToday: 3 },
      people: ['owner'],
    });
    server.clock.now = new Date('2026-03-09T05:00:00Z');
    expect(await summary()).toMatchObject({ conversations: 4, leads: 1, conversationsToday: 0 });
  });
});

async function sendContact({ app }: TestApp): Promise<string> {
  const payload = { name: 'Dana', email: 'dana@example.com', service: 'Embroidery' };
  return (await app.inject({ method: 'POST', url: '/api/contact', payload })).json<{ id: string }>().id;
}
