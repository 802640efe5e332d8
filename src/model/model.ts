// The optional language model as a port of two methods: it reads and rewords, and never decides, prices, promises or
// saves. What it returns is raw: commands are held against the catalog and the message, wording goes through the guard.
import type { Command, Topic } from '../schemas/commands.ts';

export interface Model {
  /**
   * Says what a message asks the dialogue to do. Rejects with a ModelError.
   *
   * @example
   * await model.read({ message: 'a gross of those fridge thingies', asked: 'service', items: [], products, methods }, signal);
   * // { commands: [{ do: 'AddItem', goods: { product: 'magnet', service: null, wording: 'fridge thingies' } }, …] }
   */
  read(request: ReadRequest, signal: AbortSignal): Promise<ModelReading>;
  /** Statements in other words, in pieces as they come. Throws a ModelError, also when the text ends too early. */
  phrase(request: PhraseRequest, signal: AbortSignal): AsyncIterable<string>;
}

/** Nothing in it names a visitor: contact details are masked. */
export interface ReadRequest {
  message: string;
  /** What was asked last, by its name in the conversation's state; of an option, its own. */
  asked: string | null;
  /** What the request holds so far. */
  items: readonly ReadItem[];
  /** Ids of the catalog. */
  products: readonly string[];
  methods: readonly string[];
}

export interface ReadItem {
  id: number;
  product: string | null;
  wording: string | null;
  quantity: number | null;
  /** Is it the one talked about? */
  isActive: boolean;
  /** The names that its options take, of the one talked about. */
  options?: Readonly<Record<string, readonly string[]>>;
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
  /** As they came: nobody has checked that they are commands. */
  commands: readonly unknown[];
}

/** What a model may ask for: nothing that agrees, accuses, sends, hands over to a person or throws all away. */
export const MODEL_COMMANDS = [
  'AddItem',
  'RenameItem',
  'SelectItem',
  'RemoveItem',
  'Set',
  'SetRequest',
  'Skip',
  'Undo',
  'StartFlow',
  'Ask',
  'WhatIf',
] as const satisfies readonly Command['do'][];

/** Questions that are answered from the facts, whoever asks them. */
export const MODEL_TOPICS = [
  'price',
  'total',
  'next_break',
  'includes',
  'discount',
  'methods',
  'cheapest',
  'recommend',
  'deadline',
  'turnaround',
  'rush',
  'minimum',
  'artwork',
  'hours',
  'place',
  'services',
  'goods',
  'how_to_order',
  'known',
  'are_you_a_person',
  'privacy',
] as const satisfies readonly Topic[];

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
