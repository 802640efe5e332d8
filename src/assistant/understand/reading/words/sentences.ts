// Where a sentence begins that no mark leads up to, as people dictate: "for Mill Bend Title We would like 36 polos".

import { COMPANY_WORDS } from './company-words.ts';
import { FIRST_NAMES } from './first-names.ts';
import { AMBIGUOUS } from './name-words.ts';

/** What of a word is looked at. */
export interface Token {
  raw: string;
  text: string;
  stem: string;
  kind: 'word' | 'number' | 'mark';
  end: number;
  spaced: boolean;
  isLineStart: boolean;
}

/**
 * Puts a full stop, of no length, before each word that begins a sentence: in capitals behind one in small letters, or where it
 * begins nothing but a sentence; the next word in small letters, unlike in "Above The Rest".
 */
export function partSentences<W extends Token>(all: W[], stopAt: (end: number) => W): void {
  for (let at = 1; at + 1 < all.length; at += 1) {
    const word = all[at] as W;
    const before = all[at - 1] as W;
    if (before.kind === 'mark' || word.kind !== 'word' || word.isLineStart || !word.spaced) continue;
    if (!isBegun(all, at) && !isTold(all, at)) continue;
    all.splice(at, 0, stopAt(before.end));
    at += 1;
  }
}

/** In capitals: "... for Mill Bend Title | We would like" */
function isBegun(all: readonly Token[], at: number): boolean {
  const [before, word] = all.slice(at - 1, at + 1);
  const first = word?.raw.charCodeAt(0) ?? 0;
  if (!before || !word || first < 65 || first > 90 || !beginsSentence(all, at)) return false;
  if (!/^\p{Lu}/u.test(before.raw)) return !LEADS_ON.has(before.text);
  return SAYS.has(word.raw) || COMPANY_WORDS.has(before.text);
}

/** Who somebody is: "... on both sides | im otto", "on 4 caps | names Inez", "on two vans | company is Mill Bend Title" */
function isTold(all: readonly Token[], at: number): boolean {
  const text = all[at]?.text ?? '';
  const before = all[at - 1]?.text.split(' ').at(-1) ?? '';
  if (text === 'i am') return isGiven(all[at + 1]) && !JOINS.has(before);
  if (all[at]?.raw === 'names')
    return (
      isGiven(all[at + 1]) && !isGiven(all[at + 2]) && !OF_WHOM.has(before) && all[at + 2]?.text !== 'and'
    );
  if (!isKind(text) || OF_WHOM.has(before)) return false;
  const next = all[at + 1]?.text === 'name' ? at + 2 : at + 1;
  const isCalled = /^(?:is|called|named)$/.test(all[next]?.text ?? '') && all[next + 1] !== undefined;
  return isCalled || (next > at + 1 && /^\p{Lu}/u.test(all[next]?.raw ?? ''));
}

const isGiven = (word: Token | undefined): boolean =>
  word !== undefined &&
  FIRST_NAMES.has(word.text) &&
  (!AMBIGUOUS.has(word.text) || /^\p{Lu}/u.test(word.raw));
const isKind = (text: string): boolean =>
  /^(?:company|business|shop|restaurant|school|church|team|bakery|salon|outfit|place|club|cafe|store|studio|farm|brewery|bands?|shops|companys)$/.test(
    text,
  );

const JOINS = new Set(
  'and but so because since that if as when while think know guess hope say says said like where what how who why sure'.split(
    ' ',
  ),
);
/** "the company", "kids names" */
const OF_WHOM = new Set(
  `the a an my our your his her their its this that and or with w of on for no first last full given family player players kid kids
  put print add back custom each every any which whose what same under by in at user file domain brand product whole new old team
  company business shop is are if both`.split(/\s+/),
);

/** "The staff", "We are": what begins a sentence, and goes on in small letters. */
export const beginsSentence = (all: readonly Token[], at: number): boolean =>
  BEGINS.has(all[at]?.raw ?? '') &&
  (all[at]?.raw !== 'Best' || /^(?:number|phone|email|way|time|to|is)$/.test(all[at + 1]?.raw ?? '')) &&
  /^(?:[\p{Ll}\d]|:$)/u.test(all[at + 1]?.raw ?? '') &&
  // "Kim Do here", "Hung Do and i"
  !(all[at]?.raw === 'Do' && ENDS_NAME.test(all[at + 1]?.raw ?? ''));

const ENDS_NAME = /^(?:and|but|here|from|with|at|again|speaking|by|btw|w)$/;

/** What no name goes on with. */
const SAYS = new Set(
  `We Weve Wed Were Im Ive Id Its Thats He Hes She Shes They Theyre Theyll My Do Does Did Can Could Would Is Are What Whats When How
  Please Need`.split(/\s+/),
);
const BEGINS = new Set([
  ...SAYS,
  ...`The Our It This That There Theres You Your Youd Who Where Why If And But So Also Just No Not Yes Thanks Will Well Want
  Looking Should Any Name Names Phone Email Cell Call Text Ask Contact Budget Order Best Required Due One Two Three Four Five Six Seven
  Eight Nine Ten Twelve Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety`.split(/\s+/),
]);
/** "the We", "and The" */
const LEADS_ON = new Set(
  'the a an our my your for at of from with to in on by called named says say saying reads and or is'.split(
    ' ',
  ),
);
