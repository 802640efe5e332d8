// Several goods in one message: "50 shirts and 2 banners". The first are the job; the others wait as jobs of their own.
import type { Slots } from '../schemas/reading.ts';
import { APPAREL, isOfTheSite, kindOf } from './change-goods.ts';
import type { Moment } from './moment.ts';
import { isMadeSingly } from './priced-by.ts';
import { readSlots } from './read.ts';
import { readInkColors } from './reading/ink-colors.ts';
import { readPriceOptions } from './reading/price-options.ts';
import { findServices, type ServiceMention, thingOf } from './reading/service.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { own } from './reading/words/own.ts';
import { worded } from './reading/words/triggers.ts';
import { splitWords } from './reading/words/words.ts';
import { initialState } from './state.ts';
import { fitting, OF_EACH, SENTENCE_END, toldBeside } from './told-of-all.ts';
import type { OtherJob } from './turn.ts';

export type Goods = Pick<OtherJob, 'slots' | 'options' | 'inkColors' | 'thing'>;

interface Further {
  goods: Goods[];
  /** What of the message is said of the first goods, where others are named. */
  rest?: string;
  /** How many of the first, where the number read is another's: "a sign for the window and 4 aprons"; null if not told. */
  first?: number | null;
}

const NONE: Further = { goods: [] };

/**
 * The goods after the first; none in a correction, a choice or talk of an old order. Without a number of its own stands what
 * is wanted besides: "50 shirts and some hats", "60 tees and stickers".
 */
export function furtherGoods(moment: Moment): Further {
  const { mentions, reading, message, state, words, shop } = moment;
  const { intents, slots } = reading;
  const another = inAnotherSize(moment);
  if (another) return { goods: [another], rest: '', first: null };
  if (mentions.length < 2 || slots.service === undefined) return NONE;
  if (intents.some((intent) => NO_WISH.has(intent)) || PER_PIECE.test(words.plain) || isOfTheSite(moment))
    return NONE;
  const between = message.slice(mentions[0]?.span.end, mentions.at(-1)?.span.start);
  if (NO_SUM.test(splitWords(between, shop).plain)) return NONE;
  const clauses = withJoints(message, mentions)
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(JOINTS))
    .slice(0, MOST_CLAUSES);
  if (clauses.length < 2) return NONE;
  const isWish = intents.includes('quote') || intents.includes('design');
  const isOfEach = OF_EACH.test(words.plain);
  const found: (Told & { clause: string })[] = [];
  for (const clause of clauses)
    for (const told of goodsIn(clause, moment, isWish)) {
      // A number may go for both of "pens and lanyards, 300 people".
      // "pens and lanyards, 300 of each"
      if (isOfEach && slots.quantity !== undefined) told.slots.quantity ??= slots.quantity;
      const isShared = slots.quantity !== undefined && !isApart(told, found, clause);
      if (told.slots.quantity === undefined && !told.isDated && isShared) continue;
      // "t-shirts with our logo, 30 shirts", "caps embroidered, 9 of them in red thread": the same, counted.
      const same = found.find(
        ({ slots: one, thing }) =>
          (one.quantity === undefined || one.quantity === told.slots.quantity || CONCLUDES.test(clause)) &&
          thing !== null &&
          ((told.thing === null && one.service === told.slots.service) ||
            thing === told.thing ||
            thing.endsWith(` ${told.thing}`) ||
            told.thing?.endsWith(` ${thing}`) ||
            kindOf(thing) === told.thing ||
            thing === kindOf(told.thing)),
      );
      if (same) Object.assign(same.slots, { quantity: told.slots.quantity });
      else found.push({ ...told, clause });
    }
  // "100 tees and 4 signs, let's start with the signs"
  const focus = mentions.some(({ isFocus }) => isFocus) ? thingOf(mentions, slots.service) : null;
  const [first, ...others] =
    focus === null ? found : found.toSorted((a, b) => Number(b.thing === focus) - Number(a.thing === focus));
  if (first && others.length === 0 && isBesideKnown(moment, first)) return { goods: [first], rest: '' };
  if (!first || others.length === 0) return NONE;
  // The others are read only where the first are the job.
  const own = ownQuantity(first, others, slots.quantity);
  if (own !== undefined && !first.isEach && first.slots.service !== slots.service) return NONE;
  // "3 trucks and a trailer" are told together.
  const isSum = slots.service === 'car-wraps' && first.slots.service === slots.service;
  if (own === undefined && !isSum && first.slots.quantity !== (slots.quantity ?? 1)) return NONE;
  const ofAll = { ...(slots.dueDate && { dueDate: slots.dueDate }), ...toldBeside(moment) };
  const goods = others
    .filter(({ slots: other, thing }) => other.service !== first.slots.service || thing !== first.thing)
    .filter(({ slots: other }) => other.service !== state.slots.service || other.quantity !== slots.quantity)
    .map(({ slots: other, options, inkColors, thing }) => ({
      slots: { ...fitting(ofAll, { slots: other, thing }), ...other },
      options,
      inkColors,
      thing,
    }));
  if (goods.length === 0) return NONE;
  const ofOthers = new Set(others.map(({ clause }) => clause));
  const rest = clauses.filter((clause) => !ofOthers.has(clause)).join(' and ');
  return { goods, rest, ...(own !== undefined && own !== slots.quantity && { first: own }) };
}

/** "also one bigger one for the gate, 2 by 3 ft", of signs whose size is known: of the same kind, with a price of its own. */
function inAnotherSize({
  before,
  message,
  mentions,
  reading,
  state,
  words,
  shop,
  now,
}: Moment): Goods | undefined {
  const { service, quantity, dimensions: known } = before.slots;
  if (service !== 'signs-and-banners' || quantity === undefined || known === undefined || before.stored)
    return;
  if (state.job !== before.job || reading.intents.some((intent) => NO_WISH.has(intent))) return;
  if (
    mentions.some((mention) => thingOf([mention], service) !== before.thing) ||
    !ADDS.test(words.plain) ||
    NO_SUM.test(words.plain)
  )
    return;
  const { count, size = '' } = IN_A_SIZE.exec(message.slice(0, LONGEST_READ))?.groups ?? {};
  const pieces = countOf(count);
  const slots: Slots = { service, quantity: pieces ?? 1 };
  const dimensions =
    reading.slots.dimensions ?? readSlots(`1 sign ${size}`, initialState(), shop, now).dimensions;
  if (size === '' || dimensions === undefined || dimensions === known) return;
  Object.assign(slots, { dimensions }, before.slots.dueDate && { dueDate: before.slots.dueDate });
  const { size: _, ...options } = state.options;
  const read = readPriceOptions(words, slots, slots, shop.prices[service], shop, null);
  return { slots, options: { ...options, ...read }, inkColors: null, thing: before.thing };
}

/** "sweatshirts for eight of us, so 8 sweatshirts" */
const CONCLUDES = /^\W*so\b/i;

/** "72 tees 36 hats 144 stickers": a number between the goods begins the next, mark or none. */
function withJoints(message: string, mentions: readonly ServiceMention[]): string {
  let text = message.slice(0, LONGEST_READ);
  for (const [i, { span }] of [...mentions.entries()].reverse()) {
    const end = mentions[i - 1]?.span.end;
    if (end === undefined || span.start > LONGEST_READ) continue;
    if (NEXT_NUMBER.test(text.slice(end, span.start))) text = `${text.slice(0, end)},${text.slice(end)}`;
  }
  return text;
}

const NEXT_NUMBER = /^\s+\d{1,5}\s+(?:(?!oz\b|inch|color|in\b|ft\b|x\b|of\b|for\b|by\b)[a-z]+\s+){0,2}$/i;

/** "just the truck and 3 shirts", where the truck is the job talked about: the shirts alone are new. */
function isBesideKnown({ before, mentions }: Moment, { slots }: Told): boolean {
  const { service } = before.slots;
  return (
    service !== undefined &&
    !before.stored &&
    slots.service !== service &&
    !(APPAREL.has(service) && APPAREL.has(slots.service ?? '')) &&
    mentions[0]?.slug === service &&
    before.jobs.every(({ slots: other }) => other.service !== slots.service)
  );
}

/** Goods of another trade than those before them, or wanted without a number: "and maybe a few hats". */
function isApart(told: Told, before: readonly Told[], clause: string): boolean {
  if (before.length === 0) return true;
  if (SOME.test(clause)) return true;
  return before.every((one) => tradeOf(one) !== tradeOf(told));
}

/** What may share a number: anything to wear, or to give away. */
const tradeOf = ({ slots: { service = '' }, thing }: Told): string | null =>
  APPAREL.has(service) ? 'apparel' : service === 'signs-and-banners' ? thing : service;

const EACH = / (?:each|apiece|per (?:person|guy|man|head)|a piece) /;
const SOME = /\b(?:some|a few|few|several|a couple|maybe|possibly|perhaps|probably|a bunch)\b/i;

/** Nobody gets one each. */
const OF_ONE: ReadonlySet<string> = new Set(['signs-and-banners', 'car-wraps', 'websites-and-ai']);

/** Of the first goods how many, where the message's number may be another's; undefined where they are told by it. */
function ownQuantity(
  first: Told,
  others: readonly Told[],
  read: number | undefined,
): number | null | undefined {
  const { quantity, service } = first.slots;
  if (quantity !== undefined && (read === undefined || quantity === read)) return;
  // "3 shirts each"
  if (read !== undefined && first.isEach) return read;
  if (read === undefined) return null;
  const other = others.find(({ slots }) => slots.quantity === read);
  // "6 teams of 12, jerseys, and 8 hats": what is counted otherwise is the first's.
  if (!other) return quantity === undefined ? read : undefined;
  // "shirts and koozies for 40 people": each gets both.
  const isForAll = other.isOfPeople && quantity === undefined && !OF_ONE.has(service ?? '');
  return isForAll ? read : (quantity ?? null);
}

/**
 * "2 banners, one 3x6 and one 4x10", "a 2x4 and two 3x8 banners": how many in all, and each size; undefined where there are
 * not several, or one is only to be chosen.
 */
export function sizesApart({
  message,
  mentions,
  reading,
  state,
  words,
}: Moment): Pick<Slots, 'quantity' | 'dimensions'> | undefined {
  const { quantity, service = state.slots.service } = reading.slots;
  if (service !== 'signs-and-banners' || mentions.length > 1 || NO_SUM.test(words.plain)) return;
  const found = [...message.slice(0, LONGEST_READ).matchAll(SIZED)];
  if (found.length < 2 || found.length > MOST_CLAUSES) return;
  // "he says 4x8 feet fits, so 4x8 please"
  if (new Set(found.map(({ groups }) => (groups?.size ?? '').replace(/[^\d.]+/g, ' ').trim())).size < 2)
    return;
  const told = found.map(({ groups }) => countOf(groups?.count));
  const [first, ...others] = told;
  // "2 banners 3x6 and 4x8"
  const isOneEach =
    (first === undefined || first === quantity) &&
    others.every((count) => count === undefined) &&
    quantity === found.length;
  const isUncounted = quantity === undefined && told.every((count) => count === undefined);
  if (isUncounted) {
    const sizes = found.map(({ groups }) => (groups?.size ?? '').trim());
    // "he says 4x8 feet, so 4x8 please"
    const isOne = new Set(sizes.map((size) => size.toLowerCase().replace(/[^\dx.]/g, ''))).size === 1;
    return isOne ? undefined : { dimensions: sizes.join(' and ') };
  }
  const counts = told.map((count) => (isOneEach ? 1 : (count ?? 0)));
  if (counts.includes(0)) return;
  const sum = counts.reduce((all, count) => all + count, 0);
  if (quantity !== undefined && quantity !== sum && !counts.includes(quantity)) return;
  const isSingle = counts.every((count) => count === 1);
  const sizes = found.map(
    ({ groups }, i) => `${isSingle ? '' : `${counts[i]} of `}${(groups?.size ?? '').trim()}`,
  );
  return { quantity: sum, dimensions: sizes.join(' and ') };
}

const FEET = String.raw`(?:\s?(?:ft|feet|foot|pies?|inch(?:es)?|in|pulgadas|['’"”])(?![a-z]))?`;
const SIZED = new RegExp(
  String.raw`(?:(?<![\w.])(?<count>an?|another|otr[ao]|un[ao]?|dos|tres|one|two|three|four|five|six|eight|ten|\d{1,3})\s(?:(?:of them|of those|is|at|are|should be|a|size|that is|thats|that's|de|como de|m[aá]s chic[ao]|m[aá]s grande|chic[ao]|grande|(?:vinyl |mesh |yard )?(?:banners?|signs?|posters?|lonas?|letreros?))\s){0,3})?(?<![\w.])(?<size>\d{1,3}(?:\.\d)?${FEET}\s?(?:x|by|por|×)\s?\d{1,3}(?:\.\d)?${FEET})`,
  'gi',
);
const IN_A_SIZE = new RegExp(
  String.raw`(?<![\w.])(?<count>another|an?|one|two|three|four|five|six|eight|ten|\d{1,3})\s(?!of\b|side)(?:[a-z]+[,:]?\s){0,8}?(?<size>\d{1,3}(?:\.\d)?${FEET}\s?(?:x|by|×)\s?\d{1,3}(?:\.\d)?${FEET})`,
  'i',
);
/** Beside what is known. */
const ADDS = worded(
  / (?:also|plus|as well|in addition|on top of that|add|adding|throw in|another|(?:one|two|three|\d+) more) |^ (?:(?:oh|ok|yes) )*and (?:then |maybe )?(?:a|an|one|two|three|another|\d+) /,
);
const COUNTS = 'one two three four five six seven eight nine ten'.split(' ');
const COUNTS_ES: Readonly<Record<string, number>> = { dos: 2, tres: 3 };
/** How many 'a', 'three', '12' or 'dos' are; 0 for another word. */
export const countOf = (said: string | undefined): number | undefined =>
  said === undefined
    ? undefined
    : /^(?:an|un|otr)/i.test(said) || said.toLowerCase() === 'a'
      ? 1
      : /^\d/.test(said)
        ? Number(said)
        : (own(COUNTS_ES, said.toLowerCase()) ?? COUNTS.indexOf(said.toLowerCase()) + 1);

/** Of what is read of the whole message what belongs to the goods after the first: a banner's size is no hoodie's. */
export function readOfOthers({ reading, shop }: Moment, { goods, rest }: Further): (keyof Slots)[] {
  const { dimensions } = reading.slots;
  const isOthers = dimensions !== undefined && goods.some(({ slots }) => slots.dimensions === dimensions);
  return isOthers && !splitWords(rest ?? '', shop).plain.includes(dimensions) ? ['dimensions'] : [];
}

const LONGEST_READ = 600;
const LONGEST_LEAD = 80;
const MOST_CLAUSES = 12;
const JOINTS =
  /\s*(?:[,;+&\n]|(?<![^\s])\d{1,2}\)(?=\s)|\b(?:and|n|plus|also|as well as|y|más|mas|además|ademas)\b)\s*/iu;
const NO_WISH: ReadonlySet<string> = new Set(['order_status', 'injection', 'abusive', 'deny', 'off_topic']);
const PER_PIECE = / (?:per|each day) /;
/** Between the goods: corrections, and goods to choose between. */
const NO_SUM =
  / (?:actually|instead|rather|or|either|versus|vs|change|changed|meant|wait|sorry|correction|no|not) /;

/** A site or a wrap, which no word of goods names: "a website", "a van wrap"; no "a truck". */
const isSingly = ({ slug, phrase }: ServiceMention): boolean =>
  slug === 'websites-and-ai'
    ? /site|page|store|bot$/.test(phrase)
    : slug === 'car-wraps' && WRAPS.test(phrase);
const LETTERED =
  /^\W*(?:(?:some|new|also|then|maybe|probably|need|get|want|the|a|we|i|like|to|have) )*(?:lettering|letters|graphics|decals|wrap|logo|name|door lettering|vinyl)\b/i;
const WRAPS = /\bwrap$|letter|graphic/;

/** "a 4x8 ft banner"; "for a banner company" and "have a website" ask for none. */
function isOnePiece(clause: string, [mention]: readonly ServiceMention[]): boolean {
  if (!mention || (thingOf([mention], mention.slug) === null && !isSingly(mention))) return false;
  return /^(?:.*\b(?:need|needs|want|wants|get|order|looking for|(?:quote|estimate|price|pricing) (?:for|on))\s)?(?:\W*(?:separate\w*|from|that|then|maybe|get|need|want|we|i|oh|por|aparte|hi|hello|hey|hola|would|like|looking|for|to|order|buy|what|how|about|quiero|necesito|ocupo|necesitamos|queremos|busco|tambi[eé]n|buen[ao]s|d[ií]as|tardes|maybe)[\s,]+)*(?:a|an|one|una?)\s(?!(?:few|couple|bunch|lot|dozen|pair|set|ton|pack|box|case|quote|price)\s)(?:\S+\s){0,4}$/i.test(
    clause.slice(0, mention.span.start).trimStart(),
  );
}

/** Wanted without a number: "need shirts", "maybe some hats"; no "we run a sign shop". */
const WANTED =
  /^(?:.*\b(?:need|needs|want|wants|get|order|looking for|like|quote (?:on|for)|do|have)\s|\W*(?:(?:then|too|also|maybe|possibly|perhaps|probably|some|any|a few|few|several|a couple(?: of)?|a bunch of|matching|new|our|the)\s)*)(?:(?:some|like|maybe|a few|few|several|any|a couple(?: of)?|matching|new|custom)\s)*(?:(?!(?:am|is|are|was|a|an|the|my|our|your|have|run|own|for|of|with|on|in|to|at|from|by|about|as|do|make|print|it|that|logo|how|many|what|which)\s)[\w-]+\s){0,2}$/i;

/** "can you build me a website" */
const BUILT =
  /\b(?:build|make|create|redo|redesign|design|need|want|do)\s(?:(?:me|us|out|up)\s)?(?:a|an|our|my|the)\s(?:new\s|simple\s|small\s|basic\s)*$/i;

interface Told extends Goods {
  isDated: boolean;
  isEach: boolean;
  /** Counted by the people they are for. */
  isOfPeople: boolean;
}

function goodsIn(clause: string, { shop, now, today, words: whole }: Moment, isWish: boolean): Told[] {
  const words = splitWords(clause, shop);
  const mentions = findServices({ words, numbers: [], taken: [], asked: null, shop, today });
  if (mentions.length === 0) return [];
  const {
    service: named,
    quantityMax,
    dimensions,
    ...slotsRead
  } = readSlots(clause, initialState(), shop, now);
  // "3x6 banner": what has a size of its own and is made singly is one.
  const isSized = dimensions !== undefined && isMadeSingly(shop, named);
  const isOne = isOnePiece(clause, mentions);
  // A website is one website.
  const isCounted = named !== 'websites-and-ai' && (isSized || isOne);
  const quantity = slotsRead.quantity ?? (isCounted ? 1 : undefined);
  // "50 shirts by the 20th, decals by the 12th"
  const before = clause.slice(0, mentions[0]?.span.start);
  const isDated = slotsRead.dueDate !== undefined && /^\W*(?:the )?$/.test(before);
  if (named === undefined) return [];
  const isNamed = thingOf(mentions, named) !== null || mentions.some(isSingly);
  // "lettering for the truck"
  const isLettered = named === 'car-wraps' && LETTERED.test(before.slice(0, LONGEST_LEAD));
  const isWanted =
    (isWish && isLettered) ||
    (isWish && isNamed && (isOne || WANTED.test(before.slice(-LONGEST_LEAD)) || BUILT.test(before)));
  if (quantity === undefined && !isDated && !isWanted) return [];
  // "20 aprons and 20 caps, all embroidered"
  const service = named === 'hats-and-t-shirts' && ALL_STITCHED.test(whole.plain) ? 'embroidery' : named;
  const slots: Slots = {
    service,
    ...(quantity !== undefined && { quantity }),
    ...(quantityMax !== undefined && { quantityMax }),
    ...(dimensions !== undefined && { dimensions }),
    ...(slotsRead.colors !== undefined && { colors: slotsRead.colors }),
    ...(slotsRead.imprintLocations !== undefined && { imprintLocations: slotsRead.imprintLocations }),
    ...(slotsRead.dueDate !== undefined && { dueDate: slotsRead.dueDate }),
  };
  return [
    {
      slots,
      options: readPriceOptions(words, slots, slots, shop.prices[service], shop, null),
      inkColors: readInkColors(words, findNumbers(words.all)) ?? null,
      thing: thingOf(mentions, service),
      isDated,
      isEach: EACH.test(words.plain),
      isOfPeople: slotsRead.quantity !== undefined && findNumbers(splitWords(before, shop).all).length === 0,
    },
  ];
}

const ALL_STITCHED = / (?:(?:all|both|everything) )?(?:embroidered|stitched) (?:please |thanks |too )?$/;
