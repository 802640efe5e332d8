import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';

const FILES = ['/robots.txt', '/sitemap.xml', '/llms.txt'];
const UNLISTED = ['/nothing', '/admin', '/contact/received'];

describe('what crawlers ask for', () => {
  const start = useTestApp();

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s, asked for again at each use', async (path, type) => {
    const { app } = await start();
    const response = await app.inject(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
    expect(response.headers).not.toHaveProperty('x-robots-tag');
    const known = await app.inject({
      url: path,
      headers: { 'if-none-match': String(response.headers.etag) },
    });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
    const head = await app.inject({ method: 'HEAD', url: path });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect((await app.inject({ method: 'POST', url: path })).headers.allow).toBe('GET, HEAD');
  });

  it.each(FILES)('%s names the address that visitors see', async (path) => {
    const body = async (env: Record<string, string>, headers: Record<string, string>) =>
      (await (await start({ env })).app.inject({ url: path, headers })).body;
    const byHost = await body({}, { host: 'print.example:8080' });
    expect(addresses(byHost).length).toBeGreaterThan(0);
    for (const url of addresses(byHost)) expect(url.startsWith('http://print.example:8080/')).toBe(true);
    const byUrl = await body({ PUBLIC_URL: 'https://shop.example' }, { host: 'shop.example' });
    expect(byUrl).toBe(byHost.replaceAll('http://print.example:8080', 'https://shop.example'));
    const forwarded = { 'x-forwarded-host': '<b>' };
    expect(await body({ TRUST_PROXY: '127.0.0.1' }, forwarded)).toBe(
      byHost.replaceAll('print.example:8080', '127.0.0.1:3000'),
    );
  });

  it('robots.txt keeps them off the desk and the calls, and knows the sitemap', async () => {
    const { body } = await (await start()).app.inject({ url: '/robots.txt', headers: { host: 'a.example' } });
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api',
      '',
      'Sitemap: http://a.example/sitemap.xml',
      '',
    ]);
  });

  it('sitemap.xml names every page that is listed, by its canonical address', async () => {
    const { app, shop } = await start();
    const paths = addresses((await app.inject('/sitemap.xml')).body).map((url) => new URL(url).pathname);
    expect(paths.toSorted()).toEqual(
      [
        '/',
        '/services',
        '/contact',
        '/privacy',
        '/terms',
        ...shop.current.services.map(({ slug }) => `/services/${slug}`),
      ].toSorted(),
    );
    for (const path of paths) {
      const page = await app.inject(path);
      expect(page.statusCode).toBe(200);
      expect(/rel="canonical" href="([^"]*)"/.exec(page.body)?.[1]).toBe(`http://localhost:80${path}`);
    }
  });

  it('llms.txt says what the shop is, what it makes, how to ask and what Carl may do', async () => {
    const { app, shop } = await start();
    const { body } = await app.inject({ url: '/llms.txt', headers: { host: 'a.example' } });
    const { brand, services } = shop.current;
    expect(body.startsWith(`# ${brand.name}\n\n> ${brand.lede}\n`)).toBe(true);
    for (const part of [
      brand.phone,
      brand.email,
      brand.address.street,
      'Mon-Fri 9 am - 6 pm',
      '## How to ask',
    ])
      expect(body).toContain(part);
    for (const { slug, name, blurb } of services)
      expect(body).toContain(`- [${name}](http://a.example/services/${slug}): ${blurb}`);
    expect(body).toContain('From 24 pieces, 7 to 10 working days from the approved proof.');
    expect(body).toContain('From 1 sign, 3 to 5 working days from the approved proof.');
    expect(body).toMatch(/## What Carl may do\n\n- He says that he is an AI/);
  });

  it('follows the facts while the server runs', async () => {
    const { app, shop } = await start();
    const [first, ...others] = shop.current.services;
    if (!first) throw new Error('the shop has no service');
    const before = await app.inject('/sitemap.xml');
    const service = { ...first, slug: 'letter-press', name: 'Letter & Press' };
    const brand = { ...shop.current.brand, phone: '(816) 555-0199' };
    shop.current = { ...shop.current, brand, services: [service, ...others], version: 'next' };
    const after = await app.inject({
      url: '/sitemap.xml',
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('/services/letter-press</loc>');
    expect(after.body).not.toContain(`/services/${first.slug}<`);
    expect((await app.inject('/llms.txt')).body).toContain('- Phone: (816) 555-0199');
    expect((await app.inject('/')).body).toContain('"telephone":"+1 816 555 0199"');
  });
});

describe('security.txt', () => {
  const start = useTestApp();
  const PATH = '/.well-known/security.txt';

  it('says whom to tell, and until when that is sure: half a year on, the same all day', async () => {
    const { app, shop, clock } = await start();
    clock.now = new Date('2026-03-04T00:00:00Z');
    const morning = await app.inject(PATH);
    expect(morning.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(morning.headers).not.toHaveProperty('x-robots-tag');
    expect(morning.body.split('\n')).toEqual([
      `Contact: mailto:${shop.current.brand.email}`,
      'Expires: 2026-08-31T00:00:00Z',
      'Preferred-Languages: en, es',
      '',
    ]);
    clock.now = new Date('2026-03-04T23:59:59Z');
    const known = { 'if-none-match': String(morning.headers.etag) };
    expect((await app.inject({ url: PATH, headers: known })).statusCode).toBe(304);
    clock.now = new Date('2026-03-05T00:00:00Z');
    expect((await app.inject({ url: PATH, headers: known })).body).toContain('Expires: 2026-09-01T');
    expect((await app.inject({ method: 'HEAD', url: PATH })).statusCode).toBe(200);
    const post = await app.inject({ method: 'POST', url: PATH });
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['security@shop.example', 'mailto:security@shop.example'],
    ['https://shop.example/security', 'https://shop.example/security'],
  ])('names %s where the facts do, and its own address where it has one', async (contact, uri) => {
    const { app, shop } = await start({ env: { PUBLIC_URL: 'https://shop.example' } });
    shop.current = { ...shop.current, security_contact: contact };
    const headers = { host: 'shop.example' };
    const lines = (await app.inject({ url: PATH, headers })).body.split('\n');
    expect(lines).toContain(`Contact: ${uri}`);
    expect(lines).toContain(`Canonical: https://shop.example${PATH}`);
  });
});

describe('what a page says to those who find or share it', () => {
  const start = useTestApp();

  it.each(['/', '/services/embroidery'])(
    '%s has a card with a picture and data about the shop',
    async (path) => {
      const { app, shop } = await start({ env: { PUBLIC_URL: 'https://shop.example' } });
      const { body } = await app.inject({ url: path, headers: { host: 'shop.example' } });
      const { name } = shop.current.brand;
      expect(metas(body)).toMatchObject({
        'og:type': 'website',
        'og:site_name': name,
        'og:title': expect.stringMatching(/^(?:home|service) &amp; more$/),
        'og:description': 'A &quot;test&quot; page',
        'og:url': `https://shop.example${path}`,
        'og:image': 'https://shop.example/social.png',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringContaining(name),
        'twitter:card': 'summary_large_image',
      });
      const [data, ...more] = structured(body);
      expect(more).toEqual([]);
      expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    },
  );

  it('stays inside its element and its attributes whatever the facts say', async () => {
    const { app, shop } = await start();
    const name = '"></script><!--<script>alert(1)';
    shop.current = { ...shop.current, brand: { ...shop.current.brand, name } };
    const { body } = await app.inject('/');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<!--');
    expect(metas(body)['og:site_name']).toBe('&quot;&gt;&lt;/script&gt;&lt;!--&lt;script&gt;alert(1)');
    expect(JSON.parse(structured(body)[0] ?? '')['@graph'][0]).toMatchObject({ name });
  });

  it.each(UNLISTED)('%s says nothing, and may not be listed', async (path) => {
    const { body, headers } = await (await start()).app.inject(path);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<title>');
    expect(body).not.toMatch(/rel="canonical"|og:|twitter:|ld\+json/);
  });
});

function addresses(text: string): string[] {
  return text.match(/https?:\/\/(?!www\.sitemaps\.org)[^\s<>)]+/g) ?? [];
}

function metas(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]));
}

function structured(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, data]) => data ?? '',
  );
}
