// Notifications: queued with the lead, given to one sender at a time, told of until they are sent or given up.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Notification, type NotificationChannel, TO_CUSTOMER } from '../../schemas/lead.ts';
import type { Delivery } from '../outbox/outbox-store.ts';
import type { Storage } from '../storage.ts';
import {
  answerToKeep,
  chatLead,
  contact,
  DAY_MS,
  later,
  MINUTE_MS,
  NOON,
  saveLead,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

const LEASE_MS = 30_000;
const ALL: NotificationChannel[] = ['email', 'webhook', 'receipt'];

export function describeOutbox({ open, createEmptyLocation }: TestStorage): void {
  it('queues a lead of the chat and one of the quote form for each channel', async () => {
    const storage = await open();
    const lead = chatLead({ notify: ALL });
    await saveLead(storage, lead);
    const form = contact({ notify: ['webhook', 'email'], now: later(1) });
    await storage.contacts.save(form);
    expect(await notificationsOf(storage, lead.id)).toEqual(
      ALL.map((channel) => ({ channel, state: 'waiting', error: null, at: NOON.toISOString() })),
    );
    expect(await notificationsOf(storage, form.id)).toMatchObject([
      { channel: 'email' },
      { channel: 'webhook' },
    ]);

    const deliveries = await claim(storage, later(1));
    expect(deliveries).toHaveLength(5);
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(5);
    expect(deliveries[0]).toMatchObject({ leadId: lead.id, attempt: 1, queuedAt: NOON.toISOString() });
    expect(deliveries.slice(3).map(({ leadId }) => leadId)).toEqual([form.id, form.id]);
  });

  it('queues nothing of a lead that was not stored', async () => {
    const storage = await open();
    const answer = answerToKeep();
    await storage.contacts.save(contact({ notify: ['email'], answer }));
    await expect(storage.contacts.save(contact({ notify: ['email'], answer }))).rejects.toThrow();
    expect(await storage.outbox.count(NOON)).toMatchObject({ waiting: 1 });
  });

  it('tells each channel once of a lead that is saved again, and the visitor once there is an email', async () => {
    const storage = await open();
    const lead = chatLead({ email: null, phone: '+18165550170', notify: ['email', 'receipt'] });
    const conversationId = await saveLead(storage, lead);
    const [first] = await claim(storage, NOON);
    expect(first).toMatchObject({ channel: 'email' });
    await storage.outbox.markSent(first as Delivery, NOON);

    await saveLead(storage, chatLead({ notify: ALL }), {
      conversationId,
      expectedMessageCount: 3,
      now: later(5),
    });
    expect(await notificationsOf(storage, lead.id)).toMatchObject([
      { channel: 'email', state: 'sent' },
      { channel: 'webhook', state: 'waiting', at: later(5).toISOString() },
      { channel: 'receipt', state: 'waiting', at: later(5).toISOString() },
    ]);
  });

  it('hands out what is due, oldest first, as many as wanted', async () => {
    const storage = await open();
    const leads = [2, 0, 3, 1].map((ms) => contact({ notify: ['email'], now: later(ms) }));
    for (const lead of leads) await storage.contacts.save(lead);
    const ids = async (now: Date, limit: number) =>
      (await claim(storage, now, limit)).map(({ leadId }) => leads.findIndex(({ id }) => id === leadId));
    expect(await ids(later(2), 2)).toEqual([1, 3]);
    expect(await ids(later(2), 2)).toEqual([0]);
    expect(await ids(later(2), 2)).toEqual([]);
    expect(await ids(later(3), 2)).toEqual([2]);
  });

  it('hands out those of the wanted channels alone', async () => {
    const storage = await open();
    await saveLead(storage, chatLead({ notify: ALL }));
    expect(await claim(storage, NOON, 100, [])).toEqual([]);
    expect(await claim(storage, NOON, 100, ['webhook'])).toMatchObject([{ channel: 'webhook' }]);
    expect(await claim(storage, NOON, 100, ['webhook'])).toEqual([]);
    const others = await claim(storage, NOON, 100, ['receipt', 'email']);
    expect(others.map(({ channel }) => channel).toSorted()).toEqual(['email', 'receipt']);
  });

  it('sends a receipt to an address that was corrected, as another event, and tells the shop no second time', async () => {
    const storage = await open();
    const lead = chatLead({ email: 'ann@x.con', notify: ALL });
    const conversationId = await saveLead(storage, lead);
    const before = await claim(storage, NOON);
    expect(before).toHaveLength(3);
    for (const delivery of before) await storage.outbox.markSent(delivery, NOON);
    const saveAgain = (email: string, expectedMessageCount: number) =>
      saveLead(storage, chatLead({ email, notify: ALL }), { conversationId, expectedMessageCount });

    await saveAgain('ann@x.con', 3);
    expect(await claim(storage, NOON)).toEqual([]);
    await saveAgain('ann@x.com', 5);
    const after = await claim(storage, NOON);
    expect(after).toMatchObject([{ channel: 'receipt', attempt: 1, leadId: lead.id }]);
    expect(before.map(({ id }) => id)).not.toContain(after[0]?.id);
  });

  it('gives nobody else a delivery until its lease ends, and then as the next attempt', async () => {
    const storage = await open();
    const lead = contact({ notify: ['email'] });
    await storage.contacts.save(lead);
    const [first] = await claim(storage, NOON);
    expect(await claim(storage, later(LEASE_MS - 1))).toEqual([]);
    expect(await claim(storage, later(LEASE_MS))).toEqual([{ ...first, attempt: 2 }]);
    expect(await notificationsOf(storage, lead.id)).toMatchObject([{ at: later(LEASE_MS).toISOString() }]);
  });

  it('holds nothing up for longer than a lease after the clock was set back', async () => {
    const storage = await open();
    const ahead = later(DAY_MS);
    for (const notify of [['email'], ['webhook'], ['receipt']] satisfies NotificationChannel[][]) {
      await storage.contacts.save(contact({ notify, now: ahead }));
    }
    // One queued, one being sent, one that failed and waits.
    await claim(storage, ahead, 1, ['webhook']);
    const [failed] = (await claim(storage, ahead, 1, ['receipt'])) as [Delivery];
    await storage.outbox.markFailed(failed, {
      error: 'no',
      nextAttemptAt: later(MINUTE_MS, ahead),
      now: ahead,
    });
    expect(await claim(storage, later(-LEASE_MS, ahead))).toEqual([]);
    const claimed = await claim(storage, NOON);
    expect(claimed.map(({ channel, attempt }) => [channel, attempt]).toSorted()).toEqual([
      ['email', 1],
      ['receipt', 2],
      ['webhook', 2],
    ]);
    expect(await claim(storage, NOON)).toEqual([]);
  });

  it('is told when and why an attempt failed, and tries again at the time asked for', async () => {
    const storage = await open();
    const lead = contact({ notify: ['email'] });
    await storage.contacts.save(lead);
    const [first] = (await claim(storage, NOON)) as [Delivery];
    const failure = { error: 'connection refused', nextAttemptAt: later(2000), now: later(100) };
    await storage.outbox.markFailed(first, failure);
    expect(await notificationsOf(storage, lead.id)).toEqual([
      { channel: 'email', state: 'waiting', error: 'connection refused', at: later(100).toISOString() },
    ]);
    expect(await claim(storage, later(1999))).toEqual([]);
    const [second] = (await claim(storage, later(2000))) as [Delivery];
    expect(second).toEqual({ ...first, attempt: 2 });
    await storage.outbox.markSent(second, later(2100));
    expect(await notificationsOf(storage, lead.id)).toEqual([
      { channel: 'email', state: 'sent', error: null, at: later(2100).toISOString() },
    ]);
    expect(await claim(storage, later(30 * DAY_MS))).toEqual([]);
  });

  it('never tries again what was given up', async () => {
    const storage = await open();
    const lead = contact({ notify: ['email'] });
    await storage.contacts.save(lead);
    const [first] = (await claim(storage, NOON)) as [Delivery];
    await storage.outbox.markFailed(first, { error: 'no such user', nextAttemptAt: null, now: later(1) });
    expect(await notificationsOf(storage, lead.id)).toEqual([
      { channel: 'email', state: 'failed', error: 'no such user', at: later(1).toISOString() },
    ]);
    expect(await claim(storage, later(30 * DAY_MS))).toEqual([]);
  });

  it('is told nothing by a sender whose lease has run out', async () => {
    const storage = await open();
    const lead = contact({ notify: ['email'] });
    await storage.contacts.save(lead);
    const [late] = (await claim(storage, NOON)) as [Delivery];
    const [current] = (await claim(storage, later(LEASE_MS))) as [Delivery];
    await storage.outbox.markSent(late, later(LEASE_MS + 1));
    const failure = { error: 'late', nextAttemptAt: null, now: later(LEASE_MS + 1) };
    await storage.outbox.markFailed(late, failure);
    expect(await notificationsOf(storage, lead.id)).toMatchObject([{ state: 'waiting', error: null }]);
    await storage.outbox.markSent(current, later(LEASE_MS + 2));
    await storage.outbox.markFailed(current, failure);
    expect(await notificationsOf(storage, lead.id)).toMatchObject([{ state: 'sent', error: null }]);
  });

  it('gives every delivery to exactly one of several instances that ask at once', async () => {
    const location = await createEmptyLocation();
    const instances = [await open(location), await open(location), await open(location)];
    const [storage] = instances as [Storage];
    await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        storage.contacts.save(contact({ notify: ['email', 'webhook'], now: later(index) })),
      ),
    );
    const claimed: string[] = [];
    const claimAll = async (instance: Storage) => {
      for (let some = 1; some > 0; ) {
        const deliveries = await claim(instance, later(MINUTE_MS), 7);
        claimed.push(...deliveries.map(({ id }) => id));
        some = deliveries.length;
      }
    };
    await Promise.all([...instances, ...instances, ...instances].map(claimAll));
    expect(claimed).toHaveLength(600);
    expect(new Set(claimed).size).toBe(600);
  });

  it('notifies again under the same event ids, starting anew, but a receipt that arrived only once', async () => {
    const storage = await open();
    const lead = chatLead({ notify: ALL });
    await saveLead(storage, lead);
    const before = await claim(storage, NOON);
    for (const delivery of before) {
      if (delivery.channel === 'email') {
        await storage.outbox.markFailed(delivery, { error: 'no', nextAttemptAt: null, now: NOON });
      } else {
        await storage.outbox.markSent(delivery, NOON);
      }
    }
    expect(await storage.outbox.notifyAgain(lead.id, ALL, later(DAY_MS))).toBe(true);
    expect(await notificationsOf(storage, lead.id)).toEqual([
      { channel: 'email', state: 'waiting', error: null, at: later(DAY_MS).toISOString() },
      { channel: 'webhook', state: 'waiting', error: null, at: later(DAY_MS).toISOString() },
      { channel: 'receipt', state: 'sent', error: null, at: NOON.toISOString() },
    ]);
    const again = await claim(storage, later(DAY_MS));
    const idOf = (deliveries: Delivery[], channel: NotificationChannel) =>
      deliveries.find((delivery) => delivery.channel === channel)?.id;
    expect(again).toHaveLength(2);
    for (const channel of ['email', 'webhook'] as const) {
      expect(idOf(again, channel)).toBe(idOf(before, channel));
    }
    expect(again[0]).toMatchObject({ attempt: 1, queuedAt: later(DAY_MS).toISOString() });
  });

  it('notifies again on channels that a lead was not queued for, the receipt only with an email', async () => {
    const storage = await open();
    const reachedByPhone = chatLead({ email: null, phone: '+18165550170' });
    const reachedByMail = chatLead();
    for (const lead of [reachedByPhone, reachedByMail]) {
      await saveLead(storage, lead);
      expect(await storage.outbox.notifyAgain(lead.id, ['email', 'receipt'], later(1))).toBe(true);
    }
    expect(await notificationsOf(storage, reachedByPhone.id)).toMatchObject([{ channel: 'email' }]);
    expect(await notificationsOf(storage, reachedByMail.id)).toMatchObject([
      { channel: 'email' },
      { channel: 'receipt' },
    ]);
  });

  it('tries at once when asked for while it waits for the next attempt', async () => {
    const storage = await open();
    const lead = contact({ notify: ['email'] });
    await storage.contacts.save(lead);
    const [first] = (await claim(storage, NOON)) as [Delivery];
    await storage.outbox.markFailed(first, { error: 'no', nextAttemptAt: later(DAY_MS), now: later(1) });
    await storage.outbox.notifyAgain(lead.id, ['email'], later(2));
    expect(await claim(storage, later(2))).toEqual([
      { ...first, attempt: 1, queuedAt: later(2).toISOString() },
    ]);
  });

  it('does not send twice at once what is asked for while it is being sent', async () => {
    const storage = await open();
    const lead = contact({ notify: ['email'] });
    await storage.contacts.save(lead);
    const [first] = (await claim(storage, NOON)) as [Delivery];
    expect(await storage.outbox.notifyAgain(lead.id, ['email'], later(1))).toBe(true);
    expect(await claim(storage, later(LEASE_MS - 1))).toEqual([]);
    await storage.outbox.markSent(first, later(LEASE_MS - 1));
    expect(await notificationsOf(storage, lead.id)).toMatchObject([{ state: 'sent' }]);
  });

  it('knows nothing of unknown leads', async () => {
    const { outbox } = await open();
    for (const id of [randomUUID(), 'x', '\0']) expect(await outbox.notifyAgain(id, ALL, NOON)).toBe(false);
    expect(await outbox.count(NOON)).toEqual({ waiting: 0, failing: 0, oldestWaitingAt: null });
  });

  it('counts no mail to the customer that could not be sent', async () => {
    const storage = await open();
    const form = contact();
    await storage.contacts.save(form);
    await storage.job.decide(form.id, () => ({ add: [], notify: TO_CUSTOMER, result: null }), NOON);
    await storage.outbox.notifyAgain(form.id, TO_CUSTOMER, NOON);
    const deliveries = await claim(storage, NOON, 100, [...TO_CUSTOMER]);
    expect(deliveries).toHaveLength(TO_CUSTOMER.length);
    for (const delivery of deliveries)
      await storage.outbox.markFailed(delivery, { error: 'no', nextAttemptAt: null, now: NOON });
    expect(await storage.outbox.count(later(DAY_MS))).toMatchObject({ failing: 0 });
  });

  it('counts what waits, and counts and lists the leads that the shop was not told of', async () => {
    const storage = await open();
    const names = ['sent', 'fresh', 'late', 'given up', 'receipt'];
    const leads = names.map((name, index) => contact({ name, notify: ALL, now: later(index) }));
    for (const lead of leads) await storage.contacts.save(lead);
    const outcomes: Record<string, Notification['state']> = { late: 'waiting', 'given up': 'failed' };
    for (const delivery of await claim(storage, later(10))) {
      const name = names[leads.findIndex(({ id }) => id === delivery.leadId)] ?? '';
      const state =
        name === 'receipt' && delivery.channel === 'receipt' ? 'failed' : (outcomes[name] ?? 'sent');
      if (name === 'fresh') continue;
      if (state === 'sent') await storage.outbox.markSent(delivery, later(20));
      else {
        const nextAttemptAt = state === 'waiting' ? later(MINUTE_MS) : null;
        await storage.outbox.markFailed(delivery, { error: 'no', nextAttemptAt, now: later(20) });
      }
    }
    // 'late' was queued at 2 ms, and 'fresh' has no error: it is only not sent yet.
    const oldestWaitingAt = later(1).toISOString();
    expect(await storage.outbox.count(later(2))).toEqual({ waiting: 6, failing: 1, oldestWaitingAt });
    expect(await storage.outbox.count(later(3))).toEqual({ waiting: 6, failing: 2, oldestWaitingAt });
    const undelivered = async (failingBefore: Date) =>
      (await storage.leads.list({ limit: 9, undelivered: { failingBefore } })).items.map(({ name }) => name);
    expect(await undelivered(later(2))).toEqual(['given up']);
    expect(await undelivered(later(3))).toEqual(['given up', 'late']);
  });
}

function claim(storage: Storage, now: Date, limit = 100, channels = ALL): Promise<Delivery[]> {
  return storage.outbox.claim({ channels, limit, leaseMs: LEASE_MS, now });
}

async function notificationsOf(storage: Storage, leadId: string): Promise<Notification[] | undefined> {
  return (await storage.leads.find(leadId))?.announcements;
}
