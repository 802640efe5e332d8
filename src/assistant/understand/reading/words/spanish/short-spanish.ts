// Is a message that is too short to tell its language Spanish, where the talk is?
import { COMMON_WORDS } from '../common-words.ts';
import { FIRST_NAMES } from '../first-names.ts';
import { own } from '../own.ts';
import { SURNAMES } from '../surnames.ts';
import { englishOf } from './lexicon.ts';
import { findPhrase } from './phrases.ts';
import { SHORT } from './put-into-english.ts';

/**
 * Has `folded`, without accents, a word or a phrase that is Spanish and no name: "color blanco" and "de acuerdo" have,
 * "Rosa Blanco" and "no" have not.
 */
export function isShortSpanish(folded: string): boolean {
  const words = folded.split(/[\s,;:.!?()]+/).filter((word) => /^[a-z]+$/i.test(word));
  const said = words.slice(0, MOST_WORDS);
  const lowered = said.map((word) => ({ text: word.toLowerCase() }));
  return said.some((word, at) => {
    if (/^[A-Z]/.test(word) && (at > 0 || /^[A-Z]/.test(words[1] ?? ''))) return false;
    const lower = word.toLowerCase();
    if ((findPhrase(lowered, at)?.spanish.length ?? 0) > 1) return true;
    if (PARTICLES.has(lower) || COMMON_WORDS.has(lower) || FIRST_NAMES.has(lower) || SURNAMES.has(lower))
      return false;
    return (
      englishOf(lower) !== undefined ||
      (lower.length > 2 && lower !== 'toy' && own(SHORT, lower) !== undefined)
    );
  });
}

const MOST_WORDS = 16;
/** They stand in names, whatever language these stand in. */
const PARTICLES: ReadonlySet<string> = new Set([
  'de',
  'del',
  'la',
  'las',
  'el',
  'los',
  'san',
  'santa',
  'si',
  'no',
]);
