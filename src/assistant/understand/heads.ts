// The goods that a message wishes for, of all that it names.
import type { Shop } from '../../schemas/shop.ts';
import type { ConversationState } from '../state.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { usualPage } from './goods.ts';
import { itemNamed, thingFor } from './named-items.ts';
import { type ServiceMention, thingOf } from './reading/service.ts';
import { worded } from './reading/words/triggers.ts';

/** The goods that are wished for: not what they go on, "magnets for my truck", and of a choice the first, "hoodies or tees". */
export function headsOf(
  { mentions, message, words }: Moment,
  state: ConversationState,
  shop: Shop,
): ServiceMention[] {
  const goods = withoutWays(joined(withCatalog(mentions, message, shop), message), shop).filter(
    (mention) => thingFor(mention, shop) !== null,
  );
  const isKnown = (mention: ServiceMention | undefined): boolean =>
    mention !== undefined && itemNamed(mention, state, shop) !== undefined;
  const isWrap = WRAPS.test(words.plain);
  const bare = goods.filter(
    (mention) => isWrap || mention.slug !== VEHICLES || thingOf([mention], mention.slug) !== null,
  );
  const wished = bare.length > 0 ? bare : goods;
  const others = wished.filter(({ span }, i) =>
    i === 0
      ? wished.length === 1 || !APART.test(message.slice(0, span.start))
      : (isWrap && wished[i]?.slug === VEHICLES) ||
        isKnown(wished[i]) ||
        !GOES_ON.test(message.slice(wished[i - 1]?.span.end, span.start)),
  );
  const heads = others.filter((mention, i) => i === 0 || !isRenamed(message, others[i - 1], mention));
  const [first, second] = heads;
  const isChoice = first && second && CHOICE.test(message.slice(first.span.end, second.span.start));
  const isOnlyAsked = isQuestion(words) && !/ \d+ /.test(words.plain) && !COUNTS.test(words.plain);
  return isChoice || isOnlyAsked ? heads.slice(0, 1) : heads;
}

/** Goods that the catalog calls by several words, "can coolers", where the reader saw none of them. */
function withCatalog(mentions: readonly ServiceMention[], message: string, shop: Shop): ServiceMention[] {
  const text = message.toLowerCase();
  const found = shop.catalog.products.flatMap(({ id, words }) =>
    words
      .filter((word) => word.includes(' '))
      .flatMap((word): ServiceMention[] => {
        const start = text.indexOf(word);
        const span = { start, end: start + word.length };
        if (start === -1 || mentions.some((one) => one.span.start < span.end && span.start < one.span.end))
          return [];
        return [{ slug: usualPage(id, shop) ?? '', text: word, phrase: word, span, at: 0 }];
      }),
  );
  return found.length === 0
    ? [...mentions]
    : [...mentions, ...found].toSorted((a, b) => a.span.start - b.span.start);
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

/** "40 work shirts, charcoal long sleeve": the same goods told more closely, without a number or "and". */
function isRenamed(message: string, before: ServiceMention | undefined, mention: ServiceMention): boolean {
  if (!before || before.slug !== mention.slug) return false;
  const between = message.slice(before.span.end, mention.span.start);
  if (mention.slug === VEHICLES) return !/\b(?:and|plus)\b|&/i.test(between);
  return !ADDS.test(between) && !/[\d&]/.test(between);
}

/** Whose goods are what is worked on: "magnets for two vans" wishes for no vans. */
const VEHICLES = 'car-wraps';

const WRAPS = worded(/ (?:wrap\w*|letter\w*|vinyl graphics) /);

const GOES_ON =
  /\b(?:for|on|onto|of|to|with|from|para|de|en|sobre|con)\s(?:(?!and\b|plus\b|also\b|y\b|e\b|\d)[^\s,;.]+\s){0,3}$/i;

/** "separate from the shirts", "same logo as on the hats": named, and not wished for. */
const APART =
  /\b(?:separate|apart|aside|besides?|other than|in addition|on top|same \S+)\s(?:(?:from|to|of|as|on)\s){0,2}(?:the|those|these|my|our)\s$/i;

const ADDS = /\b(?:and|plus|also|an?|some|y|e|un[ao]s?|two|three|four|five|six|ten)\b|,/i;

const CHOICE = /\bor\b|\bo\b/i;

const COUNTS = worded(/ (?:two|three|four|five|six|ten|twelve|dozen|need|want|and) /);
