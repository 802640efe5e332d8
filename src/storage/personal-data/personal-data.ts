// Everything stored about one e-mail address: found, for whoever asks what is stored, or erased without a trace.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Expression, type Kysely, sql } from 'kysely';
import { createConversationStore } from '../conversations/conversations.ts';
import { deleteConversation, deleteLead } from '../deletion/delete.ts';
import { toLeads } from '../leads/leads.ts';
import type { PersonalDataStore } from '../storage.ts';
import type { Database, Tables } from '../tables.ts';
import { type Mention, mentionOf } from './mention.ts';

export function createPersonalDataStore(database: Database): PersonalDataStore {
  const conversations = createConversationStore(database);

  return {
    find: async (address) => {
      const { leads, conversationIds } = await findOwn(database, mentionOf(address));
      const transcripts = await Promise.all(conversationIds.map((id) => conversations.findTranscript(id)));
      return {
        leads: oldestFirst(await toLeads(database, leads)),
        conversations: oldestFirst(transcripts.filter((transcript) => transcript !== undefined)),
      };
    },

    erase: async (address) => {
      const mention = mentionOf(address);
      const erased = { leads: 0, conversations: 0 };
      let round: typeof erased;
      // Until nothing more is found: visitors write meanwhile.
      do {
        round = await eraseOwn(database, mention);
        erased.leads += round.leads;
        erased.conversations += round.conversations;
      } while (round.leads + round.conversations > 0);
      await database.write.transaction().execute((transaction) => eraseTraces(transaction, mention));
      await database.compact();
      return erased;
    },
  };
}

interface Own {
  leads: Tables['leads'][];
  conversationIds: string[];
}

/** Conversations are whole: with one come all its leads, whatever address they have. */
async function findOwn(database: Database, mention: Mention): Promise<Own> {
  const leads = await findLeads(database, mention);
  const conversationIds = new Set(await findConversationIds(database, mention));
  for (const { conversation_id } of leads) if (conversation_id !== null) conversationIds.add(conversation_id);
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  for (const id of conversationIds) {
    const all = database.read.selectFrom('leads').selectAll().where('conversation_id', '=', id);
    for (const lead of await all.execute()) byId.set(lead.id, lead);
  }
  return { leads: [...byId.values()], conversationIds: [...conversationIds] };
}

/** What a visitor may have written besides the email; who handled the lead is the shop's own. */
const LEAD_TEXTS = ['name', 'phone', 'company', 'service', 'due_date', 'details'] as const;

async function findLeads({ read }: Database, mention: Mention): Promise<Tables['leads'][]> {
  const rows = await read
    .selectFrom('leads')
    .selectAll()
    .where((eb) =>
      eb.or([...LEAD_TEXTS, 'email' as const].map((column) => mayMention(eb.ref(column), mention))),
    )
    .execute();
  return rows.filter(
    (row) => mention.isAll(row.email) || LEAD_TEXTS.some((column) => mention.isIn(row[column])),
  );
}

async function findConversationIds({ read }: Database, mention: Mention): Promise<string[]> {
  const messages = await read
    .selectFrom('chat_messages')
    .select(['conversation_id', 'content', 'metadata'])
    .where((eb) => eb.or([mayMention(eb.ref('content'), mention), mayMention(eb.ref('metadata'), mention)]))
    .execute();
  // The page makes session ids, but anybody may send another text.
  const conversations = await read
    .selectFrom('chat_conversations')
    .select(['id', 'session_id'])
    .where((eb) => mayMention(eb.ref('session_id'), mention))
    .execute();
  return [
    ...messages
      .filter(({ content, metadata }) => mention.isIn(content) || mention.isInJson(metadata))
      .map((message) => message.conversation_id),
    ...conversations.filter(({ session_id }) => mention.isIn(session_id)).map(({ id }) => id),
  ];
}

/** Longer than a server sleeps between two tries to write, so that it gets its turn on the same SQLite file. */
const PAUSE_MS = 15;

async function eraseOwn(
  database: Database,
  mention: Mention,
): Promise<{ leads: number; conversations: number }> {
  const { leads, conversationIds } = await findOwn(database, mention);
  const erased = { leads: 0, conversations: 0 };
  for (const id of conversationIds) {
    if (!(await deleteAlone(database, deleteConversation, id))) continue;
    erased.conversations += 1;
    erased.leads += leads.filter((lead) => lead.conversation_id === id).length;
  }
  for (const { id } of leads.filter((lead) => lead.conversation_id === null)) {
    if (await deleteAlone(database, deleteLead, id)) erased.leads += 1;
  }
  return erased;
}

async function deleteAlone(
  { write }: Database,
  deleteOne: (transaction: Kysely<Tables>, id: string) => Promise<boolean>,
  id: string,
): Promise<boolean> {
  const isDeleted = await write.transaction().execute((transaction) => deleteOne(transaction, id));
  await sleep(PAUSE_MS);
  return isDeleted;
}

const INSTEAD_OF_ERROR = 'The reason named an address that was erased since.';

/** What may still mention the address: answers under a browser's own key, and why others' announcements failed. */
async function eraseTraces(transaction: Kysely<Tables>, mention: Mention): Promise<void> {
  const answers = await transaction
    .selectFrom('kept_answers')
    .select(['scope', 'key', 'body'])
    .where((eb) => eb.or([mayMention(eb.ref('key'), mention), mayMention(eb.ref('body'), mention)]))
    .execute();
  for (const { scope, key, body } of answers) {
    if (!mention.isIn(key) && !mention.isInJson(body)) continue;
    await transaction.deleteFrom('kept_answers').where('scope', '=', scope).where('key', '=', key).execute();
  }
  const failed = await transaction
    .selectFrom('outbox')
    .select(['id', 'error'])
    .where((eb) => mayMention(eb.ref('error'), mention))
    .execute();
  for (const { id, error } of failed) {
    if (!mention.isIn(error)) continue;
    await transaction.updateTable('outbox').set({ error: INSTEAD_OF_ERROR }).where('id', '=', id).execute();
  }
}

/** Every text that mentions the address, and a few that do not. */
function mayMention(column: Expression<string | null>, { patterns }: Mention) {
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`lower(${column}) like ${pattern} escape '\\'`),
    sql` or `,
  )})`;
}

function oldestFirst<T extends { createdAt: string; id: string }>(items: T[]): T[] {
  return items.toSorted((one, other) =>
    `${one.createdAt} ${one.id}` < `${other.createdAt} ${other.id}` ? -1 : 1,
  );
}
