import { describe, expect, it } from 'vitest';
import { describeDueTime } from '../../shop/opening-hours.ts';
import { startChat, transcript } from '../testing/chat.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';
import { saveUnconfirmedLeads } from './unconfirmed-leads.ts';

const MINUTE = 60_000;

describe('contact details that were never confirmed', () => {
  const start = useTestApp();

  it('become a lead after the silence, once', async () => {
    const server = await start();
    const id = await leaveEmail(server);
    await lookAfter(server, 14.9);
    expect(await server.storage.leads.count()).toBe(0);
    await lookAfter(server, 0.2);
    await lookAfter(server, 60);
    const { items } = await server.storage.leads.list({ limit: 10 });
    expect(items).toMatchObject([{ conversationId: id, email: 'dana@example.com', confirmed: false }]);
    expect(items[0]?.replyDueAt).not.toBeNull();
  });

  it('wait for as long as the visitor writes', async () => {
    const server = await start();
    const id = await leaveEmail(server);
    server.clock.now = new Date(server.clock.now.getTime() + 10 * MINUTE);
    await say(server, id, 'dana@example.com, did you get that?');
    await lookAfter(server, 10);
    expect(await server.storage.leads.count()).toBe(0);
    await lookAfter(server, 5);
    expect(await server.storage.leads.count()).toBe(1);
  });

  it('are answered by the time that the silence counted from, also when the visitor confirms them later', async () => {
    const server = await start();
    const id = await leaveEmail(server);
    await lookAfter(server, 16);
    const promised = (await server.storage.leads.list({ limit: 1 })).items[0]?.replyDueAt;
    server.clock.now = new Date(server.clock.now.getTime() + 47 * MINUTE);
    for (const message of ['48 black hoodies by april 20', 'Dana Reyes', 'yes'])
      await say(server, id, message);
    const [lead] = (await server.storage.leads.list({ limit: 1 })).items;
    expect(lead).toMatchObject({ confirmed: true, name: 'Dana Reyes', replyDueAt: promised });
    const time = describeDueTime(server.shop.current, server.clock.now, new Date(promised ?? ''));
    expect((await transcript(server, id)).at(-1)?.content).toContain(time);
  });

  it('are found by a server that was not there then, and stored once by two', async () => {
    const one = await start();
    for (let i = 0; i < 5; i++) await leaveEmail(one);
    const two = await start({ dataDir: one.dataDir });
    two.clock.now = new Date(one.clock.now.getTime());
    await Promise.all([lookAfter(one, 20), lookAfter(two, 20)]);
    expect(await one.storage.leads.count()).toBe(5);
    const silence = { silentMs: 0, now: one.clock.now, limit: 10 };
    expect(await one.storage.conversations.listUnconfirmed(silence)).toEqual([]);
  });

  it('do not keep one another waiting when one cannot be stored', async () => {
    const server = await start();
    const [broken] = [await leaveEmail(server), await leaveEmail(server)];
    const { saveTurn } = server.storage.conversations;
    server.storage.conversations.saveTurn = (turn) =>
      turn.conversationId === broken ? Promise.reject(new Error('no disk')) : saveTurn(turn);
    await lookAfter(server, 20);
    expect(await server.storage.leads.count()).toBe(1);
    expect(server.lines.join('')).toContain('could not store an unconfirmed lead');
    server.storage.conversations.saveTurn = saveTurn;
    await lookAfter(server, 0);
    expect(await server.storage.leads.count()).toBe(2);
  });

  it('are many', async () => {
    const server = await start({ env: { RATE_LIMITS: 'off' } });
    for (let i = 0; i < 205; i++) await leaveEmail(server);
    await lookAfter(server, 20);
    expect(await server.storage.leads.count()).toBe(205);
  });
});

async function leaveEmail(server: TestApp): Promise<string> {
  const id = await startChat(server);
  await say(server, id, 'my email is dana@example.com');
  return id;
}

async function say({ app }: TestApp, conversationId: string, message: string): Promise<void> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/chat/message',
    payload: { conversationId, message },
  });
  expect(response.statusCode).toBe(200);
}

async function lookAfter({ app, storage, shop, notifier, clock }: TestApp, minutes: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + minutes * MINUTE);
  const now = () => clock.now;
  await saveUnconfirmedLeads({ storage, shop, notifier, afterMs: 15 * MINUTE, now, log: app.log });
}
