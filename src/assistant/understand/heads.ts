// The goods that a message wishes for, of all that it names.
import type { Shop } from '../../schemas/shop.ts';
import type { ConversationState } from '../state.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { goodsNamed, standingOf, VEHICLES } from './goods-named.ts';
import { itemNamed, sameThing, thingFor } from './named-items.ts';
import { type ServiceMention, thingOf } from './reading/service.ts';
import { worded } from './reading/words/triggers.ts';

/**
 * The goods that are wished for: not what they go on, "magnets for my truck", and of a choice the first, "hoodies or
 * tees". What has a number of its own is wished for.
 */
export function headsOf(moment: Moment, state: ConversationState, shop: Shop): ServiceMention[] {
  const { message, words } = moment;
  const named = goodsNamed(moment, state, shop);
  const isKnown = (mention: ServiceMention): boolean => itemNamed(mention, state, shop) !== undefined;
  const isVehicle = ({ slug }: ServiceMention): boolean => slug === VEHICLES;
  const before = (i: number): string => message.slice(goods[i - 1]?.span.end ?? 0, goods[i]?.span.start);
  // "a website and a van wrap": of a wrap and its van the van is the goods.
  const vehicle =
    named.filter(isVehicle).find((mention) => thingFor(mention, shop) !== null) ?? named.findLast(isVehicle);
  const goods = named.filter(
    (mention, i) =>
      thingFor(mention, shop) !== null || (mention === vehicle && isCoordinate(named, i, message)),
  );
  const isWrap = WRAPS.test(words.plain);
  const told = goods.map((mention) => ({ mention, ...standingOf(mention, words) }));
  const wished = told.filter(({ mention, isCounted, isBehind }, i) => {
    if (isKnown(mention)) return true;
    if (APART.test(message.slice(0, mention.span.start))) return told.length === 1;
    if (isVehicle(mention) && isWrap && i > 0) return true;
    const isOwn = isCounted && !isBehind;
    if (
      isVehicle(mention) &&
      !isWrap &&
      thingFor(mention, shop) !== null &&
      thingOf([mention], VEHICLES) === null
    )
      return isOwn && !OWNED.test(before(i)) && isCoordinate(goods, i, message);
    return i === 0 || isOwn || !GOES_ON.test(before(i));
  });
  const heads = (wished.length > 0 ? wished : told)
    .map(({ mention }) => mention)
    .filter(
      (mention, i, all) =>
        i === 0 ||
        isKnown(mention) ||
        all.slice(0, i - 1).some((other) => sameThing(other, mention, shop)) ||
        !isRenamed(message, all[i - 1], mention),
    );
  const [first, second] = heads;
  const isChoice = first && second && CHOICE.test(message.slice(first.span.end, second.span.start));
  const isOnlyAsked = isQuestion(words) && !/ \d+ /.test(words.plain) && !COUNTS.test(words.plain);
  return isChoice || isOnlyAsked ? heads.slice(0, 1) : heads;
}

/** Stands it in a row with goods before or behind it? */
const isCoordinate = (goods: readonly ServiceMention[], i: number, message: string): boolean =>
  [i, i + 1].some((at) => {
    const [one, next] = [goods[at - 1], goods[at]];
    return one && next && COORDINATES.test(message.slice(one.span.end, next.span.start));
  });

/** "40 work shirts, charcoal long sleeve": the same goods told more closely, without a number or "and". */
function isRenamed(message: string, before: ServiceMention | undefined, mention: ServiceMention): boolean {
  if (!before || before.slug !== mention.slug) return false;
  const between = message.slice(before.span.end, mention.span.start);
  if (mention.slug === VEHICLES) return !/\b(?:and|plus)\b|&/i.test(between);
  return !ADDS.test(between) && !/[\d&]/.test(between);
}

const WRAPS = worded(/ (?:wrap\w*|letter\w*|vinyl graphics) /);

const GOES_ON =
  /\b(?:for|on|onto|of|to|with|from|para|de|en|sobre|con)\s(?:(?!and\b|plus\b|also\b|y\b|e\b|\d)[^\s,;.]+\s){0,3}$/i;

/** "separate from the shirts", "same logo as on the hats": named, and not wished for. */
const APART =
  /\b(?:separate|apart|aside|besides?|other than|in addition|on top|same \S+)\s(?:(?:from|to|of|as|on)\s){0,2}(?:the|those|these|my|our)\s$/i;

/** "I have a pickup and want magnets" */
const OWNED = /\b(?:have|own|drive|got)\b[^,.;]*$/i;

const COORDINATES = /\b(?:and|plus|also|y)\b|[,&+]/i;

const ADDS = /\b(?:and|plus|also|an?|some|y|e|un[ao]s?|two|three|four|five|six|ten)\b|,/i;

const CHOICE = /\bor\b|\bo\b/i;

const COUNTS = worded(/ (?:two|three|four|five|six|ten|twelve|dozen|need|want|and) /);
