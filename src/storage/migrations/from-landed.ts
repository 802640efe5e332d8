// The bridge from the six schemas before 007 to that one. Frozen, as 007 is: it imports nothing that may still change.
import { type Kysely, sql } from 'kysely';
import {
  createKnownAddresses,
  createLeads,
  createOutbox,
  createRequests,
  createVisits,
} from './007-front-desk.ts';

/** In the order in which they landed: a database has the first so many of them. */
const LANDED = [
  '001-front-desk',
  '002-announcements',
  '003-visits',
  '004-lead-activity',
  '005-known-addresses',
  '006-items',
];

/** True for the migrations of a schema that landed, whichever. */
export function isLanded(applied: readonly string[]): boolean {
  return applied.length > 0 && applied.every((name, index) => name === LANDED[index]);
}

/** Brings a landed schema to that of 007 with all its rows; does not write down that it did. */
export async function bringFromLanded(db: Kysely<unknown>, applied: readonly string[]): Promise<void> {
  const has = (name: string) => applied.includes(name);
  await db.schema.dropView('leads').execute();
  for (const table of ['chat_leads', 'contact_submissions'])
    await db.schema.alterTable(table).renameTo(`landed_${table}`).execute();
  await createLeads(db);
  await copyLeads(db, 'landed_chat_leads', has);
  await copyLeads(db, 'landed_contact_submissions', has);

  await createRequests(db);
  const subject = has('002-announcements') ? sql.ref('subject_id') : sql`null`;
  await sql`
    insert into idempotency_keys (scope, key, fingerprint, status, body, created_at, subject_id)
    select scope, key, fingerprint, status, body, created_at, ${subject} from kept_answers`.execute(db);
  await sql`
    insert into rate_limits (key_digest, count, window_ends_at)
    select key_digest, count, window_ends_at from attempts`.execute(db);
  for (const table of ['landed_chat_leads', 'landed_contact_submissions', 'kept_answers', 'attempts'])
    await db.schema.dropTable(table).execute();

  if (!has('002-announcements')) await createOutbox(db);
  if (!has('003-visits')) await createVisits(db);
  if (!has('005-known-addresses')) await createKnownAddresses(db);
}

const ROWS_AT_ONCE = 500;

type LandedTable = 'landed_chat_leads' | 'landed_contact_submissions';

/** A row of either table: the oldest have no search text and may have no time by which a reply was promised. */
interface LandedLead {
  id: string;
  source?: string | undefined;
  name: string;
  email: string | null;
  phone?: string | null | undefined;
  company?: string | null | undefined;
  service: string;
  details: string | null;
  reply_due_at: string | null;
  created_at: string;
  confirmed?: number | undefined;
  search?: string | undefined;
}

async function copyLeads(
  db: Kysely<unknown>,
  from: LandedTable,
  has: (name: string) => boolean,
): Promise<void> {
  const tables = db as Kysely<Record<LandedTable | 'leads', LandedLead>>;
  // The rows have their column names in both, but for what one of the tables never had.
  const missing = from === 'landed_contact_submissions' ? { source: 'quote_form', confirmed: 1 } : {};
  for (let last = ''; ; ) {
    const rows = await tables
      .selectFrom(from)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    await tables
      .insertInto('leads')
      .values(
        rows.map((row) => ({
          ...row,
          ...missing,
          reply_due_at: row.reply_due_at ?? row.created_at,
          ...(!has('002-announcements') && { search: searchTextOf(row) }),
        })),
      )
      .execute();
    last = rows.at(-1)?.id ?? '';
  }
}

/** As 002 wrote it for the leads before it. */
function searchTextOf({ name, email, phone, company, service, details }: LandedLead): string {
  const words = [name, email, phone, company, service, details].filter((text) => text != null).join(' ');
  return `${fold(words)}\n${(phone ?? '').replaceAll(/\D/g, '')}`;
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
