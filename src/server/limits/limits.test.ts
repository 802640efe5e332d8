import { describe, expect, it } from 'vitest';
import { post, say, startChat } from '../testing/chat.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';

const CONTACT = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' };
const PHONE = '(816) 555-0170';

describe('the limits per address', () => {
  const start = useTestApp();

  /** Sends until one is refused, and tells how many were not. */
  async function countUntilRefused(send: () => Promise<{ statusCode: number }>, success: number) {
    for (let sent = 0; sent < 100; sent++) {
      const { statusCode } = await send();
      if (statusCode === 429) return sent;
      expect(statusCode).toBe(success);
    }
    return Number.POSITIVE_INFINITY;
  }

  it('are 10 forms in 10 minutes, whichever form it is', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const lead = { conversationId, ...CONTACT, details: 'Caps' };
    for (let i = 0; i < 4; i++) expect((await post(server, '/api/contact', CONTACT)).statusCode).toBe(201);
    for (let i = 0; i < 3; i++) expect((await postForm(server, `${i} caps`)).statusCode).toBe(303);
    for (let i = 0; i < 3; i++) expect((await post(server, '/api/chat/lead', lead)).statusCode).toBe(201);
    const leads = await server.storage.leads.count();
    expect((await post(server, '/api/contact', CONTACT)).statusCode).toBe(429);
    expect((await postForm(server, 'more caps')).statusCode).toBe(429);
    expect((await post(server, '/api/chat/lead', lead)).json()).toMatchObject({
      success: false,
      status: 429,
    });
    expect(await server.storage.leads.count()).toBe(leads);

    server.clock.now = new Date(server.clock.now.getTime() + 10 * 60_000);
    expect((await post(server, '/api/contact', CONTACT)).statusCode).toBe(201);
  });

  it('are 20 starts and 60 messages in 5 minutes', async () => {
    const server = await start();
    const payload = { sessionId: 'test' };
    expect(await countUntilRefused(() => post(server, '/api/chat/start', payload), 201)).toBe(20);
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000);
    const conversationId = await startChat(server);
    expect(await countUntilRefused(() => say(server, conversationId, 'Hello'), 200)).toBe(60);
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000);
    expect((await say(server, conversationId, 'Hello')).statusCode).toBe(200);
  });

  it('are 60 speech calls in 5 minutes', async () => {
    const server = await start();
    const speak = () => post(server, '/api/chat/tts', { text: 'Hello' });
    const headers = { 'content-type': 'audio/webm' };
    const listen = () =>
      server.app.inject({ method: 'POST', url: '/api/chat/stt', payload: 'recorded', headers });
    for (let i = 0; i < 20; i += 1) expect((await listen()).statusCode).toBe(503);
    expect(await countUntilRefused(speak, 503)).toBe(40);
    expect((await listen()).statusCode).toBe(429);
  });

  it('answer with how long to wait, and with the phone of the shop', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    for (let i = 0; i < 60; i++) await say(server, conversationId, 'Hello');
    const refused = async (secondsLater: number) => {
      server.clock.now = new Date(Date.parse('2026-03-04T15:00:00Z') + secondsLater * 1000);
      const response = await say(server, conversationId, 'Hello');
      expect(response.statusCode).toBe(429);
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      return [response.headers['retry-after'], response.json().detail];
    };
    expect(server.shop.current.brand.phone).toBe(PHONE);
    expect(await refused(70)).toEqual([
      '230',
      `That is a lot of messages at once. Please wait 4 minutes, or call us at ${PHONE}.`,
    ]);
    expect(await refused(299.5)).toEqual([
      '1',
      `That is a lot of messages at once. Please wait a minute, or call us at ${PHONE}.`,
    ]);
  });

  it('hold for an address, and not for its neighbours', async () => {
    const server = await start();
    const sendFrom = async (remoteAddress: string) => {
      const request = { method: 'POST', url: '/api/contact', payload: CONTACT, remoteAddress } as const;
      return (await server.app.inject(request)).statusCode;
    };
    for (let i = 0; i < 10; i++) expect(await sendFrom(`2001:db8:1:2::${i + 1}`)).toBe(201);
    expect(await sendFrom('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await sendFrom('2001:db8:1:3::1')).toBe(201);
    for (let i = 0; i < 10; i++) expect(await sendFrom('203.0.113.7')).toBe(201);
    expect(await sendFrom('203.0.113.7')).toBe(429);
    expect(await sendFrom('::ffff:203.0.113.7')).toBe(429);
    expect(await sendFrom('203.0.113.8')).toBe(201);
  });

  it('are twice as much for an IPv6 /56, four times for a /48, and no more from a thousand of its addresses', async () => {
    const server = await start();
    const sendFrom = async (remoteAddress: string) => {
      const request = { method: 'POST', url: '/api/contact', payload: CONTACT, remoteAddress } as const;
      return (await server.app.inject(request)).statusCode;
    };
    const passed = { home: 0, street: 0 };
    // One /56, a /64 for each.
    for (let i = 0; i < 30; i++) if ((await sendFrom(`2001:db8:1:a${hex(i)}::1`)) === 201) passed.home += 1;
    expect(passed.home).toBe(20);
    expect(await sendFrom('2001:db8:1:b00::1')).toBe(201);
    for (let i = 0; i < 30; i++)
      if ((await sendFrom(`2001:db8:1:${hex(i)}00::1`)) === 201) passed.street += 1;
    expect(passed.street).toBe(19);
    expect(await sendFrom('2001:db8:1:ffff::1')).toBe(429);
    expect(await sendFrom('2001:db8:2:ffff::1')).toBe(201);
  });

  it('let one who is refused use up nothing of what his neighbours share', async () => {
    const server = await start();
    const sendFrom = async (remoteAddress: string) => {
      const request = { method: 'POST', url: '/api/contact', payload: CONTACT, remoteAddress } as const;
      return (await server.app.inject(request)).statusCode;
    };
    for (let i = 0; i < 60; i++) expect(await sendFrom('2001:db8:1:2::1')).toBe(i < 10 ? 201 : 429);
    for (let i = 0; i < 10; i++) expect(await sendFrom('2001:db8:1:3::1')).toBe(201);
    for (let i = 0; i < 10; i++) expect(await sendFrom('2001:db8:1:1003::1')).toBe(201);
  });

  it('are 600 forms in 10 minutes for the whole site, with the phone of the shop for the next', async () => {
    const server = await start();
    const sendFrom = (remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: '/api/contact', payload: CONTACT, remoteAddress });
    for (let i = 0; i < 600; i += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => sendFrom(`203.0.${(i + n) >> 8}.${(i + n) % 256}`)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    }
    server.clock.now = new Date(server.clock.now.getTime() + 4 * 60_000);
    const refused = await sendFrom('198.51.100.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('360');
    expect(refused.json().detail).toBe(
      `We are getting more than we can take in. Please wait 6 minutes, or call us at ${PHONE}.`,
    );
    server.clock.now = new Date(server.clock.now.getTime() + 6 * 60_000);
    expect((await sendFrom('198.51.100.1')).statusCode).toBe(201);
  });

  it('let what is not stored use up nothing of what others share', async () => {
    const server = await start();
    const sendFrom = async (remoteAddress: string, url: string, payload: object) =>
      (await server.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
    const ofNobody = { ...CONTACT, details: 'Caps', conversationId: '9d1c1a54-0c7c-4a39-8f43-2f0d5d1f9a22' };
    for (let i = 0; i < 600; i += 20) {
      const statuses = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          sendFrom(`203.0.${(i + n) >> 8}.${(i + n) % 256}`, '/api/chat/lead', ofNobody),
        ),
      );
      expect(statuses).toEqual(Array(20).fill(404));
    }
    expect(await sendFrom('198.51.100.1', '/api/contact', CONTACT)).toBe(201);

    const neighbour = (i: number) => `2001:db8:1:${hex(i)}00::1`;
    for (let i = 0; i < 40; i++) expect(await sendFrom(neighbour(i), '/api/chat/lead', ofNobody)).toBe(404);
    expect(await sendFrom(neighbour(40), '/api/contact', CONTACT)).toBe(201);

    for (let i = 0; i < 10; i++) expect(await sendFrom('192.0.2.1', '/api/chat/lead', ofNobody)).toBe(404);
    expect(await sendFrom('192.0.2.1', '/api/chat/lead', ofNobody)).toBe(429);
  });

  it('count no mistake, no retry and no program in the trap', async () => {
    const server = await start();
    const headers = { 'idempotency-key': 'one' };
    for (let i = 0; i < 20; i++) {
      expect((await post(server, '/api/contact', CONTACT, headers)).statusCode).toBe(201);
      expect((await post(server, '/api/contact', { ...CONTACT, email: 'dana' })).statusCode).toBe(400);
      expect((await post(server, '/api/contact', { ...CONTACT, website: 'x.example' })).statusCode).toBe(201);
      expect((await postForm(server, '48 caps')).statusCode).toBe(303);
    }
    expect(await countUntilRefused(() => post(server, '/api/contact', CONTACT), 201)).toBe(8);
    expect((await post(server, '/api/contact', CONTACT, headers)).statusCode).toBe(201);
  });

  it('keep no refusal for a retry: the same key is answered once the time has passed', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    for (let i = 0; i < 60; i++) await say(server, conversationId, 'Hello');
    const retry = () => say(server, conversationId, 'Are you there?', { 'idempotency-key': 'k' });
    expect((await retry()).statusCode).toBe(429);
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000);
    expect((await retry()).statusCode).toBe(200);
  });

  it('are left out where RATE_LIMITS is off, but for signing in', async () => {
    const server = await start({ env: { RATE_LIMITS: 'off' } });
    expect(await countUntilRefused(() => post(server, '/api/contact', CONTACT), 201)).toBe(
      Number.POSITIVE_INFINITY,
    );
    const login = { username: 'owner', password: 'wrong password' };
    expect(await countUntilRefused(() => post(server, '/api/admin/login', login), 401)).toBe(10);
  });

  it('show a form without JavaScript again, with all that was typed', async () => {
    const server = await start();
    for (let i = 0; i < 10; i++) await post(server, '/api/contact', CONTACT);
    const response = await postForm(server, '48 caps');
    expect(response.statusCode).toBe(429);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '600',
    });
    const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(response.body)?.[1];
    expect(JSON.parse(data ?? '')).toMatchObject({
      page: 'contact',
      values: { ...CONTACT, details: '48 caps' },
      errors: [
        {
          field: 'form',
          message: `That is a lot of forms at once. Please wait 10 minutes, or call us at ${PHONE}.`,
        },
      ],
    });
  });
});

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

function postForm({ app }: TestApp, details: string) {
  return app.inject({
    method: 'POST',
    url: '/contact',
    payload: String(new URLSearchParams({ ...CONTACT, details, website: '' })),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}
