// Everything about one e-mail address: found wherever it stands, and gone once it is erased.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createConversationStore } from '../conversations/conversations.ts';
import { createContactStore } from '../leads/contacts.ts';
import { createLeadStore } from '../leads/leads.ts';
import { createOutboxStore } from '../outbox/outbox.ts';
import { createPersonalDataStore } from '../personal-data/personal-data.ts';
import type { AnswerToKeep, ChatLeadToSave, Delivery, MessageToSave, Storage } from '../storage.ts';
import type { Database } from '../tables.ts';
import {
  answerToKeep,
  assistantMessage,
  chatLead,
  contact,
  later,
  NOON,
  saveLead,
  startConversation,
  turnOf,
  userMessage,
} from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

const ANN = 'ann@x.com';

export function describePersonalData({ open, openBare }: TestStorage): void {
  it('finds leads by their email, whatever its letter case, with their announcements', async () => {
    const storage = await open();
    const form = contact({ email: 'Ann@X.com', announce: ['email', 'receipt'], now: later(1) });
    await storage.contacts.save(form);
    await storage.contacts.save(contact());
    const chat = chatLead({ email: ANN });
    const conversationId = await saveLead(storage, chat);
    const found = await storage.personalData.find('ANN@x.com');
    expect(found.leads.map((lead) => lead.id)).toEqual([chat.id, form.id]);
    expect(found.leads[1]?.announcements.map(({ channel }) => channel)).toEqual(['email', 'receipt']);
    expect(found.conversations).toEqual([await storage.conversations.findTranscript(conversationId)]);
    expect(found.conversations[0]?.messages).toHaveLength(3);
  });

  it.each<Partial<ChatLeadToSave>>([
    { name: `Dana <${ANN}>` },
    { phone: `none, ${ANN}` },
    { company: `Ann's, ${ANN}` },
    { service: `Caps for ${ANN}` },
    { dueDate: `ask ${ANN}` },
    { details: `Send the invoice to\nANN@X.COM, please.` },
  ])('finds a lead that mentions the address: %j', async (values) => {
    const storage = await open();
    const lead = chatLead(values);
    await saveLead(storage, lead);
    expect(await idsOf(storage)).toMatchObject({ leads: [lead.id], conversations: [expect.any(String)] });
  });

  it.each<[string, MessageToSave]>([
    ['said', userMessage('hi,\nwrite to ann@x.com.')],
    ['repeated by Carl', assistantMessage('I have ann@x.com.', {})],
    [
      'read from other words',
      { ...userMessage('ann at x dot com'), metadata: { reading: { slots: { email: ANN } } } },
    ],
    ['noted behind a line break', assistantMessage('Thanks!', { heard: `mail\n${ANN}` })],
  ])('finds a whole conversation where the address is %s, with its leads', async (_how, message) => {
    const storage = await open();
    const id = await startConversation(storage);
    const lead = chatLead();
    await storage.conversations.saveTurn(turnOf(id, { messages: [message], lead }));
    await saveLead(storage);
    expect(await idsOf(storage)).toEqual({ leads: [lead.id], conversations: [id] });
    expect((await storage.personalData.find(ANN)).conversations[0]?.messages).toHaveLength(2);
  });

  it('finds either spelling of an international domain', async () => {
    const storage = await open();
    const form = contact({ email: 'ann@xn--bcher-kva.de' });
    const other = contact({ email: 'ann@xn--bcher.de' });
    await storage.contacts.save(form);
    await storage.contacts.save(other);
    const id = await startConversation(storage);
    await storage.conversations.saveTurn(turnOf(id, { messages: [userMessage('I am Ann@BÜCHER.de')] }));
    for (const address of ['ann@bücher.de', 'ann@xn--bcher-kva.de']) {
      expect(await idsOf(storage, address)).toEqual({ leads: [form.id], conversations: [id] });
    }
  });

  it.each(['joann@x.com', 'jo-ann@x.com', 'ann@x.com.au', 'ann@y.com', 'an_@x.com', 'ann%@x.com'])(
    'finds nothing of %s',
    async (other) => {
      const storage = await open();
      await storage.contacts.save(contact({ email: other, details: `I am ${other}.` }));
      const messages = [
        userMessage(other),
        assistantMessage(`Thanks, ${other}\n`, { slots: { email: other } }),
      ];
      await saveLead(storage, chatLead({ email: other }), { messages });
      expect(await idsOf(storage)).toEqual({ leads: [], conversations: [] });
      expect(await storage.personalData.erase(ANN)).toEqual({ leads: 0, conversations: 0 });
      expect(await storage.leads.count()).toBe(2);
      expect(await idsOf(storage, other)).toMatchObject({
        leads: { length: 2 },
        conversations: { length: 1 },
      });
    },
  );

  it('does not take a lead for that of the admin who handled it', async () => {
    const storage = await open();
    const lead = chatLead();
    await saveLead(storage, lead);
    await storage.leads.setHandled(lead.id, { by: ANN, at: NOON });
    expect(await idsOf(storage)).toEqual({ leads: [], conversations: [] });
  });

  it('erases all of it, and nothing else', async () => {
    const database = await openBare();
    const stores = storesOf(database);
    for (const email of [ANN, 'sam@example.com']) {
      const answer = (key: string) =>
        answerToKeep({ key: `${email} ${key}`, body: JSON.stringify({ said: `hi\n${email}` }) });
      await saveLead(stores, chatLead({ email, announce: ['email', 'receipt'] }), {
        answer: () => answer('chat'),
      });
      await stores.contacts.save(contact({ email, announce: ['email'], answer: answer('form') }));
    }
    const id = await startConversation(stores);
    await stores.conversations.saveTurn(
      turnOf(id, { messages: [userMessage(`I know ${ANN}`)], lead: chatLead() }),
    );
    expect(await mentions(database, ANN)).toBeGreaterThan(0);
    expect(await stores.personalData.find(ANN)).toMatchObject({
      leads: { length: 3 },
      conversations: { length: 2 },
    });
    const others = await stores.personalData.find('sam@example.com');
    const rows = await mentions(database, 'sam@example.com');

    expect(await stores.personalData.erase('Ann@X.com')).toEqual({ leads: 3, conversations: 2 });
    expect(await stores.personalData.find(ANN)).toEqual({ leads: [], conversations: [] });
    expect(await mentions(database, ANN)).toBe(0);
    expect(await stores.personalData.find('sam@example.com')).toEqual(others);
    expect(others).toMatchObject({ leads: { length: 2 }, conversations: { length: 1 } });
    expect(await mentions(database, 'sam@example.com')).toBe(rows);
    expect(await stores.leads.count()).toBe(2);
    expect(await stores.personalData.erase(ANN)).toEqual({ leads: 0, conversations: 0 });
  });

  it('erases answers that tell of the conversation without the address', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const answer = (values: Partial<AnswerToKeep>) => ({
      answer: () => answerToKeep({ body: '{"response":"Hi Ann"}', ...values }),
    });
    await saveLead(storage, chatLead({ email: ANN }), {
      conversationId: id,
      ...answer({ key: 'hers', subjectId: id }),
    });
    await saveLead(storage, chatLead(), answer({ key: 'other' }));
    await storage.personalData.erase(ANN);
    expect(await storage.answers.find('POST /api/chat/message', 'hers')).toBeUndefined();
    expect(await storage.answers.find('POST /api/chat/message', 'other')).toBeDefined();
  });

  it("leaves the address out of the reasons why others' announcements failed", async () => {
    const storage = await open();
    const request = contact({ announce: ['email', 'webhook'] });
    await storage.contacts.save(request);
    const errors = { email: `550 <${ANN}> unknown`, webhook: '550 <joann@x.com> unknown' };
    const claim = { channels: ['email', 'webhook'] as const, limit: 2, leaseMs: 1, now: NOON };
    for (const delivery of (await storage.outbox.claim(claim)) as (Delivery & {
      channel: 'email' | 'webhook';
    })[]) {
      await storage.outbox.markFailed(delivery, {
        error: errors[delivery.channel],
        nextAttemptAt: null,
        now: NOON,
      });
    }
    expect(await storage.personalData.erase(ANN)).toEqual({ leads: 0, conversations: 0 });
    expect((await storage.leads.find(request.id))?.announcements).toMatchObject([
      { channel: 'email', state: 'failed', error: 'The reason named an address that was erased since.' },
      { channel: 'webhook', state: 'failed', error: errors.webhook },
    ]);
  });

  it('takes an address with letters of any language', async () => {
    const storage = await open();
    await storage.contacts.save(contact({ email: 'JÖRG@MÜLLER.DE' }));
    await storage.contacts.save(contact({ details: 'jörg@müller.de'.normalize('NFD') }));
    expect(await idsOf(storage, 'jörg@müller.de')).toMatchObject({ leads: { length: 2 } });
  });
}

function storesOf(database: Database) {
  return {
    conversations: createConversationStore(database),
    contacts: createContactStore(database),
    leads: createLeadStore(database),
    outbox: createOutboxStore(database),
    personalData: createPersonalDataStore(database),
  };
}

async function idsOf({ personalData }: Storage, address = ANN) {
  const { leads, conversations } = await personalData.find(address);
  return { leads: leads.map(({ id }) => id), conversations: conversations.map(({ id }) => id) };
}

/** In how many rows of all tables the address stands, however it is stored. */
async function mentions({ read }: Database, address: string): Promise<number> {
  let count = 0;
  for (const table of [
    'chat_conversations',
    'chat_messages',
    'leads',
    'outbox',
    'kept_answers',
    'users',
    'attempts',
  ]) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(read);
    count += rows.filter((row) => JSON.stringify(row).toLowerCase().includes(address)).length;
  }
  return count;
}
