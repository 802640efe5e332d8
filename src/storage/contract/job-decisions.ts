// What is decided of all that happened to a job: one after another, however many decide at once.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Decision, JobEvent, NewJobEvent } from '../job/job-store.ts';
import { AlreadyAnsweredError } from '../requests/request-stores.ts';
import { chatLead, DAY_MS, later, NOON, saveLead } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

const STAGE = { kind: 'stage', who: 'shop', name: 'rosa', version: null } as const;
const stage = (text: string): NewJobEvent => ({ ...STAGE, data: { stage: text } });
const accepted = (name: string): NewJobEvent => ({
  kind: 'quote_accepted',
  who: 'customer',
  name,
  version: 1,
  data: { wording: 'I accept quote 1.', hash: 'digest' },
});

/** The first to come has it. */
const acceptOnce =
  (name: string) =>
  (events: readonly JobEvent[]): Decision<string> => {
    const before = events.find(({ kind }) => kind === 'quote_accepted');
    return before ? { add: [], result: before.name ?? '' } : { add: [accepted(name)], result: name };
  };

export function describeJobDecisions({ open }: TestStorage): void {
  it('lets the second of two see what the first added', async () => {
    const storage = await open();
    const lead = chatLead();
    await saveLead(storage, lead);
    await storage.job.decide(lead.id, () => ({ add: [stage('quoted')], result: null }), NOON);
    const names = Array.from({ length: 12 }, (_, index) => `person ${index}`);
    const results = await Promise.all(
      names.map((name) => storage.job.decide(lead.id, acceptOnce(name), later(DAY_MS))),
    );
    expect(new Set(results).size).toBe(1);
    expect(await storage.job.listEvents(lead.id)).toEqual([
      expect.objectContaining({ seq: 1, kind: 'stage' }),
      { ...accepted(results[0] ?? ''), seq: 2, createdAt: later(DAY_MS).toISOString() },
    ]);
  });

  it('adds all of a decision or nothing, and queues the job with it', async () => {
    const storage = await open();
    const lead = chatLead();
    await saveLead(storage, lead);
    const both = { add: [stage('quoted'), stage('approved')], notify: ['quote'] as const, result: 'done' };
    const broken = { ...both, add: [stage('quoted'), { ...stage('x'), kind: null as unknown as 'stage' }] };
    await expect(storage.job.decide(lead.id, () => broken as Decision<string>, NOON)).rejects.toThrow();
    expect(await storage.job.listEvents(lead.id)).toEqual([]);
    expect((await storage.leads.find(lead.id))?.announcements).toEqual([]);
    expect(await storage.job.decide(lead.id, () => both, NOON)).toBe('done');
    expect((await storage.job.listEvents(lead.id)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await storage.leads.find(lead.id))?.announcements).toMatchObject([
      { channel: 'quote', state: 'waiting' },
    ]);
  });

  it('lets a lead that was answered wait again, and keeps its first answer for the numbers', async () => {
    const storage = await open();
    const lead = chatLead({ replyDueAt: later(DAY_MS).toISOString() });
    await saveLead(storage, lead);
    const say = (add: NewJobEvent[], answerBy: Date) =>
      storage.job.decide(lead.id, () => ({ add, answerBy: answerBy.toISOString(), result: null }), NOON);
    const read = () => storage.leads.find(lead.id);
    const times = async () => (await storage.leads.listTimes(NOON, later(DAY_MS)))[0];
    await say([stage('quoted')], later(3 * DAY_MS));
    expect(await read()).toMatchObject({ handledAt: null, replyDueAt: lead.replyDueAt });

    await storage.leads.setHandled(lead.id, { by: 'rosa', at: later(1000) });
    await say([], later(3 * DAY_MS));
    expect(await read()).toMatchObject({ handledBy: 'rosa' });
    await say([stage('approved')], later(3 * DAY_MS));
    expect(await read()).toMatchObject({
      handledAt: null,
      handledBy: null,
      replyDueAt: later(3 * DAY_MS).toISOString(),
      status: 'contacted',
    });
    const first = { handledAt: later(1000).toISOString(), replyDueAt: lead.replyDueAt };
    expect(await times()).toMatchObject(first);

    await storage.leads.setHandled(lead.id, { by: 'sam', at: later(2 * DAY_MS) });
    await say([stage('on_press')], later(4 * DAY_MS));
    expect(await read()).toMatchObject({ handledAt: null, replyDueAt: later(4 * DAY_MS).toISOString() });
    expect(await times()).toMatchObject(first);
  });

  it('queues the next version while the mail of the one before is being sent', async () => {
    const storage = await open();
    const lead = chatLead();
    await saveLead(storage, lead);
    const tell = { add: [], notify: ['quote'] as const, result: 1 };
    const claim = (now: Date) =>
      storage.outbox.claim({ channels: ['quote'], limit: 9, leaseMs: 60_000, now });
    await storage.job.decide(lead.id, () => tell, NOON);
    const [first] = await claim(NOON);
    if (!first) throw new Error('nothing was queued');
    await storage.job.decide(lead.id, () => tell, later(1000));
    await storage.outbox.markSent(first, later(2000));
    expect(await claim(later(3000))).toMatchObject([{ leadId: lead.id, channel: 'quote' }]);
  });

  it('keeps a picture with what tells of it, which is no artwork of the visitor, and goes with the lead', async () => {
    const storage = await open();
    const lead = chatLead();
    await saveLead(storage, lead);
    const keep = { id: randomUUID(), name: 'proof.png', bytes: 9, sha256: 'digest' };
    await storage.job.decide(lead.id, () => ({ add: [stage('quoted')], keep, result: 1 }), NOON);
    expect(await storage.artwork.known([keep.id])).toEqual(new Set([keep.id]));
    expect(await storage.artwork.find(keep.id)).toBeUndefined();
    expect(await storage.artwork.list({ leadId: lead.id })).toEqual([]);
    expect(await storage.artwork.countOf({ leadIds: [lead.id] })).toEqual(new Map());
    // The same picture twice: nothing of the second.
    const again = storage.job.decide(lead.id, () => ({ add: [stage('approved')], keep, result: 2 }), NOON);
    await expect(again).rejects.toThrow();
    expect(await storage.job.listEvents(lead.id)).toHaveLength(1);
    await storage.leads.delete(lead.id);
    expect(await storage.artwork.known([keep.id])).toEqual(new Set());
  });

  it('keeps the answer with what is added, once for a key', async () => {
    const storage = await open();
    const lead = chatLead();
    await saveLead(storage, lead);
    const kept = { scope: 'a call', key: 'one', fingerprint: 'f', subjectId: lead.id, status: 201, body: {} };
    const add = () => ({ add: [stage('quoted')], answer: kept, result: 1 });
    await storage.job.decide(lead.id, add, NOON);
    expect(await storage.idempotencyKeys.find('a call', 'one')).toMatchObject({ status: 201 });
    await expect(storage.job.decide(lead.id, add, NOON)).rejects.toThrow(AlreadyAnsweredError);
    expect(await storage.job.listEvents(lead.id)).toHaveLength(1);
  });

  it('lists the leads to which something of a kind happened since', async () => {
    const storage = await open();
    const [one, other] = [chatLead(), chatLead()];
    for (const lead of [one, other]) await saveLead(storage, lead);
    for (const _ of 'ab') await storage.job.decide(one.id, acceptOnce('Dana'), later(DAY_MS));
    await storage.job.decide(other.id, () => ({ add: [stage('quoted')], result: null }), later(DAY_MS));
    expect(await storage.job.listLeadsWith('quote_accepted', later(DAY_MS))).toEqual([one.id]);
    expect(await storage.job.listLeadsWith('quote_accepted', later(DAY_MS + 1))).toEqual([]);
  });

  it('decides nothing of an unknown lead', async () => {
    const storage = await open();
    for (const unknown of [randomUUID(), 'x'])
      expect(await storage.job.decide(unknown, acceptOnce('Dana'), NOON)).toBeUndefined();
  });
}
