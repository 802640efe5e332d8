// Deletes conversations and leads to which nothing has happened for as long as the shop keeps them, a few per
// transaction, so that other writes get their turn in between. Idempotency keys need no look: they expire after a day.
import type { ExpressionBuilder, Kysely } from 'kysely';
import { forgetLeads } from '../deletion/delete.ts';
import type { Storage } from '../storage.ts';
import type { Database, Tables } from '../tables.ts';

/** Each with its messages, some twenty. */
const CONVERSATIONS_AT_ONCE = 100;
const LEADS_AT_ONCE = 500;

export async function deleteOld(
  database: Database,
  { conversationsBefore, leadsBefore }: Parameters<Storage['deleteOld']>[0],
): ReturnType<Storage['deleteOld']> {
  return {
    conversations: await untilNoneIsLeft(database, conversationsBefore, deleteConversations),
    leads: await untilNoneIsLeft(database, leadsBefore, deleteLeads),
  };
}

type DeleteSome = (transaction: Kysely<Tables>, before: string, database: Database) => Promise<number>;

async function untilNoneIsLeft(
  database: Database,
  before: Date | null,
  deleteSome: DeleteSome,
): Promise<number> {
  let total = 0;
  for (let count = 1; before && count > 0; total += count) {
    count = await database.write
      .transaction()
      .execute((transaction) => deleteSome(transaction, before.toISOString(), database));
  }
  return total;
}

const deleteConversations: DeleteSome = async (transaction, before, { skipLocked }) => {
  const found = await transaction
    .selectFrom('chat_conversations')
    .select('id')
    // What was last written to before that time was created before it too, and that has an index.
    .where('created_at', '<', before)
    .where('updated_at', '<', before)
    .orderBy('created_at')
    .limit(CONVERSATIONS_AT_ONCE)
    .modifyEnd(skipLocked)
    .execute();
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await rememberLastMessages(transaction, ids);
  await transaction.deleteFrom('chat_conversations').where('id', 'in', ids).execute();
  return ids.length;
};

/** For the leads, which stay longer. */
async function rememberLastMessages(transaction: Kysely<Tables>, conversationIds: string[]): Promise<void> {
  await transaction
    .updateTable('leads')
    .set((eb) => ({ touched_at: lastMessageAt(eb) }))
    .where('conversation_id', 'in', conversationIds)
    .where((eb) => eb.or([eb('touched_at', 'is', null), eb('touched_at', '<', lastMessageAt(eb))]))
    .execute();
}

const lastMessageAt = (eb: ExpressionBuilder<Tables, 'leads'>) =>
  eb
    .selectFrom('chat_conversations')
    .select('updated_at')
    .whereRef('chat_conversations.id', '=', 'leads.conversation_id');

/** What came in after that time needs no second look, and that has an index; what came in before may live on. */
const deleteLeads: DeleteSome = async (transaction, before, { skipLocked }) => {
  const deleted = await transaction
    .deleteFrom('leads')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('leads')
        .select('id')
        .where('created_at', '<', before)
        .where((lead) => lead.or([lead('handled_at', 'is', null), lead('handled_at', '<', before)]))
        .where((lead) => lead.or([lead('touched_at', 'is', null), lead('touched_at', '<', before)]))
        .where((lead) => lead.fn.coalesce(lastMessageAt(lead), lead.val('')), '<', before)
        .orderBy('created_at')
        .limit(LEADS_AT_ONCE)
        .modifyEnd(skipLocked),
    )
    .returning('id')
    .execute();
  await forgetLeads(
    transaction,
    deleted.map(({ id }) => id),
  );
  return deleted.length;
};
