// The job page as rows: links by the hash of their token, and events that are only ever added.
import type { Kysely, Selectable } from 'kysely';
import { insertArtwork } from '../artwork/artwork.ts';
import { queueAgain } from '../outbox/notifications.ts';
import { createAnswerKeeper } from '../requests/idempotency.ts';
import type { Database, Tables } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import type { JobEvent, JobLink, JobStore } from './job-store.ts';

export function createJobStore(database: Database): JobStore {
  const { read, write } = database;
  const answers = createAnswerKeeper(database);
  return {
    findLink: async (leadId, person) => {
      if (!isUuid(leadId)) return undefined;
      const row = await read
        .selectFrom('job_links')
        .selectAll()
        .where('lead_id', '=', leadId)
        .where('person', '=', person)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && toLink(row);
    },

    findLinkByToken: async (tokenHash) => {
      const row = await read
        .selectFrom('job_links')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && toLink(row);
    },

    addLink: ({ leadId, person, number, tokenHash, now }) =>
      write.transaction().execute(async (transaction) => {
        if (!(await lockLead(transaction, leadId))) return false;
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('job_links')
          .values({
            lead_id: leadId,
            person,
            number,
            token_hash: tokenHash,
            created_at: now.toISOString(),
            ended_at: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) return false;
        await transaction
          .updateTable('job_links')
          .set({ ended_at: now.toISOString() })
          .where('lead_id', '=', leadId)
          .where('person', '=', person)
          .where('number', '!=', number)
          .where('ended_at', 'is', null)
          .execute();
        return true;
      }),

    listLeadIds: async (email, since, limit) => {
      const rows = await read
        .selectFrom('leads')
        .select('id')
        .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .where('created_at', '>=', since.toISOString())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    addEvent: (leadId, event, now, answer) =>
      write.transaction().execute(async (transaction) => {
        if (!(await lockLead(transaction, leadId, now))) return undefined;
        const { last } = await transaction
          .selectFrom('job_events')
          .select((eb) => eb.fn.max<number | null>('seq').as('last'))
          .where('lead_id', '=', leadId)
          .executeTakeFirstOrThrow();
        const added = { ...event, seq: (last ?? 0) + 1, createdAt: now.toISOString() };
        await append(transaction, leadId, added);
        if (answer) await answers.keep(transaction, answer(added), now);
        return added;
      }),

    decide: (leadId, choose, now) =>
      write.transaction().execute(async (transaction) => {
        if (!(await lockLead(transaction, leadId))) return undefined;
        const events = await listEvents(transaction, leadId);
        const { add, keep, answer, notify = [], result } = choose(events);
        if (add.length > 0) await lockLead(transaction, leadId, now);
        if (keep)
          await insertArtwork(transaction, { ...keep, leadId, purpose: 'proof', state: 'checked', now });
        let seq = events.at(-1)?.seq ?? 0;
        for (const event of add)
          await append(transaction, leadId, { ...event, seq: ++seq, createdAt: now.toISOString() });
        await queueAgain(transaction, { id: leadId, email: null }, notify, now);
        if (answer) await answers.keep(transaction, answer, now);
        return result;
      }),

    listLeadsWith: async (kind, since) => {
      const rows = await read
        .selectFrom('job_events')
        .select('lead_id')
        .distinct()
        .where('kind', '=', kind)
        .where('created_at', '>=', since.toISOString())
        .execute();
      return rows.map((row) => row.lead_id);
    },

    listEvents: async (leadId) => (isUuid(leadId) ? listEvents(read, leadId) : []),
  };
}

async function listEvents(db: Kysely<Tables>, leadId: string): Promise<JobEvent[]> {
  const rows = await db
    .selectFrom('job_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('seq')
    .execute();
  return rows.map(toEvent);
}

async function append(transaction: Kysely<Tables>, leadId: string, event: JobEvent): Promise<void> {
  const { createdAt, data, ...columns } = event;
  await transaction
    .insertInto('job_events')
    .values({ ...columns, lead_id: leadId, data: JSON.stringify(data), created_at: createdAt })
    .execute();
}

/** One writer at a time, until the transaction ends; with `now`, something happens to the lead. False for an unknown one. */
async function lockLead(transaction: Kysely<Tables>, id: string, now?: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await transaction
    .updateTable('leads')
    .set((eb) => (now ? { touched_at: now.toISOString() } : { id: eb.ref('id') }))
    .where('id', '=', id)
    .returning('id')
    .execute();
  return rows.length > 0;
}

const toLink = (row: Selectable<Tables['job_links']>): JobLink => ({
  leadId: row.lead_id,
  person: row.person,
  number: row.number,
  tokenHash: row.token_hash,
  createdAt: row.created_at,
  endedAt: row.ended_at,
});

const toEvent = ({ seq, kind, who, name, version, ...row }: Selectable<Tables['job_events']>): JobEvent =>
  ({ seq, kind, who, name, version, data: JSON.parse(row.data), createdAt: row.created_at }) as JobEvent;
