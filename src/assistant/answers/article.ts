// Answers from the shop's articles, in the owner's own words, cut to what can be heard.

import type { CommandOf } from '../../schemas/commands.ts';
import { sentencesOfSection } from '../../shop/knowledge.ts';
import type { Say, Scene } from '../scene.ts';

/** The first sentences of the section; what was told just before goes on where it ended. */
export function answerArticle({ shop, state }: Scene, { section }: CommandOf<'Ask'>): Say[] {
  const article = shop.articles.find(({ slug }) => slug === section?.article);
  const found = article?.sections.find(({ heading }) => heading === section?.heading);
  if (!found) return [{ key: 'unknown', values: { phone: shop.brand.phone } }];
  const sentences = sentencesOfSection(found).slice(section?.line ?? 0);
  const told = sentences.filter((sentence) => !state.lastReply.includes(sentence));
  const text = fitting(told.length > 0 ? told : sentences);
  return [{ key: 'text', text }];
}

/** Sentences as far as forty words go, at least one. */
function fitting(sentences: readonly string[]): string {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    words += sentence.split(' ').length;
    if (kept.length > 0 && (words > MOST_WORDS || kept.length === 2)) break;
    kept.push(/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
  }
  return kept.join(' ');
}

const MOST_WORDS = 36;
