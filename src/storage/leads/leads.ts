// Everyone who left a way to be reached, from the chat and from the quote form, as one list.
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { LEAD_FIELDS, type Lead, type LeadFieldEntry, type Notification } from '../../schemas/lead.ts';
import { cutPage, decodeCursor, encodeCursor, type Order, type Position } from '../cursor.ts';
import { deleteLead } from '../deletion/delete.ts';
import { listNotifications } from '../outbox/notifications.ts';
import { undeliveredLeadIds } from '../outbox/undelivered.ts';
import type { Database, Tables } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import { countDecided } from './count-decided.ts';
import { fewWith } from './few-with.ts';
import { readFirstTouch } from './first-touch.ts';
import { readItems } from './lead-items.ts';
import type { LeadFilters, LeadStore } from './lead-store.ts';
import { conditionsOf } from './search-text.ts';
import { setHandled } from './set-handled.ts';

export function createLeadStore(database: Database): LeadStore {
  const { read, write } = database;

  const find: LeadStore['find'] = async (id) => {
    if (!isUuid(id)) return undefined;
    const rows = await read.selectFrom('leads').selectAll().where('id', '=', id).execute();
    return (await toLeads(database, rows))[0];
  };

  return {
    list: async ({ limit, cursor, sort = 'newest', ...filters }) => {
      const orders = stretchesOf(sort, filters.handled);
      const after = decodeCursor(orders, cursor);
      const rows: Tables['leads'][] = [];
      const fewFound = await fewWith(database, filters.q);
      for (const order of orders.slice(after ? orders.indexOf(after.order) : 0)) {
        const found = await stretch(database, order, after?.order === order ? after : undefined)
          .where((eb) => eb.and([...fewFound, ...conditionsFor(filters)]))
          .limit(limit + 1 - rows.length)
          .execute();
        // Answered between the two reads, a lead is found by both.
        rows.push(...found.filter(({ id }) => rows.every((row) => row.id !== id)));
        if (rows.length > limit) break;
      }
      const page = cutPage(rows, limit, (row) => {
        const order = sort === 'newest' ? sort : row.handled_at === null ? 'due' : 'answered';
        return encodeCursor(order, { at: row[SORTED_BY[order]], id: row.id });
      });
      return { ...page, items: await toLeads(database, page.items) };
    },

    find,

    findReplyDueAt: async (conversationId, job) => {
      const row = await read
        .selectFrom('leads')
        .select('reply_due_at')
        .where('conversation_id', '=', conversationId)
        .where('job', '=', job)
        .executeTakeFirst();
      return row?.reply_due_at;
    },

    setHandled: async (id, handled) => {
      if (!isUuid(id)) return undefined;
      await write.transaction().execute((transaction) => setHandled(transaction, id, handled));
      return find(id);
    },

    setLanguage: async (id, language) => {
      if (!isUuid(id)) return;
      await write
        .transaction()
        .execute((transaction) =>
          transaction.updateTable('leads').set({ language }).where('id', '=', id).execute(),
        );
    },

    delete: async (id) =>
      isUuid(id) && write.transaction().execute((transaction) => deleteLead(transaction, id)),

    listTimes: (from, until) =>
      read
        .selectFrom('leads')
        .select(['source', 'service', 'created_at as createdAt', 'first_touch'])
        .select(({ fn }) => [
          fn.coalesce('first_answered_at', 'handled_at').as('handledAt'),
          fn.coalesce('first_due_at', 'reply_due_at').as('replyDueAt'),
        ])
        .where('created_at', '>=', from.toISOString())
        .where('created_at', '<', until.toISOString())
        .execute()
        .then((rows) =>
          rows.map(({ first_touch, ...times }) => ({ ...times, firstTouch: readFirstTouch(first_touch) })),
        ),

    countDecided: (starts) => countDecided(database, starts),

    listToEscalate: async (dueBefore, limit) => {
      const rows = await read
        .selectFrom('leads')
        .select('id')
        // In the words of the index of those alone.
        .where('handled_at', 'is', null)
        .where('decided_at', 'is', null)
        .where('escalated_at', 'is', null)
        .where('reply_due_at', '<=', dueBefore.toISOString())
        .orderBy('reply_due_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    countWaiting: async (now) => {
      const { total } = await read
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll().as('total'))
        .where('handled_at', 'is', null)
        .where('decided_at', 'is', null)
        .where((eb) => eb.or([eb('source', '=', 'callback'), eb('reply_due_at', '<', now.toISOString())]))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    count: async ({ conversationId } = {}) => {
      const { total } = await read
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll().as('total'))
        .$if(conversationId !== undefined, (query) =>
          query.where('conversation_id', '=', conversationId ?? ''),
        )
        .executeTakeFirstOrThrow();
      return Number(total);
    },
  };
}

/** Leads as the admin reads them, in the order of their rows. */
export async function toLeads(database: Database, rows: Tables['leads'][]): Promise<Lead[]> {
  const notifications = await listNotifications(
    database,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toLead(row, notifications.get(row.id) ?? []));
}

const SORTED_BY = {
  newest: 'created_at',
  due: 'reply_due_at',
  answered: 'reply_due_at',
} as const satisfies Record<Order, keyof Tables['leads']>;

/** By promise, what is owed comes first, the most urgent at its top; then what was answered, the latest promise first. */
function stretchesOf(sort: 'newest' | 'due', handled: boolean | undefined): readonly Order[] {
  if (sort === 'newest') return ['newest'];
  return handled === undefined ? ['due', 'answered'] : handled ? ['answered'] : ['due'];
}

/** The leads of one order, from `after` on: each walks an index of its own. */
function stretch({ read }: Database, order: Order, after: Position | undefined) {
  const column = SORTED_BY[order];
  const [direction, beyond] = order === 'due' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  return read
    .selectFrom('leads')
    .selectAll()
    .$if(order !== 'newest', (query) => query.where('handled_at', order === 'due' ? 'is' : 'is not', null))
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple(column, 'id'), beyond, eb.tuple(after?.at ?? '', after?.id ?? ''))),
    )
    .orderBy(column, direction)
    .orderBy('id', direction);
}

function conditionsFor({
  q,
  source,
  service,
  handled,
  status,
  assignee,
  undelivered,
}: LeadFilters): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'leads'>();
  return [
    ...(q === undefined ? [] : conditionsOf(q)),
    ...(source === undefined ? [] : [eb('source', '=', source)]),
    ...(service === undefined ? [] : [eb('service', '=', service)]),
    ...(status === undefined ? [] : [eb('status', '=', status)]),
    ...(assignee === undefined ? [] : [eb('assignee', assignee === null ? 'is' : '=', assignee)]),
    ...(handled === undefined ? [] : [eb('handled_at', handled ? 'is not' : 'is', null)]),
    ...(undelivered === undefined ? [] : [eb('id', 'in', undeliveredLeadIds(undelivered.failingBefore))]),
  ];
}

type LeadFieldName = LeadFieldEntry['name'];

/** What somebody filled in, each from the column that the table of fields names. */
function readFields(row: Tables['leads']): Pick<Lead, LeadFieldName> {
  const fields = LEAD_FIELDS.map(({ name, column }) => [name, row[column]]);
  return Object.fromEntries(fields) as Pick<Lead, LeadFieldName>;
}

function toLead(row: Tables['leads'], notifications: Notification[]): Lead {
  return {
    ...readFields(row),
    id: row.id,
    source: row.source,
    conversationId: row.conversation_id,
    items: readItems(row),
    confirmed: row.confirmed === 1,
    status: row.status,
    lostReason: row.lost_reason,
    assignee: row.assignee,
    handledAt: row.handled_at,
    handledBy: row.handled_by,
    replyDueAt: row.reply_due_at,
    announcements: notifications,
    language: row.language,
    firstTouch: readFirstTouch(row.first_touch),
    createdAt: row.created_at,
  };
}
