import { describe, expect, it } from 'vitest';
import type { Lead } from '../../schemas/lead.ts';
import { post } from '../testing/chat.ts';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';

const contact = {
  name: ' Dana Ruiz ',
  email: 'Dana@Example.COM',
  service: 'Embroidery',
  details: '48 caps\nwith a logo',
};
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('POST /api/contact', () => {
  const start = useTestApp();

  it('answers 201 with the id of the lead it has stored', async () => {
    const server = await start();
    const response = await send(server, contact);
    expect(response.statusCode).toBe(201);
    const { id } = response.json();
    expect(id).toMatch(uuid);
    expect(await leads(server)).toMatchObject([
      {
        id,
        source: 'quote_form',
        conversationId: null,
        name: 'Dana Ruiz',
        email: 'Dana@example.com',
        phone: null,
        service: 'Embroidery',
        details: '48 caps\nwith a logo',
        confirmed: true,
        createdAt: '2026-03-04T15:00:00.000Z',
      },
    ]);
    expect((await leads(server))[0]?.replyDueAt).toMatch(/^2026-03-0[56]T/);
  });

  it('keeps how the visit began, for requests and for chats, and refuses nothing for it', async () => {
    const server = await start();
    const touch = {
      page: '/services',
      referrer: 'google.com/',
      source: null,
      medium: null,
      campaign: 'spring',
    };
    await send(server, { ...contact, firstTouch: { ...touch, campaign: ' spring\n', more: 1 } });
    expect((await leads(server))[0]?.firstTouch).toEqual(touch);
    for (const firstTouch of ['<b>', { page: null }])
      expect((await send(server, { ...contact, firstTouch })).statusCode).toBe(201);
    const kept = (await leads(server)).map((lead) => lead.firstTouch);
    expect(kept.filter((one) => one !== null)).toEqual([touch]);
    expect(kept).toHaveLength(3);

    const chat = { sessionId: 's', language: 'en', firstTouch: touch };
    const { conversationId } = (await post(server, '/api/chat/start', chat)).json();
    await post(server, '/api/chat/lead', { ...contact, conversationId });
    expect((await leads(server)).find((lead) => lead.source === 'chat')?.firstTouch).toEqual(touch);
  });

  it('tells by when a person answers', async () => {
    const server = await start();
    expect((await send(server, contact)).json().replyBy).toBe('tomorrow, Thursday, March 5, by 9 am');
    server.clock.now = new Date('2026-03-07T21:00:00Z');
    expect((await send(server, contact)).json().replyBy).toBe('Monday, March 9, by 6 pm');
  });

  it('thanks a program that fills in the trap, and stores nothing', async () => {
    const server = await start();
    const honest = (await send(server, { ...contact, website: ' ' })).json();
    await send(server, { ...contact, website: null });
    expect(await server.storage.leads.count()).toBe(2);
    const trapped = await send(server, { ...contact, website: 'http://spam.example' });
    expect(trapped.statusCode).toBe(201);
    expect(trapped.headers['content-type']).toMatch(/^application\/json/);
    expect(trapped.json()).toEqual({
      id: expect.stringMatching(uuid),
      replyBy: honest.replyBy,
      jobUrl: expect.stringMatching(/^\/job\/[\w-]{32}$/),
    });
    expect(await server.storage.leads.count()).toBe(2);
    expect(await server.storage.leads.find(trapped.json().id)).toBeUndefined();
  });

  it('takes no details, and the six services of the form only', async () => {
    const server = await start();
    const offered = server.shop.current.services.filter((service) => service.in_quote_form);
    expect(offered).toHaveLength(6);
    for (const { name } of offered) {
      const { details, ...rest } = contact;
      expect((await send(server, { ...rest, service: name })).statusCode).toBe(201);
    }
    const other = await send(server, { ...contact, service: 'Hats & T-Shirts' });
    expect(other.statusCode).toBe(400);
    expect(other.json().errors).toEqual([{ field: 'service', message: 'Choose a service from the list.' }]);
  });

  it('checks against the facts as they are now, not as they were at start', async () => {
    const server = await start();
    const services = server.shop.current.services.map((service) => ({
      ...service,
      name: service.name === 'Embroidery' ? 'Stitching' : service.name,
    }));
    server.shop.current = { ...server.shop.current, services, version: 'next' };
    expect((await send(server, { ...contact, service: 'Stitching' })).statusCode).toBe(201);
    expect((await send(server, contact)).statusCode).toBe(400);
  });

  it('answers with one message per field at fault', async () => {
    const server = await start();
    const response = await send(server, { email: 'dana@', service: 7, details: 'x'.repeat(5001) });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    const problem = response.json();
    expect(problem).toMatchObject({ type: 'about:blank', title: 'Bad Request', status: 400 });
    expect(problem.errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
      'service',
      'details',
    ]);
    expect(problem.errors[0].message).toBe('Your name is missing.');
    expect(await leads(server)).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  const start = useTestApp();
  const keyed = (key: string) => ({ 'idempotency-key': key });

  it('gives the first answer again and stores nothing twice', async () => {
    const server = await start();
    const first = await send(server, contact, keyed('k1'));
    // The same values, written in another order.
    const again = await send(server, Object.fromEntries(Object.entries(contact).reverse()), keyed('k1'));
    expect(again.statusCode).toBe(201);
    expect(again.body).toBe(first.body);
    expect(await leads(server)).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    const server = await start();
    await send(server, contact, keyed('k1'));
    const other = await send(server, { ...contact, name: 'Somebody Else' }, keyed('k1'));
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ title: 'Conflict', status: 409 });
    expect(await leads(server)).toHaveLength(1);
  });

  it('makes copies that arrive at once wait for the first', async () => {
    const server = await start();
    const copies = await Promise.all(Array.from({ length: 20 }, () => send(server, contact, keyed('k1'))));
    expect(new Set(copies.map((copy) => `${copy.statusCode} ${copy.body}`)).size).toBe(1);
    expect(copies[0]?.statusCode).toBe(201);
    expect(await leads(server)).toHaveLength(1);
  });

  it('holds across two servers on one database', async () => {
    const one = await start();
    const two = await start({ dataDir: one.dataDir });
    const copies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => send(i % 2 ? one : two, contact, keyed('k1'))),
    );
    expect(new Set(copies.map((copy) => `${copy.statusCode} ${copy.body}`)).size).toBe(1);
    expect(await leads(one)).toHaveLength(1);
  });

  it('keeps successes only', async () => {
    const server = await start();
    expect((await send(server, { ...contact, email: 'no' }, keyed('k1'))).statusCode).toBe(400);
    expect((await send(server, contact, keyed('k1'))).statusCode).toBe(201);
  });

  it('is forgotten after 24 hours', async () => {
    const server = await start();
    const first = await send(server, contact, keyed('k1'));
    server.clock.now = new Date(server.clock.now.getTime() + 24 * 3_600_000 + 1000);
    const later = await send(server, contact, keyed('k1'));
    expect(later.statusCode).toBe(201);
    expect(later.body).not.toBe(first.body);
  });

  it.each(['', 'two words', 'ü', 'x'.repeat(256)])('of %j is refused', async (key) => {
    const server = await start();
    const response = await send(server, contact, keyed(key));
    expect(response.statusCode).toBe(400);
    expect(await leads(server)).toEqual([]);
  });

  it('may have 255 characters', async () => {
    expect((await send(await start(), contact, keyed('x'.repeat(255)))).statusCode).toBe(201);
  });
});

function send({ app }: TestApp, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/contact', payload, headers });
}

async function leads({ storage }: TestApp): Promise<Lead[]> {
  return (await storage.leads.list({ limit: 200 })).items;
}
