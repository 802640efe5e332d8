// Counts attempts per key in fixed windows. Only a digest of the key is stored, since keys hold names and addresses.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Bind, prepare } from '../prepare.ts';
import type { AttemptStore, Counter } from '../storage.ts';
import type { Database, Tables } from '../tables.ts';

interface Attempt {
  /** In the order of their digests, so that two on PostgreSQL never wait for one another. */
  counters: readonly { digest: string; max: number; windowEndsAt: string }[];
  amount: number;
  now: string;
  /** A window that ends later was begun by a clock set back since: it would keep visitors out for as long as that was. */
  tooLate: string;
}

/** What the column holds at most. */
const UNLIMITED = 2 ** 31 - 1;

export function createAttemptStore({ write }: Database): AttemptStore {
  /** By how many counters they count. */
  const statements = new Map<number, ReturnType<typeof prepareCount>>();
  /** Attempts that are counted but not yet on disk. */
  const storing = new Set<Promise<void>>();

  function prepareCount(size: number) {
    return prepare((bind: Bind<Attempt>) => {
      const amount = sql`cast(${bind((attempt) => attempt.amount)} as integer)`;
      const isOver = sql`(attempts.window_ends_at <= ${bind(({ now }) => now)}
        or attempts.window_ends_at > ${bind(({ tooLate }) => tooLate)})`;
      const wanted = Array.from({ length: size }, (_, index) => {
        const digest = bind(({ counters }) => counters[index]?.digest);
        const max = bind(({ counters }) => counters[index]?.max);
        const windowEndsAt = bind(({ counters }) => counters[index]?.windowEndsAt);
        return sql`(cast(${digest} as text), cast(${max} as integer), cast(${windowEndsAt} as text))`;
      });
      const query = sql<Tables['attempts']>`
        with wanted (key_digest, max, window_ends_at) as (values ${sql.join(wanted)})
        insert into attempts (key_digest, count, window_ends_at)
        select key_digest, ${amount}, window_ends_at from wanted
        where not exists (
          select 1 from attempts join wanted on wanted.key_digest = attempts.key_digest
          where attempts.count > wanted.max - ${amount} and not ${isOver})
        on conflict (key_digest) do update set
          count = case when ${isOver} then excluded.count else attempts.count + excluded.count end,
          window_ends_at = case when ${isOver} then excluded.window_ends_at else attempts.window_ends_at end
        returning key_digest, count, window_ends_at`;
      return { compile: () => query.compile(write) };
    });
  }

  /** Where nothing was counted the rows tell what was full. */
  interface Counted {
    isCounted: boolean;
    rows: Tables['attempts'][];
  }

  // Who asks goes on at once, so that on SQLite what follows shares the commit: measured with one visitor, the limit
  // adds 10 % to the time of a message instead of 53 %.
  function count(attempt: Attempt): Promise<Counted> {
    const { promise, resolve, reject } = Promise.withResolvers<Counted>();
    const size = attempt.counters.length;
    const countAll = statements.get(size) ?? prepareCount(size);
    statements.set(size, countAll);
    const stored = write
      .transaction()
      .execute(async (transaction) => {
        const { rows } = await countAll(transaction, attempt);
        if (rows.length > 0) return resolve({ isCounted: true, rows });
        const digests = attempt.counters.map(({ digest }) => digest);
        const query = transaction.selectFrom('attempts').selectAll().where('key_digest', 'in', digests);
        resolve({ isCounted: false, rows: await query.execute() });
      })
      .catch(reject)
      .finally(() => storing.delete(stored));
    storing.add(stored);
    return promise;
  }

  return {
    hit: async (key, windowMs, now, amount = 1) => {
      const [row] = (await count(attemptOf([{ key, windowMs }], now, amount))).rows;
      if (!row) throw new Error('The attempt was not counted.');
      return { count: row.count, windowEndsAt: new Date(row.window_ends_at) };
    },

    admit: async (counters, now) => {
      const attempt = attemptOf(counters, now, 1);
      const { isCounted, rows } = await count(attempt);
      const found = counters.flatMap(({ key, max = UNLIMITED }) => {
        const row = rows.find((candidate) => candidate.key_digest === digestOf(key));
        return row ? [{ key, max, count: row.count, endsAt: row.window_ends_at }] : [];
      });
      // Counted and over: others passed the same check at this very moment, which PostgreSQL lets them.
      const full = isCounted
        ? found.filter((one) => one.count > one.max)
        : found.filter(
            (one) => one.count >= one.max && one.endsAt > attempt.now && one.endsAt <= attempt.tooLate,
          );
      if (isCounted && full.length === 0) return { counts: found.map((one) => one.count) };
      const [last] = full.sort((one, other) => (one.endsAt < other.endsAt ? 1 : -1));
      return { refusedBy: last?.key ?? '', windowEndsAt: new Date(last?.endsAt ?? now) };
    },

    clear: async (keys) => {
      await Promise.all(storing);
      await write.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('attempts').where('key_digest', 'in', keys.map(digestOf)).execute();
      });
    },
  };
}

function attemptOf(counters: readonly Counter[], now: Date, amount: number): Attempt {
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return {
    counters: counters
      .map(({ key, max = UNLIMITED, windowMs }) => ({
        digest: digestOf(key),
        max,
        windowEndsAt: after(windowMs),
      }))
      .sort((one, other) => (one.digest < other.digest ? -1 : 1)),
    amount,
    now: now.toISOString(),
    tooLate: after(2 * Math.max(...counters.map(({ windowMs }) => windowMs))),
  };
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
