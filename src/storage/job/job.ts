// The job page as rows: links by the hash of their token, and events that are only ever added.
import type { Selectable } from 'kysely';
import { insertArtwork, takeUploads } from '../artwork/artwork.ts';
import { setHandled } from '../leads/set-handled.ts';
import { waitAgain } from '../leads/wait-again.ts';
import { queueAgain } from '../outbox/notifications.ts';
import { takeOut } from '../replies/replies.ts';
import { createAnswerKeeper } from '../requests/idempotency.ts';
import type { Database, Tables } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import { append, listEvents, listEventsOf, lockLead } from './job-events.ts';
import type { JobLink, JobStore } from './job-store.ts';
import { insertAgain } from './order-again.ts';

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

    decide: (leadId, choose, now) =>
      write.transaction().execute(async (transaction) => {
        const lead = await lockLead(transaction, leadId);
        if (!lead) return undefined;
        const events = await listEvents(transaction, leadId);
        const decision = choose(events, lead);
        const { add, keep, answer, notify = [], about = '', attach = [], result } = decision;
        if (decision.takesOut && !(await takeOut(transaction, decision.takesOut))) return undefined;
        if (add.length > 0) await lockLead(transaction, leadId, now);
        if (keep)
          await insertArtwork(transaction, { ...keep, leadId, purpose: 'proof', state: 'checked', now });
        await takeUploads(transaction, leadId, attach);
        let seq = events.at(-1)?.seq ?? 0;
        for (const event of add)
          await append(transaction, leadId, { ...event, seq: ++seq, createdAt: now.toISOString() });
        await queueAgain(transaction, { id: leadId, email: null }, notify, { now, isNews: true, about });
        if (decision.answerBy && add.length > 0) await waitAgain(transaction, leadId, decision.answerBy);
        if (decision.answeredBy) await setHandled(transaction, leadId, { by: decision.answeredBy, at: now });
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

    orderAgain: (from, lead, now) =>
      write.transaction().execute(async (transaction) => {
        if (!(await lockLead(transaction, from, now))) return false;
        if (lead.answer) await answers.keep(transaction, lead.answer, now);
        await insertAgain(transaction, from, lead, now);
        return true;
      }),

    listEvents: async (leadId) => (isUuid(leadId) ? listEvents(read, leadId) : []),

    listEventsOf: (leadIds, kinds) => listEventsOf(read, leadIds, kinds),
  };
}

const toLink = (row: Selectable<Tables['job_links']>): JobLink => ({
  leadId: row.lead_id,
  person: row.person,
  number: row.number,
  tokenHash: row.token_hash,
  createdAt: row.created_at,
  endedAt: row.ended_at,
});
