// A message's parts: what the visitor says, without what is to stand on the goods, sentence by sentence.
import { mayHoldOneOf, worded } from '../words/triggers.ts';
import { plainOf, type Words } from '../words/words.ts';

const toWords = (message: string, all: Words['all']): Words => ({ message, all, plain: plainOf(all) });

/**
 * Without what stands in quotation marks and what goods are to say: 'a sign that says Call us today' asks for no call.
 * The message itself where nothing else is left.
 */
export function spokenWords(words: Words): Words {
  const { message, all, plain } = words;
  const hasQuotes = QUOTES.test(message);
  if (!hasQuotes && !SAYS.test(plain)) return words;
  const said: Words['all'] = [];
  let isQuoted = false;
  for (const [at, word] of all.entries()) {
    const isQuote = /^["“”«»]$/.test(word.raw) || (word.raw === "'" && (isQuoted || word.spaced));
    if (isQuote && hasQuotes) isQuoted = !isQuoted;
    else if (isQuoted && !hasQuotes && /^[.,;!?]$/.test(word.raw)) isQuoted = false;
    if (!isQuoted) said.push(word);
    if (!hasQuotes && !isQuoted)
      isQuoted = SAYS_NEXT.test(
        ` ${all
          .slice(Math.max(0, at - 2), at + 1)
          .map(({ text }) => text)
          .join(' ')}`,
      );
  }
  return said.some(({ kind }) => kind === 'word') ? { ...words, all: said, plain: plainOf(said) } : words;
}

const QUOTES = /["“«](?:[^"”»]{2,200})["”»]|(?:^|\s)'[^']{2,200}'(?:\s|[.,!?]|$)/;
const SAYING = ` (?:(?:that|which|should|must|will|to just|signs?|banners?|shirts?) (?:say|says|read|reads|saying|reading|diga|digan)|text(?: on it)? (?:is|reads))`;
const SAYS = worded(new RegExp(`${SAYING} `));
const SAYS_NEXT = new RegExp(`${SAYING}$`);

export const MOST_CLAUSES = 8;
const ENDS = new Set(['.', '!', '?', ';']);
const JOINS = new Set(['and', 'also', 'plus', 'but', 'or']);
const holdsJoint = mayHoldOneOf(JOINS);
const ASKS = /^(?:how|what|where|when|which|can|could|do|does|am|are|is|will|would)\b/;
const OPENS =
  /^(?:also|then|how|what|where|when|who|which|can|could|do|does|did|is|are|will|would|any|i|we|need|want|let|add|check)\b/;

/** The message's sentences, and those that "and" joins. */
export function clausesOf(words: Words): Words[] {
  const { message, all, plain } = words;
  const mayJoin = holdsJoint(plain);
  const clauses: Words['all'][] = [[]];
  for (const [at, word] of all.entries()) {
    const before = all[at - 1];
    const isNew =
      (before?.kind === 'mark' &&
        (ENDS.has(before.raw) ||
          // Beyond so many words it is no typing but noise.
          (before.raw === ',' && all.length < 80 && ASKS.test(word.text)))) ||
      (mayJoin &&
        JOINS.has(word.text) &&
        OPENS.test(all[at + 1]?.text ?? '') &&
        !JOINS.has(before?.text ?? ''));
    if (isNew && clauses.length < MOST_CLAUSES) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  const [only] = clauses;
  if (clauses.length === 1 && only?.some(({ kind }) => kind === 'word')) return [words];
  return clauses
    .filter((clause) => clause.some(({ kind }) => kind === 'word'))
    .map((clause) => toWords(message, clause));
}
