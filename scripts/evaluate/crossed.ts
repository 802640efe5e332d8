// Names and companies put into sentences of other hands: each must be read wherever one is told, and nowhere else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { initialState } from '../../src/assistant/state/state.ts';
import { TITLES } from '../../src/assistant/understand/reading/words/name-words.ts';
import { understand } from '../../src/assistant/understand/understand.ts';
import type { Shop } from '../../src/schemas/shop.ts';
import { timeIn } from '../shop.ts';
import { USUAL_NOW } from './messages.ts';
import { isSame } from './same-value.ts';
import { count, type Miss, type Share } from './tally.ts';

export const CROSSED = ['name', 'company'] as const;
type Crossed = (typeof CROSSED)[number];

/** In each sentence `{}` stands for the value. */
const crossSchema = z.strictObject({
  values: z.array(z.string()),
  /** Sentences that tell it, unasked. */
  told: z.array(z.string()),
  /** Answers to Carl's question for it. */
  answers: z.optional(z.array(z.string())),
  /** Sentences in which it is somebody else's. */
  traps: z.array(z.string()),
});

/** Each sentence with so many of the values, in the file's order from another one on. */
const VALUES_EACH = 25;

/** How often a value is read where it is told, and left alone where it is another's. */
export function evaluateCrossed(slot: Crossed, shop: Shop): { read: Share; traps: Share; misses: Miss[] } {
  const file = `crossed/${slot}.yaml`;
  const text = readFileSync(join(import.meta.dirname, '../../evaluation', file), 'utf8');
  const { values, told, answers = [], traps } = crossSchema.parse(parse(text));
  const now = timeIn(shop, USUAL_NOW);
  const misses: Miss[] = [];
  const tallies = { read: { right: 0, of: 0 }, traps: { right: 0, of: 0 } };
  const sentences = [
    ...told.map((sentence) => ({ sentence, asked: null, tally: tallies.read })),
    ...answers.map((sentence) => ({ sentence, asked: slot, tally: tallies.read })),
    ...traps.map((sentence) => ({ sentence, asked: null, tally: tallies.traps })),
  ];
  for (const [at, { sentence, asked, tally }] of sentences.entries())
    for (let i = 0; i < VALUES_EACH; i += 1) {
      const value = values[(at * VALUES_EACH + i) % values.length] ?? '';
      const message = sentence.replace('{}', () => value);
      const held = understand(message, { ...initialState(), asked }, shop, now).reading.slots[slot];
      const isTrap = tally === tallies.traps;
      const isRight = isTrap ? !isPartOf(held, value) : isIt(slot, value, held);
      count(tally, isRight);
      const what = `${slot} ${JSON.stringify(held ?? null)} instead of ${isTrap ? 'none' : JSON.stringify(value)}`;
      if (!isRight)
        misses.push({
          where: `${file}: ${sentence.replaceAll('\n', ' / ').replace('{}', () => value)}`,
          what,
        });
    }
  return { ...tallies, misses };
}

/** A title may be kept or not: "Pastor Joel Kim". */
const isIt = (slot: Crossed, value: string, held: string | undefined): boolean =>
  held !== undefined && (isSame(slot, value, held) || isSame(slot, withoutTitle(value), withoutTitle(held)));

const isPartOf = (held: string | undefined, value: string): boolean =>
  held !== undefined && value.toLowerCase().includes(held.toLowerCase());

const withoutTitle = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && TITLES.has(first.toLowerCase().replace('.', '')) ? rest.join(' ') : name;
};
