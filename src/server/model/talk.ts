// One reply as it is given: what the model has told of the message, and what the visitor has been shown already. It
// lives through every run of the turn, since what was shown cannot be taken back.

import type { ModelLog, ModelReading, TurnModel } from '../../model/model.ts';
import { NO_MODEL } from '../../model/none.ts';

export interface Talk {
  model: TurnModel;
  /** What the model read, once it was asked. */
  reading: ModelReading | null;
  /** Sentences of the model that the visitor has been shown. */
  shown: string[];
  /** Shows one more, which must have been guarded. */
  show(sentence: string): void;
  log: ModelLog;
}

/** `onText` gets each piece of text as it is shown; the pieces joined begin the reply. */
export function beginTalk(model: TurnModel, log: ModelLog, onText: (text: string) => void): Talk {
  const shown: string[] = [];
  return {
    model,
    reading: null,
    shown,
    show(sentence) {
      onText(shown.length === 0 ? sentence : ` ${sentence}`);
      shown.push(sentence);
    },
    log,
  };
}

/** Without a model, and where nobody listens. */
export const quietTalk = (): Talk => beginTalk(NO_MODEL, { info: () => {}, warn: () => {} }, () => {});
