import { describe, expect, it } from 'vitest';
import type { ChatResponse } from '../../schemas/message.ts';
import { readEvents, say, startChat, transcript } from '../testing/chat.ts';
import { useTestApp } from '../testing/use-test-app.ts';

describe('POST /api/chat/message with Accept: text/event-stream', () => {
  const start = useTestApp();
  const accept = { accept: 'text/event-stream' };

  it('streams the words, then the whole answer', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const response = await say(server, conversationId, 'I need 72 shirts', accept);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/event-stream/);
    const events = readEvents(response.body);
    const reply = JSON.parse(events.at(-1)?.data ?? '') as ChatResponse;
    expect(events.at(-1)?.event).toBe('reply');
    const deltas = events.slice(0, -1);
    expect(deltas.length).toBeGreaterThan(0);
    expect(deltas.every(({ event }) => event === 'delta')).toBe(true);
    expect(deltas.map(({ data }) => JSON.parse(data).text).join('')).toBe(reply.response);
    expect(reply).toMatchObject({ items: [{ quantity: 72 }], total: { lowCents: expect.any(Number) } });
    expect((await transcript(server, conversationId)).at(-1)).toMatchObject({
      id: reply.messageId,
      content: reply.response,
    });
  });

  it('answers what goes wrong before the first byte as a problem', async () => {
    const server = await start();
    const unknown = await say(server, crypto.randomUUID(), 'Hello', accept);
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect((await say(server, await startChat(server), '', accept)).statusCode).toBe(400);
  });

  it('is given again as one reply event', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const headers = { ...accept, 'idempotency-key': 'k' };
    const first = readEvents((await say(server, conversationId, 'Hello', headers)).body);
    const again = readEvents((await say(server, conversationId, 'Hello', headers)).body);
    expect(again).toEqual([first.at(-1)]);
  });

  it.each([undefined, '*/*', 'application/json', 'application/json, text/event-stream;q=0.5'])(
    'is not what Accept: %s asks for',
    async (asked) => {
      const server = await start();
      const response = await say(server, await startChat(server), 'Hello', asked ? { accept: asked } : {});
      expect(response.headers['content-type']).toMatch(/^application\/json/);
    },
  );

  it('finishes and stores the turn of a visitor whose connection is cut', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const url = await server.app.listen({ port: 0 });
    const cut = new AbortController();
    const sent = fetch(`${url}/api/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...accept },
      body: JSON.stringify({ conversationId, message: 'Hello' }),
      signal: cut.signal,
    });
    server.app.server.once('request', () => setImmediate(() => cut.abort()));
    await sent.then((response) => response.text()).catch(() => {});
    await expect.poll(async () => (await transcript(server, conversationId)).length).toBe(3);
  });
});
