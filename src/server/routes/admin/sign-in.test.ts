// One's own sign-in: the second step, recovery codes, sessions and the password.
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../accounts/password.ts';
import { ADMIN, type TestApp, type TestAppOptions, useTestApp } from '../../testing/use-test-app.ts';

const HALF_MINUTE = 30_000;
const { password } = ADMIN;

describe('a second step', () => {
  const start = useTestApp();

  it('is asked for after a right password alone, and a code counts once', async () => {
    const { login, clock, setUp, codeNow, desk } = await open(await start());
    const { recoveryCodes } = await setUp();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await desk('GET', 'sign-in')).json()).toMatchObject({ recoveryCodesLeft: 10, passkeys: [] });
    const asked = await login();
    expect([asked.statusCode, asked.json().errors]).toEqual([
      401,
      [{ field: 'code', message: expect.any(String) }],
    ]);
    const wrong = await login({ password: 'not the password', code: codeNow() });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([401, { detail: 'Invalid credentials' }]);
    expect(wrong.json()).not.toHaveProperty('errors');
    // The code that confirmed the set-up is used.
    expect((await login({ code: codeNow() })).statusCode).toBe(401);
    clock.now = new Date(clock.now.getTime() + HALF_MINUTE);
    const code = codeNow();
    expect((await login({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200);
    expect((await login({ code })).statusCode).toBe(401);
    // A phone's clock may be half a minute off.
    clock.now = new Date(clock.now.getTime() + 3 * HALF_MINUTE);
    const early = codeNow();
    clock.now = new Date(clock.now.getTime() + HALF_MINUTE);
    expect((await login({ code: early })).statusCode).toBe(200);
  });

  it('is stood in for by each recovery code once, until new ones are made', async () => {
    const { login, setUp, desk, post } = await open(await start());
    const [first = '', second = ''] = (await setUp()).recoveryCodes ?? [];
    expect((await login({ code: first.toUpperCase() })).statusCode).toBe(200);
    expect((await login({ code: first })).statusCode).toBe(401);
    expect((await desk('GET', 'sign-in')).json()).toMatchObject({ recoveryCodesLeft: 9 });
    const made = await post('sign-in/recovery-codes', { password });
    expect(made.json().recoveryCodes).toHaveLength(10);
    expect((await login({ code: second })).statusCode).toBe(401);
    expect((await login({ code: made.json().recoveryCodes[0] })).statusCode).toBe(200);
  });

  it('is set up and taken away by the password again', async () => {
    const { setUp, post, login, codeNow, desk, clock } = await open(await start());
    for (const path of ['sign-in/code', 'sign-in/code/remove', 'sign-in/recovery-codes']) {
      const answer = await post(path, { password: 'not the password' });
      expect([answer.statusCode, answer.json().errors?.[0].field]).toEqual([400, 'password']);
      expect(answer.body).not.toContain('secret');
    }
    expect((await post('sign-in/recovery-codes', { password })).statusCode).toBe(409);
    const { secret } = (await post('sign-in/code', { password })).json();
    expect((await post('sign-in/code/confirm', { code: '000000' })).json().errors?.[0].field).toBe('code');
    clock.now = new Date(clock.now.getTime() + 10 * 60_000);
    expect((await post('sign-in/code/confirm', { code: codeNow(secret) })).statusCode).toBe(409);
    expect((await login()).statusCode).toBe(200);
    await setUp();
    expect((await post('sign-in/code/remove', { password })).statusCode).toBe(204);
    expect((await login()).statusCode).toBe(200);
    expect((await desk('GET', 'sign-in')).json()).toMatchObject({ codeSince: null, recoveryCodesLeft: 0 });
  });

  it('is not guessed by who has the password, from however many addresses, nor set up so', async () => {
    const server = await open(await start({ env: { TRUST_PROXY: '127.0.0.1' } }));
    const { login, setUp, codeNow, clock, post } = server;
    await setUp();
    const from = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
    const wrong = await Promise.all(Array.from({ length: 14 }, (_, n) => login({ code: '000000' }, from(n))));
    expect(wrong.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(wrong.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    expect((await login({ code: codeNow() }, from(99))).statusCode).toBe(200);
    await post('sign-in/code', { password });
    const tries = Array.from({ length: 11 }, () => post('sign-in/code/confirm', { code: '000000' }));
    expect((await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  it('names no passkey where none can be had, and takes none that nobody asked for', async () => {
    const server = await open(await start());
    const far = { host: 'shop.example' };
    const options = await server.post('sign-in/passkeys/options', { password }, far);
    expect([options.statusCode, options.json().detail]).toEqual([409, expect.stringContaining('PUBLIC_URL')]);
    expect((await server.desk('GET', 'sign-in', undefined, far)).json().passkeysNeed).toContain('PUBLIC_URL');
    const here = await server.post('sign-in/passkeys/options', { password });
    expect(here.json()).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: ADMIN.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const forged = { id: 'aaaa', rawId: 'aaaa', type: 'public-key', response: {} };
    const added = await server.post('sign-in/passkeys', { name: 'Mine', response: forged });
    expect(added.statusCode).toBe(400);
    const signedIn = await server.post('login/passkey/verify', { response: forged });
    expect([signedIn.statusCode, signedIn.cookies]).toEqual([401, []]);
  });

  it('is asked of no more passkeys than a person tries', async () => {
    const { post } = await open(await start());
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push((await post('login/passkey/options', {})).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('sessions', () => {
  const start = useTestApp();

  it('are listed with their browsers, and ended one by one or all others at once', async () => {
    const { desk, login, headers } = await open(await start());
    const phone = await login({}, { 'user-agent': PHONE });
    const other = await login();
    const list = (await desk('GET', 'sessions')).json();
    expect(list.map((one: { browser: string; isThis: boolean }) => [one.browser, one.isThis])).toEqual(
      expect.arrayContaining([
        ['Safari on iPhone', false],
        ['an unknown browser', true],
      ]),
    );
    const { id } = list.find(({ browser }: { browser: string }) => browser === 'Safari on iPhone');
    expect((await desk('DELETE', `sessions/${id}`)).statusCode).toBe(204);
    expect((await desk('DELETE', `sessions/${id}`)).statusCode).toBe(404);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
    expect((await desk('DELETE', 'sessions')).statusCode).toBe(204);
    expect(await isSignedIn(other)).toBe(false);
    expect((await desk('GET', 'sessions')).json()).toHaveLength(1);

    async function isSignedIn(answer: { cookies: { value: string }[] }) {
      const before = headers.cookie;
      headers.cookie = `session=${answer.cookies[0]?.value}`;
      const { statusCode } = await desk('GET', 'session');
      headers.cookie = before;
      return statusCode === 200;
    }
  });

  it('but this one end with a new password', async () => {
    const { desk, login, post, headers } = await open(await start());
    await login();
    const newPassword = 'another horse battery';
    const change = (values: object) => post('sign-in/password', { password, newPassword, ...values });
    expect((await change({ password: 'wrong' })).json().errors?.[0].field).toBe('password');
    expect((await change({ newPassword: 'short' })).json().errors?.[0].field).toBe('newPassword');
    expect((await change({})).statusCode).toBe(204);
    expect((await desk('GET', 'sessions')).json()).toHaveLength(1);
    expect(headers.cookie).toBeTruthy();
    expect((await login()).statusCode).toBe(401);
    expect((await login({ password: newPassword })).statusCode).toBe(200);
  });

  it('leave a password of the environment alone', async () => {
    const env = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: password };
    const { post } = await open(await start({ env }));
    const answer = await post('sign-in/password', { password, newPassword: 'another horse battery' });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      expect.stringContaining('ADMIN_PASSWORD'),
    ]);
  });
});

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** The admin signed in, and what they and a stranger may call. */
async function open(server: TestApp, _options: TestAppOptions = {}) {
  const { app, storage, clock } = server;
  await storage.users.setPassword(ADMIN.username, await hashPassword(password), clock.now);
  const headers: { cookie: string } = { cookie: '' };
  const desk = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, more: object = {}) =>
    app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
  const post = (path: string, payload: object, more: object = {}) => desk('POST', path, payload, more);
  /** From elsewhere: without the cookie. */
  const login = (values: object = {}, more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { ...ADMIN, ...values },
      headers: { ...more },
    });
  headers.cookie = `session=${(await login()).cookies[0]?.value}`;
  let known = '';
  const codeNow = (secret = known) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now.getTime() });
  const setUp = async () => {
    const { secret, uri } = (await post('sign-in/code', { password })).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Bold%20Work:owner\?/);
    known = secret;
    const confirmed = await post('sign-in/code/confirm', { code: codeNow() });
    expect(confirmed.statusCode).toBe(200);
    return confirmed.json() as { recoveryCodes: string[] | null };
  };
  return { ...server, headers, desk, post, login, setUp, codeNow };
}
