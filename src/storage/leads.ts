// Everyone who left a way to be reached, from the chat and from the quote form, as one list.
import type { Lead } from '../schemas/lead.ts';
import { cutPage, decodeCursor } from './cursor.ts';
import type { LeadStore } from './storage.ts';
import type { Database, Tables } from './tables.ts';

export function createLeadStore({ read }: Database): LeadStore {
  return {
    list: async ({ limit, cursor }) => {
      const after = decodeCursor(cursor);
      const rows = await read
        .selectFrom('leads')
        .selectAll()
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.createdAt ?? '', after?.id ?? '')),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      return cutPage(rows.map(toLead), limit);
    },

    count: async () => {
      const { total } = await read
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },
  };
}

function toLead(row: Tables['leads']): Lead {
  return {
    id: row.id,
    source: row.source,
    conversationId: row.conversation_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    service: row.service,
    quantity: row.quantity,
    dueDate: row.due_date,
    details: row.details,
    confirmed: row.confirmed === 1,
    handledAt: row.handled_at,
    handledBy: row.handled_by,
    replyDueAt: row.reply_due_at,
    announcements: [],
    createdAt: row.created_at,
  };
}
