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
  if (last?.words !== words) last = { words, found: find(words) };
  return last.found;
}

/** A turn asks for the numbers of one message several times. */
let last: { words: readonly Word[]; found: NumberSpan[] } | undefined;

function find(words: readonly Word[]): NumberSpan[] {
  const found: NumberSpan[] = [];
  let at = 0;
  while (at < words.length && found.length < MOST) {
    const span = isBeginning(words[at]) ? readNumber(words, at) : undefined;
    // "2 more dozen": the dozen is what the two count.
    const size =
      span && MORE.test(words[span.to]?.text ?? '') ? own(SETS, words[span.to + 1]?.text ?? '') : undefined;
    if (span) found.push(size === undefined ? span : { ...span, value: span.value * size, firm: true });
    at = span ? span.to + (size === undefined ? 0 : 2) : at + 1;
  }
  return found;
}

/** Can a number begin with the word? Most words need no closer look. */
const isBeginning = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.kind === 'number' ||
    BEGINNINGS.has(word.text) ||
    word.raw === 'k' ||
    word.raw === 'K' ||
    word.raw === '½');

/** Longer lists are noise, not an order. */
const MOST = 60;

/** 'zero' to 'nine' */
export const UNITS: Readonly<Record<string, number>> = {
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
  billion: 1_000_000_000,
};

function readNumber(words: readonly Word[], from: number): NumberSpan | undefined {
  const span = readPlainNumber(words, from);
  return span && withEcho(words, withLooseOnes(words, span));
}

/** "six dozen plus four extra", "2 dozen and 3": what comes on top of whole sets; no "2 dozen and 3 boxes". */
function withLooseOnes(words: readonly Word[], span: NumberSpan): NumberSpan {
  const size = own(SETS, words[span.to - 1]?.text ?? '');
  if (size === undefined || !/^(?:plus|and|&|\+|n)$/.test(words[span.to]?.text ?? '')) return span;
  const loose = readPlainNumber(words, span.to + 1);
  if (!loose || !Number.isInteger(loose.value) || loose.value >= size) return span;
  const isExtra = LOOSE.test(words[loose.to]?.text ?? '');
  const to = isExtra ? loose.to + 1 : loose.to;
  const next = words[to];
  const isEnd =
    next === undefined || (next.kind === 'mark' && next.spaced === false && !/^[-/:'%]$/.test(next.raw));
  return isEnd || AFTER_LOOSE.test(next.text)
    ? { value: span.value + loose.value, from: span.from, to, firm: true }
    : span;
}

const LOOSE = /^(?:extras?|spares?|more|additional|loose|singles?)$/;
const AFTER_LOOSE =
  /^(?:please|by|thanks|total|altogether|just|then|and|of|to|if|so|because|should|would|will)$/;

/** "five zero zero", "one two zero", "two oh six", "5 0 0": one number said digit by digit; no "two three" and no "one two three". */
function readDigits(words: readonly Word[], from: number): NumberSpan | undefined {
  let digits = '';
  let at = from;
  let isTyped = false;
  for (; digits.length <= MOST_SAID; at += 1) {
    const { raw = '', text = '', spaced = false } = words[at] ?? {};
    const isFigure = /^\d$/.test(raw) && spaced;
    const digit = isFigure
      ? raw
      : (own(UNITS, text) ?? (at > from && /^(?:oh|o)$/.test(text) ? 0 : undefined));
    if (digit === undefined) break;
    isTyped ||= isFigure;
    digits += digit;
  }
  const isWhole = !isWritten(words[at]) && own(SCALES, words[at]?.text ?? '') === undefined;
  const isSaid =
    isWhole &&
    /^[1-9]\d{1,4}$/.test(digits) &&
    digits.length >= (isTyped ? 3 : 2) &&
    !/^oh?$/.test(words[at - 1]?.text ?? '') &&
    !isWritten(words[from - 1]) &&
    (digits.includes('0') || (digits.length === 3 && !isTyped && !isCounting(digits)));
  return isSaid ? { value: Number(digits), from, to: at, firm: false } : undefined;
}

const MOST_SAID = 5;

/** "three two one", "five five five" */
const isCounting = (digits: string): boolean => {
  const steps = [...digits.slice(1)].map((digit, i) => Number(digit) - Number(digits[i]));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
};

function readPlainNumber(words: readonly Word[], from: number): NumberSpan | undefined {
  const said = readDigits(words, from);
  if (said) return said;
  // "1/2 dozen", "½ gross"
  const half = words[from]?.text === 'and' ? from : halfEnd(words, from);
  const set = own(SETS, words[half]?.text ?? '');
  if (half > from && set !== undefined) return { value: set / 2, from, to: half + 1, firm: true };
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
    const rest = group === 0 && total > 0 ? afterComma(words, at) : undefined;
    if (rest) return { value: total + rest.value, from, to: rest.to, firm: firm || rest.firm };
  }
  if (parts === 0) return readSets(words, from, undefined);
  const span = withDecimals(words, { value: total + group, from, to: at, firm });
  return readScore(words, span) ?? readSets(words, span.to, span) ?? span;
}

/** The rest of "one thousand, two hundred and thirty-four"; not of "a thousand, two hundred or fifty" or "a thousand, two thousand". */
function afterComma(words: readonly Word[], at: number): NumberSpan | undefined {
  const scale = own(SCALES, words[at - 1]?.text ?? '') ?? 0;
  if (words[at]?.raw !== ',' || !isWritten(words[at + 1])) return;
  const rest = readPlainNumber(words, at + 1);
  if (!rest || rest.value >= scale || rest.to === at + 2) return;
  const isHundreds = words.slice(at + 2, rest.to).some(({ text }) => /^(?:hundred|thousand)$/.test(text));
  let next = rest.to;
  while (next < rest.to + 2 && /^(?:,|or|and|\/)$/.test(words[next]?.text ?? '')) next += 1;
  const isListed = next > rest.to && isWritten(words[next]);
  return isHundreds && !isListed ? rest : undefined;
}

/** "two point four million", "one point five k" */
function withDecimals(words: readonly Word[], span: NumberSpan): NumberSpan {
  if (words[span.to]?.text !== 'point') return span;
  let digits = '';
  let at = span.to + 1;
  for (; digits.length < MOST_DECIMALS; at += 1) {
    const digit = own(UNITS, words[at]?.text ?? '') ?? (words[at]?.text === 'oh' ? 0 : undefined);
    if (digit === undefined) break;
    digits += digit;
  }
  if (digits === '') return span;
  const name = words[at]?.raw.toLowerCase() === 'k' ? 'k' : (words[at]?.text ?? '');
  const scale = own(SCALES, name);
  const value = Number(`${span.value}.${digits}`) * (scale ?? 1);
  return { ...span, value: Math.round(value * 1e4) / 1e4, to: scale === undefined ? at : at + 1 };
}

const MOST_DECIMALS = 4;

/** "four score and ten", "three score"; not "won by 3 score points". */
function readScore(words: readonly Word[], { value, from, to, firm }: NumberSpan): NumberSpan | undefined {
  if (firm || value > MOST_SCORES || words[to]?.stem !== 'score') return;
  const at = words[to + 1]?.text === 'and' ? to + 2 : to + 1;
  const rest = isWritten(words[at]) ? readPlainNumber(words, at) : undefined;
  const isPart = rest !== undefined && rest.value < SCORE;
  return { value: value * SCORE + (isPart ? rest.value : 0), from, to: isPart ? rest.to : to + 1, firm };
}

const SCORE = 20;
const MOST_SCORES = 50;

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
  // "one-hundred-and-twelve"
  if (begun && isAfterScale(words, at) && isDashedAnd(words, at)) {
    at += 2;
    word = words[at];
  }
  // "two hundred and six", "twenty-one", "fifty - two"
  const isDash = word?.raw === '-' || word?.raw === 'y';
  const isAnd = word?.text === 'and' || word?.raw === '&';
  const isJoint = isDash && isHundredsJoint(words, at, group);
  if (begun && word && (isAnd || isDash) && isWritten(words[at + 1]) && !isJoint) {
    if (!isDash && group % 100 !== 0) return;
    if (
      isDash &&
      !isAfterScale(words, start) &&
      (group % 10 !== 0 || group % 100 === 0 || !(words[at + 1]?.text ?? '' in UNITS))
    )
      return;
    at += 1;
    word = words[at];
  }
  // "nine-hundred", "six-hundred-fifty"
  const next = words[at + 1];
  if (
    isDash &&
    begun &&
    isAfterScale(words, start) &&
    word?.spaced === false &&
    next?.spaced === false &&
    isWritten(next) &&
    next.kind === 'word'
  ) {
    at += 1;
    word = next;
  }
  if (
    begun &&
    word?.raw === '-' &&
    !word.spaced &&
    next?.spaced === false &&
    own(SCALES, next.text) !== undefined
  ) {
    at += 1;
    word = next;
  }
  if (begun && isJoint) {
    at += 1;
    word = next;
  }
  if (!word || (word.kind === 'word' && !isNumberWord(word))) return;
  const name = word.raw.toLowerCase() === 'k' ? 'k' : word.text;
  const scale = own(SCALES, name);
  if (scale !== undefined) {
    // "hundred shirts" is a number, "a few hundred" and "by the hundred" are none; "k" only against a figure.
    const before = words[at - 1];
    if (!begun && (word.raw.endsWith('s') || NO_COUNT.test(before?.text ?? '') || isByThe(words, at))) return;
    if (name === 'k' && (word.isLineStart || !begun || (before?.kind !== 'number' && !isNumberWord(before))))
      return;
    return { value: 0, scale, to: at + 1, firm: name === 'k' };
  }
  if (word.kind === 'number') {
    const { value, to } = figureAt(words, at);
    if (begun && (!isAfterScale(words, start) || (value ?? 0) >= (group === 0 ? 1000 : 100))) return;
    // "two hundred 3 inch stickers"
    if (begun && MEASURES.test(words[to]?.text ?? '')) return;
    return value === undefined ? undefined : { value, to, firm: true };
  }
  if (word.kind !== 'word') return;
  const hundreds = own(HUNDREDS, word.text);
  if (hundreds !== undefined)
    return group % 1000 === 0 ? { value: hundreds, to: at + 1, firm: false } : undefined;
  const tens = own(TENS, word.text);
  const small = own(TEENS, word.text) ?? own(UNITS, word.text);
  // "two fifty", "two-fifty" is 250
  const isAfterUnit = isJoint || (words[at - 1]?.kind === 'word' && at === start);
  if (tens !== undefined && group > 0 && group < 10 && isAfterUnit)
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

const isDashedAnd = (words: readonly Word[], at: number): boolean =>
  words[at]?.raw === '-' &&
  words[at + 1]?.text === 'and' &&
  words[at + 2]?.raw === '-' &&
  isWritten(words[at + 3]);

const MEASURES =
  /^(?:["”″'’-]|x|by|in|inch|inches|ft|foot|feet|yards?|cm|mm|oz|ounces?|gal|gallons?|mil|colors?)$/;

/** "two-fifty": the dash of one number, said as hundreds. */
const isHundredsJoint = (words: readonly Word[], at: number, group: number): boolean =>
  group > 0 &&
  group < 10 &&
  words[at]?.raw === '-' &&
  words[at].spaced === false &&
  words[at - 1]?.kind === 'word' &&
  words[at + 1]?.spaced === false &&
  isTens(words[at + 1]);

const NUMBER_WORDS = new Set([UNITS, TEENS, TENS, HUNDREDS, SCALES].flatMap((table) => Object.keys(table)));

/** "and a half" too, and a set of them. */
const BEGINNINGS = new Set([
  ...NUMBER_WORDS,
  'and',
  '&',
  'n',
  'half',
  'quarter',
  'couple',
  'dozen',
  'gross',
  'baker',
  'bakers',
]);

const isNumberWord = (word: Word | undefined): boolean =>
  word !== undefined && (NUMBER_WORDS.has(word.text) || word.raw === 'k' || word.raw === 'K');

const isTens = (word: Word | undefined): boolean => word !== undefined && own(TENS, word.text) !== undefined;

/** Before a hundred or a dozen: how many of them, nobody said. */
const NO_COUNT = /^(?:few|several|some|many|by|per|every)$/;

const isByThe = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'the' && words[at - 2]?.text === 'by';

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

const MORE = /^(?:more|additional|extra|other)$/;
const SETS: Readonly<Record<string, number>> = { dozen: 12, gross: 144 };
/** "half a dozen", "a quarter million", "a couple of hundred" */
const SHARES: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, couple: 2 };

/** "3 dozen", "a dozen and a half", "half a gross", "couple dozen", "2 and a half dozen"; bare "dozens" is no number. */
function readSets(words: readonly Word[], at: number, count: NumberSpan | undefined): NumberSpan | undefined {
  if (count) {
    const end = halfEnd(words, at);
    const times = count.value + (end === at ? 0 : 0.5);
    const unit = words[end]?.text ?? '';
    const size = own(SETS, unit) ?? (end > at ? own(SCALES, unit) : undefined);
    // "a million and a half"
    const scale = end > at ? own(SCALES, words[at - 1]?.text ?? '') : undefined;
    if (size === undefined && scale !== undefined && scale > 100)
      return { value: count.value + scale / 2, from: count.from, to: end, firm: true };
    if (size === undefined) return;
    return withHalf(words, { value: times * size, from: count.from, to: end + 1, firm: true }, size);
  }
  const word = words[at];
  const share = own(SHARES, word?.text ?? '');
  if (share !== undefined) {
    let next = at + 1;
    while (next < at + 3 && /^(?:a|of)$/.test(words[next]?.text ?? '')) next += 1;
    const unit = words[next]?.text ?? '';
    const set = own(SETS, unit);
    const size = set ?? (unit === 'k' ? undefined : own(SCALES, unit));
    if (size === undefined || !Number.isInteger(size * share)) return;
    return { value: size * share, from: at, to: next + 1, firm: set !== undefined };
  }
  if (/^bakers?$/.test(word?.text ?? ''))
    return words[at + 1]?.text === 'dozen' ? { value: 13, from: at, to: at + 2, firm: true } : undefined;
  const size = own(SETS, word?.text ?? '');
  if (!word || size === undefined || (word.text === 'dozen' && /s$/i.test(word.raw))) return;
  const before = words[at - 1]?.text ?? '';
  if (NO_COUNT.test(before) || isByThe(words, at)) return;
  // "that is gross"
  if (word.text === 'gross' && !(before === 'a' && /^(?:of|plus|and)?$/.test(words[at + 1]?.text ?? '')))
    return;
  return withHalf(words, { value: size, from: at, to: at + 1, firm: true }, size);
}

/** One past "and a half", "1/2" or "½" at `at`; `at` where there is none. */
function halfEnd(words: readonly Word[], at: number): number {
  if (words[at]?.raw === '½') return at + 1;
  if (words[at]?.raw === '1' && words[at + 1]?.raw === '/' && words[at + 2]?.raw === '2') return at + 3;
  const joint = words[at]?.text;
  if (joint !== 'and' && joint !== '&' && joint !== 'n') return at;
  const half = words[at + 1]?.text === 'a' ? at + 2 : at + 1;
  return words[half]?.text === 'half' ? half + 1 : at;
}

/** "a dozen and a half", "3 dozen & a half"; not "and a half dozen of the others". */
function withHalf(words: readonly Word[], span: NumberSpan, size: number): NumberSpan {
  const end = halfEnd(words, span.to);
  if (end === span.to || own(SETS, words[end]?.text ?? '') !== undefined) return span;
  return { ...span, value: span.value + size / 2, to: end };
}

/** "45 (forty five)": the same number again in brackets belongs to it. */
function withEcho(words: readonly Word[], span: NumberSpan): NumberSpan {
  if (words[span.to]?.raw !== '(') return span;
  const echo = readPlainNumber(words, span.to + 1);
  return echo?.value === span.value && words[echo.to]?.raw === ')' ? { ...span, to: echo.to + 1 } : span;
}

/** The figure at `at`, also with its thousands set apart: "1,200", "10'000", "1 000", "10.000". */
function figureAt(words: readonly Word[], at: number): { value: number | undefined; to: number } {
  const raw = words[at]?.raw ?? '';
  let to = at + 1;
  if (!/^[1-9]\d{0,2}$/.test(raw)) return { value: figure(raw), to };
  let digits = raw;
  const isQuoted = /^['’]$/.test(words[to]?.raw ?? '');
  const step = isQuoted ? 2 : 1;
  while (isThousands(words, to + step - 1, isQuoted) && digits.length < 9) {
    digits += words[to + step - 1]?.raw;
    to += step;
  }
  // "25 100 oz" and "60 125" are two figures, as are the parts of a phone number.
  const isClear =
    isQuoted ||
    to === words.length ||
    /000$/.test(digits) ||
    (raw.length === 1 && /00$/.test(digits)) ||
    (digits.length > 6 && raw.length < 3);
  const isWhole = words[to]?.kind !== 'number' || words[to]?.isLineStart === true;
  return to > at + 1 && isClear && isWhole
    ? { value: Number(digits), to }
    : { value: figure(raw), to: at + 1 };
}

/** Three digits, after a blank or right after an apostrophe. */
function isThousands(words: readonly Word[], at: number, isQuoted: boolean): boolean {
  const word = words[at];
  if (word === undefined || !/^\d{3}$/.test(word.raw) || word.isLineStart) return false;
  return isQuoted
    ? !word.spaced && words[at - 1]?.spaced === false && /^['’]$/.test(words[at - 1]?.raw ?? '')
    : word.spaced;
}

/** "1,200" is 1200, "2.5" is 2.5, "10.000" 10000; "123.456.7890" is no number. */
function figure(raw: string): number | undefined {
  if (/^[1-9]\d{0,2}(?:\.000)+$/.test(raw)) return Number(raw.replaceAll('.', ''));
  if (!/^\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,4})?$/.test(raw)) return;
  return Number(raw.replace(/,/g, ''));
}
