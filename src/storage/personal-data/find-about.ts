// What is about an address, and what only mentions it.
import { type Expression, sql } from 'kysely';
import { parseMetadata } from '../conversations/messages.ts';
import type { JobEventData } from '../job/job-store.ts';
import type { Database, Tables } from '../tables.ts';
import type { Mention } from './mention.ts';

export interface About {
  leads: Tables['leads'][];
  conversationIds: string[];
  /** From that address, of no job. */
  mails: Tables['mails'][];
  /** Of these leads, conversations and mails. */
  artworkIds: string[];
  /** In what is somebody else's. */
  mentions: {
    leadIds: string[];
    messages: { conversation_id: string; seq: number }[];
    sessionsOf: string[];
    events: { lead_id: string; seq: number }[];
    replyIds: string[];
    answers: { scope: string; key: string }[];
    notificationIds: string[];
    mailIds: string[];
  };
}

export async function findAbout(database: Database, mention: Mention): Promise<About> {
  const mentioning = await findLeads(database, mention);
  const messages = await findMessages(database, mention);
  const sessionsOf = await findSessions(database, mention);
  const leads = mentioning.filter(({ email }) => mention.isAll(email));
  const own = new Set(leads.map((lead) => lead.conversation_id).filter((id) => id !== null));
  for (const id of new Set(messages.map((message) => message.conversation_id))) {
    if (!own.has(id) && (await isGivenIn(database, mention, id))) own.add(id);
  }
  const ownLeads = new Map(leads.map((lead) => [lead.id, lead]));
  for (const id of own) {
    for (const lead of await leadsOf(database, id)) {
      if (!isOfSomebodyElse(lead, mention)) ownLeads.set(lead.id, lead);
    }
  }
  for (let repeated = [...ownLeads.keys()]; repeated.length > 0; ) {
    const again = (await repeatsOf(database, repeated)).filter(
      (lead) => !ownLeads.has(lead.id) && !isOfSomebodyElse(lead, mention),
    );
    for (const lead of again) ownLeads.set(lead.id, lead);
    repeated = again.map(({ id }) => id);
  }
  const mails = await findMails(database, mention);
  const ownMails = mails.filter(({ from_address }) => mention.isAll(from_address));
  const isOwn = (id: string | null) => id !== null && (own.has(id) || ownLeads.has(id));
  return {
    leads: [...ownLeads.values()],
    conversationIds: [...own],
    mails: ownMails,
    artworkIds: await findArtwork(database, {
      leadIds: [...ownLeads.keys()],
      conversationIds: [...own],
      mailIds: ownMails.map(({ id }) => id),
    }),
    mentions: {
      leadIds: mentioning.map(({ id }) => id).filter((id) => !ownLeads.has(id)),
      messages: messages.filter((message) => !own.has(message.conversation_id)),
      sessionsOf: sessionsOf.filter((id) => !own.has(id)),
      events: (await findEvents(database, mention)).filter(({ lead_id }) => !isOwn(lead_id)),
      replyIds: (await findReplies(database, mention))
        .filter(({ lead_id }) => !isOwn(lead_id))
        .map(({ id }) => id),
      answers: (await findAnswers(database, mention)).filter(({ subject_id }) => !isOwn(subject_id)),
      notificationIds: (await findNotifications(database, mention))
        .filter(({ lead_id }) => !isOwn(lead_id))
        .map(({ id }) => id),
      mailIds: mails.map(({ id }) => id).filter((id) => ownMails.every((mail) => mail.id !== id)),
    },
  };
}

/** What belongs to a lead is that lead's, whoever else wrote in its conversation. */
async function findArtwork(
  { read }: Database,
  { leadIds, conversationIds, mailIds }: { leadIds: string[]; conversationIds: string[]; mailIds: string[] },
): Promise<string[]> {
  if (leadIds.length + conversationIds.length + mailIds.length === 0) return [];
  const rows = await read
    .selectFrom('artwork')
    .select('id')
    .where((eb) =>
      eb.or([
        ...(leadIds.length > 0 ? [eb('lead_id', 'in', leadIds)] : []),
        ...(mailIds.length > 0 ? [eb('mail_id', 'in', mailIds)] : []),
        ...(conversationIds.length > 0
          ? [eb.and([eb('lead_id', 'is', null), eb('conversation_id', 'in', conversationIds)])]
          : []),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** A lead without an address is its conversation's. */
export function isOfSomebodyElse({ email }: { email: string | null }, mention: Mention): boolean {
  return email !== null && !mention.isAll(email);
}

/** What a visitor may have written besides the email; who handled the lead is the shop's own. */
export const LEAD_TEXTS = ['name', 'phone', 'company', 'service', 'due_date', 'details'] as const;

async function findLeads({ read }: Database, mention: Mention): Promise<Tables['leads'][]> {
  const rows = await read
    .selectFrom('leads')
    .selectAll()
    .where((eb) =>
      eb.or(
        [...LEAD_TEXTS, 'items' as const, 'first_touch' as const, 'email' as const].map((column) =>
          mayMention(eb.ref(column), mention),
        ),
      ),
    )
    .execute();
  return rows.filter(
    (row) =>
      mention.isAll(row.email) ||
      mention.isInJson(row.items) ||
      mention.isInJson(row.first_touch) ||
      LEAD_TEXTS.some((column) => mention.isIn(row[column])),
  );
}

async function findMessages({ read }: Database, mention: Mention) {
  const rows = await read
    .selectFrom('chat_messages')
    .select(['conversation_id', 'seq', 'content', 'metadata'])
    .where((eb) => eb.or([mayMention(eb.ref('content'), mention), mayMention(eb.ref('metadata'), mention)]))
    .execute();
  return rows
    .filter(({ content, metadata }) => mention.isIn(content) || mention.isInJson(metadata))
    .map(({ conversation_id, seq }) => ({ conversation_id, seq }));
}

/** Of no job: the words of the others are in what happened to their jobs. */
async function findMails({ read }: Database, mention: Mention): Promise<Tables['mails'][]> {
  const rows = await read
    .selectFrom('mails')
    .selectAll()
    .where((eb) =>
      eb.or([...MAIL_TEXTS, 'files' as const].map((column) => mayMention(eb.ref(column), mention))),
    )
    .execute();
  return rows.filter(
    (row) => mention.isInJson(row.files) || MAIL_TEXTS.some((column) => mention.isIn(row[column])),
  );
}

/** What somebody wrote in a mail. */
export const MAIL_TEXTS = ['message_id', 'from_name', 'from_address', 'subject', 'text', 'folded'] as const;

/** The page makes session ids and tells how the visit began, but anybody may send another text. */
async function findSessions({ read }: Database, mention: Mention): Promise<string[]> {
  const rows = await read
    .selectFrom('chat_conversations')
    .select(['id', 'session_id', 'first_touch'])
    .where((eb) =>
      eb.or([mayMention(eb.ref('session_id'), mention), mayMention(eb.ref('first_touch'), mention)]),
    )
    .execute();
  return rows
    .filter(({ session_id, first_touch }) => mention.isIn(session_id) || mention.isInJson(first_touch))
    .map(({ id }) => id);
}

/** What people wrote on job pages, and the names that stand by it. */
async function findEvents({ read }: Database, mention: Mention) {
  const rows = await read
    .selectFrom('job_events')
    .select(['lead_id', 'seq', 'name', 'data'])
    .where((eb) => eb.or([mayMention(eb.ref('name'), mention), mayMention(eb.ref('data'), mention)]))
    .execute();
  return rows
    .filter(({ name, data }) => mention.isIn(name) || mention.isInJson(data))
    .map(({ lead_id, seq }) => ({ lead_id, seq }));
}

/** What the shop's people wrote to be sent later. */
async function findReplies({ read }: Database, mention: Mention) {
  const rows = await read
    .selectFrom('planned_replies')
    .select(['id', 'lead_id', 'text', 'attachments'])
    .where((eb) => eb.or([mayMention(eb.ref('text'), mention), mayMention(eb.ref('attachments'), mention)]))
    .execute();
  return rows.filter(({ text, attachments }) => mention.isIn(text) || mention.isInJson(attachments));
}

/** Answers are kept under a browser's own key. */
async function findAnswers({ read }: Database, mention: Mention) {
  const rows = await read
    .selectFrom('idempotency_keys')
    .select(['scope', 'key', 'body', 'subject_id'])
    .where((eb) => eb.or([mayMention(eb.ref('key'), mention), mayMention(eb.ref('body'), mention)]))
    .execute();
  return rows.filter(({ key, body }) => mention.isIn(key) || mention.isInJson(body));
}

async function findNotifications({ read }: Database, mention: Mention) {
  const rows = await read
    .selectFrom('outbox')
    .select(['id', 'lead_id', 'error'])
    .where((eb) => mayMention(eb.ref('error'), mention))
    .execute();
  return rows.filter(({ error }) => mention.isIn(error));
}

/** True where the visitor of a conversation gave the address as theirs: it is the last that Carl read, and no lead says another. */
async function isGivenIn(database: Database, mention: Mention, conversationId: string): Promise<boolean> {
  const leads = await leadsOf(database, conversationId);
  if (leads.some((lead) => isOfSomebodyElse(lead, mention))) return false;
  const messages = await database.read
    .selectFrom('chat_messages')
    .select('metadata')
    .where('conversation_id', '=', conversationId)
    .orderBy('seq', 'desc')
    .execute();
  const given = messages.map(({ metadata }) => emailRead(metadata)).find((email) => email !== null);
  return mention.isAll(given ?? null);
}

/** The email among the slots of a message's reading or state. */
function emailRead(metadata: string | null): string | null {
  const { reading, state } = parseMetadata(metadata) ?? {};
  for (const part of [state, reading]) {
    const { slots } = (part ?? {}) as { slots?: { email?: unknown } };
    if (typeof slots?.email === 'string') return slots.email;
  }
  return null;
}

function leadsOf({ read }: Database, conversationId: string) {
  return read.selectFrom('leads').selectAll().where('conversation_id', '=', conversationId).execute();
}

/** What was ordered again has the person of the lead before it, and none of its conversation. */
async function repeatsOf({ read }: Database, leadIds: string[]): Promise<Tables['leads'][]> {
  const events = await read
    .selectFrom('job_events')
    .select('data')
    .where('lead_id', 'in', leadIds)
    .where('kind', '=', 'again')
    .execute();
  if (events.length === 0) return [];
  const ids = events.map(({ data }) => (JSON.parse(data) as JobEventData['again']).leadId);
  return read.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
}

/** Every text that mentions the address, and a few that do not. */
function mayMention(column: Expression<string | null>, { patterns }: Mention) {
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`lower(${column}) like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
}
