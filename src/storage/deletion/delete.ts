// Deletes leads and conversations with all that hangs on them.
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * With its messages, leads, their notifications and its idempotency keys; leads that `isKept` stay, without a conversation.
 * False for an unknown id.
 */
export async function deleteConversation(
  transaction: Kysely<Tables>,
  id: string,
  isKept: (lead: { email: string | null }) => boolean = () => false,
): Promise<boolean> {
  // Waits for a turn under way, whose lead is then found too.
  const locked = await transaction
    .updateTable('chat_conversations')
    .set((eb) => ({ message_count: eb.ref('message_count') }))
    .where('id', '=', id)
    .returning('id')
    .execute();
  if (locked.length === 0) return false;
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'email'])
    .where('conversation_id', '=', id)
    .execute();
  const leadIds = leads.filter((lead) => !isKept(lead)).map((lead) => lead.id);
  if (leadIds.length > 0) await transaction.deleteFrom('leads').where('id', 'in', leadIds).execute();
  await forgetLeads(transaction, leadIds);
  await transaction
    .deleteFrom('idempotency_keys')
    .where('subject_id', 'in', [id, ...leadIds])
    .execute();
  // What belongs to a lead goes, or stays, with that.
  await transaction
    .deleteFrom('artwork')
    .where('conversation_id', '=', id)
    .where('lead_id', 'is', null)
    .execute();
  await transaction.deleteFrom('chat_conversations').where('id', '=', id).execute();
  return true;
}

/** With its notifications and idempotency keys; its conversation stays. False for an unknown id. */
export async function deleteLead(transaction: Kysely<Tables>, id: string): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('leads')
    .where('id', '=', id)
    .returning('conversation_id')
    .executeTakeFirst();
  if (!deleted) return false;
  await forgetLeads(transaction, [id]);
  await transaction
    .deleteFrom('idempotency_keys')
    .where((eb) =>
      eb.or([
        eb('subject_id', '=', id),
        // The answers to the lead form quote the lead, but are kept for the conversation.
        eb.and([eb('subject_id', '=', deleted.conversation_id), eb('scope', '=', 'POST /api/chat/lead')]),
      ]),
    )
    .execute();
  return true;
}

/** Deletes the notifications of leads that are no more, and their lines in the ledger of alerts. */
export async function forgetLeads(transaction: Kysely<Tables>, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction.deleteFrom('outbox').where('lead_id', 'in', leadIds).execute();
  await transaction
    .deleteFrom('alert_ledger')
    .where('lead_id', 'in', leadIds)
    .where('lead_id', 'is not', null)
    .execute();
}
