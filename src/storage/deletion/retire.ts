// Deletes conversations and leads that are older than the shop keeps them, a few per transaction, so that other writes
// get their turn in between. Kept answers need no look: they are swept after a day.
import type { Kysely } from 'kysely';
import type { Storage } from '../storage.ts';
import type { Database, Tables } from '../tables.ts';
import { forgetLeads } from './delete.ts';

/** Each with its messages, some twenty. */
const CONVERSATIONS_AT_ONCE = 100;
const LEADS_AT_ONCE = 500;

export async function retire(
  database: Database,
  { conversationsBefore, leadsBefore }: Parameters<Storage['retire']>[0],
): ReturnType<Storage['retire']> {
  return {
    conversations: await untilNoneIsLeft(database, conversationsBefore, retireConversations),
    leads:
      (await untilNoneIsLeft(database, leadsBefore, retireLeads('chat_leads'))) +
      (await untilNoneIsLeft(database, leadsBefore, retireLeads('contact_submissions'))),
  };
}

type RetireSome = (transaction: Kysely<Tables>, before: string, database: Database) => Promise<number>;

async function untilNoneIsLeft(
  database: Database,
  before: Date | null,
  retireSome: RetireSome,
): Promise<number> {
  let total = 0;
  for (let count = 1; before && count > 0; total += count) {
    count = await database.write
      .transaction()
      .execute((transaction) => retireSome(transaction, before.toISOString(), database));
  }
  return total;
}

const retireConversations: RetireSome = async (transaction, before, { skipLocked }) => {
  const { numDeletedRows } = await transaction
    .deleteFrom('chat_conversations')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('chat_conversations')
        .select('id')
        // What was last written to before that time was created before it too, and that has an index.
        .where('created_at', '<', before)
        .where('updated_at', '<', before)
        .orderBy('created_at')
        .limit(CONVERSATIONS_AT_ONCE)
        .modifyEnd(skipLocked),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

function retireLeads(table: 'chat_leads' | 'contact_submissions'): RetireSome {
  return async (transaction, before, { skipLocked }) => {
    const deleted = await transaction
      .deleteFrom(table)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom(table)
          .select('id')
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(LEADS_AT_ONCE)
          .modifyEnd(skipLocked),
      )
      .returning('id')
      .execute();
    const ids = deleted.map((lead) => lead.id);
    await forgetLeads(transaction, ids);
    return ids.length;
  };
}
