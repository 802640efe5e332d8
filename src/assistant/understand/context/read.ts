// Words to a reading: the slot parsers in their order, each told what the ones before it have taken, then the intents.

import type { Intent, Reading } from '../../../schemas/reading.ts';
import type { Shop } from '../../../schemas/shop.ts';
import { readToldJob, slotsOfTold } from '../../../schemas/told-job.ts';
import { findAsked } from '../../../shop/knowledge.ts';
import { agreesToPerson } from '../reading/intents/announced.ts';
import { readCues } from '../reading/intents/cues.ts';
import { readIntents } from '../reading/intents/intents.ts';
import { isAfterOrder } from './expected.ts';
import { readWords } from './read-slots.ts';
import type { ReaderState } from './reader-state.ts';

/**
 * Reads a visitor's message in the light of what Carl asked last. Pure; takes some tenths of a millisecond.
 *
 *     read('2 doz hats by friday, dana@example.com', state, shop, now).slots.quantity; // 24
 */
export function read(message: string, state: ReaderState, shop: Shop, now: Date): Reading {
  const told = readToldJob(message, shop);
  if (told) return { intents: ['quote', 'services'], slots: slotsOfTold(told) };
  const { words, slots, hasService } = readWords(message, state, shop, now);
  const intents = readIntents({
    words,
    slots,
    cues: readCues(words),
    asked: state.asked,
    isUnderway: state.flow !== null || state.stored || state.slots.service !== undefined,
    isAfterOrder: isAfterOrder(state),
    hasService,
    isOnPage: (text, least) =>
      (findAsked(shop, text, 'en')?.words ?? []).filter((word) => word !== 'how').length >= least,
  });
  // "that's fine, someone can get back to me with a price": what was announced is agreed to; where no job is under way,
  // a person is wanted for it.
  if (mayAgree(intents) && state.source === 'chat' && agreesToPerson(state.lastReply, words.plain)) {
    const others = intents.filter((one) => !OF_AGREEING.has(one));
    return { intents: [state.flow === null ? 'human' : 'affirm', ...others], slots };
  }
  return { intents, slots };
}

const mayAgree = (intents: readonly Intent[]): boolean =>
  intents.length === 0 || intents.some((one) => one === 'human' || one === 'off_topic');

const OF_AGREEING: ReadonlySet<Intent> = new Set<Intent>([
  'affirm',
  'human',
  'off_topic',
  'pricing',
  'quote',
]);
