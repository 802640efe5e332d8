// Whichever way a lead is stored, who is to be told is queued with it, and the notifier is woken once that is on disk.
import { beforeEach, describe, expect, it } from 'vitest';
import { post, say, startChat } from '../testing/chat.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';
import { saveUnconfirmedLeads } from './unconfirmed-leads.ts';

const CONTACT = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery', details: '48 caps' };

describe('a lead', () => {
  const startApp = useTestApp();
  let server: TestApp;
  /** How many leads were stored each time the notifier was woken. */
  let stored: Promise<number>[];

  beforeEach(async () => {
    stored = [];
    server = await startApp({
      context: {
        notifier: {
          channels: ['email', 'webhook', 'receipt'],
          wake: () => stored.push(server.storage.leads.count()),
        },
      },
    });
  });

  it.each<[way: string, leave: () => Promise<unknown>]>([
    ['the quote form', () => post(server, '/api/contact', CONTACT)],
    [
      "the chat's form",
      async () => post(server, '/api/chat/lead', { conversationId: await startChat(server), ...CONTACT }),
    ],
    [
      'words in the chat',
      async () => {
        const id = await startChat(server, 'human_support');
        await say(server, id, 'I am Dana Ruiz, please write to dana@example.com');
      },
    ],
    [
      'silence',
      async () => {
        const { storage, shop, notifier, clock, app } = server;
        await say(server, await startChat(server), 'my email is dana@example.com');
        clock.now = new Date(clock.now.getTime() + 3_600_000);
        const now = () => clock.now;
        await saveUnconfirmedLeads({ storage, shop, notifier, afterMs: 60_000, now, log: app.log });
      },
    ],
  ])('that comes by %s is notified', async (_way, leave) => {
    await leave();
    expect(await Promise.all(stored)).toEqual([1]);
    const { items } = await server.storage.leads.list({ limit: 10 });
    expect(items[0]?.announcements).toMatchObject([
      { channel: 'email', state: 'waiting' },
      { channel: 'webhook', state: 'waiting' },
      { channel: 'receipt', state: 'waiting' },
    ]);
  });

  it('is none where a message stores none', async () => {
    await say(server, await startChat(server), 'what do 48 shirts cost?');
    expect(await server.storage.leads.count()).toBe(0);
    expect(stored).toEqual([]);
  });

  it('tells the visitor of the quote form by when a person answers', async () => {
    const response = await post(server, '/api/contact', CONTACT);
    expect(response.json()).toMatchObject({ replyBy: 'tomorrow, Thursday, March 5, by 9 am' });
    const [lead] = (await server.storage.leads.list({ limit: 1 })).items;
    expect(lead?.replyDueAt).toBe('2026-03-05T15:00:00.000Z');
  });

  it('takes the idempotency key along when it is deleted', async () => {
    const key = { 'idempotency-key': 'k1' };
    const first = await post(server, '/api/contact', CONTACT, key);
    expect((await post(server, '/api/contact', CONTACT, key)).body).toBe(first.body);
    await server.storage.leads.delete(first.json<{ id: string }>().id);
    const again = await post(server, '/api/contact', CONTACT, key);
    expect(again.statusCode).toBe(201);
    expect(again.body).not.toBe(first.body);
  });

  it('goes with its conversation, and so do the idempotency keys', async () => {
    const conversationId = await startChat(server);
    const said = { conversationId, message: 'hello', language: 'en' };
    const form = { conversationId, ...CONTACT };
    const send = async () => [
      (await post(server, '/api/chat/message', said, { 'idempotency-key': 'k1' })).statusCode,
      (await post(server, '/api/chat/lead', form, { 'idempotency-key': 'k2' })).statusCode,
    ];
    expect(await send()).toEqual([200, 201]);
    expect(await send()).toEqual([200, 201]);
    await server.storage.conversations.delete(conversationId);
    expect(await send()).toEqual([404, 404]);
  });
});
