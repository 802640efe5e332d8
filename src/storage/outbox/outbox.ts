// The notifications that wait: handed out to one sender at a time, marked by how they went, counted.
import { type Kysely, sql } from 'kysely';
import { NOTIFICATION_CHANNELS, type Notification, type NotificationChannel } from '../../schemas/lead.ts';
import { type Bind, prepare } from '../prepare.ts';
import type { Database, Tables } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import { queueAgain } from './notifications.ts';
import type { Delivery, OutboxStore } from './outbox-store.ts';
import { isFailing, isUnsent } from './undelivered.ts';

export function createOutboxStore(database: Database): OutboxStore {
  const { read, write } = database;
  const claim = prepareClaim(database);
  const mark = prepareMark(database);

  return {
    claim: ({ channels, limit, leaseMs, now }) =>
      write.transaction().execute(async (transaction) => {
        const leasedUntil = new Date(now.getTime() + leaseMs).toISOString();
        const { rows } = await claim(transaction, { channels, limit, leasedUntil, now: now.toISOString() });
        return rows.sort((one, other) => one.queuedAt.localeCompare(other.queuedAt));
      }),

    markSent: (delivery, now) =>
      write.transaction().execute(async (transaction) => {
        await mark(transaction, { delivery, state: 'sent', error: null, nextAttemptAt: now, now });
      }),

    markFailed: (delivery, { error, nextAttemptAt, now }) =>
      write.transaction().execute(async (transaction) => {
        await mark(transaction, {
          delivery,
          state: nextAttemptAt ? 'waiting' : 'failed',
          error,
          nextAttemptAt: nextAttemptAt ?? now,
          now,
        });
      }),

    drop: ({ id, attempt, queuedAt }) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('outbox')
          .where((eb) => eb.and({ id, attempts: attempt, queued_at: queuedAt }))
          .where('state', '=', 'waiting')
          .execute();
      }),

    listFailing: async (failingBefore) => {
      const rows = await read
        .selectFrom('outbox')
        .select(['channel', 'error', 'changed_at as at'])
        .where(isUnsent)
        .where('state', '=', 'waiting')
        .where('error', 'is not', null)
        .where('queued_at', '<', failingBefore.toISOString())
        .orderBy('changed_at')
        .execute();
      return [...new Map(rows.map((row) => [row.channel, { ...row, error: row.error ?? '' }])).values()];
    },

    notifyAgain: async (leadId, channels, now) =>
      isUuid(leadId) &&
      write.transaction().execute(async (transaction) => {
        const lead = await lockLead(transaction, leadId);
        if (!lead) return false;
        // What is being sent at this moment would go out twice at once.
        await queueAgain(transaction, { id: leadId, ...lead }, channels, { now, isNews: false });
        return true;
      }),

    retryFailed: async (leadId, channels, now) => {
      if (!isUuid(leadId) || channels.length === 0) return 0;
      const at = now.toISOString();
      const { numUpdatedRows } = await write.transaction().execute((transaction) =>
        transaction
          .updateTable('outbox')
          .set({
            state: 'waiting',
            attempts: 0,
            next_attempt_at: at,
            leased_until: null,
            error: null,
            queued_at: at,
            changed_at: at,
          })
          .where('lead_id', '=', leadId)
          .where('channel', 'in', [...channels])
          .where('state', '=', 'failed')
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    listAbout: async (leadId, channel) => {
      const rows = await read
        .selectFrom('outbox')
        .select(['id', 'about', 'channel', 'state', 'error', 'changed_at as at'])
        .where('lead_id', '=', leadId)
        .where('channel', '=', channel)
        .orderBy('queued_at')
        .execute();
      return new Map(rows.map(({ id, about, ...rest }) => [about, { eventId: id, ...rest }]));
    },

    count: async (failingBefore) => {
      const { waiting, failing, oldestWaitingAt } = await read
        .selectFrom('outbox')
        .select((eb) => {
          const isWaiting = eb('state', '=', 'waiting');
          return [
            eb.fn.countAll().filterWhere(isWaiting).as('waiting'),
            eb.fn.count('lead_id').distinct().filterWhere(isFailing(failingBefore)).as('failing'),
            eb.fn.min('queued_at').filterWhere(isWaiting).as('oldestWaitingAt'),
          ];
        })
        .where(isUnsent)
        .executeTakeFirstOrThrow();
      return { waiting: Number(waiting), failing: Number(failing), oldestWaitingAt };
    },
  };
}

interface Claim {
  channels: readonly NotificationChannel[];
  limit: number;
  leasedUntil: string;
  now: string;
}

function prepareClaim({ write, skipLocked }: Database) {
  return prepare((bind: Bind<Claim>) => {
    // As many places as there are channels, so that one statement serves any list of them.
    const wanted = NOTIFICATION_CHANNELS.map((_, index) => bind(({ channels }) => channels[index] ?? null));
    const now = bind((claim) => claim.now);
    const leasedUntil = bind((claim) => claim.leasedUntil);
    return write
      .with('due', (db) =>
        db
          .selectFrom('outbox')
          .select('id')
          .where(isUnsent)
          .where('state', '=', sql.lit('waiting'))
          .where((eb) =>
            eb.or([
              eb('next_attempt_at', '<=', now),
              // Changed in the future: the clock has been set back since, and says nothing of when it is due.
              eb('changed_at', '>', leasedUntil),
            ]),
          )
          .where('channel', 'in', wanted as NotificationChannel[])
          .orderBy('next_attempt_at')
          .limit(bind(({ limit }) => limit))
          .modifyEnd(skipLocked),
      )
      .updateTable('outbox')
      .from('due')
      .set((eb) => ({
        attempts: eb('outbox.attempts', '+', eb.lit(1)),
        next_attempt_at: leasedUntil,
        leased_until: leasedUntil,
        changed_at: now,
      }))
      .whereRef('outbox.id', '=', 'due.id')
      .returning([
        'outbox.id',
        'outbox.lead_id as leadId',
        'outbox.channel',
        'outbox.about',
        'outbox.attempts as attempt',
        'outbox.queued_at as queuedAt',
      ]);
  });
}

interface Mark {
  delivery: Delivery;
  state: Notification['state'];
  error: string | null;
  nextAttemptAt: Date;
  now: Date;
}

/** Changes nothing once the delivery was claimed or queued again. */
function prepareMark({ write }: Database) {
  return prepare((bind: Bind<Mark>) =>
    write
      .updateTable('outbox')
      .set({
        state: bind(({ state }) => state),
        error: bind(({ error }) => error),
        next_attempt_at: bind(({ nextAttemptAt }) => nextAttemptAt.toISOString()),
        leased_until: null,
        changed_at: bind(({ now }) => now.toISOString()),
      })
      .where((eb) =>
        eb.and({
          id: bind(({ delivery }) => delivery.id),
          attempts: bind(({ delivery }) => delivery.attempt),
          queued_at: bind(({ delivery }) => delivery.queuedAt),
        }),
      )
      .where('state', '=', sql.lit('waiting')),
  );
}

/** Its email, if it is known; it cannot be deleted until the transaction ends. */
async function lockLead(
  transaction: Kysely<Tables>,
  id: string,
): Promise<{ email: string | null } | undefined> {
  return transaction
    .updateTable('leads')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
}
