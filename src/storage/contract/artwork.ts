// Artwork: announced, sent, checked; it belongs to a conversation, and to its lead once there is one.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ArtworkTakenError } from '../artwork/artwork-store.ts';
import type { Storage } from '../storage.ts';
import {
  answerToKeep,
  chatLead,
  contact,
  DAY_MS,
  HOUR_MS,
  later,
  NOON,
  saveLead,
  startConversation,
  turnOf,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeArtwork({ open }: TestStorage): void {
  it('gives back what was announced, and nothing of another id', async () => {
    const storage = await open();
    const conversationId = await startConversation(storage);
    const id = await add(storage, { conversationId, name: 'logo ö.pdf', sha256: 'ab'.repeat(32) });
    expect(await storage.artwork.find(id)).toEqual({
      id,
      conversationId,
      leadId: null,
      keyHash: null,
      name: 'logo ö.pdf',
      bytes: 1000,
      sha256: 'ab'.repeat(32),
      state: 'uploading',
      facts: null,
      print: null,
      createdAt: NOON.toISOString(),
    });
    expect(await storage.artwork.find(randomUUID())).toBeUndefined();
    expect(await storage.artwork.find('../logo')).toBeUndefined();
  });

  it('belongs to the lead that is stored after it, and to the newest of those before it', async () => {
    const storage = await open();
    const conversationId = await startConversation(storage);
    const [before, other] = [await add(storage, { conversationId }), await add(storage, {})];
    const [first, second] = [chatLead(), chatLead({ job: 2 })];
    await storage.conversations.saveTurn(turnOf(conversationId, { lead: first }));
    await storage.conversations.saveTurn(
      turnOf(conversationId, { lead: second, expectedMessageCount: 3, now: later(HOUR_MS) }),
    );
    const after = await add(storage, { conversationId, now: later(2 * HOUR_MS) });
    const idsOf = async (leadId: string) => (await storage.artwork.list({ leadId })).map(({ id }) => id);
    expect(await idsOf(first.id)).toEqual([before]);
    expect(await idsOf(second.id)).toEqual([after]);
    expect((await storage.artwork.list({ conversationId })).map(({ id }) => id)).toEqual([before, after]);
    expect(await storage.artwork.countOf({ leadIds: [first.id, second.id, randomUUID()] })).toEqual(
      new Map([
        [first.id, 1],
        [second.id, 1],
      ]),
    );
    expect(await storage.artwork.countOf({ conversationIds: [conversationId] })).toEqual(
      new Map([[conversationId, 2]]),
    );
    expect(await storage.artwork.countOf({ leadIds: [] })).toEqual(new Map());
    expect(await storage.artwork.find(other)).toMatchObject({ leadId: null });
  });

  it('belongs to the quote form that it was sent with, still under way or there', async () => {
    const storage = await open();
    const [there, underWay, other] = [await add(storage, {}), await add(storage, {}), await add(storage, {})];
    await storage.artwork.markUploaded(there);
    const form = contact({ artworkIds: [there, underWay, there] });
    await storage.contacts.save(form);
    const list = await storage.artwork.list({ leadId: form.id });
    expect(list.map(({ id }) => id).toSorted()).toEqual([there, underWay].toSorted());
    expect(list.map(({ state }) => state).toSorted()).toEqual(['checking', 'uploading']);
    expect(await storage.artwork.find(other)).toMatchObject({ leadId: null });
  });

  it('belongs to one quote form alone: another with it is not stored, nor one with artwork that is not there', async () => {
    const storage = await open();
    const [mine, free] = [await add(storage, {}), await add(storage, {})];
    const forms = Array.from({ length: 5 }, () => contact({ artworkIds: [mine] }));
    const saved = await Promise.allSettled(forms.map((form) => storage.contacts.save(form)));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const artworkIds of [
      [mine, free],
      [free, randomUUID()],
    ])
      await expect(
        storage.contacts.save(contact({ artworkIds, notify: ['email'], answer: answerToKeep() })),
      ).rejects.toThrow(ArtworkTakenError);
    expect(await storage.leads.count()).toBe(1);
    expect(await storage.artwork.find(free)).toMatchObject({ leadId: null });
    // Nothing of what was refused was kept: neither its answer nor its notification.
    await storage.contacts.save(contact({ artworkIds: [free], answer: answerToKeep() }));
    expect(await storage.artwork.find(free)).not.toMatchObject({ leadId: null });
  });

  it('goes with its lead, and with its conversation where it has none', async () => {
    const storage = await open();
    const lead = chatLead();
    const withLead = await saveLead(storage, lead);
    const without = await startConversation(storage);
    const [kept, gone] = [
      await add(storage, { conversationId: withLead }),
      await add(storage, { conversationId: without }),
    ];
    await storage.conversations.delete(without);
    expect(await storage.artwork.known([kept, gone])).toEqual(new Set([kept]));
    await storage.leads.delete(lead.id);
    expect(await storage.artwork.known([kept])).toEqual(new Set());
  });

  it('is checked by one at a time, oldest first, and again where nobody said how it went', async () => {
    const storage = await open();
    const [first, second] = [await add(storage, {}), await add(storage, { now: later(1) })];
    const claim = (now: Date) => storage.artwork.claimCheck({ leaseMs: 1000, now });
    expect(await claim(NOON)).toBeUndefined();
    await storage.artwork.markUploaded(second);
    await storage.artwork.markUploaded(first);
    expect(await claim(later(10))).toMatchObject({ id: first, checks: 1 });
    expect(await claim(later(20))).toMatchObject({ id: second, checks: 1 });
    expect(await claim(later(30))).toBeUndefined();
    await storage.artwork.giveBack(second);
    expect(await claim(later(40))).toMatchObject({ id: second, checks: 1 });
    await storage.artwork.saveCheck(second, { state: 'checked', facts: { kind: 'png' } });
    expect(await claim(later(5000))).toMatchObject({ id: first, checks: 2 });
    expect(await storage.artwork.find(second)).toMatchObject({ state: 'checked', facts: { kind: 'png' } });
    await storage.artwork.markUploaded(second);
    expect(await storage.artwork.find(second)).toMatchObject({ state: 'checked' });
  });

  it('counts what was announced, of all and of one conversation', async () => {
    const storage = await open();
    const conversationId = await startConversation(storage);
    await add(storage, { bytes: 2_000_000_000, now: later(-2 * DAY_MS) });
    await add(storage, { bytes: 200, conversationId });
    await add(storage, { bytes: 2_100_000_000 });
    expect(await storage.artwork.countBytes(later(-DAY_MS))).toBe(2_100_000_200);
    expect(await storage.artwork.countBytes(later(-DAY_MS), { conversationId })).toBe(200);
  });

  it('deletes what was never finished and what belongs to no lead, once it is old', async () => {
    const storage = await open();
    const old = later(-3 * DAY_MS);
    const unfinished = await add(storage, { now: old });
    const unattached = await add(storage, { now: later(-9 * DAY_MS) });
    const waiting = await add(storage, { now: old });
    const attached = await add(storage, { conversationId: await saveLead(storage), now: later(-9 * DAY_MS) });
    for (const id of [unattached, waiting, attached]) await storage.artwork.markUploaded(id);
    const gone = await storage.artwork.deleteStale({
      unfinished: later(-DAY_MS),
      unattached: later(-7 * DAY_MS),
      unsent: later(-DAY_MS),
    });
    expect(gone.toSorted()).toEqual([unfinished, unattached].toSorted());
    expect(await storage.artwork.known([waiting, attached, ...gone])).toEqual(new Set([waiting, attached]));
    expect(await storage.artwork.delete(waiting)).toBe(true);
    expect(await storage.artwork.delete(waiting)).toBe(false);
    expect(await storage.artwork.delete('none')).toBe(false);
  });
}

async function add(
  storage: Storage,
  artwork: Partial<Parameters<Storage['artwork']['add']>[0]>,
): Promise<string> {
  const id = randomUUID();
  await storage.artwork.add({
    id,
    conversationId: null,
    keyHash: null,
    name: 'logo.png',
    bytes: 1000,
    sha256: null,
    now: NOON,
    ...artwork,
  });
  return id;
}
