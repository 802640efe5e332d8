// A message as words: split, lowered, shorthand written out, typing errors mended, places in the message kept.

import type { Shop } from '../../../../schemas/shop.ts';
import type { Language } from '../../../state/state.ts';
import { isAscii, readLanguage, withoutAccents } from '../language.ts';
import { COMMON_WORDS } from './common-words.ts';
import { COMPANY_WORDS } from './company-words.ts';
import { FIRST_NAMES } from './first-names.ts';
import { type Frame, findFrame } from './frame.ts';
import { isShortName, ROLES, TITLES, WORDS_AND_SURNAMES } from './name-words.ts';
import { BENT_WORDS, SAID_WORDS } from './said-words.ts';
import { partSentences } from './sentences.ts';
import { SHORTHAND } from './shorthand.ts';
import { inSmallLetters } from './shouted.ts';
import { partSigners } from './signers.ts';
import { putIntoEnglish } from './spanish/put-into-english.ts';
import { isShortSpanish } from './spanish/short-spanish.ts';
import { makePlainSpeller, makeSpeller, type Speller } from './spelling.ts';
import { SURNAMES } from './surnames.ts';
import { mendColors } from './typed-colors.ts';
import * as vocabulary from './vocabulary.ts';

export interface Word {
  /** As typed. */
  raw: string;
  /** Lower case, no accents, mended, in English; a shorthand may become several words ("don't" is "do not"). */
  text: string;
  /** `text` in the singular. */
  stem: string;
  kind: 'word' | 'number' | 'mark';
  /** Place in the message, in UTF-16 code units. */
  start: number;
  end: number;
  /** Is there space (or the message's beginning) before it? */
  spaced: boolean;
  /** Does a line begin with it? */
  isLineStart: boolean;
}

export interface Words {
  /** Blank where nothing is said (see frame.ts), and in small letters where it is SHOUTED. */
  message: string;
  /** As typed, where it is SHOUTED. */
  typed?: string;
  frame?: Frame;
  all: Word[];
  /** Every word's text with single spaces, also at both ends; of the marks only "?" is kept. */
  plain: string;
}

/**
 * Splits `message` into words; the same for the same message and facts. In a talk in Spanish what is too short to tell
 * its language is Spanish too: "color blanco", "mide 18 pies".
 */
export function splitWords(message: string, shop: Shop, talk: Language = 'en'): Words {
  for (const known of recent)
    if (known.typed === message && known.shop === shop && known.talk === talk) return known.words;
  const typed = plainSigns(message);
  const signs = inSmallLetters(typed);
  const frame = findFrame(signs);
  const { from, to } = frame;
  const said = ' '.repeat(from) + signs.slice(from, to) + ' '.repeat(signs.length - to);
  const words = { ...split(said, shop, talk), ...(signs === typed ? {} : { typed }), frame };
  recent[oldest] = { shop, typed: message, talk, words };
  oldest = (oldest + 1) % MOST_RECENT;
  return words;
}

/** A turn looks at one message several times, and at parts of it in between. */
const recent: { shop: Shop; typed: string; talk: Language; words: Words }[] = [];
const MOST_RECENT = 4;
let oldest = 0;

/** "１２０", "don’t", "555‑0131" with a dash that does not break, a number between marks of direction: the same signs, each in its place. */
const plainSigns = (message: string): string =>
  isAscii(message)
    ? message
    : message
        .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDER))
        .replace(/[\u2018\u2019\u02BC]/g, "'")
        .replace(/[\u2010-\u2012\u2212\uFE63]/g, '-')
        .replace(/[\u00A0\u2000-\u200F\u202A-\u202F\u2060-\u2069\u3000\uFEFF]/g, keepsEmoji);

const WIDER = 0xfee0;
/** What joins the parts of a picture stays. */
const keepsEmoji = (sign: string): string => (sign === '\u200D' ? sign : ' ');

function split(message: string, shop: Shop, talk: Language): Words {
  const mend = mendingOf(spellerOf(shop));
  const language = readLanguage(message);
  const isSpanish =
    language === 'es' || (language === null && talk === 'es' && isShortSpanish(withoutAccents(message)));
  const all: Word[] = [];
  let end = 0;
  let next = 0;
  while (all.length < MOST_WORDS) {
    const found = tokenFrom(message, next);
    if (!found) break;
    const { raw, start } = found;
    // "¿y 100?" begins with its first word.
    if (all.length === 0 && (raw === '¿' || raw === '¡')) {
      next = start + raw.length;
      continue;
    }
    const kind = kindOf(raw);
    const lineEnd = kind === 'mark' ? -1 : lineEndBetween(message, end, start);
    if (lineEnd !== -1 && endsClause(all.at(-1), raw, message, lineEnd)) all.push(commaAt(lineEnd));
    next = start + raw.length;
    if (HESITATES[raw.charCodeAt(0)] === 1 && isHesitation(raw, message.slice(next), all.length > 0))
      continue;
    let text = raw;
    if (kind === 'word') {
      text = unstretched(lowered(raw));
      const long = isSpanish ? undefined : SHORTHAND.get(text);
      if (isSpanish) text = text.replace(/'/g, '');
      else if (long !== undefined) {
        if (text === 'wht' && asksWhat(all, message.slice(next, next + 24))) text = 'what';
        else if (!isOfName(all, raw, message.slice(next, next + 24))) text = long;
      } else if (text.includes("'")) text = text.replace(/'s$/, '').replace(/'/g, '');
      else {
        const mended = mend(text);
        if (
          mended !== text &&
          !(isPlain(mended) ? mayBeName(all, message, start, next, mended) : isCalled(all, raw))
        )
          text = mended;
      }
    }
    all.push({
      raw,
      text,
      stem: kind === 'word' ? stemOf(text) : text,
      kind,
      start,
      end: next,
      spaced: all.length === 0 || start > end,
      isLineStart: all.length === 0 || lineEndBetween(message, end, start) !== -1,
    });
    if (kind === 'word' && raw.length >= SHORTEST_GLUED)
      unglue(all, message.charAt(start - 1) + message.charAt(next));
    end = next;
  }
  if (isSpanish) translate(all, mend);
  partSentences(all, fullStop);
  partSigners(all, unsaid);
  joinShorthand(all);
  mendColors(all);
  return { message, all, plain: plainOf(all) };
}

/** One that nobody typed. */
const unsaid = (raw: string, end: number): Word => ({
  raw,
  text: raw,
  stem: raw,
  kind: 'mark',
  start: end,
  end,
  spaced: false,
  isLineStart: false,
});
const fullStop = (end: number): Word => unsaid('.', end);

/** Makes "sixhundred" and "twentyfifth" at the end of `all` the words it was run together from; not beside the signs of an address. */
function unglue(all: Word[], beside: string): void {
  const last = all.at(-1);
  if (!last || !GLUED.test(last.raw) || /[@_#/\d]/.test(beside)) return;
  // "my name is Fiftyone"
  if (all.length > 1 && /^[A-Z][a-z]/.test(last.raw)) return;
  all.pop();
  let { start } = last;
  for (const raw of last.raw.match(NUMBER_NAMES) ?? []) {
    const text = raw.toLowerCase();
    const isFirst = start === last.start;
    all.push({
      raw,
      text,
      stem: text,
      kind: 'word',
      start,
      end: start + raw.length,
      spaced: !isFirst || last.spaced,
      isLineStart: isFirst && last.isLineStart,
    });
    start += raw.length;
  }
}

const SHORTEST_GLUED = 6;
const TEN_TIMES = 'twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety';
const TEENS = '(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve';
const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const LESS_THAN_HUNDRED = `(?:(?:${TEN_TIMES})(?:${UNITS})?|${TEENS}|${UNITS})`;
const GLUED = new RegExp(
  `^(?:${LESS_THAN_HUNDRED}(?:hundred|thousand|dozen)|${LESS_THAN_HUNDRED}?hundred(?:and)?${LESS_THAN_HUNDRED}|(?:${TEN_TIMES})(?:${UNITS}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))$`,
  'i',
);
const NUMBER_NAMES = new RegExp(
  `hundred|thousand|dozen|and|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|${TEN_TIMES}|${TEENS}|${UNITS}`,
  'gi',
);

/** The next word or mark from `at` on; plain letters are gone through here, all else is the pattern's. */
function tokenFrom(message: string, at: number): { raw: string; start: number } | undefined {
  let start = at;
  while (start < message.length && isBlank(message.charCodeAt(start))) start += 1;
  if (start === message.length) return;
  let end = start;
  while (isLetter(message.charCodeAt(end))) end += 1;
  const next = message.charCodeAt(end);
  if (end > start && !(next >= 128) && next !== APOSTROPHE && next !== BACKTICK)
    return { raw: message.slice(start, end), start };
  if (end === start && MARKS.has(next)) return { raw: message.charAt(start), start };
  TOKEN.lastIndex = start;
  const match = TOKEN.exec(message);
  return match ? { raw: match[0], start: match.index } : undefined;
}

const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const LINE_END = 10;
const APOSTROPHE = 39;
const BACKTICK = 96;
const MARKS = new Set([...'!"#$%&\'()*+,-./:;<=>?@'].map((mark) => mark.charCodeAt(0)));

/** The "um" and "uh" of speech: no word, but where they are all that is said; "uh huh" and "uh oh" are words. */
const isHesitation = (raw: string, rest: string, isAmidst: boolean): boolean =>
  /^(?:u+m+|u+h+m*|e+rm+)$/i.test(raw) &&
  !/^U+[MH]+$/.test(raw) &&
  !/^[\s-]*(?:h+u+h|oh|uh)\b/i.test(rest) &&
  (isAmidst || /\p{L}/u.test(rest));

/** 1 for the codes of its first letters. */
const HESITATES = Uint8Array.from({ length: 128 }, (_, code) =>
  Number('uUeE'.includes(String.fromCharCode(code))),
);

/** Where a line ends, -1 if none does. */
function lineEndBetween(message: string, end: number, start: number): number {
  for (let at = end; at < start; at += 1) if (message.charCodeAt(at) === LINE_END) return at;
  return -1;
}

/** "35 tank tops", "names on back": who writes in lines leaves out the commas. A letter's long line is only broken. */
function endsClause(before: Word | undefined, raw: string, message: string, lineEnd: number): boolean {
  if (!before || before.kind === 'mark' || GOES_ON.test(before.text)) return false;
  const length = lineEnd - message.lastIndexOf('\n', lineEnd - 1) - 1;
  return length < LONG_LINE || !/^[\p{Ll}\d]/u.test(raw);
}

const LONG_LINE = 60;
const GOES_ON =
  /^(?:an?|the|my|our|your|this|some|and|or|with|for|of|on|in|to|at|by|from|about|is|are|be|need|needs|want|wants|get|make|print|left|right|full|hot|light|dark)$/;

const commaAt = (start: number): Word => ({
  raw: ',',
  text: ',',
  stem: ',',
  kind: 'mark',
  start,
  end: start + 1,
  spaced: false,
  isLineStart: false,
});

/** "wht if theres a typo", "idk wht u charge": the question; not "15 wht", "wht if you have it in stock" behind a colour. */
const asksWhat = (before: readonly Word[], rest: string): boolean => {
  const last = before.at(-1);
  if (last === undefined || /^[.!?]$/.test(last.raw) || OPENS_QUESTION.test(last.text))
    return ASKED.test(rest);
  return ASKS.test(last.text) && /^ [a-z]/i.test(rest) && !OF_WHITE.test(rest);
};
const OPENS_QUESTION = /^(?:so|but|ok|hi|hey|hello|yo|well|also|oh|then|wait|no|yes|sorry|thanks|carl)$/;
const ASKS =
  /(?:^| )(?:know|understand|remember|care|see|tell|me|sure|ask|asking|wonder|wondering|guess|depends|matter|exactly)$/;
const ASKED =
  /^ (?:if|about|abt|would|wud|should|shud|does|did|dose|do (?:u|you|ya|i|we)|are (?:the|ur|your|u|you|my|our)|r (?:the|ur|u)|is (?:the|ur|your|a|an|that|this|it)|u|you|ur|your|time|kinda?|kind|type|file|files|format|happens?|else|day|days|can|could|info|colors|sizes|size (?:is|are|do|does|would|should))\b/i;
const OF_WHITE =
  /^ (?:tees?|shirts?|t-?shirts?|hoodies?|hats?|caps?|polos?|ink|print|letters?|lettering|logo|thread|vinyl|ones?|is|are|on|and|with|w|or|for|please|pls|mugs?|bags?|totes?|too|also)\b/i;

/** "my name is Wen", "Ned Parrish": a name, no shorthand. */
function isOfName(before: readonly Word[], raw: string, rest: string): boolean {
  if (!/^\p{L}\p{Ll}+$/u.test(raw)) return false;
  const isCapital = /^\p{Lu}/u.test(raw);
  const said = before.slice(-3).map(({ text }) => text);
  if (NAME_CUE.test(said.join(' ')) && !said.includes('what is'))
    return isCapital || (isShortName({ raw }) && /^\s*(?:$|[.,!;-]|and\b)/.test(rest));
  return isCapital && isShortName({ raw }) && (SURNAME.test(rest) || SELF_CUE.test(said.join(' ')));
}

/** "Mr. Shirtz", "me llamo Ana Vestt", "Brock Everson": somebody's name is no slip in a trade's word. */
function isCalled(before: readonly Word[], raw: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(raw)) return false;
  const given = before.at(-1);
  if (
    given &&
    FIRST_NAMES.has(given.text) &&
    !COMMON_WORDS.has(given.text) &&
    /^\p{Lu}\p{Ll}+$/u.test(given.raw)
  )
    return true;
  const said = before.slice(-4).map((word) => (word.kind === 'mark' ? word.raw : lowered(word.raw)));
  return CALLED.test(` ${said.join(' ')}`);
}

const CALLED =
  / (?:mr|mrs|ms|miss|mx|dr|sr|sra|srta|senor|senora|senorita|don|dona|coach|pastor)(?: \.)?$| (?:name is|name will be|name :|name|names|call me|calls me|go by|goes by|knows? me as|known as|under|surname|in the name of|on behalf of|me llamo|mi nombre es|nombre :|surname is|apellido es|apellido|this is|i am|im|soy)(?: [a-z]{2,12})?$/;

/** Was it mended to a plain word, and not to one of the trade: "befoer", "BEFOER"? */
const isPlain = (mended: string): boolean => SAID_WORDS.has(mended);

/** "dan fowlr", "this is whelan", "whelan.co", "Thuogh": where a plain word is mended, it must be nobody's name. */
function mayBeName(
  before: readonly Word[],
  message: string,
  start: number,
  end: number,
  mended: string,
): boolean {
  if (message.slice(start, end) !== message.slice(start, end).toLowerCase()) return true;
  if (/[@._/#-]/.test(message.charAt(start - 1)) || /^(?:[@_/#-]|\.\w)/.test(message.slice(end, end + 2)))
    return true;
  const given = before.at(-1)?.text ?? '';
  if (FIRST_NAMES.has(given) && !COMMON_WORDS.has(given)) return !BEHIND_NAMES.has(mended);
  // "im textnig from"
  if (/ing$/.test(mended) && /(?:^| )i am$/.test(given)) return false;
  const said = before.slice(-4).map((word) => (word.kind === 'mark' ? word.raw : word.text));
  const cue = CALLED.exec(` ${said.join(' ')}`)?.[0];
  return (
    cue !== undefined &&
    (!/ (?:i am|this is)(?: |$)/.test(cue) || INTRODUCED.test(message.slice(end, end + 9)))
  );
}

/** "jo undersocre lee at", "dana wihout the h" */
const BEHIND_NAMES = new Set(['underscore', 'without', 'spelled', 'because', 'called', 'please', 'again']);

/** "im whelan from", "this is whelan" */
const INTRODUCED = /^\s*(?:$|[,.!;:-]|(?:from|with|at|here|and|over)\b)/;

const NAME_CUE = /(?:^| )(?:name is|names|call me|go by|name :|name)$/;
const SELF_CUE = /(?:^| )(?:i am|this is|its|it is)$/;
/** "Ned Parrish", "Ty K." */
const SURNAME = /^ \p{Lu}(?:\p{Ll}+(?: |[.,!]|$)|\.)/u;

/** The text of `all` with single spaces, as `Words.plain` has it. */
export function plainOf(all: readonly Word[]): string {
  let plain = ' ';
  for (const { kind, raw, text } of all) if (kind !== 'mark' || raw === '?') plain += `${text} `;
  return plain;
}

/** The singular of an English noun, near enough to compare by: "patches" is "patch", "hats" is "hat". */
export function stemOf(word: string): string {
  if (
    word.length < 4 ||
    !word.endsWith('s') ||
    word.endsWith('ss') ||
    word.endsWith('us') ||
    // "it is", of "it's"
    word.includes(' ') ||
    INVARIABLE.has(word)
  )
    return word;
  if (!word.endsWith('es')) return word.slice(0, -1);
  if (/(?:ch|sh|x|ss|bus)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && !ENDING_IN_IE.test(word)) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

const ENDING_IN_IE =
  /^(?:beanie|hoodie|onesie|koozie|coozie|huggie|pinnie|selfie|cookie|movie|caddie|freebie|brownie|rookie|foodie|smoothie|veggie|goalie|zombie|newbie|birdie)s$/;
const INVARIABLE = new Set(
  'this does goes always perhaps sometimes besides thanks news series texas kansas canvas christmas'.split(
    ' ',
  ),
);

/** Looks each word of a message up once; beyond so many a message is no typing but noise. */
function mendingOf(speller: Speller): Speller {
  const first: string[] = [];
  let mended: Map<string, string> | undefined;
  return (word) => {
    // Few messages have so many.
    if (first.length < MOST_LOOKED_UP) {
      first.push(word);
      return speller(word);
    }
    mended ??= new Map(first.map((one) => [one, speller(one)]));
    let known = mended.get(word);
    if (known === undefined) {
      known = mended.size < MOST_LOOKED_UP ? speller(word) : word;
      mended.set(word, known);
    }
    return known;
  };
}

const MOST_LOOKED_UP = 120;
/** The longest message that somebody writes has fewer words and marks; what has more is noise. */
const MOST_WORDS = 700;
const TOKEN = /[\p{L}\p{M}]+(?:['’‘`´][\p{L}\p{M}]+)*|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)*|\S/gu;

function kindOf(raw: string): Word['kind'] {
  const first = raw.charCodeAt(0);
  if (first >= 48 && first <= 57) return 'number';
  if (first < 128) return isLetter(first) ? 'word' : 'mark';
  return /^\p{L}/u.test(raw) ? 'word' : 'mark';
}

/** Of ASCII. */
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

function lowered(raw: string): string {
  const lower = raw.toLowerCase();
  for (let at = 0; at < lower.length; at += 1)
    if (!isLetter(lower.charCodeAt(at))) return withoutAccents(lower.replace(/[’‘`´]/g, "'"));
  return lower;
}

/** "heyyy" is "hey" and "yuppp" "yup"; "XXXL", "www" and "III" stay. */
function unstretched(word: string): string {
  if (!isStretched(word) || word.search(STRETCHED) === -1 || /^(.)\1+$/.test(word)) return word;
  const short = word.replace(STRETCHED, '$1');
  return SHORTHAND.has(short) || SAID_LONG.has(short) ? short : word.replace(STRETCHED, '$1$1');
}

/** Three of one letter in a row. */
function isStretched(word: string): boolean {
  let same = 1;
  for (let at = 1; at < word.length; at += 1) {
    same = word.charCodeAt(at) === word.charCodeAt(at - 1) ? same + 1 : 1;
    if (same === 3) return true;
  }
  return false;
}

const STRETCHED = /([a-vyz])\1{2,}/g;
const SAID_LONG = new Set(
  'hey hi hello yes no so ok bye hola please thanks thank you me very way sure wow love more help stop why what'.split(
    ' ',
  ),
);

/** Spanish words as English ones; what drops out becomes a mark, and what is no Spanish is mended as in English. */
function translate(all: Word[], mend: Speller): void {
  const spoken = all.map(({ text, raw, kind }, at) => ({
    text: kind === 'mark' ? raw : text,
    isCapital: /^\p{Lu}/u.test(raw),
    isFirst: at === 0 || /^[.!?¡¿\n]$/.test(all[at - 1]?.raw ?? ''),
  }));
  const mendOfTrade: Speller = (text) => (isPlain(mend(text)) ? text : mend(text));
  for (const [at, english] of putIntoEnglish(spoken).entries()) {
    const word = all[at];
    if (word?.kind !== 'word') continue;
    if (english === '') word.kind = 'mark';
    word.text =
      english ??
      (isCalled(all.slice(Math.max(0, at - 4), at), word.raw) ? word.text : mendOfTrade(word.text));
    word.stem = stemOf(word.text);
  }
}

/** Shorthand that the splitting took apart: "w/ logo", "w/o", "b4". */
function joinShorthand(all: Word[]): void {
  for (const [i, word] of all.entries()) {
    const before = all[i - 1];
    const next = all[i + 1];
    if (word.text === 'w' && next?.raw === '/' && !next.spaced) {
      const isWithout = all[i + 2]?.text === 'o' && !all[i + 2]?.spaced;
      join(all, i, isWithout ? 3 : 2, isWithout ? 'without' : 'with');
    }
    if (word.raw === 'w' && next?.kind === 'word' && next.spaced) word.text = word.stem = 'with';
    // "im lookin 2 get", "talk 2 someone", "4 my team"
    if (
      word.raw === '2' &&
      next?.kind === 'word' &&
      (TO_DO.has(next.text) || /^(?:talk|speak)$/.test(all[i - 1]?.text ?? ''))
    )
      Object.assign(word, { kind: 'word', text: 'to', stem: 'to' });
    if (
      word.raw === '4' &&
      (/^(?:my|our|your|the|a|an|us|me)$/.test(next?.text ?? '') ||
        (before?.text === 'ask' && next?.kind === 'word') ||
        // "how much 4 one"
        (FOR_SO_MANY.test(next?.text ?? '') &&
          /^(?:much|price|prices|cost|quote)$/.test(before?.text ?? '')) ||
        // "4 30 people", but "july 4 2026"
        (next?.kind === 'number' &&
          next.raw.length > 1 &&
          next.spaced &&
          !(before && Object.hasOwn(vocabulary.MONTHS, before.text))))
    )
      Object.assign(word, { kind: 'word', text: 'for', stem: 'for' });
    if (word.text === 'b' && next?.raw === '4' && !next.spaced) {
      join(all, i, 2, 'before');
    }
    // "an want 60", "june 13 nd we need"
    const isSpacedNd = word.raw === 'nd' && word.spaced && !/2$/.test(all[i - 1]?.raw ?? '');
    if (isSpacedNd || (word.raw === 'an' && AFTER_AND.test(headOf(next)))) word.text = word.stem = 'and';
    // "were doing a 5k", "hi were a small shop"
    if (
      word.raw.length === 4 &&
      word.raw.toLowerCase() === 'were' &&
      (!before || before.kind === 'mark' || word.isLineStart || BEFORE_CLAUSE.test(before.text)) &&
      (AFTER_WE_ARE.test(headOf(next)) || isNameNext(all, i))
    )
      word.text = word.stem = 'we are';
    // "am dana from the mill", "am looking for caps"; no "am or pm"
    if (
      word.text === 'am' &&
      (!before || /^[.!?]$/.test(before.raw)) &&
      next?.kind === 'word' &&
      !/^(?:i|or|and|is|pm|to|works?|hours|only|please|preferred|would|will|slot|time)$/.test(headOf(next))
    )
      word.text = word.stem = 'i am';
    // "wed like 20", "what id need is"; no photo id
    if (
      word.kind === 'word' &&
      /^(?:[Ww]ed|[Ii]d)$/.test(word.raw) &&
      AFTER_WOULD.test(headOf(next)) &&
      !BEFORE_ID.test(before?.text ?? '')
    )
      word.text = word.stem = word.text === 'wed' ? 'we would' : 'i would';
    // "tanks a lot", "tank you"; "tanks for the team" and "tanks a lot cheaper" are garments.
    if (
      (word.text === 'tanks' || word.text === 'tank') &&
      (!before || before.kind === 'mark' || word.isLineStart || BEFORE_CLAUSE.test(before.text)) &&
      (word.text === 'tank' ? /^you\b/ : THANKED).test(phraseAfter(all, i))
    )
      word.text = word.stem = word.text === 'tank' ? 'thank' : 'thanks';
    // "2 b ready", "was suppose to"
    if (
      word.raw === 'b' &&
      next?.spaced &&
      /^(?:to|will|can|could|would|should)$/.test(all[i - 1]?.text ?? '')
    )
      word.text = word.stem = 'be';
    if (word.text === 'suppose' && /^(?:to|2)$/.test(next?.text ?? '')) word.text = word.stem = 'supposed';
    // "guion bajo", two words for one
    if (word.text === 'underscore' && next?.text === '') join(all, i, 2, 'underscore');
    const day = word.raw === '2' && !next?.spaced ? TODAY_AFTER_2.exec(next?.text ?? '') : null;
    if (day) join(all, i, 2, day[1] ? 'tomorrow' : day[2] ? 'tonight' : 'today');
  }
}

/** The first of the words that a shorthand became. */
const headOf = (word: Word | undefined): string => word?.text.split(' ', 1)[0] ?? '';

/** The words that follow up to the next mark, as far as a turn of speech goes. */
function phraseAfter(all: readonly Word[], at: number): string {
  const next = all.slice(at + 1, at + 6);
  const mark = next.findIndex(({ kind }) => kind === 'mark');
  return (mark === -1 ? next : next.slice(0, mark)).map(({ text }) => text).join(' ');
}

const THANKED =
  /^(?:(?:(?:a (?:whole )?(?:lot|bunch|million|ton)|(?:so |very )*much|loads|heaps)(?: (?:carl|man|bro|mate|buddy|dude|guys|friend|all|again|you all))?)$|(?:(?:a lot|so much|very much) )?for (?:all )?(?:(?:the|your|this|that) )?(?:\w+ )?(?:help|time|info|information|assistance|support|answers?|reply|response|patience|everything|helping|answering|nothing)\b)/;
const AFTER_AND =
  /^(?:i|we|you|they|it|want|wants|need|needs|then|also|maybe|can|how|what|is|are|the|my|our|some|have|would|will)$/;
const BEFORE_CLAUSE =
  /^(?:hi|hello|hey|ok|so|and|but|because|yes|well|since|like|cause|oh|also|morning|afternoon|evening|sorry|thanks)$/;
const AFTER_WE_ARE =
  /^(?:an?|at|over|from|with|not|just|also|still|only|going|(?!(?:any|every|no|some)thing)\w{2,}ing)$/;

const AFTER_WOULD =
  /^(?:like|love|need|want|prefer|rather|sooner|appreciate|also|probably|just|be|have|take|hate|hope|say|go)$/;
const BEFORE_ID =
  /^(?:photo|an?|the|your|my|our|student|staff|company|tax|state|badge|no|with|of|by|on|next|this|last)$/;

/** "Were Bluestem Dental", "were the Northgate PTA"; not "were Mondays busy". */
function isNameNext(all: readonly Word[], at: number): boolean {
  const [next, then] = all.slice(at + 1, at + 3);
  const name = next?.text === 'the' ? then : next;
  return (
    name !== undefined &&
    /^\p{Lu}\p{Ll}+$/u.test(name.raw) &&
    !/^(?:The|They|You|We|He|She|There|These|Those|Any|Your|My|Our)$/.test(name.raw) &&
    !Object.hasOwn(vocabulary.WEEKDAYS, name.stem) &&
    !all.some(({ raw }) => raw === '?')
  );
}

/** "2moro", "2nite", "2day" */
const TODAY_AFTER_2 = /^(?:(mor+ow|moro|mrw|mro|morow)|(nite|night)|day)$/;

const TO_DO = new Set(
  'get order make see know talk buy do have print go be b use start find ask speak come put'.split(' '),
);

const FOR_SO_MANY =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|just|only|like|about|around|maybe|each|this|it|them)$/;

/** Makes one word of `count` words from `at` on. */
function join(all: Word[], at: number, count: number, text: string): void {
  const [first, ...rest] = all.slice(at, at + count);
  const last = rest.at(-1);
  if (!first || !last) return;
  const raw = first.raw + rest.map((word) => word.raw).join('');
  all.splice(at, count, { ...first, raw, text, stem: text, kind: 'word', end: last.end });
}

const spellers = new WeakMap<Shop, Speller>();

function spellerOf(shop: Shop): Speller {
  let speller = spellers.get(shop);
  if (!speller) {
    speller = makeSpeller(
      knownWords(shop),
      new Set([
        ...COMMON_WORDS,
        ...FIRST_NAMES,
        ...WORDS_AND_SURNAMES,
        ...COMPANY_WORDS,
        ...TITLES,
        ...ROLES,
        ...SAID_WORDS,
        ...SURNAMES,
      ]),
      makePlainSpeller(new Set([...SAID_WORDS, ...BENT_WORDS])),
    );
    spellers.set(shop, speller);
  }
  return speller;
}

/** The trade's words, the shop's own, and the plurals of nouns. */
function knownWords(shop: Shop): Set<string> {
  const known = new Set<string>(vocabulary.SPELLED);
  const nouns = [vocabulary.GARMENTS, vocabulary.PIECES, vocabulary.PEOPLE].flatMap((group) => [...group]);
  const services = shop.services.flatMap((service) =>
    service.words.flatMap((words) => words.split(/[\s-]+/)),
  );
  for (const noun of [...nouns, ...services]) {
    if (!/^[a-z]+$/.test(noun)) continue;
    known.add(noun);
    if (stemOf(noun) !== noun) continue;
    known.add(
      /[^aeiou]y$/.test(noun)
        ? `${noun.slice(0, -1)}ies`
        : `${noun}${/(?:ch|sh|x|s)$/.test(noun) ? 'es' : 's'}`,
    );
  }
  for (const color of vocabulary.COLORS) known.add(color);
  // "the lady cardinals" are players, and no colour.
  known.add('cardinals');
  return known;
}
