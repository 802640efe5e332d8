// Fields of a saved reply that nothing is known for: they stand in the text in braces until somebody fills them in.

export interface MissingField {
  /** With its braces. */
  written: string;
  start: number;
  end: number;
}

/** In their order: '{color}' of 'Your gold prints as {color}.' */
export const findMissing = (text: string): MissingField[] =>
  [...text.matchAll(/\{\p{L}[\p{L}\p{N}_ -]{0,39}\}/gu)].map(({ 0: written, index }) => ({
    written,
    start: index,
    end: index + written.length,
  }));
