// Sentences about goods of another time, "we did mugs in 2024", "maybe shirts later, not now", or of what is there already,
// "can you get the old stickers off": nothing is wished in them.
import { comesOff } from './context/comes-off.ts';
import type { ServiceMention } from './reading/service.ts';
import { SENTENCE } from './said-of-all.ts';

/** The message with blanks in their places. */
export const withoutOtherTimes = (message: string, heads: readonly ServiceMention[]): string =>
  message.replace(SENTENCE, (sentence, start: number) => {
    const namesGoods = heads.some(({ span }) => start <= span.start && span.end <= start + sentence.length);
    return namesGoods && ((ANOTHER_TIME.test(sentence) && !WISH.test(sentence)) || comesOff(sentence))
      ? ' '.repeat(sentence.length)
      : sentence;
  });

const ANOTHER_TIME =
  /\b(?:(?:did|had|got|made|ordered|bought|used|picked up)\b.*\b(?:last (?:year|time|month|spring|summer|fall|winter|season)|in 20\d\d|(?:years?|months?|weeks?|days?) ago)|(?:maybe|probably|might)\b.*\b(?:later|not now|some other time|next (?:year|season)))\b/i;
const WISH =
  /\b(?:need|want|same|again|reorder|more|order(?:ing)?|this (?:year|time)|like (?:the|last|those)|for now|make it|lets|let's|logos?|files?|artwork|designs?)\b|@|\d{3}-/i;
