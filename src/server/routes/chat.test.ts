import { describe, expect, it } from 'vitest';
import type { ChatResponse } from '../../schemas/message.ts';
import { post, say, startChat, transcript, UUID } from '../testing/chat.ts';
import { useTestApp } from '../testing/use-test-app.ts';

describe('POST /api/chat/start', () => {
  const start = useTestApp();

  it('answers 201 with the greeting and what was stored', async () => {
    const server = await start();
    const response = await post(server, '/api/chat/start', { sessionId: 's', language: 'en' });
    expect(response.statusCode).toBe(201);
    const answer = response.json();
    expect(answer.conversationId).toMatch(UUID);
    expect(answer.greeting).toBe(server.shop.current.greeting.text_intro.message);
    expect(answer.messages).toEqual([
      { id: expect.stringMatching(UUID), role: 'assistant', content: answer.greeting },
    ]);
    const stored = await server.storage.conversations.findTranscript(answer.conversationId);
    expect(stored?.messages.map(({ id, content }) => ({ id, content }))).toEqual([
      { id: answer.messages[0].id, content: answer.greeting },
    ]);
    expect(stored?.messages[0]?.metadata).toHaveProperty('state.slots');
  });

  it('adds the sentence of the flow as a second message', async () => {
    const server = await start();
    const { messages } = (
      await post(server, '/api/chat/start', { sessionId: 's', flow: 'quote_flow' })
    ).json();
    expect(messages).toHaveLength(2);
  });

  it.each([undefined, null, 'human_support', 'design_consultation'])('takes the flow %j', async (flow) => {
    expect((await post(await start(), '/api/chat/start', { sessionId: 's', flow })).statusCode).toBe(201);
  });

  it('refuses another flow, and a language that is no tag', async () => {
    const server = await start();
    for (const wrong of [{ flow: 'sales' }, { language: 'english please' }]) {
      const response = await post(server, '/api/chat/start', { sessionId: 's', ...wrong });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0].field).toBe(Object.keys(wrong)[0]);
    }
    expect(await server.storage.conversations.count()).toBe(0);
  });

  it('never tells one conversation by its sessionId', async () => {
    const server = await start();
    expect(await startChat(server)).not.toBe(await startChat(server));
  });
});

const PRICE_RANGE = { lowCents: expect.any(Number), highCents: expect.any(Number) };

describe('POST /api/chat/message', () => {
  const start = useTestApp();

  it('answers with the reply and stores both messages with what Carl understood', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const response = await say(server, conversationId, '  I need 72 shirts  ');
    expect(response.statusCode).toBe(200);
    const answer = response.json<ChatResponse>();
    expect(answer).toEqual({
      response: expect.any(String),
      shouldCaptureLead: expect.any(Boolean),
      leadCaptureFields: expect.any(Array),
      suggestions: expect.any(Array),
      ticket: expect.any(Array),
      items: [{ label: expect.any(String), quantity: 72, estimate: PRICE_RANGE }],
      total: PRICE_RANGE,
      messageId: expect.stringMatching(UUID),
    });
    const [, mine, reply] = await transcript(server, conversationId);
    expect(mine).toMatchObject({ role: 'user', content: 'I need 72 shirts' });
    expect(mine?.metadata).toHaveProperty('reading.intents');
    expect(mine?.metadata).not.toHaveProperty('label');
    expect(reply).toMatchObject({ id: answer.messageId, role: 'assistant', content: answer.response });
    expect(reply?.metadata).toHaveProperty('state.slots');
    expect(reply?.metadata).toHaveProperty('state.items', answer.items);
  });

  it('has no total while one of the items has no price, and no items before there are any', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const hello = (await say(server, conversationId, 'Hello')).json<ChatResponse>();
    expect(hello).toMatchObject({ items: [], total: null });
    const answer = (await say(server, conversationId, 'I need 60 frisbees')).json<ChatResponse>();
    expect(answer).toMatchObject({ items: [{ quantity: 60, estimate: null }], total: null });
    const [opening] = await transcript(server, conversationId);
    expect(opening?.metadata).toHaveProperty('state.items', []);
  });

  it('keeps the state under slots and items, and the dialogue whole beside them', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const { items, response } = (await say(server, conversationId, 'I need 72 shirts')).json<ChatResponse>();
    const state = (await transcript(server, conversationId)).at(-1)?.metadata?.state;
    expect(state).toEqual({
      slots: { service: 'hats-and-t-shirts', quantity: 72 },
      items,
      dialogue: expect.objectContaining({ request: 1, lastReply: response }),
    });
  });

  it('makes one lead of all that is asked for, with an item each', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    for (const message of [
      '500 pens and 250 mugs by april 20',
      'Renee Castillo, renee@example.com',
      'yes',
      'make it 300 mugs',
    ])
      await say(server, conversationId, message);
    const { items: leads } = await server.storage.leads.list({ limit: 10 });
    expect(leads).toMatchObject([
      {
        name: 'Renee Castillo',
        quantity: 500,
        confirmed: true,
        items: [
          { product: 'pen', quantity: 500 },
          { product: 'mug', quantity: 300 },
        ],
      },
    ]);
  });

  it('keeps the label of the button whose sentence it is', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    await say(server, conversationId, "I'd like to quote flow");
    expect((await transcript(server, conversationId))[1]).toMatchObject({
      content: "I'd like to quote flow",
      metadata: { label: 'Start a Quote' },
    });
  });

  it('answers 404 for a conversation that does not exist', async () => {
    const server = await start();
    for (const id of [crypto.randomUUID(), 'nonsense', '']) {
      const response = await say(server, id, 'Hello');
      expect(response.statusCode).toBe(404);
      expect(response.json().title).toBe('Not Found');
    }
  });

  it('refuses a blank message and one over 2,000 characters', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    for (const message of ['', ' \n ', 'x'.repeat(2001)]) {
      expect((await say(server, conversationId, message)).statusCode).toBe(400);
    }
    expect((await say(server, conversationId, 'x'.repeat(2000))).statusCode).toBe(200);
    expect(await transcript(server, conversationId)).toHaveLength(3);
  });

  it('keeps messages that are sent at once in order, each with its reply', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const said = Array.from({ length: 10 }, (_, i) => `message ${i}`);
    const replies = await Promise.all(said.map((message) => say(server, conversationId, message)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(said.map(() => 200));
    const messages = (await transcript(server, conversationId)).slice(1);
    expect(messages.map(({ role }) => role)).toEqual(said.flatMap(() => ['user', 'assistant']));
    expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(said);
    expect(messages.at(-1)?.metadata).toMatchObject({ state: { dialogue: { turns: said.length } } });
  });

  it('keeps the turns of one conversation apart on two servers', async () => {
    const one = await start();
    const two = await start({ dataDir: one.dataDir });
    const conversationId = await startChat(one);
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, i) => say(i % 2 ? one : two, conversationId, `message ${i}`)),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual(replies.map(() => 200));
    const messages = (await transcript(one, conversationId)).slice(1);
    expect(messages.map(({ role }) => role)).toEqual(replies.flatMap(() => ['user', 'assistant']));
    expect(messages.at(-1)?.metadata).toMatchObject({ state: { dialogue: { turns: 16 } } });
  });

  it("answers 409 with the shop's phone after 400 messages", async () => {
    const server = await start({ env: { RATE_LIMITS: 'off' } });
    const conversationId = await startChat(server, 'quote_flow');
    for (let count = 2; count < 400; count += 2) {
      expect((await say(server, conversationId, `message ${count}`)).statusCode).toBe(200);
    }
    const response = await say(server, conversationId, 'one more');
    expect(response.statusCode).toBe(409);
    expect(response.json().detail).toContain(server.shop.current.brand.phone);
    expect(await transcript(server, conversationId)).toHaveLength(400);
  });

  it('repeats the first answer to an Idempotency-Key', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const headers = { 'idempotency-key': 'k' };
    const [first, ...copies] = await Promise.all(
      Array.from({ length: 5 }, () => say(server, conversationId, 'Hello', headers)),
    );
    const late = await say(server, conversationId, 'Hello', headers);
    expect([...copies, late].map(({ body }) => body)).toEqual(Array(5).fill(first?.body));
    expect(await transcript(server, conversationId)).toHaveLength(3);
    expect((await say(server, conversationId, 'Hello!', headers)).statusCode).toBe(409);
  });

  it('reads contact data back that was said aloud, and keeps to that with a key', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const message = 'you can reach me at sam@example.com';
    const send = (spoken: unknown, key: string) =>
      post(
        server,
        '/api/chat/message',
        { conversationId, message, language: 'en', spoken },
        { 'idempotency-key': key },
      );
    const first = await send(true, 'k');
    expect(first.json<ChatResponse>().response).toContain('sam@example.com');
    expect((await send(true, 'k')).body).toBe(first.body);
    expect((await send(false, 'k')).statusCode).toBe(409);
    expect((await send('yes', 'other')).statusCode).toBe(400);
    const typed = await say(server, await startChat(server), message);
    expect(typed.json<ChatResponse>().response).not.toContain('sam@example.com');
  });
});
