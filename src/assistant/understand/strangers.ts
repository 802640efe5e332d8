// Goods with a number of their own that the reader has no word for: "18 tees and 40 ice scrapers", "80 glasses".
import type { Shop } from '../../schemas/shop.ts';
import { isOfTheTrade } from './context/unlisted-goods.ts';
import { productCalled, singular, usualPage } from './goods.ts';
import type { ServiceMention } from './reading/service.ts';
import { findNumbers, type NumberSpan } from './reading/words/numbers.ts';
import { COLORS, NOT_PIECES, PIECES } from './reading/words/vocabulary.ts';
import type { Word, Words } from './reading/words/words.ts';

/** Those beside goods that are known; the slug is empty where no product of the catalog is called so. */
export function strangersBeside(
  known: readonly ServiceMention[],
  { all, message }: Words,
  shop: Shop,
  isAmong: boolean,
): ServiceMention[] {
  return findNumbers(all).flatMap((number) => {
    if (!number.firm) return [];
    const names = namesAfter(all, number, shop) ?? namesBefore(all, number, shop);
    const [first, last] = [names?.[0], names?.at(-1)];
    if (!first || !last) return [];
    const span = { start: first.start, end: last.end };
    if (known.some((one) => overlap(one, { span }))) return [];
    if (!isAmong && !(first !== last && PIECES.has(last.stem))) return [];
    const text = message.slice(span.start, span.end);
    const phrase = singular(text);
    // Safety glasses are no pint glasses.
    const product = shop.catalog.products.find(({ words }) => words.includes(phrase))?.id ?? null;
    return [{ slug: usualPage(product, shop) ?? '', text, phrase, span, at: all.indexOf(first) }];
  });
}

type Spanned = Pick<ServiceMention, 'span'>;

export const overlap = ({ span: a }: Spanned, { span: b }: Spanned): boolean =>
  a.start < b.end && b.start < a.end;

/** "and 40 ice scrapers": the name behind its number, as far as it goes. */
function namesAfter(
  all: readonly Word[],
  { from, to }: Pick<NumberSpan, 'from' | 'to'>,
  shop: Shop,
): Word[] | undefined {
  if (!isEdge(all[from - 1], BEFORE)) return undefined;
  // "300 of those pin-on buttons"
  if (all[to]?.text === 'of' && THOSE.test(all[to + 1]?.text ?? ''))
    return namesAfter(all.slice(to + 2), { from: 0, to: 0 }, shop);
  for (let end = to + 1; end <= to + LONGEST && all[end - 1]?.kind === 'word'; end += 1)
    if (isEdge(all[end], AFTER)) return goodsIn(all.slice(to, end), shop);
  return undefined;
}

/** "ice scrapers (100)", "ice scrapers x 100" */
function namesBefore(all: readonly Word[], { from, to }: NumberSpan, shop: Shop): Word[] | undefined {
  const end = from - 1;
  if (!COUNTS.test(all[end]?.text ?? '') || !isEdge(all[to], BEFORE)) return undefined;
  for (let start = end - 1; start >= end - LONGEST && all[start]?.kind === 'word'; start -= 1)
    if (isEdge(all[start - 1], BEFORE)) return goodsIn(all.slice(start, end), shop);
  return undefined;
}

const isEdge = (word: Word | undefined, edge: RegExp): boolean =>
  !word || word.kind === 'mark' || edge.test(word.text);

/** Goods by their last word: the catalog's, or a plural that the trade counts nothing else by. */
function goodsIn(names: Word[], shop: Shop): Word[] | undefined {
  const last = names.at(-1);
  const [first] = names;
  if (!first || !last || SMALL.test(first.text) || SMALL.test(last.text)) return undefined;
  if (productCalled(last.text, null, shop.catalog) !== undefined) return names;
  const isCompound = names.length > 1 && PIECES.has(last.stem);
  const isPlural = last.text.length > SHORT && last.text.endsWith('s');
  return (isCompound || isPlural) &&
    names.every(
      ({ text, stem }) => (isCompound ? !NOT_PIECES.has(stem) : !isOfTheTrade(text)) && !COLORS.has(stem),
    )
    ? names
    : undefined;
}

const LONGEST = 3;
/** Sizes, 'pcs' and the like. */
const SHORT = 3;
const SMALL = /^(?:and|or|for|with|of|in|on|to|by|at|a|an|the|per|more|y|o|de|con|para)$/;
const THOSE = /^(?:those|these|the|your|our|my)$/;
const BEFORE = /^(?:and|plus|also|need|want|get|order|like|about|around|then|y|e)$/;
const COUNTS = /^(?:\(|x|:|-|–|qty|quantity)$/;
const AFTER = /^(?:and|plus|also|for|with|in|to|that|by|y|para|con)$/;
