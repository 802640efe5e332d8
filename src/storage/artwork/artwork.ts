// Artwork as rows: what was announced, how far it has come, and what the check found.
import type { Kysely, Selectable } from 'kysely';
import type { Database, Tables } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import { type Artwork, type ArtworkStore, ArtworkTakenError } from './artwork-store.ts';

export function createArtworkStore({ read, write, skipLocked }: Database): ArtworkStore {
  return {
    add: async ({ conversationId, leadId, keyHash, now, ...artwork }) => {
      await write.transaction().execute(async (transaction) => {
        const lead = await transaction
          .selectFrom('leads')
          .select('id')
          .where('conversation_id', '=', conversationId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        await insertArtwork(transaction, {
          ...artwork,
          conversationId,
          leadId: leadId ?? lead?.id ?? null,
          keyHash,
          purpose: 'print',
          state: 'uploading',
          now,
        });
      });
    },

    addUpload: async (upload) => {
      await write
        .transaction()
        .execute((transaction) =>
          insertArtwork(transaction, { ...upload, purpose: 'upload', state: 'checked' }),
        );
    },

    findAttachment: async (id) => {
      if (!isUuid(id)) return undefined;
      const row = await read
        .selectFrom('artwork')
        .selectAll()
        .where('id', '=', id)
        .where('purpose', 'in', ['upload', 'reply', 'mail'])
        .executeTakeFirst();
      return row && toArtwork(row);
    },

    listUploads: async (leadId, ids) => {
      if (ids.length === 0) return [];
      const rows = await read
        .selectFrom('artwork')
        .selectAll()
        .where('id', 'in', [...ids])
        .where('lead_id', '=', leadId)
        .where('purpose', '=', 'upload')
        .execute();
      const byId = new Map(rows.map((row) => [row.id, toArtwork(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    listIds: async (of) => {
      const rows = await read
        .selectFrom('artwork')
        .select('id')
        .where((eb) =>
          'leadId' in of
            ? eb('lead_id', '=', of.leadId)
            : eb.or([
                eb('conversation_id', '=', of.conversationId),
                eb('lead_id', 'in', (leads) =>
                  leads.selectFrom('leads').select('id').where('conversation_id', '=', of.conversationId),
                ),
              ]),
        )
        .execute();
      return rows.map(({ id }) => id);
    },

    find: async (id) => {
      if (!isUuid(id)) return undefined;
      const row = await read
        .selectFrom('artwork')
        .selectAll()
        .where('id', '=', id)
        .where('purpose', '=', 'print')
        .executeTakeFirst();
      return row && toArtwork(row);
    },

    list: async (of) => {
      const rows = await read
        .selectFrom('artwork')
        .selectAll()
        .where('purpose', '=', 'print')
        .$if('leadId' in of, (query) => query.where('lead_id', '=', 'leadId' in of ? of.leadId : ''))
        .$if('conversationId' in of, (query) =>
          query.where('conversation_id', '=', 'conversationId' in of ? of.conversationId : ''),
        )
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toArtwork);
    },

    countOf: async (of) => {
      const [column, ids] =
        'leadIds' in of
          ? (['lead_id', of.leadIds] as const)
          : (['conversation_id', of.conversationIds] as const);
      if (ids.length === 0) return new Map();
      const rows = await read
        .selectFrom('artwork')
        .select([`${column} as id`, (eb) => eb.fn.countAll().as('files')])
        .where(column, 'in', [...ids])
        .where('purpose', '=', 'print')
        .groupBy(column)
        .execute();
      return new Map(rows.map(({ id, files }) => [id ?? '', Number(files)]));
    },

    countBytes: async (since, of) => {
      const { sum } = await read
        .selectFrom('artwork')
        .select((eb) => eb.fn.sum<number | string | null>('bytes').as('sum'))
        .where('created_at', '>=', since.toISOString())
        .where((eb) => {
          if (of === 'strangers') return eb.and([eb('mail_id', 'is not', null), eb('lead_id', 'is', null)]);
          if (of === undefined) return eb.or([eb('mail_id', 'is', null), eb('lead_id', 'is not', null)]);
          return 'leadId' in of
            ? eb('lead_id', '=', of.leadId)
            : eb('conversation_id', '=', of.conversationId);
        })
        .executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    },

    markUploaded: async (id) => {
      await write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('artwork')
          .set({ state: 'checking' })
          .where('id', '=', id)
          .where('state', '=', 'uploading')
          .execute();
      });
    },

    claimCheck: ({ leaseMs, now }) =>
      write.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('artwork')
          .set((eb) => ({
            checks: eb('checks', '+', 1),
            leased_until: new Date(now.getTime() + leaseMs).toISOString(),
          }))
          .where('id', '=', (eb) =>
            eb
              .selectFrom('artwork')
              .select('id')
              .where('state', '=', 'checking')
              .where((one) =>
                one.or([
                  one('leased_until', 'is', null),
                  one('leased_until', '<=', now.toISOString()),
                  // Leased by a clock that was set back since.
                  one('leased_until', '>', new Date(now.getTime() + 2 * leaseMs).toISOString()),
                ]),
              )
              .orderBy('created_at')
              .limit(1)
              .modifyEnd(skipLocked),
          )
          .returningAll()
          .executeTakeFirst();
        return row && { ...toArtwork(row), checks: row.checks };
      }),

    saveCheck: async (id, { state, facts }) => {
      await write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('artwork')
          .set({ state, facts: JSON.stringify(facts), leased_until: null })
          .where('id', '=', id)
          .execute();
      });
    },

    savePrint: async (id, print) => {
      await write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('artwork')
          .set({ print: JSON.stringify(print) })
          .where('id', '=', id)
          .execute();
      });
    },

    giveBack: async (id) => {
      await write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('artwork')
          .set((eb) => ({ leased_until: null, checks: eb('checks', '-', 1) }))
          .where('id', '=', id)
          .where('state', '=', 'checking')
          .execute();
      });
    },

    delete: (id) =>
      write.transaction().execute(async (transaction) => {
        if (!isUuid(id)) return false;
        const { numDeletedRows } = await transaction
          .deleteFrom('artwork')
          .where('id', '=', id)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),

    deleteStale: ({ unfinished, unattached, unsent }) =>
      write.transaction().execute(async (transaction) => {
        const rows = await transaction
          .deleteFrom('artwork')
          .where((eb) =>
            eb.or([
              eb.and([eb('state', '=', 'uploading'), eb('created_at', '<', unfinished.toISOString())]),
              eb.and([
                eb('lead_id', 'is', null),
                eb('mail_id', 'is', null),
                eb('created_at', '<', unattached.toISOString()),
              ]),
              eb.and([eb('purpose', '=', 'upload'), eb('created_at', '<', unsent.toISOString())]),
            ]),
          )
          .returning('id')
          .execute();
        return rows.map(({ id }) => id);
      }),

    known: async (ids) => {
      if (ids.length === 0) return new Set();
      const rows = await read
        .selectFrom('artwork')
        .select('id')
        .where('id', 'in', [...ids])
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** Within a transaction that is under way. */
export async function insertArtwork(
  transaction: Kysely<Tables>,
  {
    now,
    conversationId = null,
    leadId,
    keyHash = null,
    facts = null,
    print = null,
    mailId = null,
    ...row
  }: Pick<Tables['artwork'], 'id' | 'name' | 'bytes' | 'sha256' | 'purpose' | 'state'> &
    Partial<Pick<Artwork, 'facts' | 'print'>> & {
      leadId: string | null;
      conversationId?: string | null;
      keyHash?: string | null;
      mailId?: string | null;
      now: Date;
    },
): Promise<void> {
  await transaction
    .insertInto('artwork')
    .values({
      ...row,
      conversation_id: conversationId,
      lead_id: leadId,
      key_hash: keyHash,
      mail_id: mailId,
      facts: facts === null ? null : JSON.stringify(facts),
      print: print === null ? null : JSON.stringify(print),
      checks: 0,
      leased_until: null,
      created_at: now.toISOString(),
    })
    .execute();
}

/** A reply takes them: they stay as long as the lead. Throws an ArtworkTakenError where one is gone, or another's. */
export async function takeUploads(
  transaction: Kysely<Tables>,
  leadId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { numUpdatedRows } = await transaction
    .updateTable('artwork')
    .set({ purpose: 'reply' })
    .where('id', 'in', [...ids])
    .where('lead_id', '=', leadId)
    .where('purpose', '=', 'upload')
    .executeTakeFirst();
  if (numUpdatedRows < BigInt(new Set(ids).size))
    throw new ArtworkTakenError('Not all of the attachments are there to take.');
}

/** Their reply was taken back: as if they had been uploaded just now. */
export async function giveBackUploads(
  transaction: Kysely<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('artwork')
    .set({ purpose: 'upload', created_at: now.toISOString() })
    .where('id', 'in', [...ids])
    .where('purpose', '=', 'reply')
    .execute();
}

function toArtwork(row: Selectable<Tables['artwork']>): Artwork {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    leadId: row.lead_id,
    keyHash: row.key_hash,
    name: row.name,
    bytes: row.bytes,
    sha256: row.sha256,
    state: row.state,
    facts: row.facts === null ? null : JSON.parse(row.facts),
    print: row.print === null ? null : JSON.parse(row.print),
    createdAt: row.created_at,
  };
}
