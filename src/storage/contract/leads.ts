// Leads: one row per job of a conversation, and the quote form's beside them in one list.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Lead } from '../../schemas/lead.ts';
import { AlreadyAnsweredError, type ChatLeadToSave, InvalidCursorError, type Storage } from '../storage.ts';
import {
  answerToKeep,
  chatLead,
  contact,
  DAY_MS,
  HOUR_MS,
  later,
  NOON,
  startConversation,
  turnOf,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeLeads({ open }: TestStorage): void {
  it('lists a chat lead with all that is known of it', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const lead = chatLead({ phone: '+15550100199', company: 'Reyes & Co' });
    await storage.conversations.saveTurn(turnOf(id, { lead }));
    expect(await onlyLead(storage)).toEqual({
      id: lead.id,
      source: 'chat',
      conversationId: id,
      name: 'Dana Reyes',
      email: 'dana@example.com',
      phone: '+15550100199',
      company: 'Reyes & Co',
      service: 'Screen Printing',
      quantity: 48,
      dueDate: 'next Friday',
      details: '48 shirts, two colours',
      confirmed: true,
      handledAt: null,
      handledBy: null,
      replyDueAt: lead.replyDueAt,
      announcements: [],
      createdAt: NOON.toISOString(),
    });
  });

  it('lists a quote request as a confirmed lead of source quote_form', async () => {
    const storage = await open();
    const request = contact();
    await storage.contacts.save(request);
    expect(await onlyLead(storage)).toEqual({
      id: request.id,
      source: 'quote_form',
      conversationId: null,
      name: 'Sam Okafor',
      email: 'sam@example.com',
      phone: null,
      company: null,
      service: 'Embroidery',
      quantity: null,
      dueDate: null,
      details: '12 caps',
      confirmed: true,
      handledAt: null,
      handledBy: null,
      replyDueAt: request.replyDueAt,
      announcements: [],
      createdAt: NOON.toISOString(),
    });
  });

  it('updates the lead of a job, which keeps its id, its time and the promised reply', async () => {
    const storage = await open();
    const first = chatLead({ email: null, phone: '+15550100199', confirmed: false });
    const second = chatLead({ quantity: 75, replyDueAt: later(3 * DAY_MS).toISOString() });
    const ids = await saveInTurn(storage, [first, second]);
    expect(ids).toEqual([first.id, first.id]);
    expect(await onlyLead(storage)).toMatchObject({
      id: first.id,
      email: 'dana@example.com',
      phone: null,
      quantity: 75,
      confirmed: true,
      replyDueAt: first.replyDueAt,
      createdAt: NOON.toISOString(),
    });
    const { conversationId } = await onlyLead(storage);
    expect(await storage.leads.findReplyDueAt(conversationId ?? '', 1)).toBe(first.replyDueAt);
    expect(await storage.leads.findReplyDueAt(conversationId ?? '', 2)).toBeUndefined();
  });

  it('never takes a confirmation back', async () => {
    const storage = await open();
    await saveInTurn(storage, [chatLead(), chatLead({ confirmed: false })]);
    expect((await onlyLead(storage)).confirmed).toBe(true);
  });

  it('stays a callback once the visitor has asked for one', async () => {
    const storage = await open();
    const saves = [chatLead(), chatLead({ source: 'callback' }), chatLead({ details: 'and 20 caps' })];
    await saveInTurn(storage, saves);
    expect(await onlyLead(storage)).toMatchObject({ source: 'callback', details: 'and 20 caps' });
  });

  it('keeps the jobs of one conversation apart', async () => {
    const storage = await open();
    const [first, second] = [chatLead(), chatLead({ job: 2, service: 'Embroidery' })];
    expect(await saveInTurn(storage, [first, second])).toEqual([first.id, second.id]);
    expect(await storage.leads.count()).toBe(2);
  });

  it('lists both kinds together, newest first, page by page, each once', async () => {
    const storage = await open();
    for (let index = 0; index < 12; index++) {
      // Two at each time, one of each kind.
      const now = later(Math.floor(index / 2) * 1000);
      if (index % 2 === 0) await storage.contacts.save(contact({ now }));
      else await saveInTurn(storage, [chatLead()], now);
    }
    const all: Lead[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await storage.leads.list({ limit: 5, ...(cursor !== null && { cursor }) });
      sizes.push(page.items.length);
      all.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(sizes).toEqual([5, 5, 2]);
    expect(new Set(all.map((lead) => lead.id)).size).toBe(12);
    const keys = all.map((lead) => `${lead.createdAt} ${lead.id}`);
    expect(keys).toEqual(keys.toSorted().reverse());
    expect(await storage.leads.count()).toBe(12);
  });

  it('lists by the promised reply, the earliest first, page by page, each once', async () => {
    const storage = await open();
    for (const [index, hours] of [5, 1, 3, 1, 4, 2, 1].entries()) {
      const replyDueAt = later(hours * HOUR_MS).toISOString();
      const now = later(index * 1000);
      if (index % 2 === 0) await storage.contacts.save(contact({ now, replyDueAt }));
      else await saveInTurn(storage, [chatLead({ replyDueAt })], now);
    }
    const all: Lead[] = [];
    let cursor: string | null = null;
    do {
      const page = await storage.leads.list({ limit: 2, sort: 'due', ...(cursor !== null && { cursor }) });
      all.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(all.map((lead) => lead.id)).size).toBe(7);
    const hours = all.map((lead) => (Date.parse(lead.replyDueAt ?? '') - NOON.getTime()) / HOUR_MS);
    expect(hours).toEqual([1, 1, 1, 2, 3, 4, 5]);
    expect(all.slice(0, 3)).toEqual(all.slice(0, 3).toSorted((one, other) => (one.id < other.id ? -1 : 1)));
  });

  it('refuses the cursor of a list in another order', async () => {
    const storage = await open();
    for (let index = 0; index < 2; index++) await storage.contacts.save(contact());
    const { nextCursor } = await storage.leads.list({ limit: 1, sort: 'due' });
    const cursor = nextCursor ?? '';
    expect((await storage.leads.list({ limit: 1, sort: 'due', cursor })).items).toHaveLength(1);
    await expect(storage.leads.list({ limit: 1, cursor })).rejects.toThrow(InvalidCursorError);
  });

  it('keeps who handled a lead first, until that is taken back', async () => {
    const storage = await open();
    const [lead, request] = [chatLead(), contact()];
    await saveInTurn(storage, [lead]);
    await storage.contacts.save(request);
    for (const { id } of [lead, request]) {
      const first = { handledAt: later(1).toISOString(), handledBy: 'owner' };
      expect(await storage.leads.setHandled(id, { by: 'owner', at: later(1) })).toMatchObject({
        id,
        ...first,
      });
      expect(await storage.leads.setHandled(id, { by: 'helper', at: later(2) })).toMatchObject(first);
      expect(await storage.leads.find(id)).toMatchObject(first);
      const nobody = { handledAt: null, handledBy: null };
      expect(await storage.leads.setHandled(id, null)).toMatchObject(nobody);
      expect(await storage.leads.setHandled(id, null)).toMatchObject(nobody);
      const second = { handledAt: later(3).toISOString(), handledBy: 'helper' };
      expect(await storage.leads.setHandled(id, { by: 'helper', at: later(3) })).toMatchObject(second);
    }
  });

  it('lists each lead with its own announcements', async () => {
    const storage = await open();
    const told = contact({ announce: ['webhook', 'email'] });
    await storage.contacts.save(told);
    await storage.contacts.save(contact());
    await saveInTurn(storage, [chatLead({ announce: ['receipt'] })]);
    const { items } = await storage.leads.list({ limit: 10 });
    const channels = items.map((lead) => lead.announcements.map(({ channel }) => channel).join(' '));
    expect(channels.toSorted()).toEqual(['', 'email webhook', 'receipt']);
    expect(items.find((lead) => lead.id === told.id)?.announcements).toHaveLength(2);
  });

  it('refuses a cursor that it did not give', async () => {
    const storage = await open();
    await expect(storage.leads.list({ limit: 1, cursor: 'bm8' })).rejects.toThrow(InvalidCursorError);
  });

  it('stores a quote request once however often its copies arrive', async () => {
    const storage = await open();
    const answer = answerToKeep({ scope: 'POST /api/contact', status: 201 });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => storage.contacts.save(contact({ answer }))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.every(({ reason }) => reason instanceof AlreadyAnsweredError)).toBe(true);
    expect(await storage.leads.count()).toBe(1);
  });

  it('gives back every text as it was typed', async () => {
    const storage = await open();
    const text = fc.string({ unit: 'binary', maxLength: 100 }).filter((typed) => !typed.includes('\0'));
    let count = 0;
    await fc.assert(
      fc.asyncProperty(text, text, text, fc.option(text), async (name, email, service, details) => {
        await storage.contacts.save(contact({ name, email, service, details, now: later(count++) }));
        const [lead] = (await storage.leads.list({ limit: 1 })).items;
        expect(lead).toMatchObject({ name, email, service, details });
      }),
      { numRuns: 50 },
    );
  });
}

/** Saves these leads in a new conversation, a second apart, and returns their ids. */
async function saveInTurn(storage: Storage, leads: ChatLeadToSave[], now = NOON): Promise<(string | null)[]> {
  const id = await startConversation(storage, now);
  const ids: (string | null)[] = [];
  for (const [index, lead] of leads.entries()) {
    const turn = turnOf(id, { lead, expectedMessageCount: 1 + 2 * index, now: later(1000 * index, now) });
    ids.push((await storage.conversations.saveTurn(turn)).leadId);
  }
  return ids;
}

async function onlyLead(storage: Storage): Promise<Lead> {
  const { items } = await storage.leads.list({ limit: 10 });
  expect(items).toHaveLength(1);
  return items[0] as Lead;
}
