// A name told as its first and its last: "Vick is my last name, Lorraine the first", "last name Reyes, first name Rosa".
import { overlaps, type SlotContext, type Span, spanOf } from './slot.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { isCapital, nameLength } from './words/name-length.ts';
import { AMBIGUOUS, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { worded } from './words/triggers.ts';
import type { Word, Words } from './words/words.ts';

type Which = 'first' | 'last';

interface Part {
  which: Which;
  name: Span;
  /** With the words that say which it is. */
  span: Span;
  /** "the first" without "name" may be a day, or one of several things. */
  isSure: boolean;
}

/**
 * First and last in their order, the half that is known already with the one that is told; undefined where it is not said
 * which is which.
 *
 *     readNameInParts(contextFor('Vick is my last name, Lorraine is the first'), undefined)?.name; // 'Lorraine Vick'
 */
export function readNameInParts(
  { words, taken }: SlotContext,
  known: string | undefined,
): { name: string; spans: Span[] } | undefined {
  if (!TOLD_APART.test(words.plain)) return;
  const parts = partsOf(words).filter(({ name }) => !overlaps(name, taken));
  const isGivenName = ({ which, name }: Part) =>
    which === 'first' && FIRST_NAMES.has(words.message.slice(name.start, name.end).toLowerCase());
  // Where half of the name is known, "Tomas is my first" tells the other.
  const isHalfKnown = known !== undefined && !known.includes(' ');
  // "first is Rosa and last is Reyes"
  const isWhole = parts.some(isGivenName) && parts.some(({ which }) => which === 'last');
  if (!isHalfKnown && !isWhole && !parts.some(({ isSure }) => isSure)) return;
  const told = (which: Which) => {
    const part = parts.findLast((one) => one.which === which);
    return part && words.message.slice(part.name.start, part.name.end);
  };
  const name = joined(
    told('first') ?? insteadOf(words, known),
    told('last') ?? surnameBefore(words, parts),
    known,
  );
  return name === undefined ? undefined : { name, spans: parts.map(({ span }) => span) };
}

/** "last name Vick", the surname that is told apart, wherever it stands. */
export const surnameTold = (words: Words): Span | undefined =>
  TOLD_APART.test(words.plain)
    ? partsOf(words).findLast(({ which, isSure }) => which === 'last' && isSure)?.name
    : undefined;

/** The first or the last name where only that half is called so. */
export function halfTold(words: Words): Pick<Part, 'which' | 'name' | 'span'> | undefined {
  if (!TOLD_APART.test(words.plain)) return;
  const [half, ...others] = partsOf(words).filter(({ isSure }) => isSure);
  return others.length === 0 ? half : undefined;
}

const TOLD_APART = worded(
  / (?:(?:first|last|second|given|family) name|surname|(?:my|the) (?:first|last)|first (?:\w+ ){1,3}last|last (?:\w+ ){1,3}first) /,
);

/** "Rosencrantz, first name Leo" */
function surnameBefore({ all, message }: Words, parts: readonly Part[]): string | undefined {
  const first = parts.find(({ which, isSure }) => which === 'first' && isSure);
  const [surname, comma] = all;
  return first !== undefined &&
    comma?.raw === ',' &&
    all[2]?.start === first.span.start &&
    isCapital(surname) &&
    lengthAt(all, 0, true) === 1
    ? message.slice(surname?.start, surname?.end)
    : undefined;
}

/** "Kathryn not Catherine", after "Catherine". */
function insteadOf({ all, message }: Words, known: string | undefined): string | undefined {
  const given = known?.split(' ', 1)[0]?.toLowerCase();
  const not = all.findIndex(({ text }, i) => i > 0 && text === 'not' && all[i + 1]?.text === given);
  const right = all[all[not - 1]?.raw === ',' ? not - 2 : not - 1];
  return right && lengthAt(all, all.indexOf(right), true) === 1
    ? message.slice(right.start, right.end)
    : undefined;
}

function joined(first: string | undefined, last: string | undefined, known = ''): string | undefined {
  if (first !== undefined && last !== undefined) return `${first} ${last}`;
  const told = first ?? last;
  if (told === undefined || known === '') return;
  const parts = known.split(' ');
  const others = parts.filter((part) => part.toLowerCase() !== told.toLowerCase());
  if (others.length === 0) return;
  // "Vick is my last name", where it was taken for the first; or another in the place of the one that is known.
  const isTurned = others.length < parts.length;
  if (last !== undefined) return `${isTurned ? others.join(' ') : parts[0]} ${last}`;
  if (isTurned || parts.length > 1) return `${first} ${(isTurned ? others : parts.slice(1)).join(' ')}`;
  return FIRST_NAMES.has(known.toLowerCase()) ? undefined : `${first} ${known}`;
}

function partsOf({ all }: Words): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < all.length && parts.length < MOST_PARTS; at += 1) {
    const which = WHICH.get(all[at]?.text ?? '');
    const part = which && partAt(all, at, which, parts.at(-1)?.span.end);
    if (part) parts.push(part);
  }
  return parts;
}

const MOST_PARTS = 4;
const WHICH = new Map<string, Which>([
  ['first', 'first'],
  ['given', 'first'],
  ['last', 'last'],
  ['family', 'last'],
  ['surname', 'last'],
  ['second', 'last'],
]);

/** `said` is where the part before it ends. */
function partAt(all: readonly Word[], at: number, which: Which, said: number | undefined): Part | undefined {
  const next = all[at + 1];
  const isName = next?.raw.toLowerCase().replace(/['’]s$/, '') === 'name';
  const isNamed = all[at]?.text === 'surname' || isName;
  const end = isName ? at + 2 : at + 1;
  const isLed = /^(?:my|the)$/.test(all[at - 1]?.text ?? '');
  const from = isLed ? at - 1 : at;
  if (!isNamed && !isLed && !/^(?::|is)$/.test(next?.text ?? '')) return;
  const isSure = isNamed || next?.raw === ':';
  const before = isEnd(all[end]) ? nameBefore(all, from) : undefined;
  if (before)
    return { which, name: before, span: { start: before.start, end: all[end - 1]?.end ?? 0 }, isSure };
  if (!isOpen(all[from - 1], said)) return;
  let begin = end;
  while (begin < end + 2 && /^(?:is|[:=,-])$/.test(all[begin]?.text ?? '')) begin += 1;
  const length = lengthAt(all, begin, isNamed);
  if (length === 0) return;
  const name = spanOf({ all }, begin, begin + length);
  return { which, name, span: { start: all[from]?.start ?? 0, end: name.end }, isSure };
}

/** "Vick is" and "Vick's" before "my last name", "Vick" before "the last". */
function nameBefore(all: readonly Word[], end: number): Span | undefined {
  const last = all[end - 1];
  if (last && /^\p{L}{2,}['’]s$/u.test(last.raw) && isCapital(last) && last.text !== 'name')
    return { start: last.start, end: last.end - 2 };
  const to = last?.text === 'is' ? end - 1 : end;
  if (to === end && all[end]?.text !== 'the') return;
  for (let from = Math.max(0, to - LONGEST); from < to; from += 1)
    if (lengthAt(all, from, true) === to - from && isOpen(all[from - 1], undefined))
      return spanOf({ all }, from, to);
  return;
}

/** Words and marks: "van der Berg", "Reyes-Ortega". */
const LONGEST = 3;

/** A surname may be a word too, once it is called one. */
function lengthAt(all: readonly Word[], from: number, isNamed: boolean): number {
  const length = nameLength(all, from, 'strong');
  const word = all[from]?.text ?? '';
  return length === 0 && isNamed && (WORDS_AND_SURNAMES.has(word) || AMBIGUOUS.has(word)) ? 1 : length;
}

/** Nothing follows that says what it is of: "the last name on the jersey", "my first choice". */
const isEnd = (word: Word | undefined): boolean =>
  word === undefined ||
  word.isLineStart ||
  (word.kind === 'mark' && word.raw !== '?') ||
  /^(?:and|but|not|i|so|thanks|thank you|please|first|last)$/.test(word.text);

/** Nothing before it says whose it is: "everybody's last name on the back". */
const isOpen = (before: Word | undefined, said: number | undefined): boolean =>
  before === undefined ||
  before.kind === 'mark' ||
  before.end === said ||
  OPENS.test(before.text) ||
  (FIRST_NAMES.has(before.text) && !/['’]s$/.test(before.raw));

const OPENS = /^(?:and|then|but|no|yes|ok|so|with|hi|hey|hello|sorry|actually|is|it is|its)$/;
