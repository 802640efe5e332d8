// Retries do nothing twice: the first answer to an idempotency key is kept and given again.
import { createHash } from 'node:crypto';
import {
  AlreadyAnsweredError,
  type AnswerToKeep,
  type IdempotencyKey,
  type IdempotencyStore,
} from '../../storage/requests/request-stores.ts';
import { ProblemError } from '../plugins/problems.ts';

export interface Answer {
  status: number;
  /** What goes into JSON. */
  body: unknown;
}

/**
 * Makes of an answer what storage keeps in the transaction that the answer is about. `subjectId` is the id of the
 * conversation or of the quote form's lead: the answer goes when that goes.
 */
export type Keep = (answer: Answer, subjectId: string) => AnswerToKeep;

interface OneRequest {
  /** The route, e.g. 'POST /api/contact'. */
  scope: string;
  /** Undefined where the browser sent none: then nothing is kept. */
  key: string | undefined;
  /** The checked body, which a retry must repeat. */
  body: unknown;
}

export type WithIdempotency = (
  request: OneRequest,
  work: (keep: Keep | undefined) => Promise<Answer>,
) => Promise<Answer & { isReplay: boolean }>;

/**
 * Runs a request's work, or repeats the answer that its key has already got. A copy that arrives while the
 * first runs waits for it; if the first fails, the copy runs. Throws a ProblemError 409 for another body.
 */
export function createIdempotency(answers: IdempotencyStore, now: () => Date): WithIdempotency {
  const running = new Map<string, { fingerprint: string; answer: Promise<Answer> }>();

  return async ({ scope, key, body }, work) => {
    if (key === undefined) return { ...(await work(undefined)), isReplay: false };
    const mine = { scope, key, fingerprint: digest(JSON.stringify(body)) };
    const id = `${scope} ${key}`;
    for (let first = running.get(id); first; first = running.get(id)) {
      if (first.fingerprint !== mine.fingerprint) throw otherBody();
      const answer = await first.answer.catch(() => undefined);
      if (answer) return { ...answer, isReplay: true };
    }
    const attempt = findOrWork((wanted) => findKept(answers, wanted, now()), mine, work);
    running.set(id, { fingerprint: mine.fingerprint, answer: attempt });
    try {
      return await attempt;
    } finally {
      running.delete(id);
    }
  };
}

/** SHA-256 in hexadecimal. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const KEPT_MS = 24 * 60 * 60_000;

async function findOrWork(
  find: (mine: IdempotencyKey) => Promise<(Answer & { isReplay: true }) | undefined>,
  mine: IdempotencyKey,
  work: (keep: Keep) => Promise<Answer>,
): Promise<Answer & { isReplay: boolean }> {
  const kept = await find(mine);
  if (kept) return kept;
  try {
    return { ...(await work((answer, subjectId) => ({ ...mine, ...answer, subjectId }))), isReplay: false };
  } catch (error) {
    // Another instance was quicker with the same key.
    const theirs = error instanceof AlreadyAnsweredError && (await find(mine));
    if (theirs) return theirs;
    throw error;
  }
}

async function findKept(answers: IdempotencyStore, mine: IdempotencyKey, now: Date) {
  const kept = await answers.find(mine.scope, mine.key);
  if (!kept || Date.parse(kept.createdAt) < now.getTime() - KEPT_MS) return undefined;
  if (kept.fingerprint !== mine.fingerprint) throw otherBody();
  return { status: kept.status, body: kept.body, isReplay: true } as const;
}

function otherBody(): ProblemError {
  return new ProblemError(409, 'This Idempotency-Key came with another body before.');
}
