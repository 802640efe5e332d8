// A name that shows by opening the message: "Andrew Vina", "Hi! Kelsey from Blush Bridal", "Dr. Alan Fitch".
import type { Span } from './slot.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { areCapitals, isCapital, isWord, nameLength } from './words/name-length.ts';
import type { Word } from './words/words.ts';

/** "Andrew Vina", "Karla Trevizo i don't remember the number", "dana whitfield, dana@...": a message that opens with a known name. */
export function openingName(all: readonly Word[]): Span | undefined {
  const from = afterTitle(all, afterGreeting(all));
  const first = all[from];
  if (!first || (isWord(first) && !areCapitals(all, from, 2))) return;
  const isTitled = isTitle(all[from - 1]) || isTitle(all[from - 2]);
  if (!FIRST_NAMES.has(first.text) && !(isTitled && isCapital(first))) return;
  const length = nameLength(all, from, 'weak');
  const isFrom =
    /^(?:from|with|at)$/.test(all[from + length]?.text ?? '') && isCapital(all[from + length + 1]);
  if (length === 0 || (length < 2 && !isFrom && !isTitled)) return;
  if (isCapital(first) && length > 1 && !areCapitals(all, from, length)) return;
  const next = all[from + length];
  const isEnd =
    next === undefined ||
    next.kind === 'mark' ||
    /^(?:i|my|and|from|with|at|here)$/.test(next.text.split(' ')[0] ?? '');
  return isEnd && (isCapital(first) || next === undefined || next.kind === 'mark')
    ? spanAt(all, from, length)
    : undefined;
}

const isTitle = (word: Word | undefined): boolean =>
  /^(?:mr|mrs|ms|miss|dr|prof|rev|coach|officer|pastor|captain)$/.test(word?.text ?? '');

/** Past "Hi!", "Good morning," */
function afterGreeting(all: readonly Word[]): number {
  let at = 0;
  while (at < 4 && /^(?:hi|hello|hey|good|morning|afternoon|evening|[,!.])$/.test(all[at]?.text ?? ''))
    at += 1;
  return at;
}

/** Past "Mr.", "Dr." and the like. */
export function afterTitle(all: readonly Word[], at: number): number {
  if (!isTitle(all[at])) return at;
  return all[at + 1]?.raw === '.' ? at + 2 : at + 1;
}

export const spanAt = (all: readonly Word[], from: number, length: number): Span => ({
  start: all[from]?.start ?? 0,
  end: all[from + length - 1]?.end ?? 0,
});
