// How alike two questions are, by their telling words: rare ones on the shop's pages count for more.
import type { Shop } from '../schemas/shop.ts';
import { rarityIn } from './find-section.ts';
import { termsKept, wordsOf } from './terms.ts';

/** Where nothing tells, all of its words are compared. */
export function termsToCompare(question: string): ReadonlySet<string> {
  const terms = termsKept(question);
  return terms.size > 0 ? terms : new Set(wordsOf(question));
}

/** The share of what both say that they have in common, 0 to 1. */
export function likeness(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  { shop, language }: { shop: Shop; language: 'en' | 'es' },
): number {
  const rarity = rarityIn(shop, language);
  const worth = (terms: readonly string[]) =>
    terms.reduce((sum, term) => sum + Math.max(rarity(term), LEAST), 0);
  const both = [...one].filter((term) => other.has(term));
  return both.length === 0 ? 0 : worth(both) / worth([...new Set([...one, ...other])]);
}

/** So that a word of all pages counts a little. */
const LEAST = 0.1;
