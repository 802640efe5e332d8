// The items of a request, as JSON. Null for what was stored before, and for what the quote form sends.
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const items: Migration = {
  up: async (db) => {
    await db.schema.dropView('leads').execute();
    for (const table of ['chat_leads', 'contact_submissions'])
      await db.schema.alterTable(table).addColumn('items', 'text').execute();
    await createLeadView(db);
  },
};

/** Both planners walk each table's own index and merge, as long as the columns have the same type in both. */
async function createLeadView(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view leads as
    select id, source, conversation_id, name, email, phone, company, service, quantity, due_date, details, items,
      confirmed, reply_due_at, handled_at, handled_by, created_at, search
    from chat_leads
    union all
    select id, cast('quote_form' as text), cast(null as text), name, email, cast(null as text),
      cast(null as text), service, cast(null as integer), cast(null as text), details, items,
      cast(1 as integer), reply_due_at, handled_at, handled_by, created_at, search
    from contact_submissions`.execute(db);
}
