// Where a sentence begins that no mark leads up to, as people dictate: "for Mill Bend Title We would like 36 polos".

import { COMPANY_WORDS } from './company-words.ts';

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
    const first = word.raw.charCodeAt(0);
    if (first < 65 || first > 90 || word.kind !== 'word' || word.isLineStart || !word.spaced) continue;
    const before = all[at - 1] as W;
    if (before.kind === 'mark' || !beginsSentence(all, at)) continue;
    const isBehindName = /^\p{Lu}/u.test(before.raw);
    const isOfName = isBehindName && !SAYS.has(word.raw) && !COMPANY_WORDS.has(before.text);
    if (isOfName || (!isBehindName && LEADS_ON.has(before.text))) continue;
    all.splice(at, 0, stopAt(before.end));
    at += 1;
  }
}

/** "The staff", "We are": what begins a sentence, and goes on in small letters. */
export const beginsSentence = (all: readonly Token[], at: number): boolean =>
  BEGINS.has(all[at]?.raw ?? '') && /^(?:[\p{Ll}\d]|:$)/u.test(all[at + 1]?.raw ?? '');

/** What no name goes on with. */
const SAYS = new Set(
  `We Weve Wed Were Im Ive Id Its Thats He Hes She Shes They Theyre Theyll My Do Does Did Can Could Would Is Are What Whats When How
  Please Need`.split(/\s+/),
);
const BEGINS = new Set([
  ...SAYS,
  ...`The Our It This That There Theres You Your Youd Who Where Why If And But So Also Just No Not Yes Thanks Will Well Want
  Looking Should Any Name Names Phone Email Cell Call Text Ask Contact Budget Order Required Due One Two Three Four Five Six Seven
  Eight Nine Ten Twelve Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety`.split(/\s+/),
]);
/** "the We", "and The" */
const LEADS_ON = new Set(
  'the a an our my your for at of from with to in on by called named says say saying reads and or is'.split(
    ' ',
  ),
);
