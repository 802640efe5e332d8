// Deleting what has expired.
import { expect, it } from 'vitest';
import { createKnownAddressStore } from '../accounts/known-addresses.ts';
import { deleteExpired } from '../retention/delete-expired.ts';
import { answerToKeep, contact, DAY_MS, HOUR_MS, later, NOON } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeExpiry({ open, openBare }: TestStorage): void {
  it('deletes answers older than a day and leaves the others', async () => {
    const storage = await open();
    for (const [key, now] of Object.entries({ old: NOON, young: later(1) })) {
      await storage.contacts.save(contact({ now, answer: answerToKeep({ key }) }));
    }
    await storage.deleteExpired(later(DAY_MS + 1));
    expect(await storage.idempotencyKeys.find('POST /api/chat/message', 'old')).toBeUndefined();
    expect(await storage.idempotencyKeys.find('POST /api/chat/message', 'young')).toBeDefined();
    expect(await storage.leads.count()).toBe(2);
  });

  it('deletes more than it takes at once', async () => {
    const storage = await open();
    const keys = Array.from({ length: 2100 }, (_, index) => `key-${index}`);
    await Promise.all(keys.map((key) => storage.contacts.save(contact({ answer: answerToKeep({ key }) }))));
    await storage.deleteExpired(later(2 * DAY_MS));
    const found = await Promise.all(
      keys.map((key) => storage.idempotencyKeys.find('POST /api/chat/message', key)),
    );
    expect(found.filter((answer) => answer !== undefined)).toEqual([]);
  });

  it('deletes sessions that have ended', async () => {
    const { users, sessions, deleteExpired } = await open();
    await users.setPassword('owner', 'hash', NOON);
    const userId = (await users.find('owner'))?.id ?? '';
    await sessions.start({ tokenHash: 'ended', userId, now: NOON, expiresAt: later(HOUR_MS) });
    await sessions.start({ tokenHash: 'running', userId, now: NOON, expiresAt: later(HOUR_MS + 1) });
    await deleteExpired(later(HOUR_MS));
    expect(await sessions.find('ended')).toBeUndefined();
    expect(await sessions.find('running')).toBeDefined();
  });

  it('keeps counting in a window that has not ended', async () => {
    const { rateLimits, deleteExpired } = await open();
    await rateLimits.hit('a', 2 * DAY_MS, NOON);
    await deleteExpired(later(DAY_MS));
    expect(await rateLimits.hit('a', 2 * DAY_MS, later(DAY_MS))).toMatchObject({ count: 2 });
  });

  it('deletes addresses from which nobody has signed in for 30 days', async () => {
    const database = await openBare();
    const knownAddresses = createKnownAddressStore(database);
    await knownAddresses.add('203.0.113.8', NOON);
    await knownAddresses.add('203.0.113.9', later(1));
    await deleteExpired(database, later(30 * DAY_MS + 1));
    expect(await database.read.selectFrom('known_addresses').selectAll().execute()).toHaveLength(1);
    expect(await knownAddresses.isKnown('203.0.113.9', later(30 * DAY_MS + 1))).toBe(true);
  });
}
