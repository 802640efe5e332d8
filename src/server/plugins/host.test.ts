import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';

describe('without PUBLIC_URL', () => {
  const start = useTestApp();

  it.each([
    ['[fe80::1]', 200],
    ['[fe80::1]:3000', 200],
    ['[fe80::1%25eth0]', 400],
    ['[fe80::1%eth0]:3000', 400],
  ])('answers for %s with %i', async (host, status) => {
    const { app } = await start();
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(status);
  });
});

describe('with PUBLIC_URL set', () => {
  const start = useTestApp();
  const statusOf = async (publicUrl: string, host: string, url = '/', more: Record<string, string> = {}) => {
    const { app } = await start({ env: { PUBLIC_URL: publicUrl, TRUST_PROXY: '127.0.0.1' } });
    const response = await app.inject({ url, headers: { host, ...more } });
    if (response.statusCode === 421) {
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(response.json()).toMatchObject({ title: 'Misdirected Request', status: 421 });
    }
    return response.statusCode;
  };

  it.each([
    ['https://shop.example', 'shop.example'],
    ['https://shop.example', 'SHOP.example:443'],
    ['https://shop.example', 'shop.example.'],
    ['http://shop.example', 'shop.example:80'],
    ['https://shop.example:8443', 'shop.example:8443'],
    // As a proxy passes it that leaves the port out.
    ['https://shop.example:8443', 'shop.example'],
    ['http://[::1]:3000', '[::1]:3000'],
  ])('%s answers for %s', async (publicUrl, host) => {
    expect(await statusOf(publicUrl, host)).toBe(200);
  });

  it.each([
    ['https://shop.example', 'evil.example'],
    ['https://shop.example', 'www.shop.example'],
    ['https://shop.example', 'shop.example.evil.example'],
    ['https://shop.example', 'shop.example:8443'],
    ['https://shop.example', '127.0.0.1:3000'],
    ['https://shop.example', 'localhost'],
  ])('%s does not answer for %s', async (publicUrl, host) => {
    for (const url of ['/', '/contact', '/api/catalog', '/api/admin/leads', '/no-such-page']) {
      expect(await statusOf(publicUrl, host, url)).toBe(421);
    }
  });

  it.each(['/healthz', '/readyz'])('answers %s by any name', async (url) => {
    expect(await statusOf('https://shop.example', '10.0.0.7:3000', url)).toBe(200);
  });

  it("takes a trusted proxy's word for the host", async () => {
    const forwarded = { 'x-forwarded-host': 'shop.example' };
    expect(await statusOf('https://shop.example', 'app:3000', '/', forwarded)).toBe(200);
    const { app } = await start({ env: { PUBLIC_URL: 'https://shop.example' } });
    const headers = { host: 'app:3000', ...forwarded };
    expect((await app.inject({ url: '/', headers })).statusCode).toBe(421);
  });
});
