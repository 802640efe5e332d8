import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';

describe('a picture of the Work section', () => {
  const start = useTestApp();

  it('is kept for a year under the address that the page names', async () => {
    const { app, shop } = await start();
    const [job] = shop.current.work;
    if (!job) throw new Error('the shop shows no work');
    const response = await app.inject({ url: job.image, headers: { 'accept-encoding': 'br' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(response.headers).not.toHaveProperty('x-robots-tag');
    const plain = await app.inject(job.image);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toMatch(/^<svg /);
    expect(brotliDecompressSync(response.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('may do nothing but wear its own style when it is opened by itself', async () => {
    const { app, shop } = await start();
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}</style><script>alert(1)</script></svg>',
    );
    const picture = { type: 'image/svg+xml', bytes, version: 'a' };
    shop.current = { ...shop.current, pictures: new Map([['own.svg', picture]]) };
    const { headers } = await app.inject('/work/own.svg');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'sha256-uvOLMGCNdRaXZ7D5FE4GjwpOKlBgbEDdYi7feZQnIeM='; frame-ancestors 'none'; sandbox",
    );
  });

  it('is asked for again under an address of before, and known by its tag', async () => {
    const { app, shop } = await start();
    const [name] = shop.current.pictures.keys();
    const old = await app.inject(`/work/${name}?v=0`);
    expect(old.statusCode).toBe(200);
    expect(old.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({
      url: `/work/${name}`,
      headers: { 'if-none-match': String(old.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: `/work/${name}` });
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'image/svg+xml']);
    const post = await app.inject({ method: 'POST', url: `/work/${name}` });
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    '/work',
    '/work/',
    '/work/work.yaml',
    '/work/../shop.yaml',
    '/work/..%2Fshop.yaml',
    '/work/%2e%2e%2fshop.yaml',
    '/work/__proto__',
    '/work/other.svg',
  ])('is none of %s', async (url) => {
    const { app } = await start();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });
});
