// How many words from a place on make up a person's name.
import { COMMON_WORDS } from './common-words.ts';
import { FIRST_NAMES } from './first-names.ts';
import { AMBIGUOUS, NEVER, PARTICLES, WORDS_AND_SURNAMES } from './name-words.ts';
import { COLORS, GARMENTS, MONTHS, PEOPLE, PIECES, SPELLED, WEEKDAYS } from './vocabulary.ts';
import type { Word } from './words.ts';

const MOST_NAMES = 4;

export type Trust = 'strong' | 'asked' | 'before' | 'weak';

/** How many words from `from` on make up a name; 0 if they are none. */
export function nameLength(all: readonly Word[], from: number, trust: Trust): number {
  let length = 0;
  let at = from;
  while (at < all.length && at - from < 3 * MOST_NAMES && length < MOST_NAMES + 2) {
    const word = all[at];
    if (!word) break;
    if (word.kind === 'mark') {
      // "Jean-Luc", "J. Smith"
      const next = all[at + 1];
      const isHyphen = word.raw === '-' && !word.spaced && next?.kind === 'word' && !next.spaced;
      const isInitial =
        word.raw === '.' &&
        (all[at - 1]?.raw.length === 1 || all[at - 1]?.raw === 'St') &&
        next?.kind === 'word' &&
        isCapital(next);
      if (length === 0 || (!isHyphen && !isInitial)) break;
      at += 1;
      continue;
    }
    if (word.kind !== 'word' || !/^[\p{L}\p{M}'’]{1,24}$/u.test(word.raw)) break;
    if (
      length > 0 &&
      PARTICLES.has(word.text) &&
      all[at + 1]?.kind === 'word' &&
      !isStop(all[at + 1], trust, length)
    ) {
      at += 1;
      length = at - from;
      continue;
    }
    if (isStop(word, trust, length)) break;
    at += 1;
    length = at - from;
  }
  const named = all.slice(from, from + length).filter(({ kind }) => kind === 'word').length;
  if (named === 0 || named > MOST_NAMES + 1) return 0;
  if (trust === 'asked' && named > 3 && !areCapitals(all, from, length)) return 0;
  const first = all[from];
  if (trust === 'weak' && first && first.raw.length < 2) return 0;
  return length;
}

/** Words that end a name, or show that there is none. */
function isStop(word: Word | undefined, trust: Trust, length: number): boolean {
  if (!word) return true;
  if (length > 0 && /^\p{Lu}$/u.test(word.raw) && word.raw !== 'I') return false;
  const head = word.text.split(' ')[0] ?? '';
  if (word.text.includes(' ') && !isCapital(word)) return true;
  if (NEVER.has(head)) return true;
  const isName = FIRST_NAMES.has(word.text);
  if (isName && (trust === 'asked' || trust === 'strong')) return false;
  if (length > 0 && trust !== 'weak' && WORDS_AND_SURNAMES.has(word.text)) return false;
  if (isCapital(word) && trust !== 'weak') return false;
  if (isCapital(word) && length > 0) return isWord(word) && !isName && !WORDS_AND_SURNAMES.has(word.text);
  if (isName && (isCapital(word) || !AMBIGUOUS.has(word.text))) return false;
  return isWord(word);
}

/** Ordinary words, words of the trade, months and weekdays. */
export function isWord(word: Word | undefined): boolean {
  if (!word) return false;
  const { text, stem } = word;
  return (
    NEVER.has(text) ||
    AMBIGUOUS.has(text) ||
    COMMON_WORDS.has(text) ||
    SPELLED.has(text) ||
    GARMENTS.has(stem) ||
    PIECES.has(stem) ||
    PEOPLE.has(stem) ||
    COLORS.has(text) ||
    text in MONTHS ||
    text in WEEKDAYS ||
    (/(?:ing|ed|ly|ful|less|able|ible|tion|ness|ment|ious|ish|[a-z]{3}ate)$/.test(text) &&
      !FIRST_NAMES.has(text))
  );
}

export const isCapital = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word.raw);

export const areCapitals = (all: readonly Word[], from: number, length: number): boolean => {
  const named = all.slice(from, from + length).filter(({ kind }) => kind === 'word');
  return (
    named.length >= Math.min(length, 2) &&
    named.every(({ raw, text }) => isCapital({ raw } as Word) || PARTICLES.has(text))
  );
};
