import { describe, expect, it } from 'vitest';
import { signIn, useTestApp } from '../testing/use-test-app.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
const PATHS = [
  '/api/admin',
  '/api/admin/',
  '/api/admin/session',
  '/api/admin/logout',
  '/api/admin/summary',
  '/api/admin/stats',
  '/api/admin/leads',
  '/api/admin/leads?limit=nonsense&cursor=nonsense',
  '/api/admin/leads/',
  '/api/admin/leads.csv',
  '/api/admin/leads.csv?source=nonsense',
  '/api/admin/leads/3c6e0b8a-9c1e-4b0e-8d5e-0a2d6f1b7c11',
  '/api/admin/leads/3c6e0b8a-9c1e-4b0e-8d5e-0a2d6f1b7c11/announce',
  '/api/admin/conversations',
  '/api/admin/conversations/nonsense',
  `/api/admin/conversations/${'x'.repeat(10_000)}`,
  '/api/admin/nothing/at/all',
  '/api/%61dmin/leads',
  '/api/admin/%00',
  '/api/admin/%ff',
  '/api/admin/%zz',
];

describe('everything under /api/admin', () => {
  const start = useTestApp();

  it.each(METHODS)(
    'answers 401 to %s without a session, before anything else is looked at',
    async (method) => {
      const { app } = await start();
      for (const url of PATHS) {
        const bodies = method === 'GET' || method === 'HEAD' || method === 'TRACE' ? [{}] : BODIES;
        for (const body of bodies) {
          const response = await app.inject({ method, url, ...body });
          expect([url, response.statusCode]).toEqual([url, 401]);
          expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
          expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
          expect(response.headers['x-request-id']).toBeTruthy();
        }
      }
    },
  );

  it('lets nobody into the login with another method', async () => {
    const { app } = await start();
    for (const method of METHODS.filter((other) => other !== 'POST')) {
      expect((await app.inject({ method, url: '/api/admin/login' })).statusCode).toBe(401);
    }
  });

  it('says with a session what is wrong', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const ask = async (method: 'GET' | 'PUT' | 'OPTIONS', url: string) =>
      (await server.app.inject({ method, url, headers: { cookie } })).statusCode;
    expect(await ask('GET', '/api/admin/nothing')).toBe(404);
    expect(await ask('GET', '/api/admin/leads/')).toBe(404);
    expect(await ask('GET', '/api/admin')).toBe(404);
    expect(await ask('PUT', '/api/admin/leads')).toBe(405);
    expect(await ask('OPTIONS', '/api/admin/login')).toBe(405);
    expect(await ask('GET', '/api/admin/leads?limit=201')).toBe(400);
    expect(await ask('GET', '/api/admin/%ff')).toBe(400);
  });
});

const json = { 'content-type': 'application/json' };
const BODIES = [
  {},
  { payload: '{', headers: json },
  { payload: 'x'.repeat(100_000), headers: json },
  { payload: 'text', headers: { 'content-type': 'text/plain' } },
  { payload: '{}', headers: { ...json, origin: 'https://evil.example' } },
];
