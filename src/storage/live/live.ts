// Talks as they happen: the queue of the desk, and which visitors have the page open.
import { HOLD, type HoldColumns, splitHold } from '../conversations/hold.ts';
import { parseMetadata } from '../conversations/messages.ts';
import type { Database } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import type { LiveRow, LiveStore, VisitorWords } from './live-store.ts';

export function createLiveStore(database: Database): LiveStore {
  const { read, write } = database;
  return {
    find: async (id) => {
      if (!isUuid(id)) return undefined;
      const row = await talks(database).where('chat_conversations.id', '=', id).executeTakeFirst();
      return row && toLiveRow(row);
    },

    listAsked: async (since, limit) => {
      const rows = await talks(database)
        .where('asked_at', 'is not', null)
        .where('updated_at', '>', since.toISOString())
        .orderBy('asked_at')
        .limit(limit)
        .execute();
      return rows.map(toLiveRow);
    },

    countAsked: async (since) => {
      const { total } = await read
        .selectFrom('chat_conversations')
        .select((eb) => eb.fn.countAll().as('total'))
        .where('asked_at', 'is not', null)
        .where('updated_at', '>', since.toISOString())
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    listHeld: async (limit) => {
      const rows = await talks(database)
        .where('held_until', 'is not', null)
        .orderBy('held_until')
        .limit(limit)
        .execute();
      return rows.map(toLiveRow);
    },

    listHere: async (now, limit) => {
      const rows = await talksOfPresent(database)
        .where('chat_presence.seen_until', '>', now.toISOString())
        .orderBy('chat_presence.seen_until', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toLiveRow);
    },

    listLapsed: async (now, limit) => {
      const rows = await read
        .selectFrom('chat_conversations')
        .select('id')
        .where('held_until', 'is not', null)
        .where('held_until', '<=', now.toISOString())
        .orderBy('held_until')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    forgetAsked: async (before) => {
      await write
        .transaction()
        .execute((transaction) =>
          transaction
            .updateTable('chat_conversations')
            .set({ asked_at: null })
            .where('asked_at', 'is not', null)
            .where('updated_at', '<=', before.toISOString())
            .execute(),
        );
    },

    extendHold: async (id, username, until, now) => {
      if (!isUuid(id)) return false;
      const { numUpdatedRows } = await write
        .transaction()
        .execute((transaction) =>
          transaction
            .updateTable('chat_conversations')
            .set({ held_until: until.toISOString() })
            .where('id', '=', id)
            .where('held_by', '=', username)
            .where('held_until', '>', now.toISOString())
            .where('held_until', '<', until.toISOString())
            .executeTakeFirst(),
        );
      return numUpdatedRows > 0n;
    },

    appear: (id, { seenUntil, page, readUntil }) =>
      write.transaction().execute(async (transaction) => {
        const given = {
          seen_until: seenUntil.toISOString(),
          ...(page !== undefined && { page }),
          ...(readUntil !== undefined && { read_until: readUntil }),
        };
        // Of a conversation that was deleted meanwhile nothing is kept.
        await transaction
          .insertInto('chat_presence')
          .columns(['conversation_id', 'seen_until', 'page', 'read_until'])
          .expression((eb) =>
            eb
              .selectFrom('chat_conversations')
              .select([
                'id',
                eb.val(given.seen_until).as('seen_until'),
                eb.val(page ?? null).as('page'),
                eb.val(readUntil ?? null).as('read_until'),
              ])
              .where('id', '=', id),
          )
          .onConflict((conflict) => conflict.column('conversation_id').doUpdateSet(given))
          .execute();
      }),

    stay: async (ids, seenUntil) => {
      for (const some of inParts(ids))
        await write
          .transaction()
          .execute((transaction) =>
            transaction
              .updateTable('chat_presence')
              .set({ seen_until: seenUntil.toISOString() })
              .where('conversation_id', 'in', some)
              .execute(),
          );
    },

    leave: async (id, now) => {
      await write
        .transaction()
        .execute((transaction) =>
          transaction
            .updateTable('chat_presence')
            .set({ seen_until: now.toISOString(), typing_until: null })
            .where('conversation_id', '=', id)
            .execute(),
        );
    },

    setTyping: async (id, until) => {
      await write.transaction().execute((transaction) =>
        transaction
          .updateTable('chat_presence')
          .set({ typing_until: until?.toISOString() ?? null })
          .where('conversation_id', '=', id)
          .execute(),
      );
    },

    listVersions: async (ids) => {
      const versions = new Map<string, Awaited<ReturnType<typeof versionsOf>>[number]>();
      for (const some of inParts(ids.filter(isUuid)))
        for (const one of await versionsOf(database, some)) versions.set(one.id, one);
      return versions;
    },

    findPlace: async (id, messageId) => {
      const row = await read
        .selectFrom('chat_messages')
        .select('seq')
        .where('conversation_id', '=', id)
        .where('id', '=', messageId)
        .executeTakeFirst();
      return row?.seq;
    },

    listSaid: async (id, afterPlace, upToPlace) => {
      const rows = await read
        .selectFrom('chat_messages')
        .select(['id', 'role', 'content', 'timestamp', 'metadata'])
        .where('conversation_id', '=', id)
        .where('seq', '>', afterPlace)
        .where('seq', '<=', upToPlace)
        .where('role', '=', 'assistant')
        .orderBy('seq')
        .execute();
      return rows.map(({ metadata, ...message }) => ({ ...message, metadata: parseMetadata(metadata) }));
    },

    listVisitorWords: async (ids) => {
      const words = new Map<string, VisitorWords>();
      for (const some of inParts(ids.filter(isUuid)))
        for (const { id, metadata, ...message } of await visitorMessagesOf(database, some)) {
          const said = { ...message, metadata: parseMetadata(metadata) };
          const before = words.get(id)?.first;
          const first = before === undefined || (isPressed(before) && !isPressed(said)) ? said : before;
          words.set(id, { first, newest: said });
        }
      return words;
    },
  };
}

const isPressed = ({ metadata }: VisitorWords['first']) => typeof metadata?.label === 'string';

const IDS_AT_ONCE = 500;

function* inParts(ids: readonly string[]): Generator<readonly string[]> {
  for (let i = 0; i < ids.length; i += IDS_AT_ONCE) yield ids.slice(i, i + IDS_AT_ONCE);
}

async function versionsOf({ read }: Database, ids: readonly string[]) {
  const rows = await read
    .selectFrom('chat_conversations')
    .select(['id', 'message_count as messageCount', 'updated_at as updatedAt', ...HOLD])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => {
    const { held, rest } = splitHold(row);
    return { ...rest, held };
  });
}

/** Of so many messages a visitor has typed one, if they type at all. */
const FIRST_MESSAGES = 8;

/** The first of each conversation and its newest, in order. */
const visitorMessagesOf = ({ read }: Database, ids: readonly string[]) =>
  read
    .selectFrom('chat_messages')
    .select(['conversation_id as id', 'content', 'timestamp', 'metadata'])
    .where('conversation_id', 'in', ids)
    .where('role', '=', 'user')
    .where((eb) =>
      eb.or([
        eb('seq', '<=', FIRST_MESSAGES),
        eb(
          'seq',
          '=',
          eb
            .selectFrom('chat_messages as newer')
            .select('newer.seq')
            .whereRef('newer.conversation_id', '=', 'chat_messages.conversation_id')
            .where('newer.role', '=', 'user')
            .orderBy('newer.seq', 'desc')
            .limit(1),
        ),
      ]),
    )
    .orderBy('seq')
    .execute();

/** Talks with their newest message, and what is known of the visitor's presence. */
const talks = ({ read }: Database) =>
  read
    .selectFrom('chat_conversations')
    .leftJoin('chat_presence', 'chat_presence.conversation_id', 'chat_conversations.id')
    .leftJoin('chat_messages as newest', (join) =>
      join
        .onRef('newest.conversation_id', '=', 'chat_conversations.id')
        .onRef('newest.seq', '=', 'chat_conversations.message_count'),
    )
    .select(COLUMNS);

/** The same, found by the presence. */
const talksOfPresent = ({ read }: Database) =>
  read
    .selectFrom('chat_presence')
    .innerJoin('chat_conversations', 'chat_conversations.id', 'chat_presence.conversation_id')
    .leftJoin('chat_messages as newest', (join) =>
      join
        .onRef('newest.conversation_id', '=', 'chat_conversations.id')
        .onRef('newest.seq', '=', 'chat_conversations.message_count'),
    )
    .select(COLUMNS);

const COLUMNS = [
  'chat_conversations.id',
  'language',
  'message_count as messageCount',
  'updated_at as updatedAt',
  'asked_at as askedAt',
  ...HOLD,
  'seen_until as seenUntil',
  'page',
  'typing_until as typingUntil',
  'read_until as readUntil',
  'newest.role',
  'newest.content',
  'newest.timestamp',
  'newest.metadata',
] as const;

type Row = Omit<LiveRow, 'held' | 'newest'> &
  HoldColumns & {
    role: 'user' | 'assistant' | null;
    content: string | null;
    timestamp: string | null;
    metadata: string | null;
  };

function toLiveRow({ role, content, timestamp, metadata, ...row }: Row): LiveRow {
  const { held, rest } = splitHold(row);
  const newest =
    role === null || content === null || timestamp === null
      ? null
      : { role, content, timestamp, metadata: parseMetadata(metadata) };
  return { ...rest, held, newest };
}
