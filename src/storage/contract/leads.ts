// Leads: one row per job of a conversation, and the quote form's beside them in one list.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyItem } from '../../schemas/item.ts';
import type { Lead } from '../../schemas/lead.ts';
import { InvalidCursorError } from '../cursor.ts';
import type { ChatLeadToSave } from '../leads/lead-store.ts';
import { AlreadyAnsweredError } from '../requests/request-stores.ts';
import type { Storage } from '../storage.ts';
import {
  answerToKeep,
  chatLead,
  contact,
  DAY_MS,
  HOUR_MS,
  item,
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
      items: [item()],
      confirmed: true,
      status: 'new',
      lostReason: null,
      assignee: null,
      handledAt: null,
      handledBy: null,
      replyDueAt: lead.replyDueAt,
      announcements: [],
      language: 'en',
      firstTouch: null,
      createdAt: NOON.toISOString(),
    });
  });

  it('speaks what Carl spoke at the last save, until the customer wants another language', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const lead = chatLead();
    await storage.conversations.saveTurn(turnOf(id, { lead }));
    const again = { lead: { ...lead, language: 'es' as const }, expectedMessageCount: 3 };
    await storage.conversations.saveTurn(turnOf(id, again));
    expect((await onlyLead(storage)).language).toBe('es');
    await storage.leads.setLanguage(lead.id, 'en');
    await storage.leads.setLanguage('no lead', 'es');
    expect((await onlyLead(storage)).language).toBe('en');
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
      items: [{ ...emptyItem('1'), wording: 'Embroidery' }],
      confirmed: true,
      status: 'new',
      lostReason: null,
      assignee: null,
      handledAt: null,
      handledBy: null,
      replyDueAt: request.replyDueAt,
      announcements: [],
      language: 'en',
      firstTouch: null,
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

  it('keeps every item as it was saved, and only those of the last save', async () => {
    const storage = await open();
    const estimate = {
      lowCents: 39_600,
      highCents: 44_352,
      unitCents: 1_848,
      includes: ['16-ounce pint glass'],
      assumptions: ['bulk packing'],
      validUntil: '2026-04-09',
    };
    const sizes = { S: 1, M: 3, '2XL': 1 };
    const several = [
      item({ wording: 'Zoë’s “pint glass”', quantity: 24, options: { product: 'pint_glass' }, estimate }),
      item({ id: '2', quantity: 9, quantityMax: 12, sizes, colors: ['black'], placements: ['front'] }),
      item({ id: '3', product: null, method: null, dimensions: '3x6 ft', artwork: ['a'] }),
    ];
    await saveInTurn(storage, [chatLead({ items: several })]);
    expect((await onlyLead(storage)).items).toEqual(several);

    const other = await open();
    await saveInTurn(other, [chatLead({ items: several }), chatLead({ items: several.slice(1) })]);
    expect((await onlyLead(other)).items).toEqual(several.slice(1));
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
    const { all, sizes } = await readPages(storage, { limit: 5 });
    expect(sizes).toEqual([5, 5, 2]);
    expect(new Set(all.map((lead) => lead.id)).size).toBe(12);
    const keys = all.map((lead) => `${lead.createdAt} ${lead.id}`);
    expect(keys).toEqual(keys.toSorted().reverse());
    expect(await storage.leads.count()).toBe(12);
  });

  it('lists by the promised reply what is owed, then what was answered, page by page, each once', async () => {
    const storage = await open();
    const hours = [5, 1, 3, 1, 4, 2, 1, 6, 6];
    for (const [index, hour] of hours.entries()) {
      const replyDueAt = later(hour * HOUR_MS).toISOString();
      const now = later(index * 1000);
      if (index % 2 === 0) await storage.contacts.save(contact({ now, replyDueAt }));
      else await saveInTurn(storage, [chatLead({ replyDueAt })], now);
    }
    // Oldest first; of the three due after an hour two are answered, and of the two after six one.
    const stored = (await storage.leads.list({ limit: 50 })).items.toReversed();
    for (const index of [0, 1, 6, 7]) {
      await storage.leads.setHandled(stored[index]?.id ?? '', { by: 'owner', at: later(DAY_MS) });
    }
    const hoursOf = (leads: Lead[], isAnswered: boolean) =>
      leads
        .filter(({ handledAt }) => (handledAt !== null) === isAnswered)
        .map(({ replyDueAt }) => (Date.parse(replyDueAt ?? '') - NOON.getTime()) / HOUR_MS);
    for (let limit = 1; limit <= hours.length + 1; limit++) {
      const { all, sizes } = await readPages(storage, { limit, sort: 'due' });
      expect(sizes.slice(0, -1).every((size) => size === limit)).toBe(true);
      expect(new Set(all.map((lead) => lead.id)).size).toBe(hours.length);
      expect(all.map(({ handledAt }) => handledAt !== null)).toEqual([
        ...Array(5).fill(false),
        ...Array(4).fill(true),
      ]);
      expect(hoursOf(all, false)).toEqual([1, 2, 3, 4, 6]);
      expect(hoursOf(all, true)).toEqual([6, 5, 1, 1]);
      const tied = all.slice(-2).map(({ id }) => id);
      expect(tied).toEqual(tied.toSorted().reverse());
    }
    expect(hoursOf((await readPages(storage, { limit: 2, sort: 'due', handled: false })).all, false)).toEqual(
      [1, 2, 3, 4, 6],
    );
    expect(hoursOf((await readPages(storage, { limit: 3, sort: 'due', handled: true })).all, true)).toEqual([
      6, 5, 1, 1,
    ]);
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
      const first = { status: 'contacted', handledAt: later(1).toISOString(), handledBy: 'owner' };
      expect(await storage.leads.setHandled(id, { by: 'owner', at: later(1) })).toMatchObject({
        id,
        ...first,
      });
      expect(await storage.leads.setHandled(id, { by: 'helper', at: later(2) })).toMatchObject(first);
      expect(await storage.leads.find(id)).toMatchObject(first);
      const nobody = { status: 'contacted', handledAt: null, handledBy: null };
      expect(await storage.leads.setHandled(id, null)).toMatchObject(nobody);
      expect(await storage.leads.setHandled(id, null)).toMatchObject(nobody);
      const second = { handledAt: later(3).toISOString(), handledBy: 'helper' };
      expect(await storage.leads.setHandled(id, { by: 'helper', at: later(3) })).toMatchObject(second);
    }
  });

  it('lists each lead with its own notifications', async () => {
    const storage = await open();
    const told = contact({ notify: ['webhook', 'email'] });
    await storage.contacts.save(told);
    await storage.contacts.save(contact());
    await saveInTurn(storage, [chatLead({ notify: ['receipt'] })]);
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

/** All pages of the list, one after the other. */
async function readPages(
  storage: Storage,
  page: Parameters<Storage['leads']['list']>[0],
): Promise<{ all: Lead[]; sizes: number[] }> {
  const all: Lead[] = [];
  const sizes: number[] = [];
  let cursor: string | null = null;
  do {
    const { items, nextCursor } = await storage.leads.list({ ...page, ...(cursor !== null && { cursor }) });
    sizes.push(items.length);
    all.push(...items);
    cursor = nextCursor;
  } while (cursor !== null);
  return { all, sizes };
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
