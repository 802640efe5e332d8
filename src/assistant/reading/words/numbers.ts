// Numbers in a message however written: digits, words, thousands, dozens. What they count is for others to say.

import { own } from './own.ts';
import type { Word } from './words.ts';

export interface NumberSpan {
  value: number;
  /** First and one past the last of the words that make it up. */
  from: number;
  to: number;
  /** Holds a digit or "dozen": more surely a figure than a lone "one". */
  firm: boolean;
}

/** Finds the numbers in `words`, left to right, e.g. "two hundred and six" (206), "2doz" (24), "2.5k" (2500). */
export function findNumbers(words: readonly Word[]): NumberSpan[] {
  const found: NumberSpan[] = [];
  let at = 0;
  while (at < words.length && found.length < MOST) {
    const span = readNumber(words, at);
    if (span) found.push(span);
    at = span ? span.to : at + 1;
  }
  return found;
}

/** Longer lists are noise, not an order. */
const MOST = 60;

const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const TEENS: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  'twenty-one': 21,
  'twenty-two': 22,
  'twenty-three': 23,
  'twenty-four': 24,
  'twenty-five': 25,
  'twenty-six': 26,
  'twenty-seven': 27,
  'twenty-eight': 28,
  'twenty-nine': 29,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** Said in one word in Spanish (words/spanish). */
const HUNDREDS: Readonly<Record<string, number>> = {
  'one-hundred': 100,
  'two-hundred': 200,
  'three-hundred': 300,
  'four-hundred': 400,
  'five-hundred': 500,
  'six-hundred': 600,
  'seven-hundred': 700,
  'eight-hundred': 800,
  'nine-hundred': 900,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  k: 1000,
  million: 1_000_000,
};

function readNumber(words: readonly Word[], from: number): NumberSpan | undefined {
  const span = readPlainNumber(words, from);
  return span && withEcho(words, span);
}

function readPlainNumber(words: readonly Word[], from: number): NumberSpan | undefined {
  let at = from;
  let total = 0;
  let group = 0;
  let parts = 0;
  let firm = false;
  for (;;) {
    const part = readPart(words, at, group, parts > 0);
    if (!part) break;
    if (part.scale === undefined) group += part.value;
    else if (part.scale >= 1000) {
      total += (group || 1) * part.scale;
      group = 0;
    } else group = (group || 1) * part.scale;
    firm ||= part.firm;
    parts += 1;
    at = part.to;
  }
  if (parts === 0) return readDozen(words, from, undefined);
  const span = { value: total + group, from, to: at, firm };
  return readDozen(words, at, span) ?? span;
}

interface Part {
  value: number;
  scale?: number;
  to: number;
  firm: boolean;
}

/** The next part of a number whose current group under a thousand is `group`; undefined where the number ends. */
function readPart(words: readonly Word[], start: number, group: number, begun: boolean): Part | undefined {
  let at = start;
  let word = words[at];
  // "two hundred and six", "twenty-one", "fifty - two"
  const isDash = word?.raw === '-' || word?.raw === 'y';
  if (begun && word && (word.text === 'and' || isDash) && isWritten(words[at + 1])) {
    if (!isDash && group % 100 !== 0) return;
    if (isDash && (group % 10 !== 0 || group % 100 === 0 || !(words[at + 1]?.text ?? '' in UNITS))) return;
    at += 1;
    word = words[at];
  }
  if (!word || (word.kind === 'word' && !isNumberWord(word))) return;
  const name = word.raw.toLowerCase() === 'k' ? 'k' : word.text;
  const scale = own(SCALES, name);
  if (scale !== undefined) {
    // "a hundred" and "mil" are numbers, "hundreds" and "thousands" are none; "k" only against a figure.
    const isArticle =
      !begun && (/^(?:a|couple)$/.test(words[at - 1]?.text ?? '') || word.raw === 'mil' || isEven(words, at));
    if (!begun && (!isArticle || name === 'k')) return;
    if (name === 'k' && words[at - 1]?.kind !== 'number') return;
    const times = !begun && words[at - 1]?.text === 'couple' ? 2 : 1;
    return { value: 0, scale: scale * times, to: at + 1, firm: name === 'k' };
  }
  if (word.kind === 'number') {
    const value = figure(word.raw);
    if (begun && (!isAfterScale(words, start) || (value ?? 0) >= (group === 0 ? 1000 : 100))) return;
    return value === undefined ? undefined : { value, to: at + 1, firm: true };
  }
  if (word.kind !== 'word') return;
  const hundreds = own(HUNDREDS, word.text);
  if (hundreds !== undefined)
    return group % 1000 === 0 ? { value: hundreds, to: at + 1, firm: false } : undefined;
  const tens = own(TENS, word.text);
  const small = own(TEENS, word.text) ?? own(UNITS, word.text);
  // "two fifty" is 250
  if (tens !== undefined && group > 0 && group < 10 && words[at - 1]?.kind === 'word' && at === start)
    return { value: group * 99 + tens, to: at + 1, firm: false };
  if (
    begun &&
    !isAfterScale(words, start) &&
    !(small !== undefined && small < 10 && small > 0 && isTens(words[start - 1]))
  )
    return;
  if (tens !== undefined && group % 100 === 0) return { value: tens, to: at + 1, firm: false };
  if (small !== undefined && (group % 100 === 0 || (small < 10 && group % 10 === 0))) {
    return { value: small, to: at + 1, firm: false };
  }
  return;
}

const NUMBER_WORDS = new Set([UNITS, TEENS, TENS, HUNDREDS, SCALES].flatMap((table) => Object.keys(table)));

const isNumberWord = ({ text, raw }: Word): boolean => NUMBER_WORDS.has(text) || raw === 'k' || raw === 'K';

const isTens = (word: Word | undefined): boolean => word !== undefined && own(TENS, word.text) !== undefined;

/** "an even hundred" */
const isEven = (words: readonly Word[], at: number): boolean =>
  /^(?:even|full|good|cool|round)$/.test(words[at - 1]?.text ?? '') &&
  /^an?$/.test(words[at - 2]?.text ?? '');

/** Was the word before `at` (an "and" aside) a hundred or a thousand? Only then may a figure be added. */
function isAfterScale(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  return own(SCALES, before) !== undefined || own(HUNDREDS, before) !== undefined;
}

function isWritten(word: Word | undefined): boolean {
  if (!word) return false;
  if (word.kind === 'number') return true;
  return [UNITS, TEENS, TENS].some((table) => own(table, word.text) !== undefined);
}

/** "3 dozen", "a dozen", "half a dozen", "couple dozen", "1.5 dozen"; bare "dozens" is no number. */
function readDozen(
  words: readonly Word[],
  at: number,
  count: NumberSpan | undefined,
): NumberSpan | undefined {
  const word = words[at];
  if (count) {
    if (word?.text !== 'dozen') return;
    return withHalf(words, { value: count.value * 12, from: count.from, to: at + 1, firm: true });
  }
  if (word?.text === 'half') {
    const next = words[at + 1]?.text === 'a' ? at + 2 : at + 1;
    return words[next]?.text === 'dozen' ? { value: 6, from: at, to: next + 1, firm: true } : undefined;
  }
  if (word?.text === 'couple') {
    const next = words[at + 1]?.text === 'of' ? at + 2 : at + 1;
    return words[next]?.text === 'dozen' ? { value: 24, from: at, to: next + 1, firm: true } : undefined;
  }
  if (word?.text !== 'dozen' || word.raw.toLowerCase().endsWith('s')) return;
  const before = words[at - 1]?.text;
  if (before === 'the' && words[at - 2]?.text === 'by') return;
  if (before === 'few' || before === 'several' || before === 'some' || before === 'by') return;
  return withHalf(words, { value: 12, from: at, to: at + 1, firm: true });
}

/** "a dozen and a half" */
function withHalf(words: readonly Word[], span: NumberSpan): NumberSpan {
  const tail = words.slice(span.to, span.to + 3).map(({ text }) => text);
  return tail.join(' ') === 'and a half' ? { ...span, value: span.value + 6, to: span.to + 3 } : span;
}

/** "45 (forty five)": the same number again in brackets belongs to it. */
function withEcho(words: readonly Word[], span: NumberSpan): NumberSpan {
  if (words[span.to]?.raw !== '(') return span;
  const echo = readPlainNumber(words, span.to + 1);
  return echo?.value === span.value && words[echo.to]?.raw === ')' ? { ...span, to: echo.to + 1 } : span;
}

/** "1,200" is 1200, "2.5" is 2.5; "123.456.7890" is no number. */
function figure(raw: string): number | undefined {
  if (!/^\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,4})?$/.test(raw)) return;
  return Number(raw.replace(/,/g, ''));
}
