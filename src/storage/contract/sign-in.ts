// People of the shop, how they sign in, and the log of what they did.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AuditLine } from '../accounts/account-stores.ts';
import type { Storage } from '../storage.ts';
import { contact, DAY_MS, HOUR_MS, later, NOON } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeSignIn({ open }: TestStorage): void {
  it('leaves an owner whichever of two removes the other at once', async () => {
    const storage = await open();
    const [one, two] = [await makeUser(storage, 'Sam'), await makeUser(storage, 'Rosa')];
    const changes = await Promise.all([storage.users.remove(one), storage.users.setRole(two, 'staff')]);
    expect(changes.toSorted()).toEqual(['done', 'last_owner']);
    expect((await storage.users.list(NOON)).filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('takes a code of one half minute once, and recovery codes once each, also when asked twice at once', async () => {
    const storage = await open();
    const id = await makeUser(storage, 'Sam');
    const { secondSteps } = storage;
    await secondSteps.turnOnCode(id, 'SECRET', 100, NOON);
    expect(await Promise.all([secondSteps.useStep(id, 101), secondSteps.useStep(id, 101)])).toContain(false);
    expect([await secondSteps.useStep(id, 101), await secondSteps.useStep(id, 100)]).toEqual([false, false]);
    await secondSteps.setRecoveryCodes(id, ['a', 'b']);
    const used = [secondSteps.useRecoveryCode(id, 'a'), secondSteps.useRecoveryCode(id, 'a')];
    expect((await Promise.all(used)).toSorted()).toEqual([false, true]);
    expect(await secondSteps.find(id)).toMatchObject({ secret: 'SECRET', recoveryCodesLeft: 1 });
    await secondSteps.turnOffCode(id);
    expect(await secondSteps.find(id)).toMatchObject({ secret: null, recoveryCodesLeft: 0 });
  });

  it('takes a challenge once, in time, and for what it was made', async () => {
    const storage = await open();
    const id = await makeUser(storage, 'Sam');
    const { passkeys } = storage;
    const take = async (hash: string, userId: string | null, now = NOON) => {
      await passkeys.saveChallenge(hash, id, later(HOUR_MS));
      return passkeys.takeChallenge(hash, userId, now);
    };
    expect(await take('a', id)).toBe(true);
    expect(await passkeys.takeChallenge('a', id, NOON)).toBe(false);
    expect(await take('b', null)).toBe(false);
    expect(await take('c', id, later(HOUR_MS))).toBe(false);
  });

  it('makes one user of an invitation that is taken twice at once', async () => {
    const storage = await open();
    const { invitations, users } = storage;
    const times = { createdAt: NOON.toISOString(), expiresAt: later(HOUR_MS).toISOString() };
    const invitation = { id: randomUUID(), role: 'staff' as const, invitedBy: 'Sam', ...times };
    await makeUser(storage, 'Sam');
    expect(await invitations.save({ ...invitation, name: 'Sam', tokenHash: 'x' })).toBe(false);
    await invitations.save({ ...invitation, name: 'Theo', tokenHash: 'old' });
    await invitations.save({ ...invitation, id: randomUUID(), name: 'Theo', tokenHash: 'new' });
    expect(await invitations.accept('old', 'hash', NOON)).toBeUndefined();
    expect(await invitations.accept('new', 'hash', later(HOUR_MS))).toBeUndefined();
    const accept = () => invitations.accept('new', 'hash', NOON);
    expect((await Promise.all([accept(), accept()])).filter(Boolean)).toHaveLength(1);
    expect(await users.find('Theo')).toMatchObject({ role: 'staff' });
  });

  it('tells the log newest first, page by page, by who and kind, and of whom is gone that they are', async () => {
    const { audit, contacts, leads, deleteExpired } = await open();
    const request = contact({ name: 'Dana' });
    const lead = request.id;
    await contacts.save(request);
    const about = { kind: 'lead' as const, id: lead };
    for (let i = 0; i < 5; i++) await audit.add(line({ who: i % 2 ? 'Sam' : 'Rosa', about }), later(i));
    await audit.add(line({ what: 'signed_in', about: null }), later(5));
    const first = await audit.list({ limit: 4 });
    expect(first.items.map(({ at }) => at)).toEqual([5, 4, 3, 2].map((ms) => later(ms).toISOString()));
    expect(first.items[1]).toMatchObject({ who: 'Rosa', about: { kind: 'lead', id: lead, name: 'Dana' } });
    const next = await audit.list({ limit: 4, cursor: first.nextCursor ?? '' });
    expect([next.items.length, next.nextCursor]).toEqual([2, null]);
    expect((await audit.list({ limit: 9, who: 'Sam', kind: 'data' })).items).toHaveLength(2);
    await leads.delete(lead);
    expect((await audit.list({ limit: 9 })).items[1]?.about).toEqual({ ...about, name: 'erased' });
    await deleteExpired(later(2 * 365 * DAY_MS + 3));
    expect((await audit.list({ limit: 9 })).items).toHaveLength(3);
  });
}

async function makeUser({ users }: Storage, name: string): Promise<string> {
  await users.setPassword(name, 'hash', NOON);
  return (await users.find(name))?.id ?? '';
}

const line = (change: Partial<AuditLine>): AuditLine => ({
  actor: 'person',
  who: 'Sam',
  what: 'lead_changed',
  isRefused: false,
  about: null,
  detail: null,
  network: null,
  ...change,
});
