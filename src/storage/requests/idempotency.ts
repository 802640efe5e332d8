// Answers kept under the key a browser sent, so that its retry gets the same one and nothing is done twice.
import type { Kysely } from 'kysely';
import { type Bind, prepare } from '../prepare.ts';
import type { Database, Tables } from '../tables.ts';
import {
  AlreadyAnsweredError,
  type AnswerToKeep,
  type IdempotencyKey,
  type IdempotencyStore,
} from './request-stores.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

export function createIdempotencyStore({ read }: Database): IdempotencyStore {
  const find = prepare((bind: Bind<{ scope: string; key: string }>) =>
    read
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'status', 'body', 'created_at as createdAt'])
      .where((eb) => eb.and({ scope: bind((wanted) => wanted.scope), key: bind((wanted) => wanted.key) })),
  );
  return {
    find: async (scope, key) => {
      const kept = (await find(read, { scope, key })).rows[0];
      return kept && { ...kept, body: JSON.parse(kept.body) as unknown };
    },
  };
}

/** Keeps answers in the transaction of the write they answer. */
export interface AnswerKeeper {
  /** Throws AlreadyAnsweredError if the key has an answer; a copy still being written elsewhere is waited for. */
  keep(transaction: Kysely<Tables>, answer: AnswerToKeep, now: Date): Promise<void>;
  /** Throws AlreadyAnsweredError if the key has an answer that is committed. */
  refuseIfAnswered(transaction: Kysely<Tables>, key: IdempotencyKey, now: Date): Promise<void>;
}

export function createAnswerKeeper({ write }: Database): AnswerKeeper {
  const insert = prepare((bind: Bind<{ answer: AnswerToKeep; createdAt: string; expired: string }>) =>
    write
      .insertInto('idempotency_keys')
      .values({
        scope: bind(({ answer }) => answer.scope),
        key: bind(({ answer }) => answer.key),
        fingerprint: bind(({ answer }) => answer.fingerprint),
        status: bind(({ answer }) => answer.status),
        body: bind(({ answer }) => JSON.stringify(answer.body)),
        created_at: bind(({ createdAt }) => createdAt),
        subject_id: bind(({ answer }) => answer.subjectId),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'key'])
          .doUpdateSet((eb) => ({
            fingerprint: eb.ref('excluded.fingerprint'),
            status: eb.ref('excluded.status'),
            body: eb.ref('excluded.body'),
            created_at: eb.ref('excluded.created_at'),
            subject_id: eb.ref('excluded.subject_id'),
          }))
          .where((eb) =>
            eb(
              'idempotency_keys.created_at',
              '<',
              bind(({ expired }) => expired),
            ),
          ),
      ),
  );
  return {
    keep: async (transaction, answer, now) => {
      const { numAffectedRows } = await insert(transaction, {
        answer,
        createdAt: now.toISOString(),
        expired: expiredBefore(now),
      });
      if (numAffectedRows === 0n) throw alreadyAnswered();
    },
    refuseIfAnswered: async (transaction, { scope, key }, now) => {
      const answer = await transaction
        .selectFrom('idempotency_keys')
        .select('status')
        .where('scope', '=', scope)
        .where('key', '=', key)
        .where('created_at', '>=', expiredBefore(now))
        .executeTakeFirst();
      if (answer) throw alreadyAnswered();
    },
  };
}

/** Answers created before this ISO time have lost their key. */
export function expiredBefore(now: Date): string {
  return new Date(now.getTime() - KEPT_MS).toISOString();
}

function alreadyAnswered(): AlreadyAnsweredError {
  return new AlreadyAnsweredError('A request with that key has already been answered.');
}
