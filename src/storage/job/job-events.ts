// Events of a job as rows. Whoever adds one holds the lock of its lead.
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import type { JobEvent, JobEventKind } from './job-store.ts';

export async function listEvents(db: Kysely<Tables>, leadId: string): Promise<JobEvent[]> {
  const rows = await db
    .selectFrom('job_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('seq')
    .execute();
  return rows.map(toEvent);
}

export async function listEventsOf(
  db: Kysely<Tables>,
  leadIds: readonly string[],
  kinds: readonly JobEventKind[],
): Promise<Map<string, JobEvent[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('job_events')
    .selectAll()
    .where('lead_id', 'in', [...leadIds])
    .where('kind', 'in', [...kinds])
    .orderBy('lead_id')
    .orderBy('seq')
    .execute();
  const byLead = Map.groupBy(rows, (row) => row.lead_id);
  return new Map([...byLead].map(([id, own]) => [id, own.map(toEvent)]));
}

/** Of the event that comes next. */
export async function nextSeq(transaction: Kysely<Tables>, leadId: string): Promise<number> {
  const { last } = await transaction
    .selectFrom('job_events')
    .select((eb) => eb.fn.max<number | null>('seq').as('last'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function append(transaction: Kysely<Tables>, leadId: string, event: JobEvent): Promise<void> {
  const { createdAt, data, ...columns } = event;
  await transaction
    .insertInto('job_events')
    .values({ ...columns, lead_id: leadId, data: JSON.stringify(data), created_at: createdAt })
    .execute();
  const changed = columnsOf(event);
  if (changed) await transaction.updateTable('leads').set(changed).where('id', '=', leadId).execute();
}

/** What the lead itself says of it, for lists. */
function columnsOf({ kind, data, createdAt }: JobEvent): Partial<Tables['leads']> | undefined {
  if (kind === 'status') {
    const isDecided = data.status === 'won' || data.status === 'lost';
    return {
      status: data.status,
      lost_reason: data.lostReason,
      decided_at: isDecided ? createdAt : null,
    };
  }
  if (kind === 'escalated') return { escalated_at: createdAt };
  return kind === 'assigned' ? { assignee: data.to } : undefined;
}

/** One writer at a time, until the transaction ends; with `now`, something happens to the lead. Undefined for an unknown one. */
export async function lockLead(transaction: Kysely<Tables>, id: string, now?: Date) {
  if (!isUuid(id)) return undefined;
  return transaction
    .updateTable('leads')
    .set((eb) => (now ? { touched_at: now.toISOString() } : { id: eb.ref('id') }))
    .where('id', '=', id)
    .returning(['status', 'lost_reason as lostReason', 'assignee', 'escalated_at as escalatedAt'])
    .executeTakeFirst();
}

const toEvent = ({ seq, kind, who, name, version, ...row }: Selectable<Tables['job_events']>): JobEvent =>
  ({ seq, kind, who, name, version, data: JSON.parse(row.data), createdAt: row.created_at }) as JobEvent;
