// Everything about one e-mail address: found wherever it stands, and gone once it is erased.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { MessageToSave, Turn } from '../conversations/conversation-store.ts';
import { createConversationStore } from '../conversations/conversations.ts';
import { createContactStore } from '../leads/contacts.ts';
import { createLeadStore } from '../leads/leads.ts';
import { createOutboxStore } from '../outbox/outbox.ts';
import type { Delivery } from '../outbox/outbox-store.ts';
import { createPersonalDataStore } from '../personal-data/personal-data.ts';
import { createIdempotencyStore } from '../requests/idempotency.ts';
import type { AnswerToKeep } from '../requests/request-stores.ts';
import type { Storage } from '../storage.ts';
import type { Database } from '../tables.ts';
import {
  again,
  answerToKeep,
  assistantMessage,
  chatLead,
  contact,
  item,
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
  it("leaves the address out of how others' visits began, in leads and in conversations without one", async () => {
    const storage = await open();
    const none = { page: null, referrer: null, medium: null, campaign: null };
    const form = contact({ firstTouch: { ...none, source: `mail to ${ANN}` } });
    await storage.contacts.save(form);
    const id = randomUUID();
    const firstTouch = { ...none, source: ANN };
    await storage.conversations.start({
      id,
      sessionId: 's',
      language: 'en',
      firstTouch,
      messages: [],
      now: NOON,
    });
    expect(await storage.personalData.find(ANN)).toMatchObject({ mentions: { leads: 1, conversations: 1 } });
    await storage.personalData.erase(ANN);
    expect((await storage.leads.find(form.id))?.firstTouch?.source).toBe('mail to [erased address]');
    const lead = chatLead();
    await saveLead(storage, lead, { conversationId: id, expectedMessageCount: 0 });
    expect((await storage.leads.find(lead.id))?.firstTouch).toEqual({ ...none, source: '[erased address]' });
  });

  it('finds leads by their email, whatever its letter case, with their notifications', async () => {
    const storage = await open();
    const form = contact({ email: 'Ann@X.com', notify: ['email', 'receipt'], now: later(1) });
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

  it.each<[string, MessageToSave[]]>([
    ['read from what was said', [userMessage('ann at x dot com', { reading: { slots: { email: ANN } } })]],
    [
      'kept by Carl, whatever is said later',
      [assistantMessage('Thanks!', { slots: { email: 'Ann@x.com' } }), assistantMessage('Bye!', {})],
    ],
    [
      'given instead of another',
      [
        assistantMessage('Thanks!', { slots: { email: 'sam@example.com' } }),
        assistantMessage('Changed it.', { slots: { email: ANN } }),
      ],
    ],
  ])('finds a whole conversation whose visitor gave the address as theirs: %s', async (_how, messages) => {
    const storage = await open();
    const id = await startConversation(storage);
    const lead = chatLead({ email: null, phone: '+18165550170' });
    await storage.conversations.saveTurn(turnOf(id, { messages, lead }));
    await saveLead(storage);
    expect(await idsOf(storage)).toEqual({ leads: [lead.id], conversations: [id] });
    expect((await storage.personalData.find(ANN)).conversations[0]?.messages).toHaveLength(
      1 + messages.length,
    );
  });

  it('erases what was ordered again without an address, and again after that', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const lead = chatLead({ email: null, phone: '+18165550170' });
    const messages = [assistantMessage('Thanks!', { slots: { email: ANN } })];
    await storage.conversations.saveTurn(turnOf(id, { messages, lead }));
    const [second, third, theirs] = [again({ email: null }), again({ email: null }), again()];
    await storage.job.orderAgain(lead.id, second, NOON);
    await storage.job.orderAgain(second.id, third, NOON);
    await storage.job.orderAgain(third.id, theirs, NOON);
    expect(new Set((await storage.personalData.erase(ANN)).leads)).toEqual(
      new Set([lead.id, second.id, third.id]),
    );
    const left = (await storage.leads.list({ limit: 9 })).items;
    expect(left.map((one) => one.id)).toEqual([theirs.id]);
  });

  it('finds nothing in the conversation of somebody who mentions the address, and tells how often', async () => {
    const storage = await open();
    for (const messages of [
      [userMessage('hi,\nwrite to ann@x.com.')],
      [assistantMessage('I have ann@x.com.', {})],
      [assistantMessage('Thanks!', { heard: `mail\n${ANN}` })],
      [
        assistantMessage('Thanks!', { slots: { email: ANN } }),
        assistantMessage('Changed it.', { slots: { email: 'sam@example.com' } }),
      ],
    ]) {
      await saveTurnOf(storage, { messages });
    }
    // Carl read it as the visitor's, but the lead says another.
    const messages = [assistantMessage('Thanks!', { slots: { email: ANN } })];
    await saveTurnOf(storage, { messages, lead: chatLead({ details: `copy to ${ANN}` }) });
    await storage.contacts.save(contact({ name: `Sam <${ANN}>` }));
    expect(await storage.personalData.find(ANN)).toEqual({
      leads: [],
      conversations: [],
      mails: [],
      artwork: [],
      jobEvents: [],
      plannedReplies: [],
      mentions: { leads: 2, conversations: 5, events: 0, replies: 0, answers: 0, notifications: 0, mails: 0 },
    });
  });

  it('finds either spelling of an international domain', async () => {
    const storage = await open();
    const form = contact({ email: 'ann@xn--bcher-kva.de' });
    const other = contact({ email: 'ann@xn--bcher.de' });
    await storage.contacts.save(form);
    await storage.contacts.save(other);
    const id = await startConversation(storage);
    await storage.conversations.saveTurn(
      turnOf(id, { messages: [assistantMessage('Hi', { slots: { email: 'Ann@BÜCHER.de' } })] }),
    );
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
      expect(await storage.personalData.erase(ANN)).toEqual(NOTHING);
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
      const answer = (key: string, subjectId: string) =>
        answerToKeep({ key: `${email} ${key}`, body: { said: `hi\n${email}` }, subjectId });
      const conversationId = await startConversation(stores);
      await saveLead(stores, chatLead({ email, notify: ['email', 'receipt'] }), {
        conversationId,
        answer: () => answer('chat', conversationId),
      });
      const form = contact({ email, notify: ['email'] });
      await stores.contacts.save({ ...form, answer: answer('form', form.id) });
    }
    expect(await mentions(database, ANN)).toBeGreaterThan(0);
    const hers = await idsOf(stores);
    expect(hers).toMatchObject({ leads: { length: 2 }, conversations: { length: 1 } });
    const others = await stores.personalData.find('sam@example.com');
    const rows = await mentions(database, 'sam@example.com');

    for (const about of [
      await stores.personalData.preview('Ann@X.com'),
      await stores.personalData.erase('Ann@X.com'),
    ]) {
      expect({ ...about, leads: about.leads.sort() }).toEqual({
        ...NOTHING,
        ...hers,
        leads: hers.leads.sort(),
      });
    }
    expect(await idsOf(stores)).toEqual({ leads: [], conversations: [] });
    expect(await mentions(database, ANN)).toBe(0);
    expect(await stores.personalData.find('sam@example.com')).toEqual(others);
    expect(others).toMatchObject({ leads: { length: 2 }, conversations: { length: 1 } });
    expect(await mentions(database, 'sam@example.com')).toBe(rows);
    expect(await stores.leads.count()).toBe(2);
    expect(await stores.personalData.erase(ANN)).toEqual(NOTHING);
  });

  it('finds and erases the artwork of its leads and conversations, and no other', async () => {
    const storage = await open();
    const [mine, theirs] = [chatLead({ email: ANN }), chatLead({ email: 'sam@example.com' })];
    const addTo = async (conversationId: string) => {
      const id = randomUUID();
      const file = { name: 'logo.png', bytes: 5, sha256: null, keyHash: null };
      await storage.artwork.add({ id, conversationId, ...file, now: NOON });
      return id;
    };
    const own = await startConversation(storage);
    const before = await addTo(own);
    await storage.conversations.saveTurn(turnOf(own, { lead: mine }));
    const silent = await saveTurnOf(storage, {
      messages: [userMessage(`I am ${ANN}`, { reading: { slots: { email: ANN } } })],
    });
    const [after, unattached, other] = [
      await addTo(own),
      await addTo(silent),
      await addTo(await saveLead(storage, theirs)),
    ];
    const all = [before, after, unattached].toSorted();
    const found = (await storage.personalData.find(ANN)).artwork;
    expect(found.map(({ id }) => id).toSorted()).toEqual(all);
    expect(found[0]).toMatchObject({ name: 'logo.png' });
    expect((await storage.personalData.preview(ANN)).artwork.toSorted()).toEqual(all);
    expect((await storage.personalData.erase(ANN)).artwork.toSorted()).toEqual(all);
    expect(await storage.artwork.known([...all, other])).toEqual(new Set([other]));
  });

  it('finds and erases what was said on its job pages, and takes the address out of those of others', async () => {
    const storage = await open();
    const [mine, theirs] = [chatLead({ email: ANN }), chatLead({ email: 'sam@example.com' })];
    for (const lead of [mine, theirs]) {
      await saveLead(storage, lead);
      const said = { kind: 'message', who: 'customer', name: 'Ann', version: null } as const;
      const add = [{ ...said, data: { text: `Write to ${ANN}` } }];
      await storage.job.decide(lead.id, () => ({ add, result: null }), NOON);
    }
    const { jobEvents, mentions: others } = await storage.personalData.find(ANN);
    expect(jobEvents).toMatchObject([{ leadId: mine.id, seq: 1, data: { text: `Write to ${ANN}` } }]);
    expect(others).toMatchObject({ events: 1 });
    expect(await storage.personalData.erase(ANN)).toMatchObject({
      leads: [mine.id],
      mentions: { events: 1 },
    });
    expect(await storage.job.listEvents(mine.id)).toEqual([]);
    expect(await storage.job.listEvents(theirs.id)).toMatchObject([
      { name: 'Ann', data: { text: 'Write to [erased address]' } },
    ]);
  });

  it('finds and erases replies to it that are planned, and takes the address out of those to others', async () => {
    const storage = await open();
    const [mine, theirs] = [chatLead({ email: ANN }), chatLead({ email: 'sam@example.com' })];
    const sendAt = later(1000).toISOString();
    for (const lead of [mine, theirs]) {
      await saveLead(storage, lead);
      const to = { id: randomUUID(), leadId: lead.id, channel: 'email', by: 'rosa', sendAt } as const;
      const reply = { ...to, withEstimate: false, quoteVersion: null, attachments: [], answered: true };
      await storage.replies.plan({ ...reply, text: `As ${ANN} said` }, { now: NOON });
    }
    const found = await storage.personalData.find(ANN);
    expect(found.plannedReplies).toMatchObject([{ leadId: mine.id, text: `As ${ANN} said` }]);
    expect(found.mentions).toMatchObject({ replies: 1 });
    expect(await storage.personalData.erase(ANN)).toMatchObject({ mentions: { replies: 1 } });
    expect(await storage.replies.list(mine.id)).toEqual([]);
    expect(await storage.replies.list(theirs.id)).toMatchObject([{ text: 'As [erased address] said' }]);
  });

  it("leaves a stranger's records, without the address, wherever it stood in them", async () => {
    const database = await openBare();
    const stores = storesOf(database);
    const form = contact({ name: `Sam, not ${ANN}`, details: `Copy ANN@x.com and bob@y.com.` });
    const answer = answerToKeep({ key: 'form', body: { [ANN]: `to ${ANN}` } });
    await stores.contacts.save({ ...form, answer });
    const lead = chatLead({
      name: `Dana <${ANN}>`,
      phone: `none, ${ANN}`,
      company: `Ann's, ${ANN}`,
      service: `Caps for ${ANN}`,
      dueDate: `ask ${ANN}`,
      details: `Send the invoice to\nANN@X.COM, please.`,
      items: [
        item({ wording: `tee for\n${ANN}`, placements: [`near ${ANN}`], options: { [ANN]: `by ${ANN}` } }),
        item({ id: '2', wording: 'cap' }),
      ],
    });
    const inItems = chatLead({ job: 2, items: [item({ dimensions: `as wide as <Ann@X.com>` })] });
    const id = randomUUID();
    await stores.conversations.start({
      id,
      sessionId: `page of ${ANN}`,
      language: 'en',
      messages: [
        userMessage(`Copy ${ANN}`, { reading: { slots: { email: ANN, name: 'Dana' } } }),
        assistantMessage(`I have ${ANN}.`, { slots: { email: ANN }, said: [`mail\n${ANN}`], written: ANN }),
      ],
      now: NOON,
    });
    for (const one of [lead, inItems])
      await stores.conversations.saveTurn(turnOf(id, { expectedMessageCount: 2, messages: [], lead: one }));
    const kept = { leads: [], conversations: [] };

    const preview = await stores.personalData.preview(ANN);
    expect(preview).toMatchObject({ ...kept, mentions: { conversations: [id], answers: 1 } });
    expect(new Set(preview.mentions.leads)).toEqual(new Set([form.id, lead.id, inItems.id]));
    expect(await mentions(database, ANN)).toBeGreaterThan(0);
    expect(await stores.personalData.erase(ANN)).toEqual(preview);
    expect(await mentions(database, ANN)).toBe(0);

    expect(await stores.leads.find(form.id)).toMatchObject({
      name: 'Sam, not [erased address]',
      email: form.email,
      details: 'Copy [erased address] and bob@y.com.',
    });
    expect(await stores.leads.find(lead.id)).toMatchObject({
      name: 'Dana <[erased address]>',
      email: lead.email,
      conversationId: id,
      phone: 'none, [erased address]',
      company: "Ann's, [erased address]",
      service: 'Caps for [erased address]',
      dueDate: 'ask [erased address]',
      details: 'Send the invoice to\n[erased address], please.',
      items: [
        item({
          wording: 'tee for\n[erased address]',
          placements: ['near [erased address]'],
          options: { '[erased address]': 'by [erased address]' },
        }),
        item({ id: '2', wording: 'cap' }),
      ],
    });
    expect((await stores.leads.find(inItems.id))?.items).toEqual([
      item({ dimensions: 'as wide as <[erased address]>' }),
    ]);
    const search = async (q: string) =>
      (await stores.leads.list({ limit: 5, q })).items.map((item) => item.id);
    expect(await search('erased dana')).toEqual([lead.id]);
    expect(await search('tee cap erased')).toEqual([lead.id]);
    expect(await search('bob@y.com erased')).toEqual([form.id]);
    expect((await stores.conversations.findTranscript(id))?.messages).toMatchObject([
      {
        content: 'Copy [erased address]',
        metadata: { reading: { slots: { name: 'Dana' } } },
      },
      {
        content: 'I have [erased address].',
        metadata: { state: { slots: {}, said: ['mail\n[erased address]'], written: '[erased address]' } },
      },
    ]);
    const { answers } = storesOf(database);
    expect((await answers.find(answer.scope, 'form'))?.body).toEqual({
      '[erased address]': 'to [erased address]',
    });
  });

  it("leaves a stranger's lead that was made in her conversation, and nothing else of that", async () => {
    const storage = await open();
    const conversationId = await startConversation(storage);
    const hers = chatLead({ email: ANN });
    const unnamed = chatLead({ job: 2, email: null });
    const his = chatLead({
      job: 3,
      email: 'sam@example.com',
      notify: ['email'],
      details: `caps for ${ANN}`,
    });
    for (const [index, lead] of [hers, unnamed, his].entries()) {
      await saveLead(storage, lead, {
        conversationId,
        messages: [],
        expectedMessageCount: 1,
        now: later(index),
      });
    }
    expect(await idsOf(storage)).toMatchObject({
      leads: [hers.id, unnamed.id],
      conversations: [conversationId],
    });
    await storage.personalData.erase(ANN);
    expect(await storage.leads.list({ limit: 5 })).toMatchObject({
      items: [
        {
          id: his.id,
          conversationId: null,
          details: 'caps for [erased address]',
          announcements: [{ channel: 'email', state: 'waiting' }],
        },
      ],
    });
    expect(await storage.conversations.count()).toBe(0);
  });

  it('erases answers that tell of the conversation without the address', async () => {
    const storage = await open();
    const id = await startConversation(storage);
    const answer = (values: Partial<AnswerToKeep>) => ({
      answer: () => answerToKeep({ body: { response: 'Hi Ann' }, ...values }),
    });
    await saveLead(storage, chatLead({ email: ANN }), {
      conversationId: id,
      ...answer({ key: 'hers', subjectId: id }),
    });
    await saveLead(storage, chatLead(), answer({ key: 'other' }));
    await storage.personalData.erase(ANN);
    expect(await storage.idempotencyKeys.find('POST /api/chat/message', 'hers')).toBeUndefined();
    expect(await storage.idempotencyKeys.find('POST /api/chat/message', 'other')).toBeDefined();
  });

  it("leaves the address out of the reasons why others' notifications failed", async () => {
    const storage = await open();
    const request = contact({ notify: ['email', 'webhook'] });
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
    expect(await storage.personalData.erase(ANN)).toMatchObject({
      leads: [],
      mentions: { leads: [], notifications: 1 },
    });
    expect((await storage.leads.find(request.id))?.announcements).toMatchObject([
      { channel: 'email', state: 'failed', error: '550 <[erased address]> unknown' },
      { channel: 'webhook', state: 'failed', error: errors.webhook },
    ]);
  });

  it('takes an address with letters of any language', async () => {
    const storage = await open();
    await storage.contacts.save(contact({ email: 'JÖRG@MÜLLER.DE' }));
    const other = contact({ details: 'ask jörg@müller.de'.normalize('NFD') });
    await storage.contacts.save(other);
    const { leads, mentions: found } = await storage.personalData.erase('jörg@müller.de');
    expect([leads.length, found.leads]).toEqual([1, [other.id]]);
    expect((await storage.leads.find(other.id))?.details).toBe('ask [erased address]');
  });
}

const NOTHING = {
  leads: [],
  conversations: [],
  mails: [],
  artwork: [],
  mentions: { leads: [], conversations: [], events: 0, replies: 0, answers: 0, notifications: 0, mails: 0 },
};

async function saveTurnOf(storage: Storage, turn: Partial<Turn>): Promise<string> {
  const id = await startConversation(storage);
  await storage.conversations.saveTurn(turnOf(id, turn));
  return id;
}

function storesOf(database: Database) {
  return {
    conversations: createConversationStore(database),
    contacts: createContactStore(database),
    leads: createLeadStore(database),
    outbox: createOutboxStore(database),
    personalData: createPersonalDataStore(database),
    answers: createIdempotencyStore(database),
  };
}

async function idsOf({ personalData }: Pick<Storage, 'personalData'>, address = ANN) {
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
    'job_events',
    'outbox',
    'idempotency_keys',
    'users',
    'rate_limits',
  ]) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(read);
    count += rows.filter((row) => JSON.stringify(row).toLowerCase().includes(address)).length;
  }
  return count;
}
