// Brings a database to the newest schema, once, whoever else starts at the same time.
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../tables.ts';
import { frontDesk } from './007-front-desk.ts';
import { artwork } from './008-artwork.ts';
import { artworkPrint } from './009-artwork-print.ts';
import { job } from './010-job.ts';
import { proofs } from './011-proofs.ts';
import { pipeline } from './012-pipeline.ts';
import { accounts } from './013-accounts.ts';
import { firstTouch } from './014-first-touch.ts';
import { questions } from './015-questions.ts';
import { replies } from './016-replies.ts';
import { mailbox } from './017-mailbox.ts';
import { live } from './018-live.ts';
import { alerts } from './019-alerts.ts';
import { leadLanguage } from './020-lead-language.ts';
import { leadSearch } from './021-lead-search.ts';
import { firstAnswer } from './022-first-answer.ts';
import { bringFromLanded, isLanded } from './from-landed.ts';

/** Run in the order of their names; a released one never changes. */
const MIGRATIONS: Record<string, Migration> = {
  '007-front-desk': frontDesk,
  '008-artwork': artwork,
  '009-artwork-print': artworkPrint,
  '010-job': job,
  '011-proofs': proofs,
  '012-pipeline': pipeline,
  '013-accounts': accounts,
  '014-first-touch': firstTouch,
  '015-questions': questions,
  '016-replies': replies,
  '017-mailbox': mailbox,
  '018-live': live,
  '019-alerts': alerts,
  '020-lead-language': leadLanguage,
  '021-lead-search': leadSearch,
  '022-first-answer': firstAnswer,
};

/**
 * All in one transaction, behind a lock that lasts until it has committed: Kysely's own lock would not do, since it is none
 * on SQLite, and on PostgreSQL it is let go before the commit of a transaction given to it. Throws an Error for people, and
 * changes nothing, where the database has a schema that this version does not know.
 */
export async function migrate(database: Database): Promise<void> {
  await database.write.transaction().execute(async (transaction) => {
    await database.lockForMigration(transaction);
    // Of whatever tables there are now.
    const db = transaction as unknown as Kysely<unknown>;
    const applied = await listApplied(db);
    if (isLanded(applied)) {
      await bringFromLanded(db, applied);
      await sql`delete from kysely_migration`.execute(db);
      await sql`insert into kysely_migration (name, timestamp)
        values ('007-front-desk', ${new Date().toISOString()})`.execute(db);
    } else if (!applied.every((name) => name in MIGRATIONS)) {
      throw new Error(
        `The database has a schema of another version of Boldwork (${applied.join(', ')}); this one knows ${Object.keys(MIGRATIONS).join(', ')}. It was not changed.`,
      );
    }
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: async () => MIGRATIONS },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** The names of the migrations that were run on the database, in their order; none for an empty one. */
async function listApplied(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
