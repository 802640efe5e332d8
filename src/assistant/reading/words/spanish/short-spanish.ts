// Is a message that is too short to tell its language Spanish, where the talk is?
import { COMMON_WORDS } from '../common-words.ts';
import { FIRST_NAMES } from '../first-names.ts';
import { SURNAMES } from '../surnames.ts';
import { englishOf } from './lexicon.ts';

/** Has `folded`, without accents, a word that is Spanish and no name: "color blanco" has, "Rosa Blanco" and "no" have not. */
export function isShortSpanish(folded: string): boolean {
  const words = folded.split(/[\s,;:.!?()]+/).filter((word) => /^[a-z]+$/i.test(word));
  return words.slice(0, MOST_WORDS).some((word, at) => {
    if (/^[A-Z]/.test(word) && (at > 0 || /^[A-Z]/.test(words[1] ?? ''))) return false;
    const lower = word.toLowerCase();
    if (PARTICLES.has(lower) || COMMON_WORDS.has(lower) || FIRST_NAMES.has(lower) || SURNAMES.has(lower))
      return false;
    return englishOf(lower) !== undefined;
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
