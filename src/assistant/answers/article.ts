// Answers from the shop's articles, in the owner's own words.

import type { CommandOf } from '../../schemas/commands.ts';
import { sectionOf, sentencesOfSection } from '../../shop/find-section.ts';
import type { Say, Scene } from '../state/scene.ts';

/** The first sentences of the section, each by itself; what was told just before goes on where it ended. */
export function answerArticle({ shop, state }: Scene, { section }: CommandOf<'Ask'>): Say[] {
  const found = section && sectionOf(shop, section);
  if (!found) return [{ key: 'unknown', values: { phone: shop.brand.phone } }];
  if (found.isAnswer) return [{ key: 'text', text: found.text, isKept: true }];
  const sentences = sentencesOfSection(found).slice(section?.line ?? 0);
  const told = sentences.filter((sentence) => !state.lastReply.includes(sentence));
  const chosen = told.length > 0 ? told : sentences;
  const isOwnLine = (section?.line ?? 0) > 0 && chosen.slice(0, MOST_SENTENCES).every(isLine);
  return chosen
    .slice(0, isOwnLine ? 1 : MOST_SENTENCES)
    .map((sentence) => ({ key: 'text', text: /[.!?]$/.test(sentence) ? sentence : `${sentence}.` }));
}

const MOST_SENTENCES = 2;

/** "Stickers: die-cut vinyl": a line of a list, which says nothing of the next one's goods. */
const isLine = (sentence: string): boolean => /^[^:]{1,40}: /.test(sentence);
