// A name that shows by standing alone: "Andrew Vina", "Hi! Kelsey from Blush Bridal", "I'll type it. Corinne Abbate".
import type { Question, Span } from './slot.ts';
import { isOwnRole } from './talked-of.ts';
import { COMPANY_WORDS, PLACES } from './words/company-words.ts';
import { isEnglish } from './words/dictionary.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import {
  areCapitals,
  isByTheWay,
  isCapital,
  isFullName,
  isTitle,
  isWord,
  LETTERS_BEHIND,
  type NamePlace,
  nameAt,
  nameLength,
} from './words/name-length.ts';
import { AMBIGUOUS, ROLES, TITLES, WORDS_AND_SURNAMES } from './words/name-words.ts';
import { SURNAMES } from './words/surnames.ts';
import { PEOPLE } from './words/vocabulary.ts';
import type { Word, Words } from './words/words.ts';

/** "Andrew Vina", "Karla Trevizo i don't remember the number", "dana whitfield, dana@...": a message that opens with a known name. */
export function openingName(all: readonly Word[]): Span | undefined {
  const begins = afterGreeting(all);
  const ofRole = withRole(all, begins);
  if (ofRole) return spanAt(all, ofRole.from, ofRole.length);
  if (!mayBeKnown(all[begins])) return;
  const place = nameAt(all, begins, 'weak');
  if (!place) return;
  const { from, length, isTitled } = place;
  const first = all[from];
  if (!first || (isWord(first) && !isTitled && !areCapitals(all, from, 2))) return;
  if (!FIRST_NAMES.has(first.text) && !isTitled) return;
  const end = LETTERS_BEHIND.test(all[from + length]?.raw ?? '') ? from + length + 1 : from + length;
  const next = all[end];
  const isOver = /^(?:over|down|out|up)$/.test(next?.text ?? '');
  const isFrom = FROM.test((isOver ? all[end + 1] : next)?.text ?? '') && !isToldOf(all, end);
  // "Beth (Harmon Title)"
  const isBeforeWhose = next?.raw === '(' && isCapital(all[end + 1]);
  if (length < 2 && !isFrom && !isBeforeWhose && !isTitled) return;
  if (isTitled && next?.kind === 'word' && !isFrom) return;
  if (isCapital(first) && length > 1 && !isTitled && !areCapitals(all, from, length)) return;
  const isEnd =
    next === undefined ||
    next.kind === 'mark' ||
    isFrom ||
    /^(?:i|my|and|here)$/.test(next.text.split(' ')[0] ?? '');
  const isApart = next === undefined || next.kind === 'mark' || isFrom;
  return isEnd && (isCapital(first) || isApart) ? spanAt(all, from, length) : undefined;
}

/** Also behind "over": "Della over at the mill". */
const FROM = /^(?:from|with|at|w)$/;

/** "jordan white owner", "Pam, his assistant", "emma stahl team manager": what somebody is proves a name of plain words too. */
function withRole(all: readonly Word[], from: number): NamePlace | undefined {
  const first = all[from];
  if (!first || !FIRST_NAMES.has(first.text) || /['’]s$/.test(first.raw)) return;
  const named = Math.max(1, nameLength(all, from, 'weak'));
  const next = all[from + 1];
  const isSurname = named === 1 && next?.kind === 'word' && WORDS_AND_SURNAMES.has(next.text);
  const length = isSurname ? 2 : named;
  // "hunter the owner", "May, treasurer"
  if (length === 1 && isWord(first) && !isCapital(first)) return;
  return isOwnRole(all, from + length) ? { from, length, isTitled: false } : undefined;
}

/** Only a given name, or one that a title stands before, shows by itself. */
const mayBeKnown = (word: Word | undefined): boolean =>
  word !== undefined && (FIRST_NAMES.has(word.text) || isTitle(word));

/** A sentence that is a name and nothing else: "I'll type it. Corinne Abbate", "Wes Calloway by the way". */
export function standingName(all: readonly Word[], asked: Question | null): Span | undefined {
  const isAsked = asked !== null && ASKS_WHO.has(asked);
  const hasAside = all.some((_, i) => isByTheWay(all, i));
  const hasOrder = all.some(({ text, kind }) => kind === 'word' && OF_ORDER.test(text));
  const needsKnown = !isAsked && !hasAside;
  for (let at = 0; at < all.length; at += 1) {
    const before = all[at - 1];
    const isAfterComma = before?.raw === ',' && !all[at]?.isLineStart;
    const isOpen = isAfterComma ? hasAside || hasOrder : before?.kind === 'mark' && ENDS.has(before.raw);
    if (before && !all[at]?.isLineStart && !isOpen) continue;
    // "on both doors: Delgado Racing" is what is printed there.
    if (before?.raw === ':' && all.slice(Math.max(0, at - 5), at - 1).some(({ text }) => PRINTS.has(text)))
      continue;
    const begins = afterGreeting(all, at);
    if (needsKnown && !isAfterComma && !mayBeKnown(all[begins])) continue;
    const place = nameAt(all, begins, 'weak');
    if (!place) continue;
    const { from, length, isTitled } = place;
    const next = all[from + length];
    const isAside = isByTheWay(all, from + length) || (isAfterComma && isBetween(all, from, length));
    if (isAfterComma && !isAside) continue;
    const isLast = next === undefined || isAside || (next.kind === 'mark' && !all[from + length + 1]);
    const isWhole = isLast || next?.isLineStart === true || /^[.!,;]$/.test(next?.raw ?? '');
    const isKnown = FIRST_NAMES.has(all[from]?.text ?? '') && (isCapital(all[from]) || !isWord(all[from]));
    if (!isWhole || all[from + length]?.raw === '?') continue;
    if (isAside && (isKnown || isTitled || isFullName(all, place))) return spanAt(all, from, length);
    if (isAsked && ((isFullName(all, place) && (isKnown || next?.raw !== ',')) || (isLast && isKnown)))
      return spanAt(all, from, length);
    if (!isKnown || AMBIGUOUS.has(all[from]?.text ?? '')) continue;
    if ((isLast || goesOn(all, from + length)) && isFullName(all, place)) return spanAt(all, from, length);
    // "... let's plan on the yeses. Kwame"
    if (isLast && length === 1 && isSigned(all, from)) return spanAt(all, from, length);
  }
  return;
}

/** "20 caps by the 4th of may Otto Krantz": last of all, a full name in capitals behind what says nothing of it. */
export function trailingName({ all, plain }: Words): Span | undefined {
  const from = all.length - 2;
  const [before, given, surname] = all.slice(from - 1);
  const isName =
    from > 2 &&
    areCapitals(all, from, 2) &&
    FIRST_NAMES.has(given?.text ?? '') &&
    !isWord(given) &&
    nameLength(all, from, 'weak') === 2 &&
    /^\p{Lu}\p{Ll}/u.test(surname?.raw ?? '') &&
    !(surname && (COMPANY_WORDS.has(surname.text) || isEnglish(surname.text)) && !SURNAMES.has(surname.text));
  if (!isName || !before || before.kind === 'mark' || isCapital(before)) return;
  const isOfIt =
    TAKES_NAME.test(before.text) || [PEOPLE, ROLES, TITLES].some((those) => those.has(before.stem));
  return isOfIt || OF_PRINT.test(plain) ? undefined : spanAt(all, from, 2);
}

/** What leads to somebody's name: "for", "met", "our". */
const TAKES_NAME =
  /^(?:an?|the|my|our|your|his|her|their|for|to|from|by|of|at|in|on|with|w|and|n|or|as|like|not|than|about|is|was|are|were|be|am|it is|its|that|this|who|says?|said|reads?|name|names|named|called|met|saw|know|knew|see|ask|asked|tell|told|let|call|text|email|contact|help|helped|thank|thanks|love|dear|hi|hello|hey|de|del|para|por|con|y|el|la)$/;
const OF_PRINT =
  / (?:say|says|saying|reads?|reading|words?|text|wording|letters|lettering|names?|memory|memorial|honor|honoring|birthday|happy|congrats|congratulations|vote|elect|welcome|player|roster|back of|yours|from you|your guy) /;

/** "are my caps ready, Guadalupe, i ordered them in May": between marks, where one's own order is asked for. */
const isBetween = (all: readonly Word[], from: number, length: number): boolean => {
  const said = all.slice(Math.max(0, from - 12), from);
  const isKnown = FIRST_NAMES.has(all[from]?.text ?? '') && !isWord(all[from]);
  return (
    (isKnown || isFullName(all, { from, length, isTitled: false })) &&
    goesOn(all, from + length) &&
    said.some(({ text }) => /^(?:my|our)$/.test(text)) &&
    !said.some(({ text }) => /^(?:thanks|thank you|hi|hey|hello|tell|ask|say|says)$/.test(text))
  );
};
const OF_ORDER = /^(?:order|ordered|ready|pick|pickup|picked|done|finished)$/;

/** "Lorraine Petrie, I've got three of them": who writes goes on. */
const goesOn = (all: readonly Word[], at: number): boolean =>
  all[at]?.raw === ',' && /^(?:i|we)(?: |$)/.test(all[at + 1]?.text ?? '');

/** A given name in capitals behind a sentence of several words that speaks of no name, no print and no place. */
function isSigned(all: readonly Word[], from: number): boolean {
  const [name, mark] = [all[from], all[from - 1]];
  if (!name || !isCapital(name) || isWord(name) || !/^[.!]$/.test(mark?.raw ?? '') || PLACES.test(name.text))
    return false;
  const begins =
    all.findLastIndex(({ kind, raw }, i) => i < from - 1 && kind === 'mark' && ENDS.has(raw)) + 1;
  const said = all.slice(begins, from - 1).filter(({ kind }) => kind === 'word');
  const plain = ` ${said.map(({ text }) => text).join(' ')} `;
  return said.length > 1 && !NAMES_OTHER.test(plain.replace(OWN_NAME, ' ')) && !isOfOther(said.at(-1));
}

/** "our name on the back", "name and number on both sides": the company's. */
const OWN_NAME =
  / (?:(?:our|my|company|business|shop|team|school|church) (?:name|logo)|names? (?:and|n|&|plus) (?:phone )?numbers?)(?= )/g;
const NAMES_OTHER =
  / (?:says?|saying|reads?|reading|text|words?|wording|prints?|goes|va|names?|call|called|city|town|ship|deliver|located|location|talk|ask|spell|spoke|meet) /;

/** "a gift for my brother. Kyle" */
const isOfOther = (word: Word | undefined): boolean =>
  word !== undefined && (PEOPLE.has(word.stem) || ROLES.has(word.stem));

const PRINTS = new Set(
  'on say says saying read reads reading text words wording front back print goes va'.split(' '),
);
const ENDS = new Set('.!?;:—–');

/** Questions that a name may answer, or come with the answer to. */
export const ASKS_WHO: ReadonlySet<Question> = new Set([
  'name',
  'contact',
  'form_or_typing',
  'confirm',
  'email',
  'phone',
  'company',
  'person',
]);

/** "Jason from your shop told me", "dave at the counter said": somebody else. */
export function isToldOf(all: readonly Word[], from: number): boolean {
  for (let at = from; at < Math.min(all.length, from + 9); at += 1) {
    const { kind, raw, text } = all[at] as Word;
    if (kind === 'mark' && /^[,.;!]$/.test(raw)) return false;
    // "carol at the front desk of Oakhurst Clinic"
    const isOfTheirs = /^(?:desk|counter)$/.test(text) && /^(?:of|at)$/.test(all[at + 1]?.text ?? '');
    if (TOLD_OF.test(text) && !isOfTheirs) return true;
  }
  return false;
}

const TOLD_OF =
  /^(?:your|you|counter|desk|register|told|said|says|helped|quoted|gave|sent|emailed|called|was|is|who|did|recommended|referred|mentioned|promised|sold|wants|needs|there|where|he|she)$/;

/** Past "Hi!", "Good morning," */
function afterGreeting(all: readonly Word[], from = 0): number {
  let at = from;
  while (at < from + 6 && GREETING.has(all[at]?.text ?? '')) at += 1;
  return at;
}

const GREETING = new Set(
  'hi hello hey there me again all folks good morning afternoon evening , ! .'.split(' '),
);

export const spanAt = (all: readonly Word[], from: number, length: number): Span => ({
  start: all[from]?.start ?? 0,
  end: all[from + length - 1]?.end ?? 0,
});
