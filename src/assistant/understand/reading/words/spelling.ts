// Typing errors: finds the known word one slip away (two in long words), or leaves the word as it is.

import { isEnglish, isProperName, isSpelledRight } from './dictionary.ts';

/** What `makeSpeller` returns: a known word for a misspelt one, the word itself when nothing is near enough. */
export type Speller = (word: string) => string;

const SHORTEST = 5;
const LONG = 8;
const LONGEST = 20;
/** Strange words come again, names and slang above all: so many are kept with what they were mended to. */
const MOST_KEPT = 5_000;

/**
 * A speller over `known` words. Words of `common` are ordinary English and never changed; what is near no known word is
 * left to `further`.
 * Looks up by deletion: a slip away means that both words share a form with one letter left out.
 */
export function makeSpeller(
  known: Iterable<string>,
  common: ReadonlySet<string>,
  further: Speller = (word) => word,
): Speller {
  const words = new Set(known);
  const near = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST - 1) continue;
    for (const form of forms(word)) {
      const same = near.get(form);
      if (same) same.push(word);
      else near.set(form, [word]);
    }
  }
  const looked = new Map<string, string>();
  const kept = new Set([...words, ...common]);
  return (word) => {
    if (kept.has(word)) return word;
    if (word.length > LONGEST) return lookUp(word);
    let mended = looked.get(word);
    if (mended === undefined) {
      mended = lookUp(word);
      if (looked.size >= MOST_KEPT) looked.clear();
      looked.set(word, mended);
    }
    return mended;
  };

  function lookUp(word: string): string {
    // "hatz", "tshirtz"
    const withS = word.length > 3 && word.endsWith('z') ? `${word.slice(0, -1)}s` : '';
    if (words.has(withS)) return withS;
    if (word.length < SHORTEST || word.length > LONGEST) return word;
    let best = word;
    let bestDistance = Number.POSITIVE_INFINITY;
    let bestSlips = 0;
    for (const form of forms(word)) {
      for (const candidate of near.get(form) ?? []) {
        if (candidate[0] !== word[0]) continue;
        // Two slips only where the word begins as it should: "sneakers" are no sweaters.
        const isLong = word.length >= LONG && candidate.length >= LONG && candidate[1] === word[1];
        const allowed = isLong ? 2 : 1;
        const isAsLong = word.length === candidate.length;
        // In a short word a changed letter mostly makes another word ("shift", "shirt"): there only a letter
        // dropped, doubled or swapped counts, or a vowel written for another ("bannor").
        if (word.length < LONG - 1 && isAsLong && !isSwap(word, candidate) && !isOtherVowel(word, candidate))
          continue;
        const slipped = slips(word, candidate, allowed);
        // "tshirst" is rather "tshirts" than "tshirt", "embroiderd" rather "embroidered" than "embroidery".
        const endsAlike = word.at(-1) === candidate.at(-1);
        const distance = slipped - likelihood(word, candidate) - (endsAlike ? 0.6 : 0);
        if (slipped <= allowed && distance < bestDistance) {
          best = candidate;
          bestDistance = distance;
          bestSlips = slipped;
        }
      }
    }
    // "desinged" is rather "designed" than "designer".
    const plain = best === word || bestSlips > 1 || likelihood(word, best) < DROPPED ? further(word) : word;
    if (plain !== word) return kept.has(plain) ? plain : lookUp(plain);
    // "Stingers" are no slip in "stickers".
    return bestSlips > 1 && isEnglish(word) ? word : best;
  }
}

/**
 * A speller over plain words, which names come near to as well: only for what is no word at all and no name of the
 * dictionary, and of the slips only two letters swapped, one dropped or one doubled, and a vowel for another. Where two
 * words are as near, neither is meant.
 *
 *     makePlainSpeller(['before'])('befoer'); // 'before'
 */
export function makePlainSpeller(known: ReadonlySet<string>): Speller {
  const near = new Map<string, string[]>();
  for (const word of known)
    for (const form of shorterBy1(word)) {
      const same = near.get(form);
      if (same) same.push(word);
      else near.set(form, [word]);
    }
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST) return word;
    // One dropped, then one swapped or doubled, then a vowel: "befor", "befoer", "befoore", "befure".
    const shorter = shorterBy1(word);
    const alike = (near.get(word) ?? []).concat(
      neighboursSwapped(word).filter((form) => known.has(form)),
      shorter.filter((form) => known.has(form) && isDoubled(word, form)),
    );
    const meant = nearest(
      word,
      alike.length > 0
        ? alike
        : shorter
            .flatMap((form) => near.get(form) ?? [])
            .filter((one) => one.length === word.length && isOtherVowel(word, one)),
    );
    return meant === undefined || isProperName(word) || isSpelledRight(word) ? word : meant;
  };
}

/** The only one of `words` that begins as `word` does; of several the only one that ends so too. */
function nearest(word: string, words: readonly string[]): string | undefined {
  let left = [...new Set(words)].filter((one) => one[0] === word[0]);
  if (left.length > 1) left = left.filter((one) => one.at(-1) === word.at(-1));
  return left.length === 1 ? left[0] : undefined;
}

const shorterBy1 = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

const neighboursSwapped = (word: string): string[] =>
  Array.from(word, (letter, i) => word.slice(0, i) + (word[i + 1] ?? '') + letter + word.slice(i + 2));

/** Is `word` the shorter one with a letter typed twice? */
function isDoubled(word: string, shorter: string): boolean {
  let i = 0;
  while (i < shorter.length && word[i] === shorter[i]) i += 1;
  return word[i] === word[i - 1];
}

/** How likely somebody types `word` for `meant`: letters change places, a letter is left out, another is hit. */
const likelihood = (word: string, meant: string): number =>
  word.length === meant.length
    ? isSwap(word, meant)
      ? 0.7
      : isOtherVowel(word, meant)
        ? 0.5
        : 0.2
    : word.length < meant.length
      ? DROPPED
      : 0;

const DROPPED = 0.3;

/** The word, and the word with one letter left out (two in long words). */
function forms(word: string): Set<string> {
  const all = new Set([word]);
  for (let i = 0; i < word.length; i += 1) {
    const shorter = word.slice(0, i) + word.slice(i + 1);
    all.add(shorter);
    if (word.length < LONG) continue;
    for (let j = i; j < shorter.length; j += 1) all.add(shorter.slice(0, j) + shorter.slice(j + 1));
  }
  return all;
}

/** Do the words differ by two neighbouring letters that changed places? */
function isSwap(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

/** Do the words differ by one vowel written for another? */
function isOtherVowel(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return /[aeiouy]/.test(a[i] ?? '') && /[aeiouy]/.test(b[i] ?? '') && a.slice(i + 1) === b.slice(i + 1);
}

/** Letters added, dropped, changed or swapped with their neighbour; counting stops above `most`. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
