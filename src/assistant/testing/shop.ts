// The shipped shop and a conversation with it, for tests.
import { join } from 'node:path';
import { loadShop } from '../../shop/load-shop.ts';
import { activeItem, type ConversationState, initialState } from '../state/state.ts';
import type { Turn } from '../state/turn.ts';
import { takeTurn } from '../take-turn.ts';
import { beginMoment } from '../understand/context/begin-moment.ts';
import type { Moment } from '../understand/context/moment.ts';
import { read } from '../understand/context/read.ts';
import { readItem } from '../understand/context/read-item.ts';
import { readerState } from '../understand/reader-state.ts';
import type { SlotContext, SlotResult } from '../understand/reading/slot.ts';
import { findNumbers } from '../understand/reading/words/numbers.ts';
import { splitWords } from '../understand/reading/words/words.ts';
import { understand } from '../understand/understand.ts';

export const shop = await loadShop(join(import.meta.dirname, '../../../shop'));

/** A Wednesday morning in the shop. */
export const NOW = new Date('2026-03-04T16:00:00Z');
export const TODAY = '2026-03-04';

/** What a slot parser gets for a message on its own. */
export function contextFor(message: string, asked: SlotContext['asked'] = null, today = TODAY): SlotContext {
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
    const { commands, language } = understand(message, before, shop, now);
    turn = takeTurn(before, commands, shop, now, { language });
  }
  if (!turn) throw new Error('Nothing was said.');
  return turn;
}

/** The moment in which a message is said, after others; before anything is remembered of it. */
export function momentOf(message: string, said: readonly string[] = []): Moment {
  const state = said.length > 0 ? say(said).state : initialState();
  const before = readerState(state, activeItem(state), shop);
  return beginMoment(before, message, read(message, before, shop, NOW), shop, NOW);
}

/** What the reader knows of the goods talked about after all that was said: `knownAfter([...]).slots.quantity`. */
export function knownAfter(messages: readonly string[]): Moment['state'] {
  const moment = momentOf(messages.at(-1) ?? '', messages.slice(0, -1));
  readItem(moment);
  return moment.state;
}
