// The sections whose owner wrote down what visitors say who ask for them.

import type { Article, Shop } from '../schemas/shop.ts';
import { stem, termsKept, WEAK, wordsOf } from './terms.ts';

interface Asked {
  article: Article;
  section: Article['sections'][number];
  /** The telling words that occurred, without endings. */
  words: string[];
  /** More where more of the phrase and of the section's heading was said; comparable within one question only. */
  score: number;
}

interface About {
  /** The service talked about. */
  service?: string | undefined;
  /** The service the question itself names: articles of others are left out. */
  named?: string | undefined;
}

/**
 * The section whose owner wrote down that such a question asks for it: all words of one of its `asked` phrases occur.
 * Of several the one with most words, then the one about `service`.
 *
 *     findAsked(shop, 'do I have to pay it all up front', 'en')?.section.heading; // 'When payment is due'
 */
export function findAsked(
  shop: Shop,
  question: string,
  language: 'en' | 'es',
  { service, named }: About = {},
): Asked | undefined {
  let best: Asked | undefined;
  let most = 0;
  for (const asked of allAsked(shop, question, language, named)) {
    const score = asked.score + fit(asked.article, service);
    if (score <= most) continue;
    most = score;
    best = asked;
  }
  return best;
}

/** Each phrase of which all words occur. */
export function allAsked(shop: Shop, question: string, language: 'en' | 'es', named?: string): Asked[] {
  const { phrases, numbers, names, isSaid } = phrasesOf(shop);
  isSaid.fill(0);
  const said: number[] = [];
  for (const typed of wordsOf(question).slice(0, MOST_WORDS)) {
    const word = numbers.get(stem(typed));
    if (word === undefined || isSaid[word] === 1) continue;
    isSaid[word] = 1;
    said.push(word);
  }
  const found: Asked[] = [];
  for (const word of said)
    for (const { article, section, rest } of phrases[word] ?? []) {
      if (rest[0]?.some((one) => isSaid[one] === 1) === false) continue;
      const { language: written = 'en', services } = article;
      if (written !== language) continue;
      if (named !== undefined && services.length > 0 && !services.includes(named)) continue;
      const words = [word];
      for (const choices of rest) {
        const next = choices.find((one) => isSaid[one] === 1 && !words.includes(one));
        if (next === undefined) break;
        words.push(next);
      }
      if (words.length <= rest.length) continue;
      let near = 0;
      for (const term of termsKept(section.heading)) if (isSaid[numbers.get(term) ?? NONE] === 1) near += 1;
      // "do" and "you" of a phrase stand in any question.
      const telling = words.map((one) => names[one] ?? '').filter((one) => !WEAK.has(one));
      const score = telling.length * 4 + (words.length - telling.length) + Math.min(near, 3) / 4;
      found.push({ article, section, words: telling, score });
    }
  return found;
}

/** An article of the service talked about is nearer than one of any, and that nearer than one of another. */
export const fit = (article: Article, service: string | undefined): number =>
  service === undefined || article.services.length === 0 ? 1 : article.services.includes(service) ? 1.3 : 0.6;

/** Beyond them a message is a story, not a question. */
const MOST_WORDS = 60;

/** A phrase of a section's `asked`, kept under each choice of its first word. */
interface Phrase {
  article: Article;
  section: Article['sections'][number];
  /** The numbers of the choices of each further word. */
  rest: number[][];
}

interface Phrases {
  /** By the number of the first word. */
  phrases: Phrase[][];
  /** Of all words that phrases and headings have. */
  numbers: Map<string, number>;
  names: string[];
  /** By number, 1 for the words of the question that is looked at. */
  isSaid: Uint8Array;
}

/** The number of no word. */
const NONE = -1;
const phrasesOfShops = new WeakMap<Shop, Phrases>();

function phrasesOf(shop: Shop): Phrases {
  const known = phrasesOfShops.get(shop);
  if (known) return known;
  const phrases: Phrase[][] = [];
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  for (const article of shop.articles)
    for (const section of article.sections) {
      for (const phrase of section.asked ?? []) {
        const [first = [], ...rest] = phrase.split(' ').map((word) => wordsOf(word).map(stem).map(numberOf));
        for (const word of first) {
          phrases[word] ??= [];
          phrases[word].push({ article, section, rest });
        }
      }
      if (section.asked) for (const term of termsKept(section.heading)) numberOf(term);
    }
  const names = [...numbers.keys()];
  const all = { phrases, numbers, names, isSaid: new Uint8Array(names.length) };
  phrasesOfShops.set(shop, all);
  return all;
}
