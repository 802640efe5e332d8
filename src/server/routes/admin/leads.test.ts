import { beforeEach, describe, expect, it } from 'vitest';
import { emptyItem } from '../../../schemas/item.ts';
import type { DeskLead, Lead } from '../../../schemas/lead.ts';
import { chatLead, saveLead } from '../../../storage/testing/samples.ts';
import { post, startChat } from '../../testing/chat.ts';
import { ADMIN, signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const NOBODY = '3c6e0b8a-9c1e-4b0e-8d5e-0a2d6f1b7c11';

describe('the leads of the admin', () => {
  const start = useTestApp();
  let server: TestApp;
  let cookie: string;
  let woken = 0;

  beforeEach(async () => {
    woken = 0;
    const notifier = {
      channels: ['email', 'webhook', 'receipt'] as const,
      wake: () => {
        woken += 1;
      },
    };
    server = await start({ env: { RATE_LIMITS: 'off' }, context: { notifier } });
    cookie = await signIn(server);
  });

  const ask = (method: 'GET' | 'PATCH' | 'DELETE' | 'POST', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });

  async function sendContact(more: object = {}): Promise<string> {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const payload = { name: 'Dana Ruiz', email: 'dana@example.com', service: 'Embroidery', ...more };
    return (await post(server, '/api/contact', payload)).json<{ id: string }>().id;
  }

  async function sendLeadForm(more: object = {}): Promise<{ leadId: string; conversationId: string }> {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const conversationId = await startChat(server);
    const form = {
      name: 'José Núñez',
      phone: '(816) 555-0143',
      service: 'Car Wraps',
      details: 'A van',
      ...more,
    };
    const { leadId } = (await post(server, '/api/chat/lead', { conversationId, ...form })).json();
    return { leadId, conversationId };
  }

  describe('as a list', () => {
    it('are those that the filters select', async () => {
      const form = await sendContact();
      const { leadId: chat } = await sendLeadForm();
      const both = [chat, form];
      const idsOf = async (query: string) => {
        const response = await ask('GET', `/api/admin/leads?${query}`);
        expect([query, response.statusCode]).toEqual([query, 200]);
        return response.json<Lead[]>().map(({ id }) => id);
      };
      expect(await idsOf('')).toEqual(both);
      expect(await idsOf('q=jose%20nunez')).toEqual([chat]);
      expect(await idsOf('q=555-0143')).toEqual([chat]);
      expect(await idsOf('q=%20DANA%20')).toEqual([form]);
      expect(await idsOf('q=nobody')).toEqual([]);
      expect(await idsOf('source=chat')).toEqual([chat]);
      expect(await idsOf('source=quote_form')).toEqual([form]);
      expect(await idsOf('source=callback')).toEqual([]);
      expect(await idsOf('service=Embroidery')).toEqual([form]);
      expect(await idsOf('q=dana&source=quote_form&service=Embroidery&handled=false')).toEqual([form]);
      expect(await idsOf('q=dana&source=chat')).toEqual([]);
      expect(await idsOf('q=&source=&service=&handled=&sort=')).toEqual(both);
      expect(await idsOf('sort=newest')).toEqual(both);

      await ask('PATCH', `/api/admin/leads/${form}`, { handled: true });
      expect(await idsOf('handled=true')).toEqual([form]);
      expect(await idsOf('handled=false')).toEqual([chat]);
    });

    it('stand in the order in which they are due, the answered last, if that is asked for', async () => {
      server.clock.now = new Date('2026-03-06T22:59:00Z'); // Friday, shortly before closing
      const friday = await sendContact();
      server.clock.now = new Date('2026-03-07T20:30:00Z'); // Saturday, after closing
      const saturday = await sendContact();
      server.clock.now = new Date('2026-03-09T13:30:00Z'); // Monday, before opening
      const monday = await sendContact();
      cookie = await signIn(server);
      const leads = (await ask('GET', '/api/admin/leads?sort=due')).json<Lead[]>();
      const dueAt = leads.map(({ replyDueAt }) => replyDueAt ?? '');
      expect(dueAt).toEqual(dueAt.toSorted());
      expect(leads[0]?.id).toBe(friday);
      expect(leads.map(({ id }) => id).toSorted()).toEqual([friday, saturday, monday].toSorted());
      await ask('PATCH', `/api/admin/leads/${friday}`, { handled: true });
      const first = await ask('GET', '/api/admin/leads?sort=due&limit=2');
      expect(first.json<Lead[]>().map(({ id }) => id)).toEqual(leads.slice(1).map(({ id }) => id));
      const next = /^<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
      expect((await ask('GET', next)).json()).toMatchObject([{ id: friday, handledBy: ADMIN.username }]);
    });

    it('keep the filters from page to page', async () => {
      for (let i = 0; i < 5; i++) {
        await sendContact({ name: `Ann & Bob ${i}` });
        await sendLeadForm();
      }
      for (const query of [
        'q=ann+%26&source=quote_form&handled=false',
        'source=quote_form&sort=due&service=Embroidery',
      ]) {
        const seen: Lead[][] = [];
        let path: string | undefined = `/api/admin/leads?limit=2&${query}`;
        while (path) {
          const response = await ask('GET', path);
          seen.push(response.json());
          path = /^<(\/api\/admin\/[^>]+)>; rel="next"$/.exec(String(response.headers.link ?? ''))?.[1];
          if (path) for (const part of query.split('&')) expect(path).toContain(part);
        }
        expect(seen.map((page) => page.length)).toEqual([2, 2, 1]);
        expect(new Set(seen.flat().map(({ id }) => id)).size).toBe(5);
        expect(seen.flat().every(({ source }) => source === 'quote_form')).toBe(true);
      }
    });

    it('say per field what is wrong with a filter', async () => {
      const query = `q=${'x'.repeat(201)}&source=nobody&service=${'x'.repeat(201)}&handled=perhaps&sort=name&limit=0`;
      for (const path of ['leads', 'leads.csv']) {
        const response = await ask('GET', `/api/admin/${path}?${query}`);
        expect(response.statusCode).toBe(400);
        const errors: { field: string; message: string }[] = response.json().errors;
        const wanted = ['q', 'source', 'service', 'handled', 'sort', ...(path === 'leads' ? ['limit'] : [])];
        expect(errors.map(({ field }) => field).toSorted()).toEqual(wanted.toSorted());
        expect(errors.find(({ field }) => field === 'source')?.message).toBe(
          'source is one of chat, quote_form, callback, again, mail.',
        );
      }
    });

    it('do not take the cursor of another order', async () => {
      for (let i = 0; i < 3; i++) await sendContact();
      const { headers } = await ask('GET', '/api/admin/leads?limit=2');
      const next = /^<([^>]+)>/.exec(String(headers.link))?.[1] ?? '';
      expect((await ask('GET', next)).statusCode).toBe(200);
      const response = await ask('GET', `${next}&sort=due`);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ field: 'cursor' }]);
    });
  });

  describe('one by one', () => {
    it('open by their id', async () => {
      const { leadId, conversationId } = await sendLeadForm();
      const response = await ask('GET', `/api/admin/leads/${leadId}`);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ id: leadId, conversationId, name: 'José Núñez' });
      const { artwork, job, ...listed } = response.json();
      expect(artwork).toEqual([]);
      expect(job).toMatchObject({ stage: 'asked', number: leadId.slice(0, 8), sayings: [] });
      expect([listed]).toEqual((await ask('GET', '/api/admin/leads')).json());
      expect((await ask('GET', `/api/admin/leads/${NOBODY}`)).statusCode).toBe(404);
    });

    it('have their items, as they were stored and in words', async () => {
      const items = [
        { ...emptyItem('1'), product: 'pint-glass', method: 'glass-printing', quantity: 24, inkColors: 1 },
        { ...emptyItem('2'), wording: 'frisbee', service: 'promo-products', quantity: 60 },
      ];
      const lead = chatLead({ items });
      await saveLead(server.storage, lead);
      const read = (await ask('GET', `/api/admin/leads/${lead.id}`)).json<DeskLead>();
      expect(read.items).toMatchObject([
        { ...items[0], label: '24 pint glasses', methodName: 'Fired glass printing' },
        { ...items[1], label: 'Frisbee, 60 pieces', methodName: null, estimate: null },
      ]);
      const { artwork: _, job: __, ...listed } = read;
      expect((await ask('GET', '/api/admin/leads')).json()).toEqual([listed]);
      expect((await ask('PATCH', `/api/admin/leads/${lead.id}`, { handled: true })).json()).toMatchObject({
        items: read.items,
      });
    });

    it('have one item where they came by the quote form: the service', async () => {
      const id = await sendContact({ service: 'Car Wraps' });
      const { items } = (await ask('GET', `/api/admin/leads/${id}`)).json<DeskLead>();
      expect(items).toMatchObject([
        { ...emptyItem('1'), wording: 'Car Wraps', service: 'car-wraps', label: 'Car Wraps' },
      ]);
    });

    it('are handled by who is signed in, and open again', async () => {
      const id = await sendContact();
      const url = `/api/admin/leads/${id}`;
      const handledAt = server.clock.now.toISOString();
      const handled = await ask('PATCH', url, { handled: true });
      expect(handled.statusCode).toBe(200);
      expect(handled.json()).toMatchObject({ id, handledBy: ADMIN.username, handledAt });
      server.clock.now = new Date(server.clock.now.getTime() + 60_000);
      expect((await ask('PATCH', url, { handled: true })).json()).toEqual(handled.json());
      expect((await ask('GET', url)).json()).toEqual(handled.json());
      const open = await ask('PATCH', url, { handled: false });
      expect(open.json()).toMatchObject({ id, handledBy: null, handledAt: null });
      expect((await ask('PATCH', `/api/admin/leads/${NOBODY}`, { handled: true })).statusCode).toBe(404);
      expect((await ask('PATCH', url, { handled: 'yes' })).json().errors).toEqual([
        { field: 'handled', message: 'handled is true or false.' },
      ]);
    });

    it('are deleted, their conversation stays', async () => {
      const { leadId, conversationId } = await sendLeadForm();
      const response = await ask('DELETE', `/api/admin/leads/${leadId}`);
      expect([response.statusCode, response.body]).toEqual([204, '']);
      expect((await ask('GET', `/api/admin/leads/${leadId}`)).statusCode).toBe(404);
      expect((await ask('DELETE', `/api/admin/leads/${leadId}`)).statusCode).toBe(404);
      expect((await ask('GET', `/api/admin/conversations/${conversationId}`)).statusCode).toBe(200);
    });

    it('go with their conversation', async () => {
      const { leadId, conversationId } = await sendLeadForm();
      const other = await sendContact();
      const response = await ask('DELETE', `/api/admin/conversations/${conversationId}`);
      expect([response.statusCode, response.body]).toEqual([204, '']);
      expect((await ask('GET', `/api/admin/conversations/${conversationId}`)).statusCode).toBe(404);
      expect((await ask('GET', `/api/admin/leads/${leadId}`)).statusCode).toBe(404);
      expect((await ask('GET', `/api/admin/leads/${other}`)).statusCode).toBe(200);
      expect((await ask('DELETE', `/api/admin/conversations/${conversationId}`)).statusCode).toBe(404);
      expect((await server.storage.outbox.count(server.clock.now)).waiting).toBe(3);
    });

    it.each(['PATCH', 'DELETE', 'POST'] as const)(
      'are not changed by another site with %s',
      async (method) => {
        const id = await sendContact();
        const url = `/api/admin/leads/${id}${method === 'POST' ? '/announce' : ''}`;
        const headers = { cookie, 'sec-fetch-site': 'cross-site' };
        const payload = method === 'PATCH' ? { handled: true } : undefined;
        const response = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
        expect(response.statusCode).toBe(403);
        expect((await ask('GET', `/api/admin/leads/${id}`)).json()).toMatchObject({ id, handledAt: null });
      },
    );
  });

  describe('notified again', () => {
    const send = async () => {
      const { now } = server.clock;
      for (const delivery of await server.storage.outbox.claim({
        channels: ['email', 'webhook', 'receipt'],
        limit: 10,
        leaseMs: 1000,
        now,
      })) {
        await server.storage.outbox.markSent(delivery, now);
      }
    };
    const statesOf = (lead: Lead) => lead.announcements.map(({ channel, state }) => `${channel} ${state}`);

    it('wait to be sent to the shop, and not to a visitor who has the receipt', async () => {
      const id = await sendContact();
      await send();
      const before = (await ask('GET', `/api/admin/leads/${id}`)).json<Lead>();
      expect(statesOf(before)).toEqual(['email sent', 'webhook sent', 'receipt sent']);
      woken = 0;
      const response = await ask('POST', `/api/admin/leads/${id}/announce`);
      expect(response.statusCode).toBe(202);
      expect(statesOf(response.json())).toEqual(['email waiting', 'webhook waiting', 'receipt sent']);
      expect(woken).toBe(1);
    });

    it('are not known', async () => {
      expect((await ask('POST', `/api/admin/leads/${NOBODY}/announce`)).statusCode).toBe(404);
      expect(woken).toBe(0);
    });

    it('need somebody to tell', async () => {
      const quiet = await start();
      const headers = { cookie: await signIn(quiet) };
      const payload = { name: 'Dana', email: 'dana@example.com', service: 'Embroidery' };
      const { id } = (await post(quiet, '/api/contact', payload)).json();
      const notify = (lead: string) =>
        quiet.app.inject({ method: 'POST', url: `/api/admin/leads/${lead}/announce`, headers });
      const response = await notify(id);
      expect(response.statusCode).toBe(409);
      expect(response.json().detail).toContain('Nobody is configured to be told');
      expect((await notify(NOBODY)).statusCode).toBe(404);
    });
  });

  it('are told of in the summary: by which channels, and how many were not; the list says which', async () => {
    const told = async () => (await ask('GET', '/api/admin/summary')).json().notifications;
    const undelivered = async (query = '') =>
      (await ask('GET', `/api/admin/leads?undelivered=true${query}`)).json<Lead[]>().map(({ id }) => id);
    const id = await sendContact();
    expect(await told()).toEqual({ channels: ['email', 'webhook'], failing: 0 });
    const { now } = server.clock;
    const deliveries = await server.storage.outbox.claim({
      channels: ['webhook'],
      limit: 10,
      leaseMs: 1000,
      now,
    });
    expect(deliveries.map(({ channel }) => channel)).toContain('webhook');
    for (const delivery of deliveries) {
      const nextAttemptAt = new Date(now.getTime() + 1000);
      await server.storage.outbox.markFailed(delivery, { error: 'refused', nextAttemptAt, now });
    }
    server.clock.now = new Date(now.getTime() + 9.9 * 60_000);
    expect((await told()).failing).toBe(0);
    expect(await undelivered()).toEqual([]);
    server.clock.now = new Date(now.getTime() + 10.1 * 60_000);
    expect((await told()).failing).toBe(1);
    await sendLeadForm();
    expect(await undelivered()).toEqual([id]);
    expect(await undelivered('&source=chat')).toEqual([]);
  });
});
