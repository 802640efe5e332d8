// Two app instances on one PostgreSQL: what one knows, the other knows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../storage/testing/postgres.ts';
import { post, say, startChat, transcript } from './testing/chat.ts';
import { ADMIN, signIn, type TestApp, useTestApp } from './testing/use-test-app.ts';

const CONTACT = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery' };

describe('two instances on one database', () => {
  const start = useTestApp();
  let postgres: TestPostgres;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  async function startTwo(env: Record<string, string> = {}): Promise<[TestApp, TestApp]> {
    const databaseUrl = await postgres.createDatabase();
    return [await start({ databaseUrl, env }), await start({ databaseUrl, env })];
  }

  it('share the sessions: one signed in at one is signed out at the other', async () => {
    const [one, other] = await startTwo();
    const headers = { cookie: await signIn(one) };
    const session = async ({ app }: TestApp) => {
      const response = await app.inject({ url: '/api/admin/session', headers });
      return response.statusCode === 200 ? response.json().username : response.statusCode;
    };
    expect([await session(one), await session(other)]).toEqual([ADMIN.username, ADMIN.username]);
    const logout = await other.app.inject({ method: 'POST', url: '/api/admin/logout', headers });
    expect(logout.statusCode).toBe(204);
    expect([await session(one), await session(other)]).toEqual([401, 401]);

    const again = await signIn(one);
    headers.cookie = again;
    expect(await session(other)).toBe(ADMIN.username);
    await signIn(other); // Sets the password anew, which ends every session.
    expect([await session(one), await session(other)]).toEqual([401, 401]);
  });

  it('count together what one address sends, one after another and all at once', async () => {
    const [one, other] = await startTwo();
    for (let i = 0; i < 10; i++)
      expect((await post(i % 2 ? one : other, '/api/contact', CONTACT)).statusCode).toBe(201);
    expect((await post(one, '/api/contact', CONTACT)).statusCode).toBe(429);
    expect((await post(other, '/api/contact', CONTACT)).statusCode).toBe(429);

    const starts = await Promise.all(
      Array.from({ length: 50 }, (_, i) => post(i % 2 ? one : other, '/api/chat/start', { sessionId: 's' })),
    );
    const statuses = starts.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(30).fill(429)]);
    expect(await one.storage.conversations.count()).toBe(20);

    const login = { username: ADMIN.username, password: 'wrong password' };
    const logins = [];
    for (let i = 0; i < 12; i++)
      logins.push((await post(i % 2 ? one : other, '/api/admin/login', login)).statusCode);
    expect(logins).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('answer a key that the other has answered, and refuse it another body', async () => {
    const [one, other] = await startTwo();
    const headers = { 'idempotency-key': 'k' };
    const first = await post(one, '/api/contact', CONTACT, headers);
    const second = await post(other, '/api/contact', CONTACT, headers);
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect((await post(other, '/api/contact', { ...CONTACT, name: 'Bo' }, headers)).statusCode).toBe(409);
    expect(await one.storage.leads.count()).toBe(1);

    const conversationId = await startChat(one);
    const said = await say(one, conversationId, 'Hello', headers);
    expect((await say(other, conversationId, 'Hello', headers)).body).toBe(said.body);
    expect(await transcript(other, conversationId)).toHaveLength(3);
  });

  it('store once what arrives at both in the same moment under one key', async () => {
    const [one, other] = await startTwo({ RATE_LIMITS: 'off' });
    for (let round = 0; round < 10; round++) {
      const headers = { 'idempotency-key': `k${round}` };
      const conversationId = await startChat(one);
      const both = <T>(send: (server: TestApp) => Promise<T>) =>
        Promise.all([one, other, one, other].map(send));
      const contacts = await both((server) => post(server, '/api/contact', CONTACT, headers));
      const messages = await both((server) => say(server, conversationId, 'Hello', headers));
      const lead = { conversationId, ...CONTACT, details: 'Caps' };
      const leads = await both((server) => post(server, '/api/chat/lead', lead, headers));
      for (const [answers, status] of [
        [contacts, 201],
        [messages, 200],
        [leads, 201],
      ] as const) {
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status, status]);
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      }
      expect(await transcript(other, conversationId)).toHaveLength(4);
      expect(await one.storage.leads.count()).toBe(2 * (round + 1));
    }
  });

  it('keep order and slots of 50 conversations whose messages go to both in turn', async () => {
    const servers = await startTwo({ RATE_LIMITS: 'off' });
    const talk = async (number: number) => {
      const quantity = 100 + number;
      const said = [
        'Hi there',
        `I need ${quantity} embroidered caps`,
        'When are you open?',
        'by June 12th',
        `actually ${quantity + 1000}`,
        `My name is Dana Ruiz`,
        `dana${number}@example.com`,
        'the logo goes on the front',
      ];
      const id = await startChat(servers[0]);
      for (const [turn, message] of said.entries()) {
        const server = servers[(turn + number) % 2] ?? servers[0];
        expect((await say(server, id, message)).statusCode).toBe(200);
      }
      const slots = {
        service: 'embroidery',
        quantity: quantity + 1000,
        dueDate: { text: 'June 12th', date: '2026-06-12' },
        name: 'Dana Ruiz',
        email: `dana${number}@example.com`,
        imprintLocations: ['front'],
      };
      return { id, said, slots };
    };
    const talks = await Promise.all(Array.from({ length: 50 }, (_, number) => talk(number)));
    for (const { id, said, slots } of talks) {
      const messages = await transcript(servers[1], id);
      expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(said);
      expect(messages.map(({ role }) => role)).toEqual([
        'assistant',
        ...said.flatMap(() => ['user', 'assistant']),
      ]);
      expect(messages.at(-1)?.metadata).toMatchObject({ state: { slots, dialogue: { turns: said.length } } });
    }
  });

  it('lose and mix nothing when a conversation reaches both at once', async () => {
    const [one, other] = await startTwo({ RATE_LIMITS: 'off' });
    const id = await startChat(one);
    const said = Array.from({ length: 12 }, (_, i) => `question ${i}`);
    const answers = await Promise.all(said.map((message, i) => say(i % 2 ? one : other, id, message)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(said.map(() => 200));
    const messages = (await transcript(other, id)).slice(1);
    expect(messages.map(({ role }) => role)).toEqual(said.flatMap(() => ['user', 'assistant']));
    const contents = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(contents.toSorted()).toEqual(said.toSorted());
    for (const [i, answer] of answers.entries()) {
      const at = messages.findIndex(({ content, role }) => role === 'user' && content === said[i]);
      expect(messages[at + 1]?.id).toBe(answer.json().messageId);
    }
    expect(messages.at(-1)?.metadata).toMatchObject({ state: { dialogue: { turns: said.length } } });
  });
});
