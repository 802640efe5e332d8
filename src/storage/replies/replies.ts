// Replies that are planned, as rows. The one that deletes a row is the one that sends it.
import type { Kysely, Selectable } from 'kysely';
import { giveBackUploads, takeUploads } from '../artwork/artwork.ts';
import { lockLead } from '../job/job-events.ts';
import { createAnswerKeeper } from '../requests/idempotency.ts';
import type { Database, Tables } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import type { PlannedReply, ReplyStore } from './reply-store.ts';

export function createReplyStore(database: Database): ReplyStore {
  const { read, write } = database;
  const answers = createAnswerKeeper(database);
  return {
    plan: (reply, { now, answer }) =>
      write.transaction().execute(async (transaction) => {
        if (!(await lockLead(transaction, reply.leadId, now))) return false;
        if (answer) await answers.keep(transaction, answer, now);
        await takeUploads(
          transaction,
          reply.leadId,
          reply.attachments.map(({ id }) => id),
        );
        await transaction.insertInto('planned_replies').values(toRow(reply, now)).execute();
        return true;
      }),

    list: async (leadId) => {
      if (!isUuid(leadId)) return [];
      const rows = await read
        .selectFrom('planned_replies')
        .selectAll()
        .where('lead_id', '=', leadId)
        .orderBy('send_at')
        .orderBy('id')
        .execute();
      return rows.map(toPlanned);
    },

    listDue: async (now, limit) => {
      const rows = await read
        .selectFrom('planned_replies')
        .selectAll()
        .where('failed', 'is', null)
        .where('send_at', '<=', now.toISOString())
        .orderBy('send_at')
        .limit(limit)
        .execute();
      return rows.map(toPlanned);
    },

    fail: async (id, why) => {
      await write
        .transaction()
        .execute((transaction) =>
          transaction.updateTable('planned_replies').set({ failed: why }).where('id', '=', id).execute(),
        );
    },

    takeBack: (leadId, id, now) =>
      write.transaction().execute(async (transaction) => {
        if (!isUuid(leadId) || !isUuid(id)) return undefined;
        const row = await transaction
          .deleteFrom('planned_replies')
          .where('id', '=', id)
          .where('lead_id', '=', leadId)
          .returningAll()
          .executeTakeFirst();
        if (!row) return undefined;
        const planned = toPlanned(row);
        await giveBackUploads(
          transaction,
          planned.attachments.map((one) => one.id),
          now,
        );
        return planned;
      }),
  };
}

/** Within a transaction that is under way: false where it is gone, because another was quicker. */
export async function takeOut(transaction: Kysely<Tables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('planned_replies')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const toRow = (reply: Omit<PlannedReply, 'failed'>, now: Date): Tables['planned_replies'] => ({
  id: reply.id,
  lead_id: reply.leadId,
  channel: reply.channel,
  text: reply.text,
  with_estimate: reply.withEstimate ? 1 : 0,
  quote_version: reply.quoteVersion,
  attachments: JSON.stringify(reply.attachments),
  answered: reply.answered ? 1 : 0,
  written_by: reply.by,
  send_at: reply.sendAt,
  failed: null,
  created_at: now.toISOString(),
});

const toPlanned = (row: Selectable<Tables['planned_replies']>): PlannedReply => ({
  id: row.id,
  leadId: row.lead_id,
  channel: row.channel,
  text: row.text,
  withEstimate: row.with_estimate === 1,
  quoteVersion: row.quote_version,
  attachments: JSON.parse(row.attachments),
  answered: row.answered === 1,
  by: row.written_by,
  sendAt: row.send_at,
  failed: row.failed,
});
