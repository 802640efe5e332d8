// A phone number however typed or said, as E.164; a US number unless it says otherwise, 555 numbers too.
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import {
  isCorrection,
  isReplaced,
  overlaps,
  type SlotContext,
  type SlotResult,
  type Span,
  skipped,
} from './slot.ts';
import { own } from './words/own.ts';
import type { Words } from './words/words.ts';

/** Seven digits without an area code are kept as typed, and only where a phone is talked about. */
export function readPhone({ words, taken, asked }: SlotContext): SlotResult<string> {
  const { message } = words;
  const isAsked = asked === 'phone' || asked === 'contact' || PHONE_TALK.test(words.plain);
  if (NO_PHONE.test(words.plain)) return skipped;
  // The library's own finder is slow and refuses 555 numbers; a message with few digits needs no look.
  const found: Found[] = [];
  if (enoughDigits(message)) {
    found.push(...international(message), ...northAmerican(message));
    if (found.length === 0 && isAsked) found.push(...local(message));
  }
  if (found.length === 0) found.push(...spoken(words, isAsked));
  const free = found
    .filter(({ span }) => !overlaps(span, taken) && !isOtherNumber(message, span))
    .sort((a, b) => a.span.start - b.span.start);
  const kept = free.filter(({ span }) => !isReplaced(message, span));
  const chosen = isCorrection(words) ? (kept.at(-1) ?? free.at(-1)) : free[0];
  if (chosen) return { status: 'filled', value: chosen.phone, span: chosen.span };
  const near = asked === 'phone' ? /\d[\d\s().-]{3,20}\d/.exec(message) : null;
  if (near) return { status: 'unclear', span: { start: near.index, end: near.index + near[0].length } };
  return skipped;
}

interface Found {
  phone: string;
  span: Span;
}

const PHONE_TALK =
  / (?:phone|cell|cellphone|mobile|call|calls|text|ring|reach|number|tel|telephone|whatsapp|dial) /;
const NO_PHONE = / (?:not|look like|are not|is not)(?: a| an| valid| real){0,2} phone numbers? /;
const NORTH_AMERICAN =
  /(?:\(?\+?1\)?[\s.-]{0,4})?\(?\s{0,2}\d{3}\s{0,2}\)?[\s./–-]{0,3}\d{3}[\s.–-]{0,3}\d{4}/g;
// An area code cut in the wrong place, or its bracket left open: ten digits all the same.
const ODD_BRACKETS = /\(\s{0,2}\d{2}\s{0,2}\)?\s{0,2}\d{8}/g;
const INTERNATIONAL = /(?:\+|\b00|\b011[\s.-])\s{0,2}\d[\d\s()./–-]{5,24}\d/g;
const EXTENSION = /^[\s,]{0,2}(?:x|ext|extension)[.:\s]{0,2}\d{1,6}\b/i;

function enoughDigits(message: string): boolean {
  let digits = 0;
  for (let i = 0; i < message.length; i += 1) {
    const code = message.charCodeAt(i);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits >= 7;
}

function northAmerican(message: string): Found[] {
  const found: Found[] = [];
  for (const pattern of [NORTH_AMERICAN, ODD_BRACKETS]) {
    for (const match of message.matchAll(pattern)) {
      if (found.length >= 6) break;
      const span = widened(message, match.index, match.index + match[0].length);
      const digits = match[0].replace(/\D/g, '');
      if (!stands(message, span) || (digits.length === 11 && !digits.startsWith('1'))) continue;
      const national = digits.length === 11 ? digits.slice(1) : digits;
      if (
        overlaps(
          span,
          found.map((other) => other.span),
        )
      )
        continue;
      found.push({ phone: `+1${national}`, span });
    }
  }
  return found;
}

function international(message: string): Found[] {
  const found: Found[] = [];
  for (const match of message.matchAll(INTERNATIONAL)) {
    if (found.length >= 4) break;
    const span = { start: match.index, end: match.index + match[0].length };
    const written = match[0].replace(/^(?:00|011)(?=\D|\d)/, (code) =>
      match[0].startsWith('+') ? code : '+',
    );
    const digits = written.replace(/\(\s?0\s?\)/g, '').replace(/\D/g, '');
    if (digits.startsWith('1') && digits.length === 11) {
      if (stands(message, span)) found.push({ phone: `+${digits}`, span });
      continue;
    }
    if (digits.startsWith('1') || digits.length < 8 || digits.length > 15 || !stands(message, span)) continue;
    const known = parsePhoneNumberFromString(written.trim());
    found.push({ phone: known?.isPossible() ? known.number : `+${digits}`, span });
  }
  return found;
}

function local(message: string): Found[] {
  const match = /(?<![\d$#.,:/-])\d{3}[\s.-]{0,2}\d{4}(?![\d:/,]|\.\d)/.exec(message);
  if (!match) return [];
  return [
    {
      phone: match[0].replace(/\s+/g, '-'),
      span: { start: match.index, end: match.index + match[0].length },
    },
  ];
}

/** "five five five one two three four five six seven", "area code eight one six 555 0170". */
function spoken(words: Words, isAsked: boolean): Found[] {
  const { all } = words;
  for (let from = 0; from < all.length; from += 1) {
    let digits = '';
    let written = 0;
    let to = from;
    for (; to < all.length && digits.length < 12; to += 1) {
      const word = all[to];
      const digit =
        word &&
        (own(DIGITS, word.text) ??
          (word.kind === 'number' && /^\d{1,4}$/.test(word.raw) ? word.raw : undefined));
      if (digit === undefined) break;
      const twice = all[to - 1]?.text === 'double' ? 2 : 1;
      digits += digit.repeat(twice);
      if (word?.kind === 'word') written += 1;
      if (all[to + 1]?.text === 'double' || all[to + 1]?.raw === '-') to += 1;
    }
    const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
    const area = digits.length === 7 ? areaCodeAfter(words, to) : undefined;
    if (area && written >= 3) {
      const span = { start: all[from]?.start ?? 0, end: all[to + 4]?.end ?? words.message.length };
      return [{ phone: `+1${area}${digits}`, span }];
    }
    const isGrouped = isAsked && written === 0 && to - from >= 3 && national.length === 10;
    if ((written >= 3 || isGrouped) && (national.length === 10 || (national.length === 7 && isAsked))) {
      const span = { start: all[from]?.start ?? 0, end: all[to - 1]?.end ?? 0 };
      return [
        {
          phone: national.length === 10 ? `+1${national}` : `${national.slice(0, 3)}-${national.slice(3)}`,
          span,
        },
      ];
    }
    if (to > from) from = to;
  }
  return [];
}

/** "..., area code eight one six" */
function areaCodeAfter({ all }: Words, at: number): string | undefined {
  if (all[at]?.text !== 'area' || all[at + 1]?.text !== 'code') return;
  const digits = all.slice(at + 2, at + 5).map(({ text, raw }) => own(DIGITS, text) ?? raw);
  return /^\d{3}$/.test(digits.join('')) && digits.length === 3 ? digits.join('') : undefined;
}

const DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
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

/** Without blanks before it, with an extension after it. */
function widened(message: string, start: number, end: number): Span {
  while (message[start] === ' ') start += 1;
  const extension = EXTENSION.exec(message.slice(end, end + 24));
  return { start, end: end + (extension?.[0].length ?? 0) };
}

/** No digit, letter or sign that would make it part of something longer stands against it. */
function stands(message: string, { start, end }: Span): boolean {
  const before = message.slice(Math.max(0, start - 2), start);
  const after = message.slice(end, end + 2);
  return !/[\w$#%]$|\d[.,:/-]$/.test(before) && !/^[\w%]|^[.,:/-]\d/.test(after);
}

/** Card, order and account numbers are no phone numbers. */
function isOtherNumber(message: string, { start }: Span): boolean {
  return /(?:card|visa|mastercard|discover|amex|account|acct|order|invoice|tracking|routing|ssn|po|serial|sku)(?:\s(?:number|no\.?|num|is))*[\s:#]{0,3}$/i.test(
    message.slice(Math.max(0, start - 40), start),
  );
}
