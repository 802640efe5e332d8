// What is named in a question that is explained, and not chosen by it.
import type { Command, CommandOf } from '../../schemas/commands.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { worded } from './reading/words/triggers.ts';

/**
 * The commands without what is only asked about: "which lasts longer, print or stitching?" takes neither; "There are old
 * decals, do you take those off?" takes no way to make goods that are known.
 */
export function withoutChoices(
  goods: readonly Command[],
  asks: readonly CommandOf<'Ask'>[],
  { words }: Moment,
): Command[] {
  const isOfKnown = asks.some(({ topic }) => topic === 'goods') && !goods.some((one) => one.do === 'AddItem');
  const isExplained = asks.some(({ topic }) => EXPLAINS.has(topic)) && !WANTED.test(words.plain);
  const isOfPlaces = isExplained && isQuestion(words) && !MAY_BE.test(words.plain);
  const aside = [
    ...(isOfKnown || isExplained ? ['method'] : []),
    ...(isExplained ? ['options'] : []),
    ...(isOfPlaces ? ['imprintLocations'] : []),
  ];
  return goods.filter(
    (one) => one.do !== 'Set' || Object.keys(one.slots).some((slot) => !aside.includes(slot)),
  );
}

const EXPLAINS: ReadonlySet<string> = new Set(['article', 'recommend', 'methods', 'includes']);

/** "can lanyards be printed on both sides?" wishes for it. */
const MAY_BE = / (?:can|could) /;

/** "Does it come off again? We'd like the matte film" */
const WANTED = worded(/ (?:i|we) (?:would like|want|will take|need|prefer|will go with) /);
