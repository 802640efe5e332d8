import { describe, expect, it } from 'vitest';
import { type TestApp, useTestApp } from '../testing/use-test-app.ts';

const filled = {
  name: 'Dana Ruiz',
  email: 'dana@example.com',
  service: 'Embroidery',
  details: '48 caps',
  website: '',
};

describe('POST /contact', () => {
  const start = useTestApp();

  it('stores the form and leads on to the thanks', async () => {
    const server = await start();
    const response = await send(server, filled);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/contact/received');
    const { items } = await server.storage.leads.list({ limit: 10 });
    expect(items).toMatchObject([{ name: 'Dana Ruiz', source: 'quote_form', details: '48 caps' }]);
  });

  it('says in the thanks by when a person answers, as of that moment', async () => {
    const server = await start();
    const thanks = async () => pageData((await server.app.inject('/contact/received')).body);
    expect(await thanks()).toMatchObject({
      page: 'contact-received',
      path: '/contact/received',
      replyBy: 'tomorrow, Thursday, March 5, by 9 am',
    });
    server.clock.now = new Date('2026-03-04T16:30:00.000Z');
    expect((await thanks()).replyBy).toBe('tomorrow, Thursday, March 5, by 10:30 am');
  });

  it('shows the page again with a message per field and everything that was typed', async () => {
    const server = await start();
    const response = await send(server, { ...filled, email: '"><script>', service: 'Tattoos' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    const page = pageData(response.body);
    expect(page.values).toEqual({
      name: 'Dana Ruiz',
      email: '"><script>',
      service: 'Tattoos',
      details: '48 caps',
    });
    expect(page.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'service']);
    expect(/id="page-data">(.*?)<\/script>/s.exec(response.body)?.[1]).not.toContain('<');
    expect(await server.storage.leads.count()).toBe(0);
  });

  it('stores the same submission once in ten minutes', async () => {
    const server = await start();
    const minutes = (count: number) => new Date(Date.parse('2026-03-04T15:08:00Z') + count * 60_000);
    server.clock.now = minutes(0);
    await Promise.all(Array.from({ length: 5 }, () => send(server, filled)));
    expect(await server.storage.leads.count()).toBe(1);
    for (const passed of [1, 3, 9.9]) {
      server.clock.now = minutes(passed);
      expect((await send(server, filled)).statusCode).toBe(303);
    }
    expect(await server.storage.leads.count()).toBe(1);
    expect((await send(server, { ...filled, details: '49 caps' })).statusCode).toBe(303);
    expect(await server.storage.leads.count()).toBe(2);
    server.clock.now = minutes(10.1);
    expect((await send(server, filled)).statusCode).toBe(303);
    expect(await server.storage.leads.count()).toBe(3);
  });

  it('thanks whoever fills in the honeypot, and stores nothing', async () => {
    const server = await start();
    const response = await send(server, { ...filled, website: 'http://spam.example' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/contact/received');
    expect(await server.storage.leads.count()).toBe(0);
  });

  it('takes no other content type', async () => {
    const server = await start();
    const response = await server.app.inject({ method: 'POST', url: '/contact', payload: filled });
    expect(response.statusCode).toBe(415);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('takes no form from another site', async () => {
    const server = await start();
    const response = await send(server, filled, { 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(403);
    expect(await server.storage.leads.count()).toBe(0);
  });

  it.each([
    'name=%00&email=a@b.example&service=Embroidery',
    'name=a&name=b&email=a@b.example',
    '',
    '=&=',
    'details=%FF',
    '__proto__=1',
  ])('refuses %j without an error of its own', async (payload) => {
    const server = await start();
    const response = await server.app.inject({
      method: 'POST',
      url: '/contact',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(400);
    expect(await server.storage.leads.count()).toBe(0);
  });
});

function send({ app }: TestApp, form: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/contact',
    payload: String(new URLSearchParams(form)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

function pageData(html: string) {
  return JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}
