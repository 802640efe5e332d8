// The job page: links of which one opens it, and events that are only added.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createJobStore } from '../job/job.ts';
import { createContactStore } from '../leads/contacts.ts';
import { createLeadStore } from '../leads/leads.ts';
import { AlreadyAnsweredError } from '../requests/request-stores.ts';
import type { Storage } from '../storage.ts';
import { again, answerToKeep, chatLead, contact, DAY_MS, later, NOON, saveLead } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

const SAID = { kind: 'message', who: 'customer', name: 'Dana Reyes', version: null } as const;

const say = (job: Storage['job'], leadId: string, text: string, now: Date) =>
  job.decide(leadId, () => ({ add: [{ ...SAID, data: { text } }], result: null }), now);

export function describeJob({ open, openBare }: TestStorage): void {
  it('gives back the newest link of a person, and by its hash an ended one too', async () => {
    const storage = await open();
    const leadId = await addLead(storage);
    const link = { leadId, person: 'customer', now: NOON };
    expect(await storage.job.findLink(leadId, 'customer')).toBeUndefined();
    expect(await storage.job.addLink({ ...link, number: 1, tokenHash: 'one' })).toBe(true);
    expect(await storage.job.addLink({ ...link, person: 'other', number: 1, tokenHash: 'theirs' })).toBe(
      true,
    );
    expect(await storage.job.addLink({ ...link, number: 2, tokenHash: 'two', now: later(DAY_MS) })).toBe(
      true,
    );
    expect(await storage.job.findLink(leadId, 'customer')).toEqual({
      leadId,
      person: 'customer',
      number: 2,
      tokenHash: 'two',
      createdAt: later(DAY_MS).toISOString(),
      endedAt: null,
    });
    const ended = { number: 1, endedAt: later(DAY_MS).toISOString() };
    expect(await storage.job.findLinkByToken('one')).toMatchObject(ended);
    expect(await storage.job.findLinkByToken('theirs')).toMatchObject({ person: 'other', endedAt: null });
    expect(await storage.job.findLinkByToken('none')).toBeUndefined();
  });

  it('adds one link of a number, however many ask at once, and none of an unknown lead', async () => {
    const storage = await open();
    const leadId = await addLead(storage);
    const add = (tokenHash: string) =>
      storage.job.addLink({ leadId, person: 'customer', number: 1, tokenHash, now: NOON });
    const added = await Promise.all(['a', 'b', 'c', 'd'].map(add));
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await storage.job.findLink(leadId, 'customer')).toMatchObject({ number: 1, endedAt: null });
    for (const unknown of [randomUUID(), 'x'])
      expect(
        await storage.job.addLink({
          leadId: unknown,
          person: 'customer',
          number: 1,
          tokenHash: 'e',
          now: NOON,
        }),
      ).toBe(false);
  });

  it('numbers what happens without a gap, whoever writes at once', async () => {
    const storage = await open();
    const [leadId, other] = [await addLead(storage), await addLead(storage)];
    const texts = Array.from({ length: 20 }, (_, index) => `message ${index}`);
    await Promise.all(texts.map((text) => say(storage.job, leadId, text, NOON)));
    const stage = {
      kind: 'stage',
      who: 'shop',
      name: 'rosa',
      version: null,
      data: { stage: 'quoted' },
    } as const;
    await storage.job.decide(leadId, () => ({ add: [stage], result: null }), later(DAY_MS));
    const events = await storage.job.listEvents(leadId);
    expect(events.at(-1)).toEqual({ ...stage, seq: 21, createdAt: later(DAY_MS).toISOString() });
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    const said = events.flatMap((event) => (event.kind === 'message' ? [event.data.text] : []));
    expect(said.toSorted()).toEqual(texts.toSorted());
    expect(await storage.job.listEvents(other)).toEqual([]);
    for (const unknown of [randomUUID(), 'x']) {
      expect(await say(storage.job, unknown, 'hi', NOON)).toBeUndefined();
      expect(await storage.job.listEvents(unknown)).toEqual([]);
    }
  });

  it('lists what happened to several leads, of some kinds alone, each in order', async () => {
    const storage = await open();
    const [one, other, quiet] = [await addLead(storage), await addLead(storage), await addLead(storage)];
    const seen = { kind: 'proof_seen', who: 'customer', name: null, data: {} } as const;
    for (const [leadId, version] of [
      [one, 2],
      [other, 1],
      [one, 1],
    ] as const)
      await storage.job.decide(leadId, () => ({ add: [{ ...seen, version }], result: null }), NOON);
    for (const leadId of [one, quiet]) await say(storage.job, leadId, 'hi', NOON);
    const events = await storage.job.listEventsOf([one, other, quiet], ['proof_seen', 'proof_sent']);
    expect(new Set(events.keys())).toEqual(new Set([one, other]));
    expect(events.get(one)).toMatchObject([
      { seq: 1, version: 2 },
      { seq: 2, version: 1 },
    ]);
    expect(await storage.job.listEventsOf([], ['proof_seen'])).toEqual(new Map());
  });

  it('goes with its lead, and keeps a lead to which something happened', async () => {
    const database = await openBare();
    const job = createJobStore(database);
    const form = contact();
    await createContactStore(database).save(form);
    await job.addLink({ leadId: form.id, person: 'customer', number: 1, tokenHash: 'one', now: NOON });
    await say(job, form.id, 'hi', later(2 * DAY_MS));
    const [lead] = await database.read.selectFrom('leads').select('touched_at').execute();
    expect(lead?.touched_at).toBe(later(2 * DAY_MS).toISOString());
    await createLeadStore(database).delete(form.id);
    for (const table of ['job_links', 'job_events'] as const)
      expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('stores a lead that repeats another with its artwork and what tells either of the other, or nothing', async () => {
    const storage = await open();
    const from = await addLead(storage);
    const file = {
      id: randomUUID(),
      name: 'logo.png',
      bytes: 9,
      sha256: null,
      state: 'checked',
      facts: { kind: 'png' },
      print: { widthInches: 9 },
    } as const;
    const lead = again({
      artwork: [file],
      filesLeft: 1,
      language: 'es',
      notify: ['email', 'receipt'],
      answer: answerToKeep(),
    });
    expect(await storage.job.orderAgain(randomUUID(), lead, NOON)).toBe(false);
    expect(await storage.leads.find(lead.id)).toBeUndefined();
    expect(await storage.job.orderAgain(from, lead, later(DAY_MS))).toBe(true);
    expect(await storage.leads.find(lead.id)).toMatchObject({
      source: 'again',
      conversationId: null,
      confirmed: true,
      items: lead.items,
      language: 'es',
      announcements: [{ channel: 'email' }, { channel: 'receipt' }],
      createdAt: later(DAY_MS).toISOString(),
    });
    expect(await storage.artwork.list({ leadId: lead.id })).toMatchObject([{ ...file, leadId: lead.id }]);
    expect(await storage.job.listEvents(from)).toMatchObject([
      { seq: 1, kind: 'again', data: { leadId: lead.id } },
    ]);
    expect(await storage.job.listEvents(lead.id)).toMatchObject([
      { seq: 1, kind: 'again_of', data: { leadId: from, filesLeft: 1 } },
    ]);
    const copy = again({ answer: answerToKeep() });
    await expect(storage.job.orderAgain(from, copy, later(DAY_MS))).rejects.toThrow(AlreadyAnsweredError);
    expect(await storage.leads.find(copy.id)).toBeUndefined();
    expect(await storage.job.listEvents(from)).toHaveLength(1);
    await storage.leads.delete(from);
    expect(await storage.artwork.find(file.id)).toMatchObject({ leadId: lead.id });
  });

  it('lists the leads of an address, letter case aside, the newest first', async () => {
    const storage = await open();
    const forms = [
      contact({ email: 'Sam@Example.com', now: later(DAY_MS) }),
      contact({ email: 'sam@example.com', now: later(2 * DAY_MS) }),
      contact({ email: 'sam@example.com', now: later(-DAY_MS) }),
      contact({ email: 'other@example.com', now: later(DAY_MS) }),
    ];
    for (const form of forms) await storage.contacts.save(form);
    const ids = [forms[1]?.id, forms[0]?.id];
    expect(await storage.job.listLeadIds('SAM@example.com', NOON, 10)).toEqual(ids);
    expect(await storage.job.listLeadIds('SAM@example.com', NOON, 1)).toEqual(ids.slice(0, 1));
    expect(await storage.job.listLeadIds('sam@example.co', NOON, 10)).toEqual([]);
  });
}

async function addLead(storage: Storage): Promise<string> {
  const lead = chatLead();
  await saveLead(storage, lead);
  return lead.id;
}
