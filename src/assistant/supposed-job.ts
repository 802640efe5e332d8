// The job as a question tries it out (another print, an option, what the money buys), kept apart until the visitor says yes to it.
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { worded } from './reading/words/triggers.ts';
import type { ConversationState } from './turn.ts';

/** A yes to it takes what was tried out. */
export function takeSupposed({ state, before, reading, words }: Moment): void {
  state.supposed = null;
  const isTaken = reading.intents[0] === 'affirm' || TAKES.test(words.plain);
  if (before.supposed && isTaken && !isQuestion(words)) Object.assign(state, before.supposed);
}

const TAKES = worded(
  / (?:add|take|include|put|do|go with|change) (?:it|that|them|those|the)(?: (?:in|on|down|please|then|too|one|way|to that))* $/,
);

/** What a question may try out; the number of pieces has a way back of its own. */
export const triedOf = ({
  slots,
  options,
  inkColors,
  inksByPlace,
  colorRoles,
  thing,
}: ConversationState) => ({
  slots,
  options,
  inkColors,
  inksByPlace,
  colorRoles,
  thing,
});
