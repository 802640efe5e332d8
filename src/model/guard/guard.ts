// What a model may say: the turn's statements, one by one and in their order, in other words. A sentence passes only if it
// says what the next statement or the next two say, with the same facts in the same order, under the same conditions, and
// nothing else; so there is no room for a price, a promise or a leak that the turn did not contain.
import { factsOf } from './facts.ts';
import { hedgesOf, isNegated, isNeutral, isPleasantry, plainText, says, stemsOf } from './vocabulary.ts';

/** `greeting`: friendly words where there is no place for them. Nothing worse. */
export type Refusal = 'greeting' | 'characters' | 'form' | 'facts' | 'words' | 'conditions' | 'meaning';

export interface Guard {
  /** Null lets the sentence through: it counts as said. */
  admit(sentence: string): Refusal | null;
  /** The statements that nothing admitted has said yet, in order. */
  unsaid(): readonly string[];
}

/** Share of a statement's own words that a sentence must take up to stand for it. */
const LEAST_SHARE = 0.5;
const MOST_AT_ONCE = 2;

/**
 * `mayGreet`: there is room for a friendly sentence before the statements; in place of one there always is.
 *
 * @example
 * const guard = createGuard(['My estimate for 72 shirts is $794 to $889.28.']);
 * guard.admit('72 shirts come to $794 to $889.28 by my estimate.'); // null
 * guard.admit('And I take 10% off.');                               // 'words'
 */
export function createGuard(statements: readonly string[], mayGreet = true): Guard {
  const known = statements.map(describe);
  const characters = new Set(statements.join(''));
  let next = 0;
  let isBegun = false;

  return {
    admit(sentence) {
      const refusal = refuseForm(sentence, characters);
      if (refusal) return refusal;
      if (isPleasantry(plainText(sentence))) {
        if (isBegun || !(mayGreet || isSmallTalk(known[next]))) return 'greeting';
        isBegun = true;
        while (isSmallTalk(known[next])) next += 1;
        return null;
      }
      const described = describe(sentence);
      let nearest: Refusal = 'words';
      const first = isSmallTalk(known[next]) && known[next + 1] ? next + 1 : next;
      for (let count = 1; count <= MOST_AT_ONCE; count += 1) {
        const source = known.slice(first, first + count);
        if (source.length < count) break;
        const refused = refuseMeaning(described, source);
        if (refused === null) {
          isBegun = true;
          next = first + count;
          return null;
        }
        if (count === 1) nearest = refused;
      }
      return nearest;
    },
    unsaid: () => statements.slice(next),
  };
}

interface Described {
  text: string;
  plain: string;
  facts: string[];
  /** Of the words that are neither facts nor neutral, in order. */
  stems: ReadonlySet<string>;
  /** Of all words. */
  all: ReadonlySet<string>;
}

function describe(text: string): Described {
  const { facts, rest } = factsOf(text);
  const all = stemsOf(plainText(rest));
  return {
    text,
    plain: plainText(text),
    facts,
    stems: new Set(all.filter((stem) => !isNeutral(stem))),
    all: new Set(all),
  };
}

const isSmallTalk = (statement: Described | undefined): boolean =>
  statement !== undefined && statement.facts.length === 0 && isPleasantry(statement.plain);

/** One sentence of plain text, of characters that this language or the statements use. */
function refuseForm(sentence: string, characters: ReadonlySet<string>): Refusal | null {
  for (const character of sentence) {
    if (!/[A-Za-z0-9 .,;:!'’"“”()–—\-&/%$+@]/.test(character) && !characters.has(character))
      return character === '?' ? 'form' : 'characters';
  }
  if (/^\s*[-+&/@]|\s[-+/@]\s|--/.test(sentence) || !/[.!]["”’)]?$/.test(sentence)) return 'form';
  return null;
}

function refuseMeaning(sentence: Described, source: readonly Described[]): Refusal | null {
  const facts = source.flatMap((statement) => statement.facts);
  if (sentence.facts.join('\n') !== facts.join('\n')) return 'facts';
  const stems = new Set(source.flatMap((statement) => [...statement.stems]));
  const all = new Set(source.flatMap((statement) => [...statement.all]));
  if ([...sentence.stems].some((stem) => !says(all, stem))) return 'words';
  const plain = source.map((statement) => statement.plain).join(' ');
  const isMixed = source.some((statement) => isNegated(statement.plain) !== isNegated(sentence.plain));
  if (isMixed || !isSame(hedgesOf(plain), hedgesOf(sentence.plain))) return 'conditions';
  if (isNegated(sentence.plain) && !isInOrder([...sentence.stems], [...stems])) return 'meaning';
  const taken = [...stems].filter((stem) => says(sentence.all, stem)).length + facts.length;
  const isTaken = taken > 0 && taken >= LEAST_SHARE * (stems.size + facts.length);
  const longest = source.reduce((length, { text }) => length + text.length, 0) * 1.6 + 25;
  return isTaken && sentence.text.length <= longest ? null : 'meaning';
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((name) => b.has(name));

/** "Printed, not stitched" is not "stitched, not printed". */
function isInOrder(sentence: readonly string[], source: readonly string[]): boolean {
  const places = sentence.map((stem) => source.indexOf(stem)).filter((place) => place >= 0);
  return places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0));
}
