import { describe, expect, it } from 'vitest';
import { DESK_CALLS } from '../../accounts/desk-calls.ts';
import { ADMIN, signIn, useTestApp } from '../../testing/use-test-app.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

describe('what each may do at the desk', () => {
  const start = useTestApp();

  it('stands in one table for every call that the contract tells of, and for no other', async () => {
    const { app } = await start();
    const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const calls = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map(
          (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        ),
      );
    expect(calls.length).toBeGreaterThan(40);
    expect(calls.toSorted()).toEqual(Object.keys(DESK_CALLS).toSorted());
  });

  it('is kept by the server: staff get 403 for what is an owner’s, and for nothing else', async () => {
    const server = await start();
    await signIn(server);
    const cookie = await signIn(server, { username: 'Rosa', role: 'staff' });
    const refused: string[] = [];
    // Signing out comes last, and the stream of events has no end.
    const others = Object.keys(DESK_CALLS).filter((name) => !/\/(logout|events)$/.test(name));
    for (const call of others) {
      const [method, url = ''] = call.split(' ');
      const answer = await server.app.inject({ method: method as Method, url, headers: { cookie } });
      if (answer.statusCode !== 403) continue;
      expect(answer.json().detail).toBe('Only an owner of the shop may do this.');
      refused.push(call);
    }
    expect(refused).toEqual([
      'GET /api/admin/people',
      'POST /api/admin/people',
      'PATCH /api/admin/people/:id',
      'DELETE /api/admin/people/:id',
      'POST /api/admin/people/:id/invitation',
      'DELETE /api/admin/people/:id/sessions',
      'GET /api/admin/audit',
      'GET /api/admin/leads.csv',
      'DELETE /api/admin/leads/:id',
      'DELETE /api/admin/conversations/:id',
    ]);
    const head = await server.app.inject({
      method: 'HEAD',
      url: '/api/admin/leads.csv',
      headers: { cookie },
    });
    expect(head.statusCode).toBe(403);
  });

  it('follows a change of the role at once, and each is told theirs', async () => {
    const server = await start();
    const owner = await signIn(server);
    const cookie = await signIn(server, { username: 'Rosa', role: 'staff' });
    const ask = async (url: string) => server.app.inject({ url, headers: { cookie } });
    expect((await ask('/api/admin/session')).json()).toEqual({ username: 'Rosa', role: 'staff' });
    const { id } = (await server.storage.users.find('Rosa')) ?? { id: '' };
    const change = (target: string, role: string) =>
      server.app.inject({
        method: 'PATCH',
        url: `/api/admin/people/${target}`,
        headers: { cookie: owner },
        payload: { role },
      });
    expect((await change(id, 'owner')).statusCode).toBe(204);
    expect((await ask('/api/admin/people')).json()).toMatchObject([
      { name: 'Rosa', role: 'owner', sessions: 1, secondStep: { code: false, passkeys: 0 } },
      { name: ADMIN.username, role: 'owner' },
    ]);
    await change(id, 'staff');
    expect((await ask('/api/admin/people')).statusCode).toBe(403);
    const own = (await server.storage.users.find(ADMIN.username))?.id ?? '';
    const last = await change(own, 'staff');
    expect([last.statusCode, last.json().detail]).toEqual([409, expect.stringContaining('needs an owner')]);
    expect((await change(own, 'boss')).json().errors).toMatchObject([{ field: 'role' }]);
    expect((await change('nobody', 'staff')).statusCode).toBe(404);
  });
});
