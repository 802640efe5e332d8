// Some of the pieces are to be otherwise than the rest: "two of them black", "swap 15 to maroon", "coaches get gray ones".

import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import type { Moment } from './moment.ts';

/** Is what the message tells said of some of the pieces only? A part as large as the whole is the whole. */
export function isOfPart({ before, state, words }: Pick<Moment, 'before' | 'state' | 'words'>): boolean {
  const { quantity = Number.POSITIVE_INFINITY } = before.slots;
  if (state.job !== before.job || quantity < 2 || ALL.test(words.plain)) return false;
  if (FEWER.test(words.plain)) return false;
  if (SOME.test(words.plain) || OF_SOME_PEOPLE.test(words.plain)) return true;
  if (!COUNTED.test(words.plain)) return false;
  const [part] = findNumbers(words.all);
  return part !== undefined && part.value < quantity;
}

const ALL = worded(
  / (?:all of (?:them|it|those|these)|(?:them|those|it|us) all|everyone|everybody|the whole) /,
);
/** "go 24 x 36, and just 60 of them": of all that are wanted. */
const FEWER = worded(
  / (?:just|only) \S+ of (?:them|em|those|these) (?:[.,!?;] |$|please |then |now |instead |though |by |for (?:now|us|the) )/,
);
const SOME = worded(
  / (?:a few|few|a couple|couple|some|several|most|half|a third|a quarter|one|a handful) (?:of (?:them|em|those|these|the (?!kind\b)\S+|our|my|us|my \S+|our \S+) |(?:\S+ )?(?:in|to) (?:\S+ ){1,2}(?:and|but|instead|the rest))/,
);
const COUNTED = worded(
  / (?:(?<! instead )of (?:them|em|those|these|the (?:\S+ )?\S+|our \S+|my \S+)|(?:swap|change|switch|turn|convert) (?:about |only |just |like )?(?:\d+|a dozen|[a-z]+(?:teen|ty)?) (?:\S+ )?(?:to|into|for)) /,
);
/** "my wife wants hers in pink", "coaches get gray ones" */
const OF_SOME_PEOPLE = worded(
  / (?:want|wants|need|needs|get|gets|prefer|prefers|would like) (?:his|hers|theirs|mine) (?:to be |in )?(?:a )?\S| (?:the |my |our )?(?:coach|coaches|captain|captains|managers?|refs?|referees?|supervisors?|foreman|foremen|leaders?|chefs?|instructors?|bride|groom|judges?|goalies?|goalkeepers?|boss|owner) (?:(?:get|gets|want|wants|need|needs|wear|wears|should (?:get|have|wear)) (?:\S+ ){1,3}(?:ones?|shirts?|tees?|hats?|caps?|polos?|hoodies?)|(?:ones?|shirts?|tees?|hats?|caps?|polos?|hoodies?) (?:(?:should be|are|is|be|in) )?)/,
);
