// Somebody who is called like a month, a season or a day: "its Tuesday 816-555-0143", "April Ruiz here". Read before the
// days are, so that it is none of them.
import { isAddress } from './name-beside-address.ts';
import { overlaps, type SlotContext, type Span, spanOf } from './slot.ts';
import { isOwnRole } from './talked-of.ts';
import { isCapital, isWord } from './words/name-length.ts';
import { WORDS_AND_SURNAMES } from './words/name-words.ts';
import { worded } from './words/triggers.ts';
import { WEEKDAYS } from './words/vocabulary.ts';
import type { Word } from './words/words.ts';

export function calendarName({ words, taken, asked }: SlotContext): Span | undefined {
  if (!NAMED.test(words.plain)) return;
  const { all, message } = words;
  const addresses = taken.filter((span) => isAddress(message, span));
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at];
    if (!word || !NAMES.has(word.text) || /['’]s$/.test(word.raw)) continue;
    const end = isSurname(all, at + 1) ? at + 2 : at + 1;
    const next = all[end];
    const behind = next?.kind === 'mark' ? all[end + 1] : next;
    const isWhole = next === undefined || next.isLineStart || /^[.,;!)]$/.test(next.raw);
    const isBeside = behind !== undefined && overlaps(behind, addresses);
    const isFull = end > at + 1;
    const cue = all
      .slice(Math.max(0, at - 3), at)
      .map(({ text, raw }) => (/['’]s$/.test(raw) && !text.includes(' ') ? raw.toLowerCase() : text))
      .join(' ');
    const isStart = at === 0 || word.isLineStart || all[at - 1]?.kind === 'mark';
    const isDay = word.text in WEEKDAYS;
    const isNamed =
      (NAME_IS.test(cue) &&
        !OF_ANOTHER.test(cue) &&
        (isWhole || isBeside || /^(?:and|from|here|with|at)$/.test(next?.text ?? ''))) ||
      // Asked for a name, one says no day; "tuesday works" is one.
      (asked === 'name' && (isWhole || isBeside) && all.slice(0, at).every(({ text }) => LEADS.test(text))) ||
      (asked !== 'dueDate' && isBeside && THIS_IS.test(cue)) ||
      (isBeside && isStart && isCapital(word) && (isFull || (!isDay && asked !== 'dueDate'))) ||
      (isFull &&
        (THIS_IS.test(cue) ? isWhole || FRAMES.test(next.text) : isStart && FRAMES.test(next?.text ?? ''))) ||
      (isFull && isStart && isOwnRole(all, end));
    if (isNamed) return spanOf(words, at, end);
  }
  return;
}

const NAMED = worded(/ (?:tuesday|wednesday|sunday|april|may|june|august|summer|autumn) /);
const NAMES = new Set([
  'tuesday',
  'wednesday',
  'sunday',
  'april',
  'may',
  'june',
  'august',
  'summer',
  'autumn',
]);
/** The visitor's own: "her name is April" is no answer. */
const NAME_IS =
  /(?:^|^\S+ |(?:^| )(?:my|the|first|full|and|but|ok|so|hi|hey|hello|[,.!]) )(?:name is|names|name :|name)$|(?:^| )(?:i am|mine is)$/;
const OF_ANOTHER = /(?:^| )(?:her|his|their|your|whose|\S+['’]s) name(?: is| :)?$/;
const THIS_IS = /(?:^| )(?:this is|it is|its|i am)$/;
const FRAMES = /^(?:here|from)$/;
const LEADS = /^(?:it is|its|this|is|this is|it|i am|sure|ok|yes|hi|hello|oh|just|put|[,.!])$/;

/** "Morales" after "Wednesday"; not "Tuesday Morning". */
const isSurname = (all: readonly Word[], at: number): boolean => {
  const word = all[at];
  return (
    word?.kind === 'word' &&
    word.spaced &&
    !word.isLineStart &&
    word.raw.length > 1 &&
    isCapital(word) === isCapital(all[at - 1]) &&
    (!isWord(word) || (isCapital(word) && WORDS_AND_SURNAMES.has(word.text)))
  );
};
