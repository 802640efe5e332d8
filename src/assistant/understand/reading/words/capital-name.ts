// A name by how it is written: words in capitals in the midst of small letters, whatever they are besides.
import { BRANDS, COMPANY_WORDS, LEADING, PLACE_ENDINGS, PLACES } from './company-words.ts';
import { isEnglish } from './dictionary.ts';
import { FIRST_NAMES } from './first-names.ts';
import { AMBIGUOUS, NEVER, PARTICLES, ROLES, TITLES, WORDS_AND_SURNAMES } from './name-words.ts';
import { SURNAMES } from './surnames.ts';
import { BLANK_MAKERS, COLORS, GARMENTS, MONTHS, PIECES, VEHICLE_MAKES, WEEKDAYS } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Words and marks of it. */
const LONGEST = 9;
const MOST_NAMES = 4;

/** What stands before it: what only a name can follow, a question for it, or neither. */
type Cue = 'sure' | 'asked' | 'none';

/**
 * How many words and marks from `from` on are one: "Leonard Two Bulls", "Min-Jun Park", "Happy Ndlovu", "Wendell Knox Jr.";
 * 0 where they may be anything else. Behind a cue that is not sure, something of it must be a name besides.
 */
export function capitalName(all: readonly Word[], from: number, cue: Cue): number {
  const length = runLength(all, from);
  // "my name is Will": no other word that begins a sentence
  if (length === 1 && LONE[cue].test(all[from]?.raw ?? '') && isEnd(all, from + 1)) return 1;
  if (length < 2) return 0;
  const body = all.slice(from, from + length).filter(({ kind }) => kind === 'word');
  const [first, ...others] = body;
  if (!first || others.length === 0 || body.length > MOST_NAMES + 1) return 0;
  // "Ha Ha"
  if (others.some(({ text }) => text === first.text)) return 0;
  if (others.some(isOther) || (isOther(first) && !isOwn(others[0]))) return 0;
  if (NEVER.has(body.at(-1)?.text ?? '') && !isEnd(all, from + length)) return 0;
  // "Rosa de Mill Bend"
  if (body.some(({ raw }) => /^del?$/.test(raw)) && !isOwn(body.at(-1))) return 0;
  const last = body.at(-1) ?? first;
  const isName =
    cue === 'sure' ||
    (cue === 'asked' && isFamilys(last)) ||
    isOwn(first) ||
    isOwn(last) ||
    isPersonsShape(all, from, from + length);
  return isName ? length : 0;
}

const LONE: Readonly<Record<Cue, RegExp>> = { sure: /^(?:Will|Price|Skip)$/, asked: /^Will$/, none: /^$/ };

/** "Kelly Green", "Heather Gray" */
export const isShade = (all: readonly Word[], from: number, to: number): boolean =>
  /^(?:kelly|heather|hunter)$/.test(all[from]?.text ?? '') && COLORS.has(all[to - 1]?.text ?? '');

/** Can nobody but a person be written so: "Wendell Knox Jr.", "T.J. Baker", "Min-Jun Park", "Kees de Boer", "Saw Htoo"? */
export function isPersonsShape(all: readonly Word[], from: number, to: number): boolean {
  if (runLength(all, from) < to - from) return false;
  const body = all.slice(from, to).filter(({ kind }) => kind === 'word');
  const [first, second] = body;
  const last = body.at(-1);
  if (!first || !second || !last || body.length > MOST_NAMES) return false;
  if (body.length === 3 && FIRST_NAMES.has(first.text) && TWO_WORDS.test(`${second.text} ${last.text}`))
    return true;
  if (body.some(isOther)) return false;
  if (body.length > 2 && GENERATION.test(last.raw) && last.spaced) return true;
  if (GIVEN_TOO.has(first.text)) return body.every((word) => isOwn(word) || GIVEN_TOO.has(word.text));
  if (/^\p{Lu}$/u.test(first.raw) && all[from + 1]?.raw === '.') return body.length > 2 || isFamilys(last);
  const isJoint = all[from + 1]?.raw === '-' && (isOwn(first) || isOwn(second));
  return (
    body.length > 2 &&
    ((isJoint && isFamilys(last)) || (FIRST_NAMES.has(first.text) && PARTICLES.has(second.text)))
  );
}

/** "Two Bulls", "Iron Cloud", "Running Bear": families of the plains. */
const TWO_WORDS =
  /^(?:two|three|four|many|iron|little|big|long|lone|good|bad|high|fast|swift|bright|red|yellow|blue|white|black|gray|spotted|running|standing|walking|looking|sitting|kills|holy|eagle|bear|bull|elk|horse|crow) (?:bulls?|bears?|eagles?|elks?|horses?|hawks?|crows?|wolf|wolves|clouds?|thunder|stars?|deer|birds?|feathers?|arrows?|buffalo|fox|moon|lightning|shield|soldier|weasel|dogs?|tail|hair|face|woman|boy|man|heart|lance|hoop|rock|elk|owl|hills?|runner|tree|chief)$/;

/** A given name, or what is no word, and then a surname: "Reed Marsh", "Dakota Redcloud", "John David Ames"; not "Olathe Parks". */
export function isPersonsName(body: readonly Word[]): boolean {
  const [first, ...others] = body;
  const last = others.at(-1);
  if (!first || !last || body.length > MOST_NAMES || body.some(isOther)) return false;
  if (!body.every((word) => isUpper(word) && word.raw.length > 1 && !/['’]s$/.test(word.raw))) return false;
  // "Big Mike"
  if (others.length === 1 && BY_SIZE.has(first.raw)) return FIRST_NAMES.has(last.text);
  if (isShade(body, 0, body.length)) return false;
  const isPlace = COMPANY_WORDS.has(last.text) || PLACE_ENDINGS.has(last.text) || COLORS.has(last.text);
  if (isPlace && !(FIRST_NAMES.has(first.text) && !AMBIGUOUS.has(first.text))) return false;
  const isStrange = first.text.length > 3 && last.text.length > 3 && isOwn(last);
  return isOwn(first) && (isFamilys(last) || isStrange) && others.slice(0, -1).every(isOwn);
}

/** "Big Mike" */
export const BY_SIZE = new Set(['Big', 'Lil', 'Little', 'Old', 'Young', 'Papa', 'Mama', 'DJ']);

/** What families are called. */
export const isFamilys = ({ text }: Word): boolean =>
  FIRST_NAMES.has(text) || SURNAMES.has(text) || WORDS_AND_SURNAMES.has(text);

function runLength(all: readonly Word[], from: number): number {
  let at = from;
  let end = from;
  while (at < from + LONGEST) {
    const word = all[at];
    if (word?.kind !== 'word' || (at > from && word.isLineStart) || !isPart(all, at)) break;
    at += 1;
    if (!PARTICLES.has(word.raw)) end = at;
    const [mark, next] = all.slice(at, at + 2);
    // "T.J. Baker", "Min-Jun", "Wendell Knox Jr."
    const isPoint = mark?.raw === '.' && !mark.spaced && mark.end > mark.start;
    if (isPoint && GENERATION.test(word.raw)) return at + 1 - from;
    // "Amy Tran DVM"
    if (at - 1 > from && /^\p{Lu}{2,}$/u.test(word.raw)) return GENERATION.test(word.raw) ? at - from : 0;
    const isJoint = mark?.raw === '-' && !mark.spaced && next?.spaced === false;
    if (isJoint || (isPoint && next?.kind === 'word' && /^(?:\p{Lu}|St)$/u.test(word.raw))) at += 1;
  }
  return end - from;
}

/** Given names of the East that are words besides: "Saw Htoo", "An Pham". */
const GIVEN_TOO = new Set(
  'an bee do eh ha ho hue hung ku long moo mu my naw pa paw saw say see thin tong van wa win yer'.split(' '),
);

/** Is it nothing but a given name in capitals, as one before more of a name is? */
export const isGivenBefore = (word: Word): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(word.raw) &&
  (GIVEN_TOO.has(word.text) || (FIRST_NAMES.has(word.text) && !AMBIGUOUS.has(word.text))) &&
  !isOther(word);

export const GENERATION = /^(?:Jr|Sr|I{2,3}|IV)$/;

/** In capitals, or a small word that goes on to one. */
function isPart(all: readonly Word[], at: number): boolean {
  const word = all[at];
  if (!word || !/^[\p{L}\p{M}'’]{1,24}$/u.test(word.raw) || /['’]s$/.test(word.raw)) return false;
  if (PARTICLES.has(word.raw))
    return isUpper(all[at + 1]) || (PARTICLES.has(all[at + 1]?.raw ?? '') && isUpper(all[at + 2]));
  if (word.raw.length === 1 && all[at + 1]?.raw === '.') return isUpper(word);
  return isUpper(word) && !word.text.includes(' ') && (!NEVER.has(word.text) || NAMES_TOO.has(word.text));
}

const isUpper = (word: Word | undefined): boolean => word?.kind === 'word' && /^\p{Lu}/u.test(word.raw);

/** Words that begin and end sentences, and are names too: "Chue Her", "Hung Do", "Mark Day". */
const NAMES_TOO = new Set(
  `an do her see he you my to so be can will may good great fine well new old back price love day last little lot two three four
  five six seven eight nine ten right cool nice more most same happy glad free close mi pass skip case said sort say go`.split(
    /\s+/,
  ),
);

/** A company's, the trade's, a day or what somebody is. */
const isOther = ({ raw, text, stem }: Word): boolean =>
  !PARTICLES.has(raw) &&
  !GENERATION.test(raw) &&
  !FIRST_NAMES.has(text) &&
  !WORDS_AND_SURNAMES.has(text) &&
  (COMPANY_WORDS.has(text) ||
    LEADING.has(text) ||
    BRANDS.has(text) ||
    ROLES.has(text) ||
    TITLES.has(text) ||
    GARMENTS.has(stem) ||
    PIECES.has(stem) ||
    text in WEEKDAYS ||
    text in MONTHS ||
    VEHICLE_MAKES.has(text) ||
    BLANK_MAKERS.has(text) ||
    PLACES.test(text));

/** A name of the lists, or no word of the language; "DJ", "JT". */
const isOwn = (word: Word | undefined): boolean =>
  word !== undefined &&
  (/^(?:\p{Lu}J|J\p{Lu})$/u.test(word.raw) ||
    FIRST_NAMES.has(word.text) ||
    AMBIGUOUS.has(word.text) ||
    SURNAMES.has(word.text) ||
    !isEnglish(word.text));

/** An end, a mark, a number, or how whoever has given a name goes on. */
function isEnd(all: readonly Word[], at: number): boolean {
  const next = all[at];
  if (next === undefined || next.isLineStart || next.kind === 'number') return true;
  return next.kind === 'mark' ? !/^[&/:'’]$/.test(next.raw) : GOES_ON.test(next.text.split(' ', 1)[0] ?? '');
}

const GOES_ON =
  /^(?:i|we|my|our|and|but|so|or|from|with|at|in|on|of|for|to|by|here|again|speaking|calling|is|was|are|am|need|needs|want|looking|just|please|thanks|the|an?|this|that|it|its|what|how|when|can|could|do|does|will|would|if|because|phone|cell|email|number)$/;
