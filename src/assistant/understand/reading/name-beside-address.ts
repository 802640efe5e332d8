// A name that shows by its place: directly before or after the visitor's email, phone or company.
import { isToldOf } from './opening-name.ts';
import { overlaps, type Span } from './slot.ts';
import { COMPANY_WORDS, PLACES, STATE_LETTERS } from './words/company-words.ts';
import { isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import {
  isCapital,
  isFullName,
  isGoodsName,
  isKnownElse,
  isWord,
  type NamePlace,
  nameAt,
} from './words/name-length.ts';
import { AMBIGUOUS, ROLES, STATES, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { COLORS, MONTHS } from './words/vocabulary.ts';
import type { Word, Words } from './words/words.ts';

/** "Tomasz Wilk, tomasz@example.com", "kim 816-555-0142", "... 816-555-0142, Renee"; no company's name. */
export function nameBesideAddress(
  { all, message }: Words,
  taken: readonly Span[],
  company: Span | undefined,
  isAsked: boolean,
): Span | undefined {
  if (taken.length === 0) return;
  for (const address of taken) {
    const text = asTyped(message.slice(address.start, address.end).toLowerCase());
    if (address !== company && !isAddress(message, address)) continue;
    const name =
      nameBefore(all, address, text, isAsked, address === company) ??
      nameAfter(all, address, text, address === company);
    if (!name) continue;
    const span = { start: all[name.from]?.start ?? 0, end: all[name.from + name.length - 1]?.end ?? 0 };
    if (!overlaps(span, taken)) return span;
  }
  const last = all.findLast(({ kind }) => kind === 'word');
  const at = last ? all.indexOf(last) : -1;
  // "816-555-0128 is my cell, Araceli"
  const isLast =
    /^[,-]$/.test(all[at - 1]?.raw ?? '') && taken.some(({ end }) => last !== undefined && end < last.start);
  return last &&
    isLast &&
    FIRST_NAMES.has(last.text) &&
    !isWord(last) &&
    taken.some((span) => isAddress(message, span))
    ? { start: last.start, end: last.end }
    : undefined;
}

/** An email or a phone number, and no date or price. */
export const isAddress = (message: string, { start, end }: Span): boolean => {
  const text = message.slice(start, end);
  return (
    text.includes('@') ||
    isSpoken(text) ||
    TEN_DIGITS.test(text) ||
    TEN_DIGITS.test(text.replace(SAID_DIGIT, '0'))
  );
};

/** "otto at krantz dot example" */
export const isSpoken = (text: string): boolean => !text.includes('@') && /\bat .*\bdot /i.test(text);
const asTyped = (text: string): string =>
  isSpoken(text) ? text.replace(/ ?\bat ?/, '@').replace(/ ?\bdot ?/g, '.') : text;

/** "four one seven 555 0121" */
const SAID_DIGIT = /\b(?:zero|oh?|one|two|three|four|five|six|seven|eight|nine)\b/gi;

const TEN_DIGITS = /^(?:\D*\d){10}/;

/** Words and marks in a name: "Ana-Maria J. Lopez". */
const LONGEST_NAME = 6;

/** Before the "Event Coordinator" that stands between a name and an address, or `end`. */
function beforeOffice(all: readonly Word[], end: number): number {
  if (!OFFICE.test(all[end - 1]?.text ?? '')) return end;
  for (let from = end - 1; from > Math.max(1, end - 4); from -= 1) {
    if (all[from - 1]?.raw === ',') return from - 1;
    if (all[from]?.kind !== 'word' || all[from]?.isLineStart) return all[from]?.isLineStart ? from : end;
  }
  return end;
}
const OFFICE =
  /^(?:owner|manager|director|president|coordinator|secretary|treasurer|principal|assistant|supervisor|administrator|foreman|captain|coach|founder|ceo|chair)$/;

function nameBefore(
  all: readonly Word[],
  { start }: Span,
  address: string,
  isAsked: boolean,
  isCompany: boolean,
): NamePlace | undefined {
  const found = all.findIndex((word) => word.start >= start);
  const at = found === -1 ? all.length : found;
  let end = /^[,.;:(|/•–—-]$/.test(all[at - 1]?.raw ?? '') ? at - 1 : at;
  // "Lety from the Moose Creek Grange"
  if (isCompany && end === at) while (end > 1 && IS_OF.test(all[end - 1]?.raw ?? '')) end -= 1;
  // "loop in Terry at terry@mill.example"
  if (address.includes('@') && all[at - 1]?.text === 'at') end = at - 1;
  // "otto krantz text me 816-555-0142", "Inez Farrow Phone is 913-555-0162"
  if (!isCompany && end === at)
    while (end > at - 4 && end > 1 && REACHES.test(all[end - 1]?.text ?? '')) end -= 1;
  if (isCompany && end < at && isToldOf(all, at)) return;
  if (!isCompany) end = beforeOffice(all, end);
  const isApart = end < at || all[at]?.isLineStart === true;
  const before = all.slice(0, end);
  for (let from = Math.max(0, end - LONGEST_NAME); from < end; from += 1) {
    const bound = before[from - 1]?.raw ?? '';
    // After "J.T." a surname goes on.
    const isInitial = bound === '.' && /^\p{L}$/u.test(before[from - 2]?.raw ?? '');
    const isStart = before[from]?.isLineStart === true || (/^[:;.!?|•–—]$/.test(bound) && !isInitial);
    const words = before.slice(from);
    if (isProvenBy(address, words, before[from - 1])) return { from, length: words.length, isTitled: false };
    if (!isStart && bound !== ',' && !OPENING.test(before[from - 1]?.text ?? '')) continue;
    const name = isPlainPair(words) ? { from, length: 2, isTitled: false } : nameAt(before, from, 'weak');
    if (name?.from !== from || name.length !== end - from) continue;
    if (isKnown(name, words) || isInMailbox(words, address)) return name;
    if (
      isCompany &&
      end < at &&
      words.length === 1 &&
      isCapital(words[0]) &&
      !isPlaceOrState(words[0]) &&
      IS_OF.test(all[at - 1]?.raw ?? '')
    )
      return name;
    // "Farrah 816-555-0142", where Carl has asked something; no "Use 816-555-0142"
    const [only] = words;
    if (
      isAsked &&
      words.length === 1 &&
      (from === 0 || isCapital(only)) &&
      !isPlaceOrState(only) &&
      !isEnglish(only?.text ?? '')
    )
      return name;
    // "... by friday. Vandiver 913-555-0142"
    const areOwn = words.length < 4 && words.every(isOwn) && !isKnownElse(words);
    if (isStart && areOwn && words.length === 1 && from > 0)
      return isOfCompany(words, address) ? undefined : name;
    if (
      (isStart || OPENING.test(before[from - 2]?.text ?? '')) &&
      (isApart || areOwn || before[from]?.isLineStart) &&
      isFullName(before, name)
    )
      return isOfCompany(words, address) ? undefined : name;
  }
  return;
}

/** To the end, or to a mark or line that ends it. */
function nameAfter(
  all: readonly Word[],
  { end }: Span,
  address: string,
  isCompany: boolean,
): NamePlace | undefined {
  const at = all.findIndex((word) => word.start >= end);
  if (at === -1) return;
  const from = /^[,(–—.?!;|/•-]$/.test(all[at]?.raw ?? '') ? at + 1 : at;
  const name = isPlainPair(all.slice(from, from + 2))
    ? { from, length: 2, isTitled: false }
    : nameAt(all, from, 'weak');
  if (!name) return;
  const words = all.slice(name.from, name.from + name.length);
  const next = all[name.from + name.length];
  const isEnd = next === undefined || next.isLineStart || /^[.,)!]$/.test(next.raw);
  if (!isEnd || isOfCompany(words, address)) return;
  // "Bramble Paw, chandler az"
  if (isCompany && words.length > 1 && STATE_LETTERS.test(words.at(-1)?.raw ?? '')) return;
  const isApart = from > at || all[from]?.isLineStart === true;
  return isKnown(name, words) || isInMailbox(words, address) || (isApart && isFullName(all, name))
    ? name
    : undefined;
}

const REACHES = /^(?:call|text|me|phone|cell|mobile|number|email|is|my|best)$/;
const IS_OF = /^(?:from|at|with|w|w\/|of|@|de|del|la|el|the|over|here)$/i;

/** "sure, Tavis Orlund, 816-555-0142" */
const OPENING =
  /^(?:hi|hello|hey|yes|ok|sure|fine|well|thanks|thank you|regards|best|sincerely|cheers|great|perfect|cool)$/;

/** In capitals, and no word of the language. */
const isOwn = (word: Word): boolean =>
  /^\p{Lu}[\p{L}'’]{2,}$/u.test(word.raw) &&
  !/^\p{Lu}+$/u.test(word.raw) &&
  !isEnglish(word.text) &&
  !isPlaceOrState(word);

const isPlaceOrState = (word: Word | undefined): boolean =>
  word !== undefined && (STATES.has(word.text) || PLACES.test(word.text) || COMPANY_WORDS.has(word.text));

/** A given name of the list; one that is a word too in capitals ("Al", "Pat Gray") or before a surname. */
const isKnown = ({ isTitled }: NamePlace, words: readonly Word[]): boolean => {
  const [first] = words;
  return (
    isTitled ||
    isGoodsName(words, 0) ||
    (FIRST_NAMES.has(first?.text ?? '') &&
      (!isWord(first) || isPlainPair(words) || (isCapital(first) && !isOfCalendarOrColor(first))))
  );
};

/** "bo lee", "kim lee", "pat gray": a given name and a surname that are words too, without capitals. */
const isPlainPair = ([first, second, ...others]: readonly Word[]): boolean =>
  others.length === 0 &&
  second?.kind === 'word' &&
  second.spaced &&
  !second.isLineStart &&
  FIRST_NAMES.has(first?.text ?? '') &&
  !isOfCalendarOrColor(first) &&
  (AMBIGUOUS.has(second.text) ||
    WORDS_AND_SURNAMES.has(second.text) ||
    (second.raw.length > 2 && second.raw.toLowerCase() === second.text && !isWord(second))) &&
  !COMPANY_WORDS.has(second.text);

/** "May", "Rose": before a number it may as well be the month or the colour. */
const isOfCalendarOrColor = (word: Word | undefined): boolean =>
  word !== undefined && (word.text in MONTHS || COLORS.has(word.text));

/** "zuri, zuri@example.com", "Len Ito, l.ito@example.com" */
function isInMailbox(words: readonly Word[], address: string): boolean {
  const [mailbox = '', site] = address.split('@');
  return (
    site !== undefined &&
    words.some((word) => word.text.length > 2 && !isWord(word) && mailbox.includes(word.text)) &&
    !words.some(({ text }) => COMPANY_WORDS.has(text))
  );
}

/**
 * "... 40 hats jo smith jo@x.example", "marek dvorak mdvorak@": a name in running words, where the mailbox is made of it. Nothing
 * of it is a word or a company's, but a surname after a given name may be one.
 */
function isProvenBy(address: string, words: readonly Word[], before: Word | undefined): boolean {
  const [mailbox = '', site] = address.split('@');
  const [first, ...others] = words;
  const last = others.at(-1);
  if (!first || words.length > 3 || words.some((word) => !isOfName(word)) || isKnownElse(words)) return false;
  const isGiven = FIRST_NAMES.has(first.text);
  // "kit alvarez kit@alvarez.example"
  const isMadeOf = last !== undefined && !isWord(last) && mailbox.split(/[^a-z]+/, 1)[0] === first.text;
  if (!isGiven && !isMadeOf && (isWord(first) || isEnglish(first.text))) return false;
  // "20 polos navy tom hardin 816-555-0111"
  if (site === undefined) return others.length === 1 && !isWord(first) && isPlainPair(words);
  const parts = mailbox.split(/[^a-z]+/).filter((part) => part !== '');
  if (!last)
    return isGiven && parts[0] === first.text && (!isWord(first) || LEADS_ON.test(before?.text ?? ''));
  if (isWord(last) && !(isGiven && (AMBIGUOUS.has(last.text) || WORDS_AND_SURNAMES.has(last.text))))
    return false;
  return [
    first.text,
    last.text,
    first.text + last.text,
    last.text + first.text,
    first.text.charAt(0) + last.text,
    last.text + first.text.charAt(0),
    first.text + last.text.charAt(0),
  ].some(
    (made) =>
      made.length > 1 && parts.includes(made) && (isGiven || isMadeOf || made.length > first.text.length),
  );
}

const isOfName = ({ kind, raw, text, isLineStart }: Word): boolean =>
  kind === 'word' &&
  /^[\p{L}'’]{2,}(?<!['’]s)$/u.test(raw) &&
  !isLineStart &&
  !text.includes(' ') &&
  !COMPANY_WORDS.has(text) &&
  !STATES.has(text);

/** Before a given name that is a word too. */
const LEADS_ON = /^(?:to|for|im|i am|this is|its|it is|name|thanks|ok|hi)$/;

/** "Bold Signs", "Riverside Tigers, info@...", "Acme Rockets, jo@acmerockets.example". */
function isOfCompany(name: readonly Word[], address: string): boolean {
  if (FIRST_NAMES.has(name[0]?.text ?? '')) return false;
  const [mailbox = '', site = ''] = address.split('@');
  return (
    SHARED_MAILBOX.test(mailbox) ||
    site.replace(/-/g, '').includes(name.map(({ text }) => text).join('')) ||
    name.some(({ text, stem }) => COMPANY_WORDS.has(text) || COMPANY_WORDS.has(stem) || ROLES.has(stem))
  );
}

const SHARED_MAILBOX =
  /^(?:info|sales|office|orders?|hello|hi|contact|admin|team|support|mail|marketing|events|accounts?|billing|shop)$/;
