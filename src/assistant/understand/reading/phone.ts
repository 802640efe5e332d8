// A phone number however typed or said, as E.164; a US number unless it says otherwise, 555 numbers too.
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { readPhonePart } from './phone-part.ts';
import { SAID, type Said, saidDigits } from './said-digits.ts';
import {
  isAnothers,
  isCorrection,
  isPrinted,
  isPutRight,
  isReachedAt,
  isReplaced,
  isSaidOfPrint,
  isToldOf,
  overlaps,
  type SlotContext,
  type SlotResult,
  type Span,
  skipped,
} from './slot.ts';
import { allMatches } from './words/all-matches.ts';
import { mayHoldOneOf, worded } from './words/triggers.ts';
import type { Word, Words } from './words/words.ts';

/** Seven digits without an area code are unclear, where a phone is talked about. */
export function readPhone({ words, numbers, taken, asked, reach }: SlotContext): SlotResult<string> {
  const { message } = words;
  const digits = digitsIn(message);
  if (digits === 0 && numbers.length === 0 && reach?.phone === undefined) return skipped;
  const isAsked = asked === 'phone' || asked === 'contact' || PHONE_TALK.test(words.plain);
  if (NO_PHONE.test(words.plain)) return skipped;
  // The library's own finder is slow and refuses 555 numbers; a message with few digits needs no look.
  const found: Found[] = [];
  if (digits >= LEAST_DIGITS) {
    found.push(...international(message), ...northAmerican(message));
    if (found.length === 0 && digits >= AREA_AND_NUMBER) found.push(...withArea(message, words));
  }
  found.push(...lettered(message, PHONE_TALK.test(words.plain)));
  if (found.length === 0) found.push(...spoken(words, isAsked));
  const free = found
    .filter(
      ({ span }) =>
        !overlaps(span, taken) &&
        (isReachedAt(message, span) || (!isOtherNumber(message, span) && !isSaidOfPrint(message, span))),
    )
    .sort((a, b) => a.span.start - b.span.start);
  const kept = free.filter(({ span }) => !isReplaced(message, span));
  const own = kept.filter(({ span }) => !isAnothers(message, span) && !isFax(message, span));
  const usable = withoutTakenBack(message, own.length > 0 ? own : kept);
  const chosen =
    isCorrection(words) || isPutRight(words) ? (usable.at(-1) ?? free.at(-1)) : (usable[0] ?? free[0]);
  const isGiven = asked === 'phone' || asked === 'contact';
  if (chosen && !isGiven && isToldOf(message, chosen.span)) return { status: 'unclear', span: chosen.span };
  if (chosen) return withNewPart(chosen, words);
  if (reach?.phone !== undefined) {
    const part = readPhonePart(words, reach.phone, 0, reach.isPhoneSaidBack);
    if (part.status !== 'skipped') return part;
  }
  const near = (
    asked === 'phone' ? TOO_SHORT : isAsked && found.length === 0 ? SEVEN_DIGITS : undefined
  )?.exec(message);
  if (near) return { status: 'unclear', span: { start: near.index, end: near.index + near[0].length } };
  return skipped;
}

/** "A, no wait, that's my old one, B", "A is the shop, B is my cell": B alone. */
function withoutTakenBack(message: string, found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found;
  const after = ({ span }: Found) => message.slice(span.end, span.end + 60);
  const before = ({ span }: Found) => message.slice(Math.max(0, span.start - 30), span.start);
  const isOwn = (one: Found) => MINE_AFTER.test(after(one)) || MINE_BEFORE.test(before(one));
  const own = found.filter(isOwn);
  const left = found.filter(
    (one) => !TAKEN_BACK.test(after(one)) && (own.length === 0 || isOwn(one) || !OF_A_PLACE.test(after(one))),
  );
  return left.length > 0 ? left : found;
}

const TAKEN_BACK =
  /^[\s,.…–-]{0,4}(?:(?:no|nope|wait|oh|ope|sorry|oops|whoops|shoot|crap|dang|hold on|hang on|scratch that|actually|my bad|lol|er|uh|um|hmm)[\s,.…!–-]{1,4}){1,5}(?:that(?:['’]?s| is| was| one)|it(?:['’]?s| is| was)|this is|wrong|not that)\b/i;
const OF_A_PLACE =
  /^[\s,]{0,2}(?:is|['’]s|=|-)\s(?:the|our|my)\s(?:shop|store|office|work|landline|business|main|front desk|church|school|house|home)\b/i;
const MINE_AFTER = /^\s?(?:is|['’]s|=|-)?\s?(?:mine\b|my\s(?:own|cell|mobile|personal|direct|phone)\b)/i;
const MINE_BEFORE =
  /\b(?:mine(?:['’]?s| is)?|my (?:own |personal |direct )?(?:cell|mobile|phone|number)(?:['’]?s| is)?)[\s:]*$/i;

const isFax = (message: string, { start }: Span): boolean =>
  /fax[\s:#]{0,3}$/i.test(message.slice(Math.max(0, start - 8), start));

const TOO_SHORT = /\d[\d\s().-]{3,20}\d/;
const SEVEN_DIGITS = /(?<![\d$#.,:/-])\d{3}(?:[\s.-]{0,2}|,? then )\d{4}(?![\d:/,]|\.\d)/;

/** "816-555-0134, no wait, 0143", "816-555-0134 oops ends in 43" */
function withNewPart({ phone, span }: Found, words: Words): SlotResult<string> {
  const [said = '', end] = NEW_END.exec(words.message.slice(span.end, span.end + 50)) ?? [];
  if (end && /^\+1\d{10}$/.test(phone))
    return {
      status: 'filled',
      value: phone.slice(0, -4) + end,
      span: { start: span.start, end: span.end + said.length },
    };
  const after = words.all.findIndex(({ start }) => start >= span.end);
  const part = after === -1 ? skipped : readPhonePart(words, phone, after);
  return part.status === 'filled'
    ? { ...part, span: { start: span.start, end: part.span.end } }
    : { status: 'filled', value: phone, span };
}

const NEW_END =
  /^[\s,.—-]{0,3}(?:(?:no|wait|sorry|oops|actually|correction|i mean|make that|scratch that|it'?s|its|that'?s|ends? in|ending in)[\s,.—-]{1,3}){1,4}(\d{4})\b(?![\d-])/i;

interface Found {
  phone: string;
  span: Span;
}

const PHONE_TALK = worded(
  / (?:phone|cell|cellphone|mobile|call|calls|text|ring|reach|number|tel|telephone|whatsapp|dial) /,
);
const NO_PHONE = worded(/ (?:not|look like|are not|is not)(?: a| an| valid| real){0,2} phone numbers? /);
const NORTH_AMERICAN =
  /(?:\(?\+?1\)?[\s.-]{0,4})?(?:[([{]\s{0,2})?\d{3}\s{0,2}[)\]}]?[\s./–·•*~_-]{0,3}\d{3}[\s./–·•*~_-]{0,3}\d{4}/g;
/** "785 555 01 42": the last four in pairs, as abroad. */
const IN_PAIRS =
  /(?:\(?\+?1\)?[\s.-]{0,2})?(?:\([2-9][0-8]\d\)|[2-9][0-8]\d(?<!00))[\s./-]{1,2}[2-9]\d\d(?<!00)[\s.-]\d\d[\s.-]\d\d/g;
/** No row of counts: it is led in, has marks, or figures that count nothing. */
const isInPairs = (message: string, { start, end }: Span): boolean =>
  /[().-]|\s0\d/.test(message.slice(start, end)) || LEADS_IN.test(message.slice(0, start));
const LEADS_IN = /(?:\b(?:it['’]?s|it is|that['’]?s|(?:me|us) (?:at|on)|cell|phone|mobile|number)|:) ?$/i;
// An area code cut in the wrong place, or its bracket left open: ten digits all the same.
const ODD_BRACKETS = /\(\s{0,2}\d{2}\s{0,2}\)?\s{0,2}\d{8}/g;
const INTERNATIONAL =
  /(?:\+|\b00|\b011[\s.-]|plus\s(?<=(?:^|[:,]\s?|\b(?:is|its|at|on|me|cell|phone|mobile|number|whatsapp|['’]s)\s)plus\s))\s{0,2}\d[\d\s()./–-]{5,24}\d/gi;
/** "1-800-FLOWERS", "866-GET-CAKE": toll-free, so that "800 BANNERS" stays an order. */
const LETTERED =
  /(?<![\w-])(?:\+?1[\s.-]{1,2}\(?|\()?(8(?:00|33|44|55|66|77|88))(?:\)\s?|[.-]|(?<=1 8\d\d) )((?:[A-Za-z\d]-?){6,11}[A-Za-z\d])(?![\w-])/g;
const EXTENSION = /^[\s,;]{0,2}(?:x|ext|extension)[.:=\s]{0,2}\d{1,6}\b/i;

const LEAST_DIGITS = 7;
const AREA_AND_NUMBER = 10;

function digitsIn(message: string): number {
  let digits = 0;
  for (let i = 0; i < message.length; i += 1) {
    const code = message.charCodeAt(i);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits;
}

function northAmerican(message: string): Found[] {
  const found: Found[] = [];
  for (const pattern of [NORTH_AMERICAN, IN_PAIRS, ODD_BRACKETS]) {
    for (const match of allMatches(pattern, message)) {
      if (found.length >= 6) break;
      const span = widened(message, match.index, match.index + match[0].length);
      const digits = match[0].replace(/\D/g, '');
      if (!stands(message, span) || (digits.length === 11 && !digits.startsWith('1'))) continue;
      if (pattern === IN_PAIRS && !isInPairs(message, span)) continue;
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

/** "area code 415 then 555 then 0136", "555-0136, 415 area code" */
function withArea(message: string, { plain }: Words): Found[] {
  if (!NAMES_AREA.test(plain)) return [];
  const area = AREA.exec(message);
  const code = area?.[1] ?? area?.[2];
  const rest = area && message.replace(area[0], ' '.repeat(area[0].length));
  const number = rest ? SEVEN_DIGITS.exec(rest) : null;
  if (!area || !code || !number) return [];
  const ends = [area, number].map(({ 0: text, index }) => index + text.length);
  return [
    {
      phone: `+1${code}${number[0].replace(/\D/g, '')}`,
      span: { start: Math.min(area.index, number.index), end: Math.max(...ends) },
    },
  ];
}

const NAMES_AREA = worded(/ area code /);
const AREA = /\barea code(?:['’]?s| is| of|:)?\s{0,2}\(?(\d{3})\b\)?|\(?\b(\d{3})\)?\s{1,2}area code\b/i;

function international(message: string): Found[] {
  const found: Found[] = [];
  for (const match of allMatches(INTERNATIONAL, message)) {
    if (found.length >= 4) break;
    const span = { start: match.index, end: match.index + match[0].length };
    // The "0044" amid "3704 0044 0532": no code of a country, but part of a longer number.
    if (!match[0].startsWith('+') && /\d\s$/.test(message.slice(0, span.start))) continue;
    const written = match[0].replace(/^(?:00|011|plus)/i, '+');
    const digits = written.replace(/\(\s?0\s?\)/g, '').replace(/\D/g, '');
    if (digits.startsWith('1') && digits.length === 11) {
      if (stands(message, span)) found.push({ phone: `+${digits}`, span });
      continue;
    }
    if (digits.startsWith('1') || digits.length < 8 || digits.length > 15 || !stands(message, span)) continue;
    const known = parsePhoneNumberFromString(written.trim());
    if (/^p/i.test(match[0]) && !known?.isPossible()) continue;
    found.push({ phone: known?.isPossible() ? known.number : `+${digits}`, span });
  }
  return found;
}

function lettered(message: string, isTalkedOf: boolean): Found[] {
  if (!message.includes('8')) return [];
  return allMatches(LETTERED, message, 4).flatMap(({ 0: text, 1: area, 2: word = '', index }) => {
    const keys = word.replaceAll('-', '').toUpperCase();
    const isClear =
      /^\D?1/.test(text) || ((text.startsWith('(') || isTalkedOf) && word === word.toUpperCase());
    if (!isClear || !/[A-Z]{3}/.test(keys)) return [];
    const digits = [...keys.slice(0, 7)].map((key) => (/\d/.test(key) ? key : keyOf(key))).join('');
    return { phone: `+1${area}${digits}`, span: { start: index, end: index + text.length } };
  });
}

/** The digit that a letter stands on: ABC on 2, PQRS on 7, WXYZ on 9. */
const keyOf = (letter: string): number =>
  ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'].findIndex((keys) => keys.includes(letter)) + 2;

/** "five five five one two three four five six seven", "nine thirteen, double five ...", "area code eight one six 555 0170". */
function spoken(words: Words, isAsked: boolean): Found[] {
  const { all } = words;
  const maySay = maySayDigits(words.plain);
  if (!maySay && !all.some(({ kind }) => kind === 'number')) return [];
  for (let from = 0; from < all.length; from += 1) {
    const abroad = saidAbroad(all, from);
    if (abroad) return [abroad];
    if (all[from]?.kind !== 'number' && !(maySay && SAID.has(all[from]?.text ?? ''))) continue;
    const said = saidDigits(all, from);
    const { digits, to } = said;
    const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
    const span = { start: all[from]?.start ?? 0, end: all[to - 1]?.end ?? 0 };
    const area = digits.length === 7 ? areaCodeAfter(words, to) : undefined;
    if (area) {
      const end = all[to + 4]?.end ?? words.message.length;
      return [{ phone: `+1${area}${digits}`, span: { ...span, end } }];
    }
    if (national.length === 10 && isDictated(said, all.slice(from, to), isAsked))
      return [{ phone: `+1${national}`, span }];
    if (to > from) from = to;
  }
  return [];
}

const maySayDigits = mayHoldOneOf(SAID);

/** "9 1 3 5 5 5 0 1 4 4", as a phone writes what is dictated, or groups of digits; no "two, four, six ... fourteen". */
function isDictated({ digits, written, values }: Said, said: readonly Word[], isAsked: boolean): boolean {
  if (COUNTING.some((row) => row.includes(digits))) return false;
  if (!/^1?[2-9]\d{9}$/.test(digits)) return false;
  const isOneByOne = values === digits.length && /^1?[2-9]\d\d[2-9]\d{6}$/.test(digits);
  const isListed = said.filter(({ raw }) => raw === ',').length >= values - 1;
  const isGrouped = isAsked && said.length >= 3 && hasAreaApart(said, digits.length);
  return isOneByOne || isGrouped || (written >= 3 && !isListed);
}

/** "816 555 01 34", "8 16 5550 134"; not "20 7946 0123" */
function hasAreaApart(said: readonly Word[], length: number): boolean {
  if (said.some(({ kind }) => kind === 'word')) return true;
  let before = 0;
  for (const { kind, raw } of said) {
    if (kind === 'number') before += raw.length;
    if (length - before === NUMBER_LENGTH) return true;
  }
  return false;
}

const NUMBER_LENGTH = 7;

/** "one two three ... nine ten", "ten nine eight ..." */
const COUNTING = ['0123456789101112', '109876543210'];

/** "plus four four, twenty, seven nine four six, ...", "zero zero four four ...", "country code 44, number 20 7946 ..."; not "ten plus four ...". */
function saidAbroad(all: readonly Word[], at: number): Found | undefined {
  const first = all[at]?.text ?? '';
  const isCode = first === 'country' && all[at + 1]?.text === 'code';
  const isPlus = first === 'plus' || first === '+';
  if (!isCode && !isPlus && !/^(?:zero|oh|0|00|011|double)$/.test(first)) return;
  const before = all[at - 1];
  if (before && (before.kind === 'number' || SAID.has(before.text))) return;
  const begins = isCode ? pastWords(all, at + 2) : isPlus ? pastWords(all, at + 1) : at;
  const { digits, to } = saidDigits(all, begins);
  const number = isCode ? saidDigits(all, pastWords(all, to)) : undefined;
  const code = isCode || isPlus ? digits : /^(?:00|011)(.+)/.exec(digits)?.[1];
  if (code === undefined || code.length + (number?.digits.length ?? 0) < LEAST_ABROAD) return;
  const known = parsePhoneNumberFromString(`+${code}${number?.digits ?? ''}`);
  if (!known?.isPossible()) return;
  const end = all[Math.max(to, number?.to ?? 0) - 1]?.end ?? 0;
  return { phone: known.number, span: { start: all[at]?.start ?? 0, end } };
}

const LEAST_ABROAD = 8;

/** Past what leads on: "the plus sign, then", "and the number is". */
function pastWords(all: readonly Word[], from: number): number {
  let at = from;
  while (
    at < from + 6 &&
    /^(?:[,:.-]|sign|symbol|then|and|is|the|my|phone|number)$/.test(all[at]?.text ?? '')
  )
    at += 1;
  return at;
}

/** "..., area code eight one six" */
function areaCodeAfter({ all }: Words, at: number): string | undefined {
  const code = all.findIndex(({ text }, i) => i >= at && i <= at + 1 && text === 'area');
  if (code === -1 || all[code + 1]?.text !== 'code') return;
  const begins = /^(?:is|:)$/.test(all[code + 2]?.text ?? '') ? code + 3 : code + 2;
  const said = saidDigits(all.slice(begins, begins + 3), 0).digits;
  return said.length === 3 ? said : undefined;
}

/** Without blanks or line ends before it, with an extension after it. */
function widened(message: string, start: number, end: number): Span {
  while (/\s/.test(message[start] ?? '')) start += 1;
  const extension = EXTENSION.exec(message.slice(end, end + 24));
  return { start, end: end + (extension?.[0].length ?? 0) };
}

/** No digit, letter or sign that would make it part of something longer stands against it. */
function stands(message: string, { start, end }: Span): boolean {
  // "ph#816-555-0134" is a phone's, "#8165550134" an order's.
  const before = message
    .slice(Math.max(0, start - 10), start)
    .replace(/(?:ph|phone|cell|tel|mobile) ?#$|(?<![a-z])(?:ph|at|me|is|no|to)$/i, ' ')
    .slice(-3);
  const after = message.slice(end, end + 3);
  const isBracketed = /[([{+]/.test(message[start] ?? '');
  // "number602-555-0129thanks": written in groups, it is told from the words that stand against it.
  const isGrouped = /\d\D+\d{3}\D+\d{4}$/.test(message.slice(start, end));
  return (
    !(
      isBracketed
        ? /[\d$#%]$/
        : isGrouped
          ? /[\d_$#%]$|\d[.,:/-]$|(?:^|[^a-z])[a-z]{1,2}$/i
          : /[\w$#%]$|\d[.,:/-]$/
    ).test(before) && !(isGrouped ? /^[\d_%]|^-?[a-z](?![a-z])|^[.,:/-]\d/i : /^[\w%]|^[.,:/-]\d/).test(after)
  );
}

/** Card, order and account numbers are no phone numbers; the shop's own and one to be printed are not the visitor's. */
function isOtherNumber(message: string, { start, end }: Span): boolean {
  const before = message.slice(Math.max(0, start - 40), start);
  const after = message.slice(end, end + 40);
  return (
    OTHER_NUMBER.test(before) ||
    SHOPS.test(before) ||
    /^\s(?:is|still)? ?(?:still )?(?:your\b|(?:the )?(?:right|correct|current|best|shop['’]?s) (?:number|phone|line)\b(?= (?:for|to) (?:you|y['’]?all|the shop|call|reach)))/i.test(
      after,
    ) ||
    isPrinted(message, { start, end })
  );
}

// "FAX 402 555 0183", and nothing else: of what a visitor leaves it is the way to be reached.
const OTHER_NUMBER =
  /(?:(?<![/&] ?|^\W*)fax|\b(?:card|visa|mastercard|discover|amex|account|acct|order|invoice|tracking|routing|ssn|po|serial|sku|id|reference|ref|confirmation|booking|case|claim|policy|member|usdot|dot|ein|license|vin|iban|isbn|upc))(?:\s(?:number|line|no\.?|num|is|id|code))*[\s:#]{0,3}$/i;
/** "i called twice at", "is your number still"; not "you called me at", "i called from". */
const SHOPS =
  /\b(?:(?:called|dialed|tried|rang|texted|phoned)\b(?:(?!\b(?:me|my|us|from|mine)\b)[^.!?\n]){0,25}|your (?:number|phone|line|fax|web ?site|site|page|listing|voicemail|google)(?:(?!\b(?:me|my|mine)\b)[^.!?\n,]){0,12})$/i;
