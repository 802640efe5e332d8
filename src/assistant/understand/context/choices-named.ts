// What is named in a question that is explained, and not chosen by it.
import type { Command, CommandOf } from '../../../schemas/commands.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Moment } from './moment.ts';
import { isQuestion } from './question.ts';

/** The commands without the methods, options and places that are only asked about. */
export function withoutChoices(
  goods: readonly Command[],
  asks: readonly CommandOf<'Ask'>[],
  { words }: Moment,
): Command[] {
  const isExplained = asks.some(({ topic }) => EXPLAINS.has(topic)) && !WANTED.test(words.plain);
  return isExplained
    ? goods.flatMap((one) => withoutChoice(one, isQuestion(words) && !MAY_BE.test(words.plain)))
    : [...goods];
}

/** "which lasts longer, print or stitching?" asks of both, and takes neither. */
const EXPLAINS: ReadonlySet<string> = new Set(['article', 'recommend', 'methods', 'includes']);

/** "can lanyards be printed on both sides?" wishes for it. */
const MAY_BE = / (?:can|could) /;

/** "Does it come off again? We'd like the matte film" */
const WANTED = worded(/ (?:i|we) (?:would like|want|will take|need|prefer|will go with) /);

/** A method, an option or a place that is named alone, in a question that is explained. */
const withoutChoice = (command: Command, isOfPlaces: boolean): Command[] =>
  command.do === 'Set' &&
  Object.keys(command.slots).every(
    (slot) => slot === 'method' || slot === 'options' || (isOfPlaces && slot === 'imprintLocations'),
  )
    ? []
    : [command];
