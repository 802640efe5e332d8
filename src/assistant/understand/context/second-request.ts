// Goods of another request than the one talked about: "I also need a banner", and after it was sent "another 20 in red".

import type { Slots } from '../../../schemas/reading.ts';
import { isUncounted } from '../reading/film-goods.ts';
import { readInkColors } from '../reading/ink-colors.ts';
import { isForThisTime, wantsMoreGoods } from '../reading/intents/past-orders.ts';
import { readPriceOptions } from '../reading/price-options.ts';
import { thingOf } from '../reading/service.ts';
import type { Question } from '../reading/slot.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import { isExchanged } from './change-goods.ts';
import { APPAREL, isKind, kindOf, nounOf } from './goods-kinds.ts';
import { merge } from './merge-slots.ts';
import type { Moment } from './moment.ts';
import { nothingKnown, type ReaderState } from './reader-state.ts';
import { isSupposing } from './side-questions.ts';
import { countOf } from './sizes-apart.ts';

/** After an order was asked about: "different question, can I get 30 more polos?" */
export const isReorder = ({ reading: { intents, slots }, words, before }: Moment): boolean =>
  ((slots.service ?? before.slots.service) !== undefined || isForThisTime(words)) &&
  slots.quantity !== undefined &&
  (((intents.includes('quote') || intents.includes('pricing')) && wantsMoreGoods(words)) ||
    // "and 700 lanyards too please"
    (intents.includes('quote') && !intents.includes('order_status') && ADDS.test(words.plain)) ||
    STILL_NEEDS.test(words.plain));

/** "boss says only 2 banners now", where the last ones were complained about amid a quote for 3. */
export const isRecount = ({ reading: { intents, slots }, before }: Moment): boolean =>
  before.slots.quantity !== undefined &&
  !before.stored &&
  slots.quantity !== undefined &&
  slots.service === before.slots.service &&
  intents.includes('quote');

/** "meanwhile we still need 12 right ones" */
const STILL_NEEDS = worded(
  / (?:still|meanwhile|mean time|meantime|also) (?:\S+ ){0,2}?(?:need|want|have to have|got to have) (?:at least |about |those |the )?(?:\d+|a dozen|two dozen|twelve|twenty\S*) (?:\S+ ){0,2}?(?:right|correct|good|new|proper|replacement|redone|fixed|ones?|of them|hats?|caps?|shirts?|tees?|polos?|by) /,
);

/** After a lead is stored: asks for something else to be made. Corrections stay with the job that is stored. */
function isNewJob(moment: Moment): boolean {
  const { before, reading, cues, mentions, words } = moment;
  if (!before.stored) return false;
  const { intents, slots } = reading;
  if (
    cues.has('another_job') &&
    (intents.includes('quote') || intents.includes('design') || mentions.length > 0)
  )
    return true;
  if (isAnother({ words, reading })) return true;
  if (/ (?:actually|instead|change|make (?:it|that)|correction|meant|sorry) /.test(words.plain)) return false;
  if (isOfStoredGoods(moment)) return false;
  const wants = intents.includes('quote') || intents.includes('design');
  // "while I'm here I need 2 more banners", after an order was asked about: no part of the complaint.
  const isOfOrder = before.flow === 'order_status' || before.orderNumber !== null;
  if (before.slots.service === undefined) return isOfOrder && wants && isReorder(moment);
  const isOtherTrade = slots.service !== undefined && slots.service !== before.slots.service;
  return wants && (isOtherTrade || isOfOtherGoods(moment) || isFreshStart(words.plain));
}

/** "can we bump it to 260 shirts", "I need the shirts by may 4 now": of the goods that were sent, and no others. */
function isOfStoredGoods({ before, reading: { slots }, mentions, words }: Moment): boolean {
  const thing = thingOf(mentions, slots.service);
  const isSame = thing !== null && before.thing !== null && kindOf(thing) === kindOf(before.thing);
  if (!isSame) return false;
  if (RECOUNTS.test(words.plain) || BUMPS.test(words.plain)) return true;
  return slots.quantity === undefined && OF_THE.test(words.plain);
}

/** "I need 10 more hats", where shirts were sent. */
function isOfOtherGoods({ before, reading: { slots }, mentions }: Moment): boolean {
  const kind = kindOf(thingOf(mentions, slots.service));
  const isCounted = slots.quantity !== undefined && kind !== null && before.thing !== null;
  return isCounted && !isKind(kind, before.thing ?? '') && mentions.length > 0;
}

const isAnother = ({ words, reading }: Pick<Moment, 'words' | 'reading'>): boolean =>
  reading.slots.quantity !== undefined &&
  / (?:another|additional) (?:\d|a? ?(?:dozen|hundred)|batch) ?/.test(words.plain);

const isFreshStart = (plain: string): boolean =>
  / (?:quote flow|design consultation|new quote|start over|start again) /.test(plain);

/**
 * Goods of another request: they become the job talked about, or are put in line as one of their own, with what `slots` has of
 * them; true where they are in line.
 */
export function takeOtherRequest(moment: Moment, slots: Slots): boolean {
  const { state, reading, mentions, words } = moment;
  const isSecond = isSecondRequest(moment);
  if (isSecond && APART.test(words.plain)) {
    beginAnother(state);
    state.thing = thingOf(mentions, reading.slots.service);
    return false;
  }
  if (isSecond) {
    putInLine(moment);
    for (const slot of OF_THE_GOODS) delete slots[slot];
  } else if (isNewJob(moment)) {
    const { service, thing } = { service: state.slots.service, thing: state.thing };
    beginAnother(state);
    // "another 20 in red": of the same goods.
    if (slots.service === undefined && isAnother(moment) && service !== undefined) {
      slots.service = service;
      state.thing = thing;
    }
  }
  return isSecond;
}

/** Puts the job aside and begins another of which nothing is known but who asks for it. */
function beginAnother(state: ReaderState): void {
  const { language, reach, job, jobs, declined, lastReply, turns, slots, options, inkColors, thing, stored } =
    state;
  Object.assign(state, nothingKnown(), {
    language,
    reach,
    lastReply,
    turns,
    slots: personalSlots(slots),
    declined: declined.filter((question) => PERSONAL.has(question)),
    job: job + 1,
    jobs: [...jobs, { job, slots, options, inkColors, thing, stored }],
    flow: 'quote',
  } satisfies Partial<ReaderState>);
}

/** Who the visitor is, whatever job is talked about. */
export const personalSlots = ({ name, email, phone, company }: Slots): Slots => ({
  ...(name !== undefined && { name }),
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
  ...(company !== undefined && { company }),
});

export const PERSONAL: ReadonlySet<Question> = new Set(['name', 'email', 'phone', 'contact', 'company']);

/** While one request is under way: "I also need a banner", "oh plus 20 yard signs". */
function isSecondRequest(moment: Moment): boolean {
  const { before, reading, cues, mentions, words, message } = moment;
  const { service } = reading.slots;
  if (before.stored || before.slots.service === undefined || service === undefined) return false;
  // "and tees?", after "what's your minimum on hoodies": nothing was wished for yet.
  if (before.flow === null && !before.capturing) return false;
  if (someWantOther(moment) !== undefined) return true;
  if (isExchanged(moment)) return false;
  const isWorn = APPAREL.has(service) && APPAREL.has(before.slots.service);
  if (isWorn && isSupposing({ words, mentions })) return false;
  const isOtherTrade = service !== before.slots.service;
  const [thing, known] = [thingOf(mentions, service), before.thing];
  // "they're Richardson caps", of pieces that had no name yet
  if (known === null && thing !== null && THEY_ARE.test(words.plain)) return false;
  // "yes send the banner too", of the vinyl banner that is summed up
  if (before.asked === 'confirm' && nounOf(thing) === nounOf(known) && SENDS_THAT.test(words.plain))
    return false;
  // "oh and the bottles should be lime green", of water bottles
  if (thing !== null && known?.endsWith(` ${thing}`) && SHOULD_BE.test(words.plain)) return false;
  // "and bump the caps to 36", of embroidered ones
  if (thing !== null && kindOf(thing) === kindOf(known) && RECOUNTS.test(words.plain)) return false;
  if (isOtherTrade && cues.has('another_job')) return true;
  const isOtherGoods = thing !== null && (isOtherTrade || known !== null) && kindOf(thing) !== kindOf(known);
  // "also better do 120 signs", "back to 18 x 24, 80 signs", of 100 yard signs
  const isBeside = ADDS.test(words.plain) || OH_AND.test(message);
  if (!isOtherTrade && known?.endsWith(` ${thing}`) && (!isBeside || BETTER.test(words.plain))) return false;
  // What comes up when all is told comes beside it; so do goods of another trade with a number or a size of their own.
  const isOwn = isOtherTrade && !isWorn && (reading.slots.quantity ?? reading.slots.dimensions) !== undefined;
  const isAllTold = before.asked === 'confirm';
  const adds =
    isBeside ||
    // Lettering has no number of its own: what has one comes beside it.
    (isUncounted(known ?? '') && (reading.slots.quantity ?? reading.slots.dimensions) !== undefined) ||
    (isAllTold && (isOwn || ADDS_AT_LAST.test(words.plain)));
  // "actually can I get hats too"
  const said = ALSO.test(words.plain) ? words.plain.replace(/ actually(?= )/g, '') : words.plain;
  return isOtherGoods && adds && !CHANGES.test(said);
}

const SENDS_THAT = worded(
  / (?:send|submit|forward|pass|put) (?:(?:in|on|over|off) )?(?:the|that|this|those) /,
);

const SHOULD_BE = worded(
  /^ (?:(?:oh|and|also|um|hey|ok|so|by the way|actually|wait|,) )*(?:the|those|these|our|my) (?:\S+ ){1,2}(?:should|must|need to|have to|has to|can|could|will|would) be /,
);

/** "one of the coaches wants a hoodie instead", of 28 shirts: how many want something else, the others keep theirs. */
function someWantOther({ before, mentions, words, reading }: Moment): number | undefined {
  const { quantity } = before.slots;
  const said = SOME_WANT.exec(words.plain)?.[1];
  const thing = thingOf(mentions, reading.slots.service);
  if (said === undefined || quantity === undefined || thing === null || before.thing === null) return;
  if (kindOf(thing) === kindOf(before.thing) && !/^(?:long|performance|tank)/.test(thing)) return;
  const number = countOf(said) ?? 0;
  return number > 0 && number < quantity / 2 ? number : undefined;
}

const SOME_WANT =
  / (one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (?:of (?:the|our|my|them|those|us)|people|person|guys?|girls?|kids?|players?|coaches|ladies|folks) (?:\S+ ){0,2}?(?:want|wants|need|needs|prefer|prefers|asked for|would like|would rather (?:have|get)|should get|gets?) /;

const ADDS = worded(
  / (?:also|plus|as well|in addition|on top of that|while (?:i am|we are) at it|throw in|(?:add|adding|tack on|toss in) (?:on |in |another |some |a |an |maybe |like |about )*(?:\d|hundred |dozen |few |\S+s ))|^ (?:(?:oh|ok|hey|um|uh|so|yes|by the way) )*and (?:then |maybe |some |a |an |like |about |\d| too )| too (?:[.!?] )?$| too \? /,
);

/** Of the words only what comes after it is left. */
const OH_AND = /^\W*oh,? and\b/i;

const ALSO = worded(/ (?:also|plus|as well|in addition|too|add|adding) /);

const THEY_ARE = worded(
  /^ (?:(?:yes|no|ok|well|oh|so|and) )*(?:they|these|those) (?:are|will be|would be) (?!also|not|for )/,
);

/** "can we bump it to 260 shirts", "ended up being 40 hats, not 30" */
const BUMPS = worded(
  / (?:bump\w*|raise|raised|up(?:ped|ping)? (?:it|that|the|my|our|to)|increase\w*|lower\w*|reduce\w*|cut (?:it|that|the|back|down)|go (?:up|down)|went (?:up|down)|grew|update|adjust|revise|(?:add|adding|tack on|throw in) \d+ (?:more|extra|to)|\d+ (?:more|extra)|(?:now|total|altogether|in all|after all|not \d+|instead of \d+)|(?:ended|ending|end|turns|turned) (?:up|out)|(?:the|my|our|that|same) (?:order|request|quote|job)) /,
);

const RECOUNTS = worded(
  / (?:bump|bumped|bumping|up|upped|raise|raised|drop|dropped|lower|cut|change|changed|move|push|bring|take|increase|increased|reduce|reduced|knock|go|going|went|gone|grew|grown|jumped|jump|are|is) (?:(?!need|want|also|another)\S+ ){0,3}?(?:to|down to|up to|at) (?:about |like |around )?\d| (?:it|that|we|there|count|number|total|headcount|order) (?:is|are|has|have)(?: (?:now|actually|really))* (?:now |up to |at |down to )\d| (?:its|it is|that is|we are|we have) (?:\S+ )?\d+ (?:\S+ ){0,2}now /,
);

const OF_THE = worded(
  / (?:the|those|these|our|my) (?:\S+ ){0,2}?\S+ (?:\S+ ){0,2}?(?:by|on|for|until|till|before|sooner|earlier|later|to be|in) /,
);

const BETTER = worded(
  / (?:better|should|might as well|may as well|let us|go ahead and|need to|have to|want to) (?:just |really |probably )?(?:do|make|bump|get|go|order|have|say|plan on|call it|up) /,
);

const ADDS_AT_LAST = worded(
  / (?:too|add|adding|forgot|can (?:you|i|we)|could (?:you|i|we)|need|needs|want|wants) /,
);

export const CHANGES = worded(/ (?:actually|instead|rather|change|changed|switch|scratch|not) /);

/** "I need a separate thing", "another project": what is talked about from now on. */
const APART = worded(
  / (?:separate|separately|unrelated|(?:different|another|new|second) (?:thing|order|job|project|quote|request|topic|matter)|aparte|otro (?:pedido|proyecto|trabajo)) /,
);

/** Noted as a job of its own, to be taken up when the current one is stored. */
function putInLine(moment: Moment): void {
  const { state, reading, mentions, words, shop } = moment;
  const { service } = reading.slots;
  const slots: Slots = {};
  merge(slots, Object.fromEntries(OF_THE_GOODS.map((slot) => [slot, reading.slots[slot]])));
  const ofSome = someWantOther(moment);
  if (ofSome !== undefined) slots.quantity = ofSome;
  const list = service === undefined ? undefined : shop.prices[service];
  state.jobs.push({
    job: state.job + 1,
    stored: false,
    slots,
    options: readPriceOptions(words, slots, slots, list, shop, null),
    inkColors: readInkColors(words, findNumbers(words.all)) ?? null,
    thing: thingOf(mentions, service),
  });
}

/** What is said of the goods themselves; a date or a name goes for the whole conversation. */
const OF_THE_GOODS = ['service', 'quantity', 'quantityMax', 'sizes', 'dimensions', 'colors'] as const;
