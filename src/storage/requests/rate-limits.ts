// Counts attempts per key in fixed windows. Only a digest of the key is stored, since keys hold names and addresses.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Bind, prepare } from '../prepare.ts';
import type { Database, Tables } from '../tables.ts';
import type { Counter, RateLimitStore } from './request-stores.ts';

type Row = Tables['rate_limits'];

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

export function createRateLimitStore({ write }: Database): RateLimitStore {
  /** By how many counters they count. */
  const statements = new Map<number, ReturnType<typeof prepareCount>>();
  /** Attempts that are counted but not yet on disk. */
  const storing = new Set<Promise<void>>();

  function prepareCount(size: number) {
    return prepare((bind: Bind<Attempt>) => {
      const amount = sql`cast(${bind((attempt) => attempt.amount)} as integer)`;
      const isOver = sql`(rate_limits.window_ends_at <= ${bind(({ now }) => now)}
        or rate_limits.window_ends_at > ${bind(({ tooLate }) => tooLate)})`;
      const wanted = Array.from({ length: size }, (_, index) => {
        const digest = bind(({ counters }) => counters[index]?.digest);
        const max = bind(({ counters }) => counters[index]?.max);
        const windowEndsAt = bind(({ counters }) => counters[index]?.windowEndsAt);
        return sql`(cast(${digest} as text), cast(${max} as bigint), cast(${windowEndsAt} as text))`;
      });
      const query = sql<Row>`
        with wanted (key_digest, max, window_ends_at) as (values ${sql.join(wanted)})
        insert into rate_limits (key_digest, count, window_ends_at)
        select key_digest, ${amount}, window_ends_at from wanted
        where not exists (
          select 1 from rate_limits join wanted on wanted.key_digest = rate_limits.key_digest
          where rate_limits.count > wanted.max - ${amount} and not ${isOver})
        on conflict (key_digest) do update set
          count = case when ${isOver} then excluded.count else rate_limits.count + excluded.count end,
          window_ends_at = case when ${isOver} then excluded.window_ends_at else rate_limits.window_ends_at end
        returning key_digest, count, window_ends_at`;
      return { compile: () => query.compile(write) };
    });
  }

  // Who asks goes on at once, so that on SQLite what follows shares the commit: measured with one visitor, the limit
  // adds 10 % to the time of a message instead of 53 %.
  function count(attempt: Attempt): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    const size = attempt.counters.length;
    const countAll = statements.get(size) ?? prepareCount(size);
    statements.set(size, countAll);
    const stored = write
      .transaction()
      .execute(async (transaction) => {
        const { rows } = await countAll(transaction, attempt);
        if (rows.length === 0) throw new FullError(await findFull(transaction, attempt));
        // On PostgreSQL others may have passed the same check at this very moment: the one too many is taken back.
        const over = rows.filter((row) => row.count > maxOf(attempt, row));
        if (over.length > 0) throw new FullError(over);
        resolve(rows);
      })
      .catch(reject)
      .finally(() => storing.delete(stored));
    storing.add(stored);
    return promise;
  }

  return {
    hit: async (key, windowMs, now, amount = 1) => {
      const [row] = await count(attemptOf([{ key, windowMs }], now, amount));
      if (!row) throw new Error('The attempt was not counted.');
      return { count: row.count, windowEndsAt: new Date(row.window_ends_at) };
    },

    admit: async (counters, now) => {
      const attempt = attemptOf(counters, now, 1);
      try {
        const rows = await count(attempt);
        const countOf = new Map(rows.map((row) => [row.key_digest, row.count]));
        return { counts: counters.map(({ key }) => countOf.get(digestOf(key)) ?? 0) };
      } catch (error) {
        if (!(error instanceof FullError)) throw error;
        const [last] = error.rows.toSorted((a, b) => (a.window_ends_at < b.window_ends_at ? 1 : -1));
        const refusedBy = counters.find(({ key }) => digestOf(key) === last?.key_digest);
        return { refusedBy: refusedBy?.key ?? '', windowEndsAt: new Date(last?.window_ends_at ?? now) };
      }
    },

    clear: async (keys) => {
      await Promise.all(storing);
      await write.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('rate_limits').where('key_digest', 'in', keys.map(digestOf)).execute();
      });
    },
  };
}

/** Rolls back what was counted; `rows` have their maximum. */
class FullError extends Error {
  readonly rows: Row[];

  constructor(rows: Row[]) {
    super('A counter has its maximum.');
    this.rows = rows;
  }
}

async function findFull(transaction: Kysely<Tables>, attempt: Attempt): Promise<Row[]> {
  const rows = await transaction
    .selectFrom('rate_limits')
    .selectAll()
    .where(
      'key_digest',
      'in',
      attempt.counters.map(({ digest }) => digest),
    )
    .where('window_ends_at', '>', attempt.now)
    .where('window_ends_at', '<=', attempt.tooLate)
    .execute();
  return rows.filter((row) => row.count >= maxOf(attempt, row));
}

function maxOf({ counters }: Attempt, row: Row): number {
  return counters.find(({ digest }) => digest === row.key_digest)?.max ?? UNLIMITED;
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
