// A part of the phone number that is known, put right: "the last four are 0145", "it ends in 45 not 44", "the area code is 913".
import { saidDigits } from './said-digits.ts';
import type { SlotResult, Span } from './slot.ts';
import { skipped } from './slot.ts';
import { worded } from './words/triggers.ts';
import type { Word, Words } from './words/words.ts';

/**
 * The whole number with its new part, if the words from `from` on put one right.
 *
 *     readPhonePart(splitWords('sorry, it ends in 0145', shop), '+18165550144'); // filled, '+18165550145'
 */
export function readPhonePart(words: Words, known: string, from = 0, isSaidBack = false): SlotResult<string> {
  if (!/^\+1\d{10}$/.test(known) || OF_ELSE.test(words.plain)) return skipped;
  const anew = isSaidBack ? saidAnew(words.all) : undefined;
  if (anew)
    return {
      status: 'filled',
      value: withPart(known, anew),
      span: spanBetween(words.all, from, words.all.length),
    };
  const swapped = SWAPS.test(words.plain) ? spanBetween(words.all, from, words.all.length) : undefined;
  if (swapped) return { status: 'filled', value: withLastTwoSwapped(known), span: swapped };
  for (let at = from; at < words.all.length; at += 1) {
    const part = areaCode(words.all, at) ?? ending(words.all, at) ?? exchanged(words.all, at, known);
    if (!part) continue;
    return { status: 'filled', value: withPart(known, part), span: spanBetween(words.all, at, part.to) };
  }
  return skipped;
}

const withPart = (known: string, { digits, isArea }: Part): string =>
  isArea ? `+1${digits}${known.slice(5)}` : known.slice(0, known.length - digits.length) + digits;

/** "no, 5134", "no five five five oh one seven eight", of the number that was just read back, and nothing else. */
function saidAnew(all: readonly Word[]): Part | undefined {
  const begins = all.findIndex((word) => word.kind !== 'mark' && !BEFORE_NEW.test(word.text));
  if (begins < 1) return;
  const { digits, to } = saidDigits(all, begins);
  const isAll = all.slice(to).every((word) => word.kind === 'mark' || AFTER_NEW.test(word.text));
  if (!isAll || (digits.length !== 4 && digits.length !== 7)) return;
  return { digits, to };
}

const OF_ELSE = worded(
  / (?:card|visa|mastercard|amex|account|order|invoice|po|ssn|zip) (?:\w+ ){0,3}(?:last|end|ends|ending) /,
);
const SWAPS = worded(
  / (?:swap\w*|switch\w*|flip\w*|reversed?|transpose\w*|mixed up|backwards?) (?:\w+ ){0,3}(?:last|final) (?:(?:2|two) )?(?:digits|numbers|ones) | last (?:2|two) (?:(?:digits|numbers) )?(?:are |is )?(?:swapped|switched|flipped|reversed|backwards?|transposed|mixed up) /,
);

const withLastTwoSwapped = (phone: string): string => phone.slice(0, -2) + phone.at(-1) + phone.at(-2);

interface Part {
  digits: string;
  /** One past its last word. */
  to: number;
  isArea?: true;
}

/** "area code is 913", "its area code 913 not 816" */
function areaCode(all: readonly Word[], at: number): Part | undefined {
  if (all[at]?.text !== 'area' || all[at + 1]?.text !== 'code') return;
  const said = digitsAt(all, past(all, at + 2, IS));
  return said?.digits.length === 3 ? { ...said, to: pastRejected(all, said.to), isArea: true } : undefined;
}

/** "the last four are 0145", "ends in 45 not 44", "0188 at the end" */
function ending(all: readonly Word[], at: number): Part | undefined {
  const text = all[at]?.text ?? '';
  if (/^(?:last|final)$/.test(text)) {
    const count = COUNTS[all[at + 1]?.text ?? ''];
    const noun = count === undefined ? at + 1 : at + 2;
    const isOfDigits = /^(?:digits?|numbers?|nos?|ones?|part|bit)$/.test(all[noun]?.text ?? '');
    if (!isOfDigits && count === undefined) return;
    const begins = past(all, isOfDigits ? noun + 1 : noun, OF_PHONE);
    const isSaid =
      isOfDigits ||
      (begins > noun && /^(?:is|are|be|should|to|[:,=-])$/.test(markOrText(all[begins - 1]))) ||
      // "last four 0145"
      (all[noun]?.kind === 'number' && all[noun].raw.length === count);
    const said = isSaid ? digitsAt(all, begins) : undefined;
    const isLong = count === undefined || count === said?.digits.length || (count > 4 && said !== undefined);
    return said && isLong && isWhole(all, said.to) ? { ...said, to: pastRejected(all, said.to) } : undefined;
  }
  if (/^(?:end|ends|ending|ended|finishes)$/.test(text)) {
    const begins = past(all, at + 1, /^(?:in|with|is|on|are|should|be|:)$/);
    const said = begins > at + 1 || text === 'ending' ? digitsAt(all, begins) : undefined;
    return said && said.digits.length > 1 && isWhole(all, said.to)
      ? { ...said, to: pastRejected(all, said.to) }
      : undefined;
  }
  const said = digitsAt(all, at);
  const isLast =
    said !== undefined &&
    all
      .slice(said.to, said.to + 3)
      .map((word) => word.text)
      .join(' ') === 'at the end' &&
    all[said.to + 3]?.text !== 'of';
  return said && isLast && said.digits.length > 1 ? { ...said, to: said.to + 3 } : undefined;
}

/** "0145 not 0144", "not 0144, 0145", "it's 0145", where four digits were the number's end or begin with a nought. */
function exchanged(all: readonly Word[], at: number, known: string): Part | undefined {
  const first = fourAt(all, at);
  if (first === undefined) return;
  const between = all.slice(at + 1, at + 4).map(markOrText);
  const joint = /^(?:(?:[,.;-] )?(?:not|instead of|rather than|should be|but|to|is) |[,;-] )/.exec(
    `${between.join(' ')} `,
  );
  const to = joint ? at + 1 + joint[0].trim().split(' ').length : at;
  const second = joint ? fourAt(all, to) : undefined;
  if (second !== undefined) {
    const isFirstWrong = /^(?:not|was)$/.test(all[at - 1]?.text ?? '');
    if (known.endsWith(second) && !isFirstWrong) return { digits: first, to: to + 1 };
    if (known.endsWith(first)) return { digits: second, to: to + 1 };
  }
  return first.startsWith('0') && isAlone(all, at) ? { digits: first, to: at + 1 } : undefined;
}

/** Nothing but a number that is no count: "sorry, 0145" */
function isAlone(all: readonly Word[], at: number): boolean {
  if (!all.slice(at + 1).every((word) => word.kind === 'mark' || AFTER_NEW.test(word.text))) return false;
  const isOfPhone = all.some(({ text }) => /^(?:phone|number|cell|digits?)$/.test(text));
  return all
    .slice(0, at)
    .every(
      (word) => word.kind === 'mark' || (isOfPhone && word.kind === 'word') || BEFORE_NEW.test(word.text),
    );
}

const fourAt = (all: readonly Word[], at: number): string | undefined =>
  all[at]?.kind === 'number' && /^\d{4}$/.test(all[at].raw) ? all[at].raw : undefined;

const markOrText = (word: Word | undefined): string =>
  word?.kind === 'mark' ? word.raw : (word?.text ?? '');

const BEFORE_NEW =
  /^(?:sorry|oops|no|wait|actually|i mean|mean|i|meant|it|is|it is|its|that|that is|should|be|make|correction|scratch|phone|number|cell|my|the|ends?|in|ok|well|my bad|bad|typo)$/;
const AFTER_NEW = /^(?:sorry|please|instead|actually|oops)$/;
const IS = /^(?:is|are|be|should|it is|its|:|=|was|actually|really|supposed|to)$/;
const OF_PHONE =
  /^(?:of|my|the|phone|cell|number|it|that|is|are|be|should|actually|really|supposed|to|were|was|an?|[:,=-])$/;
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  '2': 2,
  '3': 3,
  '4': 4,
  few: 9,
  couple: 9,
};

/** Past words that only lead on. */
function past(all: readonly Word[], at: number, words: RegExp): number {
  let next = at;
  while (next < at + 5 && all[next] && words.test(markOrText(all[next]))) next += 1;
  return next;
}

/** One to seven digits that begin here; no larger number. */
function digitsAt(all: readonly Word[], at: number): { digits: string; to: number } | undefined {
  const word = all[at];
  if (!word || (word.kind === 'number' && !/^\d{1,7}$/.test(word.raw))) return;
  if (word.kind === 'number' && word.raw.length > 4) return { digits: word.raw, to: at + 1 };
  const { digits, to } = saidDigits(all, at);
  return digits.length > 0 && digits.length <= 7 ? { digits, to } : undefined;
}

/** Nothing is counted: "ends in 2 weeks", "the last 12 are black". */
const isWhole = (all: readonly Word[], at: number): boolean =>
  all[at] === undefined ||
  all[at]?.kind === 'mark' ||
  all[at]?.isLineStart === true ||
  /^(?:not|and|instead|please|sorry|but|my|i|now|thanks|actually|rather|though|is|you|so)$/.test(
    all[at]?.text.split(' ', 1)[0] ?? '',
  );

/** "... not 44" */
function pastRejected(all: readonly Word[], at: number): number {
  const begins = past(all, at, /^(?:not|instead|of|rather|than|,)$/);
  return begins > at ? (digitsAt(all, begins)?.to ?? at) : at;
}

const spanBetween = (all: readonly Word[], from: number, to: number): Span => ({
  start: all[from]?.start ?? 0,
  end: all[to - 1]?.end ?? 0,
});
