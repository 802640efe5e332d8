// An index of all three letters in a row, so that a search reads the leads that may hold a word and no others.
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const leadSearch: Migration = {
  up: (db) => (db.getExecutor().adapter instanceof SqliteAdapter ? indexSqlite(db) : indexPostgres(db)),
};

/**
 * Rows of tables without a number of their own are numbered anew by `vacuum`: lead_rows gives each lead one that stays. The
 * index keeps no text, and what is deleted goes out of it at once.
 */
async function indexSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create table lead_rows (row integer primary key, lead_id text not null unique)`.execute(db);
  await sql`
    create virtual table lead_trigrams
    using fts5(search, content='', tokenize='trigram case_sensitive 1', detail=none)`.execute(db);
  await sql`insert into lead_trigrams (lead_trigrams, rank) values ('secure-delete', 1)`.execute(db);
  await sql`insert into lead_rows (lead_id) select id from leads`.execute(db);
  await sql`
    insert into lead_trigrams (rowid, search)
    select row, ' ' || search from lead_rows join leads on leads.id = lead_rows.lead_id`.execute(db);

  const takeOut = sql`
    insert into lead_trigrams (lead_trigrams, rowid, search)
    select 'delete', row, ' ' || old.search from lead_rows where lead_id = old.id`;
  const putIn = sql`
    insert into lead_trigrams (rowid, search)
    select row, ' ' || new.search from lead_rows where lead_id = new.id`;
  await sql`
    create trigger lead_trigrams_insert after insert on leads begin
      insert into lead_rows (lead_id) values (new.id);
      ${putIn};
    end`.execute(db);
  await sql`
    create trigger lead_trigrams_update after update of search on leads when old.search <> new.search begin
      ${takeOut};
      ${putIn};
    end`.execute(db);
  await sql`
    create trigger lead_trigrams_delete after delete on leads begin
      ${takeOut};
      delete from lead_rows where lead_id = old.id;
    end`.execute(db);
}

/** Where the extension may not be created, a search walks the leads as before. */
async function indexPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index leads_by_trigrams on leads using gin (search gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise notice 'without pg_trgm';
    end $$`.execute(db);
}
