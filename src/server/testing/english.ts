// Finds English where Spanish is wanted.

/** Words of which one stands in nearly every English phrase, and none in a Spanish one. */
const ENGLISH =
  /\b(?:the|and|of|your|you|is|are|was|with|we|us|to|it|for|this|that|by|our|have|from|until|please|what|who|here|not|an|on|in|at|or|say|days?|proofs?|quotes?|job|files?|send|colors|shirts?|press|customer|request|yet)\b/i;

/** What of `texts` is English, where `kept` is left aside: names, and what people typed. */
export const englishIn = (texts: Iterable<string>, kept: readonly string[]): string[] =>
  [...texts].filter((text) => ENGLISH.test(kept.reduce((rest, words) => rest.replaceAll(words, '…'), text)));

/** What two renders of the same share, but for figures, addresses and what is `kept`. */
export function sharedBy(one: Iterable<string>, other: Iterable<string>, kept: readonly string[]): string[] {
  const others = new Set(other);
  return [...one].filter((text) => {
    const rest = kept.reduce((left, words) => left.replaceAll(words, ''), text);
    return others.has(text) && /\p{L}{3}/u.test(rest);
  });
}
