import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../accounts/password.ts';
import { ADMIN, signIn, type TestApp, useTestApp } from '../../testing/use-test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('signing in', () => {
  const start = useTestApp();

  it('answers the name and a cookie that scripts and other sites do not get', async () => {
    const server = await start();
    await createAdmin(server);
    const response = await login(server);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ username: ADMIN.username });
    expect(response.cookies).toMatchObject([{ name: 'session', path: '/', httpOnly: true, sameSite: 'Lax' }]);
    expect(response.cookies[0]).not.toHaveProperty('secure');
    expect(response.cookies[0]).not.toHaveProperty('domain');
  });

  it('binds the cookie to this host on https', async () => {
    const byUrl = await start({ env: { PUBLIC_URL: 'https://shop.example' } });
    await createAdmin(byUrl);
    const response = await login(byUrl, ADMIN, { host: 'shop.example' });
    expect(response.cookies).toMatchObject([
      { name: '__Host-session', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
    ]);
    const value = response.cookies[0]?.value;
    expect((await session(byUrl, `__Host-session=${value}`, 'shop.example')).statusCode).toBe(200);
    expect((await session(byUrl, `session=${value}`, 'shop.example')).statusCode).toBe(401);
  });

  it('stores the digest of the cookie only', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const token = cookie.slice('session='.length);
    expect(await server.storage.sessions.find(token)).toBeUndefined();
    const digest = createHash('sha256').update(token).digest('hex');
    expect(await server.storage.sessions.find(digest)).toMatchObject({ username: ADMIN.username });
  });

  it('gives a new id each time and ends the one before', async () => {
    const server = await start();
    const before = await signIn(server);
    const response = await login(server, ADMIN, { cookie: before });
    expect(`session=${response.cookies[0]?.value}`).not.toBe(before);
    expect((await session(server, before)).statusCode).toBe(401);
  });

  it('fails in the same words whether or not the name exists', async () => {
    const server = await start();
    await createAdmin(server);
    const wrongPassword = await login(server, { ...ADMIN, password: 'not the password' });
    const wrongName = await login(server, { ...ADMIN, username: 'nobody' });
    expect(wrongPassword.statusCode).toBe(401);
    expect(wrongPassword.json()).toMatchObject({
      title: 'Unauthorized',
      status: 401,
      detail: 'Invalid credentials',
    });
    expect(wrongName.statusCode).toBe(401);
    expect(wrongName.body).toBe(wrongPassword.body);
    expect(wrongName.cookies).toEqual([]);
  });

  it('takes a composed accent for a decomposed one', async () => {
    const server = await start();
    await server.storage.users.setPassword(
      'owner',
      await hashPassword('caf\u00e9 caf\u00e9 caf\u00e9'),
      new Date(),
    );
    const response = await login(server, { username: 'owner', password: 'cafe\u0301 cafe\u0301 cafe\u0301' });
    expect(response.statusCode).toBe(200);
  });

  it('is refused to a page of another site', async () => {
    const server = await start();
    await createAdmin(server);
    const response = await login(server, ADMIN, { origin: 'https://evil.example' });
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  });
});

describe('a session', () => {
  const start = useTestApp();

  it('says who is signed in', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const response = await session(server, cookie);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ username: ADMIN.username, role: 'owner' });
    expect((await session(server, 'session=made-up')).statusCode).toBe(401);
    expect((await session(server, '')).statusCode).toBe(401);
  });

  it('ends after twelve hours without use', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const signedInAt = server.clock.now.getTime();
    server.clock.now = new Date(signedInAt + 11 * HOUR);
    expect((await session(server, cookie)).statusCode).toBe(200);
    server.clock.now = new Date(signedInAt + 22 * HOUR);
    expect((await session(server, cookie)).statusCode).toBe(200);
    server.clock.now = new Date(signedInAt + 34 * HOUR);
    expect((await session(server, cookie)).statusCode).toBe(401);
  });

  it('ends after seven days however much it is used', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const signedInAt = server.clock.now.getTime();
    for (let hours = 6; hours < 7 * 24; hours += 6) {
      server.clock.now = new Date(signedInAt + hours * HOUR);
      expect((await session(server, cookie)).statusCode).toBe(200);
    }
    server.clock.now = new Date(signedInAt + 7 * 24 * HOUR);
    expect((await session(server, cookie)).statusCode).toBe(401);
  });

  it('writes when it was last seen at most every five minutes', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const digest = createHash('sha256').update(cookie.slice('session='.length)).digest('hex');
    const signedInAt = server.clock.now.getTime();
    const lastSeen = async (minutes: number) => {
      server.clock.now = new Date(signedInAt + minutes * MINUTE);
      await session(server, cookie);
      const found = await server.storage.sessions.find(digest);
      return (Date.parse(found?.lastSeenAt ?? '') - signedInAt) / MINUTE;
    };
    expect([
      await lastSeen(1),
      await lastSeen(4.9),
      await lastSeen(5),
      await lastSeen(9),
      await lastSeen(10),
    ]).toEqual([0, 0, 5, 5, 10]);
  });

  it('ends by signing out', async () => {
    const server = await start();
    const cookie = await signIn(server);
    const logout = await server.app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } });
    expect(logout.statusCode).toBe(204);
    expect(logout.body).toBe('');
    expect(logout.cookies).toMatchObject([{ name: 'session', value: '', path: '/' }]);
    expect((await session(server, cookie)).statusCode).toBe(401);
  });

  it('ends by a change of the password, everywhere', async () => {
    const server = await start();
    const cookies = [await signIn(server), `session=${(await login(server)).cookies[0]?.value}`];
    await createAdmin(server);
    for (const cookie of cookies) expect((await session(server, cookie)).statusCode).toBe(401);
  });
});

describe('guessing', () => {
  const start = useTestApp();
  const wrong = { ...ADMIN, password: 'not the password' };

  it('is stopped after ten failures from one address in fifteen minutes, whatever the name', async () => {
    const server = await start();
    await createAdmin(server);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await login(server, { ...wrong, username: `name ${attempt}` })).statusCode).toBe(401);
    }
    const refused = await login(server);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(15 * 60);
    expect(refused.json()).toMatchObject({ title: 'Too Many Requests', status: 429 });
    server.clock.now = new Date(server.clock.now.getTime() + 14 * MINUTE);
    expect(Number((await login(server)).headers['retry-after'])).toBe(60);
    server.clock.now = new Date(server.clock.now.getTime() + MINUTE);
    expect((await login(server)).statusCode).toBe(200);
  });

  it('cannot be hurried by many tries at once, or by turning to another server', async () => {
    const one = await start();
    const two = await start({ dataDir: one.dataDir });
    await createAdmin(one);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => login(i % 2 ? one : two, wrong)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  it('does not lock the owner out from elsewhere', async () => {
    const server = await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    await createAdmin(server);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let attempt = 0; attempt < 12; attempt++) await login(server, wrong, from('2001:db8:1:2::1'));
    expect((await login(server, ADMIN, from('2001:db8:1:2:ffff::9'))).statusCode).toBe(429);
    expect((await login(server, ADMIN, from('2001:db8:1:3::1'))).statusCode).toBe(200);
    expect((await login(server, ADMIN, from('203.0.113.9'))).statusCode).toBe(200);
  });

  it('has no more tries from all the addresses of one IPv6 /56 or /48', async () => {
    const server = await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    await createAdmin(server);
    const statusFrom = async (address: string, username: string) =>
      (await login(server, { ...wrong, username }, { 'x-forwarded-for': address })).statusCode;
    const tries = { home: 0, street: 0 };
    for (let i = 0; i < 40; i++)
      if ((await statusFrom(`2001:db8:1:${i}::1`, `name ${i}`)) === 401) tries.home += 1;
    for (let i = 1; i < 40; i++)
      if ((await statusFrom(`2001:db8:1:${i}00::1`, ADMIN.username)) === 401) tries.street += 1;
    expect(tries).toEqual({ home: 20, street: 20 });
  });

  it('waits longer after each failure of a name, known or not, from whatever address, and is never locked', async () => {
    for (const username of [ADMIN.username, 'nobody']) {
      const server = await start({ env: { TRUST_PROXY: '127.0.0.1' } });
      await createAdmin(server);
      const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
      for (let i = 0; i < 8; i++) {
        expect((await login(server, { ...wrong, username }, from(i))).statusCode).toBe(401);
      }
      expect(server.clock.sleptMs).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
      server.clock.sleptMs = [];
      expect((await login(server, { ...wrong, username: 'other' }, from(9))).statusCode).toBe(401);
      expect(server.clock.sleptMs).toEqual([]);
      expect((await login(server, ADMIN, from(10))).statusCode).toBe(200);
      expect(server.clock.sleptMs).toEqual(username === ADMIN.username ? [4000] : []);
    }
  });

  it('waits as long for tries at once, whichever server takes them', async () => {
    const one = await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    const two = await start({ dataDir: one.dataDir, env: { TRUST_PROXY: '127.0.0.1' } });
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        login(i % 2 ? one : two, wrong, { 'x-forwarded-for': `203.0.113.${i}` }),
      ),
    );
    const slept = [...one.clock.sleptMs, ...two.clock.sleptMs].sort((a, b) => a - b);
    expect(slept).toEqual([250, 500, 1000, 2000, ...Array(7).fill(4000)]);
  });

  it('makes nobody wait at an address from which somebody signed in within 30 days', async () => {
    const server = await start({ env: { TRUST_PROXY: '127.0.0.1' } });
    await createAdmin(server);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const fail = async () => {
      for (let i = 0; i < 6; i++) await login(server, wrong, from(`203.0.113.${i}`));
      server.clock.sleptMs = [];
    };
    await login(server, ADMIN, from('2001:db8:1:2::1'));
    server.clock.now = new Date(server.clock.now.getTime() + 30 * 24 * HOUR);
    await fail();
    expect((await login(server, wrong, from('2001:db8:1:2::ffff'))).statusCode).toBe(401);
    expect((await login(server, ADMIN, from('2001:db8:1:2::ffff'))).statusCode).toBe(200);
    expect(server.clock.sleptMs).toEqual([]);
    await fail();
    await login(server, wrong, from('2001:db8:1:3::1'));
    expect(server.clock.sleptMs).toEqual([4000]);
    server.clock.now = new Date(server.clock.now.getTime() + 30 * 24 * HOUR + 1);
    await fail();
    expect((await login(server, ADMIN, from('2001:db8:1:2::1'))).statusCode).toBe(200);
    expect(server.clock.sleptMs).toEqual([4000]);
  });

  it('is not helped by a forged X-Forwarded-For', async () => {
    const server = await start();
    await createAdmin(server);
    const tries = Array.from({ length: 11 }, (_, i) => ({ 'x-forwarded-for': `203.0.113.${i}` }));
    const statuses: number[] = [];
    for (const headers of tries) statuses.push((await login(server, wrong, headers)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not what somebody does who gets in', async () => {
    const server = await start();
    await createAdmin(server);
    for (let round = 0; round < 4; round++) {
      for (let attempt = 0; attempt < 8; attempt++) await login(server, wrong);
      expect((await login(server)).statusCode).toBe(200);
    }
  });
});

async function createAdmin({ storage }: TestApp): Promise<void> {
  await storage.users.setPassword(ADMIN.username, await hashPassword(ADMIN.password), new Date());
}

function login({ app }: TestApp, payload: object = ADMIN, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/admin/login', payload, headers });
}

function session({ app }: TestApp, cookie: string, host = 'localhost') {
  return app.inject({ url: '/api/admin/session', headers: { cookie, host } });
}
