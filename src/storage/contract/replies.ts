// Replies of the shop: planned, taken back, sent once however many try; their files, and their place in the outbox.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ArtworkTakenError } from '../artwork/artwork-store.ts';
import type { Decision, NewJobEvent } from '../job/job-store.ts';
import type { PlannedReply } from '../replies/reply-store.ts';
import { AlreadyAnsweredError } from '../requests/request-stores.ts';
import type { Storage } from '../storage.ts';
import {
  answerToKeep,
  chatLead,
  DAY_MS,
  HOUR_MS,
  later,
  MINUTE_MS,
  NOON,
  saveLead,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeReplies({ open }: TestStorage): void {
  it('lists those of a lead the next first, and of all leads those that are due', async () => {
    const storage = await open();
    const [lead, other] = [await newLead(storage), await newLead(storage)];
    const late = planned(lead, { sendAt: later(2 * HOUR_MS).toISOString(), answered: true, quoteVersion: 3 });
    const soon = planned(lead, { sendAt: later(HOUR_MS).toISOString() });
    const theirs = planned(other, { sendAt: later(MINUTE_MS).toISOString(), channel: 'chat' });
    for (const reply of [late, soon, theirs])
      expect(await storage.replies.plan(reply, { now: NOON })).toBe(true);
    expect(await storage.replies.list(lead)).toEqual([
      { ...soon, failed: null },
      { ...late, failed: null },
    ]);
    const due = async (ms: number) => (await storage.replies.listDue(later(ms), 9)).map(({ id }) => id);
    expect(await due(HOUR_MS - 1)).toEqual([theirs.id]);
    expect(await due(HOUR_MS)).toEqual([theirs.id, soon.id]);
    await storage.replies.fail(theirs.id, 'The quote has expired.');
    expect(await due(3 * HOUR_MS)).toEqual([soon.id, late.id]);
    expect(await storage.replies.list(other)).toMatchObject([{ failed: 'The quote has expired.' }]);
    expect(await storage.replies.plan(planned(randomUUID()), { now: NOON })).toBe(false);
  });

  it('keeps the answer with a plan, once for a key', async () => {
    const storage = await open();
    const lead = await newLead(storage);
    const answer = answerToKeep({ subjectId: lead });
    await storage.replies.plan(planned(lead), { now: NOON, answer });
    const again = storage.replies.plan(planned(lead), { now: NOON, answer });
    await expect(again).rejects.toThrow(AlreadyAnsweredError);
    expect(await storage.replies.list(lead)).toHaveLength(1);
  });

  it('becomes an event once, whoever sends it, and marks the lead as answered', async () => {
    const storage = await open();
    const lead = await newLead(storage);
    const reply = planned(lead);
    await storage.replies.plan(reply, { now: NOON });
    const leave = () => storage.job.decide(lead, () => leaving(reply.id), later(DAY_MS));
    const results = await Promise.all([leave(), leave(), leave()]);
    expect(results.toSorted()).toEqual(['left', undefined, undefined]);
    expect(await storage.job.listEvents(lead)).toHaveLength(1);
    expect(await storage.replies.list(lead)).toEqual([]);
    expect(await storage.leads.find(lead)).toMatchObject({
      handledBy: 'rosa',
      handledAt: later(DAY_MS).toISOString(),
      status: 'contacted',
    });
    expect(await storage.replies.takeBack(lead, reply.id, NOON)).toBeUndefined();
  });

  it('does not leave once it was taken back, by its own lead alone', async () => {
    const storage = await open();
    const lead = await newLead(storage);
    const reply = planned(lead);
    await storage.replies.plan(reply, { now: NOON });
    expect(await storage.replies.takeBack(await newLead(storage), reply.id, NOON)).toBeUndefined();
    expect(await storage.replies.takeBack(lead, reply.id, NOON)).toEqual({ ...reply, failed: null });
    expect(await storage.job.decide(lead, () => leaving(reply.id), NOON)).toBeUndefined();
    expect(await storage.job.listEvents(lead)).toEqual([]);
    expect((await storage.leads.find(lead))?.announcements).toEqual([]);
  });

  it('takes each file along once, which else is deleted after its time', async () => {
    const storage = await open();
    const [lead, other] = [await newLead(storage), await newLead(storage)];
    const [sent, kept, forgotten] = [
      await upload(storage, lead),
      await upload(storage, lead),
      await upload(storage, lead),
    ];
    expect((await storage.artwork.listUploads(lead, [kept, sent, randomUUID()])).map(({ id }) => id)).toEqual(
      [kept, sent],
    );
    expect(await storage.artwork.listUploads(other, [sent])).toEqual([]);
    expect(await storage.artwork.list({ leadId: lead })).toEqual([]);
    expect(await storage.artwork.find(sent)).toBeUndefined();
    expect(await storage.artwork.findAttachment(sent)).toMatchObject({ leadId: lead, name: 'sizes.pdf' });

    const attach = (id: string, to: string) =>
      storage.job.decide(to, () => ({ add: [message('now')], attach: [id], result: 1 }), NOON);
    await expect(attach(sent, other)).rejects.toThrow(ArtworkTakenError);
    await attach(sent, lead);
    await expect(attach(sent, lead)).rejects.toThrow(ArtworkTakenError);
    expect(await storage.job.listEvents(lead)).toHaveLength(1);
    const reply = planned(lead, { attachments: [{ id: kept, name: 'sizes.pdf', bytes: 5 }] });
    await storage.replies.plan(reply, { now: NOON });
    const more = planned(lead, { attachments: reply.attachments });
    await expect(storage.replies.plan(more, { now: NOON })).rejects.toThrow(ArtworkTakenError);

    const sweep = (unsent: Date) =>
      storage.artwork.deleteStale({ unfinished: later(-DAY_MS), unattached: later(-DAY_MS), unsent });
    expect(await sweep(NOON)).toEqual([]);
    expect(await sweep(later(1))).toEqual([forgotten]);
    await storage.replies.takeBack(lead, reply.id, later(DAY_MS));
    expect(await sweep(later(DAY_MS))).toEqual([]);
    expect((await storage.artwork.listIds({ leadId: lead })).toSorted()).toEqual([sent, kept].toSorted());
    const conversationId = (await storage.leads.find(lead))?.conversationId ?? '';
    expect((await storage.artwork.listIds({ conversationId })).toSorted()).toEqual([sent, kept].toSorted());
    await storage.leads.delete(lead);
    expect(await storage.artwork.known([sent, kept])).toEqual(new Set());
  });

  it('has a delivery of its own for each reply, told apart and tried again where it was given up', async () => {
    const storage = await open();
    const lead = await newLead(storage);
    for (const id of ['one', 'two'])
      await storage.job.decide(
        lead,
        () => ({ add: [message(id)], notify: ['reply'], about: id, result: 1 }),
        NOON,
      );
    const claim = () =>
      storage.outbox.claim({ channels: ['reply'], limit: 9, leaseMs: MINUTE_MS, now: later(1) });
    const deliveries = await claim();
    expect(deliveries.map(({ about }) => about).toSorted()).toEqual(['one', 'two']);
    const [one, two] = deliveries.toSorted((a, b) => a.about.localeCompare(b.about));
    if (!one || !two) throw new Error('nothing was queued');
    await storage.outbox.markSent(one, later(2));
    await storage.outbox.markFailed(two, { error: 'No such mailbox.', nextAttemptAt: null, now: later(3) });
    const told = await storage.outbox.listAbout(lead, 'reply');
    expect(told.get('one')).toMatchObject({ state: 'sent', eventId: one.id, at: later(2).toISOString() });
    expect(told.get('two')).toMatchObject({ state: 'failed', error: 'No such mailbox.' });
    // The list of a lead tells of the worst.
    expect((await storage.leads.find(lead))?.announcements).toEqual([
      { channel: 'reply', state: 'failed', error: 'No such mailbox.', at: later(3).toISOString() },
    ]);
    expect(await storage.outbox.retryFailed(lead, ['email'], later(4))).toBe(0);
    expect(await storage.outbox.retryFailed(lead, ['reply'], later(4))).toBe(1);
    const again = await storage.outbox.claim({
      channels: ['reply'],
      limit: 9,
      leaseMs: MINUTE_MS,
      now: later(5),
    });
    expect(again).toMatchObject([{ id: two.id, attempt: 1, about: 'two' }]);
  });

  it('goes with its lead', async () => {
    const storage = await open();
    const lead = await newLead(storage);
    await storage.replies.plan(planned(lead), { now: NOON });
    await storage.deleteOld({ conversationsBefore: null, leadsBefore: later(1) });
    expect(await storage.replies.listDue(later(9 * DAY_MS), 9)).toEqual([]);
  });
}

async function newLead(storage: Storage): Promise<string> {
  const lead = chatLead();
  await saveLead(storage, lead);
  return lead.id;
}

const planned = (
  leadId: string,
  values: Partial<Omit<PlannedReply, 'failed'>> = {},
): Omit<PlannedReply, 'failed'> => ({
  id: randomUUID(),
  leadId,
  channel: 'email',
  text: 'It is ready.\n\nCome by.',
  withEstimate: true,
  quoteVersion: null,
  attachments: [],
  answered: false,
  by: 'rosa',
  sendAt: later(HOUR_MS).toISOString(),
  ...values,
});

const message = (id: string): NewJobEvent => ({
  kind: 'message',
  who: 'shop',
  name: 'rosa',
  version: null,
  data: { text: 'Hello', sent: { id, channel: 'email', blocks: [], quoteVersion: null, attachments: [] } },
});

const leaving = (id: string): Decision<string> => ({
  add: [message(id)],
  takesOut: id,
  notify: ['reply'],
  about: id,
  answeredBy: 'rosa',
  result: 'left',
});

async function upload(storage: Storage, leadId: string): Promise<string> {
  const id = randomUUID();
  await storage.artwork.addUpload({ id, leadId, name: 'sizes.pdf', bytes: 5, sha256: 'digest', now: NOON });
  return id;
}
