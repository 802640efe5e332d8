// Answers that the owner wrote at the desk, as Carl knows them: sections of articles, each wording a heading of its own.

import type { ShopAnswer } from '../schemas/question.ts';
import type { Article, Shop } from '../schemas/shop.ts';
import { likeness, termsToCompare } from './likeness.ts';
import { tellingWords } from './terms.ts';

/** What is told of an answer. */
export type ToldAnswer = Pick<ShopAnswer, 'id' | 'question' | 'text' | 'language' | 'means'>;

/** Is it told on that day? Days are ISO days in the shop's time zone. */
export const isTold = ({ until, endedAt }: Pick<ShopAnswer, 'until' | 'endedAt'>, today: string): boolean =>
  endedAt === null && (until === null || today <= until);

/**
 * The shop as Carl tells of it on that day: with these answers, and without the facts that have ended.
 *
 *     const told = shopToTell(shop, answers.filter((one) => isTold(one, today)), today);
 */
export function shopToTell(shop: Shop, answers: readonly ToldAnswer[], today: string): Shop {
  const lasting = shop.articles.filter(({ until }) => until === undefined || today <= until);
  if (answers.length === 0 && lasting.length === shop.articles.length) return shop;
  return { ...shop, articles: [...lasting, ...answers.map(asArticle)] };
}

/** The name of its article. */
export const slugOf = ({ id }: Pick<ToldAnswer, 'id'>): string => `answer-${id}`;

function asArticle(answer: ToldAnswer): Article {
  const { question, text, language, means } = answer;
  return {
    slug: slugOf(answer),
    title: question,
    services: [],
    keywords: [],
    language,
    sections: [...new Set([question, ...means])].map((heading) => {
      const words = [...new Set(tellingWords(heading))];
      const asked = words.length > 1 ? { asked: [words.join(' ')] } : {};
      return { heading, text: /[.!?]$/.test(text) ? text : `${text}.`, isAnswer: true as const, ...asked };
    }),
  };
}

/** The answer to a question that says nearly the same: it goes before whatever else the words might ask. */
export function findTaught(
  shop: Shop,
  question: string,
  language: 'en' | 'es',
): { article: string; heading: string } | undefined {
  const answers = shop.articles.filter(
    ({ language: written, sections: [first] }) => first?.isAnswer && written === language,
  );
  if (answers.length === 0) return undefined;
  const terms = termsToCompare(question);
  let best: { article: string; heading: string } | undefined;
  let most = NEARLY;
  for (const { slug, sections } of answers)
    for (const { heading } of sections) {
      const like = likeness(terms, termsToCompare(heading), { shop, language });
      if (like < most) continue;
      most = like;
      best = { article: slug, heading };
    }
  return best;
}

const NEARLY = 0.65;

/** The telling words of a visitor's wording, in no order and without a way to reach them: enough to know it again. */
export const wordsToTeach = (wording: string): string =>
  [...new Set(tellingWords(wording.replaceAll(/\S+@\S+|\+?\d[\d\s().-]{5,}\d/g, ' ')))].toSorted().join(' ');
