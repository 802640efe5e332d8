// The goods that a message wishes for, of all that it names.
import type { ConversationState } from '../state/state.ts';
import type { Moment } from './context/moment.ts';
import { isQuestion } from './context/question.ts';
import { goodsNamed, type Standing, VEHICLES } from './goods-named.ts';
import { type Head, itemNamed, sameThing } from './named-items.ts';
import { type ServiceMention, thingOf } from './reading/service.ts';
import { worded } from './reading/words/triggers.ts';

/**
 * The goods that are wished for: not what they go on, "magnets for my truck", and of a choice the first, "hoodies or
 * tees". What has a number of its own is wished for.
 */
export function headsOf(moment: Moment, state: ConversationState): Head[] {
  const { message, words, shop } = moment;
  const named = goodsNamed(moment, state);
  const between = (one: ServiceMention | undefined, next: ServiceMention | undefined): string =>
    message.slice(one?.span.end ?? 0, next?.span.start);
  const isCoordinate = (all: readonly Head[], i: number): boolean =>
    [i, i + 1].some((at) => all[at - 1] && all[at] && COORDINATES.test(between(all[at - 1], all[at])));
  // "a website and a van wrap": of a wrap and its van the van is the goods.
  const vehicles = named.filter(isVehicle);
  const vehicle = vehicles.find(({ thing }) => thing !== null) ?? vehicles.at(-1);
  const goods = named.filter((one, i) => one.thing !== null || (one === vehicle && isCoordinate(named, i)));
  const isWrap = WRAPS.test(words.plain);
  const isKnown = (head: Head): boolean => itemNamed(head, state, shop) !== undefined;
  const isWished = (head: Head & Standing, i: number): boolean => {
    const before = between(goods[i - 1], head);
    const isOwn = head.isCounted && !head.isBehind;
    if (isKnown(head)) return true;
    if (APART.test(message.slice(0, head.span.start))) return goods.length === 1;
    if (isVehicle(head) && isWrap && i > 0) return true;
    if (isVehicle(head) && !isWrap && head.thing !== null && thingOf([head], VEHICLES) === null)
      return isOwn && !OWNED.test(before) && isCoordinate(goods, i);
    return i === 0 || isOwn || !GOES_ON.test(before);
  };
  const wished = goods.filter(isWished);
  const heads = (wished.length > 0 ? wished : goods).filter((head, i, all) => {
    const last = all[i - 1];
    if (!last || isKnown(head) || all.slice(0, i - 1).some((other) => sameThing(other, head))) return true;
    return last.slug !== head.slug || !isToldCloser(between(last, head), head);
  });
  const [first, second] = heads;
  const isChoice = second !== undefined && CHOICE.test(between(first, second));
  const isOnlyAsked = isQuestion(words) && !/ \d+ /.test(words.plain) && !COUNTS.test(words.plain);
  return isChoice || isOnlyAsked ? heads.slice(0, 1) : heads;
}

const isVehicle = ({ slug }: ServiceMention): boolean => slug === VEHICLES;

/** "40 work shirts, charcoal long sleeve": the same goods told more closely, without a number or "and". */
const isToldCloser = (between: string, head: Head): boolean =>
  isVehicle(head) ? !/\b(?:and|plus)\b|&/i.test(between) : !ADDS.test(between) && !/[\d&]/.test(between);

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
