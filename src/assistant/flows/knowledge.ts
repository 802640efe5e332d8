// Answers from the shop's articles: briefly quoted, the article named.
import type { Article } from '../../schemas/shop.ts';
import { searchKnowledge } from '../../shop/knowledge.ts';
import type { Moment } from '../moment.ts';
import { splitSentences } from '../wording.ts';

const LONGEST = 260;

/** One sentence or two of the best article for the message, or undefined when none fits. */
export function quoteArticle(moment: Moment): string[] | undefined {
  const { message, state, shop } = moment;
  // The articles are in the owner's English.
  if (state.language !== 'en') return;
  const service = state.slots.service;
  // Figures alone fit any article.
  const question = message.slice(0, 300).replace(/\d+/g, ' ');
  const hits = searchKnowledge(shop, question, service === undefined ? {} : { service });
  const least = Math.max(LEAST_SCORE, (hits[0]?.score ?? 0) * NEAR_ENOUGH);
  const hit = hits.find(({ article, score }) => score >= least && isAbout(moment, article));
  const text = hit ? quotable(hit.section.text, question) : undefined;
  return text === undefined ? undefined : [`From our page "${hit?.article.title}": ${text}`];
}

/** Below it a chance word fits: the weather "tomorrow", how one "feels". */
const LEAST_SCORE = 12;
const NEAR_ENOUGH = 0.4;

const OF_THE_JOB = / (?:it|they|them|these|those|mine) /;

/** "how long do they last?" is asked of the stickers talked about: what holds for banners is no answer. */
function isAbout({ state, mentions, words }: Moment, { services }: Article): boolean {
  const { service } = state.slots;
  if (service === undefined || services.length === 0 || services.includes(service)) return true;
  return !OF_THE_JOB.test(words.plain) || mentions.some(({ slug }) => services.includes(slug));
}

/** The first sentences that fit; of a list the items that the question is about. */
function quotable(text: string, question: string): string | undefined {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > 1 && lines.slice(0, -1).every((line) => ITEM.test(line)))
    return listedItems(lines, question);
  const flat = lines
    .map((line) => line.replace(ITEM, ''))
    .map((line) => (/[.!?:]$/.test(line) ? line : `${line};`))
    .join(' ')
    .replace(/;$/, '.');
  let quoted = '';
  for (const sentence of splitSentences(flat).slice(0, 2)) {
    if (quoted !== '' && quoted.length + sentence.length > LONGEST) break;
    quoted = quoted === '' ? sentence : `${quoted} ${sentence}`;
  }
  if (quoted === '') return;
  if (quoted.length <= LONGEST + 120) return quoted;
  const cut = quoted.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(';'), cut.lastIndexOf(','), cut.lastIndexOf(' ')))}.`;
}

const ITEM = /^[-*]\s+/;
const MOST_ITEMS = 3;

/** The items that share most words with the question, in the article's order. */
function listedItems(lines: readonly string[], question: string): string {
  const asked = (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
  const shared = (item: string): number => {
    const words = item.toLowerCase();
    return asked.filter((word) => words.includes(word)).length;
  };
  const items = lines.filter((line) => ITEM.test(line)).map((line) => line.replace(ITEM, ''));
  const chosen = new Set(items.toSorted((one, other) => shared(other) - shared(one)).slice(0, MOST_ITEMS));
  return `${items.filter((item) => chosen.has(item)).join('; ')}.`;
}
