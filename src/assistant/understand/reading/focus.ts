// Which of several goods the visitor wants to talk about first: "... lets talk banners first", "just looking at the vans now".
import { worded } from './words/triggers.ts';
import type { Words } from './words/words.ts';

/** The noun of those goods in the singular; undefined where none are put first. */
export function focusOf(words: Words): string | undefined {
  if (!MAY_FOCUS.test(words.plain)) return;
  const text = ` ${words.all
    .slice(-MOST_WORDS)
    .map(({ kind, raw, text: said, stem }) => (kind === 'mark' ? raw : said.includes(' ') ? said : stem))
    .join(' ')} `;
  for (const pattern of FOCUSES) {
    const noun = pattern.exec(text)?.[1];
    if (noun !== undefined) return noun;
  }
  return;
}

const MOST_WORDS = 30;
const MAY_FOCUS = worded(/ (?:first|just|only|start|starting|begin|beginning|kick|lead) /);

const ENDS = '(?:[.,;!?]|$|(?:please|then|and|since|because|so|if|though|ok|thanks) )';
const LOOKED_AT =
  '(?:do|doing|look|looking|ask|asking|want|quote|quoting|price|pricing|wrap|wrapping|worry|worried|talk|talking|get|getting|order|ordering|care|interested|need) (?:(?:at|in|about|on|for|with) )?';
/** The last word of the goods. */
const NOUN = '(?:\\S+ )?((?!for |right |at |on |about |one )\\S+)';
const NOW = '(?:for now|right now|now|first|today|at (?:this|the) (?:point|moment|stage))';
const FOCUSES = [
  // "just looking at the box trucks now", "only doing the vans"
  new RegExp(`(?: (?:just|only)) ${LOOKED_AT}(?:the|my|our) ${NOUN} (?:${NOW} )?${ENDS}`),
  // "just the trailers for now"
  new RegExp(` (?:just|only) (?:the|my|our) ${NOUN} ${NOW} ${ENDS}`),
  // "let's start with the signs"
  new RegExp(
    ` (?:start|begin|lead off|kick off|starting|beginning) (?:off )?with (?:just )?(?:the |my |our )?${NOUN} (?:${NOW} )?${ENDS}`,
  ),
  // "let's talk banners first"
  new RegExp(
    ` (?:talk|do|quote|price|look at|wrap|handle|figure out|deal with|get|discuss|cover|focus on|want|need)(?: about)? (?:the |my |our )?${NOUN} first ${ENDS}`,
  ),
  // "stickers first please"
  new RegExp(`[.,;!?] (?:but |so )?(?:the )?${NOUN} first ${ENDS}`),
];
