// What came in the mailbox, as rows: each mail once, with the job that it joined.
import type { Kysely, Selectable } from 'kysely';
import { insertArtwork } from '../artwork/artwork.ts';
import { cutPage, decodeCursor, encodeCursor } from '../cursor.ts';
import { searchTextOf } from '../leads/search-text.ts';
import { queueNotifications } from '../outbox/notifications.ts';
import type { Database, Tables } from '../tables.ts';
import { isUuid } from '../uuid.ts';
import { addToJob, giveFiles, WITHOUT_WORDS, wordsOf } from './join-mail.ts';
import type { Mail, MailKind, MailStore, MailToTake } from './mail-store.ts';
import { createMailboxStore } from './mailboxes.ts';

/** Written by people, or nobody knows by whom. */
const PEOPLES: readonly MailKind[] = ['reply', 'unreadable'];

export function createMailStore(database: Database): MailStore {
  const { read, write } = database;
  return {
    ...createMailboxStore(database),

    take: (mail, now) =>
      write.transaction().execute(async (transaction) => {
        await moveOn(transaction, mail.at);
        return insertMail(transaction, mail, now);
      }),

    isKnown: async (digest) => {
      const row = await read.selectFrom('mails').select('id').where('digest', '=', digest).executeTakeFirst();
      return row !== undefined;
    },

    list: async ({ limit, cursor, which }) => {
      const after = decodeCursor(['newest'], cursor);
      const rows = await read
        .selectFrom('mails')
        .selectAll()
        .where('state', '=', which === 'dismissed' ? 'dismissed' : 'open')
        .$if(which === 'open', (query) => query.where('kind', 'in', [...PEOPLES]))
        .$if(which === 'automatic', (query) => query.where('kind', 'not in', [...PEOPLES]))
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('received_at', 'id'), '<', eb.tuple(after?.at ?? '', after?.id ?? '')),
          ),
        )
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = cutPage(rows, limit, (row) => encodeCursor('newest', { at: row.received_at, id: row.id }));
      return { ...page, items: page.items.map(toMail) };
    },

    find: async (id) => {
      if (!isUuid(id)) return undefined;
      const row = await read.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toMail(row);
    },

    countOpen: async () => {
      const { total } = await read
        .selectFrom('mails')
        .select((eb) => eb.fn.countAll().as('total'))
        .where('state', '=', 'open')
        .where('kind', 'in', [...PEOPLES])
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    join: (id, leadId, choose, now) =>
      write.transaction().execute(async (transaction) => {
        const mail = await lockMail(transaction, id);
        if (!mail) return undefined;
        if (mail.state === 'joined') return mail.leadId === leadId ? 'joined' : 'taken';
        const isJoined = await addToJob(transaction, { leadId, ...choose(mail) }, now);
        if (!isJoined) return undefined;
        await markJoined(transaction, mail, leadId, now);
        return 'joined';
      }),

    makeLead: (id, { notify, replyDueAt, ...lead }, choose, now) =>
      write.transaction().execute(async (transaction) => {
        const mail = await lockMail(transaction, id);
        if (!mail) return undefined;
        if (mail.state === 'joined') return 'taken';
        await transaction
          .insertInto('leads')
          .values({
            ...lead,
            source: 'mail',
            confirmed: 1,
            status: 'new',
            language: 'en',
            reply_due_at: replyDueAt,
            created_at: now.toISOString(),
            search: searchTextOf(lead),
          })
          .execute();
        await addToJob(transaction, { leadId: lead.id, ...choose(mail), notify: [] }, now);
        await queueNotifications(transaction, lead, notify, now);
        await markJoined(transaction, mail, lead.id, now);
        return lead.id;
      }),

    setDismissed: (id, isDismissed, now) =>
      write.transaction().execute(async (transaction) => {
        if (!isUuid(id)) return false;
        const { numUpdatedRows } = await transaction
          .updateTable('mails')
          .set({ state: isDismissed ? 'dismissed' : 'open', changed_at: now.toISOString() })
          .where('id', '=', id)
          .where('state', 'in', ['open', 'dismissed'])
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    deleteOpen: (before) =>
      write.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('mails')
          .where('state', 'in', ['open', 'dismissed'])
          .where('received_at', '<', before.toISOString())
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),

    findNotification: async (eventId) => {
      if (!isUuid(eventId)) return undefined;
      return read
        .selectFrom('outbox')
        .select(['lead_id as leadId', 'channel'])
        .where('id', '=', eventId)
        .executeTakeFirst();
    },

    listLeadIdsByNumber: async (start, limit) => {
      if (!/^[0-9a-f]{3,8}$/.test(start)) return [];
      const rows = await read
        .selectFrom('leads')
        .select('id')
        .where('id', 'like', `${start}%`)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** Mails are read in the order of their places. */
async function moveOn(transaction: Kysely<Tables>, { mailbox, uid }: MailToTake['at']): Promise<void> {
  await transaction
    .updateTable('mailboxes')
    .set({ last_uid: String(uid) })
    .where('id', '=', mailbox)
    .execute();
}

async function insertMail(transaction: Kysely<Tables>, mail: MailToTake, now: Date) {
  const { id, digest, kind, messageId, receivedAt, files, join, returned } = mail;
  const changed_at = now.toISOString();
  const row = { id, digest, kind, message_id: messageId, received_at: receivedAt, changed_at };
  // Taken before anything else happens: of two at once the second waits here, and finds it known.
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('mails')
    .values({ ...row, ...WITHOUT_WORDS, state: 'ignored', lead_id: null })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return 'known';
  for (const { isArtwork: _, ...file } of files)
    await insertArtwork(transaction, {
      ...file,
      purpose: 'mail',
      state: 'checked',
      leadId: null,
      mailId: id,
      now,
    });
  if (returned) await markReturned(transaction, returned, now);
  if (kind === 'own') return 'ignored';
  const change = transaction.updateTable('mails').where('id', '=', id);
  if (join && (await addToJob(transaction, join, now))) {
    await giveFiles(transaction, id, join.leadId, files);
    await change.set({ state: 'joined', lead_id: join.leadId }).execute();
    return 'joined';
  }
  const told = files.map(({ sha256: _, ...file }) => file);
  await change.set({ ...wordsOf({ ...mail, files: told }), state: 'open' }).execute();
  return 'open';
}

/** The mail server took it, and sent it back later. */
async function markReturned(
  transaction: Kysely<Tables>,
  { eventId, error }: NonNullable<MailToTake['returned']>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ state: 'failed', error, changed_at: now.toISOString() })
    .where('id', '=', eventId)
    .where('state', '=', 'sent')
    .execute();
}

async function markJoined(
  transaction: Kysely<Tables>,
  { id, files }: Mail,
  leadId: string,
  now: Date,
): Promise<void> {
  await giveFiles(transaction, id, leadId, files);
  await transaction
    .updateTable('mails')
    .set({ ...WITHOUT_WORDS, state: 'joined', lead_id: leadId, changed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** One writer at a time, until the transaction ends. */
async function lockMail(transaction: Kysely<Tables>, id: string): Promise<Mail | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await transaction
    .updateTable('mails')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toMail(row);
}

export const toMail = (row: Selectable<Tables['mails']>): Mail => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  leadId: row.lead_id,
  messageId: row.message_id,
  from: { name: row.from_name, address: row.from_address },
  subject: row.subject,
  text: row.text,
  folded: row.folded,
  files: JSON.parse(row.files),
  receivedAt: row.received_at,
});
