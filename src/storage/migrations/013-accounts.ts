// People of the shop: roles, invitations, a second step at sign-in, and a log of who did what.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await addColumns(db);
    await createSecondSteps(db);
    await createInvitations(db);
    await createAuditLog(db);
  },
};

async function addColumns(db: Kysely<unknown>): Promise<void> {
  // Whoever could sign in until now could do everything.
  await db.schema
    .alterTable('users')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner'))
    .execute();
  for (const name of ['code_secret', 'code_since', 'code_pending', 'code_pending_until'])
    await db.schema.alterTable('users').addColumn(name, 'text').execute();
  await db.schema.alterTable('users').addColumn('code_last_step', 'integer').execute();
  await db.schema.alterTable('sessions').addColumn('browser', 'text').execute();
}

async function createSecondSteps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade').notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pk', ['user_id', 'code_hash'])
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade').notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // Text: it may be larger than PostgreSQL's integers, and its bigint is no number here.
    .addColumn('counter', 'text', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('passkey_challenges_by_expiry')
    .on('passkey_challenges')
    .column('expires_at')
    .execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('who', 'text')
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addColumn('about_kind', 'text')
    .addColumn('about_id', 'text')
    .addColumn('detail', 'text')
    .addColumn('network', 'text')
    .execute();
  for (const [name, columns] of [
    ['newest', ['created_at', 'id']],
    ['by_who', ['who', 'created_at', 'id']],
    ['by_kind', ['kind', 'created_at', 'id']],
  ] as const)
    await db.schema
      .createIndex(`audit_log_${name}`)
      .on('audit_log')
      .columns([...columns])
      .execute();
}
