// Changes of a size split that is known: "2 more XL", "swap 2 L for 2 XL", "make the mediums 8".
import type { Slots } from '../../../schemas/reading.ts';
import { placeOf } from './quantity/place.ts';
import { findSizes, type SizeMark } from './sizes.ts';
import { overlaps, type SlotContext, type Span, spanOf } from './slot.ts';
import type { NumberSpan } from './words/numbers.ts';
import { worded } from './words/triggers.ts';
import { GARMENTS } from './words/vocabulary.ts';

type Sizes = Readonly<Record<string, number>>;

/** The split as it is afterwards, and how many pieces came or went. */
export interface SizeChange {
  sizes: Record<string, number>;
  pieces: number;
  span: Span;
}

/** What the message changes of the `known` split; undefined where it changes nothing, or tells a whole new one. */
export function readSizeChange(
  context: SlotContext,
  { sizes: known, quantity }: Slots,
): SizeChange | undefined {
  const { words } = context;
  if (!known) return;
  const marks = findSizes(words.all);
  if (marks.length === 0) return;
  const sizes: Record<string, number> = { ...known };
  const moved = SWAP.test(words.plain) ? move(context, marks, sizes) : undefined;
  if (moved === false || (moved === undefined && !change(context, marks, sizes, quantity ?? 0))) return;
  if (moved === undefined) Object.assign(sizes, asTheTotalTells(context, marks, known, sizes));
  if (Object.values(sizes).some((pieces) => pieces < 0)) return;
  for (const [size, pieces] of Object.entries(sizes)) if (pieces === 0) delete sizes[size];
  // Of a split that is told bit by bit the next bit adds no pieces.
  const isPart = quantity !== undefined && sum(known) < quantity && !CLEARLY_MORE.test(words.plain);
  const pieces = isPart && sum(sizes) <= quantity ? 0 : sum(sizes) - (isPart ? quantity : sum(known));
  return { sizes, pieces, span: spanOf(words, 0, words.all.length) };
}

/** "we got another girl, make that 14 jerseys, 4 large", of 13: four large in all where that makes the 14. */
function asTheTotalTells(
  context: SlotContext,
  marks: readonly SizeMark[],
  known: Sizes,
  changed: Sizes,
): Sizes {
  const set = Object.fromEntries(
    marks.flatMap((mark): [string, number][] => {
      const number = numberOf(context, mark);
      return number ? [[mark.size, number.value]] : [];
    }),
  );
  const isTold = (total: number): boolean => context.numbers.some(({ value }) => value === total);
  return isTold(sum({ ...known, ...set })) && !isTold(sum(changed)) ? set : {};
}

const CLEARLY_MORE = worded(/ (?:more|extra|additional|another|less|fewer) /);

const sum = (sizes: Sizes): number => Object.values(sizes).reduce((total, pieces) => total + pieces, 0);

const MADE = / (?:make|do|have) \S+ of (?:the|those|them|my) /;

const SWAP = worded(
  / (?:(?:make|do|have) \S+ of (?:the|those|them|my)|swap|switch|trade|replace|exchange|change|turn|move|bump|convert|of (?:the|those|them) \S+ (?:should|to|into|needs?|can|is|are|wants?)) /,
);

/** "swap 2 L for 2 XL", "change one of the mediums to a small"; false where the sizes do not stand so. */
function move(
  context: SlotContext,
  marks: readonly SizeMark[],
  sizes: Record<string, number>,
): boolean | undefined {
  const { all } = context.words;
  const [from, to] = marks;
  if (!from || !to || marks.length !== 2) return;
  const between = all.slice(from.to, to.from).map(({ text }) => text);
  // "make 2 of the L XL"
  const isMade = between.length === 0 && MADE.test(context.words.plain);
  if (!isMade && !between.some((text) => /^(?:for|to|into|with|be|as|>|is|are|wants?|needs?)$/.test(text)))
    return;
  const taken = numberOf(context, from)?.value ?? numberOf(context, to)?.value;
  const given = numberOf(context, to)?.value ?? taken;
  if (taken === undefined || given === undefined) return false;
  sizes[from.size] = (sizes[from.size] ?? 0) - taken;
  sizes[to.size] = (sizes[to.size] ?? 0) + given;
  return true;
}

/** More, fewer or another number of the sizes that are named; false where it is a split told whole. */
function change(
  context: SlotContext,
  marks: readonly SizeMark[],
  sizes: Record<string, number>,
  whole: number,
): boolean {
  const { words } = context;
  const found = marks.flatMap((mark) => {
    const number = numberOf(context, mark);
    return number ? [{ mark, number }] : [];
  });
  // "Mel is a medium, so 7 M": the size without a number is the one that is counted.
  const isCounted = ({ size }: SizeMark) => found.some(({ mark }) => mark.size === size);
  if (found.length === 0 || !marks.every(isCounted)) return false;
  const known = { ...sizes };
  const outcomes = found.filter((one) => found.some((step) => isOutcome(one, step, known)));
  const told = found.filter((one) => !outcomes.some((outcome) => isOutcome(outcome, one, known)));
  if (!ADDED.test(words.plain) && isToldAgain(told, known)) return false;
  const how = HOW.find(([pattern]) => pattern.test(words.plain))?.[1];
  const more = told.reduce((total, { number }) => total + number.value, 0);
  if (how === undefined && told.length > 1) {
    if (sum(sizes) + more > whole || told.some(({ mark }) => mark.size in sizes)) return false;
  }
  for (const { mark, number } of told) {
    const had = sizes[mark.size] ?? 0;
    const between = words.all.slice(Math.min(number.to, mark.to), Math.max(number.from, mark.from));
    // "3 more 2XL and 1 less small"
    // "mediums are now 17 instead of 15"
    const isNow =
      between.some(({ text }) => text === 'now') || /^ instead of \d/.test(placeOf(words.all, number).after);
    const own =
      isNow || outcomes.some((one) => one.mark === mark)
        ? 'set'
        : (HOW.find(([pattern]) => between.some(({ text }) => pattern.test(` ${text} `)))?.[1] ?? how);
    // "put the 5 in mediums", where five were still without a size.
    const isRest = own === undefined && sum(known) + more === whole;
    if (own === 'more' || isRest || (own === undefined && had === 0)) sizes[mark.size] = had + number.value;
    else sizes[mark.size] = own === 'fewer' ? had - number.value : number.value;
  }
  return true;
}

interface Told {
  mark: SizeMark;
  number: NumberSpan;
}

/** "two more mediums so 8 M", of six: what the step before it comes to. */
const isOutcome = (one: Told, step: Told, known: Sizes): boolean =>
  step.mark.size === one.mark.size &&
  step.mark.from < one.mark.from &&
  Math.abs(one.number.value - (known[one.mark.size] ?? 0)) === step.number.value;

/** "got another player, so now 3 small, 6 medium, 6 large", of 3, 6 and 5: the whole split once more. */
function isToldAgain(told: readonly Told[], known: Sizes): boolean {
  const sizes = Object.keys(known);
  if (sizes.length < 3 || !sizes.every((size) => told.some(({ mark }) => mark.size === size))) return false;
  return 2 * told.filter(({ mark, number }) => known[mark.size] === number.value).length >= sizes.length;
}

const ADDED = worded(/ (?:add|adding|plus|extra|additional|more|on top) /);

const HOW: readonly (readonly [RegExp, 'more' | 'fewer' | 'set'])[] = [
  [/ (?:more|extra|additional|another|add|adding|plus|on top) /, 'more'],
  [/ (?:less|fewer|minus|remove|take (?:off|out|away)|drop|lose|cut|without) /, 'fewer'],
  [/ (?:make|should|actually|instead|not|change|meant|sorry|correction|need to be|bump|up) /, 'set'],
  [/^ (?:(?:oh|ok|yes|wait|um|uh) )*(?:and|also|with) /, 'more'],
];

/** The number that stands with a size: "2 more in size L", "the XL should be 6", "one of the mediums". */
function numberOf({ words, numbers, taken }: SlotContext, mark: SizeMark): NumberSpan | undefined {
  const { all } = words;
  const after = all[mark.to];
  // "1 small logo" is no shirt.
  const isPlural = /^(?:small|medium|large)s$/i.test(all[mark.to - 1]?.raw ?? '');
  if (!isPlural && after?.kind === 'word' && !GARMENTS.has(after.stem) && !AFTER_SIZE.test(after.text))
    return;
  // "add a 4X"
  const before = all[mark.from - 1]?.text ?? '';
  if (/^(?:an?|another)$/.test(before) && ADDS_ONE.test(words.plain))
    return { value: 1, from: mark.from - 1, to: mark.from, firm: true };
  const isNear = (from: number, to: number) =>
    to >= from && to - from <= 4 && all.slice(from, to).every(({ text }) => BETWEEN.test(text));
  return numbers.find((number) => {
    const { from, to, value } = number;
    if (!Number.isInteger(value) || value < 1 || value > 10_000) return false;
    if (from < mark.to && mark.from < to) return false;
    if (overlaps(spanOf(words, from, to), taken)) return false;
    if (isNear(to, mark.from)) return true;
    // "6 M 8 L" has its numbers before; "XL to 6" behind.
    return (
      isNear(mark.to, from) &&
      !/^ (?:\S+ )?(?:more|x|s|m|l|xl|small|medium|large) /.test(placeOf(all, number).after)
    );
  });
}

const ADDS_ONE = worded(/ (?:add|adding|plus|another|extra|forgot|missed|left (?:off|out)|also|throw in) /);

const AFTER_SIZE =
  /^(?:and|please|instead|more|for|to|into|with|should|so|which|that is|makes?|making|not|too|then|at|be|is|are|now|ones?|size|also|but|or|because|as|on top|less|need|can|in|from|x|t|total|i|we|thanks?|black|white|navy|red|blue|gr[ae]y|xs|s|m|l|x*l|\d?xl?|smalls?|mediums?|larges?)$/;

const BETWEEN =
  /^(?:more|extra|additional|less|fewer|of|the|in|size|sizes|a|an|should|be|is|are|to|at|now|:|=|up|it|them|those)$/;
