// The shop's mailbox: how far it was read and by whom, what came in it, and the files that came with a mail.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mailbox: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createMailboxes(db);
    await createMails(db);
    await db.schema
      .alterTable('artwork')
      .addColumn('mail_id', 'text', (column) => column.references('mails.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('artwork_by_mail').on('artwork').column('mail_id').execute();
  },
};

async function createMailboxes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailboxes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    // Text: it may be larger than PostgreSQL's integers.
    .addColumn('uid_validity', 'text')
    .addColumn('last_uid', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text')
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('trouble', 'text')
    .addColumn('trouble_since', 'text')
    .execute();
}

async function createMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('files', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mails_by_lead').on('mails').column('lead_id').execute();
  await db.schema.createIndex('mails_by_state').on('mails').columns(['state', 'received_at', 'id']).execute();
}
