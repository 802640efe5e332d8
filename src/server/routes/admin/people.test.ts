// Inviting, joining and leaving.
import { describe, expect, it } from 'vitest';
import { contact } from '../../../storage/testing/samples.ts';
import { ADMIN, signIn, type TestAppOptions, useTestApp } from '../../testing/use-test-app.ts';

const DAY_MS = 24 * 3_600_000;
const PASSWORD = 'a password of her own';

describe('people', () => {
  const start = useTestApp();

  async function open(options: TestAppOptions = {}) {
    const server = await start(options);
    const cookie = await signIn(server);
    const desk = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
      server.app.inject({
        method,
        url: `/api/admin/people${path}`,
        headers: { cookie },
        ...(payload && { payload }),
      });
    const invite = (name = 'June', role = 'staff') => desk('POST', '', { name, role });
    const people = async () => (await desk('GET', '')).json<{ id: string; name: string }[]>();
    const idOf = async (name: string) => (await people()).find((one) => one.name === name)?.id ?? '';
    const post = (path: string, payload: object) =>
      server.app.inject({ method: 'POST', url: `/api/admin/${path}`, payload });
    const join = (token: string, password = PASSWORD) => post('invitation/accept', { token, password });
    const login = (username: string) => post('login', { username, password: PASSWORD });
    return { ...server, cookie, desk, invite, people, idOf, post, join, login };
  }
  const tokenOf = (answer: { json(): { inviteUrl: string } }) =>
    answer.json().inviteUrl.split('/admin/invite/')[1] ?? '';

  it('join by a link that works once: the name it is for, a password of their own', async () => {
    const { invite, people, post, join, login } = await open();
    const invited = await invite();
    expect([invited.statusCode, invited.json().inviteUrl]).toEqual([
      201,
      expect.stringMatching(/^http:\/\/localhost(?::\d+)?\/admin\/invite\/[\w-]{43}$/),
    ]);
    const token = tokenOf(invited);
    expect((await people())[1]).toMatchObject({ name: 'June', invited: { by: ADMIN.username } });
    expect((await post('invitation', { token })).json()).toMatchObject({ name: 'June', role: 'staff' });
    expect((await join(token, 'short')).json().errors).toMatchObject([{ field: 'password' }]);
    const joined = await join(token);
    expect([joined.statusCode, joined.json()]).toEqual([201, { username: 'June' }]);
    expect(joined.cookies).toMatchObject([{ name: 'session', httpOnly: true }]);
    expect([(await join(token)).statusCode, (await post('invitation', { token })).statusCode]).toEqual([
      404, 404,
    ]);
    expect((await login('June')).statusCode).toBe(200);
    expect((await people())[0]).toMatchObject({ name: 'June', role: 'staff', invited: null, sessions: 2 });
  });

  it('join within seven days, by the newest link, while the invitation stands', async () => {
    const { invite, desk, idOf, join, clock } = await open();
    const first = tokenOf(await invite());
    const again = tokenOf(await desk('POST', `/${await idOf('June')}/invitation`));
    expect((await join(first)).statusCode).toBe(404);
    clock.now = new Date(clock.now.getTime() + 7 * DAY_MS - 3_600_000);
    expect((await join(again)).statusCode).toBe(201);

    const late = await open();
    const token = tokenOf(await late.invite());
    const theo = tokenOf(await late.invite('Theo'));
    expect((await late.desk('DELETE', `/${await late.idOf('Theo')}`)).statusCode).toBe(204);
    expect((await late.join(theo)).statusCode).toBe(404);
    late.clock.now = new Date(late.clock.now.getTime() + 7 * DAY_MS);
    expect((await late.join(token)).statusCode).toBe(404);
  });

  it('are not invited under a name that somebody has', async () => {
    const { invite } = await open();
    for (const name of [ADMIN.username, ' ', 'a\nb']) {
      const answer = await invite(name);
      expect([answer.statusCode, answer.json().errors?.[0].field]).toEqual([400, 'name']);
    }
  });

  it('who leave are signed out, and their open leads go to who saw them off', async () => {
    const { app, storage, desk, idOf, invite, join, login, cookie } = await open();
    const joined = await join(tokenOf(await invite()));
    const theirs = `session=${joined.cookies[0]?.value}`;
    const { id: lead, ...values } = contact();
    await storage.contacts.save({ id: lead, ...values });
    const change = (payload: object, as: string) =>
      app.inject({ method: 'PATCH', url: `/api/admin/leads/${lead}`, headers: { cookie: as }, payload });
    await change({ assignee: 'June' }, cookie);
    await change({ handled: true }, theirs);
    expect((await desk('DELETE', `/${await idOf('June')}/sessions`)).statusCode).toBe(204);
    expect((await change({ handled: true }, theirs)).statusCode).toBe(401);
    expect((await desk('DELETE', `/${await idOf('June')}`)).statusCode).toBe(204);
    expect((await login('June')).statusCode).toBe(401);
    expect(await storage.leads.find(lead)).toMatchObject({ assignee: ADMIN.username, handledBy: 'June' });
    expect((await desk('DELETE', `/${await idOf(ADMIN.username)}`)).statusCode).toBe(409);
  });

  it('whom the environment names cannot be changed here, and come back as owners', async () => {
    const env = { ADMIN_USERNAME: 'Rosa', ADMIN_PASSWORD: PASSWORD };
    const { desk, idOf, people, ...server } = await open({ env });
    await signIn(server, { username: 'Rosa' });
    const id = await idOf('Rosa');
    expect((await people())[0]).toMatchObject({ name: 'Rosa', isFromEnvironment: true });
    expect((await desk('PATCH', `/${id}`, { role: 'staff' })).statusCode).toBe(409);
    expect((await desk('DELETE', `/${id}`)).statusCode).toBe(409);
  });
});
