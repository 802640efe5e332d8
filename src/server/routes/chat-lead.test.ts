import { describe, expect, it } from 'vitest';
import { post, startChat, transcript, UUID } from '../testing/chat.ts';
import { useTestApp } from '../testing/use-test-app.ts';

describe('POST /api/chat/lead', () => {
  const start = useTestApp();
  const form = {
    name: 'Dana Ruiz',
    email: 'dana@example.com',
    service: 'Embroidery',
    quantity: '48',
    details: 'Caps',
  };

  it('stores the lead, and the confirmation as a message', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const response = await post(server, '/api/chat/lead', { conversationId, ...form });
    expect(response.statusCode).toBe(201);
    const { message, leadId } = response.json();
    expect(response.json()).toEqual({
      success: true,
      message: expect.any(String),
      leadId: expect.stringMatching(UUID),
      jobUrl: expect.stringMatching(/^\/job\/[\w-]{32}$/),
    });
    expect((await transcript(server, conversationId)).at(-1)).toMatchObject({
      role: 'assistant',
      content: message,
    });
    const { items } = await server.storage.leads.list({ limit: 10 });
    expect(items).toMatchObject([
      {
        id: leadId,
        source: 'chat',
        conversationId,
        name: 'Dana Ruiz',
        quantity: 48,
        details: 'Caps',
        confirmed: true,
      },
    ]);
    expect(items[0]?.replyDueAt).toMatch(/^2026-03-0[56]T/);
  });

  it('updates the lead of the same job', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const first = (await post(server, '/api/chat/lead', { conversationId, ...form })).json();
    const second = (await post(server, '/api/chat/lead', { conversationId, ...form, quantity: 60 })).json();
    expect(second.leadId).toBe(first.leadId);
    const { items } = await server.storage.leads.list({ limit: 10 });
    expect(items).toMatchObject([{ id: first.leadId, quantity: 60 }]);
  });

  it('tells the promise that the lead keeps, for as long as it can be kept', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const send = async () =>
      (await post(server, '/api/chat/lead', { conversationId, ...form })).json().message;
    const dueAt = async () => (await server.storage.leads.list({ limit: 1 })).items[0]?.replyDueAt;
    expect(await send()).toContain('tomorrow, Thursday, March 5, by 9 am');
    const promised = await dueAt();
    server.clock.now = new Date('2026-03-05T14:00:00Z');
    expect(await send()).toContain('today, Thursday, March 5, by 9 am');
    server.clock.now = new Date('2026-03-06T15:00:00Z');
    expect(await send()).toContain('as soon as possible.');
    expect(await dueAt()).toBe(promised);
  });

  it('waives the email where there is a phone', async () => {
    const server = await start();
    const { email, ...rest } = form;
    const lead = { conversationId: await startChat(server), ...rest };
    const neither = await post(server, '/api/chat/lead', lead);
    expect(neither.statusCode).toBe(400);
    expect(neither.json().errors).toEqual([
      { field: 'email', message: expect.stringContaining('email or a phone') },
    ]);
    expect((await post(server, '/api/chat/lead', { ...lead, phone: '(816) 555-0101' })).statusCode).toBe(201);
  });

  it('says success: false with a message per field', async () => {
    const server = await start();
    const conversationId = await startChat(server);
    const response = await post(server, '/api/chat/lead', { conversationId, email: 'x', quantity: 'many' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, status: 400 });
    const fields = response.json().errors.map(({ field }: { field: string }) => field);
    expect(fields.toSorted()).toEqual(['details', 'email', 'name', 'quantity', 'service']);
    expect(await server.storage.leads.count()).toBe(0);
  });

  it('answers 404 for an unknown conversation', async () => {
    const response = await post(await start(), '/api/chat/lead', {
      conversationId: crypto.randomUUID(),
      ...form,
    });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, status: 404 });
  });

  it('thanks a program that fills in the trap, and stores nothing', async () => {
    const server = await start();
    const lead = { conversationId: await startChat(server), ...form };
    const trapped = await post(server, '/api/chat/lead', { ...lead, website: 'http://spam.example' });
    expect(trapped.statusCode).toBe(201);
    expect(trapped.json()).toEqual({
      success: true,
      message: expect.stringContaining('tomorrow, Thursday, March 5, by 9 am'),
      leadId: expect.stringMatching(UUID),
      jobUrl: expect.stringMatching(/^\/job\/[\w-]{32}$/),
    });
    expect(await server.storage.leads.count()).toBe(0);
    expect(await transcript(server, lead.conversationId)).toHaveLength(1);
    for (const conversationId of [crypto.randomUUID(), 'nonsense', 7, null, { toString: 1 }]) {
      const nobody = await post(server, '/api/chat/lead', { ...lead, conversationId, website: 'x' });
      expect([nobody.statusCode, nobody.json().success]).toEqual([404, false]);
    }
    expect((await post(server, '/api/chat/lead', { ...lead, website: '' })).statusCode).toBe(201);
    expect(await server.storage.leads.count()).toBe(1);
  });

  it('repeats the first answer to an Idempotency-Key, and its confirmation is stored once', async () => {
    const server = await start();
    const lead = { conversationId: await startChat(server), ...form };
    const headers = { 'idempotency-key': 'k' };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => post(server, '/api/chat/lead', lead, headers)),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await transcript(server, lead.conversationId)).toHaveLength(2);
  });
});
