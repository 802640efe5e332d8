// Visitors' conversations: started, continued turn by turn, read whole by the admin.
import { sql } from 'kysely';
import type { Conversation } from '../../schemas/conversation.ts';
import type { Page } from '../cursor.ts';
import { cutPage, decodeCursor, encodeCursor } from '../cursor.ts';
import { deleteConversation } from '../deletion/delete.ts';
import { writeFirstTouch } from '../leads/first-touch.ts';
import { type Bind, prepare } from '../prepare.ts';
import type { Database } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import type { ConversationStore, OpenConversation } from './conversation-store.ts';
import { HOLD, type HoldColumns, splitHold } from './hold.ts';
import { listMessages, parseMetadata, prepareInsertMessages } from './messages.ts';
import { prepareSaveTurn } from './save-turn.ts';

/** A page ends early rather than hold more messages than this, so that its size has a bound. */
const MESSAGES_PER_PAGE = 10_000;

export function createConversationStore(database: Database): ConversationStore {
  const { read, write } = database;
  const insertMessages = prepareInsertMessages(database);
  const saveTurn = prepareSaveTurn(database);
  const find = prepare((bind: Bind<string>) =>
    openConversations(database).where((eb) => eb.and({ id: bind((id) => id) })),
  );

  return {
    start: ({ id, sessionId, language, firstTouch, messages, asksForPerson = false, now }) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('chat_conversations')
          .values({
            id,
            session_id: sessionId,
            language,
            message_count: messages.length,
            first_touch: writeFirstTouch(firstTouch),
            asked_at: asksForPerson ? now.toISOString() : null,
            created_at: now.toISOString(),
            updated_at: now.toISOString(),
          })
          .execute();
        await insertMessages(transaction, messages, { conversationId: id, countBefore: 0, now });
      }),

    find: async (id) => {
      if (!isUuid(id)) return undefined;
      const { rows } = await find(read, id);
      return rows[0] && toOpenConversation(rows[0]);
    },

    saveTurn,

    findTranscript: async (id) => {
      if (!isUuid(id)) return undefined;
      const row = await conversations(database).where('id', '=', id).executeTakeFirst();
      return row && (await withMessages(database, [row]))[0];
    },

    list: async ({ limit, cursor }) => {
      const after = decodeCursor(['newest'], cursor);
      const rows = await conversations(database)
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.at ?? '', after?.id ?? '')),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = cutPage(rows, Math.min(limit, countThatFit(rows)), ({ createdAt, id }) =>
        encodeCursor('newest', { at: createdAt, id }),
      );
      return { ...page, items: await withMessages(database, page.items) } satisfies Page<Conversation>;
    },

    listUnconfirmed: async ({ silentMs, now, limit }) => {
      const from = (ms: number) => new Date(now.getTime() + ms).toISOString();
      const rows = await openConversations(database)
        .where((eb) =>
          eb.or([
            eb('unconfirmed_since', '<=', from(-silentMs)),
            eb('unconfirmed_since', '>=', from(silentMs)),
          ]),
        )
        .orderBy('unconfirmed_since')
        .limit(limit)
        .execute();
      return rows.map(toOpenConversation);
    },

    delete: async (id) =>
      isUuid(id) && write.transaction().execute((transaction) => deleteConversation(transaction, id)),

    count: async () => {
      const { total } = await read
        .selectFrom('chat_conversations')
        .select((eb) => eb.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    countCreated: async (from, until) => {
      const { total } = await read
        .selectFrom('chat_conversations')
        .select((eb) => eb.fn.countAll().as('total'))
        .where('created_at', '>=', from.toISOString())
        .where('created_at', '<', until.toISOString())
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    countChats: async (from, until) => {
      const { total } = await read
        .selectFrom('chat_conversations')
        .select((eb) => eb.fn.countAll().as('total'))
        .where('created_at', '>=', new Date(from.getTime() - LONGEST_CHAT_MS).toISOString())
        .where('created_at', '<', until.toISOString())
        .where('updated_at', '>=', from.toISOString())
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('chat_messages')
              .select('seq')
              .whereRef('conversation_id', '=', 'chat_conversations.id')
              .where('role', '=', sql.lit('user'))
              .where('timestamp', '>=', from.toISOString())
              .where('timestamp', '<', until.toISOString()),
          ),
        )
        .executeTakeFirstOrThrow();
      return Number(total);
    },
  };
}

/** A chat lasts as long as a browser's tab: no index of when each was last written to, which every message would pay for. */
const LONGEST_CHAT_MS = 30 * 24 * 60 * 60_000;

/** Conversations with the metadata of the newest message that keeps the state of the dialogue. */
function openConversations({ read }: Database) {
  return read
    .selectFrom('chat_conversations')
    .select(['id', 'language', 'message_count as messageCount', 'updated_at as updatedAt'])
    .select(['unconfirmed_since as unconfirmedSince', 'asked_at as askedAt', ...HOLD])
    .select((eb) =>
      eb
        .selectFrom('chat_messages')
        .select('metadata')
        .whereRef('conversation_id', '=', 'chat_conversations.id')
        // In the text: were it bound, SQLite would plan the statement anew at every run. What a visitor says to a person
        // keeps the state too.
        .where(sql<boolean>`(role = 'assistant' or metadata like '%"state":%')`)
        .orderBy('seq', 'desc')
        .limit(1)
        .as('metadata'),
    );
}

function toOpenConversation({
  metadata,
  ...row
}: Omit<OpenConversation, LiveParts> & HoldColumns & { metadata: string | null }): OpenConversation {
  const { held, rest } = splitHold(row);
  const { state, reading } = parseMetadata(metadata) ?? {};
  return { ...rest, state, isUnanswered: reading !== undefined, held };
}

type LiveParts = 'state' | 'isUnanswered' | 'held';

function conversations({ read }: Database) {
  return read
    .selectFrom('chat_conversations')
    .select(['id', 'language', 'created_at as createdAt', 'updated_at as updatedAt', 'message_count']);
}

type ConversationRow = Omit<Conversation, 'messages'> & { message_count: number };

/** How many of the first conversations stay within MESSAGES_PER_PAGE; at least one. */
function countThatFit(rows: ConversationRow[]): number {
  let messages = 0;
  const tooMany = rows.findIndex((row) => {
    messages += row.message_count;
    return messages > MESSAGES_PER_PAGE;
  });
  return tooMany < 0 ? rows.length : Math.max(tooMany, 1);
}

async function withMessages(database: Database, rows: ConversationRow[]): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const messages = await listMessages(
    database,
    rows.map((row) => row.id),
  );
  return rows.map(({ message_count, ...row }) => ({ ...row, messages: messages.get(row.id) ?? [] }));
}
