// How many pieces: the number in a message that counts goods or people, and not inches, colors, days or dollars.

import { focusOf } from '../focus.ts';
import type { Question } from '../slot.ts';
import { overlaps, type PerHead, type SlotContext, type SlotResult, skipped, spanOf } from '../slot.ts';
import { type NumberSpan, UNITS } from '../words/numbers.ts';
import { own } from '../words/own.ts';
import { worded } from '../words/triggers.ts';
import { COLORS, GARMENTS, NOT_PIECES, PEOPLE, PIECES, VEHICLE_MAKES } from '../words/vocabulary.ts';
import type { Word } from '../words/words.ts';
import { findAlternatives } from './alternatives.ts';
import { readChange } from './changes.ts';
import { ASKED, BARE, type Counted, FOLK, GOODS, NAMED, ORDERED, TOTAL } from './counted.ts';
import { countedThing, GROUPS, isVehicleWord } from './counted-thing.ts';
import { headInRow, timesEach } from './groups.ts';
import { isLabel, isLooseLabel, isNumberOfAName, isPronoun, PHONE } from './labels.ts';
import { isForLater } from './later.ts';
import { isMovedFrom } from './moves.ts';
import { type Place, placeOf, singular } from './place.ts';
import { DECIDED, isLeft, withoutPortions } from './portions.ts';
import { reversedRange, sharedScale, upperEnd } from './ranges.ts';
import { hasReason } from './reasons.ts';
import { AS_BEFORE, isTold, isToldOnly } from './told.ts';
import { withTotals } from './totals.ts';

export interface Quantity {
  quantity: number;
  /** The upper end of a range. */
  quantityMax?: number;
}

/** Whole pieces. "a few dozen" is unclear; "one" counts only before a thing or as an answer. */
export function readQuantity(
  context: SlotContext,
  sizes: Readonly<Record<string, number>> | undefined,
): SlotResult<Quantity> {
  const { words } = context;
  const settled = sizes ? undefined : settledOn(context);
  if (settled)
    return {
      status: 'filled',
      value: { quantity: settled.value },
      span: spanOf(words, settled.from, settled.to),
    };
  // Of numbers to compare the first.
  const [one, ...others] = sizes ? [] : findAlternatives(context);
  if (one && others.length > 0)
    return { status: 'filled', value: { quantity: one.value }, span: spanOf(words, one.from, one.to) };
  const sum = sizes ? undefined : (sumOfGroups(words.plain) ?? onTop(context) ?? timesEach(context));
  if (sum !== undefined)
    return { status: 'filled', value: { quantity: sum }, span: { start: 0, end: words.message.length } };
  if (isKnownByColor(context)) return skipped;
  const counted = withoutPortions(context, countedIn(context));
  const chosen = ofHeads(context, counted) ?? choose(context, counted);
  // Of teams it is not told how many are in each.
  const isOpen = context.known !== undefined || (chosen?.thing?.kind !== 'goods' && isWorn(words));
  const best = chosen && isOpen && isGroupIn(context, chosen) ? undefined : chosen;
  const inAll = best ? undefined : ofGroupsSaid(context, counted);
  if (inAll)
    return { status: 'filled', value: { quantity: inAll.value }, span: spanOf(words, inAll.from, inAll.to) };
  const ofSizes = sizes && Object.values(sizes).reduce((total, pieces) => total + pieces, 0);
  // "one in 3XL", "six double xl and two triple" of those that are known
  const of = Object.keys(sizes ?? {});
  const isOfKnown =
    ofSizes &&
    context.known &&
    ofSizes < context.known.quantity &&
    (of.length === 1 || of.every((size) => LARGE.test(size)));
  const isOfSizes = counted.every(
    ({ value }) => value === ofSizes || Object.values(sizes ?? {}).includes(value),
  );
  if (isOfKnown && isOfSizes && !DECIDED.test(words.plain)) return skipped;
  if (ofSizes && (!best || best.weight < GOODS || best.max !== undefined)) {
    const unsized = counted.filter((one) => one.value < ofSizes && isUnsized(words.all, one));
    const all = unsized.reduce((sum, { value }) => sum + value, ofSizes);
    return { status: 'filled', value: { quantity: all }, span: spanOf(words, 0, words.all.length) };
  }
  const change = best && best.weight >= TOTAL ? undefined : readChange(context);
  if (change) return { status: 'filled', value: { quantity: change.value }, span: change.span };
  if (best) {
    const value: Quantity = { quantity: best.value };
    if (best.max !== undefined) value.quantityMax = best.max;
    return { status: 'filled', value, span: spanOf(words, best.from, best.to) };
  }
  const numbered = sizes ? null : NUMBERED.exec(words.message);
  const [first = 0, last = 0] = numbered?.slice(1).map(Number) ?? [];
  if (numbered && last > first && numbered.index < LONGEST_READ)
    return {
      status: 'filled',
      value: { quantity: last - first + 1 },
      span: { start: numbered.index, end: numbered.index + numbered[0].length },
    };
  const vague = context.asked === 'quantity' ? VAGUE.exec(words.message) : null;
  if (vague) return { status: 'unclear', span: { start: vague.index, end: vague.index + vague[0].length } };
  return skipped;
}

/** "6 medium, 4 large and 5 kids": more of them, whose sizes are not told. */
const isUnsized = (all: readonly Word[], { from, to }: Counted): boolean =>
  UNSIZED.test(all[to]?.stem ?? '') &&
  /^(?:,|and|plus|&)$/.test(all[from - 1]?.text ?? '') &&
  (all[to + 1] === undefined || /^(?:[.,;!]|and|by|for|in)$/.test(all[to + 1]?.text ?? ''));
const UNSIZED = /^(?:kid|youth|child|children|toddler|infant)$/;

/** "jerseys for 2 teams": goods that everybody in them gets, unlike a banner. */
const isWorn = ({ all }: SlotContext['words']): boolean =>
  all.some(({ text, stem }) => text !== stem && GARMENTS.has(stem)) &&
  !all.some(({ stem }) => PIECES.has(stem));

/** "maybe 80? yes 80", "50 or 75 totes? let's do 75": of the numbers that were weighed the one taken up again. */
function settledOn(context: SlotContext): NumberSpan | undefined {
  const { words, numbers, taken } = context;
  if (numbers.length < 2 || !TAKEN_UP.test(words.plain)) return;
  return numbers.findLast((number, at) => {
    const { before, after } = placeOf(words.all, number);
    return (
      ANSWERS_SELF.test(before) &&
      STOPS.test(after) &&
      numbers
        .slice(0, at)
        .some((one) => one.value === number.value && !EACH_AFTER.test(placeOf(words.all, one).after)) &&
      numbers.slice(0, at + 1).every(({ from, to }) => !overlaps(spanOf(words, from, to), taken))
    );
  });
}

const TAKEN_UP = worded(/ (?:yes|ok|sure|let us|i will|we will|just|go with) /);
const ANSWERS_SELF =
  / [?.;,] (?:(?:yes|yeah|ok|sure|right|i (?:think|guess)|let us|we will|i will|go with|going with|do|get|take|say|call it|make it|just|probably|definitely|,) ){1,4}$/;

/** "2 teams, 13 and 15 girls": as many numbers as groups are those in each. */
function sumOfGroups(plain: string): number | undefined {
  if (!GROUPS_SAID.test(plain)) return;
  const [, said = '', list = ''] = IN_GROUPS.exec(plain) ?? [];
  const inEach = list.match(/\d+/g)?.map(Number) ?? [];
  const groups = said === 'both' ? 2 : (own(UNITS, said) ?? Number(said));
  return groups > 1 && inEach.length === groups ? inEach.reduce((sum, one) => sum + one, 0) : undefined;
}

const GROUPS_SAID = worded(
  / (?:teams?|classe?s?|squads?|crews?|groups?|shifts?|troops?|grades|sections|families) /,
);
const IN_GROUPS =
  / (2|3|4|both|two|three|four) (?:\w+ )?(?:teams?|classe?s?|squads?|crews?|groups?|shifts?|troops?|grades|sections|families) (?:of |with |has |have |so |are )?((?:\d{1,3} (?:and |plus )?){1,3}\d{1,3}) (?!each|per |of each|to |or )/;

const LARGE = /^[2-6]XL$/;

/** "2 extra on top of the 15" */
function onTop({ words: { all, plain }, numbers }: SlotContext): number | undefined {
  if (!plain.includes(' on top of ')) return;
  const at = numbers.findIndex(({ to }, i) => {
    const next = numbers[i + 1];
    return next !== undefined && ON_TOP.test(singular(all.slice(to, next.from)));
  });
  const [extra, others] = numbers.slice(at, at + 2);
  return at === -1 || !extra || !others ? undefined : extra.value + others.value;
}

const ON_TOP =
  /^ (?:(?:more|extra|additional|spare|backup) )?(?:\w+ )?on top of (?:the|my|our|those|these|that)(?: original| first)? $/;

/** "can I get 24 black 24 gray", "24 with names and 24 without", of 48 */
function isKnownByColor({ words, numbers, known }: SlotContext): boolean {
  const parts = known
    ? numbers.filter(({ to }) => {
        const { stem = '', text = '' } = words.all[to] ?? {};
        return COLORS.has(stem) || /^(?:with|without|w)$/.test(text);
      })
    : [];
  return parts.length > 1 && parts.reduce((sum, { value }) => sum + value, 0) === known?.quantity;
}

/** "stickers numbered 1 to 150": each has its own. */
const NUMBERED =
  /\b(?:numbered|serialized)(?: (?:them|from|sequentially|consecutively)){0,2} #?(\d{1,5}) ?(?:to|-|–|thru|through) ?#?(\d{1,5})\b/i;
const LONGEST_READ = 2_000;

const countedIn = (context: SlotContext): Counted[] =>
  [...withVehicles(context), ...couples(context), ...singles(context)]
    .filter((number) => !overlaps(spanOf(context.words, number.from, number.to), context.taken))
    .flatMap((number) => count(context, number) ?? [])
    // "25. maybe 30": the upper end is no number of its own.
    .filter(({ from }, _, all) => !all.some((other) => other.from < from && from < other.to && other.max));

/** "16 kids each", where "jerseys for 4 teams" was said before. */
function ofGroupsSaid({ groups, asked }: SlotContext, counted: readonly Counted[]): Counted | undefined {
  const [each, ...others] = counted;
  if (asked !== 'quantity' || !each?.isEach || others.length > 0) return;
  const many = groups?.();
  return many === undefined ? undefined : { ...each, value: each.value * many };
}

/** How many teams or crews were told of last. */
export const readGroups = (contexts: readonly SlotContext[]): number | undefined =>
  contexts
    .flatMap((context) => countedIn(context).filter((one) => one.value > 1 && isGroupIn(context, one)))
    .at(-1)?.value;

/** The people who were counted and what each of them gets, where the `quantity` comes of it. */
export function readPerHead(contexts: readonly SlotContext[], quantity: number): PerHead | undefined {
  const counted = contexts.flatMap((context) =>
    countedIn(context).map((one) => ({
      ...one,
      isGroup: isGroupIn(context, one),
      isOfHeads: isOfHeadsIn(context, one),
    })),
  );
  // "4 classes, 22 kids per class"
  const groups = counted.findLast(({ isGroup, value }) => isGroup && value > 1 && quantity % value === 0);
  if (groups && groups.value < quantity) return { heads: groups.value, each: quantity / groups.value };
  if (!counted.some(({ isEach, isOfHeads }) => !isEach && isOfHeads)) return;
  // Of heads that were put right since, what each gets still holds.
  const each = counted.findLast((one) => one.isEach && quantity % one.value === 0)?.value ?? 1;
  const isOfHeads =
    each > 1 || counted.some(({ value, thing }) => thing?.kind === 'people' && value === quantity);
  return isOfHeads ? { heads: quantity / each, each } : undefined;
}

/** "17 staff", "6 teams" of so many each */
const isOfHeadsIn = (context: SlotContext, one: Counted): boolean =>
  one.thing?.kind === 'people' || isGroupIn(context, one);

/** "6 teams"; a product of groups and those in them stands for no number of the message. */
const isGroupIn = ({ words, numbers }: SlotContext, { from, to, value }: Counted): boolean =>
  OF_PEOPLE.test(words.all[to]?.stem ?? '') &&
  numbers.some((number) => number.from === from && number.to === to && number.value === value);

const OF_PEOPLE = /^(?:team|crew|class|classe|group|squad|shift|troop|classroom|grade|department)$/;

/** "make that 4 each", "actually 17 staff", "only 5 teams now": the other factor is known. */
function ofHeads(context: SlotContext, counted: readonly Counted[]): Counted | undefined {
  const { words, known } = context;
  const [one, ...others] = withTotals(words.all, counted);
  const each = counted.find(({ isEach }) => isEach);
  if (!known?.perHead || (others.length > 0 && !each)) return;
  if (each && counted.length === 1) {
    const perHead = known.perHead();
    return perHead && { ...each, value: perHead.heads * each.value, weight: TOTAL };
  }
  if (each || !one || !isOfHeadsIn(context, one) || one.max !== undefined) return;
  if (one.weight >= TOTAL && !isGroupIn(context, one)) return;
  const perHead = known.perHead();
  return perHead && perHead.each > 1 ? { ...one, value: one.value * perHead.each } : undefined;
}

const VAGUE =
  /\b(?:a few|few|some|several|couple|bunch|lots?|many|dozens|hundreds|thousands|depends|not sure|don'?t know|idk)\b/i;

/** "a couple of banners", "a pair of signs" are two, and so is the word alone; a pair of socks is one. */
function couples({ words: { all, plain }, asked }: SlotContext): NumberSpan[] {
  if (!plain.includes(' couple ') && !plain.includes(' pair ')) return [];
  return all.flatMap(({ text }, from) => {
    if (text !== 'couple' && text !== 'pair') return [];
    const to = all[from + 1]?.text === 'of' ? from + 2 : from + 1;
    const thing = countedThing(all, to);
    const isOfGoods =
      thing?.kind === 'goods' &&
      (text === 'couple' || (to > from + 1 && !PAIRED.test(all[thing.at]?.stem ?? '')));
    const isAlone =
      ((asked === null || asked === 'quantity') && ONLY_TWO.test(plain)) ||
      isPairBehind(all, from) ||
      isPairNeeded(all, from);
    return isOfGoods || isAlone ? [{ value: 2, from, to: isAlone ? from + 1 : to, firm: true }] : [];
  });
}

/** "do you do yard signs? need a pair 18x24": goods, and then how many are wanted. */
function isPairNeeded(all: readonly Word[], at: number): boolean {
  const [next, verb] = [all[at + 1], all[at - 2]?.text ?? ''];
  return (
    all[at - 1]?.text === 'a' &&
    /^(?:needs?|wants?|get|order|take|do|like|just)$/.test(verb) &&
    (next === undefined || next.kind !== 'word' || /^(?:for|in|at|by|please|that|to)$/.test(next.text)) &&
    namesGoods(all.slice(0, at))
  );
}

/** "magnets for my doors, a pair": goods, and behind them how many. */
function isPairBehind(all: readonly Word[], at: number): boolean {
  const begin = /^an?$/.test(all[at - 1]?.text ?? '') ? at - 1 : at;
  const next = all[at + 1];
  return (
    begin < at &&
    all[begin - 1]?.kind === 'mark' &&
    (next === undefined || next.kind === 'mark') &&
    namesGoods(all.slice(0, begin))
  );
}

const namesGoods = (all: readonly Word[]): boolean =>
  all.some(
    ({ text, stem }) => text !== stem && (GARMENTS.has(stem) || PIECES.has(stem)) && !PAIRED.test(stem),
  );

const PAIRED = /^(?:sock|pants|short|legging|glove|sunglass|shoe|boot)$/;
const ONLY_TWO =
  /^ (?:(?:just|only|maybe|like|i|we|need|want|a|the|ok|yes|probably|about) ){0,5}(?:couple|pair) (?:of (?:them|those|these) )?(?:please |thanks |(?:is|will be|would be) (?:fine|enough|plenty|good) |will do )?$/;

/** "a 3x6 sign, single", "a single banner"; no "single sided". */
function singles({ words: { all, plain }, asked, known }: SlotContext): NumberSpan[] {
  if (known || asked === 'option' || !plain.includes(' single ') || / (?:sided?|double) /.test(plain))
    return [];
  return all.flatMap(({ text }, from) => {
    if (text !== 'single' || /^(?:every|each|not|no)$/.test(all[from - 1]?.text ?? '')) return [];
    const next = all[from + 1];
    const isAlone = (next === undefined || next.kind === 'mark') && all[from - 1] !== undefined;
    const isOfGoods = countedThing(all, from + 1)?.at === from + 1;
    return isAlone || isOfGoods ? [{ value: 1, from, to: from + 1, firm: true }] : [];
  });
}

/** "2 vans and a box truck", "a trailer and 3 vans": beside vehicles that are counted, "a" is one more. */
function withVehicles({ words: { all }, numbers }: SlotContext): readonly NumberSpan[] {
  const vehicleAt = (to: number) => {
    // "a promaster"
    if (isVehicleWord(all[to])) return to;
    const thing = countedThing(all, to);
    return thing?.kind === 'goods' && isVehicleWord(all[thing.at]) ? thing.at : undefined;
  };
  if (numbers.length === 0) return numbers;
  const counted = numbers.flatMap((number) => {
    const at = vehicleAt(number.to);
    return at === undefined ? [] : [{ from: number.from, at, value: number.value }];
  });
  if (counted.length === 0) return numbers;
  // "two vans, a transit and an express": which they are.
  const named = counted.find(({ at }) => {
    const next = all[at + 1]?.kind === 'mark' ? at + 2 : at + 1;
    return /^an?$/.test(all[next]?.text ?? '') && VEHICLE_MAKES.has(all[next + 1]?.stem ?? '');
  });
  const listed = [...counted];
  const singles = all.flatMap(({ text }, from) => {
    const isOne = /^(?:an?|my|our)$/.test(text);
    // "the boss's jeep"
    const isOwners = text === 'the' && /['’]s$/.test(all[from + 1]?.raw ?? '');
    const at = isOne ? vehicleAt(from + 1) : isOwners ? vehicleAt(from + 2) : undefined;
    if (at === undefined || (named && from > named.at)) return [];
    // "our delivery vans, 14 vans": those, and not one more.
    if (all[at]?.text !== all[at]?.stem) return [];
    const isListed = listed.some(
      (one) =>
        (JOINS.test(all[from - 1]?.text ?? '') && one.at < from && from - one.at <= 5) ||
        (JOINS.test(all[one.from - 1]?.text ?? '') &&
          at < one.from &&
          one.from - at <= 2 &&
          !isSaidAgain(all, one)),
    );
    if (!isListed) return [];
    listed.push({ from, at, value: 1 });
    return [{ value: 1, from, to: from + 1, firm: true }];
  });
  return [...numbers, ...singles].sort((a, b) => a.from - b.from);
}

/** "a 16 foot step van, one truck": how many there are of it. */
const isSaidAgain = (all: readonly Word[], { from, at }: { from: number; at: number }): boolean =>
  all[from - 1]?.text === ',' &&
  /^(?:one|1)$/.test(all[from]?.text ?? '') &&
  !/^(?:and|plus|&|\+|n)$/.test(all[at + 1]?.text ?? '');

/** "2 transits and (a) promaster": one, called by its model alone. */
const oneVehicle = (all: readonly Word[], { from, to }: NumberSpan): Counted['thing'] =>
  /^(?:an?|my|our|the)$/.test(all[from]?.text ?? '') && isVehicleWord(all[to])
    ? { kind: 'goods', at: to }
    : all[from]?.text === 'the' && isVehicleWord(all[to + 1])
      ? { kind: 'goods', at: to + 1 }
      : undefined;

const JOINS = /^(?:and|plus|,|&|\+|n)$/;

function count(context: SlotContext, number: NumberSpan): Counted | undefined {
  const { words, asked } = context;
  const { all } = words;
  if (!Number.isInteger(number.value) || number.value < 1 || number.value > mostOf(words, number)) return;
  const place = placeOf(all, number);
  if (isLabel(place, asked)) return;
  if (isToldOnly(place, asked) || (context.known && isForLater(place))) return;
  const range = isMovedFrom(all, number, context.numbers) ? undefined : upperEnd(context, number);
  const isLeast = (asked === 'quantity' || range !== undefined) && isAtLeast(place);
  const own = isLeast
    ? undefined
    : (oneVehicle(all, number) ?? headInRow(all, number, context.numbers) ?? countedThing(all, number.to));
  const ofRange = range && countedThing(all, range.to);
  if (own?.kind === 'other' || ofRange?.kind === 'other') return;
  const thing = own ?? ofRange ?? thingBefore(all, range ?? number, number.from) ?? headcount(place);
  if (!thing && context.isOnVehicle && isModelYear(number, all)) return;
  const isAsked = asked === 'quantity';
  const isAlone = isOnlyOne(context, place);
  if (!isAlone && isWeak(number) && isPronoun(place, thing !== undefined || isAsked)) return;
  if (!thing && !isLeast && isLooseLabel(place, words.message, asked)) return;
  const isEach =
    (EACH_BEFORE.test(place.before) && !(number.value > FEW && EVERYBODY.test(place.before))) ||
    EACH_AFTER.test(place.after) ||
    PEOPLE_TIMES.test(place.before);
  const { known } = context;
  const isInstead =
    known !== undefined && (isInPlaceOf(place, known.quantity) || isAgainstNoted(context, number, place));
  const isDecided =
    isAlone || isInstead || isAllOfThem(context, place) || (known !== undefined && isSaidAnew(place, asked));
  // "two more ushers joined, so sixteen"; "72 not 60, two were hired"
  const isSum = isInstead || (known !== undefined && !thing && isLedTo(place));
  const weight = isSum ? TOTAL : weightOf(place, thing?.kind, isAsked || isDecided);
  if (weight <= ORDERED && !isEach) {
    if (
      asked !== null &&
      isAnswerToOther(asked, number, weight, all) &&
      (lastCue(context) === -1 || isBegunAnew(context, number))
    )
      return;
    if (isNumberOfAName(place) || (weight === BARE && isIdle(all, number))) return;
  }
  const scale = range ? sharedScale(all, number, range) : 1;
  return {
    value: number.value * scale,
    from: number.from,
    to: range?.to ?? number.to,
    weight,
    ...(range && { max: range.value }),
    ...(thing && { thing }),
    ...(isEach && { isEach }),
  };
}

/** "sides and back doors. 2021", said of a van that is talked about. */
const isModelYear = ({ from, to }: NumberSpan, all: readonly Word[]): boolean =>
  to === from + 1 && /^(?:19[5-9]|20[0-4])\d$/.test(all[from]?.raw ?? '');

/** "40 minimum, maybe 55"; no "is there a 24 minimum". */
const isAtLeast = ({ before, after }: Place): boolean =>
  /^ (?:at )?(?:an? |the )?(?:bare |very )?(?:minimum|min)(?: (?:$|[.,;!-]|could|maybe|but|or|and|up)| $)/.test(
    after,
  ) && !/ (?:an?|the|your|that|this|any) $/.test(before);

/** Of figures in a row, more are a reference. */
const mostOf = ({ all }: SlotContext['words'], { from, to }: NumberSpan): number =>
  to === from + 1 && /^\d+$/.test(all[from]?.raw ?? '') ? 1_000_000 : 1_000_000_000;

/** "van wrap, just one", "banners? need one 3x10": said of goods that had no number yet. */
const isOnlyOne = ({ asked, known }: SlotContext, { number, before, after, all }: Place): boolean =>
  number.value === 1 &&
  !(asked !== null && ANSWERED_BY_NUMBERS.has(asked)) &&
  (known ? known.quantity > 1 && isOneAfterAll(before, after) : isOneAtFirst({ number, before, after, all }));

/** "pricey. just one then", of several */
const isOneAfterAll = (before: string, after: string): boolean =>
  ONE_AFTER_ALL.test(after) &&
  (ONLY_BEFORE.test(before) || (ONLY_AFTER.test(after) && ONLY_BEFORE.test(`${before}just `)));
const ONLY_BEFORE =
  /(?:^|[.,;!] ) ?(?:(?:ok|okay|fine|well|then|so|and|but|no|actually|maybe|ouch|wow|oh|hmm|yeah|yes|i|we|guess|will|let us|we will|i will|do|make it|need|want|take|give me) )*(?:(?:just|only) +)+(?:(?:do|make|need|want|take|get|the) )?$/;
const ONLY_AFTER = /^ (?:only|alone|just) /;
const ONE_AFTER_ALL =
  /^ (?:(?:only|alone|just|of them|piece|then|please|for now|after all|instead|thanks|i guess) )* ?(?:$|[.,!] )/;

const isOneAtFirst = ({ number, before, after, all }: Place): boolean =>
  all[number.from]?.text === 'single' ||
  (/ (?:just|only)(?: (?:the|a|need|want|doing|for|have|got|like))* $/.test(before) &&
    ENDS_CLAUSE.test(after)) ||
  (STARTS.test(before) && /^ (?:only|just|vehicle only) +(?:$|[.,;!?])/.test(after)) ||
  // "a banner for the gym, one of them"
  (STARTS.test(before) && ONE_OF_THEM.test(after)) ||
  (NEEDS.test(before) &&
    OF_ITS_OWN.test(after) &&
    all.slice(Math.max(0, number.from - NEAR), number.from).some(isGoodsWord));

/** "913 no sorry, 816.555.0191": the beginning of a phone number that is then told whole. */
const isBegunAnew = ({ words: { all, message }, asked }: SlotContext, { from, to }: NumberSpan): boolean =>
  asked !== null &&
  REACHED_BY.has(asked) &&
  /^\d{3}$/.test(all[from]?.raw ?? '') &&
  PHONE.test(message.slice(all[to]?.start));

/** "we run food trailers, logo on all 12": every one of the goods that were named. */
const isAllOfThem = ({ known, asked }: SlotContext, { number, before, after, all }: Place): boolean =>
  !known &&
  asked !== 'option' &&
  / (?:on|for|to|do|letter|number|wrap|replace|redo|brand|need|want|get) all (?:of the |the )?$/.test(
    before,
  ) &&
  ENDS_CLAUSE.test(after) &&
  all.slice(0, number.from).some(isGoodsWord);

const NEAR = 10;
const isGoodsWord = ({ stem }: Word): boolean => GARMENTS.has(stem) || PIECES.has(stem);

const NEEDS =
  /(?<! (?:do|does|did|if|not|think|whether)(?: (?:i|we|you|they|it))?) (?:need|want|would like|looking for|get|order)(?: (?:to (?:get|order)|just|only))? $/;
const OF_ITS_OWN =
  /^ (?:of |about |that is )?(?:\S+ (?:feet |foot |ft |in |inch |meter )?(?:x|by) |for (?:my|our|the|a|his|her|this|next|\w+day) |(?:with|w) (?:my|our|a|the|his|her) |that say |saying |to say | *$| *[.,;!] )/;

/** "a banner, 3x6, one of them" */
const ONE_OF_THEM = /^ of (?:them|those|these|em) +(?:$|[.,;!] |(?:please|for now|total|to start|i think) )/;

const ENDS_CLAUSE =
  /^ +(?:$|[.,;!?] |(?:please|thanks|for now|right now|actually|really|though|then|i guess|i think|is (?:fine|enough|plenty|all)|of (?:them|those)|for (?:a|my|our|the|his|her|me|myself)|\( ?\S+ \)) )/;

/** "coveralls x6", "yard signs x 100", "business cards, 500, and a banner" */
function thingBefore(all: readonly Word[], { to }: NumberSpan, from: number): Counted['thing'] {
  const mark = all[from - 1]?.text ?? '';
  const isListed =
    /^[,:(-]$/.test(mark) &&
    /^(?:[.,;!?)]|and|)$/.test(all[to]?.text ?? '') &&
    !all.slice(Math.max(0, from - 6), from).some(({ kind }) => kind === 'number');
  // "what about totes at 250"; no "pick up the totes at 230"
  const isAt =
    mark === 'at' &&
    /^[1-9]\d+$/.test(all[from]?.raw ?? '') &&
    OF_GOODS_AT.test(singular(all.slice(0, from)));
  // "make the mugs 60", "bump the polos up to 30"
  const made = MADE_SO_MANY.exec(plainOf(all.slice(Math.max(0, from - 8), from)));
  const madeAt = from - (made?.[1]?.trim().split(' ').filter(Boolean).length ?? 0) - 1;
  const noun = made ? all[madeAt] : undefined;
  if (noun && noun.text !== noun.stem && isGoodsWord(noun)) return { kind: 'goods', at: madeAt };
  // "pew plaques x 12"
  const before = all[from - 2];
  if (mark === 'x' && before && isPlural(before)) return { kind: 'goods', at: from - 2 };
  const named = mark === 'x' || isListed || isAt ? countedThing(all, from - 2) : undefined;
  const isOne = mark !== 'x' && all[from - 2]?.text === all[from - 2]?.stem;
  return named?.kind === 'goods' && !isOne ? named : undefined;
}

const plainOf = (words: readonly Word[]): string => ` ${words.map(({ text }) => text).join(' ')} `;
const MADE_SO_MANY =
  / (?:make|made|bump|change|put|set|cut|lower|raise|take|bring|push|drop) (?:the|my|our|those|these) (?:\S+ )?\S+( (?:up to|down to|to|at|be|now))? $/;

/** "plaques"; no sizes, no units */
const isPlural = ({ kind, text, stem, raw }: Word): boolean =>
  kind === 'word' && raw.length > 3 && text !== stem && !NOT_PIECES.has(stem);

const OF_GOODS_AT =
  /^ (?:(?:and|or|ok|so|what|how|about|the|our|your|just|same|for|on|of|maybe|then|hmm|well|much|price|prices|pricing|cost|costs|quote|is|are|would|be|me|can you do|,) )*(?:\S+ ){1,2}at $/;

/** "the whole team is 14, plus 2 coaches", "we are inviting 85" */
const headcount = ({ all, before, after, number: { from, value } }: Place): Counted['thing'] =>
  (value >= LEAST_INVITED && INVITED.test(before) && INVITED_AFTER.test(after)) ||
  (GROUP_OF.test(before) && INVITED_AFTER.test(after)) ||
  isOfShift(before, all) ||
  IN_GROUP.test(after) ||
  / (?:team|crew|group|squad|staff|party|roster|headcount|cast|choir|band|chorus|varsity|jv|orchestra|troop|board|family|league|troupe|faculty|congregation|class|club) (?:is|are|has|number)(?: (?:about|around|like|at|now|just|only))? $/.test(
    before,
  )
    ? { kind: 'people', at: Math.max(0, from - 2) }
    : undefined;

/** "26 in the choir" */
const IN_GROUP =
  /^ (?:in|on) (?:the|our|my) (?:\w+ )?(?:choir|chorus|band|class|team|crew|squad|cast|troop|troupe|group|club|staff|roster|department|orchestra|league|faculty|congregation) /;

/** "1st shift is 22, 2nd is 19, third has like 11" */
const isOfShift = (before: string, all: readonly Word[]): boolean =>
  OF_SHIFT.test(before) &&
  all.some(({ stem }) => SHIFTS.test(stem)) &&
  all.filter(({ stem }) => NTH.test(stem)).length > 1;
const OF_SHIFT =
  / (?:shift|grade|period|section|(?:st|nd|rd|th|first|second|third|fourth)) (?:is|has|have|are|get)(?: (?:like|about|around|maybe|roughly|just|only))* $/;
const NTH = /^(?:st|nd|rd|th|first|second|third|fourth)$/;
const SHIFTS = /^(?:shift|grade|period|section)$/;

const COMES_TO =
  / (?:comes?|came|adds?|works?|makes?)(?: (?:up|out))? to(?: (?:be|about|like|around|roughly|maybe))* $/;
/** "we are a family of 6", "cheer squad of 22" */
const GROUP_OF =
  /(?:^ (?:\S+ ){0,2}|[,;:.?!] (?:\S+ )?| (?:an?|my|our) (?:\S+ )?)(?:family|group|party|team|crew|squad|band|troop|staff|cast|choir|committee) of (?:about |around |like )?$/;
const LEAST_INVITED = 5;
const INVITED =
  /(?<! was| were) (?:inviting|invited|invite|expecting|expect|anticipating|hosting|seating|feeding|guest list (?:is|of))(?: (?:us|about|around|like|at least|up to|over|roughly|maybe|approximately|some|total|at))* $/;
const INVITED_AFTER =
  /^ +(?:$|[.,;!] |(?:or so|(?:want|need) (?!to )\S+|total|in total|max|tops|altogether|to (?:the|our|my|a)|for (?:the|our|my)|at (?:the|our|my|\d+)|this|on|around|tomorrow|tonight|today|next) )/;

/** A lone "one" or "two" may be no count. */
const isWeak = ({ value, firm, from, to }: NumberSpan): boolean => !firm && value <= 2 && to === from + 1;

/** "each needs 2 shirts", "everybody gets 3", "each of my 8 techs gets 5"; no "12 each team so 154", "each box has 24 and I need 240", "shirts for everybody, 60" */
const EACH_BEFORE =
  / (?:each(?! (?:spring|summer|fall|autumn|winter|year|season|semester|christmas) )|(?<! for )(?:everyone|everybody)|apiece)(?: (?!for |of |and |, |plus |with |so |total )\S+){0,2} $| (?:each|every) (?:(?!i |we )[^\s,.;]+ ){1,6}(?:get|need|want|receive) $/;
/** "everybody about 80": all of them together */
const EVERYBODY =
  / (?:everyone|everybody)(?: (?:is|would be|will be|about|around|like|maybe|total|so|in all|,)){0,3} $/;
/** "8 players x (2 jerseys)" */
const PEOPLE_TIMES = new RegExp(` (?:${[...PEOPLE].join('|')}) (?:x|times) $`);
/** "2 per person", "3 apiece", "2 shirts each"; no "15 people each need". */
const EACH_AFTER =
  /^ (?:(?!and |, |so |for |of )\S+ ){0,2}(?:each (?!\d|of |need |get |want |ha(?:s|ve) |receive |will |should |one )|ea |apiece |a (?:person|piece|man|guy|kid|head|player|girl|boy|student|employee|worker|driver|tech) |per (?:person|employee|player|kid|student|guest|head|member|table|guy|girl|man|driver|family|worker|volunteer|child|truck|van|vehicle|car|trailer|house|home|household|room|pew|seat|chair|desk|door|locker|cabin|booth|window|mailbox|unit|apartment|couple|bed|lane|camper|customer|visitor|attendee) |for (?:each|every) (?!location|office|store|shop|size|color|day|event))/;

function weightOf({ before, after, all, number }: Place, kind: string | undefined, isAsked: boolean): number {
  if (
    / (?:quantity|count|total|headcount|how many|tally|final (?:answer|number|figure|order)|(?:party|group|team|crew|order) size)(?: (?:of|is|:|=|about|around|(?:should|needs? to|has to|must|ought to|will|would) (?:be|read|say)|(?:came|come|ended|end|wound|landed)(?: (?:in|out|up))? (?:at|to)))? $/.test(
      before,
    )
  )
    return NAMED;
  // "2x2 in, 250 qty"
  if (/^ (?:quantity|count) (?!discount|break|pric|minimum|order)/.test(after)) return NAMED;
  if (/^ (?:\S+ )?(?:total|altogether|in total|in all|all together) /.test(after)) return TOTAL;
  if (
    / (?:now (?:it is|its|we are|that is|at|we have|there is|there are|up to)|makes?(?: it)?|brings? (?:it|u|that) to|call(?:ing)? (?:it|that)|round (?:it |that )?(?:up |down |off )?to) $/.test(
      before,
    )
  ) {
    if (!/ (?:make it|make) $/.test(before) || kind === 'goods') return kind === undefined ? TOTAL : GOODS;
  }
  // "kids and helpers together it comes to eighty five"
  if (COMES_TO.test(before) && all.some(({ stem }) => PEOPLE.has(stem) || stem === 'together')) return TOTAL;
  if (kind === 'goods' || / (?:just|only) for (?:the|our|my) $/.test(before)) return GOODS;
  if (kind === 'people') return FOLK;
  if (isAsked) return ASKED;
  const near = all.slice(Math.max(0, number.from - 4), number.from);
  return near.some(({ text }) => ORDER_WORDS.has(text.split(' ').at(-1) ?? '')) ? ORDERED : BARE;
}

/** Was something else asked, whose answer this number is? A day or a name leaves a number that is ordered a quantity. */
const isAnswerToOther = (
  asked: Question,
  { value, from, to }: NumberSpan,
  weight: number,
  all: readonly Word[],
): boolean => {
  // "we still need 20 by the 19th", asked for a phone or an order's number
  const verb = all[from - 1]?.text ?? '';
  const isNeeded = /^(?:needs?|wants?)$/.test(verb) || (/^(?:have|got)$/.test(verb) && to === all.length);
  if (REACHED_BY.has(asked) && isNeeded && value < LEAST_REFERENCE) return false;
  if (ANSWERED_BY_NUMBERS.has(asked)) return true;
  // "Ida Moss. it's yard signs for the fair, 200"
  const isOfGoods =
    asked !== 'dueDate' &&
    /^[,:–—]$/.test(all[from - 1]?.raw ?? '') &&
    all.slice(0, from).some(({ stem }) => GARMENTS.has(stem) || PIECES.has(stem));
  return WORDED.has(asked) && !isOfGoods && (weight < ORDERED || value <= LAST_OF_MONTH);
};

/** "boss says 60", "it's 220", "if I took 50": a known quantity changes, whatever was asked; few may be an option's or a day's. */
function isSaidAnew(place: Place, asked: Question | null): boolean {
  const {
    all,
    before,
    after,
    number: { value, from, firm },
  } = place;
  const isDozens = firm && all[from]?.kind === 'word';
  // "what would a thousand be", "let us do the hundred"
  const led = all[from]?.kind === 'word' ? before.replace(/ (?:a|the) $/, ' ') : before;
  // "what if 150", "would 200 be cheaper", "twenty four it is"
  if (
    value > 1 &&
    (SUPPOSED.test(led) || SUPPOSED_AFTER.test(after) || (WHAT.test(led) && WOULD_COST.test(after))) &&
    (asked !== 'option' || value > FEW || ORDERED_IF.test(before) || IS_PRICED.test(after))
  )
    return true;
  if (isLedTo(place) || isLeft(place) || (value > 1 && GOES_WITH.test(led) && STOPS.test(after))) return true;
  if (value <= (asked === 'dueDate' ? LAST_OF_MONTH : FEW) && !isDozens) return false;
  return (
    SAID_ANEW.test(led) ||
    /^ (?:now|more or less) /.test(after) ||
    (STARTS.test(before) && STOPS.test(after)) ||
    (/^ (?:(?:and|or|ok|so|hmm|hm|um|oh|for|at|with) )+$/.test(before) && /^ (?:\S+ )?\? $/.test(after)) ||
    (AND_AT.test(before) && STOPS.test(after))
  );
}

const isLedTo = ({ before, after, number: { value } }: Place): boolean =>
  value > 2 && LED_TO.test(before) && STOPS.test(after);

/** "you put 48 but i said 30" */
const isAgainstNoted = ({ words, numbers }: SlotContext, number: NumberSpan, { before }: Place): boolean =>
  RIGHT.test(before) &&
  numbers.some((other) => other.from !== number.from && NOTED.test(placeOf(words.all, other).before));

/** "18 not 12", "not 12, 18": said against the quantity that is known, or for it, whatever was asked. */
function isInPlaceOf({ before, after, number: { value } }: Place, known: number): boolean {
  const old = INSTEAD_AFTER.exec(after)?.[1] ?? INSTEAD_BEFORE.exec(before)?.[1];
  return old !== undefined && (Number(old) === known || value === known);
}

const INSTEAD_AFTER = /^ (?:\S+ )?(?:, )?(?:not|instead of|rather than) (?:the )?(\d{1,6}) /;
const INSTEAD_BEFORE = / (?:not|no longer) (\d{1,6})(?: \S+)? [,.;]? ?(?:but |it is |rather )?$/;

/** "and what about", "how much would", "if we only did" */
const SUPPOSED =
  / (?:(?:what|how) (?:if|about)|whatabout|howabout|(?:price|cost|quote|estimate|number|ballpark) (?:on|of)|(?:what|how much) (?:would|is|are|will|about|for|at|if)|(?:save|get|price|cost|much|cheaper|better|run|(?:run|cost|charge) (?:u|me|us)|look like|difference|comes? (?:out )?to|adds? up to|(?:put|land|leave) (?:u|me|us)|would (?:it|that|they|we) be) (?:at|for|with|if)|(?:if|say|suppose|would) (?:we|i|you)(?: (?:can|could|only|just|did|do|went|go|got|get|take|took|order|ordered|bought|buy|made|make|needed|need|want|wanted|drop|dropped|bump|bumped|up|with|to|for|it|that))+|if it (?:is|was|were))(?: (?:we|i|you|can|could|only|just|did|do|went|go|got|get|take|took|order|ordered|it is|it was|about|like|maybe|it|were|was|say|with|for|at|like)){0,4} $|^ (?:(?:ok|and|or|so|hmm|hm|but) )*(?:would|will|is|are|does|do) $/;
/** Said of goods, whatever was asked. */
const ORDERED_IF =
  / if (?:we|i) (?:only |just )?(?:got|get|ordered|order|took|take|bought|buy|needed|need)(?: (?:only|just|like|about))* $/;
/** "what would 3 be", no answer to how many inks */
const IS_PRICED =
  /^ (?:of (?:them|those) )?(?:be|cost|run|come to|come out to) (?:me |us )?(?:$|\?|then|instead|total|altogether)/;
/** "her kids are coming too so 27" */
const LED_TO =
  / \S+ \S+ (?:so|which makes|that makes|making|leaving|(?:which|that) leaves?)(?: (?:it|that|us|just|only|about|now|we are|it is|that is|there is|there are|we have|at|we need|call it))* $/;
/** "wondering what 50 of those would be" */
const WHAT = / what(?: (?:about|like|maybe|just|only|say))* $/;
const WOULD_COST =
  /^ (?:of (?:them|those|these) )?(?:would|will|might|could) (?:be|run|cost|set|go for|come (?:out )?to)(?: (?:me|us|about|roughly|then|total|approximately|instead))* (?:$|[?.,!])/;
const SUPPOSED_AFTER =
  /^ (?:it is (?:$|[.,!?]|then |so |please )|(?:be|come|make|get|save|bring|cost|drop|b) (?:\S+ ){0,3}(?:cheaper|less|better|lower|more|u|me|to|out|price|discount)\b|(?:is|are) cheaper )/;

/** A number that is a sentence, or between commas: "performance. 330", "ok 48 then if it is cheaper". */
const STARTS =
  /(?:^|[.,;!] )\s*(?:(?:ok|okay|fine|alright|all right|sure|yes|no|and|so|then|actually|hmm|well|let us say|let us do|say|only|just|about|like|maybe|more like|probably|call it|a|to|it is|at|oh) )*$/;
const STOPS =
  /^ +(?:$|[.,;!] |(?:then|please|total|instead|in total|all together|altogether|i (?:think|guess|believe|suppose)|pieces?|pcs?|it is|sounds good|is (?:fine|ok|good|enough|better)|would be|works|will do|maybe|or so|ish|for now|now|thanks?|if (?:it is|its|that is|it gets|it comes out) (?:any )?(?:cheaper|less|better|lower))(?: |$))/;

/** "and at 48", "ok and for 72 then": a further number is asked about, without its mark. */
const AND_AT = /^ (?:(?:and|or|ok|so|hmm|also|now|then|,) )*(?:at|for) $/;

const SAID_ANEW =
  / (?:say|said|definitely|(?:count|total|quantity|qty|(?<=(?:the|our) )number) (?:(?:has|have|ha|was|is|been|got|now) ){0,3}(?:revised|updated|changed|corrected|adjusted|amended|increased|reduced|lowered|raised|bumped)(?: (?:up|down))? to|turn out|back to|(?:stick|stay|keep)(?: it| with| at| to| on)*|down to|up to|now|want|it is|take|took|taking|do|did|doing|(?:go|going|went) with|need|order|get|getting|print|make|no more than|at most|at least|(?:bump|raise|change|drop|cut|lower|switch|increase)(?: (?:it|that|this|them|us|me))?(?: up| down)? to)(?: (?:it is|its|we are|only|about|like|just|to do|to get|more like|maybe|a|at))* $/;
/** "we will go with 25 then", "let us get 25": no day is gone with, or got. */
const GOES_WITH =
  / (?:(?:go|going|roll|rolling|stick|sticking|stay|run) with|(?:decided|settled|agreed|landed) on|(?:let us|we will|i will|i would|can we|gonna) (?:get|order|print|buy|take))(?: (?:just|only|about|maybe|like|the|your|our))* $/;
const LAST_OF_MONTH = 31;
const FEW = 12;

const ANSWERED_BY_NUMBERS = new Set<Question>([
  'option',
  'order_number',
  'budgetCents',
  'dimensions',
  'sizes',
  'phone',
  'contact',
]);
const WORDED = new Set<Question>(['dueDate', 'name', 'email']);
const REACHED_BY = new Set<Question>(['phone', 'contact', 'order_number']);
const LEAST_REFERENCE = 1_000;

/** "two birds", "my kid is 7": what shows to be no count of goods. */
function isIdle(all: readonly Word[], { to, value }: NumberSpan): boolean {
  const after = all[to];
  return value <= 3 && after?.kind === 'word' && !GROUPS.has(after.stem) && !AFTER_COUNT.test(after.text);
}

const AFTER_COUNT =
  /^(?:\w+ing|remote|remotely|virtual|online|offsite|seasonal|spares?|extras?|backups?|of|for|to|or|and|not|no|if|in|at|by|on|but|is|will|would|please|total|more|less|instead|thanks?|then|this|that|it|we|i|with|each|from|are|were|expected|hundred|thousand|dozen|k|so|ok)\b/;

const ORDER_WORDS = new Set(
  `need want order get make print quote ordering buy like do take doing have looking for about around approximately roughly
  maybe say says said least most only just probably wants needs
  took taking did with
  wish wishes wishing require requires requiring obtain procure procuring purchase purchasing acquire request desire
  sew stitch embroider engrave monogram`.split(/\s+/),
);

/** Corrections hold over what they correct; a clear total over parts; else the clearest, of equals the first. */
function choose(context: SlotContext, counted: readonly Counted[]): Counted | undefined {
  const { all } = context.words;
  const isReasoned = (one: Counted) => hasReason(context, one);
  // "we ordered 50 caps last year, need more": how many of them is still to be said.
  const [only, ...rest] = counted;
  if (only && rest.length === 0 && MORE_NEEDED.test(context.words.plain) && isOrderedOnce(all, only.from))
    return;
  // "last year we had 74 kids and 20 helpers, figure the same"
  const isAsBefore = LAST_YEAR.test(context.words.plain) && AS_BEFORE.test(context.words.plain);
  const [whole, ...parts] = isAsBefore && counted.length > 1 ? withTotals(all, counted) : [];
  if (whole?.thing?.kind === 'people' && parts.length === 0) return whole;
  const kept = counted.filter((candidate) => !isReplaced(context, candidate, counted));
  if (kept.length === 0) return counted.find((one) => !one.isEach && isReasoned(one));
  const bounded = reversedRange(all, kept);
  if (bounded) return bounded;
  const focused = ofFocus(context, kept);
  if (focused) return focused;
  const [first] = kept;
  const isOfHeads =
    first?.thing?.kind === 'people' ||
    (first?.thing?.kind === 'goods' && isVehicleWord(all[first.thing.at])) ||
    OF_US.test(first ? afterOf(all, first) : '') ||
    (first && WE_ARE.test(placeOf(all, { ...first, firm: true }).before));
  const concluded = kept.findLast(
    (one, i) =>
      i > 0 &&
      (isReckoned(context, one, kept) ||
        isWithin(all, one, first) ||
        isConcluded(all, one, isOfHeads && one.value !== first?.value ? first?.value : undefined)),
  );
  if (concluded) return concluded;
  const some = kept.findLast((one) => isSomeOf(all, one, kept));
  if (some) return some;
  const totals = withTotals(all, withoutParts(all, kept));
  const cue = lastCue(context);
  // "not 500 but 600"
  const isPutRight = counted.some(
    (one) =>
      !kept.includes(one) &&
      (SAID_AGAINST.test(placeOf(all, { ...one, firm: true }).before) ||
        LAST_TIME.test(afterOf(all, one)) ||
        isMovedFrom(all, one, counted) ||
        isThought(all, one, counted)),
  );
  if (cue === -1) return clearest(isPutRight ? totals : totals.filter(isReasoned));
  const after = totals.filter(({ from }) => from >= cue);
  const direct = after.find(({ from }) => all.slice(cue, from).every(({ text }) => LEADS_ON.test(text)));
  // "hold on, two new ushers joined so sixteen"
  const total = after.findLast(({ weight }) => weight >= TOTAL);
  // "hang on, three players dropped out so eleven jerseys"
  const isOfFolk = direct?.weight === FOLK && after.some(({ weight }) => weight >= GOODS);
  return total ?? (isOfFolk ? undefined : direct) ?? clearest(after.toReversed()) ?? totals.at(-1);
}

/** "10 corrugated, 5 pointing left 5 pointing right": those behind that add up to the first are of it. */
function withoutParts(all: readonly Word[], counted: readonly Counted[]): readonly Counted[] {
  const isPart = ({ to, thing, isEach, max, weight }: Counted) =>
    !thing &&
    !isEach &&
    max === undefined &&
    weight <= ORDERED &&
    all[to]?.text !== 'for' &&
    !COLORS.has(all[to]?.text ?? '');
  const [whole, ...parts] = counted;
  const isSum = parts.length > 1 && parts.reduce((sum, { value }) => sum + value, 0) === whole?.value;
  return whole && isSum && parts.every(isPart) ? [whole] : counted;
}

const LAST_YEAR = worded(/ last (?:year|time|season|spring|summer|fall|winter) /);

/** "5 box trucks and two pickups, just looking at the box trucks now": those that are talked about first. */
function ofFocus({ words }: SlotContext, counted: readonly Counted[]): Counted | undefined {
  const focus = counted.length > 1 ? focusOf(words) : undefined;
  if (focus === undefined) return;
  const isOfIt = ({ thing }: Counted) => thing?.kind === 'goods' && words.all[thing.at]?.stem === focus;
  const [only, ...others] = counted.filter(isOfIt);
  return others.length === 0 ? only : undefined;
}

/** "three trucks two doors each so six", "12 a side times two, so 24", "3 vans so 6 magnets": it comes of the numbers before it. */
function isReckoned(
  { words: { all }, numbers }: SlotContext,
  one: Counted,
  counted: readonly Counted[],
): boolean {
  const { before, after } = placeOf(all, { ...one, firm: true });
  if (one.max !== undefined || !MAKES.test(before) || !(STOPS.test(after) || one.thing)) return false;
  const told = numbers.filter(({ to }) => to <= one.from).slice(-2);
  const [a, b] = told.map(({ value }) => value);
  if (a !== undefined && b !== undefined && (a * b === one.value || a + b === one.value)) return true;
  // Goods of another name that are as many, or some for each.
  const last = counted.findLast(({ to }) => to <= one.from);
  return (
    one.thing?.kind === 'goods' &&
    one === counted.at(-1) &&
    last?.thing?.kind === 'goods' &&
    all[last.thing.at]?.stem !== all[one.thing.at]?.stem &&
    one.value % last.value === 0
  );
}

/** "between 20 and 30 polos, say 25" */
function isWithin(all: readonly Word[], one: Counted, range: Counted | undefined): boolean {
  const { before, after } = placeOf(all, { ...one, firm: true });
  return (
    range?.max !== undefined &&
    one.max === undefined &&
    range.value <= one.value &&
    one.value <= range.max &&
    CHOSEN.test(before) &&
    STOPS.test(after)
  );
}
const CHOSEN =
  / (?:say|so|call it|make it|let us (?:say|do|go with|call it)|go with|going with)(?: (?:like|about|just|maybe|an even))* $/;

const MAKES =
  / (?:so|=|equal|make|that is|which is|total|(?:that|which|it) (?:will|would|should) be|(?:come|work|add|end)(?: (?:out|up))? (?:to|at|with|being))(?: (?:it is|that is|that would be|that will be|like|about|we need|we want|i need|just|,))* $/;

const afterOf = (all: readonly Word[], one: Counted): string => placeOf(all, { ...one, firm: true }).after;
const WE_ARE = / we are(?: (?:about|like|only|just))? $/;
/** "there's 14 of us" */
const OF_US = /^ of (?:us?|them|em) (?!(?:want|need|get|are|have|like|in)\b)/;

/** "chief says 40, treasurer says 30, so 30", "between 40 and 50, settled on 45", "80 guests so maybe 90" */
function isConcluded(all: readonly Word[], one: Counted, heads: number | undefined): boolean {
  const { before, after } = placeOf(all, { ...one, firm: true });
  if (one.max !== undefined || one.isEach) return false;
  return (
    (CONCLUDED.test(before) && STOPS.test(after)) ||
    (/ so (?:just |like |about |probably |we will say )?$/.test(before) && /^ +$/.test(after)) ||
    (heads !== undefined &&
      (FROM_HEADS.test(before) || ORDERED_FOR_HEADS.test(before)) &&
      (STOPS.test(after) ||
        /^ (?:\?|so) /.test(after) ||
        (one.value > heads && TO_BE_SAFE.test(after)) ||
        (SO.test(before) && one.thing?.kind === 'goods' && !isVehicleWord(all[one.thing.at]))))
  );
}

/** What the count of heads leads to: "about a hundred guests so maybe 120". */
const FROM_HEADS =
  / (?:so|figure|figuring|call it|let us say|say|better get|round(?: it)? up to)(?: (?:i|we|i am|we are|would|will|maybe|probably|let us|say|call it|like|about|around|figure|figuring|thinking|leaning|looking at|going with|more like|need|want|get|order|do|make it|at least|it is|guess|think|just))* $/;
/** "2 vans so 4 magnets" */
const SO =
  / so(?: (?:i|we|i am|we are|would|will|maybe|probably|like|about|need|want|get|order|that is|it is|just|total|a total of))* $/;
/** "but get me 20" */
const ORDERED_FOR_HEADS =
  / (?:but|and|,|so|though|better|lets|let us)(?: (?:i|we|you|please|just|can|could|would|will|better|probably|only|actually|should))* (?:get|give|order|make|do|need|want|put)(?: (?:me|us|it|them|like|about|around|maybe|at least|down|for))* $/;
const TO_BE_SAFE =
  /^ (?:shirt |tee |hat |cap |piece |of (?:them|those|each) )?(?:total )?(?:to be (?:safe|sure)|(?:just )?in case|(?:with |for |so (?:we|i) have |to have )?(?:a few |some |a couple )?(?:extra|spare|backup)s?\b)/;

const CONCLUDED =
  /(?: (?:\S+|) (?:\+|plus|and) .{1,40} =| (?:so|leaving|which leaves|that leaves) (?:it is )?(?:just|only)(?: the)?|[,.;] (?:and )?(?:so|then|therefore)| (?:settled|agreed|decided|landed) (?:on|at)|final answer(?: is)?|verdict(?: is)?|compromise(?:d on)?(?: is)?)(?: (?:it is|we are|we will say|let us say|i guess|about|at|call it|we need|just|say|,|:))* $/;

/** "6 vans but only 2 need graphics", "40 kids, 25 of them want shirts"; of shirts it would be a part that is made so. */
function isSomeOf(all: readonly Word[], one: Counted, counted: readonly Counted[]): boolean {
  const whole = counted.find(({ to }) => to <= one.from);
  const stem = all[whole?.thing?.at ?? -1]?.stem ?? '';
  if (!whole || whole.value <= one.value || !(whole.thing?.kind === 'people' || VEHICLE.test(stem)))
    return false;
  const { before, after } = placeOf(all, { ...one, firm: true });
  return (
    SOME_OF_THEM.test(after) ||
    (/ (?:only|just) (?:about |like )?$/.test(before) && SOME_NEED.test(after)) ||
    (/ (?:maybe|probably|perhaps|i (?:think|guess|figure|bet)|but|about|around|roughly|like) $/.test(
      before,
    ) &&
      wantOne(all, one.to))
  );
}

const VEHICLE = /^(?:van|truck|trailer|car|bus|vehicle|pickup|suv|cart|boat|jeep)$/;
const SOME_OF_THEM =
  /^ (?:out )?of (?:them|those|which|em|these) (?:actually |really |only |still )?(?:need|want|get|will need|would need|should get)\b/;
const SOME_NEED =
  /^ (?:of (?:them|those|em) )?(?:actually |really |still )?(?:(?:need|want|get|wear|will need|would need|should get)\b|(?:work|drive|are|is) (?:\S+ )?(?:outside|outdoors?|on site|in the field|on the (?:floor|road|line)|uniformed|part of it|involved|drivers?|playing|going|coming)\b)/;
/** "200 members, maybe 60 will want a shirt"; no "maybe 5 want long sleeves" */
function wantOne(all: readonly Word[], to: number): boolean {
  const [found] = WILL_WANT.exec(plainOf(all.slice(to, to + 9))) ?? [];
  if (found === undefined) return false;
  const goods = to + found.trim().split(' ').length;
  const next = all[goods + 1];
  return /^(?:one|ones|them|it)$/.test(all[goods]?.text ?? '') || countedThing(all, goods)?.at === goods
    ? next === undefined || next.kind === 'mark' || /^(?:so|and|i|we|please|this|total)$/.test(next.text)
    : false;
}

const WILL_WANT =
  /^ (?:of (?:them|us|those|em) )?(?:(?:will|would|might|may|could|should|are going to|actually|really|are|be) )*(?:want|need|get|buy|order|take|wanting|getting|buying|ordering)(?: to (?:buy|order|get))? (?:(?:a|an|the|some|our|their|these|those) )?/;
const SAID_AGAINST = / (?:not|instead of|rather than)(?: (?:the|a|about|say|just|only|for))* $/;

const MORE_NEEDED = worded(
  / (?:need|want|like|get|order) (?:to (?:get|order) )?(?:some |a few |a bit |many )?more /,
);

function clearest(counted: readonly Counted[]): Counted | undefined {
  const most = Math.max(...counted.map(({ weight }) => weight));
  return counted.find(({ weight }) => weight === most);
}

/** One past the last word that announces a correction; -1 where there is none. */
function lastCue({ words: { all }, numbers }: SlotContext): number {
  let behind = -1;
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const text = all[at]?.text ?? '';
    const next = all[at + 1]?.text ?? '';
    // "make it 90 actually, some need two": said of the number before it.
    if (behind === -1 && BEHIND.test(text) && isOfNumberBefore(all, at, numbers)) {
      behind = at + 1;
      continue;
    }
    const isCue =
      CUES.has(text) ||
      (text === 'wait' && !/^(?:can not|to)$/.test(all[at - 1]?.text ?? '')) ||
      (text === 'i' && next === 'mean') ||
      (text === 'should' && /^(?:say|read)$/.test(next)) ||
      (text === 'have' && all[at - 1]?.text === 'should' && /^(?:said|been|put|typed|written)$/.test(next)) ||
      (text === 'should have' && /^(?:said|been|put|typed|written)$/.test(next)) ||
      (isFaltering(all, at) &&
        numbers.some(({ to }) => to === at || to === at - 1) &&
        numbers.some(({ from }) => from > at && from <= at + 3)) ||
      ((text === 'hang' || text === 'hold') && next === 'on') ||
      (text === 'to' &&
        TRIMS.test(
          ` ${all
            .slice(Math.max(0, at - 5), at + 1)
            .map((word) => word.text)
            .join(' ')}`,
        )) ||
      ((text === 'make' || text === 'change') && /^(?:it|that|this)$/.test(next)) ||
      ((/^(?:better|no|nah|nope)$/.test(text) ||
        (text === 'should' && next === 'be' && all[at - 1]?.text !== 'there')) &&
        isFromOne(all, at, numbers)) ||
      (/^(?:no|nah|nope|hmm?|eh)$/.test(text) &&
        at > 0 &&
        numbers.some(
          ({ from, to }) =>
            from === (/^[.,!]$/.test(next) ? at + 2 : at + 1) && countedThing(all, to)?.kind !== 'other',
        ));
    if (isCue) return at + (/^(?:make|change|i|hang|hold)$/.test(text) ? 2 : 1);
  }
  return behind;
}

/** A number stands right before it, and none that it leads on to behind it. */
const isOfNumberBefore = (all: readonly Word[], at: number, numbers: SlotContext['numbers']): boolean =>
  numbers.some(({ to }) => to === at || to === at - 1) &&
  !numbers.some(({ from }) => from > at && all.slice(at + 1, from).every(({ text }) => LEADS_ON.test(text)));
const BEHIND = /^(?:actually|instead|rather|sorry)$/;

/** "two dozen, better three dozen", "20 caps, no, let's say 30", "I said 20 but it should be 30" */
const isFromOne = (all: readonly Word[], at: number, numbers: SlotContext['numbers']): boolean =>
  numbers.some(({ to }) => to <= at && at - to <= NEARBY) &&
  numbers.some(
    ({ from }) =>
      from > at && all.slice(at + 1, from).every(({ text }) => LEADS_ON.test(text) || text === 'yet'),
  );
const NEARBY = 4;

/** "sixty, er, seventy"; an "uh" leaves nothing but its commas. */
const isFaltering = (all: readonly Word[], at: number): boolean =>
  all[at]?.raw === ',' &&
  (all[at + 1]?.raw === ',' || /^(?:er|ehm|or rather)$/.test(all[at + 1]?.text ?? ''));

const CUES = new Set(['actually', 'meant', 'instead', 'sorry', 'oops', 'correction', 'rather', 'scratch']);
/** "let's trim that to 90" */
const TRIMS =
  / (?:trim|cut|bump|bring|take|drop|knock|push|round|raise|lower|reduce|change|move|set|put|up) (?:it|that|this|them)(?: (?:up|down|back|out))?(?: by \S+)? to$/;
const LEADS_ON =
  /^(?:it|that|this|is|it is|about|only|just|like|be|to|at|need|want|now|we|i|say|do|make|let us|the|a|an|,|:|-|for|no|more)$/;

/** "not 18, 8", "5 not 4", "4 instead of 5", "from 50 to 75" said of a change. */
function isReplaced(context: SlotContext, one: Counted, counted: readonly Counted[]): boolean {
  if (counted.length < 2) return false;
  const { all } = context.words;
  const { from } = one;
  const place = placeOf(all, { ...one, firm: true });
  const others = counted.filter((other) => other !== one);
  // "50 invited, 40 coming"
  if (WERE_ASKED.test(place.after) && others.some((other) => CAME.test(afterOf(all, other)))) return true;
  if (isTold(place) || LAST_TIME.test(place.after) || isOfUndecided(context.words, one, place.after))
    return true;
  if (
    isPutWrong(
      place,
      others.map((other) => placeOf(all, { ...other, firm: true })),
    )
  )
    return true;
  // "we have 3 trucks. 6 magnets please"
  const isVehicle = isVehicleWord(all[one.thing?.at ?? -1]);
  if (isVehicle && others.some((other) => isMagnetOf(all, other, one.value))) return true;
  // "we run 3 food stands and want 6 menu signs"
  if (
    RUN_BY_THEM.test(place.before) &&
    counted.some((other) => other.from > from && MEANT.test(placeOf(all, { ...other, firm: true }).before))
  )
    return true;
  const before = all
    .slice(Math.max(0, from - 4), from)
    .map(({ text }) => text)
    .join(' ');
  if (
    /(?:instead of|rather than|scratch|forget|not|did not say|was|were|previously|said not|used to be)(?: (?:the|a|about|say|just|only|for|are|is|anymore|longer|doing|need|want))*$/.test(
      before,
    ) ||
    isOrderedOnce(all, from) ||
    isThought(all, one, counted) ||
    (/ last (?:year|time|season)(?: (?!so |but |now )\S+){0,3} $/.test(` ${before} `) &&
      !THIS_TIME.test(place.after)) ||
    / (?:have|had|has|always|usually|used to) (?:always |usually |only )?(?:ordered|bought|gotten|order|buy) $/.test(
      ` ${before} `,
    ) ||
    / (?:20\d\d|last (?:spring|summer|fall|winter|month)) (?:, )?(?:i|we|it) (?:did|had|got|was|were|bought|made|ordered) $/.test(
      ` ${before} `,
    )
  )
    return true;
  return isMovedFrom(all, one, counted);
}

/** One to four for each; "2 vans to wrap and 100 magnets" to hand out are of another job. */
const WERE_ASKED =
  /^ (?:(?:people|guest|kid|folk|of (?:them|us)|were|are|is|got|have) ){0,2}(?:invited|asked|signed up|registered|on the list)\b/;
const CAME =
  /^ (?:(?:people|guest|kid|folk|of (?:them|us)|were|are|is|have|actually|really) ){0,2}(?:coming|came|show(?:ed|ing)? up|confirmed|said yes|attending|going|rsvp\w*|paid)\b/;
const isMagnetOf = (all: readonly Word[], { thing, isEach, value }: Counted, vehicles: number): boolean =>
  !isEach && value >= vehicles && value <= 4 * vehicles && all[thing?.at ?? -1]?.stem === 'magnet';

/** "42 is wrong, it's 24", "you have 42, should be 24", "why does it say 42, i said 24" */
const isPutWrong = ({ before, after }: Place, others: readonly Place[]): boolean =>
  WRONG.test(after) || (NOTED.test(before) && others.some((other) => RIGHT.test(other.before)));

const WRONG =
  /^ (?:\S+ )?(?:is|are|was|look|seem)(?: (?:the|a|totally|all|too|just))* (?:wrong|incorrect|not right|mistake|typo|error|mix up|off)(?: |$)/;
const NOTED =
  / (?:you|y all|it|ticket|quote|estimate|chat|bot)(?: (?:guy|still|all|all have|just))* (?:have|ha|has|put|say|said|wrote|show|got|heard|typed|think|thought|priced)(?: (?:me|us|it|that|down|for|as|at|like|there|i said|we need|i want|is))* $/;
const RIGHT =
  / (?:should (?:be|say|have been)|supposed to be|(?:i|we) (?:said|told you|wrote|typed|asked for|meant|need|want|needed|wanted|ordered)|it is|but)(?: (?:actually|only|just|like|about|for))* $/;

const RUN_BY_THEM =
  / (?:we|i|they) (?:(?:run|own|operate|manage|drive|opened|work|sell|make) (?:about |like |out of )?)$/;
const MEANT =
  / (?:need|want|would like|like|order|get|looking for)(?: (?:about|like|some|to get|to order))* $/;
/** "30 kids last year, 42 this year" */
const THIS_TIME =
  /^ (?:[a-z]+ )?(?:this (?:year|time|season|round)|now) (?!(?:, )?(?:(?:only|just|maybe|probably) )*(?:i|we|it is|there is|there are) )/;
/** "110 kids came last year, this year 135" */
const LAST_TIME =
  /^ (?:[a-z]+ ){1,4}last (?:year|time|season|spring|summer|fall|winter) (?:,|\.|but|and|so|this|now) /;

/** "33 yeses and 9 maybes", "18 paid, 4 are on the fence", "20 yes 6 nos": only those who said yes, unless all are planned for. */
const isOfUndecided = ({ all, plain }: SlotContext['words'], { to }: Counted, after: string): boolean =>
  (UNDECIDED.test(all[to]?.raw ?? '') || UNDECIDED_AFTER.test(after)) && !PLANNED_FOR_ALL.test(plain);

const UNDECIDED = /^(?:maybe'?s|undecideds?|tentatives?|unsures|no'?s|noes|nopes|declines|regrets)$/i;
const UNDECIDED_AFTER =
  /^ (?:of them |people |others |more |kid )?(?:(?:who |that )?(?:is|are|still|said) )*(?:undecided|unsure|not sure|on the fence|unconfirmed|tentative|pending|up in the air|(?:said|say) no|can not come|not coming|have not (?:answered|replied|responded|said|decided|paid|rsvp\S*)|declined)(?: yet)?(?= ?(?:[.,;!)]|$| and | but | so )| $)/;
const PLANNED_FOR_ALL =
  / (?:(?:plan|planning|order|ordering|figure|count|counting|go|include|including|get|print|make)(?: \S+){0,2} (?:everyone|everybody|all(?: of (?:them|it))?|both|the maybes?)|(?:with|maybes?) (?:included|too|as well)|just in case|to be safe|counting (?:the )?maybes?) /;

/** "I said a dozen but the missus says a baker's dozen" */
const THOUGHT =
  /(?:^| )(?:i|we|(?:i|we) (?:had|first|originally)) (?:said|thought|figured|told (?:you|them)|(?:was|were) (?:thinking|saying|going to say))(?: (?:a|about|like|maybe|just|only|of|we need|we needed))*$/;
const isThought = (all: readonly Word[], { from, to }: Counted, counted: readonly Counted[]): boolean =>
  THOUGHT.test(
    all
      .slice(Math.max(0, from - 4), from)
      .map(({ text }) => text)
      .join(' '),
  ) && counted.some((other) => isAgainst(all, to, other));

const isAgainst = (all: readonly Word[], to: number, other: Counted): boolean =>
  other.from > to &&
  all.slice(to, other.from).some(({ text }) => text === 'but') &&
  all
    .slice(to, other.from)
    .some(({ text }) =>
      /^(?:says?|said|wants?|thinks?|needs?|counted|(?:it )?is|its|more|let us|go|going|make|better)$/.test(
        text,
      ),
    );

/** "I bought 50 shirts from you last spring and want ..." */
const isOrderedOnce = (all: readonly Word[], from: number): boolean => {
  const said = (words: readonly Word[]) => ` ${words.map(({ text }) => text).join(' ')} `;
  return (
    / (?:ordered|bought|got|had|purchased|did) (?:about |like )?$/.test(
      said(all.slice(Math.max(0, from - 2), from)),
    ) &&
    / (?:last|ago|before|previously|(?:from|with|through) (?:you|y all|you all|here)|back in|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|fall|winter))) /.test(
      said(all.slice(from + 1, from + 7)),
    )
  );
};
