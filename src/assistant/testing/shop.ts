// The shipped shop and a conversation with it, for tests.
import { join } from 'node:path';
import { loadShop } from '../../shop/load-shop.ts';
import { beginMoment } from '../begin-moment.ts';
import type { Moment } from '../moment.ts';
import { read } from '../read.ts';
import type { SlotContext, SlotResult } from '../reading/slot.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { splitWords } from '../reading/words/words.ts';
import { initialState } from '../state.ts';
import { takeTurn } from '../take-turn.ts';
import type { ConversationState, Question, Turn } from '../turn.ts';

export const shop = await loadShop(join(import.meta.dirname, '../../../shop'));

/** A Wednesday morning in the shop. */
export const NOW = new Date('2026-03-04T16:00:00Z');
export const TODAY = '2026-03-04';

/** What a slot parser gets for a message on its own. */
export function contextFor(message: string, asked: Question | null = null, today = TODAY): SlotContext {
  const words = splitWords(message, shop);
  return { words, numbers: findNumbers(words.all), taken: [], asked, shop, today };
}

/** The value a parser fills, or the status where it fills none. */
export const outcome = <T>(result: SlotResult<T>): T | 'unclear' | 'skipped' =>
  result.status === 'filled' ? result.value : result.status;

/** Says one message after another and returns the last turn. */
export function say(messages: readonly string[], state: ConversationState = initialState(), now = NOW): Turn {
  let turn: Turn | undefined;
  for (const message of messages) {
    const before: ConversationState = turn?.state ?? state;
    turn = takeTurn(before, message, read(message, before, shop, now), shop, now);
  }
  if (!turn) throw new Error('Nothing was said.');
  return turn;
}

/** The moment in which a message is said, after others; before anything is remembered of it. */
export function momentOf(message: string, said: readonly string[] = []): Moment {
  const before = said.length > 0 ? say(said).state : initialState();
  return beginMoment(before, message, read(message, before, shop, NOW), shop, NOW);
}
