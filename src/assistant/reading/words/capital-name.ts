// A name by how it is written: words in capitals in the midst of small letters, whatever they are besides.
import { BRANDS, COMPANY_WORDS, LEADING, PLACES } from './company-words.ts';
import { isEnglish } from './dictionary.ts';
import { FIRST_NAMES } from './first-names.ts';
import { AMBIGUOUS, NEVER, PARTICLES, ROLES, TITLES, WORDS_AND_SURNAMES } from './name-words.ts';
import { SURNAMES } from './surnames.ts';
import { BLANK_MAKERS, GARMENTS, MONTHS, PIECES, VEHICLE_MAKES, WEEKDAYS } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Words and marks of it. */
const LONGEST = 9;
const MOST_NAMES = 4;

/**
 * How many words and marks from `from` on are one: "Leonard Two Bulls", "Min-Jun Park", "Happy Ndlovu", "Wendell Knox Jr.";
 * 0 where they may be anything else. Behind a cue that is not sure, something of it must be a name besides.
 */
export function capitalName(all: readonly Word[], from: number, isSure: boolean): number {
  const length = runLength(all, from);
  if (length < 2) return 0;
  const body = all.slice(from, from + length).filter(({ kind }) => kind === 'word');
  const [first, ...others] = body;
  if (!first || others.length === 0 || body.length > MOST_NAMES + 1) return 0;
  if (others.some(isOther) || (isOther(first) && !isOwn(others[0]))) return 0;
  if (NEVER.has(body.at(-1)?.text ?? '') && !isEnd(all, from + length)) return 0;
  // "Rosa de Mill Bend"
  if (body.some(({ raw }) => /^del?$/.test(raw)) && !isOwn(body.at(-1))) return 0;
  return isSure || isOwn(first) || isOwn(body.at(-1)) ? length : 0;
}

/** Can nobody but a person be written so: "Wendell Knox Jr.", "T.J. Baker", "Min-Jun Park", "Kees de Boer"? */
export function isPersonsShape(all: readonly Word[], from: number, to: number): boolean {
  const body = all.slice(from, to).filter(({ kind }) => kind === 'word');
  const [first, second] = body;
  const last = body.at(-1);
  if (!first || !second || !last || body.length > MOST_NAMES || runLength(all, from) < to - from)
    return false;
  if (body.some(isOther)) return false;
  if (body.length > 2 && GENERATION.test(last.raw) && last.spaced) return true;
  const isInitial = /^\p{Lu}$/u.test(first.raw) && all[from + 1]?.raw === '.';
  const isJoint = all[from + 1]?.raw === '-' && (isOwn(first) || isOwn(second));
  return body.length > 2
    ? isInitial || (isJoint && isOwn(last)) || (FIRST_NAMES.has(first.text) && PARTICLES.has(second.text))
    : isInitial && (isOwn(last) || WORDS_AND_SURNAMES.has(last.text));
}

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
    if (isJoint || (isPoint && next?.kind === 'word' && /^\p{Lu}$/u.test(word.raw))) at += 1;
  }
  return end - from;
}

const GENERATION = /^(?:Jr|Sr|I{2,3}|IV)$/;

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

/** A name of the lists, or no word of the language. */
const isOwn = (word: Word | undefined): boolean =>
  word !== undefined &&
  (FIRST_NAMES.has(word.text) ||
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
