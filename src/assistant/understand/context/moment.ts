// One turn as its parts see it: what was said, what it was read as, and the state it changes.

import type { Reading } from '../../../schemas/reading.ts';
import type { Shop } from '../../../schemas/shop.ts';
import type { Cue } from '../reading/intents/cues.ts';
import type { ServiceMention } from '../reading/service.ts';
import type { SlotContext } from '../reading/slot.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import type { Words } from '../reading/words/words.ts';
import { isQuestion } from './question.ts';
import type { ReaderState } from './reader-state.ts';

export interface Moment {
  message: string;
  words: Words;
  /** The message's beginning in lower case, without accents, in whatever language it is. */
  folded: string;
  reading: Reading;
  cues: ReadonlySet<Cue>;
  /** Services named in the message, in order. */
  mentions: ServiceMention[];
  shop: Shop;
  now: Date;
  /** ISO day in the shop's time zone. */
  today: string;
  /** The state before this message. */
  before: ReaderState;
  /** The state after it; a copy that the turn's parts fill in. */
  state: ReaderState;
}

/** A question about the trade that tells nothing of a job: "how many hats fit in a box?" */
export const isOnlyAsking = ({ words, reading }: Moment): boolean =>
  isQuestion(words) &&
  reading.intents.length === 0 &&
  Object.keys(reading.slots).every((slot) => slot === 'service');

/** The message as the slot parsers take it, for a second look at a slot that the reading left empty. */
export const slotContextOf = ({ words, before, shop, today }: Moment): SlotContext => ({
  words,
  numbers: findNumbers(words.all),
  taken: [],
  asked: before.asked,
  reach: { email: before.slots.email },
  isOnVehicle: before.slots.service === 'car-wraps',
  shop,
  today,
});
