// Messages with what a shop's person reads in them: the rows of evaluation/messages, and how Carl does on them.
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type ConversationState, initialState } from '../../src/assistant/state/state.ts';
import { takeTurn } from '../../src/assistant/take-turn.ts';
import { understand } from '../../src/assistant/understand/understand.ts';
import { QUESTIONS } from '../../src/schemas/commands.ts';
import { type Intent, intentSchema, type Slots, slotsSchema } from '../../src/schemas/reading.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import { timeIn } from '../shop.ts';
import { isSame } from './same-value.ts';
import { count, type Miss, type Share, type SlotCount } from './tally.ts';

/** When a row or story says nothing else: a Wednesday. */
export const USUAL_NOW = '2026-03-04T10:00';

export const SLOTS = Object.keys(slotsSchema.shape) as (keyof Slots)[];
const slotName = z.enum(SLOTS);

const rowSchema = z.strictObject({
  text: z.string(),
  /** Most likely first; [] for none at all. Absent: the intent is not judged. */
  intents: z.optional(z.array(intentSchema)),
  /** Every value that is there; a slot not named must stay empty. */
  slots: z.optional(z.partialRecord(slotName, z.unknown())),
  /** Other right values, null for none; for intents, others that may come first. */
  also_ok: z.optional(z.partialRecord(z.enum([...SLOTS, 'intents']), z.array(z.unknown()))),
  /** What Carl has just asked. */
  asked: z.optional(z.enum(QUESTIONS)),
  /** What the visitor has said before. */
  after: z.optional(z.array(z.string())),
  now: z.optional(z.string()),
});
type Row = z.infer<typeof rowSchema>;

export interface MessageFigures {
  firstIntent: Share;
  /** Rows with several intents, all of which were read. */
  allIntents: Share;
  /** Rows with nothing wrong and nothing missing. */
  exact: Share;
  slots: Record<string, SlotCount>;
}

/** Reads the rows of one file, YAML or a JSON object a line; throws with the file and row at fault. */
export function parseRows(file: string, text: string): Row[] {
  const rows: unknown[] = file.endsWith('.jsonl')
    ? text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line))
    : parse(text);
  return rows.map((row) => {
    const parsed = rowSchema.safeParse(row);
    if (parsed.success) return parsed.data;
    throw new Error(`${file}: ${JSON.stringify(row)}\n${z.prettifyError(parsed.error)}`);
  });
}

export const noMessageFigures = (): MessageFigures => ({
  firstIntent: { right: 0, of: 0 },
  allIntents: { right: 0, of: 0 },
  exact: { right: 0, of: 0 },
  slots: Object.fromEntries(SLOTS.map((slot) => [slot, { right: 0, wrong: 0, missed: 0 }])),
});

/** Has Carl read the rows, adds to the figures and returns what came out otherwise. */
export function judgeMessages(file: string, rows: Row[], shop: Shop, figures: MessageFigures): Miss[] {
  return rows.flatMap((row) => {
    const now = timeIn(shop, row.now ?? USUAL_NOW);
    const { reading } = understand(row.text, stateBefore(row, shop, now), shop, now);
    const faults = [
      ...judgeIntents(row, reading.intents, figures),
      ...SLOTS.flatMap((slot) => judgeSlot(row, slot, reading.slots[slot] ?? null, figures.slots[slot])),
    ];
    count(figures.exact, faults.length === 0);
    return faults.map((what) => ({ where: `${file}: ${row.text}`, what }));
  });
}

function stateBefore({ after = [], asked }: Row, shop: Shop, now: Date): ConversationState {
  let state = initialState();
  for (const message of after) {
    const { commands, language } = understand(message, state, shop, now);
    ({ state } = takeTurn(state, commands, shop, now, { language }));
  }
  return asked ? { ...state, asked, flow: state.flow ?? 'quote' } : state;
}

function judgeIntents({ intents, also_ok }: Row, got: Intent[], figures: MessageFigures): string[] {
  if (!intents) return [];
  const first = [intents[0] ?? null, ...(also_ok?.intents ?? [])];
  const isFirstRight = first.includes(got[0] ?? null);
  count(figures.firstIntent, isFirstRight);
  const isEachThere = intents.length < 2 || intents.every((intent) => got.includes(intent));
  if (intents.length > 1) count(figures.allIntents, isEachThere);
  return isFirstRight && isEachThere ? [] : [`intents ${listed(got)} instead of ${listed(intents)}`];
}

const listed = (intents: Intent[]): string => intents.join(', ') || 'none';

function judgeSlot(
  { slots, also_ok }: Row,
  slot: keyof Slots,
  got: Slots[keyof Slots] | null,
  tally: SlotCount | undefined,
): string[] {
  if (!tally) throw new Error(`No tally for ${slot}.`);
  const right = [slots?.[slot] ?? null, ...(also_ok?.[slot] ?? [])];
  if (right.some((expected) => isSame(slot, expected, got))) {
    if (got !== null) tally.right += 1;
    return [];
  }
  if (got !== null) tally.wrong += 1;
  if (!right.includes(null)) tally.missed += 1;
  return [`${slot} ${shown(got)} instead of ${shown(right[0])}`];
}

export const shown = (value: unknown): string => (value === null ? 'none' : JSON.stringify(value));
