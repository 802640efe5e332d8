// The job as a question tries it out (another print, an option, what the money buys), kept apart until the visitor says yes to it.
import type { Slots } from '../schemas/reading.ts';
import { highestJob, startNextJob } from './jobs.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';
import { worded } from './reading/words/triggers.ts';
import type { ConversationState } from './turn.ts';

/** A yes to it takes what was tried out; of other goods than those talked about it becomes a job that waits. */
export function takeSupposed(moment: Moment): void {
  const { state, before } = moment;
  state.supposed = null;
  if (!before.supposed || !takesSupposed(moment)) return;
  const { isBeside, drops, ...tried } = before.supposed;
  if (drops !== undefined) return;
  if (!isBeside) {
    Object.assign(state, tried, { slots: { ...tried.slots }, options: { ...tried.options } });
    return;
  }
  const { slots, options, inkColors, thing } = tried;
  state.jobs = [
    ...state.jobs,
    { job: highestJob(state) + 1, slots, options, inkColors, thing, stored: false },
  ];
  if (before.stored) startNextJob(state);
}

/** Is what was tried out wanted? "yes", "ok put that down", "yeah, how soon could I have them?" */
export const takesSupposed = ({ before, reading, words }: Moment): boolean =>
  before.supposed !== null &&
  // Where something else was asked, a yes is the answer to that.
  (before.asked === null || TAKES.test(words.plain)) &&
  (CLEAR_YES.test(words.plain) ||
    (!isQuestion(words) && (reading.intents[0] === 'affirm' || TAKES.test(words.plain))));

const TAKES = worded(
  / (?:add|take|include|put|do|go with|change) (?:it|that|them|those|the)(?: (?:in|on|down|please|then|too|one|way|to that))* $/,
);
const CLEAR_YES = worded(/^ (?:yes|yea|yeah|yep|yup|sure|absolutely|definitely|please do|sounds good) /);

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

/** The same of goods beside the job talked about: nothing of that job is theirs. */
export const triedBeside = (tried: NonNullable<ConversationState['supposed']>, { service }: Slots) => ({
  ...tried,
  slots: {
    service,
    ...(tried.slots.quantity !== undefined && { quantity: tried.slots.quantity }),
    ...(tried.slots.dimensions !== undefined && { dimensions: tried.slots.dimensions }),
  },
  inkColors: null,
  inksByPlace: {},
  colorRoles: {},
  isBeside: true as const,
});
