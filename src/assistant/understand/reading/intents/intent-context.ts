// What the intents of a message are told by.

import type { Slots } from '../../../../schemas/reading.ts';
import type { Question } from '../slot.ts';
import type { Words } from '../words/words.ts';
import type { Cue } from './cues.ts';

export interface IntentContext {
  words: Words;
  slots: Slots;
  cues: ReadonlySet<Cue>;
  asked: Question | null;
  /** Is a job being talked about, or stored already? */
  isUnderway: boolean;
  /** Is an order talked about that was placed before, and its goods known? */
  isAfterOrder: boolean;
  /** Does the message name one of the services? */
  hasService: boolean;
  /** Did the owner write down that such a question is answered on one of the pages, by as many telling words? */
  isOnPage: (text: string, least: number) => boolean;
}
