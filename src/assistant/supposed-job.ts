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
  if (!before.supposed) return;
  const { isBeside, drops, ...tried } = before.supposed;
  if (!takesSupposed(moment)) {
    // It was put to them: no question for it comes after.
    if (!isBeside) state.optionsAsked = [...new Set([...state.optionsAsked, ...newOptions(moment)])];
    return;
  }
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

/** Those that the offer sets otherwise. */
const newOptions = ({ before: { supposed, options } }: Moment): string[] =>
  Object.entries(supposed?.options ?? {}).flatMap(([name, value]) => (options[name] === value ? [] : name));

/** "no thanks", and nothing else: the job stays. */
export function leavesSupposed({ before, reading: { intents, slots }, words }: Moment): boolean {
  if (before.supposed === null || before.asked !== null || isQuestion(words)) return false;
  const isNew = Object.entries(slots).some(
    ([slot, value]) => slot !== 'quantity' || value !== before.slots.quantity,
  );
  const isNo = intents[0] === 'deny' && intents.every((intent) => intent === 'deny' || intent === 'thanks');
  return !isNew && (isNo || (words.all.length <= LONGEST_REFUSAL && REFUSES.test(words.plain)));
}

const LONGEST_REFUSAL = 10;
const REFUSES = worded(
  /^ (?:(?:ok|oh|well|hmm|um|then|so|lets|let us|we will|i will|thanks|just|yeah|better) )*(?:no|nah|nope|not|never mind|keep|leave|stay|stick|staying|sticking|same)(?= )/,
);

/**
 * Is what was tried out wanted? "yes", "ok put that down", "yeah, how soon could I have them?", "OK. I need them by May 4";
 * not "ok, let me think", "fine, just one side then".
 */
export function takesSupposed({ before, reading, words, message }: Moment): boolean {
  if (before.supposed === null) return false;
  const isTaking = TAKES.test(words.plain);
  // Where something else was asked, a yes is the answer to that.
  if (before.asked !== null && !isTaking) return false;
  if (CLEAR_YES.test(words.plain)) return true;
  if (isQuestion(words)) return false;
  if (isTaking) return true;
  const isYes = reading.intents[0] === 'affirm' || OPENS_WITH_YES.test(message);
  return isYes && !reading.intents.includes('deny') && !LEAVES_IT.test(message);
}

const TAKES = worded(
  / (?:add|take|include|put|do|go with|change) (?:it|that|them|those|the)(?: (?:in|on|down|please|then|too|one|way|to that))* $/,
);
const CLEAR_YES = worded(/^ (?:yes|yea|yeah|yep|yup|sure|absolutely|definitely|please do|sounds good) /);
/** Said before all else; the words of a message leave it out. */
const OPENS_WITH_YES =
  /^\W*(?:(?:oh|ah|well|um)\W+)?(?:ok(?:ay|ey)?|kk?|sure|great|perfect|good|fine|al(?:l )?right|cool|awesome|excellent|wonderful|nice|lovely|deal|please|sounds (?:good|great|fine|right|perfect)|(?:that|it|this)(?:['’]s| is| sounds| would be| will be)? (?:works|good|great|fine|perfect|ok))(?! (?:to know|question|point|grief))\b/i;
/** "ok, let me think", "fine, just one side": another wish, or no answer yet. */
const LEAVES_IT =
  /\b(?:no|not|none|without|only|just|single|one side|leave|keep|skip|as (?:it )?(?:was|is)|never ?mind|forget|instead|but|think|thinking|check|ask|asking|decides?|later|back to you|let you know|rather|stick|original|first|too much)\b/i;

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
