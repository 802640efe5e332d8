// The goods that a message names, each by what it is called there: with what only the catalog has words for, strangers
// beside them, and a name of its own where the same goods come twice, "200 runner shirts and 30 volunteer shirts".
import type { Shop } from '../../schemas/shop.ts';
import type { ConversationState } from '../state/state.ts';
import { type Moment, slotContextOf } from './context/moment.ts';
import { usualPage } from './goods.ts';
import { type Head, headOf, lastWord, namesOf, sameThing, thingFor } from './named-items.ts';
import { findServices, type ServiceMention } from './reading/service.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { COLORS, SHADES } from './reading/words/vocabulary.ts';
import { splitWords, type Words } from './reading/words/words.ts';
import { overlap, strangersBeside } from './strangers.ts';

/** In the order of the message. */
export function goodsNamed(moment: Moment, state: ConversationState): (Head & Standing)[] {
  const { message, words, shop } = moment;
  const seen = withCatalog(moment);
  const known = [...seen, ...itemsCalled(moment, state, seen)];
  const called = known.filter((mention) => mention.slug === VEHICLES || thingFor(mention, shop) !== null);
  // Alone a word that nobody knows may be anything: "45 swimmers".
  const isAmong = known.length > 0;
  const strangers = isAmong || state.items.length > 0 ? strangersBeside(called, words, shop, isAmong) : [];
  const others = known.filter((mention) => !strangers.some((stranger) => overlap(stranger, mention)));
  const all = [...others, ...strangers].toSorted((a, b) => a.span.start - b.span.start);
  const goods = joined(withoutWays(all, shop), message).map((mention) => ({
    short: headOf(mention, shop),
    full: fullName(mention, words),
  }));
  return goods.map(({ short, full }) => {
    const isKnown = state.items.some(
      ({ goods: { wording } }) => wording !== null && wording === full?.phrase,
    );
    const isOneOfTwo =
      full?.ofItsOwn &&
      goods.some((other) => other.short !== short && other.full?.ofItsOwn && sameThing(other.short, short));
    const head = full && (isKnown || isOneOfTwo) ? headOf(full, shop) : short;
    return { ...head, ...standingOf(head, words) };
  });
}

/** Items by names that the reader has no word for, "12 zips" of quarter zips; what he left out he has ruled out. */
function itemsCalled(
  moment: Moment,
  { items, stored }: ConversationState,
  seen: readonly ServiceMention[],
): ServiceMention[] {
  const { words, shop } = moment;
  if (stored) return [];
  return words.all.flatMap((word, at): ServiceMention[] => {
    const span = { start: word.start, end: word.end };
    const item = items.find((one) => namesOf(one, shop).includes(word.stem));
    if (!item || seen.some((one) => overlap(one, { span }))) return [];
    const isRead = (from: number): boolean =>
      findServices({
        ...slotContextOf(moment),
        words: splitWords(words.message.slice(words.all[from]?.start ?? word.start, word.end), shop),
      }).length > 0;
    if ((isRead(at) || isRead(at - 1)) && RULES_OUT.test(words.plain)) return [];
    return [{ slug: '', text: word.raw, phrase: word.stem, span, at, ofItem: item.id }];
  });
}

/** Words by which goods are ruled out that are named all the same. */
const RULES_OUT =
  / (?:not|no|instead|rather|forget|drop|scrap|scratch|skip|without|never|nah|change|switch|swap|go back|overruled|en vez|ya no) /;

/** Whose goods are what is worked on: "magnets for two vans" wishes for no vans. */
export const VEHICLES = 'car-wraps';

/** With the word before it, "runner shirts"; `ofItsOwn` where its number stands before that. */
function fullName(mention: ServiceMention, { all, message }: Words): ServiceMention | undefined {
  const word = all[mention.at - 1];
  if (
    word?.kind !== 'word' ||
    COLORS.has(word.stem) ||
    SHADES.has(word.text) ||
    TELLS_NO_KIND.test(word.text)
  )
    return undefined;
  const span = { start: word.start, end: mention.span.end };
  const isCounted = findNumbers(all).some(({ to }) => to === mention.at - 1);
  return {
    ...mention,
    text: message.slice(span.start, span.end),
    phrase: `${word.text} ${lastWord(mention.phrase)}`,
    span,
    at: mention.at - 1,
    ...(isCounted && { ofItsOwn: true as const }),
  };
}

/** Sizes, makes and the like are told of the same goods. */
const TELLS_NO_KIND =
  /^(?:an?|the|my|our|your|of|for|on|in|with|and|or|to|is|are|do|custom|printed|embroidered|plain|blank|new|more|other|extra|another|same|different|some|any|adults?|youth|kids?|child(?:ren)?s?|toddler|men|mens|women|womens|ladies|unisex|small|medium|large|big|little|long|short|cotton|nice|good|cheap)$/;

export interface Standing {
  /** It has a number of its own, "2 vans". */
  isCounted: boolean;
  /** It stands behind a word that makes it a place, "for 2 vans". */
  isBehind: boolean;
}

function standingOf({ at }: ServiceMention, { all }: Words): Standing {
  const numbers = findNumbers(all);
  let isCounted = false;
  for (let i = at - 1; i >= Math.max(0, at - MOST_BETWEEN); i -= 1) {
    const word = all[i];
    const number = numbers.find(({ from, to }) => from <= i && i < to);
    if (number) isCounted = true;
    else if (!word || word.kind === 'mark' || JOINS.test(word.text)) break;
    else if (ONTO.test(word.text) && !(word.text === 'of' && numbers.some(({ to }) => to === i)))
      return { isCounted, isBehind: true };
  }
  return { isCounted, isBehind: false };
}

const MOST_BETWEEN = 6;
const JOINS = /^(?:and|plus|also|or|then|with|y|e|o)$/;
/** Not the "of" of "a pair of magnets". */
const ONTO = /^(?:for|on|onto|of|to|from|para|de|en|sobre)$/;

/** Goods that the catalog calls by several words, "can coolers", where the reader saw none of them. */
function withCatalog({ mentions, message, words, shop }: Moment): ServiceMention[] {
  const text = message.toLowerCase();
  const found = shop.catalog.products.flatMap(({ id, words: names }) =>
    names
      .filter((word) => word.includes(' '))
      .flatMap((word): ServiceMention[] => {
        const start = text.indexOf(word);
        const span = { start, end: start + word.length };
        if (start === -1 || mentions.some((one) => overlap(one, { span }))) return [];
        const at = Math.max(
          0,
          words.all.findIndex((one) => one.start >= start),
        );
        return [{ slug: usualPage(id, shop) ?? '', text: word, phrase: word, span, at }];
      }),
  );
  return [...mentions, ...found];
}

/** "fleece jackets" is one name in two. */
function joined(mentions: readonly ServiceMention[], message: string): ServiceMention[] {
  return mentions.filter(({ span }, i) => {
    const next = mentions[i + 1];
    return (
      !next || message.slice(span.end, next.span.start).trim() !== '' || next.phrase.split(' ').length > 2
    );
  });
}

/** "beanies with an embroidered patch": how they are made, and nothing beside them. */
function withoutWays(mentions: readonly ServiceMention[], shop: Shop): ServiceMention[] {
  const [first, ...rest] = mentions;
  if (!first || rest.length === 0) return [...mentions];
  const ways = shop.catalog.methods.flatMap(({ words }) => words);
  const goods = mentions.filter(({ phrase }) => !ways.includes(phrase));
  return goods.length > 0 ? goods : [first];
}
