// One turn as its parts see it: what was said, what it was read as, and the state it changes.
import type { Reading } from '../schemas/reading.ts';
import type { Shop } from '../schemas/shop.ts';
import { isQuestion } from './question.ts';
import type { Cue } from './reading/intents/cues.ts';
import type { ServiceMention } from './reading/service.ts';
import type { SlotContext } from './reading/slot.ts';
import { findNumbers } from './reading/words/numbers.ts';
import type { Words } from './reading/words/words.ts';
import type { ConversationState, Effect, Question } from './turn.ts';

/** What is known of a message beside its words. */
export interface Surroundings {
  /** The time of the answer that the current job's lead was stored with, if it is stored already. */
  promised?: Date;
  /** It was said aloud, and written down by what listened. */
  isSpoken?: boolean;
}

export interface Moment extends Surroundings {
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
  before: ConversationState;
  /** The state after it; a copy that the turn's parts fill in. */
  state: ConversationState;
}

/** What a part of the turn has to say. */
export interface Answer {
  /** Sentences, in order. */
  says: string[];
  /** What is asked after them; undefined leaves the next question to the flow, null asks nothing. */
  asks?: Ask | null;
  suggestions?: string[];
  effects?: Effect[];
  /** What was asked before is not asked again now, but its answer is still awaited. */
  keepsAsked?: true;
  /** A flow's opening, said word for word: nothing is added to it. */
  isOpening?: true;
}

export interface Ask {
  question: Question;
  text: string;
  suggestions: string[];
  option?: string;
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
