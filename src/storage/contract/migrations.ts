// A database that holds data comes to the newest schema with all of it, from every schema that landed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { emptyItem } from '../../schemas/item.ts';
import { openDatabase, type StorageLocation } from '../dialect/open-database.ts';
import { sqliteFile } from '../dialect/sqlite.ts';
import type { Database } from '../tables.ts';
import { chatLead, item, later, NOON, saveLead } from '../testing/samples.ts';
import type { TestStorage } from '../testing/use-test-storage.ts';

/** The statements that each migration before 007 ran, kept as they landed: the same on both engines. */
const LANDED_DIR = join(import.meta.dirname, '../migrations/landed');
const LANDED = readdirSync(LANDED_DIR).sort();

const LEADS = 600; // More than are copied at once.
const id = (kind: number, index = 0) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;
const at = (index: number) => later(index).toISOString();
const OF_CONVERSATION = 7;

export function describeMigrations({ open, createEmptyLocation }: TestStorage): void {
  it('knows six schemas that landed', () => {
    expect(LANDED.map((file) => file.slice(0, 3))).toEqual(['001', '002', '003', '004', '005', '006']);
  });

  describe.each(LANDED.map((file, index) => ({ file, count: index + 1 })))('from $file', ({ count }) => {
    it('brings every row along', async () => {
      const location = await createEmptyLocation();
      await createLanded(location, count);

      const storage = await open(location);
      expect(await storage.leads.count()).toBe(2 * LEADS);
      expect(await storage.users.find('owner')).toMatchObject({ id: id(5) });
      expect(await storage.idempotencyKeys.find('POST /api/contact', 'key-1')).toMatchObject({ status: 201 });
      expect((await storage.rateLimits.hit('a', 1000, later(0))).count).toBe(1);
      expect((await storage.conversations.findTranscript(id(1, OF_CONVERSATION)))?.messages).toEqual([
        {
          id: id(2, OF_CONVERSATION),
          role: 'user',
          content: 'message 7',
          metadata: { label: 'Start a Quote' },
          timestamp: at(OF_CONVERSATION),
        },
      ]);
      const told = count > 1 ? [{ channel: 'email', state: 'sent', error: null, at: at(0) }] : [];
      const items =
        count > 5
          ? [item()]
          : [{ ...emptyItem('1'), wording: 'Embroidery', quantity: 7, dueDate: '2026-03-27' }];
      expect(await storage.leads.find(id(3, OF_CONVERSATION))).toEqual({
        id: id(3, OF_CONVERSATION),
        source: 'callback',
        conversationId: id(1, OF_CONVERSATION),
        name: 'Zoë 7',
        email: null,
        phone: '+18165550170',
        company: 'Árbol',
        service: 'Embroidery',
        quantity: 7,
        dueDate: '2026-03-27 (friday)',
        details: 'caps 7',
        items,
        confirmed: false,
        status: 'new',
        lostReason: null,
        assignee: null,
        handledAt: null,
        handledBy: null,
        replyDueAt: count > 1 ? at(1007) : at(7),
        announcements: told,
        language: 'en',
        firstTouch: null,
        createdAt: at(7),
      });
      expect(await storage.leads.find(id(4, 8))).toMatchObject({
        source: 'quote_form',
        conversationId: null,
        name: 'Sam 8',
        details: null,
        confirmed: true,
        status: 'contacted',
        handledAt: NOON.toISOString(),
        handledBy: 'owner',
        replyDueAt: at(1008),
        createdAt: at(8),
      });
      const found = await storage.leads.list({ limit: 10, q: 'zoe ARBOL 555-0170 599' });
      expect(found.items.map((lead) => lead.id)).toEqual([id(3, 599)]);

      const turn = { conversationId: id(1, OF_CONVERSATION), expectedMessageCount: 1 };
      await saveLead(storage, chatLead({ name: 'Zoë again', notify: ['webhook'] }), turn);
      expect(await storage.leads.find(id(3, OF_CONVERSATION))).toMatchObject({
        name: 'Zoë again',
        source: 'callback',
      });
    });

    it('leaves the schema that an empty database gets', async () => {
      const [landed, empty] = [await createEmptyLocation(), await createEmptyLocation()];
      await createLanded(landed, count);
      expect(await schemaOf(landed)).toEqual(await schemaOf(empty));
    });
  });

  it('refuses a schema that it does not know, and changes nothing', async () => {
    const location = await createEmptyLocation();
    await run(location, [
      ...statementsOf(LANDED.slice(0, 2)),
      `insert into kysely_migration (name, timestamp) values ('003-of-another-branch', '${at(0)}')`,
    ]);
    await expect(openDatabase(location)).rejects.toThrow(
      /schema of another version of Boldwork \(001-front-desk, 002-announcements, 003-of-another-branch\)/,
    );
    await run(location, ['insert into attempts select * from attempts', 'select * from kept_answers']);
  });

  it('has leads speak what Carl spoke last in their conversation', async () => {
    const location = await createEmptyLocation();
    await createLanded(location, LANDED.length);
    const said = (index: number, seq: number, language: string) => ({
      id: id(20 + seq, index),
      conversation_id: id(1, index),
      seq,
      role: 'assistant',
      content: 'Hola',
      metadata: JSON.stringify({ state: { language } }),
      timestamp: at(index),
    });
    // The last is what a visitor typed.
    const typed = { ...said(3, 2, 'en'), metadata: JSON.stringify({ label: '"language":"es"' }) };
    const rows = [said(1, 2, 'es'), said(2, 2, 'es'), said(2, 3, 'en'), typed];
    await run(location, [insert('chat_messages', rows)]);
    const { leads } = await open(location);
    const ids = [id(3, 1), id(3, 2), id(3, 3), id(3, 4), id(4, 1)];
    const languages = await Promise.all(ids.map(async (one) => (await leads.find(one))?.language));
    expect(languages).toEqual(['es', 'en', 'en', 'en', 'en']);
  });

  it('has the two tables of leads that the specification names, to read', async () => {
    const location = await createEmptyLocation();
    await createLanded(location, LANDED.length);
    const database = await openDatabase(location);
    try {
      const { rows: chat } = await sql<{ name: string }>`select * from chat_leads`.execute(database.read);
      const { rows: forms } = await sql<{ name: string }>`select * from contact_submissions`.execute(
        database.read,
      );
      expect([chat.length, forms.length]).toEqual([LEADS, LEADS]);
      expect(forms[0]).toMatchObject({ service: 'Car Wraps' });
    } finally {
      await database.close();
    }
  });
}

const statementsOf = (files: string[]): string[] =>
  files.flatMap((file) =>
    readFileSync(join(LANDED_DIR, file), 'utf8')
      .split(/;\n/)
      .filter((statement) => statement.trim() !== ''),
  );

/** A database as the first `count` migrations made it, with rows in every table it has. */
async function createLanded(location: StorageLocation, count: number): Promise<void> {
  await run(location, [...statementsOf(LANDED.slice(0, count)), ...rowsOf(count)]);
}

async function run(location: StorageLocation, statements: string[]): Promise<void> {
  if ('dataDir' in location) {
    const db = new BetterSqlite3(sqliteFile(location.dataDir));
    db.exec(statements.join(';\n'));
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: location.databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function rowsOf(count: number): string[] {
  const indexes = Array.from({ length: LEADS }, (_, index) => index);
  const since = <Row extends object>(first: number, row: Row) => (count >= first ? row : {});
  return [
    insert('users', [
      { id: id(5), username: 'owner', password: 'hash', created_at: at(0), password_changed_at: at(0) },
    ]),
    insert('sessions', [
      { token_hash: 'digest', user_id: id(5), created_at: at(0), last_seen_at: at(0), expires_at: at(1) },
    ]),
    insert(
      'chat_conversations',
      indexes.map((index) => ({
        id: id(1, index),
        session_id: 'page-1',
        message_count: 1,
        created_at: at(index),
        updated_at: at(index),
      })),
    ),
    insert(
      'chat_messages',
      indexes.map((index) => ({
        id: id(2, index),
        conversation_id: id(1, index),
        seq: 1,
        role: 'user',
        content: `message ${index}`,
        metadata: '{"label":"Start a Quote"}',
        timestamp: at(index),
      })),
    ),
    insert(
      'chat_leads',
      indexes.map((index) => ({
        id: id(3, index),
        conversation_id: id(1, index),
        job: 1,
        source: 'callback',
        name: `Zoë ${index}`,
        email: null,
        phone: '+18165550170',
        company: 'Árbol',
        service: 'Embroidery',
        quantity: index,
        due_date: '2026-03-27 (friday)',
        details: `caps ${index}`,
        confirmed: 0,
        // The first schema had leads without one.
        reply_due_at: count === 1 ? null : at(1000 + index),
        created_at: at(index),
        ...since(2, {
          search: `zoe ${index} +18165550170 arbol embroidery caps ${index}\n18165550170`,
        }),
        ...since(4, { touched_at: null }),
        ...since(6, { items: JSON.stringify([item()]) }),
      })),
    ),
    insert(
      'contact_submissions',
      indexes.map((index) => ({
        id: id(4, index),
        name: `Sam ${index}`,
        email: 'sam@example.com',
        service: 'Car Wraps',
        details: null,
        reply_due_at: at(1000 + index),
        handled_at: NOON.toISOString(),
        handled_by: 'owner',
        created_at: at(index),
        ...since(2, { search: `sam ${index} sam@example.com car wraps\n` }),
        ...since(6, { items: null }),
      })),
    ),
    insert('kept_answers', [
      {
        scope: 'POST /api/contact',
        key: 'key-1',
        fingerprint: 'digest-1',
        status: 201,
        body: '{}',
        created_at: at(0),
        ...since(2, { subject_id: id(4, 1) }),
      },
    ]),
    insert('attempts', [{ key_digest: 'digest', count: 3, window_ends_at: at(1) }]),
    ...(count > 1
      ? [
          insert('outbox', [
            {
              id: id(6),
              lead_id: id(3, OF_CONVERSATION),
              channel: 'email',
              state: 'sent',
              attempts: 1,
              next_attempt_at: at(0),
              queued_at: at(0),
              changed_at: at(0),
            },
          ]),
        ]
      : []),
    ...(count > 2 ? [insert('visits', [{ day: '2026-03-04', page: 'home', count: 5 }])] : []),
    ...(count > 4 ? [insert('known_addresses', [{ address_digest: 'digest', signed_in_at: at(0) }])] : []),
  ];
}

function insert(table: string, rows: Record<string, string | number | null>[]): string {
  const value = (one: string | number | null | undefined) =>
    typeof one === 'string' ? `'${one.replaceAll("'", "''")}'` : String(one ?? null);
  const values = rows.map((row) => `(${Object.values(row).map(value).join(', ')})`);
  return `insert into ${table} (${Object.keys(rows[0] ?? {}).join(', ')}) values\n${values.join(',\n')}`;
}

/** What the database says of its tables, columns and indexes, once it was opened. */
async function schemaOf(location: StorageLocation): Promise<unknown> {
  const database: Database = await openDatabase(location);
  try {
    const { rows } =
      'dataDir' in location
        ? await sql`select type, name, tbl_name, sql from sqlite_schema order by type, name`.execute(
            database.read,
          )
        : await sql`
            select table_name, column_name, ordinal_position, data_type, is_nullable, column_default, '' as def
            from information_schema.columns where table_schema = 'public'
            union all
            select tablename, indexname, 0, '', '', '', indexdef from pg_indexes where schemaname = 'public'
            union all
            select conrelid::regclass::text, conname, 0, '', '', '', pg_get_constraintdef(oid)
            from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
            order by 1, 2, 3, 7`.execute(database.read);
    // The kept statements are broken into lines.
    return JSON.parse(
      JSON.stringify(rows)
        .replaceAll(/(?:\s|\\n)+/g, ' ')
        .replaceAll(/\( | [),]/g, (edge) => edge.trim()),
    );
  } finally {
    await database.close();
  }
}
