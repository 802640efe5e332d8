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
  boost: { title: 2.5, heading: 3, keywords: 3 },
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

interface Library {
  index: MiniSearch;
  /** By document id. */
  sections: { article: Article; section: Article['sections'][number] }[];
}

const libraries = new WeakMap<Shop, Library>();

function libraryOf(shop: Shop): Library {
  const known = libraries.get(shop);
  if (known) return known;
  const sections = [...shop.articles, ...shop.services.map(asArticle)].flatMap((article) =>
    article.sections.map((section) => ({ article, section })),
  );
  const index = new MiniSearch({ fields: ['title', 'heading', 'keywords', 'text'], tokenize: termsOf });
  index.addAll(
    sections.map(({ article, section }, id) => ({
      id,
      title: article.title,
      heading: section.heading,
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
function termsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|[’'](?:s|re|ve|ll|d|m|t)?\b/gu, '');
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !IDLE_WORDS.has(word)).map(stem);
}

/** 'shipping' and 'shipped' are 'ship', 'hoodies' is 'hoody'; prefixes and fuzzy search forgive the rest. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');
  return singular.length < 6
    ? singular
    : singular.replace(/(?:ing|ed)$/, '').replace(/([^aeiousl])\1$/, '$1');
}

const IDLE_WORDS = new Set(
  `a about actually all also am an and any anything are as at be because been but by can come could did do does doing don
  done dont for from get gets getting give go going good got guys had has have having hello help hey hi how i id if im
  in into is isn it its just know let like lot make makes making many may maybe me might mine more most much my need
  needs no not of off ok okay on only or our out over please pls put really s say should so some something sure t
  take tell than thank thanks that the their them then there these they thing things this those to too u ur us use
  want wanted wants was way we well were what whats when where which who why will with won wondering would wouldn ya
  yes you your yours`.split(/\s+/),
);
