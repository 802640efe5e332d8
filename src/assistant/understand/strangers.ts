// Goods with a number of their own that the reader has no word for: "18 tees and 40 ice scrapers", "80 glasses".
import type { Shop } from '../../schemas/shop.ts';
import { isOfTheTrade } from './context/unlisted-goods.ts';
import { productCalled, singular, usualPage } from './goods.ts';
import type { ServiceMention } from './reading/service.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { COLORS } from './reading/words/vocabulary.ts';
import type { Word, Words } from './reading/words/words.ts';

/** Those beside goods that are known; the slug is empty where no product of the catalog is called so. */
export function strangersBeside(
  known: readonly ServiceMention[],
  { all, message }: Words,
  shop: Shop,
): ServiceMention[] {
  if (known.length === 0) return [];
  return findNumbers(all).flatMap(({ from, to }) => {
    const before = all[from - 1];
    if (before && before.kind !== 'mark' && !BEFORE.test(before.text)) return [];
    const names = namesFrom(all, to, shop);
    const [first, last] = [names[0], names.at(-1)];
    if (!first || !last) return [];
    const span = { start: first.start, end: last.end };
    if (known.some((one) => one.span.start < span.end && span.start < one.span.end)) return [];
    const text = message.slice(span.start, span.end);
    const product = productCalled(text, null, shop.catalog)?.id ?? null;
    return [{ slug: usualPage(product, shop) ?? '', text, phrase: singular(text), span, at: to }];
  });
}

/** The words of a name behind its number, "ice scrapers"; none where something else is counted. */
function namesFrom(all: readonly Word[], to: number, shop: Shop): Word[] {
  for (let length = 1; length <= LONGEST; length += 1) {
    const last = all[to + length - 1];
    if (last?.kind !== 'word' || SMALL.test(last.text)) return [];
    const next = all[to + length];
    if (next && next.kind !== 'mark' && !AFTER.test(next.text)) continue;
    const names = all.slice(to, to + length);
    const isCalled = productCalled(last.text, null, shop.catalog) !== undefined;
    const isNoun =
      last.text.length > SHORT &&
      last.text.endsWith('s') &&
      names.every(({ text, stem }) => !isOfTheTrade(text) && !COLORS.has(stem));
    return isCalled || isNoun ? names : [];
  }
  return [];
}

const LONGEST = 3;
/** Sizes, 'pcs' and the like. */
const SHORT = 3;
const SMALL = /^(?:and|or|for|with|of|in|on|to|by|at|a|an|the|per|more|y|o|de|con|para)$/;
const BEFORE = /^(?:and|plus|also|need|want|get|order|like|about|around|then|y|e)$/;
const AFTER = /^(?:and|plus|also|for|with|in|to|that|by|y|para|con)$/;
