// Admin accounts, their sessions, and from where they signed in.
import { expect, it } from 'vitest';
import { createKnownAddressStore } from '../accounts/known-addresses.ts';
import { DAY_MS, HOUR_MS, later, MINUTE_MS, NOON } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeAccounts({ open, openBare, createEmptyLocation }: TestStorage): void {
  it('creates a user and changes the password under the same id', async () => {
    const { users } = await open();
    expect(await users.count()).toBe(0);
    await users.setPassword('owner', 'hash-1', NOON);
    const created = await users.find('owner');
    expect(created).toMatchObject({ username: 'owner', password: 'hash-1' });
    await users.setPassword('owner', 'hash-2', later(1));
    expect(await users.find('owner')).toEqual({
      ...created,
      password: 'hash-2',
      passwordChangedAt: later(1).toISOString(),
    });
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
      role: 'owner',
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

  it('knows an address for 30 days after a sign-in from it', async () => {
    const { knownAddresses } = await open();
    expect(await knownAddresses.isKnown('203.0.113.9', NOON)).toBe(false);
    await knownAddresses.add('203.0.113.9', NOON);
    expect(await knownAddresses.isKnown('203.0.113.9', later(30 * DAY_MS))).toBe(true);
    expect(await knownAddresses.isKnown('203.0.113.9', later(30 * DAY_MS + 1))).toBe(false);
    expect(await knownAddresses.isKnown('203.0.113.8', NOON)).toBe(false);
    await knownAddresses.add('203.0.113.9', later(DAY_MS));
    expect(await knownAddresses.isKnown('203.0.113.9', later(31 * DAY_MS))).toBe(true);
  });

  it('keeps no address in clear', async () => {
    const database = await openBare();
    const knownAddresses = createKnownAddressStore(database);
    await knownAddresses.add('203.0.113.9', NOON);
    const rows = await database.read.selectFrom('known_addresses').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
  });
}
