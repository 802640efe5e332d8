// Small valid things to store; a test names only what it is about.
import { randomUUID } from 'node:crypto';
import { emptyItem, type Item } from '../../schemas/item.ts';
import type { MessageToSave, Turn } from '../conversations/conversation-store.ts';
import type { LeadAgain } from '../job/job-store.ts';
import type { ChatLeadToSave, ContactStore } from '../leads/lead-store.ts';
import type { MailToTake } from '../mailbox/mail-store.ts';
import type { AnswerToKeep } from '../requests/request-stores.ts';
import type { Storage } from '../storage.ts';

/** A Wednesday. */
export const NOON = new Date('2026-03-04T12:00:00.000Z');

export function later(ms: number, than: Date = NOON): Date {
  return new Date(than.getTime() + ms);
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export function userMessage(
  content = 'I need 48 shirts',
  metadata: MessageToSave['metadata'] = null,
): MessageToSave {
  return { id: randomUUID(), role: 'user', content, metadata };
}

export function assistantMessage(content = 'By when?', state: unknown = { asked: 'dueDate' }): MessageToSave {
  return { id: randomUUID(), role: 'assistant', content, metadata: { state } };
}

/** Starts a conversation with one greeting and returns its id. */
export async function startConversation(
  storage: Pick<Storage, 'conversations'>,
  now = NOON,
): Promise<string> {
  const id = randomUUID();
  await storage.conversations.start({
    id,
    sessionId: 'page-1',
    language: 'en',
    messages: [assistantMessage('Hi, I am Carl.', { turns: 0 })],
    now,
  });
  return id;
}

export function turnOf(conversationId: string, turn: Partial<Turn> = {}): Turn {
  return {
    conversationId,
    expectedMessageCount: 1,
    messages: [userMessage(), assistantMessage()],
    unconfirmedSince: null,
    now: NOON,
    ...turn,
  };
}

export function chatLead(lead: Partial<ChatLeadToSave> = {}): ChatLeadToSave {
  return {
    id: randomUUID(),
    job: 1,
    source: 'chat',
    name: 'Dana Reyes',
    email: 'dana@example.com',
    phone: null,
    company: null,
    service: 'Screen Printing',
    quantity: 48,
    dueDate: 'next Friday',
    details: '48 shirts, two colours',
    items: [item()],
    confirmed: true,
    language: 'en',
    replyDueAt: later(DAY_MS).toISOString(),
    notify: [],
    ...lead,
  };
}

export function item(values: Partial<Item> = {}): Item {
  return {
    ...emptyItem('1'),
    product: 't-shirt',
    wording: 'shirt',
    method: 'screen-printing',
    service: 'screen-printing',
    quantity: 48,
    inkColors: 2,
    dueDate: 'next Friday',
    ...values,
  };
}

type Contact = Parameters<ContactStore['save']>[0];

export function contact(values: Partial<Contact> = {}): Contact {
  return {
    id: randomUUID(),
    name: 'Sam Okafor',
    email: 'sam@example.com',
    service: 'Embroidery',
    details: '12 caps',
    replyDueAt: later(DAY_MS).toISOString(),
    notify: [],
    now: NOON,
    ...values,
  };
}

/** A lead that repeats another. */
export function again(values: Partial<LeadAgain> = {}): LeadAgain {
  const { job: _, source: __, confirmed: ___, ...lead } = chatLead();
  return { ...lead, dueDate: null, artwork: [], filesLeft: 0, ...values };
}

/** A mail of a stranger. */
export function mailToTake(values: Partial<MailToTake> = {}): MailToTake {
  return {
    id: randomUUID(),
    digest: randomUUID(),
    kind: 'reply',
    messageId: 'a@mail.example',
    from: { name: 'Dana Reyes', address: 'dana@example.com' },
    subject: 'Shirts',
    text: 'Do you print 48 shirts?',
    folded: '',
    files: [],
    receivedAt: NOON.toISOString(),
    join: null,
    returned: null,
    at: { mailbox: 'box', uid: 1 },
    ...values,
  };
}

export function answerToKeep(answer: Partial<AnswerToKeep> = {}): AnswerToKeep {
  return {
    scope: 'POST /api/chat/message',
    key: 'key-1',
    fingerprint: 'digest-1',
    status: 200,
    body: { response: 'By when?' },
    subjectId: '3f2b8c1e-9d4a-4f6b-8a7c-5e1d2c3b4a59',
    ...answer,
  };
}

/** Saves a lead in a turn of a new conversation, or of the one that `turn` names, and returns the conversation's id. */
export async function saveLead(
  storage: Pick<Storage, 'conversations'>,
  lead: ChatLeadToSave = chatLead(),
  turn: Partial<Turn> = {},
): Promise<string> {
  const conversationId = turn.conversationId ?? (await startConversation(storage, turn.now));
  await storage.conversations.saveTurn(turnOf(conversationId, { lead, ...turn }));
  return conversationId;
}
