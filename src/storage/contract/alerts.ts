// The ledger of alerts, devices that take pushes, and promises about to be late.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { NewLedgerRow } from '../alerts/alert-store.ts';
import type { NewPushSubscription } from '../alerts/push-store.ts';
import type { Storage } from '../storage.ts';
import { chatLead, contact, DAY_MS, HOUR_MS, later, MINUTE_MS, NOON, saveLead } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeAlerts({ open }: TestStorage): void {
  it('keeps a line for what was told, and settles it once', async () => {
    const { alerts } = await open();
    const test = line();
    await alerts.note(test, NOON);
    expect(await alerts.listRunning()).toMatchObject([{ id: test.id, result: 'running' }]);
    const arrived = { result: 'arrived', reason: 'answered 204' } as const;
    expect(await alerts.settle(test.id, arrived, later(1200))).toBe(true);
    expect(await alerts.settle(test.id, { result: 'failed', reason: 'late' }, later(9000))).toBe(false);
    expect(await alerts.list({ limit: 9 })).toEqual([
      {
        ...test,
        ...arrived,
        leadId: null,
        subscriptionId: null,
        createdAt: NOON.toISOString(),
        changedAt: later(1200).toISOString(),
      },
    ]);
    expect(await alerts.listRunning()).toEqual([]);
    await alerts.note(test, later(DAY_MS));
    expect(await alerts.list({ limit: 9 })).toMatchObject([
      { result: 'running', reason: null, createdAt: later(DAY_MS).toISOString() },
    ]);
    await alerts.forget(test.id);
    expect(await alerts.list({ limit: 9 })).toEqual([]);
  });

  it('lets what was taken arrive, and nothing else', async () => {
    const { alerts } = await open();
    const told = line({ result: 'taken', kind: 'lead', channel: 'push' });
    await alerts.note(told, NOON);
    expect(await alerts.settle(told.id, { result: 'failed', reason: null }, later(1))).toBe(false);
    expect(await alerts.settle(told.id, { result: 'arrived', reason: 'shown' }, later(2))).toBe(true);
    expect(await alerts.findLastGood('push')).toBe(later(2).toISOString());
    expect(await alerts.findLastGood('mail')).toBeUndefined();
  });

  it('lists the newest first, failures alone, and the tests of some days', async () => {
    const { alerts } = await open();
    const lines = [
      line({ kind: 'storage', channel: null, result: 'failed' }),
      line({ result: 'arrived' }),
      line({ result: 'failed', reason: 'no' }),
    ];
    for (const [index, one] of lines.entries()) await alerts.note(one, later(index));
    const ids = (found: { id: string }[]) => found.map(({ id }) => lines.findIndex((one) => one.id === id));
    expect(ids(await alerts.list({ limit: 9 }))).toEqual([2, 1, 0]);
    expect(ids(await alerts.list({ limit: 1 }))).toEqual([2]);
    expect(ids(await alerts.list({ limit: 9, failures: true }))).toEqual([2, 0]);
    expect(ids(await alerts.listTests(later(2)))).toEqual([2]);
  });

  it('forgets what is told of a lead with that lead, and notes nothing of one that is gone', async () => {
    const storage = await open();
    const [first, second] = [contact(), chatLead()];
    await storage.contacts.save(first);
    await saveLead(storage, second);
    for (const leadId of [first.id, second.id])
      await storage.alerts.note(line({ kind: 'lead', result: 'taken', leadId }), NOON);
    await storage.leads.delete(first.id);
    expect(await storage.alerts.list({ limit: 9 })).toMatchObject([{ leadId: second.id }]);
    await storage.alerts.note(line({ kind: 'lead', leadId: first.id }), NOON);
    await storage.personalData.erase(second.email ?? '');
    expect(await storage.alerts.list({ limit: 9 })).toEqual([]);
  });

  it('keeps lines for 90 days, and receipts for two', async () => {
    const storage = await open();
    const device = await addDevice(storage);
    await storage.alerts.note(line({ result: 'arrived' }), NOON);
    await storage.alerts.claim('test 2026-03-04', NOON);
    await expectReceipt(storage, 'hash', device);
    await storage.deleteExpired(later(90 * DAY_MS));
    expect(await storage.alerts.list({ limit: 9 })).toHaveLength(1);
    expect(await storage.push.takeReceipt('hash', later(1))).toBe(false);
    expect(await storage.alerts.claim('test 2026-03-04', NOON)).toBe(false);
    await storage.deleteExpired(later(90 * DAY_MS + 1));
    expect(await storage.alerts.list({ limit: 9 })).toEqual([]);
    expect(await storage.alerts.claim('test 2026-03-04', NOON)).toBe(true);
  });

  it('tells of a channel once when it stops, and once when it works again', async () => {
    const { alerts } = await open();
    const working = { channel: 'mail', state: 'working', reason: null } as const;
    const broken = { channel: 'mail', state: 'broken', reason: '535 no' } as const;
    expect(await alerts.setChannel(working, NOON)).toBe(false);
    const both = await Promise.all([
      alerts.setChannel(broken, later(1)),
      alerts.setChannel(broken, later(1)),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await alerts.setChannel(broken, later(2))).toBe(false);
    expect(await alerts.listChannels()).toEqual([{ ...broken, since: later(1).toISOString() }]);
    expect(await alerts.setChannel(working, later(3))).toBe(true);
    expect(await alerts.setChannel({ ...broken, channel: 'push' }, later(3))).toBe(true);
  });

  it('gives a claim to one of several', async () => {
    const { alerts } = await open();
    const all = await Promise.all(Array.from({ length: 5 }, () => alerts.claim('test 2026-03-04', NOON)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await alerts.claim('test 2026-03-05', NOON)).toBe(true);
  });

  it('keeps a device by its endpoint, with what its owner set', async () => {
    const storage = await open();
    const id = await addDevice(storage);
    const other = await addDevice(
      storage,
      { endpoint: 'https://push.example/2', showsNames: true },
      later(1),
    );
    expect(await addDevice(storage, { told: 'asked' })).toBe(id);
    expect(await storage.push.list()).toMatchObject([
      { id, username: 'owner', told: 'asked', showsNames: false, browser: 'Chrome on Android', failures: 0 },
      { id: other, told: 'requests', showsNames: true, createdAt: later(1).toISOString() },
    ]);
    await storage.push.change(id, { showsNames: true });
    await storage.push.change(other, { told: 'escalations' });
    expect(await storage.push.list()).toMatchObject([
      { told: 'asked', showsNames: true },
      { told: 'escalations', showsNames: true },
    ]);
    expect(await storage.push.remove(other)).toBe(true);
    expect(await storage.push.remove(other)).toBe(false);
    await storage.users.setPassword('second', 'hash', NOON);
    await storage.users.remove((await storage.users.find('owner'))?.id ?? '');
    expect(await storage.push.list()).toEqual([]);
  });

  it('moves a device to the endpoint that replaces its own', async () => {
    const storage = await open();
    const [old, fresh] = ['https://push.example/1', 'https://push.example/new'];
    const id = await addDevice(storage, { endpoint: old });
    expect(await addDevice(storage, { endpoint: fresh, replaces: old })).toBe(id);
    expect(await storage.push.list()).toMatchObject([{ id, endpoint: fresh }]);
    expect(await addDevice(storage, { endpoint: fresh, replaces: old })).toBe(id);
    await addDevice(storage, { endpoint: old });
    expect(await addDevice(storage, { endpoint: fresh, replaces: old })).toBe(id);
    expect(await storage.push.list()).toMatchObject([{ id, endpoint: fresh }]);
  });

  it('counts pushes that were not taken, until one is or was shown', async () => {
    const storage = await open();
    const id = await addDevice(storage);
    await storage.push.noteSent(id, 'The push service answered 500.');
    await storage.push.noteSent(id, 'The push service answered 502.');
    expect(await storage.push.list()).toMatchObject([
      { failures: 2, error: 'The push service answered 502.' },
    ]);
    await expectReceipt(storage, 'hash', id);
    expect(await storage.push.takeReceipt('hash', later(1))).toBe(true);
    expect(await storage.push.list()).toMatchObject([
      { failures: 0, error: null, lastReceiptAt: later(1).toISOString() },
    ]);
  });

  it('takes a receipt once, and notes it in the ledger', async () => {
    const storage = await open();
    const id = await addDevice(storage);
    const test = line({ channel: 'push', subscriptionId: id });
    await storage.alerts.note(test, NOON);
    await expectReceipt(storage, 'hash', id, test.id);
    expect(await storage.push.takeReceipt('other', later(5))).toBe(false);
    const twice = await Promise.all([
      storage.push.takeReceipt('hash', later(900)),
      storage.push.takeReceipt('hash', later(900)),
    ]);
    expect(twice.toSorted()).toEqual([false, true]);
    expect(await storage.alerts.list({ limit: 9 })).toMatchObject([
      { result: 'arrived', reason: 'shown', changedAt: later(900).toISOString() },
    ]);
  });

  it('finds who was promised an answer by a time, and nobody who was answered, decided or told of', async () => {
    const storage = await open();
    const due = (ms: number) => contact({ replyDueAt: later(ms).toISOString() });
    const [late, soon, answered, lost, told, tomorrow] = [-HOUR_MS, HOUR_MS, 0, 1, 2, DAY_MS].map(due);
    for (const one of [late, soon, answered, lost, told, tomorrow])
      await storage.contacts.save(one ?? contact());
    await storage.leads.setHandled(answered?.id ?? '', { by: 'owner', at: NOON });
    const by = { who: 'shop', name: null, version: null } as const;
    const isLost = { kind: 'status', ...by, data: { status: 'lost', lostReason: null } } as const;
    await storage.job.decide(lost?.id ?? '', () => ({ add: [isLost], result: 1 }), NOON);
    const escalated = { kind: 'escalated', ...by, data: {} } as const;
    await storage.job.decide(told?.id ?? '', () => ({ add: [escalated], result: 1 }), NOON);
    expect(await storage.leads.listToEscalate(later(HOUR_MS), 9)).toEqual([late?.id, soon?.id]);
    expect(await storage.leads.listToEscalate(later(HOUR_MS), 1)).toEqual([late?.id]);
    expect(await storage.leads.countWaiting(later(1))).toBe(1);
    await saveLead(storage, chatLead({ source: 'callback' }));
    expect(await storage.leads.countWaiting(later(1))).toBe(2);
  });

  it('holds a notification until a time without counting that as trouble, and drops what is not to be told', async () => {
    const storage = await open();
    await saveLead(storage, chatLead({ notify: ['email', 'push'] }));
    const claim = (channel: 'email' | 'push', now: Date) =>
      storage.outbox.claim({ channels: [channel], limit: 9, leaseMs: MINUTE_MS, now });
    const [push] = await claim('push', NOON);
    const [email] = await claim('email', NOON);
    if (!push || !email) throw new Error('Nothing was queued.');
    await storage.outbox.markFailed(push, { error: null, nextAttemptAt: later(HOUR_MS), now: NOON });
    await storage.outbox.markFailed(email, { error: 'no', nextAttemptAt: later(DAY_MS), now: later(5) });
    expect(await storage.outbox.count(later(DAY_MS))).toMatchObject({ waiting: 2, failing: 1 });
    expect(await storage.outbox.listFailing(later(1))).toEqual([
      { channel: 'email', error: 'no', at: later(5).toISOString() },
    ]);
    expect(await storage.outbox.listFailing(NOON)).toEqual([]);
    expect(await claim('push', later(HOUR_MS - 1))).toEqual([]);
    const [again] = await claim('push', later(HOUR_MS));
    await storage.outbox.drop(push);
    expect(await storage.outbox.count(NOON)).toMatchObject({ waiting: 2 });
    if (again) await storage.outbox.drop(again);
    expect(await storage.outbox.count(NOON)).toMatchObject({ waiting: 1 });
  });
}

const line = (values: Partial<NewLedgerRow> = {}): NewLedgerRow => ({
  id: randomUUID(),
  kind: 'test',
  channel: 'webhook',
  result: 'running',
  ...values,
});

async function addDevice(
  storage: Storage,
  values: Partial<NewPushSubscription> = {},
  now = NOON,
): Promise<string> {
  await storage.users.setPassword('owner', 'hash', NOON);
  const { id: userId } = (await storage.users.find('owner')) ?? { id: '' };
  const keys = { p256dh: 'p256dh', auth: 'auth', browser: 'Chrome on Android' };
  const endpoint = 'https://push.example/1';
  const chosen = { told: 'requests', showsNames: false } as const;
  return storage.push.save({ id: randomUUID(), userId, endpoint, ...keys, ...chosen, ...values }, now);
}

const expectReceipt = (
  storage: Storage,
  tokenHash: string,
  subscriptionId: string,
  lineId: string | null = null,
) => storage.push.expectReceipt({ tokenHash, subscriptionId, lineId, now: NOON });
