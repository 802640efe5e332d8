// The planner's word for it that a page of a list costs the same however long the list is.
import {
  CompiledQuery,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { expect, it } from 'vitest';
import { createConversationStore } from '../conversations.ts';
import { encodeCursor } from '../cursor.ts';
import { createLeadStore } from '../leads.ts';
import type { Database } from '../tables.ts';
import { NOON } from '../testing/samples.ts';
import type { Engine, TestStorage } from '../testing/use-test-storage.ts';

const CURSOR = encodeCursor({ createdAt: NOON.toISOString(), id: '00000000-0000-4000-8000-000000000000' });

export function describeQueryPlans(engine: Engine, { openBare }: TestStorage): void {
  for (const [what, page] of Object.entries({ first: { limit: 50 }, next: { limit: 50, cursor: CURSOR } })) {
    it(`reads the ${what} page of conversations from their index, without sorting`, async () => {
      const database = await fill(await openBare());
      const plan = await planOf(engine, database, createConversationStore, (store) => store.list(page));
      expect(plan).toMatch(/index.* chat_conversations_newest/i);
      expect(plan).not.toMatch(/sort|temp b-tree|seq scan/i);
    });

    it(`reads the ${what} page of leads from the index of each kind and merges, without sorting`, async () => {
      const database = await fill(await openBare());
      const plan = await planOf(engine, database, createLeadStore, (store) => store.list(page));
      expect(plan).toMatch(/index.* chat_leads_newest/i);
      expect(plan).toMatch(/index.* contact_submissions_newest/i);
      expect(plan).toMatch(/merge/i);
      expect(plan.replaceAll(/^ *Sort Key:.*$/gm, '')).not.toMatch(/sort|temp b-tree|seq scan/i);
    });
  }

  it('finds unconfirmed conversations in an index of those alone', async () => {
    const database = await fill(await openBare());
    const plan = await planOf(engine, database, createConversationStore, (store) =>
      store.listUnconfirmed(NOON, 10),
    );
    expect(plan).toMatch(/index.* chat_conversations_unconfirmed/i);
  });
}

/** Enough rows for PostgreSQL to prefer an index by itself. */
async function fill(database: Database): Promise<Database> {
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 5000)`;
  const id = sql`'c' || n`;
  const time = sql`'2026-01-01T00:00:00.' || (1000 + n)`;
  await database.write.transaction().execute(async (transaction) => {
    await sql`${numbers} insert into chat_conversations (id, session_id, message_count, created_at, updated_at)
      select ${id}, 's', 0, ${time}, ${time} from numbers`.execute(transaction);
    await sql`${numbers} insert into chat_leads
      (id, conversation_id, job, source, name, service, details, confirmed, created_at)
      select ${id}, ${id}, 1, 'chat', 'n', 's', 'd', 1, ${time} from numbers`.execute(transaction);
    await sql`${numbers} insert into contact_submissions (id, name, email, service, created_at)
      select ${id}, 'n', 'e', 's', ${time} from numbers`.execute(transaction);
    await sql`analyze`.execute(transaction);
  });
  return database;
}

/** How the engine carries out the first query that `run` makes, as text. */
async function planOf<S>(
  engine: Engine,
  database: Database,
  createStore: (database: Database) => S,
  run: (store: S) => Promise<unknown>,
): Promise<string> {
  const seen: PluginTransformQueryArgs[] = [];
  const watcher: KyselyPlugin = {
    transformQuery: (query) => {
      seen.push(query);
      return query.node;
    },
    transformResult: async ({ result }) => result,
  };
  const store = createStore({ ...database, read: database.read.withPlugin(watcher) });
  seen.length = 0; // Creating a store compiles some queries without making them.
  await run(store);
  const [query] = seen;
  if (!query) throw new Error('No query was made.');
  const compiler = engine === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler();
  const { sql: text, parameters } = compiler.compileQuery(query.node, query.queryId);
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await database.read.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
}
