// A name set under a message: "... Thanks, Maria", "- Mrs. Kowalski, room mom", a signature's own line.
import { spanAt } from './opening-name.ts';
import type { Span } from './slot.ts';
import { isPersonsShape } from './words/capital-name.ts';
import { PLACES } from './words/company-words.ts';
import { isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { areCapitals, isCapital, isWord, type NamePlace, nameAt } from './words/name-length.ts';
import { STATES, TITLES } from './words/name-words.ts';
import { worded } from './words/triggers.ts';
import type { Word, Words } from './words/words.ts';

/** Looks from the end: what signs stands late. */
export function signedName({ all, plain }: Words): Span | undefined {
  if (FORWARDED.test(plain)) return;
  for (let at = all.length - 1; at > 0 && at > all.length - MOST_AFTER; at -= 1) {
    const before = all[at - 1];
    const isMarked = before?.kind === 'mark' && (DASHES.has(before.raw) || AFTER_CLOSING.has(before.raw));
    const isAfterThanks = SIGNS.test(before?.text ?? '') || THANKS.test(before?.text ?? '');
    if (!isMarked && !all[at]?.isLineStart && !isAfterThanks) continue;
    const how = signing(all, at);
    if (how === undefined) continue;
    const name = nameAt(all, at, 'weak');
    if (!name) continue;
    const { from, isTitled } = name;
    const length = how === 'closing' ? withSurname(all, name) : name.length;
    const first = all[from];
    const next = all[from + length];
    const isAt =
      how !== 'dash' && /^(?:@|at|from|with|of)$/.test(next?.kind === 'mark' ? next.raw : (next?.text ?? ''));
    const isEnd = next === undefined || next.isLineStart || isAt;
    if (!isEnd && next?.raw !== ',' && !(next?.raw === '.' && all[from + length + 1] === undefined)) continue;
    const isKnown =
      isTitled ||
      (FIRST_NAMES.has(first?.text ?? '') && (isCapital(first) || !isWord(first))) ||
      isPersonsShape(all, from, from + length);
    const areNamed = length > 1 && areCapitals(all, from, length) && !isWord(first);
    if (isKnown && (isEnd || how !== 'dash' || isTitled || !isWord(first))) return spanAt(all, from, length);
    const isOwnWord =
      isEnd && length === 1 && isCapital(first) && !isWord(first) && !STATES.has(first?.text ?? '');
    // "before the 9th!! -Kenz"
    if (
      how === 'dash' &&
      isOwnWord &&
      next === undefined &&
      isOver(all, at - 1) &&
      !isEnglish(first?.text ?? '')
    )
      return spanAt(all, from, length);
    if (how !== 'dash' && ((areNamed && how === 'closing') || isOwnWord)) return spanAt(all, from, length);
  }
  return;
}

/** Who signs what is passed on is somebody else. */
const FORWARDED = worded(/ (?:fwd|fw|forwarded) /);

/** "Best, Tom Sand": under a closing any word in capitals that ends the line goes with a given name. */
function withSurname(all: readonly Word[], { from, length }: NamePlace): number {
  const [given, surname, next] = all.slice(from, from + 3);
  const isWhole =
    length === 1 &&
    FIRST_NAMES.has(given?.text ?? '') &&
    surname?.kind === 'word' &&
    /^\p{Lu}\p{Ll}+$/u.test(surname.raw) &&
    !surname.isLineStart &&
    (next === undefined || next.isLineStart);
  return isWhole ? 2 : length;
}

/** Words and marks: the name, and what may stand under it, such as a company and an address. */
const MOST_AFTER = 30;

/** Without a mark too: "atte Lucía", "sincerely Bo". */
const SIGNS = /^(?:regards|sincerely)$/;
const CLOSING =
  /^(?:thanks|thank you|thank you so much|regards|cheers|sincerely|best|respectfully|blessings|warmly|appreciated|advance|you|much|bless|care|soon|yours|truly|faithfully|xo|xoxo)$/;

const DASHES = new Set('-—–~');
const AFTER_CLOSING = new Set(',!.');

/** What stands before `at`: a dash, a closing ("thanks,"), or the end of a sentence on the line above. */
function signing(all: readonly Word[], at: number): 'dash' | 'closing' | 'line' | undefined {
  const before = all[at - 1];
  if (before === undefined || all[at]?.kind !== 'word') return;
  const isAfterClosing = isClosing(all, at - 1) || CLOSING.test(all[at - 2]?.text ?? '');
  if (DASHES.has(before.raw) && (isAfterClosing || (at > 3 && before.spaced)))
    return all[at]?.spaced || !before.spaced || before.isLineStart || isOver(all, at - 1)
      ? 'dash'
      : undefined;
  const isNewLine = all[at]?.isLineStart === true;
  const isMarked = AFTER_CLOSING.has(before.raw);
  if (
    (isMarked || isNewLine) &&
    CLOSING.test((isMarked ? all[at - 2] : before)?.text ?? '') &&
    isClosing(all, at)
  )
    return 'closing';
  if (SIGNS.test(before.text) || isBare(all, at)) return 'closing';
  // "no phone calls, text or email. Corinne"
  const isLast = all[at + 1] === undefined || (all[at + 1]?.kind === 'mark' && all[at + 2] === undefined);
  const isLeft = isLast && isSentenceEnd(before) && all.slice(0, at).some(({ stem }) => REACHED.test(stem));
  return (isNewLine && isSentenceEnd(before)) || isLeft ? 'line' : undefined;
}
const REACHED = /^(?:call|text|email|phone|reach|reply|write|contact|ring|message)$/;

/** "thank you," closes; "call you, Dana" does not. */
function isClosing(all: readonly Word[], at: number): boolean {
  const said = all
    .slice(Math.max(0, at - 5), at)
    .map(({ text }) => text)
    .join(' ');
  return /(?:thanks|thank you|regards|cheers|sincerely|best|respectfully|yours|love|blessings|warmly|appreciated|god bless|take care|talk soon)(?: (?:so|very|much|in|advance|all|you|a|lot|bunch|ton|yours|truly|faithfully))*(?: [,!.])*$/.test(
    said,
  );
}

/** "need em by friday, thx Yesenia": last of all; not "no thanks Dana", "mugs that say Thanks Dana". */
function isBare(all: readonly Word[], at: number): boolean {
  const [first, ...others] = all.slice(at).filter(({ kind }) => kind === 'word');
  const isName =
    others.length === 0 ||
    (others.length === 1 && (FIRST_NAMES.has(first?.text ?? '') || TITLES.has(first?.text ?? ''))) ||
    // "thx Jayesh Vora"
    (others.length < 3 &&
      [first, ...others].every((word) => isCapital(word) && !isEnglish(word?.text ?? '')));
  return (
    isName &&
    !PLACES.test(first?.text ?? '') &&
    at > 2 &&
    THANKS.test(all[at - 1]?.text ?? '') &&
    !NO_THANKS.test(all[at - 2]?.text ?? '')
  );
}

const THANKS = /^(?:thanks|thank you|thank you so much|cheers|xo|xoxo)$/;
const NO_THANKS = /^(?:no|say|says|saying|said|reads?|reading|with|words?|:)$/;

/** All is said: "!!", "thanks y'all". */
const isOver = (all: readonly Word[], at: number): boolean =>
  isSentenceEnd(all[at - 1]) || isClosing(all, at);

const isSentenceEnd = (word: Word | undefined): boolean => /^[.!?]$/.test(word?.raw ?? '');
