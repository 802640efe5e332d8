// Digits as they are said aloud: "eight one six", "nine thirteen", "double five", "forty two".
import { own } from './words/own.ts';
import type { Word } from './words/words.ts';

export interface Said {
  digits: string;
  /** "forty two" is one. */
  values: number;
  /** How many of them are written out. */
  written: number;
  /** One past the last of the words. */
  to: number;
}

/** The digits said from word `from` on. */
export function saidDigits(all: readonly Word[], from: number): Said {
  let digits = '';
  let values = 0;
  let written = 0;
  let to = from;
  let times = 1;
  for (let at = from; at < all.length && digits.length < MOST; at += 1) {
    const word = all[at];
    if (!word) break;
    if (at > from && /^(?:[-,.]|and|then|dash|hyphen|dot)$/.test(word.kind === 'mark' ? word.raw : word.text))
      continue;
    const many = own(TIMES, word.text);
    if (many !== undefined) {
      times = many;
      continue;
    }
    const unit = own(DIGITS, word.text);
    const tens = own(TENS, word.text);
    const figure = word.kind === 'number' && /^\d{1,4}$/.test(word.raw) ? word.raw : undefined;
    const said = unit ?? own(TEENS, word.text) ?? figure;
    if (said !== undefined) digits += said.repeat(times);
    else if (tens !== undefined) {
      // "forty two" and "forty-two" are 42, "fifty five five" 55 5
      const next = all[at + 1]?.raw === '-' && !all[at + 1]?.spaced ? at + 2 : at + 1;
      const after = own(DIGITS, all[next]?.text ?? '');
      const isJoined = after !== undefined && after !== '0';
      digits += tens + (isJoined ? after : '0');
      if (isJoined) at = next;
    } else if (word.text === 'hundred' && digits !== '') digits += '00';
    // "two thousand, six hundred" is a number and no digits.
    else if (
      word.text === 'thousand' &&
      digits !== '' &&
      !/^(?:,|and)$/.test(all[at + 1]?.text ?? '') &&
      all[at + 2]?.text !== 'hundred'
    )
      digits += zerosAfterThousand(all[at + 1]?.text ?? '');
    else break;
    times = 1;
    values += 1;
    if (figure === undefined) written += 1;
    to = at + 1;
  }
  return { digits, values, written, to };
}

/** The longest phone number there is. */
const MOST = 15;

/** "two thousand", "two thousand five", "two thousand twelve" */
const zerosAfterThousand = (next: string): string =>
  own(DIGITS, next) !== undefined
    ? '00'
    : own(TEENS, next) !== undefined || own(TENS, next) !== undefined
      ? '0'
      : '000';

const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };
const DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  nought: '0',
  naught: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const TEENS: Readonly<Record<string, string>> = {
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
};
/** Their first digit. */
const TENS: Readonly<Record<string, string>> = {
  twenty: '2',
  thirty: '3',
  forty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
};
/** Every word that digits can begin with. */
export const SAID = new Set([TIMES, DIGITS, TEENS, TENS].flatMap((table) => Object.keys(table)));
