// A number in its message with the words around it, as the readers of quantities look at them.
import type { NumberSpan } from '../words/numbers.ts';
import type { Word } from '../words/words.ts';

export interface Place {
  all: readonly Word[];
  number: NumberSpan;
  /** The eight words before, in the singular, with a space at both ends: " shirt for our group of ". */
  before: string;
  /** The eight words after. */
  after: string;
}

export const placeOf = (all: readonly Word[], number: NumberSpan): Place => ({
  all,
  number,
  before: singular(all.slice(Math.max(0, number.from - WINDOW), number.from)),
  after: singular(all.slice(number.to, number.to + WINDOW)),
});

const WINDOW = 8;

/** The words in the singular, with a space at both ends; several words in one ("it is" for "it's") have none. */
export const singular = (words: readonly Word[]): string =>
  ` ${words.map(({ text, stem }) => (text.includes(' ') ? text : stem)).join(' ')} `;
