// How many words from a place on make up a person's name.
import { BY_SIZE, capitalName, isShade } from './capital-name.ts';
import { COMMON_WORDS } from './common-words.ts';
import { BRANDS, COMPANY_WORDS, PLACE_ENDINGS, PLACES } from './company-words.ts';
import { isEnglish } from './dictionary.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { FIRST_NAMES } from './first-names.ts';
import {
  AMBIGUOUS,
  isShortName,
  NEVER,
  PARTICLES,
  RELIGIOUS_TITLES,
  ROLES,
  TITLES,
  WORDS_AND_SURNAMES,
} from './name-words.ts';
import { SURNAMES } from './surnames.ts';
import {
  BLANK_MAKERS,
  COLORS,
  GARMENTS,
  MONTHS,
  PEOPLE,
  PIECES,
  SPELLED,
  VEHICLE_MAKES,
  WEEKDAYS,
} from './vocabulary.ts';
import type { Word } from './words.ts';

const MOST_NAMES = 4;

export type Trust = 'strong' | 'asked' | 'before' | 'weak';

/** A name's place among the words. */
export interface NamePlace {
  from: number;
  /** Words and marks. */
  length: number;
  isTitled: boolean;
}

/**
 * The name that begins at `at`, its title with it as one says it: "Coach D", "Mrs. Kowalski", "Sister Mary Agnes"; of
 * "Dr. Alan Fitch" it is the name alone.
 */
export function nameAt(all: readonly Word[], at: number, trust: Trust): NamePlace | undefined {
  const from = afterTitle(all, at);
  const first = all[from];
  if (isSaidBySize(all, at)) return { from: at, length: 2, isTitled: true };
  if (from > at && first && (isCapital(first) || !isWord(first) || WORDS_AND_SURNAMES.has(first.text))) {
    const length = nameLength(all, from, isCapital(first) ? 'strong' : trust, true);
    // "Mrs. Claus costume", "miss kansas sashes"
    const goods = all
      .slice(from, from + length)
      .findIndex(({ raw, text }) => EVERYDAY_WORDS.has(raw) || PLACES.test(text));
    if (
      goods !== -1 &&
      !WORDS_AND_SURNAMES.has(all[from + goods]?.text ?? '') &&
      !isCapital(all[from + goods])
    )
      return;
    const named = all.slice(from, from + length).filter(({ kind }) => kind === 'word').length;
    if (named > 1 && !RELIGIOUS_TITLES.has(all[at]?.text ?? '')) return { from, length, isTitled: true };
    if (named > 0) return { from: at, length: from - at + length, isTitled: true };
  }
  const isSure = trust === 'strong' || trust === 'asked';
  const listed = nameLength(all, at, trust);
  const capital = capitalName(all, at, trust === 'strong' ? 'sure' : trust === 'asked' ? 'asked' : 'none');
  const length = capital > listed && (isSure || !isShade(all, at, at + capital)) ? capital : listed;
  return length > 0 ? { from: at, length, isTitled: false } : undefined;
}

/** Can a title be read in it: "Coach", "Big"? */
export const isTitle = ({ text, raw }: Word): boolean => TITLES.has(text) || BY_SIZE.has(raw);

/** Past "Mr.", "Dr." and the like. */
function afterTitle(all: readonly Word[], at: number): number {
  // "Big Mike"
  if (BY_SIZE.has(all[at]?.raw ?? ''))
    return isCapital(all[at + 1]) && FIRST_NAMES.has(all[at + 1]?.text ?? '') && !isOfCompany(all, at, 2)
      ? at + 1
      : at;
  let from = at;
  // "Lt. Col. Ray Dukes"; not "coach's wife"
  while (from < at + 4 && TITLES.has(all[from]?.text ?? '') && !/['’]s$/.test(all[from]?.raw ?? ''))
    from += all[from + 1]?.raw === '.' ? 2 : 1;
  return from;
}

/** "this is big ray from ...", as it is dictated. */
const isSaidBySize = (all: readonly Word[], at: number): boolean =>
  /^(?:big|lil|little|old|young|papa|mama)$/.test(all[at]?.raw ?? '') &&
  FIRST_NAMES.has(all[at + 1]?.text ?? '') &&
  /^(?:from|with|at|over|here)$/.test(all[at + 2]?.text ?? '');

/** How many words from `from` on make up a name; 0 if they are none. */
export function nameLength(all: readonly Word[], from: number, trust: Trust, isTitled = false): number {
  let length = 0;
  let at = from;
  while (at < all.length && at - from < 3 * MOST_NAMES && length < MOST_NAMES + 2) {
    const word = all[at];
    if (!word || (at > from && word.isLineStart)) break;
    if (word.kind === 'mark') {
      // "Jean-Luc", "J. Smith"
      const next = all[at + 1];
      const isHyphen = word.raw === '-' && !word.spaced && next?.kind === 'word' && !next.spaced;
      const isShort =
        isInitial(all, at - 1) ||
        (length > 0 && isLowerInitial(all, at - 1) && !isStop(next, trust, 1)) ||
        (length > 0 && word.raw === '.' && SHORTENED.has(all[at - 1]?.raw ?? '') && isCapital(next));
      if (length === 0 || (!isHyphen && !isShort)) break;
      at += 1;
      continue;
    }
    if (word.kind !== 'word' || !/^[\p{L}\p{M}'’]{1,24}$/u.test(word.raw)) break;
    // "this is Dana's shop"; not "name is Dana that's dana at example dot com"
    const isPossessive = /['’]s$/i.test(word.raw) && !word.text.includes(' ');
    if (isPossessive || isPossessiveOfS(all, at, from)) return 0;
    // "Lupe del taller"
    if (word.raw === 'del' && !isCapital(all[at + 1]) && isCapital(all[from])) break;
    if (isParticle(all, at) && all[at + 1]?.kind === 'word' && !isStop(all[at + 1], trust, 1)) {
      if (length > 0 || (trust !== 'weak' && isCapital(all[at + 1]))) {
        at += 1;
        length = at - from;
        continue;
      }
    }
    // "Amy Tran DVM", "Ray Dukes USN"
    if (length > 0 && LETTERS_BEHIND.test(word.raw)) break;
    // "Jorge tho"; not "Minh Tho"
    if (length > 0 && /^tho(?:ugh)?$/.test(word.raw)) break;
    // "Mike XL", of a list of sizes
    if (length > 0 && /^X{1,4}[SL]$/.test(word.raw)) break;
    // "Jojo best after 4"
    if (length > 0 && word.raw === 'best' && WHEN_BEST.test(all[at + 1]?.text ?? '')) break;
    // "Priyanka Nair best reached by email"
    if (length > 1 && isPlainBehind(all, at, from)) break;
    if (length > 1 && isGeneration(all, at)) {
      length += 1;
      break;
    }
    const isSurname =
      (isTitled &&
        (WORDS_AND_SURNAMES.has(word.text) || (length === 0 && isCapital(word) && isShortName(word)))) ||
      // "my name is art price"; not "my name is art price it please"
      (length > 0 && trust === 'strong' && WORDS_AND_SURNAMES.has(word.text) && isClosed(all, at + 1)) ||
      // "ahmed el-sayed", "omar al-rashid"
      (length > 0 &&
        ((all[at - 1]?.raw === '-' && !word.spaced && PARTICLES.has(all[at - 2]?.text ?? '')) ||
          (PARTICLES.has(word.text) && all[at + 1]?.raw === '-' && !all[at + 1]?.spaced)));
    const isFirst = length === 0 && (isInitial(all, at) || isGoodsName(all, at));
    if (isStop(word, trust, length) && !isSurname && !isFirst) break;
    at += 1;
    length = at - from;
  }
  if (trust === 'weak' && isShade(all, from, from + length)) return 0;
  const named = all.slice(from, from + length).filter(({ kind }) => kind === 'word').length;
  if (named === 0 || named > MOST_NAMES + 1) return 0;
  if (trust === 'asked' && named > 3 && !areCapitals(all, from, length)) return 0;
  const first = all[from];
  if (trust === 'weak' && first && first.raw.length < 2 && !isTitled && !isInitial(all, from)) return 0;
  if (trust !== 'strong' && trust !== 'asked' && isOfCompany(all, from, length)) return 0;
  return length;
}

/** When somebody is called at best. */
const WHEN_BEST =
  /^(?:after|before|at|in|on|around|between|by|time|times|way|number|reached|during|from|till|until|mornings|afternoons|evenings|nights|days|weekdays|weekends)$/;

/** An end, a mark, or what goes on with "and i". */
const isClosed = (all: readonly Word[], at: number): boolean => {
  const next = all[at];
  if (next === undefined || next.isLineStart) return true;
  return next.kind === 'mark'
    ? /^[.,!)]$/.test(next.raw)
    : next.text === 'and' && /^(?:i|we|my)(?: |$)/.test(all[at + 1]?.text ?? '');
};

/** A word of the language in small letters, behind two names in capitals. */
const isPlainBehind = (all: readonly Word[], at: number, from: number): boolean => {
  const word = all[at];
  return (
    word !== undefined &&
    !isCapital(word) &&
    isCapital(all[from]) &&
    isCapital(all[at - 1]) &&
    isEnglish(word.text) &&
    ![FIRST_NAMES, SURNAMES, PARTICLES].some((names) => names.has(word.text)) &&
    !isGeneration(all, at)
  );
};

/** "Otto Krantz junior", where it ends there; no "senior at West High". */
const isGeneration = (all: readonly Word[], at: number): boolean => {
  const next = all[at + 1];
  const isEnd = next === undefined || next.kind === 'mark' || next.isLineStart;
  return isEnd && /^(?:junior|senior)$/.test(all[at]?.text ?? '');
};
/** "Silas' wife"; not the end of what is quoted. */
const isPossessiveOfS = (all: readonly Word[], at: number, from: number): boolean =>
  /s$/i.test(all[at]?.raw ?? '') &&
  /^['’]$/.test(all[at + 1]?.raw ?? '') &&
  !all[at + 1]?.spaced &&
  all[at + 2]?.spaced === true &&
  !/^['‘’]$/.test(all[from - 1]?.raw ?? '');

/** "Geo. Haddad", "Amy St. Clair" */
const SHORTENED = new Set('St Wm Chas Geo Jos Thos Robt Jas Saml Benj Edw Alex Fredk'.split(' '));

/** What a point stands behind, and a name goes on: "Capt.", "St." */
export const isShortened = (word: Word | undefined): boolean =>
  word !== undefined && (TITLES.has(word.text) || SHORTENED.has(word.raw));

/** "van der Berg"; "da", which is "the" to others, before more of a name. */
export const isParticle = (all: readonly Word[], at: number): boolean => {
  const { text = '', raw = '' } = all[at] ?? {};
  const next = all[at + 1];
  return (
    PARTICLES.has(text) ||
    (/^(?:Le|da|do|dos|das|du|di)$/.test(raw) && (isCapital(next) || SURNAMES.has(next?.text ?? '')))
  );
};

/** What somebody is, in letters behind the name. */
export const LETTERS_BEHIND =
  /^(?:MD|DO|DDS|DMD|DVM|PhD|PHD|EdD|RN|LPN|BSN|CNA|NP|CPA|PE|PMP|MBA|USN|USAF|USMC|USCG|USA|JD)$/;

/** "Kit Alvarez", "Cap Ostrander": what is a piece of goods too, in capitals before a surname that is no word. */
export function isGoodsName(all: readonly Word[], at: number): boolean {
  const [first, last] = [all[at], all[at + 1]];
  if (!first || !GOODS_NAMES.has(first.text) || !isCapital(first)) return false;
  return (
    last?.kind === 'word' &&
    isCapital(last) &&
    last.spaced &&
    !last.isLineStart &&
    !/^\p{Lu}+$/u.test(first.raw) &&
    (isMended(last) ||
      SURNAMES.has(last.text) ||
      !(isWord(last) || isEnglish(last.text) || COMPANY_WORDS.has(last.text)))
  );
}

const GOODS_NAMES = new Set(['kit', 'cap', 'patch', 'stitch', 'dot', 'button', 'jersey', 'bunny', 'cricket']);

/** "J. Smith" */
const isInitial = (all: readonly Word[], at: number): boolean =>
  /^\p{L}$/u.test(all[at]?.raw ?? '') &&
  all[at + 1]?.raw === '.' &&
  all[at + 2]?.kind === 'word' &&
  isCapital(all[at + 2]) &&
  !all[at + 2]?.isLineStart;

/** "jorge b. salcido" */
const isLowerInitial = (all: readonly Word[], at: number): boolean =>
  /^\p{Ll}$/u.test(all[at]?.raw ?? '') &&
  all[at + 1]?.raw === '.' &&
  all[at + 2]?.kind === 'word' &&
  !isCapital(all[at + 2]) &&
  (!isWord(all[at + 2]) || WORDS_AND_SURNAMES.has(all[at + 2]?.text ?? '')) &&
  !all[at + 2]?.isLineStart;

/** "this is Prairie Vet", "its olathe east high school" */
function isOfCompany(all: readonly Word[], from: number, length: number): boolean {
  return all
    .slice(from + 1, from + length + 1)
    .some(
      ({ text, spaced, isLineStart }) =>
        spaced &&
        !isLineStart &&
        COMPANY_WORDS.has(text) &&
        !WORDS_AND_SURNAMES.has(text) &&
        !FIRST_NAMES.has(text),
    );
}

/** Words that end a name, or show that there is none. */
function isStop(word: Word | undefined, trust: Trust, length: number): boolean {
  if (!word) return true;
  // "Dwayne K.", "deb k"; not "deb u know"
  if (length > 0 && word.raw.length === 1 && /[A-HJ-Zb-hj-mpstvz]/.test(word.raw)) return false;
  const head = word.text.includes(' ') ? (word.text.split(' ')[0] ?? '') : word.text;
  // "Im Ada Voss"; not "Ty"
  if (word.text.includes(' ') && (!isCapital(word) || CONTRACTED.test(word.raw))) return true;
  if (NEVER.has(head)) return true;
  const isName = FIRST_NAMES.has(word.text) || (AMBIGUOUS.has(word.text) && isCapital(word));
  if (isName && (trust === 'asked' || trust === 'strong')) return false;
  // "dwight hobbs assistant chief"
  if (length > 0 && ROLES.has(word.text) && !isCapital(word) && !isName && !WORDS_AND_SURNAMES.has(word.text))
    return true;
  if (length > 0 && trust !== 'weak' && WORDS_AND_SURNAMES.has(word.text)) return false;
  if (length === 0 && trust === 'weak' && /^(?:de|del|la|las|los|el|da|der|di|du|le|von)$/.test(word.raw))
    return true;
  // "go by Friday", "my name is Shirts Galore"
  if (length === 0 && !isName && !AMBIGUOUS.has(word.text) && isOfOrder(word)) return true;
  if (isCapital(word) && trust !== 'weak') return false;
  // "Torsten Bly": what looks mistyped is a surname after a name
  if (isCapital(word) && length > 0 && isMended(word)) return false;
  // "Corinne Abbate", "Owen Fleming": an ending makes no word of a surname.
  if (isCapital(word) && length > 0) return isListed(word) && !isName && !WORDS_AND_SURNAMES.has(word.text);
  if (isName && (isCapital(word) || !AMBIGUOUS.has(word.text))) return false;
  // "my name is clement ashworth", "reilly", "parrish": after such words an ending makes no word of a name.
  if (trust === 'strong' && /(?:ment|ish|ly|able|ate|ness)$/.test(word.text))
    return isListed(word) || EVERYDAY_WORDS.has(word.text);
  return isWord(word);
}

const CONTRACTED = /^(?:Im|Ive|Ill|Id|Its|Thats|Theres|Heres|Weve|Wed|Were|Youre|Theyre|Hes|Shes|Whats)$/i;

/** Does a word in capitals only look like a slip of another: "Pines" of "pins"? */
export const isMended = ({ raw, text }: Word): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(raw) &&
  !text.includes(' ') &&
  raw.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '') !== text &&
  Math.abs(raw.length - text.length) < 3;

const isOfOrder = ({ text, stem }: Word): boolean =>
  GARMENTS.has(stem) ||
  PIECES.has(stem) ||
  DAY_NAMES.has(text) ||
  VEHICLE_MAKES.has(text) ||
  BLANK_MAKERS.has(text);

const DAY_NAMES = new Set([...Object.keys(WEEKDAYS), ...Object.keys(MONTHS)]);

/** "Wes Calloway by the way", "mr salas btw" */
export const isByTheWay = (all: readonly Word[], at: number): boolean =>
  all[at]?.text === 'by the way' || (all[at]?.text === 'by' && all[at + 2]?.text === 'way');

/** Ordinary words, words of the trade, months and weekdays. */
export function isWord(word: Word | undefined): boolean {
  if (!word) return false;
  const { text } = word;
  return (
    isListed(word) ||
    (/(?:ing|ed|ly|ful|less|able|ible|tion|ness|ment|ious|ish|[a-z]{3}ate)$/.test(text) &&
      !FIRST_NAMES.has(text) &&
      // "Bly", "Ting"
      !(isCapital(word) && text.length < 5))
  );
}

/** A word of the lists; a surname may end as one does. */
export const isListed = (word: Word): boolean =>
  NEVER.has(word.text) ||
  AMBIGUOUS.has(word.text) ||
  COMMON_WORDS.has(word.text) ||
  SPELLED.has(word.text) ||
  isOfOrder(word) ||
  PEOPLE.has(word.stem) ||
  COLORS.has(word.text);

export function isCapital(word: Word | undefined): boolean {
  if (word === undefined) return false;
  const first = word.raw.charCodeAt(0);
  return first < 128 ? first >= 65 && first <= 90 : /^\p{Lu}/u.test(word.raw);
}

export const areCapitals = (all: readonly Word[], from: number, length: number): boolean => {
  const named = all.slice(from, from + length).filter(({ kind }) => kind === 'word');
  return (
    named.length >= Math.min(length, 2) &&
    named.every((word) => isCapital(word) || PARTICLES.has(word.text) || PARTICLES.has(word.raw))
  );
};

/** "Delphine Marrow": two words or more in capitals that are no place, make or shop; of no list. */
export function isFullName(all: readonly Word[], { from, length }: NamePlace): boolean {
  const body = all.slice(from, from + length).filter(({ kind }) => kind === 'word');
  if (body.length < 2 || !areCapitals(all, from, length)) return false;
  if (FIRST_NAMES.has(body[0]?.text ?? '')) return true;
  const isOfGoods = body.slice(isGoodsName(all, from) ? 1 : 0).some(isOfOrder);
  return !isKnownElse(body) && !isOfGoods && !body.some(({ text }) => COMPANY_WORDS.has(text));
}

/** "Los Angeles", "Oak Heights", "Comic Sans", "Loden Amber" */
export function isKnownElse(body: readonly Word[]): boolean {
  const last = body.at(-1)?.text ?? '';
  return (
    PLACES.test(body.map(({ text }) => text).join(' ')) ||
    (body.length > 1 &&
      !FIRST_NAMES.has(body[0]?.text ?? '') &&
      (PLACE_ENDINGS.has(last) ||
        last === 'heather' ||
        (COLORS.has(last) && !WORDS_AND_SURNAMES.has(last)))) ||
    body.some(({ text }) => BRANDS.has(text))
  );
}
