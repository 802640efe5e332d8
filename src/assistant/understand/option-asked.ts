// The choice of the catalog that a question is about: "does two sides double the price?", "can it be matte?"
import { optionsOf } from '../../shop/said-options.ts';
import { methodsOf, productOf } from '../state/pricing.ts';
import { activeItem, type ConversationState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { withoutAccents } from './reading/language.ts';

/** By the option's name; undefined where none of the goods talked about is named. */
export function optionAsked(
  { words, shop }: Moment,
  state: ConversationState,
): Record<string, string> | undefined {
  const item = activeItem(state);
  const product = item && productOf(item, shop);
  if (!item || !product || !isQuestion(words)) return undefined;
  const isSaid = (said: string) => words.plain.includes(` ${withoutAccents(said).replaceAll('-', ' ')} `);
  for (const option of optionsOf(product, methodsOf(item, shop))) {
    if (option.kind !== 'choice' || option.by_sizes || option.name === 'artwork') continue;
    const choice = option.choices.find((one) => [...one.words, ...(one.words_es ?? [])].some(isSaid));
    if (choice) return { [option.name]: choice.name };
  }
  return undefined;
}
