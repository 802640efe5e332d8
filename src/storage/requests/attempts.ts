// Counts attempts per key in fixed windows. Only a digest of the key is stored, since keys hold names and addresses.
import { createHash } from 'node:crypto';
import { type Bind, prepare } from '../prepare.ts';
import type { AttemptStore } from '../storage.ts';
import type { Database } from '../tables.ts';

export function createAttemptStore({ write }: Database): AttemptStore {
  const hit = prepare(
    (bind: Bind<{ digest: string; amount: number; now: string; windowEndsAt: string; tooLate: string }>) =>
      write
        .insertInto('attempts')
        .values({
          key_digest: bind((attempt) => attempt.digest),
          count: bind((attempt) => attempt.amount),
          window_ends_at: bind((attempt) => attempt.windowEndsAt),
        })
        .onConflict((conflict) =>
          conflict.column('key_digest').doUpdateSet((eb) => {
            const endsAt = eb.ref('attempts.window_ends_at');
            const isOver = eb.or([
              eb(
                endsAt,
                '<=',
                bind((attempt) => attempt.now),
              ),
              // Begun by a clock that has been set back since: it would keep visitors out for as long as that was.
              eb(
                endsAt,
                '>',
                bind((attempt) => attempt.tooLate),
              ),
            ]);
            return {
              count: eb
                .case()
                .when(isOver)
                .then(eb.ref('excluded.count'))
                .else(eb('attempts.count', '+', eb.ref('excluded.count')))
                .end(),
              window_ends_at: eb
                .case()
                .when(isOver)
                .then(eb.ref('excluded.window_ends_at'))
                .else(eb.ref('attempts.window_ends_at'))
                .end(),
            };
          }),
        )
        .returning(['count', 'window_ends_at']),
  );

  /** Attempts that are counted but not yet on disk. */
  const storing = new Set<Promise<void>>();

  return {
    // Who asks goes on at once, so that on SQLite what follows shares the commit: measured with one visitor, the limit
    // adds 10 % to the time of a message instead of 53 %.
    hit: (key, windowMs, now, amount = 1) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ count: number; windowEndsAt: Date }>();
      const stored = write
        .transaction()
        .execute(async (transaction) => {
          const { rows } = await hit(transaction, {
            digest: digestOf(key),
            amount,
            now: now.toISOString(),
            windowEndsAt: new Date(now.getTime() + windowMs).toISOString(),
            tooLate: new Date(now.getTime() + 2 * windowMs).toISOString(),
          });
          const [row] = rows;
          if (!row) throw new Error('The attempt was not counted.');
          resolve({ count: row.count, windowEndsAt: new Date(row.window_ends_at) });
        })
        .catch(reject)
        .finally(() => storing.delete(stored));
      storing.add(stored);
      return promise;
    },

    clear: async (key) => {
      await Promise.all(storing);
      await write.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('attempts').where('key_digest', '=', digestOf(key)).execute();
      });
    },
  };
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
