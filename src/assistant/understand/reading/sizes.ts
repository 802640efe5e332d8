// Sums by size: "10 small 20 medium 5 xl", "S:10, M:20", "2XL x 3".

import { SAID } from './said-digits.ts';
import { overlaps, type SlotContext, type SlotResult, skipped, spanOf } from './slot.ts';
import type { NumberSpan } from './words/numbers.ts';
import { own } from './words/own.ts';
import { mayHoldOneOf, worded } from './words/triggers.ts';
import { COLORS, GARMENTS, PIECES, SHADES } from './words/vocabulary.ts';
import { stemOf, type Word } from './words/words.ts';

/** Pieces per size, e.g. `{S: 10, '2XL': 3}`; sizes in capitals, youth sizes with a Y before them. */
export function readSizes({ words, numbers, taken }: SlotContext): SlotResult<Record<string, number>> {
  const roster = readRoster(words);
  if (roster) return roster;
  // A size with no number beside it counts nothing.
  if (numbers.length === 0) return skipped;
  if (!maySaySize(words.plain)) return skipped;
  const { all } = words;
  // "no 3x, two 2x"
  const marks = findSizes(all).filter(({ from }) => !/^(?:no|zero|without)$/.test(all[from - 1]?.text ?? ''));
  if (marks.length === 0) return skipped;
  const alike = readEach(words, numbers, taken, marks) ?? readOneSize(words, numbers, taken, marks);
  if (alike) return alike;
  const sizes: Record<string, number> = {};
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  let pairs = 0;
  let isSure = false;
  const used = new Set<number>();
  // Which side the figure stands on is the same all through one list: "S 10 M 20" or "10 S 20 M".
  const isSizeFirst =
    marks[0] !== undefined && !numbers.some((n) => isBefore(all, n.to, marks[0]?.from ?? 0));
  const countFor = (isBeside: (candidate: NumberSpan) => boolean) =>
    numbers.find(
      (candidate) =>
        !used.has(candidate.from) &&
        Number.isInteger(candidate.value) &&
        !overlaps(spanOf(words, candidate.from, candidate.to), taken) &&
        !marks.some((other) => candidate.from < other.to && other.from < candidate.to) &&
        isBeside(candidate),
    );
  for (const mark of marks) {
    const number =
      countFor(({ from, to }) =>
        isSizeFirst ? isBefore(all, mark.to, from) : isBefore(all, to, mark.from),
      ) ??
      // "S 4 M 3 and three 2x": the last of a list is said the other way round.
      (pairs > 1 && isSizeFirst
        ? countFor(({ from, to }) => to === mark.from && isJoined(all, from))
        : undefined);
    if (!number || number.value === 0 || number.value > 100_000) continue;
    used.add(number.from);
    // "4 mediums, wait 6 mediums"
    const isPutRight = all
      .slice(last, Math.min(number.from, mark.from))
      .some(({ text }) => /^(?:wait|actually|sorry|oops|rather|instead|no)$/.test(text));
    sizes[mark.size] = (isPutRight ? 0 : (sizes[mark.size] ?? 0)) + number.value;
    first = Math.min(first, number.from, mark.from);
    last = Math.max(last, number.to, mark.to);
    pairs += 1;
    isSure ||= mark.isSure && (isSizeFirst ? all[mark.to]?.raw === ':' : isGarmentOrEnd(all, mark.to));
  }
  // "3 smalls, 5 meds, a large and 2 xl", "... and a 3X for Deb"
  for (const mark of pairs > 1 ? marks : []) {
    // "and a large", "and a single 2X"
    const single = all[mark.from - 1]?.text === 'single' ? mark.from - 1 : mark.from;
    const article = /^an?$/.test(all[single - 1]?.text ?? '') ? single - 1 : single;
    const isOne = article < mark.from && /^(?:,|and|&|plus)$/.test(all[article - 1]?.text ?? '');
    const isCouple =
      all[all[mark.from - 1]?.text === 'of' ? mark.from - 2 : mark.from - 1]?.text === 'couple';
    const isEnd = /^(?:,|and|&|plus|for|please|thanks|too|[.;!)])$/.test(all[mark.to]?.text ?? ',');
    if ((isOne || isCouple) && isEnd && sizes[mark.size] === undefined) sizes[mark.size] = isOne ? 1 : 2;
  }
  // "two 2x and the rest large"
  if (pairs === 0 || (pairs === 1 && !isSure && readRestSize(words) === undefined)) return skipped;
  // "... and an extra large"
  for (const { size, from, to, isSure: isWord } of marks)
    if (
      isWord &&
      sizes[size] === undefined &&
      /^an?$/.test(all[from - 1]?.text ?? '') &&
      isGarmentOrEnd(all, to)
    ) {
      sizes[size] = 1;
      last = Math.max(last, to);
    }
  return { status: 'filled', value: sizes, span: spanOf(words, first, last) };
}

/** "and just three" */
function isJoined(all: readonly Word[], at: number): boolean {
  const before = /^(?:just|only|like|about|maybe|another)$/.test(all[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return /^(?:and|plus|&|then|,)$/.test(all[before]?.text ?? '');
}

/** Is each piece told by who wears it? Such a list may be the beginning of a longer one. */
export const isRoster = (words: SlotContext['words']): boolean => readRoster(words) !== undefined;

/** "Jen M, Bob XL, Lou L", "Smith 12 L, Jones 4 XL": whose size it is and what number is worn, one piece each. */
function readRoster({ message, all }: SlotContext['words']): SlotResult<Record<string, number>> | undefined {
  // Each entry but the last ends with a mark or a line.
  const ends = all.filter(({ raw, isLineStart }) => isLineStart || raw === ',' || raw === ';' || raw === '.');
  if (all.length < 3 * LEAST_IN_ROSTER - 1 || ends.length < LEAST_IN_ROSTER - 1) return;
  const entries = [...message.slice(0, LONGEST_ROSTER).matchAll(ENTRY)];
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last || entries.length < LEAST_IN_ROSTER) return;
  // "Black 12 L, Navy 4 XL" counts pieces.
  if (entries.some(([, name = '']) => isNoName(name.toLowerCase()))) return;
  const sizes: Record<string, number> = {};
  for (const [, , said = ''] of entries) {
    const size = own(NAMES, said.toLowerCase()) ?? said.toUpperCase();
    sizes[size] = (sizes[size] ?? 0) + 1;
  }
  return { status: 'filled', value: sizes, span: { start: first.index, end: last.index + last[0].length } };
}

const isNoName = (word: string): boolean =>
  COLORS.has(word) ||
  SHADES.has(word) ||
  WEARERS.has(word) ||
  GARMENTS.has(stemOf(word)) ||
  PIECES.has(stemOf(word)) ||
  own(NAMES, word) !== undefined ||
  /^(?:size|sizes|qty|total|need|want|and|front|back|print|logo|short|long|adults?|cotton)$/.test(word);

const LEAST_IN_ROSTER = 3;
const LONGEST_ROSTER = 1_000;
const ENTRY =
  /(?<=^|[,;:.\n]\s{0,2}|\band\s)(\p{Lu}\p{Ll}{1,15})(?:\s\p{Lu}\p{Ll}{0,15}\.?)?(?:\s#?\d{1,2})?\s?[-:–(]?\s?\b(Y(?:XS|S|M|L|XL)|X{1,4}[SL]|[2-6]XL|[SML]|[Ss]mall|[Mm]edium|[Ll]arge)\b\)?(?=\s?(?:[,;.\n]|(?:and|is|are|for|please|thanks|so)\b|$|(?:\w+\s)?(?:tee|shirt|jersey|polo|hoodie|hat|jacket)s?\b))/gu;

/** "8 mediums and the rest large": the size of all that are left. */
export function readRestSize({ all, plain }: SlotContext['words']): string | undefined {
  if (!REST.test(plain)) return;
  const at = all.findIndex(({ text }) => /^(?:rest|remaining|remainder|others|else)$/.test(text));
  const mark = findSizes(all).find(({ from }) => from > at && from <= at + 4);
  return mark && all.slice(at + 1, mark.from).every(({ raw, text }) => raw === ',' || OF_THE_REST.test(text))
    ? mark.size
    : undefined;
}

/** "all larges except 2 XL and a small": the size of all that are left, and the others. */
export function readAllBut({
  words: { all, plain },
  numbers,
}: SlotContext): { rest: string; sizes: Record<string, number> } | undefined {
  const but = ALL_BUT.test(plain)
    ? all.findIndex(({ text }) => /^(?:except|but|minus|besides)$/.test(text))
    : -1;
  if (but < 1) return;
  const [rest, ...before] = findSizes(all.slice(0, but));
  if (!rest || before.length > 0 || but - rest.to > 1) return;
  const sizes: Record<string, number> = {};
  let at = but + 1;
  while (at < all.length) {
    const isOne = /^an?$/.test(all[at]?.text ?? '');
    const pieces = isOne ? 1 : numbers.find(({ from, to }) => from === at && to === at + 1)?.value;
    const mark = pieces === undefined ? undefined : readSize(all, at + 1);
    if (mark && pieces !== undefined) sizes[mark.size] = (sizes[mark.size] ?? 0) + pieces;
    else if (!/^(?:for|and|maybe|like|about|please|of|just|[,.&])$/.test(all[at]?.text ?? '')) return;
    at = mark ? mark.to : at + 1;
  }
  return Object.keys(sizes).length === 0 || rest.size in sizes ? undefined : { rest: rest.size, sizes };
}

const ALL_BUT = worded(/ (?:except|but|minus|besides) (?:for )?(?:\S+ ){2}/);

/** "half large half XL": both, where the pieces are split between them. */
export function readHalves({ all, plain }: SlotContext['words']): [string, string] | undefined {
  if (!HALF.test(plain)) return;
  const [first, second, ...others] = findSizes(all).filter(({ from }) => {
    const before = all.slice(Math.max(0, from - 5), from).map(({ text }) => text);
    const at = before.lastIndexOf('half');
    return at !== -1 && before.slice(at + 1).every((text) => OF_THE_REST.test(text) || OF_WEARERS.test(text));
  });
  return first && second && others.length === 0 ? [first.size, second.size] : undefined;
}

/** "half our crew wears M" */
const OF_WEARERS =
  /^(?:wears?|needs?|wants?|our|my|the|us|crew|team|staff|guys|girls|boys|people|kids|squad|office|group)$/;
const HALF = worded(/ half (?:\S+ ){1,6}(?:the other )?half /);
const REST = worded(/ (?:rest|remaining|remainder|(?:the|all) others|(?:everyone|everybody) else) /);
const OF_THE_REST = /^(?:are|is|in|all|of|them|those|ones|should|be|can|just|size|get|gets|an?|:|-)$/;

/** "5 each of S M L", "10 each in small, medium and large", "S M L XL, 6 each": the same of every size. */
function readEach(
  words: SlotContext['words'],
  numbers: SlotContext['numbers'],
  taken: SlotContext['taken'],
  marks: readonly SizeMark[],
): SlotResult<Record<string, number>> | undefined {
  const { all } = words;
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last || marks.length < 2) return;
  const isList = marks.every(({ from }, i) => {
    const end = marks[i - 1]?.to ?? from;
    return all
      .slice(end, from)
      .every(({ raw, text }) => /^[,/&+-]$/.test(raw) || /^(?:and|to|thru|through)$/.test(text));
  });
  if (!isList) return;
  const number = numbers.find(({ from, to, value }) => {
    if (!Number.isInteger(value) || value < 1 || value > 10_000) return false;
    if (overlaps(spanOf(words, from, to), taken)) return false;
    const between =
      to <= first.from ? all.slice(to, first.from) : from >= last.to ? all.slice(last.to, from) : undefined;
    const after = all[to]?.text;
    return (
      between !== undefined &&
      between.length <= 4 &&
      between.every(({ raw, text }) => /^[,:-]$/.test(raw) || EACH.has(text)) &&
      (between.some(({ text }) => text === 'each' || text === 'every') ||
        after === 'each' ||
        after === 'apiece' ||
        (after === 'of' && all[to + 1]?.text === 'each'))
    );
  });
  if (!number) return;
  const value = Object.fromEntries(throughSizes(all, marks).map((size) => [size, number.value]));
  return {
    status: 'filled',
    value,
    span: spanOf(words, Math.min(first.from, number.from), Math.max(last.to, number.to + 1)),
  };
}

/** "S-XL" and "small to 2x" mean those between too. */
function throughSizes(all: readonly Word[], marks: readonly SizeMark[]): string[] {
  return marks.flatMap(({ size, to }, i) => {
    const next = marks[i + 1];
    const isSpan =
      next !== undefined && next.from === to + 1 && /^(?:-|to|thru|through)$/.test(all[to]?.text ?? '');
    const [first, last] = [ORDER.indexOf(size), ORDER.indexOf(next?.size ?? '')];
    return isSpan && first !== -1 && last > first ? ORDER.slice(first, last) : [size];
  });
}

const ORDER = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '6XL'];
/** "all larges, 15 of them", "all XL, 12" */
function readOneSize(
  words: SlotContext['words'],
  numbers: SlotContext['numbers'],
  taken: SlotContext['taken'],
  marks: readonly SizeMark[],
): SlotResult<Record<string, number>> | undefined {
  const [mark] = marks;
  if (!mark || marks.length > 1 || words.all[mark.from - 1]?.text !== 'all') return;
  const free = numbers.filter(({ from, to }) => to <= mark.from || from >= mark.to);
  const [number] = free.filter(({ from, to }) => !overlaps(spanOf(words, from, to), taken));
  if (!number || free.length > 1 || !Number.isInteger(number.value) || number.value < 1) return;
  return { status: 'filled', value: { [mark.size]: number.value }, span: spanOf(words, mark.from, mark.to) };
}

const EACH = new Set(['each', 'every', 'of', 'in', 'size', 'sizes', 'for', 'the', 'per']);

export interface SizeMark {
  size: string;
  from: number;
  to: number;
  /** Cannot be an adjective or a letter of something else. */
  isSure: boolean;
}

const NAMES: Readonly<Record<string, string>> = {
  xs: 'XS',
  s: 'S',
  small: 'S',
  m: 'M',
  medium: 'M',
  l: 'L',
  large: 'L',
  xl: 'XL',
  xxl: '2XL',
  xxxl: '3XL',
  xxxxl: '4XL',
  xxxls: '3XL',
  xxxxls: '4XL',
  xlarge: 'XL',
  md: 'M',
  smalls: 'S',
  mediums: 'M',
  larges: 'L',
  meds: 'M',
  lgs: 'L',
  lrgs: 'L',
  xls: 'XL',
  xxls: '2XL',
};

export function findSizes(all: readonly Word[]): SizeMark[] {
  const found: SizeMark[] = [];
  for (let at = 0; at < all.length && found.length < 24; at += 1) {
    const mark = readSize(all, at);
    if (!mark) continue;
    found.push(mark);
    at = mark.to - 1;
  }
  const isGlued = ({ from }: SizeMark) => all[from - 1]?.kind === 'number' && all[from]?.spaced === false;
  if (found.filter(isGlued).length < 2) return headed(all, found);
  // The last of "5s 10m 10l 5xl" are five in XL: alone in the list it would have no number of its own.
  const parted = found.map((mark) => {
    const { from, to, size } = mark;
    const isCounted =
      all[from]?.kind !== 'number' ||
      all[from - 1]?.kind === 'number' ||
      all[from - 1]?.text === 'x' ||
      all[to]?.kind === 'number' ||
      /^[:=x-]$/.test(all[to]?.text ?? '');
    return isCounted ? mark : { ...mark, size: size.slice(1), from: from + 1 };
  });
  return headed(all, parted);
}

/** "Youth: 10 S, 14 M. Adult: 5 M": a word at the head of a list is said of all in it, up to the next. */
function headed(all: readonly Word[], found: readonly SizeMark[]): SizeMark[] {
  const heads = all.flatMap(({ stem, text }, at) =>
    (WEARERS.has(text) || WEARERS.has(stem)) && isHead(all, at) ? [at] : [],
  );
  if (heads.length === 0) return [...found];
  return found.map((mark) => {
    const head = all[heads.findLast((at) => at < mark.from) ?? -1]?.text ?? '';
    const isPlain = /^(?:XS|S|M|L|XL)$/.test(mark.size) && !WEARERS.has(all[mark.from]?.text ?? '');
    return isPlain && YOUNG.test(head) ? { ...mark, size: `Y${mark.size}` } : mark;
  });
}

/** Before a number, or a mark and a number: "kids - 4 S", "youth sizes: 3 M". */
const isHead = (all: readonly Word[], at: number): boolean => {
  const next = /^sizes?$/.test(all[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const mark = /^[:=(-]$/.test(all[next]?.raw ?? '');
  const number = all[mark ? next + 1 : next];
  const size = all[mark ? next + 2 : next + 1]?.text ?? '';
  const isFirstInClause = at === 0 || all[at - 1]?.kind === 'mark' || all[at]?.isLineStart === true || mark;
  return (
    isFirstInClause && (number?.kind === 'number' || SAID.has(number?.text ?? '')) && SIZE_NAMES.has(size)
  );
};
const YOUNG = /^(?:youths?|kids?|child|children|boys?|girls?)$/;

const SIZE_NAMES = new Map(Object.entries(NAMES));
/** Of "AM" and "yl" too, and of what is said in two words, like "extra large" and "2T". */
export const maySaySize = mayHoldOneOf([
  ...SIZE_NAMES.keys(),
  ...'x t al am as axl yxs ys ym yl yxl'.split(' '),
]);
const WEARERS = new Set(
  'youth kids kid child boys girls ladies womens women mens men adult adults unisex'.split(' '),
);

function readSize(all: readonly Word[], at: number): SizeMark | undefined {
  const word = all[at];
  if (!word) return;
  const next = all[at + 1];
  const afterNext = all[at + 2];
  // "2xl", "3 x" against each other
  if (
    word.kind === 'number' &&
    /^[2-6]$/.test(word.raw) &&
    next &&
    !next.spaced &&
    /^(?:xl|x|xls|xlarge)$/.test(next.text)
  ) {
    if (next.text === 'x' && afterNext?.kind === 'number' && (next.raw === 'x' || !afterNext.spaced)) return;
    return { size: `${word.raw}XL`, from: at, to: at + 2, isSure: next.text !== 'x' };
  }
  // "2T", a toddler's
  if (word.kind === 'number' && /^[2-5]$/.test(word.raw) && next?.text === 't' && !next.spaced)
    return { size: `${word.raw}T`, from: at, to: at + 2, isSure: true };
  const said = saidSize(all, at);
  if (said) return said;
  if (word.text === 'x' || word.text === 'extra') {
    const to = next?.raw === '-' ? at + 2 : at + 1;
    if (/^larges?$/.test(all[to]?.text ?? '')) return { size: 'XL', from: at, to: to + 1, isSure: true };
    if (/^smalls?$/.test(all[to]?.text ?? '')) return { size: 'XS', from: at, to: to + 1, isSure: true };
    return;
  }
  if (WEARERS.has(word.text) && next) {
    const size = own(NAMES, next.text);
    if (!size) return;
    return {
      size: YOUNG.test(word.text) ? `Y${size}` : size,
      from: at,
      to: at + 2,
      isSure: true,
    };
  }
  // Adult sizes, where youth sizes or a longer one show that "AM" is no time of day.
  const adult = word.raw.startsWith('A') ? /^A(S|M|L|XL|2XL)$/.exec(word.raw) : null;
  if (adult && all.some(({ raw }) => /^(?:Y(?:XS|S|M|L|XL)|AXL|AL)$/.test(raw)))
    return { size: adult[1] ?? '', from: at, to: at + 1, isSure: true };
  if (word.text.startsWith('y') && /^y(?:xs|s|m|l|xl)$/.test(word.text))
    return { size: word.text.toUpperCase(), from: at, to: at + 1, isSure: true };
  const size = SIZE_NAMES.get(word.text);
  if (size === undefined || next?.raw === "'") return;
  return { size, from: at, to: at + 1, isSure: word.text.length > 1 };
}

/** "three two xl", "four double x": said behind their number; "two xl" alone are two in XL. */
function saidSize(all: readonly Word[], at: number): SizeMark | undefined {
  const times = TIMES_X.get(all[at]?.stem ?? '');
  const [before, next, afterNext] = [all[at - 1], all[at + 1], all[at + 2]];
  // "six double xl and two triple"
  const isForShort = times !== undefined && /^(?:doubles?|triples?)$/.test(all[at]?.text ?? '');
  if (
    isForShort &&
    (next === undefined || next.kind === 'mark' || /^(?:and|plus|for|please)$/.test(next.text))
  )
    return before?.kind === 'number' || SAID.has(before?.text ?? '')
      ? { size: `${times}XL`, from: at, to: at + 1, isSure: false }
      : undefined;
  if (times === undefined || !next || !/^(?:xl|x|xls)$/.test(next.text)) return;
  if (next.text === 'x' && afterNext?.kind === 'number') return;
  // "twenty two xl" are 22.
  const isCounted =
    before?.kind === 'number' || (SAID.has(before?.text ?? '') && !before?.text.endsWith('ty'));
  if (!isCounted && !/^(?:double|triple)$/.test(all[at]?.text ?? '')) return;
  const isWhole = next.text === 'x' && /^larges?$/.test(afterNext?.text ?? '');
  return { size: `${times}XL`, from: at, to: at + (isWhole ? 3 : 2), isSure: true };
}

const TIMES_X = new Map([
  ['double', 2],
  ['two', 2],
  ['triple', 3],
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);

/** Does the word at `from` follow what ends at `end`, with no more than a mark, "of", "x" or "in" between? */
function isBefore(all: readonly Word[], end: number, from: number): boolean {
  if (end === from) return true;
  if (from < end || from - end > 2) return false;
  return all.slice(end, from).every((word) => /^(?:[:=/x×*(|-]|of|in|size|is)$/.test(word.text));
}

/** "5 large banners" is no size of a garment; "12 mens large for the crew" is. */
function isGarmentOrEnd(all: readonly Word[], at: number): boolean {
  const next = all[at];
  return (
    next === undefined ||
    next.kind === 'mark' ||
    GARMENTS.has(next.stem) ||
    COLORS.has(next.text) ||
    /^(?:and|t|all)$/.test(next.text) ||
    (WEARERS.has(all[at - 2]?.text ?? '') && ENDS_SIZE.test(next.text))
  );
}

const ENDS_SIZE = /^(?:for|with|w|in|by|on|to|please|only|total|thanks|same|we|our|each)$/;
