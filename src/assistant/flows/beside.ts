// What a message asks besides the price of its goods: "60 polos please. do you ship?", "144 mugs, what do they cost and how long?"
import type { Intent } from '../../schemas/reading.ts';
import type { Answer, Moment } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { clausesOf } from '../reading/intents/clauses.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { answerAsked, asksForFee, briefly } from './knowledge.ts';
import { belowMinimumSays } from './minimums.ts';

/** In brief; undefined where the clauses without the number ask nothing. */
export function answerBeside(
  moment: Moment,
  goals: Partial<Record<Intent, (moment: Moment) => Answer>>,
): Answer | undefined {
  const { words, reading } = moment;
  const { quantity } = reading.slots;
  const clauses = clausesOf(words);
  const others = clauses.filter(({ all }) => findNumbers(all).every(({ value }) => value !== quantity));
  for (const clause of others) {
    if (!isQuestion(clause)) continue;
    const asked = answerAsked({
      ...moment,
      words: clause,
      message: clause.plain.trim(),
      mentions: [],
      reading: { intents: [], slots: {} },
    });
    if (asked) return briefly(asked);
  }
  // Fewer than are made: the price says it already.
  const isTooFew = belowMinimumSays(moment).length > 0;
  const answers = BESIDE.filter((intent) => reading.intents.includes(intent))
    .filter((intent) => !(isTooFew && intent === 'minimum_order'))
    .slice(0, MOST_BESIDE)
    .flatMap((intent) => goals[intent]?.(moment) ?? []);
  if (answers.length > 0) return { says: answers.flatMap(({ says }) => briefly({ says }).says) };
  const fee = asksForFee(moment) ? answerAsked(moment) : undefined;
  return fee && briefly(fee);
}

const BESIDE: readonly Intent[] = ['turnaround', 'minimum_order', 'artwork', 'location_hours'];
/** With the price three sentences. */
const MOST_BESIDE = 2;
