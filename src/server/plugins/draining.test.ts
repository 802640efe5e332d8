import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startChat } from '../testing/chat.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';

describe('a server that is told to end', () => {
  const start = useTestApp();

  it('finishes what it has accepted, then lets go of the connection and ends', async () => {
    const server = await start();
    const gate = holdSaves(server);
    const conversationId = await startChat(server);
    const url = await server.app.listen({ port: 0 });
    const answer = fetch(`${url}/api/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversationId, message: 'Hello' }),
    });
    await gate.reached;
    const closed = server.app.close();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    gate.open();
    const response = await answer;
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('close');
    await response.json();
    await closed;
    expect((await server.storage.conversations.findTranscript(conversationId))?.messages).toHaveLength(3);
  });

  it('finishes the turn of a visitor who has gone, too', async () => {
    const server = await start();
    const gate = holdSaves(server);
    const conversationId = await startChat(server);
    const url = await server.app.listen({ port: 0 });
    const gone = new AbortController();
    const sent = fetch(`${url}/api/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversationId, message: 'Hello' }),
      signal: gone.signal,
    }).catch(() => 'gone');
    await gate.reached;
    gone.abort();
    expect(await sent).toBe('gone');
    let isClosed = false;
    const closed = server.app.close().then(() => {
      isClosed = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isClosed).toBe(false);
    gate.open();
    await closed;
    expect((await server.storage.conversations.findTranscript(conversationId))?.messages).toHaveLength(3);
  });

  it('says 503 on /readyz to connections that it still has', async () => {
    const server = await start();
    const { port } = new URL(await server.app.listen({ port: 0 }));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ready = () => get(`http://127.0.0.1:${port}/readyz`, agent);
    expect((await ready()).statusCode).toBe(200);
    server.app.draining.isOn = true;
    const draining = await ready();
    expect(draining.statusCode).toBe(503);
    expect(draining.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(draining.headers.connection).toBe('close');
    agent.destroy();
  });
});

describe('/readyz', () => {
  const start = useTestApp();

  it('says 503 while the database does not answer, /healthz still 200', async () => {
    const server = await start();
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    server.storage.health = async () => ({
      state: 'failing',
      fault: 'away',
      since: null,
      detail: 'The database does not answer.',
    });
    const response = await server.app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ title: 'Service Unavailable', status: 503 });
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  });
});

/** Holds every turn before it is saved, until it is opened. */
function holdSaves({ storage }: TestApp): { reached: Promise<void>; open: () => void } {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const { saveTurn } = storage.conversations;
  storage.conversations.saveTurn = async (turn) => {
    reached.resolve();
    await opened.promise;
    return saveTurn(turn);
  };
  return { reached: reached.promise, open: opened.resolve };
}

async function get(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(httpGet(url, { agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}
