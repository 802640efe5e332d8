// Finds what answers a question: a section of the shop's articles, or a question of a service's own page.
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Article, Service, Shop } from '../schemas/shop.ts';

export interface KnowledgeHit {
  article: Article;
  section: Article['sections'][number];
  /** Comparable within one search only. */
  score: number;
}

/**
 * The section whose owner wrote down that such a question asks for it: all words of one of its `asked` phrases occur.
 * Of several the one with most words, then the one about `service`. An article of other services than `named`, the one
 * in the question itself, is left out, and so is one that `fits` refuses. `words` are the telling ones that occurred,
 * without endings.
 *
 *     findAsked(shop, 'do I have to pay it all up front', 'en')?.section.heading; // 'When payment is due'
 */
export function findAsked(
  shop: Shop,
  question: string,
  language: 'en' | 'es',
  {
    service,
    named,
    fits,
  }: {
    service?: string | undefined;
    named?: string | undefined;
    fits?: (article: Article) => boolean;
  } = {},
): (Omit<KnowledgeHit, 'score'> & { words: string[] }) | undefined {
  const { phrases, numbers, names, isSaid } = phrasesOf(shop);
  isSaid.fill(0);
  const said: number[] = [];
  for (const typed of wordsOf(question).slice(0, MOST_WORDS)) {
    const word = numbers.get(stem(typed));
    if (word === undefined || isSaid[word] === 1) continue;
    isSaid[word] = 1;
    said.push(word);
  }
  let best: { article: Article; section: Article['sections'][number]; words: string[] } | undefined;
  let most = 0;
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
      const score =
        telling.length * 4 + (words.length - telling.length) + fit(article, service) + Math.min(near, 3) / 4;
      if (score <= most || fits?.(article) === false) continue;
      most = score;
      best = { article, section, words: telling };
    }
  return best;
}

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

/**
 * The sections that fit a visitor's question, best first, at most five; none when nothing fits. Typing mistakes and
 * other endings of a word are forgiven. `service` (a slug) moves articles about that service up.
 *
 *     searchKnowledge(shop, 'what files do you need for the logo?')[0]?.article.title;
 */
export function searchKnowledge(
  shop: Shop,
  query: string,
  { service }: { service?: string } = {},
): KnowledgeHit[] {
  const terms = [...new Set(termsOf(query))].slice(0, MOST_TERMS);
  if (terms.length === 0) return [];
  const { index, sections } = libraryOf(shop);
  return index
    .search(terms.join(' '), SEARCH)
    .filter(({ queryTerms }) => queryTerms.length / terms.length >= LEAST_SHARE)
    .flatMap(({ id, score, queryTerms }): KnowledgeHit[] => {
      const found = sections[Number(id)];
      if (!found) return [];
      const share = queryTerms.length / terms.length;
      return [{ ...found, score: score * share * fit(found.article, service) * weightOf(found) }];
    })
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_HITS);
}

const MOST_HITS = 5;
/** A question of which less is found anywhere is about something else. */
const LEAST_SHARE = 0.5;
const LEAST_SCORE = 2.5;
/** Words of a question that are looked up; beyond them a message is a story, not a question. */
const MOST_TERMS = 16;

const SEARCH: SearchOptions = {
  boost: { title: 2.5, heading: 3, keywords: 3, asked: 0.3 },
  prefix: (term) => term.length > 3,
  fuzzy: (term) => (term.length > 5 ? 0.2 : false),
  maxFuzzy: 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};

const fit = (article: Article, service: string | undefined): number =>
  service === undefined || article.services.length === 0 ? 1 : article.services.includes(service) ? 1.5 : 0.7;

/** An article's opening says what it is about; the answers stand under its headings. */
const weightOf = ({ article, section }: Pick<KnowledgeHit, 'article' | 'section'>): number =>
  section.heading === article.title ? 0.7 : 1;

/** Counts how many of a question's words a text has, whatever their endings; those of `heading` count in none. */
export function sharedWith(question: string, heading = ''): (text: string) => number {
  const named = termsKept(heading);
  const terms = [...new Set(termsOf(question))].filter((term) => !named.has(term));
  return (text) => {
    const words = termsKept(text);
    return terms.filter((term) => words.has(term)).length;
  };
}

/** A section's sentences in order, those of a list each without its dash. */
export const sentencesOfSection = ({ text }: Pick<Article['sections'][number], 'text'>): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.replace(/^\s*-\s*/, '').trim())
    .filter((line) => line !== '' && !line.endsWith(':'))
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=["“(¿¡]?[\p{Lu}\d])/u));

/** Has the section more than a chance word of the question, where the question has more than one? */
export function isClearHit(question: string, { article, section }: KnowledgeHit): boolean {
  const whole = `${article.title} ${section.heading} ${article.keywords.join(' ')} ${section.text}`;
  return sharedWith(question)(whole) >= Math.min(2, new Set(termsOf(question)).size);
}

interface Library {
  index: MiniSearch;
  /** By document id. */
  sections: { article: Article; section: Article['sections'][number] }[];
}

const libraries = new WeakMap<Shop, Library>();

function libraryOf(shop: Shop): Library {
  const known = libraries.get(shop);
  if (known) return known;
  const english = shop.articles.filter(({ language = 'en' }) => language === 'en');
  const sections = [...english, ...shop.services.map(asArticle)].flatMap((article) =>
    article.sections.map((section) => ({ article, section })),
  );
  const index = new MiniSearch({
    fields: ['title', 'heading', 'asked', 'keywords', 'text'],
    tokenize: termsOf,
  });
  index.addAll(
    sections.map(({ article, section }, id) => ({
      id,
      title: article.title,
      heading: section.heading,
      asked: (section.asked ?? []).join(' '),
      keywords: article.keywords.join(' '),
      text: section.text,
    })),
  );
  const library = { index, sections };
  libraries.set(shop, library);
  return library;
}

/** A service's own page with its questions. */
const asArticle = ({ slug, name, questions }: Service): Article => ({
  slug,
  title: name,
  services: [slug],
  keywords: [],
  sections: questions.map(({ question, answer }) => ({ heading: question, text: answer })),
});

/** The words that carry a question, without endings; 'what do you' goes. */
const termsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !IDLE_WORDS.has(word))
    .map(stem);

/** `termsOf` of a text of the shop's own, which is asked for again and again. */
function termsKept(text: string): ReadonlySet<string> {
  let terms = keptTerms.get(text);
  if (!terms) {
    terms = new Set(termsOf(text));
    if (keptTerms.size >= MOST_TEXTS_KEPT) keptTerms.clear();
    keptTerms.set(text, terms);
  }
  return terms;
}

const keptTerms = new Map<string, ReadonlySet<string>>();
const MOST_TEXTS_KEPT = 2_000;

function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no folding.
  if (/^[\x00-\x7f]*$/.test(lower))
    return (lower.includes("'") ? lower.replace(ENDING, '') : lower).match(/[a-z0-9]+/g) ?? [];
  const plain = lower.normalize('NFKD').replaceAll(/\p{M}|[’'](?:s|re|ve|ll|d|m|t)?\b/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const ENDING = /'(?:s|re|ve|ll|d|m|t)?\b/g;

/** The last letters of the endings that go. */
const ENDINGS = new Set('gde');

/** 'shipping' and 'shipped' are 'ship', 'hoodies' is 'hoody', 'leggings' no 'leg', 'canvas' no Canva; prefixes and fuzzy search forgive the rest. */
function stem(word: string): string {
  if (word.length < 4 || hasDigit(word) || word === 'canvas') return word;
  const singular = word.endsWith('s') ? word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1') : word;
  if (singular.length < 6) return singular;
  const plain = ENDINGS.has(singular.at(-1) ?? '') ? singular.replace(/(?:ing|ed|e)$/, '') : singular;
  return plain.at(-1) === plain.at(-2) ? plain.replace(/([^aeiouslg])\1$/, '$1') : plain;
}

function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

const IDLE_WORDS = new Set(
  `a about actually all also am an and any anything are as at be because been but by can come could did do does doing don
  done dont for from get gets getting give go going good got guys had has have having hello help hey hi how i id if im
  in into is isn it its just know let like lot make makes making many may maybe me might mine more most much my need
  needs no not of off ok okay on only or our out over please pls possible put really s say should so some something sure t
  take tell than thank thanks that the their them then there these they thing things this those to too u ur us use
  want wanted wants was way we well were what whats when where which who why will with won wondering would wouldn ya
  yes you your yours al con cual de del el en es la las le lo los por que se su sus ustedes`.split(/\s+/),
);
/** What any question may hold, whatever it is about; "much" and "long" tell more. */
const WEAK = new Set(
  'a about an are be can did do does for get got has have i in is it me my need of on or our the them they this to want we with you your'.split(
    ' ',
  ),
);
