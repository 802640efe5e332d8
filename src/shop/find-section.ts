// The section of the shop's pages that a question is about: by the phrases its owner wrote down, and by the words it has.

import type { Article, Service, Shop } from '../schemas/shop.ts';
import { allAsked, fit } from './knowledge.ts';
import { stem, termsKept, termsOf, wordsOf } from './terms.ts';

type Section = Article['sections'][number];

export interface Found {
  article: Article;
  section: Section;
  /** The share of the question's words that the section has, 0 to 1: rare words weigh more, and its heading before its text. */
  cover: number;
  /** How many telling words of a phrase its owner wrote down were said; 0 where none was. */
  asked: number;
}

interface About {
  language: 'en' | 'es';
  /** The service talked about, and the one the question itself names. */
  service?: string | undefined;
  named?: string | undefined;
  /** Terms that are not what is asked about: those of a topic, or of the goods. */
  aside?: ReadonlySet<string> | undefined;
  /** Words for the goods talked about, where the question only means them: "are they waterproof?" */
  of?: string | undefined;
  /** It asks what something costs: that is the catalog's to say, and no answer's from the desk. */
  isOfPrice?: boolean;
}

/**
 * The section that has most of what is asked; undefined where nothing of it stands on any page.
 *
 *     findSection(shop, 'what resolution should my picture have', { language: 'en' })?.section.heading;
 */
export function findSection(
  shop: Shop,
  question: string,
  { language, service, named, aside = NOTHING, of = '', isOfPrice = false }: About,
): Found | undefined {
  const { pages, rarity, known } = libraryOf(shop, language);
  const said = [...new Set(termsOf(question))].slice(0, MOST_TERMS).filter((term) => !aside.has(term));
  const terms = said.map((term) => ({ term, known: nearestTerm(term, known), weight: rarity(term) }));
  const isBare = termsOf(question).length === 0;
  const sumOf = (some: typeof terms) => some.reduce((sum, { weight }) => sum + weight, 0);
  const whole = sumOf(terms);
  // Names and what else stands on no page say little against what an owner wrote down.
  const ofPages = sumOf(terms.filter((one) => known.terms.has(one.known)));
  const least = ofPages + (whole - ofPages) * AGAINST_OWNERS;
  const asked = new Map<Section, Set<string>>();
  const assumed = new Set<Section>();
  const meant = termsKept(of);
  const own = new Set(wordsOf(question).map(stem));
  for (const one of allAsked(shop, `${question} ${of}`, language, named)) {
    // What is only meant counts for nothing by itself.
    const words = one.words.filter((word) => !aside.has(word) && (own.has(word) || !meant.has(word)));
    const isMeant = one.words.some((word) => !own.has(word));
    if (isMeant && !said.some((term) => words.includes(term))) continue;
    if (words.length <= (asked.get(one.section)?.size ?? 0)) continue;
    asked.set(one.section, new Set(words));
    if (isMeant) assumed.add(one.section);
    else assumed.delete(one.section);
  }
  let best: Found | undefined;
  let most = 0;
  for (const { article, section, weights } of pages) {
    if (isOfPrice && section.isAnswer) continue;
    if (named !== undefined && article.services.length > 0 && !article.services.includes(named)) continue;
    const phrase = asked.get(section);
    const worth = assumed.has(section) ? MEANT : 1;
    let sum = 0;
    for (const { term, known: near, weight } of terms)
      sum += weight * (phrase?.has(term) ? worth : (weights.get(near) ?? 0) * (near === term ? 1 : FORGIVEN));
    // "do I have to be there" says nothing but the owner's phrase.
    const cover = isBare && phrase ? 1 : sum / Math.max(phrase ? least : whole, LEAST);
    const rank =
      cover * (article.not_made && service !== undefined ? NOT_MADE : 1) * fit(article, service) +
      (phrase ? (assumed.has(section) ? ASSUMED : OWNERS) + phrase.size * OWNERS_WORD : 0);
    if (rank <= most) continue;
    most = rank;
    best = { article, section, cover, asked: phrase?.size ?? 0 };
  }
  return best;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Beyond them a message is a story, not a question. */
const MOST_TERMS = 16;
const AGAINST_OWNERS = 0.5;
/** So that nothing is divided by nothing. */
const LEAST = 0.01;
/** In a talk about goods that are made. */
const NOT_MADE = 0.8;
/** A word that is only like one of the page's. */
const FORGIVEN = 0.7;
/** What a phrase of the owner's is worth, and each of its words. */
const OWNERS = 0.2;
/** Less where a word of it was only meant, and so is a word of such a phrase. */
const MEANT = 0.9;
const ASSUMED = 0.05;
const OWNERS_WORD = 0.1;

/** Is it what the question is about, by a phrase its owner wrote down or because it has nearly all its words? */
export function isAbout({ asked, cover, article, section }: Found, service: string | undefined): boolean {
  if (section.isAnswer) return cover >= 0.75 || (asked > 1 && cover >= 0.6);
  if (asked > 0) return cover >= (asked > 1 ? 0.2 : 0.25);
  return cover >= (service !== undefined && article.services.includes(service) ? 0.6 : 0.75);
}

/** How much the word tells on the shop's pages: more where fewer sections have it. */
export const rarityIn = (shop: Shop, language: 'en' | 'es'): ((term: string) => number) =>
  libraryOf(shop, language).rarity;

/** The place of the sentence that says most of the question beside what the heading says; `of` names the goods talked about. */
export function lineOf(
  { section, article }: Pick<Found, 'section' | 'article'>,
  question: string,
  shop: Shop,
  of = '',
): number {
  if (section.isAnswer) return 0;
  const goods = termsKept(of);
  const { rarity } = libraryOf(shop, article.language ?? 'en');
  const named = termsKept(section.heading);
  const terms = [...new Set(termsOf(question))].filter((term) => !named.has(term));
  const asksMoney = terms.some((term) => COSTS.has(term));
  const worth = sentencesOfSection(section).map((sentence) => {
    const words = termsKept(sentence);
    const isCharged = asksMoney && (sentence.includes('$') || [...words].some((word) => MONEY.has(word)));
    const [head = ''] = /^[^:]{1,40}(?=: )/.exec(sentence) ?? [];
    const isTheirs = head !== '' && [...words].some((term) => goods.has(term));
    return terms.reduce(
      (sum, term) => sum + (words.has(term) ? rarity(term) : 0),
      (isCharged ? CLEARLY_MORE : 0) + (isTheirs ? THEIRS : 0),
    );
  });
  const most = Math.max(0, ...worth);
  // The first is what the owner says first; a later one has to say clearly more.
  return most >= (worth[0] ?? 0) + CLEARLY_MORE ? worth.indexOf(most) : 0;
}

/** A section's sentences in order, those of a list each without its dash. */
export const sentencesOfSection = ({ text }: Pick<Article['sections'][number], 'text'>): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.replace(/^\s*-\s*/, '').trim())
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=["“(¿¡]?[\p{Lu}\d])/u))
    .filter((sentence) => sentence !== '' && !sentence.endsWith(':'));

/** What something costs is told in any word for it. */
const COSTS: ReadonlySet<string> = new Set(termsOf('cost charge fee extra expensive cuesta cobran'));
const MONEY: ReadonlySet<string> = new Set([...COSTS, ...termsOf('price pay paid')]);

/** A word of some rarity. */
const CLEARLY_MORE = 1.5;
/** The line of a list that is about the goods talked about: "Stickers: die-cut vinyl" */
const THEIRS = 2;

/** The section of that article, or the question of that service's page. */
export const sectionOf = (
  shop: Shop,
  { article, heading }: { article: string; heading: string },
): Section | undefined =>
  [...shop.articles, ...shop.services.map(asArticle)]
    .filter(({ slug }) => slug === article)
    .flatMap(({ sections }) => sections)
    .find((section) => section.heading === heading);

interface Library {
  pages: { article: Article; section: Section; weights: ReadonlyMap<string, number> }[];
  rarity: (term: string) => number;
  known: Known;
}

interface Known {
  terms: ReadonlySet<string>;
  /** By their first three letters. */
  byStart: ReadonlyMap<string, string[]>;
}

const libraries = new WeakMap<Shop, Partial<Record<'en' | 'es', Library>>>();

function libraryOf(shop: Shop, language: 'en' | 'es'): Library {
  const kept = libraries.get(shop) ?? {};
  libraries.set(shop, kept);
  kept[language] ??= readLibrary(shop, language);
  return kept[language];
}

function readLibrary(shop: Shop, language: 'en' | 'es'): Library {
  const articles = shop.articles.filter((article) => (article.language ?? 'en') === language);
  const pages = [...articles, ...(language === 'en' ? shop.services.map(asArticle) : [])].flatMap((article) =>
    article.sections.map((section) => ({ article, section, weights: weightsOf(article, section) })),
  );
  const counts = new Map<string, number>();
  for (const { weights } of pages)
    for (const term of weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const byStart = new Map<string, string[]>();
  for (const term of counts.keys()) {
    const start = term.slice(0, START);
    byStart.set(start, [...(byStart.get(start) ?? []), term]);
  }
  return {
    pages,
    // A word that no page has is mostly a name, or beside the point.
    rarity: (term) => Math.log((pages.length + 1) / (counts.get(term) ?? UNKNOWN)),
    known: { terms: new Set(counts.keys()), byStart },
  };
}

/** How many sections a word counts as standing in that stands in none. */
const UNKNOWN = 12;
const START = 3;

/** What each word of the section is worth to a question that has it. */
function weightsOf(
  { title, keywords }: Article,
  { heading, asked = [], text }: Section,
): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (words: Iterable<string>, weight: number) => {
    for (const word of words) if ((weights.get(word) ?? 0) < weight) weights.set(word, weight);
  };
  add(termsKept(heading), heading === title ? IN_TITLE : IN_HEADING);
  add(termsKept(`${title} ${keywords.join(' ')}`), IN_TITLE);
  add(termsKept(asked.join(' ')), IN_PHRASES);
  add(termsKept(text), IN_TEXT);
  return weights;
}

const IN_HEADING = 1;
const IN_TITLE = 0.5;
const IN_PHRASES = 0.5;
const IN_TEXT = 0.6;

/** The word of the pages that is meant: itself, one it begins, or one that begins it. */
function nearestTerm(term: string, { terms, byStart }: Known): string {
  if (terms.has(term) || term.length < SHORTEST_LIKE) return term;
  const near = (byStart.get(term.slice(0, START)) ?? [])
    .filter((one) => one.length >= SHORTEST_LIKE && isLike(one, term))
    .sort((a, b) => Math.abs(a.length - term.length) - Math.abs(b.length - term.length));
  return near[0] ?? term;
}

const SHORTEST_LIKE = 4;

/** 'digitize' and 'digitizing'; 'resoluton' and 'resolution'. */
const isLike = (a: string, b: string): boolean =>
  a.startsWith(b) || b.startsWith(a) || (Math.min(a.length, b.length) > 5 && isOneSlip(a, b));

/** One letter more, less or other. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

/** A service's own page with its questions. */
const asArticle = ({ slug, name, questions }: Service): Article => ({
  slug,
  title: name,
  services: [slug],
  keywords: [],
  sections: questions.map(({ question, answer }) => ({ heading: question, text: answer })),
});
