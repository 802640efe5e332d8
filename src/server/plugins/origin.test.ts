import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';

describe('the same-origin rule', () => {
  const start = useTestApp();
  const send = async (headers: Record<string, string>, env = {}) => {
    const { app } = await start({ env });
    const payload = { sessionId: 's' };
    const response = await app.inject({
      method: 'POST',
      url: '/api/chat/start',
      payload,
      headers: { host: 'shop.example', ...headers },
    });
    if (response.statusCode === 403) {
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
    return response.statusCode;
  };

  it('lets through what no browser sends', async () => {
    expect(await send({})).toBe(201);
  });

  it('goes by Sec-Fetch-Site where there is one', async () => {
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(201);
    expect(await send({ 'sec-fetch-site': 'none' })).toBe(201);
    expect(await send({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'cross-site', origin: 'http://shop.example' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'same-origin', origin: 'https://proxy.example' })).toBe(201);
  });

  it('else by the host of Origin', async () => {
    expect(await send({ origin: 'http://shop.example' })).toBe(201);
    expect(await send({ origin: 'https://shop.example' })).toBe(201);
    expect(await send({ origin: 'https://SHOP.example:443' })).toBe(201);
    expect(await send({ origin: 'https://evil.example' })).toBe(403);
    expect(await send({ origin: 'https://shop.example.evil.example' })).toBe(403);
    expect(await send({ origin: 'http://shop.example:8080' })).toBe(403);
    expect(await send({ origin: 'null' })).toBe(403);
    expect(await send({ origin: '' })).toBe(403);
  });

  it('knows the public address too', async () => {
    const env = { PUBLIC_URL: 'https://www.shop.example' };
    const host = 'www.shop.example:443';
    expect(await send({ host, origin: 'https://www.shop.example' }, env)).toBe(201);
    expect(await send({ host, origin: 'https://other.example' }, env)).toBe(403);
  });

  it('leaves reading alone', async () => {
    const { app } = await start();
    const response = await app.inject({ url: '/', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.statusCode).toBe(200);
  });
});
