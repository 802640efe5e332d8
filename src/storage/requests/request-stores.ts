// What storage promises of requests that come again, or too often.

export interface IdempotencyStore {
  /** Keys are free again after 24 h; an older answer may still be found until it is deleted or replaced. */
  find(
    scope: string,
    key: string,
  ): Promise<{ fingerprint: string; status: number; body: unknown; createdAt: string } | undefined>;
}

/** A key that a browser sent with a request, so that a retry does nothing twice. */
export interface IdempotencyKey {
  /** The route, e.g. 'POST /api/contact'. */
  scope: string;
  key: string;
  /** Digest of the request's body. */
  fingerprint: string;
}

/** Saved in the same transaction as the write it answers. */
export interface AnswerToKeep extends IdempotencyKey {
  status: number;
  /** What goes into JSON. */
  body: unknown;
  /** Id of the conversation or lead that the answer tells of: it goes when that goes. */
  subjectId: string;
}

/** Thrown by a write whose idempotency key was stored meanwhile: the caller answers with the kept one. */
export class AlreadyAnsweredError extends Error {
  override name = 'AlreadyAnsweredError';
}

/** Counted attempts in a fixed window per key, shared by all instances. A key is any text; a digest is stored. */
export interface RateLimitStore {
  /**
   * Counts one more attempt, or `amount`, in one statement; `count` includes it. A window begins with its first attempt; one that a
   * clock ahead of time began is over when it ends more than two windows from now. Unlike other writes it is answered
   * before it is on disk: a crash may forget an attempt.
   */
  hit(
    key: string,
    windowMs: number,
    now: Date,
    amount?: number,
  ): Promise<{ count: number; windowEndsAt: Date }>;
  /**
   * Counts one more attempt under every key, as hit does; or under none, where one of them has its `max` already: whoever
   * is refused uses up nothing that others share. `counts` are in the order of `counters`.
   */
  admit(
    counters: readonly Counter[],
    now: Date,
  ): Promise<{ counts: number[] } | { refusedBy: string; windowEndsAt: Date }>;
  clear(keys: readonly string[]): Promise<void>;
}

/** What is counted under a key, and how often within its window at most; without a `max` it is counted only. */
export interface Counter {
  key: string;
  max?: number;
  windowMs: number;
}
