import { beforeEach, describe, expect, it } from 'vitest';
import { loadShop } from '../../../shop/load-shop.ts';
import { post, startChat } from '../../testing/chat.ts';
import { signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0' };

describe('GET /api/admin/stats', () => {
  const start = useTestApp();
  let server: TestApp;

  beforeEach(async () => {
    server = await start({ env: { RATE_LIMITS: 'off' } });
  });

  const at = (time: string) => {
    server.clock.now = new Date(time);
  };
  const numbers = async () => {
    const cookie = await signIn(server);
    const response = await server.app.inject({ url: '/api/admin/stats', headers: { cookie } });
    expect(response.statusCode).toBe(200);
    return response.json();
  };
  const sendForm = async (service: string): Promise<string> => {
    const payload = { name: 'Dana', email: 'dana@example.com', service };
    return (await server.app.inject({ method: 'POST', url: '/api/contact', payload })).json().id;
  };
  const sendChatForm = async () => {
    const conversationId = await startChat(server);
    const form = { name: 'Dana', email: 'dana@example.com', service: 'Embroidery', details: 'Caps' };
    await post(server, '/api/chat/lead', { conversationId, ...form });
  };
  const handle = async (id: string) => {
    const cookie = await signIn(server);
    const payload = { handled: true };
    await server.app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers: { cookie }, payload });
  };
  const open = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { ...BROWSER, ...headers } });

  it('is all zeros for a new shop, with every service and no median', async () => {
    const { days, services, funnel, handling } = await numbers();
    expect(days).toHaveLength(30);
    expect([days[0].day, days[29].day]).toEqual(['2026-02-03', '2026-03-04']);
    expect(services.map(({ service }: { service: string }) => service)).toEqual(
      (await loadShop('shop')).services.map(({ name }) => name),
    );
    expect(funnel).toEqual({ visits: 0, visitsSince: null, chats: 0, chatLeads: 0, formLeads: 0 });
    expect(handling).toMatchObject({ handled: 0, open: 0, medianMinutes: null });
  });

  it("counts leads by the shop's days, over a change of the clocks, and forgets the day before", async () => {
    for (const time of [
      '2026-02-08T05:59:00Z', // The evening before the thirty days.
      '2026-02-08T06:00:00Z', // Their first minute.
      '2026-03-08T07:00:00Z', // 1 am on 8 March, when the clocks go forward in Kansas City.
      '2026-03-09T04:59:00Z', // Its last minute.
      '2026-03-09T05:00:00Z',
    ]) {
      at(time);
      await sendForm('Embroidery');
    }
    await sendChatForm();
    at('2026-03-09T05:30:00Z');
    const { days } = await numbers();
    const counted = days.filter(({ chat, quoteForm }: Record<string, number>) => chat || quoteForm);
    expect(counted).toEqual([
      { day: '2026-02-08', chat: 0, quoteForm: 1 },
      { day: '2026-03-08', chat: 0, quoteForm: 2 },
      { day: '2026-03-09', chat: 1, quoteForm: 1 },
    ]);
  });

  it('sorts services by their leads, and puts what the shop has no more under Other', async () => {
    await sendForm('Embroidery');
    await sendForm('Car Wraps');
    await sendForm('Embroidery');
    const services = server.shop.current.services.filter(({ name }) => name !== 'Car Wraps');
    server.shop.current = { ...server.shop.current, services };
    const answer = (await numbers()).services;
    expect(answer.slice(0, 2)).toEqual([
      { service: 'Embroidery', leads: 2 },
      { service: 'Other', leads: 1 },
    ]);
    expect(answer).toHaveLength(services.length + 1);
  });

  it('leads from visits to chats to leads; a chat that its visitor never wrote in is none', async () => {
    for (const path of ['/', '/services/embroidery', '/contact']) await open(path);
    await open('/services', { 'sec-fetch-site': 'same-origin' });
    await open('/', { 'user-agent': 'Googlebot/2.1' });
    await open('/nothing');
    await open('/admin');
    await server.app.inject({ method: 'HEAD', url: '/', headers: BROWSER });
    await startChat(server);
    const conversationId = await startChat(server);
    await post(server, '/api/chat/message', { conversationId, message: 'Do you do hats?', language: 'en' });
    await sendChatForm();
    await sendForm('Embroidery');
    await server.saveVisits();
    expect((await numbers()).funnel).toEqual({
      visits: 3,
      visitsSince: '2026-03-04',
      chats: 1,
      chatLeads: 1,
      formLeads: 1,
    });
  });

  it('counts a visit again that the browser has the page of already', async () => {
    const { etag } = (await open('/')).headers;
    expect((await open('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await server.saveVisits();
    expect((await numbers()).funnel.visits).toBe(2);
  });

  it('keeps counting while the database takes nothing, and answers pages all the while', async () => {
    const { visits } = server.storage;
    const { add } = visits;
    visits.add = async () => {
      throw new Error('The disk is full.');
    };
    expect((await open('/')).statusCode).toBe(200);
    await expect(server.saveVisits()).rejects.toThrow('The disk is full.');
    at('2026-03-05T15:00:00Z');
    await open('/');
    visits.add = add;
    await server.saveVisits();
    await server.saveVisits();
    expect(await visits.count('2026-03-04', '2026-03-05')).toMatchObject({ visits: 1 });
    expect(await visits.count('2026-03-05', '2026-03-06')).toMatchObject({ visits: 1 });
  });

  it('tells the median time to the first answer, in the middle of two for an even number, and how it spreads', async () => {
    at('2026-03-02T15:00:00Z');
    const ids = [await sendForm('Embroidery'), await sendForm('Embroidery'), await sendForm('Embroidery')];
    await sendForm('Embroidery');
    const deleted = await sendForm('Embroidery');
    at('2026-03-02T15:10:00Z');
    await handle(deleted);
    await server.storage.leads.delete(deleted);
    at('2026-03-02T15:30:00Z');
    await handle(ids[0] ?? '');
    at('2026-03-02T16:30:00Z');
    await handle(ids[1] ?? '');
    expect((await numbers()).handling).toMatchObject({ handled: 2, open: 2, medianMinutes: 60 });
    at('2026-03-04T15:00:00Z');
    await handle(ids[0] ?? '');
    await handle(ids[2] ?? '');
    expect((await numbers()).handling).toEqual({
      handled: 3,
      open: 1,
      medianMinutes: 90,
      spread: [
        { upToMinutes: 60, leads: 1 },
        { upToMinutes: 240, leads: 1 },
        { upToMinutes: 1440, leads: 0 },
        { upToMinutes: 4320, leads: 1 },
        { upToMinutes: null, leads: 0 },
      ],
    });
  });

  it('tells how many promises were kept, and where the leads came from', async () => {
    at('2026-03-02T15:00:00Z');
    const [kept = '', missed = ''] = [await sendForm('Embroidery'), await sendForm('Embroidery')];
    await sendForm('Embroidery');
    await handle(kept);
    at('2026-03-04T20:00:00Z');
    await handle(missed);
    const firstTouch = { page: '/', referrer: 'www.google.com/', source: null, medium: null, campaign: null };
    const payload = { name: 'Dana', email: 'dana@example.com', service: 'Embroidery', firstTouch };
    await server.app.inject({ method: 'POST', url: '/api/contact', payload });
    const { promises, sites } = await numbers();
    expect(promises).toEqual({ kept: 1, missed: 2, late: 1 });
    expect(sites).toEqual([
      { site: 'google.com', leads: 1 },
      { site: null, leads: 3 },
    ]);
  });

  it("counts won and lost by the shop's month in which they came to be so, by service and by source", async () => {
    const cookie = await signIn(server);
    const set = async (service: string, status: string, time: string) => {
      at(time);
      const url = `/api/admin/leads/${await sendForm(service)}`;
      await server.app.inject({ method: 'PATCH', url, headers: { cookie }, payload: { status } });
    };
    await set('Embroidery', 'won', '2026-03-01T05:59:00Z'); // The last minute of February in Kansas City.
    await set('Embroidery', 'won', '2026-03-01T06:00:00Z');
    await set('Car Wraps', 'lost', '2026-03-01T07:00:00Z');
    await set('Car Wraps', 'contacted', '2026-03-01T07:00:00Z');
    const { outcomes } = await numbers();
    expect(outcomes.months).toHaveLength(12);
    expect(outcomes.months[0]).toEqual({ month: '2025-04', won: 0, lost: 0 });
    expect(outcomes.months.slice(-2)).toEqual([
      { month: '2026-02', won: 1, lost: 0 },
      { month: '2026-03', won: 1, lost: 1 },
    ]);
    expect(outcomes.services).toEqual([
      { service: 'Embroidery', won: 2, lost: 0 },
      { service: 'Car Wraps', won: 0, lost: 1 },
    ]);
    expect(outcomes.sources).toEqual([{ source: 'quote_form', won: 2, lost: 1 }]);
  });
});
