import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPages } from '../pages/pages.ts';
import { signIn, type TestApp, testBuild, useTestApp } from '../testing/use-test-app.ts';

const RECEIVED = '/contact/received';
const PAGES = ['/', '/services', '/services/embroidery', '/contact', RECEIVED, '/privacy', '/terms'];

describe('the pages', () => {
  const start = useTestApp();

  it.each([...PAGES, '/admin'])('%s is an HTML page', async (path) => {
    const response = await (await start()).app.inject(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  it('has a page for each service, and none for others', async () => {
    const server = await start();
    for (const { slug } of server.shop.current.services) {
      expect((await server.app.inject(`/services/${slug}`)).statusCode).toBe(200);
    }
    for (const slug of ['tattoos', '__proto__', 'x'.repeat(10_000)]) {
      expect((await server.app.inject(`/services/${slug}`)).statusCode).toBe(404);
    }
  });

  it('hands the options of its calculator to a service, and no prices to other pages', async () => {
    const { app } = await start();
    const dataOf = async (path: string) =>
      JSON.parse(/id="page-data">(.*?)<\/script>/s.exec((await app.inject(path)).body)?.[1] ?? '');
    const { calculator } = await dataOf('/services/screen-printing');
    const asked = (await app.inject('/api/estimate?service=screen-printing&quantity=24')).json();
    expect(calculator.start.quantity).toBe(24);
    expect(asked).toMatchObject(calculator.start.estimate);
    expect(JSON.stringify(await dataOf('/services'))).not.toMatch(/cents/i);
  });

  it.each(['/nothing', '/services/embroidery/more', '/index.html', '/Services', '//', '/assets/none.js'])(
    '%s is the 404 page',
    async (path) => {
      const response = await (await start()).app.inject(path);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['x-robots-tag']).toBe('noindex');
      expect(response.body).toContain('Page Not Found');
    },
  );

  it('is the 404 page for any method and body', async () => {
    const response = await (await start()).app.inject({ method: 'POST', url: '/nothing', payload: '{' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Page Not Found');
  });

  it.each(PAGES.slice(1))('%s with a slash behind it moves for good', async (path) => {
    const server = await start();
    const response = await server.app.inject(`${path}/?a=1/`);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(`${path}?a=1/`);
    expect((await server.app.inject(`${path}/`)).headers.location).toBe(path);
  });

  it('answers 405 with Allow for another method, 200 for HEAD', async () => {
    const { app } = await start();
    for (const path of PAGES) {
      const allow = path === '/contact' ? 'GET, HEAD, POST' : 'GET, HEAD';
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        const response = await app.inject({ method, url: path });
        expect(response.statusCode).toBe(405);
        expect(response.headers.allow).toBe(allow);
      }
      const head = await app.inject({ method: 'HEAD', url: path });
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe('');
    }
  });

  it('escapes what stands in the head, and every < in the data', async () => {
    const { app, shop } = await start();
    shop.current = { ...shop.current, brand: { ...shop.current.brand, name: '</script><script>alert(1)' } };
    const { body } = await app.inject('/');
    expect(body).toContain('<title>home &amp; more</title>');
    expect(body).toContain('content="A &quot;test&quot; page"');
    expect(body).not.toContain('<script>alert');
    const data = /id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      page: 'home',
      year: 2026,
      path: '/',
      shop: { brand: { name: '</script><script>alert(1)' } },
    });
  });
});

describe('what a page is sent with', () => {
  const start = useTestApp();

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is a %s copy for those who take it', async (encoding, decompress) => {
    const { app } = await start();
    const plain = await app.inject('/');
    await warm(app);
    const packed = await app.inject({ url: '/', headers: { 'accept-encoding': `${encoding}, deflate` } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('is the smallest copy of several, and a plain one for those who want that', async () => {
    const { app } = await start();
    await warm(app);
    const encodingFor = async (accepted: string) =>
      (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('identity')).toBeUndefined();
    expect(await encodingFor('')).toBeUndefined();
  });

  it('has a tag for each copy, and 304 for whoever has it', async () => {
    const { app } = await start();
    await warm(app);
    const plain = await app.inject('/');
    const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    const { etag } = packed.headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(etag).not.toBe(plain.headers.etag);
    expect(plain.headers['cache-control']).toBe('no-cache');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.inject({
        url: '/',
        headers: { 'accept-encoding': 'br', 'if-none-match': String(tag) },
      });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers.etag).toBe(etag);
    }
    const other = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect(other.statusCode).toBe(200);
  });

  it('is new when the facts or the day change, and else rendered once', async () => {
    let rendered = 0;
    const server = await start();
    const { shop, clock } = server;
    const pages = createPages(
      { ...testBuild, render: (data) => ({ ...testBuild.render(data), title: `${++rendered}` }) },
      { shop, env: server.context.env, now: () => clock.now },
    );
    const find = () => pages.find({ page: 'home' }, 'https://a.example')?.etag('identity');
    const first = find();
    expect(find()).toBe(first);
    clock.now = new Date('2026-03-05T05:59:00Z'); // Late evening in Kansas City
    expect(find()).toBe(first);
    expect(rendered).toBe(1);
    clock.now = new Date('2026-03-05T06:00:00Z');
    expect(find()).not.toBe(first);
    expect(rendered).toBe(2);
    shop.current = { ...shop.current, version: 'next' };
    find();
    expect(rendered).toBe(3);
  });

  it('is kept for four hosts at most', async () => {
    let rendered = 0;
    const { shop, clock, context } = await start();
    const pages = createPages(
      {
        ...testBuild,
        render: (data) => {
          rendered++;
          return testBuild.render(data);
        },
      },
      { shop, env: context.env, now: () => clock.now },
    );
    for (const host of ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'])
      pages.find({ page: 'home' }, `https://${host}.example`);
    expect(rendered).toBe(4);
    pages.find({ page: 'home' }, 'https://e.example');
    pages.find({ page: 'home' }, 'https://b.example');
    expect(rendered).toBe(5);
    pages.find({ page: 'home' }, 'https://a.example');
    expect(rendered).toBe(6);
  });
});

describe('links to the site itself', () => {
  const start = useTestApp();
  const canonical = async ({ app }: TestApp, headers: Record<string, string>) =>
    /rel="canonical" href="([^"]*)"/.exec((await app.inject({ url: '/terms', headers })).body)?.[1];

  it('name the host of the request', async () => {
    const server = await start();
    expect(await canonical(server, { host: 'Shop.example:8080' })).toBe('http://shop.example:8080/terms');
    expect(await canonical(server, { host: '[::1]:3000' })).toBe('http://[::1]:3000/terms');
  });

  it.each(['<script>', 'a b', 'x:99999', 'a;b', '-a.example', 'user@shop.example', 'x'.repeat(300)])(
    'never name %s, which is no host',
    async (host) => {
      const server = await start({ env: { TRUST_PROXY: '127.0.0.1' } });
      expect(await canonical(server, { 'x-forwarded-host': host })).toBe('http://127.0.0.1:3000/terms');
      const { statusCode, body } = await server.app.inject({ url: '/terms', headers: { host } });
      expect(statusCode).toBe(400);
      expect(body).not.toContain(host);
    },
  );

  it('name PUBLIC_URL where it is set', async () => {
    const server = await start({ env: { PUBLIC_URL: 'https://shop.example' } });
    expect(await canonical(server, { host: 'Shop.example:443' })).toBe('https://shop.example/terms');
  });

  it("name the visitor's host and scheme behind a trusted proxy only", async () => {
    const forwarded = { host: 'app:3000', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };
    expect(await canonical(await start({ env: { TRUST_PROXY: '127.0.0.1' } }), forwarded)).toBe(
      'https://shop.example/terms',
    );
    expect(await canonical(await start({ env: { TRUST_PROXY: '1' } }), forwarded)).toBe(
      'https://shop.example/terms',
    );
    expect(await canonical(await start({ env: { TRUST_PROXY: '10.0.0.0/8' } }), forwarded)).toBe(
      'http://app:3000/terms',
    );
    const unset = await start();
    expect(await canonical(unset, forwarded)).toBe('http://app:3000/terms');
    await canonical(unset, forwarded);
    expect(unset.lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });
});

describe('the headers of every reply', () => {
  const start = useTestApp();

  it.each([...PAGES, '/admin', '/nothing', '/healthz', '/api/nothing', '/api/estimate'])(
    'are strict on %s',
    async (path) => {
      const { headers, body } = await (await start()).app.inject(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(policy).not.toContain('unsafe');
      for (const directive of [
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self' blob:",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy.split('; ')).toContain(directive);
      }
      for (const [, attributes = '', inline = ''] of body.matchAll(/<(?:script|style)([^>]*)>(.*?)<\//gs)) {
        if (/application\/(?:ld\+)?json/.test(attributes)) continue;
        expect(inline).not.toBe('');
        expect(policy).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`);
      }
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('forbid keeping and indexing under /api and /admin and of the thanks, and nowhere else', async () => {
    const { app } = await start();
    const own = ['/api/nothing', '/api/admin/leads', '/api/estimate', '/admin', '/admin/dashboard', RECEIVED];
    for (const path of own) {
      const { headers } = await app.inject(path);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    for (const path of PAGES.filter((page) => page !== RECEIVED)) {
      const { headers } = await app.inject(path);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).not.toHaveProperty('x-robots-tag');
    }
  });

  it('bind browsers to https behind https', async () => {
    const byUrl = await start({ env: { PUBLIC_URL: 'https://shop.example' } });
    const ownPage = { url: '/', headers: { host: 'shop.example' } };
    expect((await byUrl.app.inject(ownPage)).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    const byProxy = await start({ env: { TRUST_PROXY: '1' } });
    const response = await byProxy.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });
});

describe('/admin/dashboard', () => {
  const start = useTestApp();

  it('leads to /admin without a session', async () => {
    const response = await (await start()).app.inject('/admin/dashboard');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/admin');
  });

  it('is a page with one', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const response = await server.app.inject({ url: '/admin/dashboard', headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers).not.toHaveProperty('etag');
  });
});

/** Until the compressed copies of the landing page are there. */
async function warm(app: TestApp['app']): Promise<void> {
  const encoding = async () =>
    (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).headers['content-encoding'];
  await expect.poll(encoding).toBe('br');
}
