// Conversations with what must come of them: evaluation/stories, played without holding Carl to his exact words.
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { openConversation } from '../../src/assistant/greet.ts';
import { type ConversationState, slotsOf } from '../../src/assistant/state/state.ts';
import type { Effect, Turn } from '../../src/assistant/state/turn.ts';
import { breachesOfManners } from '../../src/assistant/stories/manners.ts';
import { playStep, type Said } from '../../src/assistant/stories/play-step.ts';
import { QUESTIONS } from '../../src/schemas/commands.ts';
import type { Slots } from '../../src/schemas/reading.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import { replyDueAt } from '../../src/shop/opening-hours.ts';
import { timeIn } from '../shop.ts';
import { SLOTS, shown, USUAL_NOW } from './messages.ts';
import { isSame } from './same-value.ts';

const one = <T extends z.ZodMiniType>(schema: T) => z.optional(z.union([schema, z.array(schema)]));
const question = z.enum([...QUESTIONS, 'nothing']);

const expectations = {
  /** Patterns that the reply matches, whatever the case. */
  says: one(z.string()),
  never_says: one(z.string()),
  /** What Carl asks at the end of the reply; one of several. */
  asks: one(question),
  /** Values that he holds after the reply; null for none. */
  knows: z.optional(z.partialRecord(z.enum(SLOTS), z.unknown())),
  form_offered: z.optional(z.boolean()),
  /** What is stored by the step, as far as named; details and due date as patterns. false for nothing. */
  lead: z.optional(z.union([z.literal(false), z.record(z.string(), z.unknown())])),
};

const stepSchema = z.union([
  z.strictObject({ visitor: z.string(), ...expectations }),
  z.strictObject({ silence: z.literal(true), ...expectations }),
  /** Says what belongs to each question Carl asks, until he stores a lead; the expectations hold for the end. */
  z.strictObject({ answers: z.record(z.string(), z.string()), ...expectations }),
]);
type Step = z.infer<typeof stepSchema>;

const storySchema = z.strictObject({
  title: z.string(),
  now: z.optional(z.string()),
  start: z.optional(z.enum(['quote_flow', 'human_support', 'design_consultation'])),
  turns: z.array(stepSchema).check(z.minLength(1)),
  /** How many leads there are in the end. */
  leads: z.optional(z.number()),
  never_asks: z.optional(z.array(question)),
});
export type Story = z.infer<typeof storySchema>;

/** Reads the stories of one file; throws with the file and story at fault. */
export function parseStories(file: string, text: string): Story[] {
  return (parse(text) as { title?: string }[]).map((story) => {
    const parsed = storySchema.safeParse(story);
    if (parsed.success) return parsed.data;
    throw new Error(`${file}: ${story.title}\n${z.prettifyError(parsed.error)}`);
  });
}

interface Stage {
  shop: Shop;
  now: Date;
  state: ConversationState;
  turn: Turn | null;
  last: string;
  /** The jobs that a lead is stored for, and by when each is answered. */
  jobs: Map<number, Date>;
  asked: string[];
  faults: string[];
}

/** Plays the story and says in words what came out otherwise; nothing if all is well. */
export function playStory(story: Story, shop: Shop): string[] {
  const { messages, state } = openConversation(shop, story.start ?? null);
  const stage: Stage = {
    shop,
    now: timeIn(shop, story.now ?? USUAL_NOW),
    state,
    turn: null,
    last: messages.at(-1) ?? '',
    jobs: new Map(),
    asked: [],
    faults: [],
  };
  for (const step of story.turns) {
    if ('answers' in step) answerEverything(stage, step);
    else check(stage, step, say(stage, step), 'visitor' in step ? step.visitor : '(silence)');
  }
  if (story.leads !== undefined && stage.jobs.size !== story.leads)
    stage.faults.push(`${stage.jobs.size} leads instead of ${story.leads}`);
  for (const name of story.never_asks ?? [])
    if (stage.asked.includes(name)) stage.faults.push(`asks for ${name}`);
  return stage.faults;
}

const MOST_ANSWERS = 14;

function answerEverything(stage: Stage, step: Extract<Step, { answers: unknown }>): void {
  const given = new Map<string, number>();
  let effect: Effect | null = null;
  for (let turns = 0; turns < MOST_ANSWERS && !effect?.confirmed; turns++) {
    const asked = stage.state.asked ?? 'nothing';
    const times = (given.get(asked) ?? 0) + 1;
    given.set(asked, times);
    // The price book's options differ; any other question once answered is not asked again.
    if (times > 1 && asked in step.answers && asked !== 'option') {
      stage.faults.push(`asks for ${asked} again: "${stage.last}"`);
      break;
    }
    effect = say(stage, { visitor: answerTo(asked, step.answers, slotsOf(stage.state)) });
  }
  check(stage, step, effect, '(answers)');
}

/** Asked who it is for and how to reach them, people give both. */
function answerTo(asked: string, answers: Record<string, string>, { name }: Slots): string {
  const answer = answers[asked] ?? answers.otherwise ?? 'not sure';
  return asked === 'contact' && name === undefined && answers.name && answers.contact
    ? `${answers.name}, ${answer}`
    : answer;
}

/** Says it, and holds Carl to his manners and to asking nothing he knows. */
function say(stage: Stage, said: Said): Effect | null {
  const { state, shop, now, last } = stage;
  const { turn, effect } = playStep(
    'visitor' in said ? { visitor: said.visitor } : { silence: true },
    state,
    shop,
    now,
    stage.jobs.get(state.request),
  );
  stage.turn = turn;
  for (const { job } of turn?.effects ?? (effect ? [effect] : []))
    if (!stage.jobs.has(job)) stage.jobs.set(job, replyDueAt(shop, now));
  if (!turn) return effect;
  stage.faults.push(...breachesOfManners(turn, last));
  const { asked } = turn.state;
  const slots = slotsOf(turn.state);
  stage.asked.push(asked ?? 'nothing');
  if (asked !== null && asked in slots)
    stage.faults.push(`asks for ${asked}, which he knows: "${turn.reply}"`);
  stage.state = turn.state;
  stage.last = turn.reply;
  return effect;
}

function check({ turn, state, faults }: Stage, step: Step, effect: Effect | null, where: string): void {
  const fault = (what: string) => faults.push(`${where}: ${what}`);
  const reply = turn?.reply ?? '';
  for (const pattern of listOf(step.says))
    if (!new RegExp(pattern, 'isu').test(reply)) fault(`says "${reply}", nothing like ${pattern}`);
  for (const pattern of listOf(step.never_says))
    if (new RegExp(pattern, 'isu').test(reply)) fault(`says "${reply}", and so ${pattern}`);
  const asks = listOf(step.asks);
  if (asks.length > 0 && !asks.includes(state.asked ?? 'nothing'))
    fault(`asks ${state.asked ?? 'nothing'} instead of ${asks.join(' or ')}: "${reply}"`);
  for (const slot of SLOTS) {
    if (!step.knows || !(slot in step.knows)) continue;
    const held: Slots[keyof Slots] | null = slotsOf(state)[slot] ?? null;
    if (!isSame(slot, step.knows[slot] ?? null, held))
      fault(`holds ${slot} ${shown(held)} instead of ${shown(step.knows[slot] ?? null)}`);
  }
  if (step.form_offered !== undefined && turn?.shouldCaptureLead !== step.form_offered)
    fault(`the form is ${turn?.shouldCaptureLead ? '' : 'not '}on offer`);
  if (step.lead !== undefined) for (const what of leadFaults(step.lead, effect)) fault(what);
}

function leadFaults(expected: false | Record<string, unknown>, effect: Effect | null): string[] {
  if (expected === false) return effect ? ['a lead is stored'] : [];
  if (!effect) return ['no lead is stored'];
  const stored: Record<string, unknown> = {
    ...effect.lead,
    source: effect.source,
    confirmed: effect.confirmed,
  };
  return Object.entries(expected).flatMap(([field, value]) => {
    const isPattern = field === 'details' || field === 'dueDate';
    const isRight = isPattern
      ? new RegExp(String(value), 'isu').test(String(stored[field]))
      : stored[field] === value;
    return isRight ? [] : [`the lead's ${field} is ${shown(stored[field])} instead of ${shown(value)}`];
  });
}

const listOf = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
