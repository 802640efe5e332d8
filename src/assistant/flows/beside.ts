// What a message asks besides the price of its goods: "60 polos please. do you ship?", "144 mugs, what do they cost and how long?"
import type { Intent } from '../../schemas/reading.ts';
import type { Answer, Moment } from '../moment.ts';
import { isQuestion } from '../question.ts';
import { clausesOf } from '../reading/intents/clauses.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { answerAsked, asksForFee, briefly } from './knowledge.ts';

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
  const goal = BESIDE.find((intent) => reading.intents.includes(intent));
  const answer = goal && goals[goal]?.(moment);
  if (answer) return briefly({ says: answer.says });
  const fee = asksForFee(moment) ? answerAsked(moment) : undefined;
  return fee && briefly(fee);
}

const BESIDE: readonly Intent[] = ['turnaround', 'artwork', 'location_hours'];
