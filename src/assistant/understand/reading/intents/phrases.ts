// Phrases as regular expressions, written one a line.

/** A phrase as it stands: backslashes need no doubling. */
export const phrase = String.raw;

/** Matches where one of the phrases does. */
export const anyOf = (...phrases: string[]): RegExp => new RegExp(phrases.join('|'));
