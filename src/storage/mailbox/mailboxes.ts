// Mailboxes that are read: who reads one now, and how far.
import type { Database } from '../tables.ts';
import type { MailboxPosition, MailStore } from './mail-store.ts';

type MailboxStore = Pick<
  MailStore,
  'lease' | 'release' | 'setPosition' | 'noteRead' | 'noteTrouble' | 'findTrouble'
>;

export function createMailboxStore({ read, write }: Database): MailboxStore {
  return {
    lease: ({ mailbox, by, leaseMs, now }) =>
      write.transaction().execute(async (transaction) => {
        const at = now.toISOString();
        await transaction
          .insertInto('mailboxes')
          .values({ id: mailbox, last_uid: '0', begun_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const row = await transaction
          .updateTable('mailboxes')
          .set({ leased_by: by, leased_until: new Date(now.getTime() + leaseMs).toISOString() })
          .where('id', '=', mailbox)
          .where((eb) =>
            eb.or([
              eb('leased_by', 'is', null),
              eb('leased_by', '=', by),
              eb('leased_until', '<=', at),
              // Leased by a clock that was set back since.
              eb('leased_until', '>', new Date(now.getTime() + 2 * leaseMs).toISOString()),
            ]),
          )
          .returning(['uid_validity', 'last_uid', 'begun_at', 'read_at'])
          .executeTakeFirst();
        return row && toPosition(row);
      }),

    release: (mailbox, by) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('mailboxes')
          .set({ leased_by: null, leased_until: null })
          .where('id', '=', mailbox)
          .where('leased_by', '=', by)
          .execute();
      }),

    setPosition: (mailbox, { uidValidity, lastUid }) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('mailboxes')
          .set({ uid_validity: uidValidity, last_uid: String(lastUid) })
          .where('id', '=', mailbox)
          .execute();
      }),

    noteRead: (mailbox, now) =>
      write.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('mailboxes')
          .set({ read_at: now.toISOString() })
          .where('id', '=', mailbox)
          .execute();
      }),

    noteTrouble: (mailbox, trouble, now) =>
      write.transaction().execute(async (transaction) => {
        const at = now.toISOString();
        await transaction
          .insertInto('mailboxes')
          .values({ id: mailbox, last_uid: '0', begun_at: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await transaction
          .updateTable('mailboxes')
          .set((eb) => ({
            trouble,
            trouble_since: trouble === null ? null : eb.fn.coalesce('trouble_since', eb.val(at)),
          }))
          .where('id', '=', mailbox)
          .execute();
      }),

    findTrouble: async (mailbox) => {
      const row = await read
        .selectFrom('mailboxes')
        .select(['trouble', 'trouble_since'])
        .where('id', '=', mailbox)
        .executeTakeFirst();
      if (row?.trouble == null || row.trouble_since === null) return null;
      return { since: row.trouble_since, trouble: row.trouble };
    },
  };
}

interface PositionRow {
  uid_validity: string | null;
  last_uid: string;
  begun_at: string;
  read_at: string | null;
}

const toPosition = (row: PositionRow): MailboxPosition => ({
  uidValidity: row.uid_validity,
  lastUid: Number(row.last_uid),
  begunAt: row.begun_at,
  readAt: row.read_at,
});
