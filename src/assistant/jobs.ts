// The jobs of a conversation: the one talked about, those done and those waiting, and what passes from one to the next.
import type { Slots } from '../schemas/reading.ts';
import type { Moment } from './moment.ts';
import { initialState } from './state.ts';
import type { ConversationState, OtherJob, Question } from './turn.ts';

/** What still applies to another job: who the visitor is. */
const OWN_SLOTS = ['name', 'email', 'phone', 'company'] as const;

/** Puts the current job away as done and begins the one that waits, or another, with what still applies. */
export function startNextJob(state: ConversationState): void {
  const waiting = state.jobs.find(({ job, stored }) => !stored && job !== state.job);
  const { slots, options, inkColors, thing, stored } = state;
  const done = { job: state.job, slots, options, inkColors, thing, stored };
  const next = waiting?.job ?? highestJob(state) + 1;
  state.jobs = [...state.jobs.filter(({ job }) => job !== state.job && job !== next), done];
  clearJob(state);
  Object.assign(state.slots, waiting?.slots);
  state.thing = waiting?.thing ?? null;
  state.options = { ...waiting?.options };
  state.inkColors = waiting?.inkColors ?? null;
  state.job = next;
}

/** Lets the current job wait, and begins another of which nothing is known but who asks for it. */
export function putAside(state: ConversationState): void {
  const { job, slots, options, inkColors, thing, stored, capturing, source } = state;
  const next = highestJob(state) + 1;
  state.jobs = [...state.jobs, { job, slots, options, inkColors, thing, stored }];
  clearJob(state);
  Object.assign(state, { job: next, capturing, source });
}

/** Lets the current job wait, and goes on with the one that waited. */
export function takeUpWaiting(
  state: ConversationState,
  { job, slots, options, inkColors, thing }: OtherJob,
): void {
  const { said, described } = state;
  putAside(state);
  state.jobs = state.jobs.filter((other) => other.job !== job);
  Object.assign(state, { job, thing, inkColors, options: { ...options }, said, described });
  Object.assign(state.slots, slots);
}

/** Forgets what was said of a job that is not stored; one that is stays as it is, and another begins. */
export function startOver(state: ConversationState): void {
  if (state.stored) startNextJob(state);
  else clearJob(state);
}

function clearJob(state: ConversationState): void {
  const {
    language,
    introducedInSpanish,
    condoled,
    placeTold,
    reach,
    job,
    jobs,
    declined,
    abuses,
    lastReply,
    turns,
  } = state;
  Object.assign(state, initialState(), {
    language,
    introducedInSpanish,
    condoled,
    placeTold,
    reach,
    slots: personalSlots(state.slots),
    job,
    jobs,
    abuses,
    lastReply,
    turns,
    flow: 'quote',
    declined: declined.filter((question) => PERSONAL.has(question)),
  } satisfies Partial<ConversationState>);
}

/** Who the visitor is, whatever job is talked about. */
export function personalSlots(slots: Slots): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([slot]) => OWN_SLOTS.some((own) => own === slot)));
}

/** What was known before this message of the job it is about: of a new job only who the visitor is. */
export function slotsBefore({ before, state }: Pick<Moment, 'before' | 'state'>): Slots {
  return before.job === state.job ? before.slots : personalSlots(before.slots);
}

/** The jobs of this conversation that are still to be sent, the one talked about first. */
export const openJobs = (state: ConversationState): ConversationState[] => [
  state,
  ...state.jobs
    .filter(({ job, stored }) => !stored && job !== state.job)
    .map((other) => ({ ...state, ...other })),
];

export const PERSONAL: ReadonlySet<Question> = new Set(['name', 'email', 'phone', 'contact', 'company']);

export const highestJob = ({ job, jobs }: ConversationState): number =>
  Math.max(job, ...jobs.map((other) => other.job));
