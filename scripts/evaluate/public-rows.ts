// Rows of one slot or of intents alone, as public corpora give them: {text, expected} with kind, ref and also_ok.
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { initialState } from '../../src/assistant/state/state.ts';
import { takeTurn } from '../../src/assistant/take-turn.ts';
import { understand } from '../../src/assistant/understand/understand.ts';
import { isEmail } from '../../src/schemas/contact-details.ts';
import { INTENTS, type Reading } from '../../src/schemas/reading.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import { timeIn } from '../shop.ts';
import { shown, USUAL_NOW } from './messages.ts';
import { isSame } from './same-value.ts';
import { count, type Miss, type Share } from './tally.ts';

const rangeSchema = z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) });
const valueSchema = z.nullable(z.union([z.string(), z.number(), rangeSchema]));
const rowSchema = z.object({
  text: z.string(),
  expected: valueSchema,
  also_ok: z.optional(z.array(valueSchema)),
  kind: z.optional(z.string()),
  /** The day from which a relative date counts. */
  ref: z.optional(z.string()),
});
type Row = z.infer<typeof rowSchema>;
type Value = z.infer<typeof valueSchema>;

/** By a word in the file's name: what its rows are about. */
const ABOUT = {
  number: 'quantity',
  date: 'dueDate',
  phone: 'phone',
  email: 'email',
  name: 'name',
  intent: 'intents',
} as const;
type About = (typeof ABOUT)[keyof typeof ABOUT];

export interface PublicFigures {
  all: Share;
  kinds: Record<string, Share>;
  /** Rows that hold no value and from which none was read. */
  leftEmpty: Share;
}

/** What the rows of the file are about, undefined if its name does not say. */
export function aboutFile(file: string): About | undefined {
  const name = basename(file).toLowerCase();
  return Object.entries(ABOUT).find(([word]) => name.includes(word))?.[1];
}

export const parsePublicRows = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)));

/** Each row is read as a message out of the blue, as `npm run carl -- --read` reads it. */
export function judgePublicRows(
  about: About,
  rows: Row[],
  shop: Shop,
): { figures: PublicFigures; misses: Miss[] } {
  const figures: PublicFigures = { all: { right: 0, of: 0 }, kinds: {}, leftEmpty: { right: 0, of: 0 } };
  const misses = rows.flatMap((row) => {
    const { got, isRight } = about === 'intents' ? judgeIntent(row, shop) : judgeValue(about, row, shop);
    const kind = row.kind ?? (about === 'intents' ? String(row.expected) : 'all');
    figures.kinds[kind] ??= { right: 0, of: 0 };
    count(figures.kinds[kind], isRight);
    count(figures.all, isRight);
    if (row.expected === null) count(figures.leftEmpty, isRight);
    return isRight
      ? []
      : [{ where: `${kind}: ${row.text}`, what: `${got} instead of ${shown(row.expected)}` }];
  });
  return { figures, misses };
}

interface Judged {
  got: string;
  isRight: boolean;
}

function judgeValue(about: Exclude<About, 'intents'>, row: Row, shop: Shop): Judged {
  // A whole form field goes through the form's own check, not through Carl.
  if (row.kind?.startsWith('form_')) {
    const isValid = isEmail(row.text.trim());
    return { got: isValid ? 'taken' : 'refused', isRight: isValid === (row.expected !== null) };
  }
  const { slots } = understand(row.text, initialState(), shop, timeIn(shop, row.ref ?? USUAL_NOW)).reading;
  const got = slots[about] ?? null;
  const isRight = [row.expected, ...(row.also_ok ?? [])].some((value) =>
    about === 'quantity'
      ? isCount(value, [slots.quantity, slots.quantityMax])
      : isSame(about, lowered(about, value), got),
  );
  return { got: shown(got), isRight };
}

const lowered = (about: About, value: Value): Value =>
  about === 'email' && typeof value === 'string' ? value.toLowerCase() : value;

/** A range is right if its lower or its upper end is kept. */
function isCount(expected: Value, [quantity, most]: (number | undefined)[]): boolean {
  if (expected === null) return quantity === undefined;
  if (typeof expected !== 'object') return quantity === expected;
  const ends = [expected.min, expected.max].filter((end) => end !== null);
  return ends.some((end) => end === quantity || end === most);
}

/** Intents of the corpora that Carl has no word for: what the reading and the reply must be instead. */
const REPLIES: Record<string, (reading: Reading, reply: string) => boolean> = {
  identity: ({ intents }, reply) => intents[0] === 'off_topic' && /\bAI\b/.test(reply),
  unsure: isTakenCalmly,
  repeat: isTakenCalmly,
  language: isTakenCalmly,
  cancel: isTakenCalmly,
};

function judgeIntent({ text, expected, also_ok = [] }: Row, shop: Shop): Judged {
  const now = timeIn(shop, USUAL_NOW);
  const state = initialState();
  const { commands, reading, language } = understand(text, state, shop, now);
  const known: readonly string[] = INTENTS;
  const judge = REPLIES[String(expected)];
  if (judge && !known.includes(String(expected))) {
    const { reply } = takeTurn(state, commands, shop, now, { language });
    return { got: `${reading.intents.join(', ') || 'none'}: "${reply}"`, isRight: judge(reading, reply) };
  }
  return {
    got: reading.intents.join(', ') || 'none',
    isRight: [expected, ...also_ok].includes(reading.intents[0] ?? null),
  };
}

/** Nothing is made of it that was not said. */
function isTakenCalmly({ intents, slots }: Reading): boolean {
  const isWild = intents.some((intent) => ['abusive', 'injection', 'order_status'].includes(intent));
  return !isWild && Object.keys(slots).length === 0;
}
