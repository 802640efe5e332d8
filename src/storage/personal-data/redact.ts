// Takes an address out of other people's records, and leaves all else of them.
import type { Kysely } from 'kysely';
import { parseItems } from '../leads/lead-items.ts';
import { searchTextOf } from '../leads/search-text.ts';
import type { Tables } from '../tables.ts';
import { type About, MAIL_TEXTS } from './find-about.ts';
import type { Mention } from './mention.ts';

export async function redactMentions(
  transaction: Kysely<Tables>,
  mentions: About['mentions'],
  mention: Mention,
): Promise<void> {
  for (const id of mentions.leadIds) await redactLead(transaction, id, mention);
  for (const place of mentions.messages) await redactMessage(transaction, place, mention);
  for (const id of mentions.sessionsOf) await redactSession(transaction, id, mention);
  for (const event of mentions.events) await redactEvent(transaction, event, mention);
  for (const id of mentions.replyIds) await redactReply(transaction, id, mention);
  for (const answer of mentions.answers) await redactAnswer(transaction, answer, mention);
  for (const id of mentions.notificationIds) await redactNotification(transaction, id, mention);
  for (const id of mentions.mailIds) await redactMail(transaction, id, mention);
}

async function redactLead(transaction: Kysely<Tables>, id: string, mention: Mention): Promise<void> {
  const redact = (text: string | null) => text && mention.redact(text);
  // What is set to itself is locked, so that no turn changes it meanwhile.
  const [lead] = await transaction
    .updateTable('leads')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returning([
      'name',
      'email',
      'phone',
      'company',
      'service',
      'due_date',
      'details',
      'items',
      'first_touch',
    ])
    .execute();
  if (!lead) return;
  const words = {
    ...lead,
    name: mention.redact(lead.name),
    phone: redact(lead.phone),
    company: redact(lead.company),
    service: mention.redact(lead.service),
    due_date: redact(lead.due_date),
    details: redact(lead.details),
    items: lead.items && mention.redactJson(lead.items),
  };
  const first_touch = lead.first_touch && mention.redactJson(lead.first_touch);
  const values = { ...words, first_touch, search: searchOf(words) };
  await transaction.updateTable('leads').set(values).where('id', '=', id).execute();
}

function searchOf({
  items,
  ...words
}: Omit<Parameters<typeof searchTextOf>[0], 'items'> & { items: string | null }): string {
  return searchTextOf({ ...words, ...(items !== null && { items: parseItems(items) }) });
}

async function redactMessage(
  transaction: Kysely<Tables>,
  { conversation_id, seq }: About['mentions']['messages'][number],
  mention: Mention,
): Promise<void> {
  const message = await transaction
    .selectFrom('chat_messages')
    .select(['content', 'metadata'])
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!message) return;
  const { content, metadata } = message;
  await transaction
    .updateTable('chat_messages')
    .set({ content: mention.redact(content), metadata: metadata && mention.redactJson(metadata) })
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .execute();
}

async function redactSession(transaction: Kysely<Tables>, id: string, mention: Mention): Promise<void> {
  const conversation = await transaction
    .selectFrom('chat_conversations')
    .select(['session_id', 'first_touch'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!conversation) return;
  await transaction
    .updateTable('chat_conversations')
    .set({
      session_id: mention.redact(conversation.session_id),
      first_touch: conversation.first_touch && mention.redactJson(conversation.first_touch),
    })
    .where('id', '=', id)
    .execute();
}

async function redactEvent(
  transaction: Kysely<Tables>,
  { lead_id, seq }: About['mentions']['events'][number],
  mention: Mention,
): Promise<void> {
  const event = await transaction
    .selectFrom('job_events')
    .select(['name', 'data'])
    .where('lead_id', '=', lead_id)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!event) return;
  await transaction
    .updateTable('job_events')
    .set({ name: event.name && mention.redact(event.name), data: mention.redactJson(event.data) })
    .where('lead_id', '=', lead_id)
    .where('seq', '=', seq)
    .execute();
}

async function redactReply(transaction: Kysely<Tables>, id: string, mention: Mention): Promise<void> {
  const reply = await transaction
    .selectFrom('planned_replies')
    .select(['text', 'attachments'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reply) return;
  await transaction
    .updateTable('planned_replies')
    .set({ text: mention.redact(reply.text), attachments: mention.redactJson(reply.attachments) })
    .where('id', '=', id)
    .execute();
}

/** Under another key nobody would ask for it. */
async function redactAnswer(
  transaction: Kysely<Tables>,
  { scope, key }: About['mentions']['answers'][number],
  mention: Mention,
): Promise<void> {
  if (mention.isIn(key)) {
    await transaction
      .deleteFrom('idempotency_keys')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .execute();
    return;
  }
  const answer = await transaction
    .selectFrom('idempotency_keys')
    .select('body')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!answer) return;
  await transaction
    .updateTable('idempotency_keys')
    .set({ body: mention.redactJson(answer.body) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

async function redactNotification(transaction: Kysely<Tables>, id: string, mention: Mention): Promise<void> {
  const [notification] = await transaction
    .updateTable('outbox')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returning('error')
    .execute();
  if (!notification?.error) return;
  const error = mention.redact(notification.error);
  await transaction.updateTable('outbox').set({ error }).where('id', '=', id).execute();
}

async function redactMail(transaction: Kysely<Tables>, id: string, mention: Mention): Promise<void> {
  const [mail] = await transaction
    .updateTable('mails')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returning([...MAIL_TEXTS, 'files'])
    .execute();
  if (!mail) return;
  const texts = Object.fromEntries(MAIL_TEXTS.map((column) => [column, mention.redact(mail[column])]));
  await transaction
    .updateTable('mails')
    .set({ ...texts, files: mention.redactJson(mail.files) })
    .where('id', '=', id)
    .execute();
}
