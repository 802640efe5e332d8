// The lead of one job of a conversation: one row, however often it is saved.
import type { Kysely } from 'kysely';
import { forgetReceipt, queueNotifications } from '../outbox/notifications.ts';
import type { Tables } from '../tables.ts';
import { writeItems } from './lead-items.ts';
import type { ChatLeadToSave } from './lead-store.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Saves the lead, queues its notifications and returns its id. On a later save the row keeps its id, its time and its
 * promised reply; once confirmed it stays so, and once the visitor has asked to be called back it stays a callback.
 */
export async function saveChatLead(
  transaction: Kysely<Tables>,
  conversationId: string,
  { replyDueAt, dueDate, items, confirmed, notify, ...lead }: ChatLeadToSave,
  now: Date,
): Promise<string> {
  const before = await transaction
    .selectFrom('leads')
    .select(['id', 'email'])
    .where((eb) => eb.and({ conversation_id: conversationId, job: lead.job }))
    .executeTakeFirst();
  if (before && before.email !== lead.email && notify.includes('receipt')) {
    await forgetReceipt(transaction, before.id);
  }
  const { id } = await transaction
    .insertInto('leads')
    .values((eb) => ({
      ...lead,
      conversation_id: conversationId,
      due_date: dueDate,
      items: writeItems(items),
      confirmed: confirmed ? 1 : 0,
      status: 'new',
      reply_due_at: replyDueAt,
      created_at: now.toISOString(),
      search: searchTextOf({ ...lead, items }),
      first_touch: eb.selectFrom('chat_conversations').select('first_touch').where('id', '=', conversationId),
    }))
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'job']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        email: eb.ref('excluded.email'),
        phone: eb.ref('excluded.phone'),
        company: eb.ref('excluded.company'),
        service: eb.ref('excluded.service'),
        quantity: eb.ref('excluded.quantity'),
        due_date: eb.ref('excluded.due_date'),
        details: eb.ref('excluded.details'),
        items: eb.ref('excluded.items'),
        language: eb.ref('excluded.language'),
        search: eb.ref('excluded.search'),
        touched_at: now.toISOString(),
        source: eb
          .case()
          .when('leads.source', '=', 'callback')
          .then(eb.ref('leads.source'))
          .else(eb.ref('excluded.source'))
          .end(),
        confirmed: eb
          .case()
          .when('leads.confirmed', '=', 1)
          .then(eb.ref('leads.confirmed'))
          .else(eb.ref('excluded.confirmed'))
          .end(),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueNotifications(transaction, { id, email: lead.email }, notify, now);
  return id;
}
