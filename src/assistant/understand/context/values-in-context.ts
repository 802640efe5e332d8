// What a number or a size means in the light of what is known and was asked, where the message alone cannot tell.

import type { Slots } from '../../../schemas/reading.ts';
import { figure } from '../../wording/wording.ts';
import { thingOf } from '../reading/service.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import { splitWords } from '../reading/words/words.ts';
import { APPAREL } from './goods-kinds.ts';
import type { Moment } from './moment.ts';
import { onlyOfMix } from './name-vehicle.ts';
import { isOfPart } from './part-of-goods.ts';
import { isQuestion } from './question.ts';
import { readSlots } from './read-slots.ts';
import { nothingKnown } from './reader-state.ts';
import { isOneVehicle } from './vehicle.ts';

const LONGEST = 300;

/** How many: as read, chosen of the numbers on offer, said anew after one was known, or the one vehicle that is talked about. */
export function quantityInContext(moment: Moment, told: Slots): number | undefined {
  const { state, words } = moment;
  const service = told.service ?? state.slots.service;
  const known = state.slots.quantity;
  // "so 450 and thats it?", a figure of the reply; a site is one.
  const isFigure =
    told.quantity !== undefined &&
    isQuestion(words) &&
    new RegExp(`\\$${figure(told.quantity)}(?:\\.\\d\\d)?(?!\\.?\\d|,\\d| each)`).test(
      moment.before.lastReply,
    );
  const isOneSite =
    service === 'websites-and-ai' &&
    (told.quantity ?? 0) > MOST_SITES &&
    !/ (?:web)?sites /.test(words.plain);
  if (isFigure || isOneSite || isOfAccessory(moment, told)) return known;
  const isPart = known !== undefined && (told.quantity ?? known) < known && isOfPart(moment);
  if (isPart && (told.dimensions ?? told.colors ?? told.imprintLocations) !== undefined) return;
  // The one of "the smaller one" is no number.
  const quantity =
    ((told.quantity ?? 1) > 1 ? undefined : chosenQuantity(moment)) ??
    told.quantity ??
    answeredNumber(moment) ??
    newNumber(moment, service);
  if (quantity === undefined && service === 'car-wraps')
    return ofOneKind(moment) ?? (known === undefined ? oneVehicle(moment) : undefined);
  return quantity;
}

/** "can I add 5 riders", of 15 yard signs: something else that comes to them. */
function isOfAccessory({ words, state: { thing, slots } }: Moment, { quantity }: Slots): boolean {
  const [, number, noun = ''] = ADDED.exec(words.plain) ?? [];
  if (number === undefined || slots.quantity === undefined || thing === null) return false;
  const isOfThese = `${thing}s`.endsWith(noun) || thing.endsWith(noun.replace(/s$/, ''));
  return quantity === slots.quantity + Number(number) && !APPAREL.has(slots.service ?? '') && !isOfThese;
}

const ADDED =
  / add(?:ing)? (?:on |another )?(\d+) (?!more |extra |additional |of |to |for |on |in |pieces |pcs |units |total |then |please |ok )([a-z]+) /;

function oneVehicle(moment: Moment): number | undefined {
  const { words, state } = moment;
  // One van may carry two or four of them.
  if (/magnet|imán/.test(state.thing ?? '')) return;
  const isYearAlone = MODEL_YEAR.test(words.plain) && !OF_SEVERAL.test(words.plain);
  return isYearAlone || isOneVehicle(moment) ? 1 : undefined;
}

/** "just the vans", of 6 vans and 2 box trucks. */
function ofOneKind({ before, words, shop }: Moment): number | undefined {
  const kind = onlyOfMix(words.plain, before.thing)?.split(' ');
  if (kind === undefined) return;
  for (const said of before.said.toReversed()) {
    const { all } = splitWords(said.slice(0, LONGEST), shop);
    const number = findNumbers(all).find(({ to }) => {
      const at = all.findIndex(({ stem }, i) => i >= to && i < to + 3 && stem === kind[0]);
      return at !== -1 && kind.every((one, i) => all[at + i]?.stem === one);
    });
    if (number !== undefined && number.value < (before.slots.quantity ?? 0)) return number.value;
  }
  return;
}

const MOST_SITES = 9;

/** "2021", "its a 2019": a year, where a vehicle is talked about. */
const MODEL_YEAR = worded(
  /(?<! (?:in|since|from|of|until|by|last|before|after)) (?:19[5-9]|20[0-4])\d (?:$|\? |and |btw |model |by the way )/,
);
const OF_SEVERAL = / (?:vans|trucks|cars|vehicles|trailers|buses|pickups|fleet|all|both|each|they) /;

/** "the smaller one", "the last" of the numbers that were offered to choose from. */
function chosenQuantity({ before, words, folded }: Moment): number | undefined {
  // "how long does it last" chooses nothing.
  if (before.asked !== 'quantity' || (isQuestion(words) && !CHOOSES.test(words.plain))) return;
  const place = CHOICES.findIndex((choice) => choice.test(words.plain) || choice.test(folded));
  return place === -1 ? undefined : before.offered.at([0, 1, -1][place] ?? 0);
}

const CHOOSES = worded(/ (?:can|could|would) (?:i|we|you) (?:\S+ ){0,3}the (?:\S+)(?: one)? (?:\? )?$/);

const CHOICES = [
  /(?:^| the| with| do| take| maybe| probably| say| guess| think| like) (?:small|smaller|smallest|low|lower|lowest|first|least|fewest)(?: (?:one|number|amount|of (?:those|them)))? $|\b(?:el|la) (?:menor|primero|primera|mas baj[oa])\b/,
  /(?:^| the| with| do| take| maybe| probably| say| guess| think| like) (?:middle|medium|second)(?: (?:one|number|amount|of (?:those|them)))? $|\b(?:el|la|las|los) (?:de (?:en )?medio|del medio|segund[oa]s?)\b/,
  /(?:^| the| with| do| take| maybe| probably| say| guess| think| like) (?:big|bigger|biggest|high|higher|highest|large|larger|largest|last|most)(?: (?:one|number|amount|of (?:those|them)))? $|\b(?:el|la) (?:mayor|ultim[oa]|mas alt[oa])\b/,
];

/** "just 1", where the price was told before the number was known and a choice was asked for instead. */
function answeredNumber({ before, state, words, shop }: Moment): number | undefined {
  const { asked, askedOption, slots } = before;
  if (asked !== 'option' || slots.quantity !== undefined || slots.service === undefined) return;
  const option = shop.prices[slots.service]?.options.find(({ name }) => name === askedOption);
  if (option?.kind !== 'choice' || state.slots.quantity !== undefined || !BARE.test(words.plain)) return;
  return findNumbers(words.all)[0]?.value;
}

const BARE = worded(/^ (?:(?:just|only|about|maybe|like|probably) )*\S+ (?:please |of them |for now )?$/);

/** "ok 1000 then", "fine, 60", "no lets do hats, 20", the 144 of an estimate: another number of the goods at hand. */
function newNumber(
  { state, before, message, words, reading, shop }: Moment,
  service: string | undefined,
): number | undefined {
  const { asked, askedOption, slots, lastReply } = before;
  if (slots.quantity === undefined || slots.service === undefined || isQuestion(words)) return;
  const { phone, email, dueDate } = reading.slots;
  if (asked === 'phone' || (phone ?? email ?? dueDate) !== undefined) return;
  const options = shop.prices[slots.service]?.options ?? [];
  if (asked === 'option' && options.some(({ name, kind }) => kind === 'number' && name === askedOption))
    return;
  const text = spaced(message);
  const isOtherGoods = service !== slots.service || state.thing !== before.thing;
  const match = ANEW.exec(text) ?? (isOtherGoods ? (LAST.exec(text) ?? ALONE.exec(text)) : null);
  const value = Number(match?.groups?.number ?? Number.NaN);
  if (!(value >= 1)) return;
  const isOffered = lastReply.includes(` ${figure(value)} `);
  // "ok 12 then", asked for a day, may be the 12th.
  if (
    asked === 'dueDate' &&
    value <= LAST_OF_MONTH &&
    !isOffered &&
    !isOtherGoods &&
    match?.groups?.then === undefined
  )
    return;
  const isSaid = (match?.groups?.go ?? match?.groups?.then) !== undefined;
  return isSaid || isOffered || isOtherGoods ? value : undefined;
}

const LAST_OF_MONTH = 31;

/** In lower case, its marks as words of their own and "1,000" as 1000. */
const spaced = (message: string): string =>
  ` ${message
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[.,!;]+(?=\s|$)/g, ' .')
    .replace(/\s+/g, ' ')
    .trim()} `;

const ANEW =
  /^ (?<go>(?:(?:ok|okay|k|fine|all right|alright|sure|well|no|yes|yeah|cool|deal|then|so|great|perfect|good|hmm|just|actually|let['’]?s|let|let me|we['’]?ll|i['’]?ll|we|i|will|can|could|would|['’]?d|do|go|get|take|make|need|want|have|order|put|me|us|with|for|it|them|that|the|at|up|to|bump|\.) )+)?(?<number>\d{1,6}) (?<then>then|it is|instead|please|works|is (?:fine|good|ok|great)|of (?:them|those|the same)|sounds good|total)?(?: ?\.| ?$)/;
const LAST = / (?<number>\d{1,6}) (?:(?:of (?:them|those)|please|then) )?(?:\. )?$/;

/** "back to tees, 48, still navy" */
const ALONE = / \. (?<number>\d{1,6}) (?:(?:of (?:them|those)|please|then) )?\. /;

/** "the big ones 8 ft" and then "and the small one 4 ft": both sizes, unless the second puts the first right. */
export function dimensionsInContext(moment: Moment, told: string | undefined): string | undefined {
  const { before, state, words, cues, reading, message } = moment;
  const read = told && inFeet(moment, told);
  const known = state.slots.dimensions;
  if (read === undefined || known === undefined || known === read) return read;
  // "the 4x10 is for outside", of two that are known
  if (known.split(' and ').some((size) => bare(size) === bare(read))) return known;
  if (before.job !== state.job || (before.slots.quantity ?? 2) < 2) return read;
  // "18 x 24 is too small, go 24 x 36"
  const isNamedAgain = bare(message).includes(bare(known));
  const isOther =
    OTHER_PIECE.test(words.plain) && !isNamedAgain && !cues.has('change') && reading.intents[0] !== 'deny';
  return isOther && !known.includes(read) ? `${known} and ${read}` : read;
}

/** Sides of a banner without a unit are feet, and said so: '3x8 ft'. */
function inFeet({ state, mentions }: Moment, told: string): string {
  const sides = BARE_SIDES.exec(told)?.slice(1).map(Number);
  const goods = thingOf(mentions, 'signs-and-banners') ?? state.thing ?? '';
  return sides &&
    BANNER.test(goods) &&
    Math.min(...sides) <= MOST_FEET[0] &&
    Math.max(...sides) <= MOST_FEET[1]
    ? `${told} ft`
    : told;
}

const BARE_SIDES = /^(\d{1,2}(?:\.5)?) ?(?:x|by|×) ?(\d{1,2}(?:\.5)?)$/i;
const BANNER = /\b(?:banner|backdrop|billboard)s?$/i;
const MOST_FEET: readonly [number, number] = [20, 60];

/** '4x10' of '4 by 10 ft' */
const bare = (size: string | undefined): string =>
  (size ?? '')
    .toLowerCase()
    .replace(/by|×/g, 'x')
    .replace(/[^\dx.]/g, '');

/** Some of the pieces, and not all of them anew. */
const OTHER_PIECE = worded(
  / (?:the (?:small|smaller|little|big|bigger|large|larger|other|others|second|third|last|rest)|(?:and|plus|but|also) (?:the |a |an )?(?:one|two|three|four|five|other|others|\d+|some|rest|half|small|smaller|big|bigger)|(?:one|two|three|\d+|some|half|rest) (?:of them|is|are|at|should be)) /,
);

/** "large", said of the pieces whose size was asked for: the sizes with those among them. */
export function sizesInContext({ before, message, reading, shop, now }: Moment): Slots['sizes'] {
  const { quantity, sizes } = before.slots;
  // "all large", of 12 shirts
  const [, one] = reading.slots.sizes === undefined ? (ALL_ONE.exec(message) ?? []) : [];
  if (one !== undefined && quantity !== undefined) {
    const all = readSlots(`${quantity} ${one}`, nothingKnown(), shop, now).sizes;
    if (all !== undefined) return all;
  }
  if (before.asked !== 'sizes' || sizes === undefined || quantity === undefined) return reading.slots.sizes;
  const left = quantity - sumOf(sizes);
  if (left < 1 || reading.slots.sizes !== undefined || !BARE_SIZE.test(message)) return reading.slots.sizes;
  const [of, ...others] = Object.entries(
    readSlots(`${left} ${message}`, nothingKnown(), shop, now).sizes ?? {},
  );
  return of && others.length === 0 ? { ...sizes, [of[0]]: (sizes[of[0]] ?? 0) + left } : undefined;
}

const ALL_ONE =
  /^\W*(?:(?:sizes?|ok|yes|and|so)\W+)?(?:(?:they|these|them|just|make|want|need|are|will be|should be|do|get)(?:['’]re)? ){0,3}all (?:(?:of them|in|size|are|should be|will be|be|adult|the same(?: size)?,?) ){0,2}([a-z0-9-]{1,12})\W*(?:please|thanks)?\W*$/i;
const BARE_SIZE =
  /^\W*(?:(?:all|the rest|they|in|are|make (?:it|them|that)|put (?:it|them) in|an?) ){0,3}[a-z0-9-]{1,8}s?\W*(?:please)?\W*$/i;

/** The pieces of all sizes. */
export const sumOf = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((all, pieces) => all + pieces, 0);
