// Deleting: by hand with all that hangs on it, and by age.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createConversationStore } from '../conversations/conversations.ts';
import { createContactStore } from '../leads/contacts.ts';
import { createLeadStore } from '../leads/leads.ts';
import { createOutboxStore } from '../outbox/outbox.ts';
import type { AnswerToKeep } from '../requests/request-stores.ts';
import { deleteOld } from '../retention/delete-old.ts';
import type { Database } from '../tables.ts';
import {
  answerToKeep,
  chatLead,
  contact,
  DAY_MS,
  later,
  NOON,
  saveLead,
  startConversation,
  turnOf,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

export function describeDeletion({ open, openBare }: TestStorage): void {
  it('deletes a conversation with its messages, leads, notifications and idempotency keys, and no other', async () => {
    const database = await openBare();
    const conversations = createConversationStore(database);
    const [gone, kept] = [
      await startConversation({ conversations }),
      await startConversation({ conversations }),
    ];
    for (const [key, id] of Object.entries({ gone, kept })) {
      const answer = () => answerToKeep({ key, subjectId: id });
      await saveLead({ conversations }, chatLead({ notify: ['email'] }), { conversationId: id, answer });
      const lead = chatLead({ job: 2, notify: ['email', 'receipt'] });
      await saveLead({ conversations }, lead, { conversationId: id, expectedMessageCount: 3 });
    }
    expect(await countRows(database)).toEqual(
      rows({ conversations: 2, messages: 10, chat: 4, outbox: 6, answers: 2 }),
    );

    expect(await conversations.delete(gone)).toBe(true);
    expect(await countRows(database)).toEqual(
      rows({ conversations: 1, messages: 5, chat: 2, outbox: 3, answers: 1 }),
    );
    expect(await conversations.findTranscript(kept)).toBeDefined();
    expect(await conversations.findTranscript(gone)).toBeUndefined();
    expect(await conversations.delete(gone)).toBe(false);
  });

  it('deletes a lead of the chat with what tells of it, and leaves the conversation', async () => {
    const database = await openBare();
    const conversations = createConversationStore(database);
    const [gone, kept] = [chatLead({ notify: ['email', 'receipt'] }), chatLead({ notify: ['email'] })];
    const id = await startConversation({ conversations });
    const answers: Partial<AnswerToKeep>[] = [
      { scope: 'POST /api/chat/lead', subjectId: id },
      { scope: 'POST /api/chat/message', subjectId: id },
      { scope: 'POST /api/chat/lead', subjectId: randomUUID() },
    ];
    for (const [index, { subjectId = '', scope = '' }] of answers.entries()) {
      await conversations.saveTurn(
        turnOf(id, {
          expectedMessageCount: 1 + 2 * index,
          answer: () => answerToKeep({ key: `key-${index}`, scope, subjectId }),
        }),
      );
    }
    await saveLead({ conversations }, gone, { conversationId: id, expectedMessageCount: 7 });
    await saveLead({ conversations }, kept);
    const before = rows({ conversations: 2, messages: 12, chat: 2, outbox: 3, answers: 3 });
    expect(await countRows(database)).toEqual(before);

    const leads = createLeadStore(database);
    expect(await leads.delete(gone.id)).toBe(true);
    expect(await countRows(database)).toEqual({ ...before, chat: 1, outbox: 1, answers: 2 });
    expect(await leads.find(gone.id)).toBeUndefined();
    expect(await leads.find(kept.id)).toMatchObject({ announcements: [{ channel: 'email' }] });
    expect((await conversations.findTranscript(id))?.messages).toHaveLength(9);
    expect(await leads.delete(gone.id)).toBe(false);
  });

  it('deletes a quote request with its notifications and its idempotency key', async () => {
    const database = await openBare();
    const contacts = createContactStore(database);
    const [gone, kept] = [contact({ notify: ['email'] }), contact({ notify: ['email'] })];
    for (const { id, ...request } of [gone, kept]) {
      await contacts.save({ id, ...request, answer: answerToKeep({ key: id, subjectId: id }) });
    }
    expect(await createLeadStore(database).delete(gone.id)).toBe(true);
    expect(await countRows(database)).toEqual(rows({ forms: 1, outbox: 1, answers: 1 }));
    expect(await createLeadStore(database).find(kept.id)).toMatchObject({
      announcements: [{ channel: 'email' }],
    });
  });

  it('knows nothing of unknown and malformed ids', async () => {
    const { leads, conversations } = await open();
    for (const id of [randomUUID(), '', 'x', '\0', '\ud800']) {
      expect(await leads.find(id)).toBeUndefined();
      expect(await leads.delete(id)).toBe(false);
      expect(await leads.setHandled(id, { by: 'owner', at: NOON })).toBeUndefined();
      expect(await conversations.delete(id)).toBe(false);
    }
  });

  it('takes the lead of the next turn as a new one after its lead was deleted', async () => {
    const storage = await open();
    const [first, second] = [chatLead({ notify: ['email'] }), chatLead({ notify: ['email'] })];
    const conversationId = await saveLead(storage, first);
    await storage.leads.delete(first.id);
    await saveLead(storage, second, { conversationId, expectedMessageCount: 3 });
    const { items } = await storage.leads.list({ limit: 10 });
    expect(items).toMatchObject([{ id: second.id, announcements: [{ state: 'waiting' }] }]);
  });

  it('leaves nothing behind of what is deleted while it is saved and notified again', async () => {
    const database = await openBare();
    const [conversations, leads] = [createConversationStore(database), createLeadStore(database)];
    const outbox = createOutboxStore(database);
    for (let round = 0; round < 20; round++) {
      const lead = chatLead({ notify: ['email'] });
      const conversationId = await saveLead({ conversations }, lead);
      const again = chatLead({ job: 1 + (round % 2), notify: ['email', 'webhook', 'receipt'] });
      await Promise.allSettled([
        saveLead({ conversations }, again, { conversationId, expectedMessageCount: 3 }),
        outbox.notifyAgain(lead.id, ['email', 'webhook'], NOON),
        round < 10 ? leads.delete(lead.id) : conversations.delete(conversationId),
      ]);
    }
    const orphans = database.read
      .selectFrom('outbox')
      .leftJoin('leads', 'leads.id', 'outbox.lead_id')
      .select('outbox.id')
      .where('leads.id', 'is', null);
    expect(await orphans.execute()).toEqual([]);
    const left = database.read.selectFrom('leads').select('id').where('conversation_id', 'is', null);
    expect(await left.execute()).toEqual([]);
  });

  it('deletes old conversations by the time of their last message, and their leads stay', async () => {
    const storage = await open();
    const lead = chatLead({ notify: ['email'] });
    const old = await saveLead(storage, lead);
    const goneOn = await startConversation(storage);
    await storage.conversations.saveTurn(turnOf(goneOn, { now: later(2 * DAY_MS) }));
    const young = await startConversation(storage, later(2 * DAY_MS));

    const limits = { conversationsBefore: later(DAY_MS), leadsBefore: null };
    expect(await storage.deleteOld(limits)).toEqual({ conversations: 1, leads: 0 });
    expect(await storage.conversations.find(old)).toBeUndefined();
    expect(await storage.conversations.find(goneOn)).toBeDefined();
    expect(await storage.conversations.find(young)).toBeDefined();
    expect(await storage.leads.find(lead.id)).toMatchObject({
      conversationId: null,
      name: 'Dana Reyes',
      announcements: [{ channel: 'email', state: 'waiting' }],
    });
    expect(await storage.deleteOld(limits)).toEqual({ conversations: 0, leads: 0 });
  });

  it('deletes old leads of both kinds with their notifications, and their conversations stay', async () => {
    const database = await openBare();
    const [conversations, contacts] = [createConversationStore(database), createContactStore(database)];
    for (const now of [NOON, later(DAY_MS)]) {
      await saveLead({ conversations }, chatLead({ notify: ['email'] }), { now });
      await contacts.save(contact({ notify: ['email'], now }));
    }
    const limits = { conversationsBefore: null, leadsBefore: later(DAY_MS) };
    expect(await deleteOld(database, limits)).toEqual({ conversations: 0, leads: 2 });
    expect(await countRows(database)).toEqual(
      rows({ conversations: 2, messages: 6, chat: 1, forms: 1, outbox: 2 }),
    );
  });

  it('keeps leads to which something happened since: a message, a change, an answer of the shop', async () => {
    const storage = await open();
    const leads = Array.from({ length: 4 }, () => chatLead());
    const [quiet, written, changed, handled] = leads.map(({ id }) => id);
    const forms = [contact(), contact()] as const;
    const chats: string[] = [];
    for (const lead of leads) chats.push(await saveLead(storage, lead));
    for (const form of forms) await storage.contacts.save(form);

    const now = later(2 * DAY_MS);
    const turn = { expectedMessageCount: 3, now };
    await storage.conversations.saveTurn(turnOf(chats[1] ?? '', turn));
    // Contact details kept after a silence: a lead without a new message.
    await storage.conversations.saveTurn(
      turnOf(chats[2] ?? '', { ...turn, messages: [], lead: chatLead({ quantity: 96 }) }),
    );
    await storage.leads.setHandled(handled ?? '', { by: 'owner', at: now });
    await storage.leads.setHandled(forms[1].id, { by: 'owner', at: now });

    const limits = { conversationsBefore: null, leadsBefore: later(DAY_MS) };
    expect(await storage.deleteOld(limits)).toEqual({ conversations: 0, leads: 2 });
    expect(await storage.leads.find(quiet ?? '')).toBeUndefined();
    expect(await storage.leads.find(forms[0].id)).toBeUndefined();
    const { items } = await storage.leads.list({ limit: 10 });
    expect(items.map(({ id }) => id).toSorted()).toEqual([written, changed, handled, forms[1].id].toSorted());
    expect(await storage.deleteOld({ ...limits, leadsBefore: later(3 * DAY_MS) })).toMatchObject({
      leads: 4,
    });
  });

  it('remembers for a lead when its conversation was last written to, after that was deleted', async () => {
    const storage = await open();
    const lead = chatLead();
    const chat = await saveLead(storage, lead);
    await storage.conversations.saveTurn(turnOf(chat, { expectedMessageCount: 3, now: later(2 * DAY_MS) }));
    await storage.deleteOld({ conversationsBefore: later(3 * DAY_MS), leadsBefore: null });
    expect(await storage.conversations.find(chat)).toBeUndefined();
    const before = (at: Date) => ({ conversationsBefore: null, leadsBefore: at });
    expect(await storage.deleteOld(before(later(2 * DAY_MS)))).toMatchObject({ leads: 0 });
    expect(await storage.leads.find(lead.id)).toMatchObject({ conversationId: null });
    expect(await storage.deleteOld(before(later(2 * DAY_MS + 1)))).toMatchObject({ leads: 1 });
  });

  it('keeps all where the shop sets no limit', async () => {
    const storage = await open();
    await saveLead(storage);
    const nothing = { conversationsBefore: null, leadsBefore: null };
    expect(await storage.deleteOld(nothing)).toEqual({ conversations: 0, leads: 0 });
    expect(await storage.leads.count()).toBe(1);
  });

  it('deletes more than it takes at once, and lets writes in between', async () => {
    const storage = await open();
    const times = Array.from({ length: 1100 }, (_, index) => later(index));
    await Promise.all(times.map((now) => storage.contacts.save(contact({ now }))));
    await Promise.all(times.slice(0, 250).map((now) => startConversation(storage, now)));
    const limits = { conversationsBefore: later(DAY_MS), leadsBefore: later(DAY_MS) };
    const order: string[] = [];
    await Promise.all([
      storage.deleteOld(limits).then((deleted) => {
        order.push('deleted');
        expect(deleted).toEqual({ conversations: 250, leads: 1100 });
      }),
      startConversation(storage, later(DAY_MS)).then(() => order.push('started')),
    ]);
    expect(order).toEqual(['started', 'deleted']);
    expect(await storage.leads.count()).toBe(0);
    expect(await storage.conversations.count()).toBe(1);
  });
}

interface Counts {
  conversations: number;
  messages: number;
  chat: number;
  forms: number;
  outbox: number;
  answers: number;
}

function rows(counts: Partial<Counts>): Counts {
  return { conversations: 0, messages: 0, chat: 0, forms: 0, outbox: 0, answers: 0, ...counts };
}

async function countRows({ read }: Database): Promise<Counts> {
  const count = async (table: 'chat_conversations' | 'chat_messages' | 'outbox' | 'idempotency_keys') =>
    (await read.selectFrom(table).selectAll().execute()).length;
  const leads = await read.selectFrom('leads').select('source').execute();
  const forms = leads.filter(({ source }) => source === 'quote_form').length;
  return {
    conversations: await count('chat_conversations'),
    messages: await count('chat_messages'),
    chat: leads.length - forms,
    forms,
    outbox: await count('outbox'),
    answers: await count('idempotency_keys'),
  };
}
