// How far the shop and the visitor were told of a lead: queued with it, queued again on request, listed for the admin.
import { randomUUID } from 'node:crypto';
import type { InsertQueryBuilder, InsertResult, Kysely } from 'kysely';
import { NOTIFICATION_CHANNELS, type Notification, type NotificationChannel } from '../../schemas/lead.ts';
import type { Database, Tables } from '../tables.ts';

interface LeadToTell {
  id: string;
  email: string | null;
}

/** Queues a lead in the transaction that saves it, for the channels that were not told of it yet. */
export async function queueNotifications(
  transaction: Kysely<Tables>,
  lead: LeadToTell,
  channels: readonly NotificationChannel[],
  now: Date,
): Promise<void> {
  await insert(transaction, rowsOf(lead, channels, now), (conflict) =>
    conflict.columns(['lead_id', 'channel', 'about']).doNothing(),
  );
}

/** Forgets how it went with the receipt for an address that was corrected since: the right one gets its own. */
export async function forgetReceipt(transaction: Kysely<Tables>, leadId: string): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where((eb) => eb.and({ lead_id: leadId, channel: 'receipt' }))
    .where('state', '!=', 'waiting')
    .execute();
}

/**
 * Queues a lead anew under the event ids it has; a receipt that was sent stays so. `isNews`: what is being sent at this
 * moment tells less than there is to tell now, and so goes out once more. `about`: id of the reply that is to go out.
 */
export async function queueAgain(
  transaction: Kysely<Tables>,
  lead: LeadToTell,
  channels: readonly NotificationChannel[],
  { now, isNews, about = '' }: { now: Date; isNews: boolean; about?: string },
): Promise<void> {
  await insert(transaction, rowsOf(lead, channels, now, about), (conflict) =>
    conflict
      .columns(['lead_id', 'channel', 'about'])
      .doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        attempts: eb.ref('excluded.attempts'),
        next_attempt_at: eb.ref('excluded.next_attempt_at'),
        leased_until: null,
        error: null,
        queued_at: eb.ref('excluded.queued_at'),
        changed_at: eb.ref('excluded.changed_at'),
      }))
      .where((eb) =>
        eb.and([
          ...(isNews
            ? []
            : [
                eb.or([
                  eb('outbox.leased_until', 'is', null),
                  eb('outbox.leased_until', '<=', now.toISOString()),
                ]),
              ]),
          eb.or([eb('outbox.channel', '!=', 'receipt'), eb('outbox.state', '!=', 'sent')]),
        ]),
      ),
  );
}

async function insert(
  transaction: Kysely<Tables>,
  rows: Tables['outbox'][],
  whereQueued: Parameters<InsertQueryBuilder<Tables, 'outbox', InsertResult>['onConflict']>[0],
): Promise<void> {
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).onConflict(whereQueued).execute();
}

/** How far the shop and the visitor were told, by lead, one for each channel in the order of NOTIFICATION_CHANNELS. */
export async function listNotifications(
  { read }: Database,
  leadIds: string[],
): Promise<Map<string, Notification[]>> {
  const notifications = new Map<string, Notification[]>(leadIds.map((id) => [id, []]));
  if (leadIds.length === 0) return notifications;
  const rows = await read
    .selectFrom('outbox')
    .select(['lead_id', 'channel', 'state', 'error', 'changed_at as at'])
    .where('lead_id', 'in', leadIds)
    .execute();
  for (const [leadId, own] of Map.groupBy(rows, (row) => row.lead_id)) {
    const worst = [...Map.groupBy(own, ({ channel }) => channel).values()].map(worstOf);
    notifications.set(leadId, worst.toSorted(byChannel));
  }
  return notifications;
}

type Row = Notification & { lead_id: string };

/** Of several replies that go out by one channel the one that asks for most attention: given up, waiting, sent last. */
function worstOf(rows: readonly Row[]): Notification {
  const [first] = rows.toSorted(
    (one, other) =>
      WEIGHT[one.state] - WEIGHT[other.state] || (one.at < other.at ? 1 : one.at > other.at ? -1 : 0),
  );
  const { lead_id: _, ...notification } = first as Row;
  return notification;
}

const WEIGHT: Record<Notification['state'], number> = { failed: 0, waiting: 1, sent: 2 };

const byChannel = (one: { channel: NotificationChannel }, other: { channel: NotificationChannel }): number =>
  NOTIFICATION_CHANNELS.indexOf(one.channel) - NOTIFICATION_CHANNELS.indexOf(other.channel);

function rowsOf(
  lead: LeadToTell,
  channels: readonly NotificationChannel[],
  now: Date,
  about = '',
): Tables['outbox'][] {
  const at = now.toISOString();
  return channels
    .filter((channel) => channel !== 'receipt' || lead.email !== null)
    .map((channel) => ({
      id: randomUUID(),
      lead_id: lead.id,
      channel,
      about,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: at,
      leased_until: null,
      error: null,
      queued_at: at,
      changed_at: at,
    }));
}
