// How long an answer of the shop's may be. A file of its own: the desk counts without loading any schema.

/** A reply of Carl's has no more. */
export const ANSWER_WORDS_MAX = 45;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
