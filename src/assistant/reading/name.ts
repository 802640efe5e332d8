// The visitor's own name, in the ways people give one; never a word that only stands where a name could.

import { nameBeforeAddress } from './name-before-address.ts';
import { afterTitle, openingName, spanAt } from './opening-name.ts';
import { isCorrection, overlaps, type SlotContext, type SlotResult, type Span, skipped } from './slot.ts';
import { FIRST_NAMES } from './words/first-names.ts';
import { areCapitals, isCapital, isWord, nameLength } from './words/name-length.ts';
import { AMBIGUOUS, NEVER } from './words/name-words.ts';
import type { Word } from './words/words.ts';

/** As typed, e.g. 'Dana Whitfield'. */
export function readName(context: SlotContext): SlotResult<string> {
  const { words, taken, asked } = context;
  const { all } = words;
  const found: Found[] = [];
  for (let at = 0; at < all.length && found.length < 6; at += 1) {
    const name = afterCue(all, at) ?? beforeCue(all, at);
    if (!name || overlaps(name.span, taken)) continue;
    found.push(name);
  }
  const chosen = isCorrection(words)
    ? (found.findLast(({ isSure }) => isSure) ?? found[0])
    : (found.find(({ isSure }) => isSure) ?? found[0]);
  if (chosen) return withLastName(filled(words.message, chosen.span), all, words.message);
  if (asked === 'name' || asked === 'contact') {
    const answer = bareAnswer(all, taken, asked === 'name');
    if (answer) return filled(words.message, answer);
  }
  // In the middle of a conversation a given name alone is an answer, late or early.
  if (asked !== null && all.length <= 3 && FIRST_NAMES.has(all[0]?.text ?? '') && !isWord(all[0])) {
    const answer = bareAnswer(all, taken, true);
    if (answer) return filled(words.message, answer);
  }
  const signed = nameBeforeAddress(words, taken);
  if (signed) return filled(words.message, signed);
  const opening = openingName(all);
  if (opening && !overlaps(opening, taken)) return filled(words.message, opening);
  return skipped;
}

interface Found {
  span: Span;
  isSure: boolean;
}

const filled = (message: string, span: Span): SlotResult<string> => ({
  status: 'filled',
  value: message.slice(span.start, span.end).replace(/\s+/g, ' '),
  span,
});

/** "my name is Jamie, last name Ostrowski": given apart, said together. */
function withLastName(result: SlotResult<string>, all: readonly Word[], message: string): SlotResult<string> {
  const at = all.findIndex(({ text }, i) => text === 'last' && all[i + 1]?.text === 'name');
  if (result.status !== 'filled' || at === -1 || /\s/.test(result.value)) return result;
  const from = /^(?:is|:|,)$/.test(all[at + 2]?.text ?? '') ? at + 3 : at + 2;
  const length = nameLength(all, from, 'strong');
  if (length === 0) return result;
  const span = spanAt(all, from, length);
  if (overlaps(span, [result.span])) return result;
  return {
    ...result,
    value: `${result.value} ${message.slice(span.start, span.end)}`,
    span: { start: Math.min(result.span.start, span.start), end: Math.max(result.span.end, span.end) },
  };
}

/** Nothing but a name can follow. */
const STRONG = [
  'my name is',
  'the name is',
  'name is',
  'my full name is',
  'full name is',
  'first name is',
  'my first name is',
  'name is spelled',
  'my names',
  'my name to',
  'last name is',
  'surname is',
  'family name is',
  'name should be',
  'the name should be',
  'name would be',
  'name :',
  'first name',
  'please call me',
  'you can call me',
  'they call me',
  'call me',
  'people call me',
  'everyone calls me',
  'friends call me',
  'i go by',
  'go by',
  'under the name',
  'under the name of',
  'named me',
  'ask for',
  'attn',
  'contact :',
  'contact name',
  'attention :',
  'mi nombre es',
  'me llamo',
  'the name of',
];
/** A name may follow, or anything else. */
const WEAK = [
  'name',
  'i am',
  'this is',
  'it is',
  'its',
  'here is',
  'speaking',
  'soy',
  'it should be',
  'that is',
  'under',
  'for',
  'thanks ,',
  'thank you ,',
  'regards ,',
  'cheers ,',
  'sincerely ,',
  ',',
  '-',
  '—',
  '–',
  '~',
];

const CUES_BY_WORD = { strong: byFirstWord(STRONG), weak: byFirstWord(WEAK) };

function afterCue(all: readonly Word[], at: number): Found | undefined {
  const word = all[at];
  const head = (word?.kind === 'mark' ? word.raw : word?.text.split(' ')[0]) ?? '';
  for (const cue of CUES_BY_WORD.strong.get(head) ?? []) {
    const cued = follows(all, at, cue);
    if (cued === undefined) continue;
    const from = afterTitle(all, cued);
    const length = nameLength(all, from, 'strong');
    if (length === 0 || (cue === 'call me' && isTime(all[from]))) continue;
    return { span: spanAt(all, from, length), isSure: true };
  }
  for (const cue of CUES_BY_WORD.weak.get(head) ?? []) {
    const cued = follows(all, at, cue);
    if (cued === undefined) continue;
    const from = afterTitle(all, cued);
    const said = all.slice(from, from + 4).findIndex(({ text }) => text === 'speaking');
    if (
      said > 0 &&
      all.slice(from, from + said).every(({ kind, text }) => kind === 'word' && !NEVER.has(text))
    ) {
      return { span: spanAt(all, from, said), isSure: true };
    }
    const isPlainName =
      cue === 'i am' && AMBIGUOUS.has(all[from]?.text ?? '') && FIRST_NAMES.has(all[from]?.text ?? '');
    const length = isPlainName ? Math.max(1, nameLength(all, from, 'weak')) : nameLength(all, from, 'weak');
    if (length === 0) continue;
    const span = spanAt(all, from, length);
    const isKnown =
      (from > cued || FIRST_NAMES.has(all[from]?.text ?? '')) &&
      (isPlainName || isCapital(all[from]) || !isWord(all[from]));
    const next = all[from + length];
    const isEnd =
      next === undefined ||
      next.kind === 'mark' ||
      /^(?:and|from|with|at|here|again|speaking|i|we|my|but|not)$/.test(next.text.split(' ')[0] ?? '');
    const isSaid = next?.text === 'here';
    switch (cue) {
      case 'i am':
      case 'soy':
        // "I'm Glennie Slonski", "im dana"; an unknown word in lower case only beside more that speaks for a name.
        if (
          (isKnown && (isEnd || !isPlainName)) ||
          (isEnd && !isNationality(all[from]) && (isCapital(all[from]) || isIntroduced(all, at, next)))
        )
          return { span, isSure: isKnown };
        break;
      case 'this is':
      case 'it is':
      case 'its':
      case 'here is':
      case 'that is':
      case 'it should be':
        if (
          isSaid ||
          (isKnown && isEnd) ||
          (length > 1 && isEnd && (isKnown || areCapitals(all, from, length)))
        )
          return { span, isSure: isKnown };
        break;
      case 'name':
        if (isKnown && (all[at - 1]?.kind !== 'word' || all[at - 1]?.text === 'my'))
          return { span, isSure: true };
        break;
      case 'under':
      case 'for':
        if (isKnown && length > 1 && isEnd) return { span, isSure: false };
        break;
      case ',':
        // "30 hats, Kim Lee, kim@example.com"
        if (
          isKnown &&
          length > 1 &&
          areCapitals(all, from, length) &&
          (next === undefined || next.kind === 'mark')
        )
          return { span, isSure: false };
        break;
      case '-':
      case '—':
      case '–':
      case '~':
        if (isKnown && next === undefined && at > 2 && all[from]?.spaced) return { span, isSure: false };
        break;
      default:
        if (isKnown && next === undefined) return { span, isSure: false };
    }
  }
  return;
}

/** "I'm Mexican" */
const isNationality = (word: Word | undefined): boolean =>
  /(?:ican|ian|ish|ese|adian)$/.test(word?.text ?? '') && !FIRST_NAMES.has(word?.text ?? '');

/** "hi i'm zuri", "that is not my name, i'm baltimore", "i'm zuri from Acme". */
function isIntroduced(all: readonly Word[], at: number, next: Word | undefined): boolean {
  const before = all.slice(0, at);
  return (
    before.some(({ text }) => /^(?:name|hi|hello|hey)$/.test(text)) ||
    /^(?:from|with|and my|at)$/.test(next?.text ?? '')
  );
}

/** "Dana Whitfield is my name", "Sam here", "Jo speaking". */
function beforeCue(all: readonly Word[], at: number): Found | undefined {
  if (
    at > 0 &&
    all[at - 1]?.kind === 'word' &&
    !/^(?:hi|hello|hey|yes|no|oh|well|ok)$/.test(all[at - 1]?.text ?? '')
  )
    return;
  const length = nameLength(all, at, 'before');
  if (length === 0) return;
  const end = at + length;
  const tail = all
    .slice(end, end + 6)
    .map(({ text, raw, kind }) => (kind === 'mark' ? raw : text))
    .join(' ');
  const isNamed =
    /^(?:,? ?(?:that )?is )(?:my|what you can call me|the name|what they call me|what i go by)/.test(tail) &&
    !/^is my (?:boss|friend|favorite|favourite|wife|husband|dog|company|business|email|phone|number|size|budget|order|question|problem)/.test(
      tail,
    );
  const isHere = /^(?:here|speaking)(?: |$|[.,!])/.test(tail) && FIRST_NAMES.has(all[at]?.text ?? '');
  return isNamed || isHere ? { span: spanAt(all, at, length), isSure: true } : undefined;
}

/** The answer to "what's your name?": one to four words that are no other word. */
function bareAnswer(all: readonly Word[], taken: readonly Span[], isAsked: boolean): Span | undefined {
  let from = 0;
  while (
    /^(?:sure|ok|yes|hi|hello|hey|just|well|um|uh|of|course|certainly|name|it|is|,|\.|:|!)$/.test(
      all[from]?.text.split(' ')[0] ?? '',
    ) &&
    from < all.length
  )
    from += 1;
  const length = nameLength(all, from, isAsked ? 'asked' : 'weak');
  const first = all[from];
  if (length === 0 || !first) return;
  const span = spanAt(all, from, length);
  if (overlaps(span, taken)) return;
  const next = all[from + length];
  const isWhole =
    next === undefined ||
    next.kind === 'mark' ||
    /^(?:and|at|my|is|from|with|here|but|email|phone|i|you|its)$/.test(next.text.split(' ')[0] ?? '') ||
    overlaps({ start: next.start, end: next.end }, taken);
  if (!isWhole) return;
  return isAsked || FIRST_NAMES.has(first.text) || areCapitals(all, from, Math.max(2, length))
    ? span
    : undefined;
}

/** Cues by the word they begin with. */
function byFirstWord(cues: readonly string[]): Map<string, string[]> {
  return Map.groupBy(cues, (cue) => cue.split(' ')[0] ?? '');
}

function follows(all: readonly Word[], at: number, cue: string): number | undefined {
  let left = cue;
  let index = at;
  while (left !== '') {
    const word = all[index];
    if (!word) return;
    const text = word.kind === 'mark' ? word.raw : word.text;
    if (left === text) left = '';
    else if (left.startsWith(`${text} `)) left = left.slice(text.length + 1);
    else return;
    index += 1;
  }
  if (all[index]?.raw === ':' || all[index]?.raw === ',') index += 1;
  return index;
}

/** "call me later", "call me at 5", "call me back". */
const isTime = (word: Word | undefined): boolean =>
  word === undefined ||
  /^(?:later|back|at|on|\w+day|tomorrow|today|asap|when|anytime|after|before|now|please|maybe|crazy)$/.test(
    word.text,
  );
