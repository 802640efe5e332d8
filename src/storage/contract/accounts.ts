// Admin accounts, their sessions, and counted attempts.
import { expect, it } from 'vitest';
import { HOUR_MS, later, MINUTE_MS, NOON } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeAccounts({ open, createEmptyLocation }: TestStorage): void {
  it('creates a user and changes the password under the same id', async () => {
    const { users } = await open();
    expect(await users.count()).toBe(0);
    await users.setPassword('owner', 'hash-1', NOON);
    const created = await users.find('owner');
    expect(created).toMatchObject({ username: 'owner', password: 'hash-1' });
    await users.setPassword('owner', 'hash-2', later(1));
    expect(await users.find('owner')).toEqual({ ...created, password: 'hash-2' });
    expect(await users.count()).toBe(1);
  });

  it('compares names exactly', async () => {
    const { users } = await open();
    await users.setPassword('Zoë', 'hash', NOON);
    for (const other of ['zoë', 'ZOË', 'Zoe', 'Zoë ', ' Zoë', 'Zo\u0065\u0308', 'Zo%', '', '\0', '\ud800']) {
      expect(await users.find(other)).toBeUndefined();
    }
    expect(await users.find('Zoë')).toBeDefined();
  });

  it('makes one user of simultaneous changes', async () => {
    const { users } = await open();
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => users.setPassword('owner', `hash-${index}`, NOON)),
    );
    expect(await users.count()).toBe(1);
  });

  it('starts, touches and ends a session', async () => {
    const { users, sessions } = await open();
    await users.setPassword('owner', 'hash', NOON);
    const userId = (await users.find('owner'))?.id ?? '';
    await sessions.start({ tokenHash: 'token', userId, now: NOON, expiresAt: later(HOUR_MS) });
    expect(await sessions.find('token')).toEqual({
      userId,
      username: 'owner',
      createdAt: NOON.toISOString(),
      lastSeenAt: NOON.toISOString(),
      expiresAt: later(HOUR_MS).toISOString(),
    });
    await sessions.touch('token', later(MINUTE_MS), later(2 * HOUR_MS));
    expect(await sessions.find('token')).toMatchObject({
      createdAt: NOON.toISOString(),
      lastSeenAt: later(MINUTE_MS).toISOString(),
      expiresAt: later(2 * HOUR_MS).toISOString(),
    });
    await sessions.end('token');
    await sessions.end('token');
    expect(await sessions.find('token')).toBeUndefined();
  });

  it("ends a user's sessions with a new password, set elsewhere too, and no one else's", async () => {
    const location = await createEmptyLocation();
    const { users, sessions } = await open(location);
    for (const name of ['owner', 'helper']) {
      await users.setPassword(name, 'hash', NOON);
      const userId = (await users.find(name))?.id ?? '';
      await sessions.start({ tokenHash: `${name}-1`, userId, now: NOON, expiresAt: later(HOUR_MS) });
      await sessions.start({ tokenHash: `${name}-2`, userId, now: NOON, expiresAt: later(HOUR_MS) });
    }
    const commandLine = await open(location);
    await commandLine.users.setPassword('owner', 'hash-2', later(1));
    expect(await sessions.find('owner-1')).toBeUndefined();
    expect(await sessions.find('owner-2')).toBeUndefined();
    expect(await sessions.find('helper-1')).toBeDefined();
    expect(await users.find('owner')).toMatchObject({ password: 'hash-2' });
  });

  it('counts attempts per key in a window that begins with the first', async () => {
    const { attempts } = await open();
    const end = later(15 * MINUTE_MS);
    expect(await attempts.hit('a', 15 * MINUTE_MS, NOON)).toEqual({ count: 1, windowEndsAt: end });
    expect(await attempts.hit('a', 15 * MINUTE_MS, later(MINUTE_MS))).toEqual({
      count: 2,
      windowEndsAt: end,
    });
    expect(await attempts.hit('b', 15 * MINUTE_MS, later(MINUTE_MS))).toMatchObject({ count: 1 });
    expect(await attempts.hit('a', 15 * MINUTE_MS, later(-1, end))).toMatchObject({ count: 3 });
    expect(await attempts.hit('a', 15 * MINUTE_MS, end)).toEqual({
      count: 1,
      windowEndsAt: later(15 * MINUTE_MS, end),
    });
    await attempts.clear('a');
    expect(await attempts.hit('a', 15 * MINUTE_MS, end)).toMatchObject({ count: 1 });
  });

  it('counts several at once', async () => {
    const { attempts } = await open();
    await attempts.hit('a', MINUTE_MS, NOON, 700);
    expect(await attempts.hit('a', MINUTE_MS, NOON, 50)).toMatchObject({ count: 750 });
    expect(await attempts.hit('a', MINUTE_MS, later(MINUTE_MS), 20)).toMatchObject({ count: 20 });
  });

  it('begins anew where a clock ahead of time began the window, and not where clocks differ a little', async () => {
    const { attempts } = await open();
    await attempts.hit('a', HOUR_MS, later(HOUR_MS));
    expect(await attempts.hit('a', HOUR_MS, NOON)).toMatchObject({ count: 2 });
    expect(await attempts.hit('a', HOUR_MS, later(-1))).toEqual({
      count: 1,
      windowEndsAt: later(HOUR_MS - 1),
    });
    expect(await attempts.hit('a', HOUR_MS, NOON)).toMatchObject({ count: 2 });
  });

  it('counts simultaneous attempts of several instances each once', async () => {
    const location = await createEmptyLocation();
    const instances = [await open(location), await open(location)];
    const hits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => instances[index % 2]?.attempts.hit('a', HOUR_MS, NOON)),
    );
    const counts = hits.map((hit) => hit?.count ?? 0).sort((a, b) => a - b);
    expect(counts).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('takes any text as the key of an attempt', async () => {
    const { attempts } = await open();
    for (const key of ['', '\0', '\ud800', 'x'.repeat(100_000), "'; drop table attempts; --"]) {
      expect(await attempts.hit(key, HOUR_MS, NOON)).toMatchObject({ count: 1 });
      expect(await attempts.hit(key, HOUR_MS, NOON)).toMatchObject({ count: 2 });
    }
  });
}
