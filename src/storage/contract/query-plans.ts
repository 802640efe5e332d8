// The planner's word for it that a page of a list costs the same however long the list is.
import { CompiledQuery, type KyselyPlugin, PostgresQueryCompiler, SqliteQueryCompiler, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAuditStore } from '../accounts/audit-log.ts';
import type { AlertStore } from '../alerts/alert-store.ts';
import { createAlertStore } from '../alerts/alerts.ts';
import { createConversationStore } from '../conversations/conversations.ts';
import type { PageRequest } from '../cursor.ts';
import { encodeCursor, type Order } from '../cursor.ts';
import { createJobStore } from '../job/job.ts';
import { createLeadStore } from '../leads/leads.ts';
import { createLiveStore } from '../live/live.ts';
import type { LiveStore } from '../live/live-store.ts';
import { createOutboxStore } from '../outbox/outbox.ts';
import { createQuestionStore } from '../questions/questions.ts';
import { deleteOld } from '../retention/delete-old.ts';
import type { Database } from '../tables.ts';
import { MINUTE_MS, NOON } from '../testing/samples.ts';
import type { Engine, TestStorage } from '../testing/use-test-storage.ts';

const SORTING = /sort|temp b-tree|seq scan/i;

const LAST = { at: NOON.toISOString(), id: '00000000-0000-4000-8000-000000000000' };

export function describeQueryPlans(engine: Engine, { openBare }: TestStorage): void {
  it('reads pages of conversations from their index, without sorting', async () => {
    const database = await fill(await openBare());
    for (const page of pagesIn('newest')) {
      const plan = await planOf(engine, database, createConversationStore, (store) => store.list(page));
      expect(plan).toMatch(/index.* chat_conversations_newest/i);
      expect(plan).not.toMatch(SORTING);
    }
  });

  it.each([
    ['newest', {}],
    ['by_who', { who: 'rosa' }],
    ['by_kind', { kind: 'people' }],
  ] as const)('reads the audit log, %s, from an index of its own, without sorting', async (name, filter) => {
    const database = await fill(await openBare());
    for (const page of pagesIn('newest')) {
      const plan = await planOf(engine, database, createAuditStore, (store) =>
        store.list({ ...page, ...filter }),
      );
      expect(plan).toMatch(new RegExp(`index.* audit_log_(${name}|newest)`, 'i'));
      expect(plan).not.toMatch(/sort|temp b-tree|seq scan on audit_log/i);
    }
  });

  for (const [order, index, sort] of [
    ['newest', 'newest', 'newest'],
    ['due', 'open', 'due'],
    ['answered', 'by_due_time', 'due'],
  ] as const) {
    it(`reads pages of leads, stretch '${order}', from an index of its own, without sorting`, async () => {
      const database = await fill(await openBare());
      const handled = order === 'newest' ? {} : { handled: order === 'answered' };
      for (const filter of [{}, { service: 's' }, { q: 'n' }]) {
        for (const page of [
          ...pagesIn(order).map((page) => ({ ...page, ...handled })),
          ...nextPages(order),
        ]) {
          const plan = await planOf(engine, database, createLeadStore, (store) =>
            store.list({ ...page, ...filter, sort }),
          );
          expect(plan).toMatch(new RegExp(`index.* leads_${index}`, 'i'));
          expect(plan.replaceAll(/^ *Sort Key:.*$/gm, '')).not.toMatch(SORTING);
        }
      }
    });
  }

  it('finds the few leads with a rare word in the index of trigrams, without walking the list', async () => {
    const database = await fill(await openBare());
    for (const sort of ['newest', 'due'] as const) {
      const plan = await planOf(
        engine,
        database,
        createLeadStore,
        (store) => store.list({ limit: 50, q: 'rare', handled: false, sort }),
        -1,
      );
      expect(plan).toMatch(
        engine === 'sqlite'
          ? /search leads using index sqlite_autoindex_leads_1[\s\S]*lead_trigrams virtual table index/i
          : /bitmap index scan on leads_by_trigrams/i,
      );
    }
  });

  it.each([
    ['status', { status: 'won' }],
    ['assignee', { assignee: 'rosa' }],
  ] as const)('reads the newest of a %s from an index of its own, without sorting', async (name, filter) => {
    const database = await fill(await openBare());
    const plan = await planOf(engine, database, createLeadStore, (store) =>
      store.list({ limit: 3, ...filter }),
    );
    expect(plan).toMatch(new RegExp(`index.* leads_(by_${name}|newest)`, 'i'));
    expect(plan.replaceAll(/^ *Sort Key:.*$/gm, '')).not.toMatch(SORTING);
  });

  it('reads the newest questions from an index of those alone, without sorting', async () => {
    const database = await fill(await openBare());
    const plan = await planOf(engine, database, createQuestionStore, (store) => store.list(3));
    expect(plan).toMatch(/index.* chat_messages_by_question/i);
    expect(plan).not.toMatch(SORTING);
  });

  it('finds unconfirmed conversations in an index of those alone', async () => {
    const database = await fill(await openBare());
    const plan = await planOf(engine, database, createConversationStore, (store) =>
      store.listUnconfirmed({ silentMs: MINUTE_MS, now: NOON, limit: 10 }),
    );
    expect(plan).toMatch(/index.* chat_conversations_unconfirmed/i);
  });

  it.each([
    ['who asked for a person', 'chat_conversations_asked', (store) => store.listAsked(NOON, 50)],
    ['how many asked', 'chat_conversations_asked', (store) => store.countAsked(NOON)],
    ['whom a person has', 'chat_conversations_held', (store) => store.listHeld(50)],
    ['whose person is silent', 'chat_conversations_held', (store) => store.listLapsed(NOON, 50)],
    ['who has the page open', 'chat_presence_here', (store) => store.listHere(NOON, 50)],
    [
      'what was said behind a message',
      'chat_messages_in_order|sqlite_autoindex_chat_messages',
      (store) => store.listSaid('c1', 1, 9),
    ],
    [
      'what visitors said',
      'chat_messages_in_order|sqlite_autoindex_chat_messages',
      (store) => store.listVisitorWords([crypto.randomUUID(), crypto.randomUUID()]),
    ],
  ] satisfies [string, string, (store: LiveStore) => Promise<unknown>][])(
    'reads %s from an index',
    async (_what, index, run) => {
      const database = await fill(await openBare());
      const plan = await planOf(engine, database, createLiveStore, run);
      expect(plan).toMatch(new RegExp(`index.* (${index})`, 'i'));
      // Of so few conversations PostgreSQL may read all, to join them with those.
      expect(plan).not.toMatch(
        /seq scan on (chat_messages|chat_presence)|scan (chat_conversations|chat_messages|chat_presence)\b(?! using)/i,
      );
    },
  );

  it("reads the times of a few days' leads and chats from the indexes by age", async () => {
    const database = await fill(await openBare());
    const [from, until] = [new Date('2026-01-01T00:00:05.900Z'), NOON];
    const times = await planOf(engine, database, createLeadStore, (store) => store.listTimes(from, until));
    expect(times).toMatch(/index.* leads_newest/i);
    const recent = new Date(from.getTime() + 30 * 24 * 60 * MINUTE_MS);
    const chats = await planOf(engine, database, createConversationStore, (store) =>
      store.countChats(recent, until),
    );
    expect(chats).toMatch(/index.* chat_conversations_newest/i);
    for (const plan of [times, chats])
      expect(plan).not.toMatch(/seq scan on (?!chat_messages)|scan chat_conversations\b(?! using)/i);
  });

  it('finds promises about to be late in an index of those alone, in their order', async () => {
    const database = await fill(await openBare());
    const plan = await planOf(engine, database, createLeadStore, (store) => store.listToEscalate(NOON, 9));
    expect(plan).toMatch(/index.* leads_to_escalate/i);
    expect(plan).not.toMatch(SORTING);
  });

  it('reads the ledger of alerts, all of it, failures and tests, from indexes, without sorting', async () => {
    const database = await fill(await openBare());
    for (const [index, ask] of [
      ['newest', (store) => store.list({ limit: 3 })],
      ['(failed|newest)', (store) => store.list({ limit: 3, failures: true })],
      ['(tests|newest)', (store) => store.listTests(NOON)],
      ['running', (store) => store.listRunning()],
    ] as [string, (store: AlertStore) => Promise<unknown>][]) {
      const plan = await planOf(engine, database, createAlertStore, ask);
      expect(plan).toMatch(new RegExp(`index.* alert_ledger_${index}`, 'i'));
      expect(plan).not.toMatch(SORTING);
    }
  });

  it('counts what was won and lost from the index of those alone, without their rows', async () => {
    const database = await fill(await openBare());
    const plan = await planOf(engine, database, createLeadStore, (store) =>
      store.countDecided([new Date('2026-01-01T00:00:05.000Z'), NOON]),
    );
    expect(plan).toMatch(
      engine === 'sqlite' ? /using covering index leads_decided/i : /index.* leads_decided/i,
    );
    expect(plan).not.toMatch(/seq scan|scan leads\b(?! using)/i);
  });

  it('finds old leads in the index by age, and looks up only the conversations of those', async () => {
    const database = await fill(await openBare());
    const plan = await planOf(
      engine,
      database,
      (watched) => watched,
      (watched) =>
        deleteOld(watched, { conversationsBefore: null, leadsBefore: new Date('2026-01-01T00:00:00.300Z') }),
    );
    expect(plan).toMatch(/index.* leads_newest/i);
    expect(plan).toMatch(/index.* (chat_conversations_pkey|sqlite_autoindex_chat_conversations)/i);
    expect(plan).not.toMatch(/seq scan on chat_conversations|scan chat_conversations/i);
  });

  it("finds an address's leads in their index, without sorting", async () => {
    const database = await fill(await openBare());
    const plan = await planOf(engine, database, createJobStore, (job) =>
      job.listLeadIds('a@b.c', new Date(0), 10),
    );
    expect(plan).toMatch(/index.* leads_by_email/i);
    expect(plan).not.toMatch(SORTING);
  });

  it('finds notifications that are due, and counts and lists those not sent, in an index of those alone', async () => {
    const database = await fill(await openBare());
    const values = { channels: ['email'], limit: 3, leasedUntil: LAST.at, now: LAST.at };
    for (const plan of [
      await planOfPrepared(engine, database, createOutboxStore, values),
      await planOf(engine, database, createOutboxStore, (store) => store.count(NOON)),
      await planOf(engine, database, createLeadStore, (store) =>
        store.list({ limit: 50, undelivered: { failingBefore: NOON } }),
      ),
    ]) {
      expect(plan).toMatch(/index.* outbox_unsent/i);
      expect(plan).not.toMatch(/(scan outbox|seq scan on outbox)\b(?! using index outbox_unsent)/i);
    }
  });
}

/** The first page and the next. */
function pagesIn(order: Order): PageRequest[] {
  return [{ limit: 50 }, { limit: 50, cursor: encodeCursor(order, LAST) }];
}

/** A page in the midst of an order, whatever of the leads is asked for. */
const nextPages = (order: Order): PageRequest[] => pagesIn(order).slice(1);

/** Enough rows for PostgreSQL to prefer an index by itself. */
async function fill(database: Database): Promise<Database> {
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 5000)`;
  const id = sql`'c' || n`;
  const time = sql`'2026-01-01T00:00:00.' || (1000 + n)`;
  const handledAt = sql`case when n <= 4500 then ${time} end`;
  await database.write.transaction().execute(async (transaction) => {
    await sql`${numbers} insert into chat_conversations
      (id, session_id, message_count, created_at, updated_at, asked_at, held_by, held_until)
      select ${id}, 's', 0, ${time}, ${time}, case when n % 500 = 0 then ${time} end,
        case when n % 500 = 1 then 'rosa' end, case when n % 500 = 1 then ${time} end from numbers`.execute(
      transaction,
    );
    await sql`${numbers} insert into chat_presence (conversation_id, seen_until)
      select ${id}, case when n % 1000 = 0 then '2026-09-01' else ${time} end from numbers`.execute(
      transaction,
    );
    await sql`${numbers} insert into chat_messages (id, conversation_id, seq, role, content, timestamp, question)
      select ${id}, ${id}, 1, 'user', 'm', ${time}, case when n % 20 = 0 then 'en' end from numbers`.execute(
      transaction,
    );
    // A quote form's after each of the chat's, as they come in.
    await sql`${numbers} insert into leads
      (id, conversation_id, job, source, name, service, details, confirmed,
        reply_due_at, handled_at, created_at, search, status, decided_at)
      select ${id} || kind.source, case kind.source when 'chat' then ${id} end, case kind.source when 'chat' then 1 end, kind.source,
        'n', 's', 'd', 1, ${time}, ${handledAt}, ${time}, 'n',
        case when n % 4 = 0 then 'won' else 'new' end, case when n % 4 = 0 then ${time} end
      from numbers join (select 'chat' as source union all select 'quote_form') as kind on true
      order by n, kind.source`.execute(transaction);
    await sql`${numbers} insert into outbox
      (id, lead_id, channel, state, attempts, next_attempt_at, queued_at, changed_at)
      select ${id}, ${id}, 'email', case when n % 100 = 0 then 'waiting' else 'sent' end, 1, ${time}, ${time}, ${time}
      from numbers`.execute(transaction);
    await sql`${numbers} insert into audit_log
      (id, created_at, actor, who, what, kind, refused, about_kind, about_id)
      select ${id}, ${time}, 'person', case when n % 100 = 0 then 'rosa' else 'sam' end, 'lead_changed',
        case when n % 100 = 0 then 'people' else 'data' end, 0, 'lead', ${id} || 'chat'
      from numbers`.execute(transaction);
    await sql`${numbers} insert into alert_ledger (id, kind, channel, result, created_at, changed_at)
      select ${id}, case when n % 100 = 0 then 'test' else 'lead' end, 'mail',
        case n % 200 when 0 then 'failed' when 1 then 'running' else 'taken' end, ${time}, ${time}
      from numbers`.execute(transaction);
    await sql`analyze`.execute(transaction);
  });
  return database;
}

/** How the engine carries out a query that `run` makes, the first unless another is named, as text. */
async function planOf<S>(
  engine: Engine,
  database: Database,
  createStore: (database: Database) => S,
  run: (store: S) => Promise<unknown>,
  which = 0,
): Promise<string> {
  const { watched, compiled } = watch(engine, database);
  const store = createStore(watched);
  compiled.length = 0; // Creating a store compiles some queries without making them.
  await run(store);
  return explain(engine, database, compiled.at(which), (parameter) => parameter);
}

/** How the engine carries out the first query that `createStore` prepares. */
async function planOfPrepared<V>(
  engine: Engine,
  database: Database,
  createStore: (database: Database) => unknown,
  values: V,
): Promise<string> {
  const { watched, compiled } = watch(engine, database);
  createStore(watched);
  return explain(engine, database, compiled[0], (parameter) =>
    isBound<V>(parameter) ? parameter.read(values) : parameter,
  );
}

function isBound<V>(parameter: unknown): parameter is { read: (values: V) => unknown } {
  return typeof parameter === 'object' && parameter !== null && 'read' in parameter;
}

/** The database, and the queries that are compiled for it. */
function watch(engine: Engine, database: Database): { watched: Database; compiled: CompiledQuery[] } {
  const compiler = engine === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler();
  const compiled: CompiledQuery[] = [];
  const watcher: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      compiled.push(compiler.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watched = {
    ...database,
    read: database.read.withPlugin(watcher),
    write: database.write.withPlugin(watcher),
  };
  return { watched, compiled };
}

async function explain(
  engine: Engine,
  database: Database,
  query: CompiledQuery | undefined,
  bindWith: (parameter: unknown) => unknown,
): Promise<string> {
  if (!query) throw new Error('No query was made.');
  const { rows } = await database.read.executeQuery<Record<string, string>>(
    CompiledQuery.raw(
      `${engine === 'sqlite' ? 'explain query plan' : 'explain'} ${query.sql}`,
      query.parameters.map(bindWith),
    ),
  );
  return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
}
