// Goods beside those of the shop that it does not make, or has no price for: "50 tees, 2 banners and 20 canoes".
import type { Moment } from '../moment.ts';
import { unlistedBeside } from '../unlisted-goods.ts';
import { lowerFirst, oneOf, splitSentences, upperFirst } from '../wording.ts';
import { notMadeBeside } from './knowledge.ts';
import { secondRequestSays } from './second-request.ts';

/** That they are not made here, or go along in the visitor's words; behind the goods that come next. */
export function notMadeSays(moment: Moment): string | undefined {
  const says = notMadeBeside(moment) ?? unlistedSays(moment);
  const added = says && secondRequestSays(moment);
  if (!added) return says;
  const [next = ''] = splitSentences(added);
  return `${next.replace(/(?:: first [^;]*)?[.]?$/, '')}; ${lowerFirst(says)}`;
}

function unlistedSays(moment: Moment): string | undefined {
  const goods = unlistedBeside(moment);
  return (
    goods &&
    oneOf(
      {
        en: [
          `${upperFirst(goods)} are ${NOT_LISTED}: the shop reads that you want them, and a person says what can be done.`,
          `${upperFirst(goods)} are ${NOT_LISTED}, but they go along in your words, and a person tells you about them.`,
        ],
        es: [],
      },
      moment.state,
    )
  );
}

const NOT_LISTED = 'not on my list';

/** Is it said in this sentence? */
export const isOfNotMade = (says: string): boolean =>
  says.includes(NOT_LISTED) || /\bfrom our page "What we do not make"/i.test(says);
