// What every slot parser gets and gives: one message with its context in, a three-way result out.
import type { Shop } from '../../schemas/shop.ts';
import type { Question } from '../turn.ts';
import type { NumberSpan } from './words/numbers.ts';
import type { Words } from './words/words.ts';

/** A stretch of the message, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/**
 * `filled`: the visitor gave a value. `unclear`: they tried, but it cannot be used as it stands.
 * `skipped`: the message says nothing of it.
 */
export type SlotResult<T> =
  | { status: 'filled'; value: T; span: Span }
  | { status: 'unclear'; span: Span }
  | { status: 'skipped' };

export interface SlotContext {
  words: Words;
  numbers: NumberSpan[];
  /** Stretches that other parsers have read already: a phone's digits are no quantity. */
  taken: Span[];
  /** What Carl asked last: a bare "50" answers a question for the quantity. */
  asked: Question | null;
  shop: Shop;
  /** ISO day in the shop's time zone. */
  today: string;
}

export const skipped = { status: 'skipped' } as const;

export const overlaps = (span: Span, taken: readonly Span[]): boolean =>
  taken.some((other) => span.start < other.end && other.start < span.end);

/** The stretch from word `from` up to, not including, word `to`. */
export function spanOf(words: Words, from: number, to: number): Span {
  return { start: words.all[from]?.start ?? 0, end: words.all[to - 1]?.end ?? 0 };
}

/** "actually", "not ..., ...", "wrong", "I meant": of two values the later one holds. */
export const isCorrection = (words: Words): boolean => CORRECTION.test(words.plain);
const CORRECTION =
  / (?:actually|instead|no|not|wrong|correction|meant|mean|rather|scratch that|change|sorry|oops|update|correct) /;

/** "... instead of the old one, a@b.example": said only to be replaced. */
export const isReplaced = (message: string, { start }: Span): boolean =>
  /\b(?:instead of|rather than|not|don['’]?t use|forget|old (?:one|number|email)|was)(?: [\w']+){0,4}[ ,:]*$/i.test(
    message.slice(Math.max(0, start - 60), start),
  );
