// The optional language model as a port of two methods: it reads and rewords, and never decides, prices, promises or
// saves. What it returns is raw: reading goes through the engine's slot parsers, wording through the guard.
import type { Intent, Slots } from '../schemas/reading.ts';

export interface Model {
  /**
   * Says which words of a message speak of what. Rejects with a ModelError.
   *
   * @example
   * await model.read({ message: 'a gross of those fridge thingies', asked: 'quantity' }, signal);
   * // { intents: ['quote'], words: { quantity: 'a gross' } }
   */
  read(request: ReadRequest, signal: AbortSignal): Promise<ModelReading>;
  /** Statements in other words, in pieces as they come. Throws a ModelError, also when the text ends too early. */
  phrase(request: PhraseRequest, signal: AbortSignal): AsyncIterable<string>;
}

/** Nothing in it names a visitor: contact details are masked. */
export interface ReadRequest {
  message: string;
  /** What was asked last, by its name in the conversation's state. */
  asked: string | null;
}

/** As above. */
export interface PhraseRequest {
  /** What the visitor wrote. */
  message: string;
  /** What there is to say, a sentence each. */
  statements: readonly string[];
  /** The question that follows them word for word; empty if none does. */
  question: string;
}

export interface ModelReading {
  intents: Intent[];
  /** Per slot the visitor's own words. */
  words: Partial<Record<JobSlot, string>>;
}

/** Slots of the job. Contact details never reach a model. */
export const JOB_SLOTS = [
  'service',
  'quantity',
  'dueDate',
  'budgetCents',
  'sizes',
  'colors',
  'imprintLocations',
  'dimensions',
  'artwork',
] as const satisfies readonly (keyof Slots)[];
export type JobSlot = (typeof JOB_SLOTS)[number];

/** What the model gave for one turn, with its limits kept: nothing here rejects or takes too long. */
export interface TurnModel {
  /** False where there is no model: nobody need prepare a request. */
  isThere: boolean;
  read(request: ReadRequest): Promise<ModelReading>;
  /** Ends early where the model fails. */
  phrase(request: PhraseRequest): AsyncIterable<string>;
}

/** Gives each turn its model; the turn's time runs from this call on. */
export type BeginTurn = (conversationId: string, log: ModelLog) => TurnModel;

/** Gets nothing of what was sent or received. */
export interface ModelLog {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
}

/**
 * `unreachable`: no connection, or it broke. `timeout`: too slow. `refused`: an HTTP status that is no success.
 * `unusable`: an answer that is none. The message holds nothing of what was sent or received.
 */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: 'unreachable' | 'timeout' | 'refused' | 'unusable';
  readonly status: number | null;
  /** From the answer's Retry-After. */
  readonly retryAfterMs: number | null;

  constructor(
    kind: ModelError['kind'],
    message: string,
    more: { status?: number; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.status = more.status ?? null;
    this.retryAfterMs = more.retryAfterMs ?? null;
  }
}
