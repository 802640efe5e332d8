// What a message changes in what Carl knows: slots, the job's own words, refusals, and which job is talked about.

import type { Charge } from '../schemas/catalog.ts';
import type { Intent, Slots } from '../schemas/reading.ts';
import type { PriceList } from '../schemas/shop.ts';
import { BEST_METHOD } from '../shop/estimate-request.ts';
import { isAnswerSoon } from './answer-to-summary.ts';
import { isAside } from './aside.ts';
import { tellsOnlyWho } from './begin-moment.ts';
import {
  APPAREL,
  bringsOwn,
  changeService,
  isExchanged,
  isKind,
  kindOf,
  nounOf,
  serviceInContext,
  TAKES_OURS,
  withGoodsChoice,
} from './change-goods.ts';
import { dueDateInContext } from './date-in-context.ts';
import { dayOfOther, offeredDay, takesDay } from './day-of-other.ts';
import { plural } from './describe-job.ts';
import { keepFormerGoods, takeBackGoods } from './former-goods.ts';
import { takeBack } from './former-values.ts';
import { countOf, furtherGoods, type Goods, readOfOthers, sizesApart } from './further-goods.ts';
import { dropOtherWay, isNewReach, isOfPromise, noteReach } from './how-to-reach.ts';
import { highestJob, PERSONAL, personalSlots, putAside, startNextJob, takeUpWaiting } from './jobs.ts';
import { tellWaiting, waitingInstead, waitingJobTakenUp } from './jobs-told.ts';
import { isReachable } from './lead.ts';
import { isOnlyAsking, type Moment, slotContextOf } from './moment.ts';
import { nameMaterial } from './name-material.ts';
import { nameVehicle, vehicleKinds } from './name-vehicle.ts';
import { nameSiteWork } from './own-site.ts';
import { keepOwnWords } from './own-words.ts';
import { asksOfOption, asksWhatIsMore, isQuestion, wonderingIn } from './question.ts';
import { findMoney } from './reading/budget.ts';
import { isOfSending } from './reading/dates/not-due.ts';
import { readEmail } from './reading/email.ts';
import { isUncounted } from './reading/film-goods.ts';
import { readInkColors } from './reading/ink-colors.ts';
import { asksOfOthers } from './reading/intents/attacks.ts';
import { hopesToHear } from './reading/intents/leaving.ts';
import { isForThisTime, isOfBooking, isOfPastOrder, wantsMoreGoods } from './reading/intents/past-orders.ts';
import { readPriceOptions } from './reading/price-options.ts';
import { thingOf } from './reading/service.ts';
import { overlaps } from './reading/slot.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { worded, wordedInAnyCase } from './reading/words/triggers.ts';
import { splitWords } from './reading/words/words.ts';
import { isCheckingPrint, rememberInks, rememberPrint } from './remember-print.ts';
import { fittedRush } from './rush.ts';
import { isPause, isSupposing } from './side-questions.ts';
import { wishesIn } from './site-wishes.ts';
import { takeSupposed, takesSupposed } from './supposed-job.ts';
import { tellAll } from './told-of-all.ts';
import type { ConversationState, OtherJob, Question } from './turn.ts';
import { dimensionsInContext, quantityInContext, sizesInContext } from './values-in-context.ts';
import { isOneVehicle } from './vehicle.ts';

/** True if the message told something of the job or of the visitor that was not known before. */
export function remember(whole: Moment): boolean {
  takeSupposed(whole);
  // Who is asked about is not the visitor.
  if (whole.reading.intents.includes('injection') && asksOfOthers(whole.words)) return false;
  // What stands in an attempt to trick him is no part of the job.
  if (isAside(whole) || whole.reading.intents.includes('injection')) return rememberPerson(whole);
  const instead = waitingInstead(whole);
  const next = instead?.job ?? waitingJobTakenUp(whole);
  if (next) takeUpWaiting(whole.state, next);
  if (instead) whole.state.jobs = whole.state.jobs.filter(({ job }) => job !== whole.before.job);
  const moment = instead?.told ?? (next ? whole : tellWaiting(withoutWondered(whole)));
  const { state, reading } = moment;
  const slots = { ...reading.slots };
  takeBackGoods(moment);
  noteReach(moment, slots);
  const isApart = !next && isSecondRequest(moment) && APART.test(moment.words.plain);
  const isSecond = !next && !isApart && isSecondRequest(moment);
  if (isApart) takeUp(moment);
  else if (isSecond) {
    putInLine(moment);
    for (const slot of OF_THE_GOODS) delete slots[slot];
  } else if (isNewJob(moment)) {
    const { service, thing } = { service: state.slots.service, thing: state.thing };
    startNextJob(state);
    // "another 20 in red": of the same goods.
    if (slots.service === undefined && isAnother(moment) && service !== undefined) {
      slots.service = service;
      state.thing = thing;
    }
  }
  const further = furtherGoods(moment);
  for (const other of further.goods) wait(state, other);
  Object.assign(slots, sizesApart(moment));
  for (const slot of readOfOthers(moment, further)) delete slots[slot];
  if (further.first === null) delete slots.quantity;
  else if (further.first !== undefined) slots.quantity = further.first;
  dropWaiting(moment);
  const isMentioned = forgetMentionOnly(moment, slots);
  const service = serviceInContext(moment, slots.service);
  if (service === undefined) delete slots.service;
  else slots.service = service;
  // An order's number is no quantity.
  const isHandedOver =
    (state.flow === 'order_status' && !isReorder(moment) && !isRecount(moment)) ||
    reading.intents.includes('order_status');
  if (isHandedOver) delete slots.quantity;
  // Nor is what came in the wrong colour a wish for it.
  if (isHandedOver && isOfPastOrder(moment.words)) delete slots.colors;
  // When it was ordered is no day it is needed by.
  const isOfOrder =
    isOfPastOrder(moment.words) ||
    isOfBooking(moment.words) ||
    isOfPromise(moment) ||
    BOUGHT.test(moment.words.plain);
  if (isHandedOver && isOfOrder) delete slots.dueDate;
  const before = JSON.stringify(knownOf(state));
  if (slots.service !== undefined || !(isSecond || isMentioned)) changeService(moment, slots.service);
  if (takesDay(moment)) slots.artwork ??= dayOfOther(moment)?.artwork;
  slots.dueDate = dueDateInContext(moment, slots.dueDate);
  tellAll({ ...moment, words: whole.words }, slots);
  if (!isHandedOver) slots.quantity = quantityInContext(moment, slots);
  takeForMoney(moment, slots);
  slots.dimensions = dimensionsInContext(moment, slots.dimensions);
  const sizes = sizesInContext(moment);
  if (sizes !== undefined && slots.sizes === undefined) slots.sizes = sizes;
  // "one small" of three banners is no shirt's size.
  if (!APPAREL.has(slots.service ?? state.slots.service ?? 'embroidery')) delete slots.sizes;
  // "does that include both sides?" prints none yet.
  if (
    asksOfOption(moment.words) &&
    (state.slots.service === 'signs-and-banners' || asksWhatIsMore(moment.words))
  )
    delete slots.imprintLocations;
  rememberPrint(moment, slots);
  merge(state.slots, slots);
  const isBeside = nameVehicle(moment);
  settle(moment);
  takeBack(moment);
  keepFormerGoods(moment);
  const isOnlyToGo = isAnswerSoon(moment.words) && slots.dueDate === undefined;
  if (!isSecond && !isOnlyToGo && !isCheckingPrint(moment)) {
    const { rest } = further;
    Object.assign(
      state.options,
      optionsIn(rest === undefined ? moment : { ...moment, words: splitWords(rest, moment.shop) }),
    );
    if (!asksOfOption(moment.words)) rememberInks(moment);
  }
  // Of several kinds the first is priced.
  const { vehicle } = moment.before.options;
  if (isBeside && vehicle !== undefined) state.options.vehicle = vehicle;
  const due = { slug: state.slots.service, due: state.slots.dueDate?.date, today: moment.today };
  const rush = fittedRush(state.options.rush, due, moment.shop);
  if (rush !== undefined) state.options.rush = rush;
  nameMaterial(moment);
  nameSiteWork(moment);
  noteRefusals(moment);
  dropOtherWay(moment);
  const isNews =
    JSON.stringify(knownOf(state)) !== before ||
    !isSame(state.jobs, moment.before.jobs) ||
    isNewReach(moment) ||
    isDecided(moment);
  const isAboutJob = noteOwnWords(whole);
  return isNews || isAboutJob;
}

/** Most messages leave the jobs that wait untouched. */
const isSame = (now: readonly OtherJob[], before: readonly OtherJob[]): boolean =>
  now.length === before.length &&
  now.every((job, i) => job === before[i] || JSON.stringify(job) === JSON.stringify(before[i]));

/** "do the hats come in navy?", "same art as on the hats", of shirts: no goods are changed by it. */
function withoutWondered(moment: Moment): Moment {
  const { before, reading, words, mentions } = moment;
  if (before.slots.service === undefined || mentions.length === 0) return moment;
  if (reading.intents.includes('pricing') || CHANGES.test(words.plain)) return moment;
  const spans = wonderingIn(words).map(({ all }) => ({
    start: all[0]?.start ?? 0,
    end: all.at(-1)?.end ?? 0,
  }));
  const isStuckOn = STUCK_ON.test(before.thing ?? '') && reading.slots.quantity === undefined;
  const kept = mentions.filter(
    ({ span, at }) =>
      !overlaps(span, spans) &&
      !LIKE_ON.test(plainBefore(words, at)) &&
      !(isStuckOn && FOR_MY.test(plainBefore(words, at))),
  );
  if (kept.length === mentions.length) return moment;
  const { service, ...slots } = reading.slots;
  const left = kept.some(({ slug }) => slug === service) ? service : kept[0]?.slug;
  return {
    ...moment,
    mentions: kept,
    reading: { ...reading, slots: { ...slots, ...(left !== undefined && { service: left }) } },
  };
}

/** "for my candle jars", of stickers: what they go on. */
const STUCK_ON = /(?:sticker|label|decal|hang tag|patch)$/;
const FOR_MY = / (?:for|on) (?:my|our|these|those) (?:\S+ )?$/;

const plainBefore = ({ all }: Moment['words'], at: number): string =>
  ` ${all
    .slice(Math.max(0, at - LONGEST_LIKENESS), at)
    .map(({ text }) => text)
    .join(' ')} `;
const LONGEST_LIKENESS = 10;
const LIKE_ON =
  / same (?:(?!but |and )\S+ ){1,4}?(?:as|from|like|(?:we|you|i) (?:used|have|had|put)) (?:(?:on|for|with|in|the|our|my|those|these|that|first|other|last|is) ){1,4}(?:\S+ )?$/;

/** "no, 150 dollars, not pieces": the number that was taken for a quantity is what there is to spend. */
function takeForMoney({ state, words }: Moment, slots: Slots): void {
  const { quantity, budgetCents } = state.slots;
  // "i can go up to 700", of a budget that is known
  if (budgetCents !== undefined && quantity !== undefined && GOES_UP_TO.test(words.plain) && slots.quantity) {
    slots.budgetCents ??= 100 * slots.quantity;
    slots.quantity = quantity;
    return;
  }
  if (quantity === undefined || slots.quantity === quantity || !NOT_PIECES.test(words.plain)) return;
  const isMoney = findMoney(words, findNumbers(words.all)).some(({ cents }) => cents === 100 * quantity);
  if (!isMoney) return;
  delete state.slots.quantity;
  slots.budgetCents ??= 100 * quantity;
}

const GOES_UP_TO = worded(
  / (?:can|could|might|may|willing to|able to) (?:probably |maybe |only |stretch |push |also )*(?:go|stretch|push|pay|spend|do)(?: (?:it|that|as high as|up|maybe))* (?:to |as high as )(?:about |like |maybe )?\d+ (?:max |tops |if needed |at most )?(?:[.!] )?$/,
);
const NOT_PIECES = worded(/ (?:no|not|nope|meant|mean|was|that is|thats) /);

/** "we got 40 tees from you in sept" */
const BOUGHT = worded(
  / (?:i|we|they|he|she|wife|husband|boss) (?:just |already |had )?(?:got|ordered|bought|received|picked up|purchased) (?:\S+ ){1,8}(?:in|on|last|back|from) /,
);

/** After an order was asked about: "different question, can I get 30 more polos?" */
export const isReorder = ({ reading: { intents, slots }, words, before }: Moment): boolean =>
  ((slots.service ?? before.slots.service) !== undefined || isForThisTime(words)) &&
  slots.quantity !== undefined &&
  (((intents.includes('quote') || intents.includes('pricing')) && wantsMoreGoods(words)) ||
    // "and 700 lanyards too please"
    (intents.includes('quote') && !intents.includes('order_status') && ADDS.test(words.plain)) ||
    STILL_NEEDS.test(words.plain));

/** "boss says only 2 banners now", where the last ones were complained about amid a quote for 3. */
const isRecount = ({ reading: { intents, slots }, before }: Moment): boolean =>
  before.slots.quantity !== undefined &&
  !before.stored &&
  slots.quantity !== undefined &&
  slots.service === before.slots.service &&
  intents.includes('quote');

/** "meanwhile we still need 12 right ones" */
const STILL_NEEDS = worded(
  / (?:still|meanwhile|mean time|meantime|also) (?:\S+ ){0,2}?(?:need|want|have to have|got to have) (?:at least |about |those |the )?(?:\d+|a dozen|two dozen|twelve|twenty\S*) (?:\S+ ){0,2}?(?:right|correct|good|new|proper|replacement|redone|fixed|ones?|of them|hats?|caps?|shirts?|tees?|polos?|by) /,
);

const knownOf = ({ slots, thing, options, inkColors, inksByPlace }: ConversationState) => [
  slots,
  thing,
  options,
  inkColors,
  inksByPlace,
];

/** Of a question in passing only who asks it is kept. */
function rememberPerson(moment: Moment): boolean {
  const { state, reading } = moment;
  const before = JSON.stringify(state.slots);
  merge(state.slots, personalSlots(reading.slots));
  noteRefusals(moment);
  return JSON.stringify(state.slots) !== before;
}

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
const CHANGES = worded(/ (?:actually|instead|rather|change|changed|switch|scratch|not) /);

/** "I need a separate thing", "another project": what is talked about from now on. */
const APART = worded(
  / (?:separate|separately|unrelated|(?:different|another|new|second) (?:thing|order|job|project|quote|request|topic|matter)|aparte|otro (?:pedido|proyecto|trabajo)) /,
);

function takeUp({ state, reading, mentions }: Moment): void {
  putAside(state);
  state.thing = thingOf(mentions, reading.slots.service);
}

/** Noted as a job of its own, to be taken up when the current one is stored. */
function putInLine(moment: Moment): void {
  const { state, reading, mentions, words, shop } = moment;
  const { service } = reading.slots;
  const slots: Slots = {};
  merge(slots, Object.fromEntries(OF_THE_GOODS.map((slot) => [slot, reading.slots[slot]])));
  const ofSome = someWantOther(moment);
  if (ofSome !== undefined) slots.quantity = ofSome;
  const list = service === undefined ? undefined : shop.prices[service];
  wait(state, {
    slots,
    options: readPriceOptions(words, slots, slots, list, shop, null),
    inkColors: readInkColors(words, findNumbers(words.all)) ?? null,
    thing: thingOf(mentions, service),
  });
}

/** What is said of the goods themselves; a date or a name goes for the whole conversation. */
const OF_THE_GOODS = ['service', 'quantity', 'quantityMax', 'sizes', 'dimensions', 'colors'] as const;

/** "forget the pens", "just the shirts for now", of shirts: they wait no longer. */
function dropWaiting({ state, words, mentions }: Moment): void {
  if (JUST_THESE.test(words.plain) && namesOnly(mentions, state.thing))
    state.jobs = state.jobs.filter(({ stored }) => stored);
  state.jobs = state.jobs.filter(
    ({ stored, thing }) =>
      stored ||
      thing === null ||
      !new RegExp(
        ` (?:forget|skip|cancel|drop|scratch|remove|leave out|never mind|no|not|without) (?:about )?(?:the |any |those )?${plural(thing)} | (?:forget|skip|cancel|drop|scratch|scrap|remove|leave out|never mind) (?:about )?(?:the|those|my|our) ${plural(thing).includes(' ') ? '' : '\\S+ '}${plural(thing)} `,
      ).test(words.plain),
  );
}

/** Are the goods talked about the only ones named? */
const namesOnly = (mentions: Moment['mentions'], thing: string | null): boolean =>
  thing !== null &&
  mentions.length > 0 &&
  mentions.every((mention) => isKind(kindOf(thingOf([mention], mention.slug)), thing));

const JUST_THESE = worded(
  / (?:just|only|stick with|stick to|stay with|stay at) (?:do |doing |want |need |get |order )?(?:the|my|our|those) (?:\S+ ){1,2}(?:$|[.,!] |(?:for now|right now|then|please|thanks|today|this time|after all)(?: |$))/,
);

const MOST_WAITING = 10;

function wait(state: ConversationState, goods: Goods): void {
  if (state.jobs.length < MOST_WAITING)
    state.jobs.push({ job: highestJob(state) + 1, ...goods, stored: false });
}

/** A question about something ("how much for 100 hats?") does not change the job that a lead is stored for. */
function forgetMentionOnly(moment: Moment, slots: Slots): boolean {
  const { before, reading, words } = moment;
  const { intents } = reading;
  // "do you charge for digitizing?" of pens asks, and orders no embroidery.
  const isAskedOnly = before.slots.quantity !== undefined && reading.slots.quantity === undefined;
  if (isAskedOnly && before.slots.service !== undefined && ASKS_OF_FEE.test(words.plain))
    delete slots.service;
  if (!before.stored || before.slots.service === undefined || moment.state.job !== before.job) return false;
  if (slots.service === undefined || intents.includes('quote') || intents.includes('design')) return false;
  // "make them hoodies" puts the request right.
  if (slots.service === before.slots.service || (!isQuestion(words) && PUTS_RIGHT.test(words.plain)))
    return false;
  delete slots.service;
  delete slots.quantity;
  delete slots.quantityMax;
  return true;
}

const PUTS_RIGHT = worded(/ (?:make (?:it|them|that|those)|instead|switch|change|actually|rather) /);

const ASKS_OF_FEE = worded(
  / (?:(?:do|does|will|would) (?:you|they|it) (?:\w+ )?charge (?:\w+ ){0,2}for|(?:is|are) there (?:an? |any )?(?:\w+ )?(?:charge|fee|cost)s? (?:for|to)|(?:charge|fee)s? for) /,
);

/** "is it cheaper at 50?", then "ok stay with what we had": the number and the sizes from before the question. */
function settle({ state, before, words, reading }: Moment): void {
  const { quantity, sizes } = before.slots;
  if (state.job !== before.job || quantity === undefined) {
    state.settled = null;
    return;
  }
  const { settled } = before;
  const isBack =
    reading.slots.quantity === undefined &&
    (STAYS.test(words.plain) ||
      (settled?.quantity !== undefined && isSaidFine(words.plain, settled.quantity)));
  if (settled && (isBack || reading.slots.quantity === settled.quantity)) {
    delete state.slots.quantityMax;
    Object.assign(state.slots, settled);
    state.settled = null;
  } else if (!isQuestion(words)) {
    state.settled = null;
  } else if (state.slots.quantity !== quantity) {
    state.settled = settled ?? { quantity, ...(sizes && { sizes }) };
  }
}

/** "ok 14 is fine then", of the number that was there before another was tried. */
const isSaidFine = (plain: string, quantity: number): boolean =>
  new RegExp(` ${quantity} (?:(?:is|are|will be|would be|sounds|works|it is|then|again)\\b|$)`).test(plain);

/** "ok do 80", after "what if we did 80". */
const isDecided = ({ before, state, reading }: Moment): boolean =>
  before.settled !== null &&
  state.settled === null &&
  reading.slots.quantity !== undefined &&
  reading.slots.quantity === state.slots.quantity;

const STAYS = worded(
  / (?:stay|stick|keep|leave|go|going|staying|sticking|back)(?: (?:with|it|to|at|that|them|on|all|back|just))* (?:what (?:we|i) (?:have|had|said|got)|as (?:is|it is|it was|we had it|before|planned)|(?:the )?(?:same|first|original|old|other)(?: (?:one|number|amount|quantity|count|order))?(?: as before)?|how it was) |^ (?:(?:ok|no|nah|hmm|well|then|so|thanks|,) )*(?:never mind|keep it|leave it|stay as is|same as before)(?: (?:then|that|please|as is))* $/,
);

function merge(into: Slots, from: Slots): void {
  if (from.name !== undefined && into.name !== undefined) from.name = respelled(into.name, from.name);
  if (from.quantity !== undefined) delete into.quantityMax;
  // Sizes that add up to more are no longer the order's; of more pieces the rest is still to be told.
  if (from.quantity !== undefined && from.sizes === undefined && into.sizes) {
    const told = Object.values(into.sizes).reduce((sum, pieces) => sum + pieces, 0);
    if (told > from.quantity) delete into.sizes;
  }
  for (const [slot, value] of Object.entries(from))
    if (value !== undefined) (into as Record<string, unknown>)[slot] = value;
}

/** "it's Anna with two n's", where Ana Pruitt is known: that one part of the name is mended. */
function respelled(known: string, told: string): string {
  const parts = known.split(' ');
  if (parts.length < 2 || told.includes(' ')) return told;
  const at = parts.findIndex((part) => isSpelling(part.toLowerCase(), told.toLowerCase()));
  return at === -1 ? told : parts.with(at, told).join(' ');
}

/** "Anna" and "Ana", "Kym" and "Kim"; no "Ken". */
const isSpelling = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= 2 &&
  (a.slice(0, 2) === b.slice(0, 2) ||
    (a.length === b.length && [...a].filter((letter, i) => letter !== b[i]).length === 1));

function optionsIn(moment: Moment): Record<string, string> {
  const { state, shop, words, before, reading, mentions } = moment;
  // "do you do totes? thinking 75" orders them.
  const isOrdered =
    before.slots.service === undefined && reading.slots.quantity !== undefined && mentions.length > 0;
  const list = state.slots.service === undefined ? undefined : shop.prices[state.slots.service];
  // "are patches cheaper", of embroidered hats: a way of its own, and no option beside the job.
  const isOfJob = before.slots.service === undefined || state.slots.service === before.slots.service;
  if (asksOfOption(words) && !isOrdered && isOfJob) return goodsAskedFor(moment, list);
  // "Ida Holm, Holm Pumpkin Patch" chooses no patch.
  if (before.asked !== 'option' && tellsOnlyWho(before, moment.message, reading.slots)) return {};
  // "push it up 2 days" is no number of places.
  const isOfDay =
    reading.slots.dueDate === undefined && state.slots.dueDate?.date !== before.slots.dueDate?.date;
  const asked = before.asked === 'option' && !isOfDay ? before.askedOption : null;
  const { rush, ...read } = {
    ...optionsToldBefore(moment, list),
    ...readPriceOptions(
      words,
      slotsToCount(moment),
      reading.slots,
      list,
      shop,
      asked,
      state.options,
      state.thing,
    ),
  };
  // What is wrapped is named, or told by its model.
  if (list && state.language === 'en' && vehicleKinds(words.plain).length > 0) delete read.vehicle;
  // "our name on the sides" letters them, and wraps no half.
  if (read.coverage !== undefined && LETTERS_ON.test(words.plain) && !/ wrap/.test(words.plain))
    Object.assign(read, readPriceOptions(splitWords('lettering', shop), {}, {}, list, shop, null));
  // "both sides and the back", of lettering
  if (
    before.options.coverage === 'spot' &&
    read.coverage === 'partial' &&
    !/ (?:wrap\w*|partial|half|full|cover\w*) /.test(words.plain)
  )
    delete read.coverage;
  const told =
    asked === null ? undefined : (yesOrNo(moment, list, asked) ?? cheapest(words.plain, list, asked));
  if (told !== undefined && asked !== null) read[asked] ??= told;
  if (read.imprint_locations === '1' && isBesideThePrint(moment)) read.imprint_locations = '2';
  const dropped = droppedNow(moment, list);
  if (dropped !== undefined) read[dropped] ??= 'none';
  const others = withGoodsChoice(moment, read);
  // "do you charge extra if I need them faster?" chooses no rush, "how much are 30 hats with a rush?" does.
  const isPricedWith = reading.slots.quantity !== undefined && !ABOUT_SURCHARGE.test(words.plain);
  const isDated = reading.slots.dueDate !== undefined && !OF_RUSH_FEE.test(words.plain);
  const isChosen = !isQuestion(words) || isDated || isPricedWith;
  const chosen = rush !== undefined && isChosen && !isOnlySoon(moment) ? { ...others, rush } : others;
  const way: Record<string, string> =
    state.options.decoration === undefined && isPrinted(words, state) ? { decoration: 'print' } : {};
  return isAnyPrint(moment, list, { ...way, ...chosen })
    ? { ...chosen, decoration: BEST_METHOD }
    : { ...way, ...chosen };
}

/** "printed", of shirts: whichever print suits the job, where no way of printing is named. */
function isAnyPrint(
  { state, words }: Moment,
  list: PriceList | undefined,
  { decoration }: Readonly<Record<string, string>>,
): boolean {
  if (decoration !== 'print' || kindOf(state.thing) !== 'shirt') return false;
  const way = list?.options.find(({ name }) => name === 'decoration');
  const said = way?.kind === 'choice' ? way.choices.find(({ name }) => name === decoration)?.words : [];
  return said?.some((word) => !/^print/.test(word) && words.plain.includes(` ${word}`)) === false;
}

/** "just lettering", told before it was known that a van is meant. */
function optionsToldBefore({ before, shop }: Moment, list: PriceList | undefined): Record<string, string> {
  if (before.slots.service !== undefined || list === undefined) return {};
  const told = before.said.map((line) =>
    readPriceOptions(splitWords(line, shop), before.slots, {}, list, shop, null),
  );
  return Object.assign({}, ...told);
}

/** "send it asap", of the request, or "asap please", where the day is known: no rush is chosen by it. */
function isOnlySoon({ reading, state, before, words: { plain } }: Moment): boolean {
  if (RUSHES.test(plain)) return false;
  const [beginning = '', soon] = plain.split(/(?= (?:asap|as (?:soon|fast|quick) |quick))/);
  const isSent = before.asked === 'confirm' && soon !== undefined && isOfSending(`${beginning} `);
  return isSent || (reading.slots.dueDate?.date === null && state.slots.dueDate?.date != null);
}

const RUSHES = worded(
  / (?:rush|rushed|urgent|urgently|hurry|emergency|expedite|expedited|faster|(?<!the )sooner) /,
);

/** Places that are known already do not take back "2 locations", of which not all were named. */
function slotsToCount({ state, before }: Moment): Slots {
  const { imprintLocations, ...others } = state.slots;
  const isKnown =
    state.options.imprint_locations !== undefined &&
    imprintLocations?.join() === before.slots.imprintLocations?.join();
  return isKnown ? others : state.slots;
}

const LETTERS_ON = worded(
  / (?:names?|numbers?|phone|logos?|website|url|address|lettering|letters|decals?|stickers?) (?:\S+ ){0,4}?on (?:\S+ ){0,3}?(?:doors?|sides?|back|rear|tailgate|hood|windows?) /,
);

/** "yes" to "Should the site sell online?": the choice that the question names; "no" the other one. */
function yesOrNo({ reading, words }: Moment, list: PriceList | undefined, asked: string): string | undefined {
  const option = list?.options.find(({ name }) => name === asked);
  const [first] = reading.intents;
  if (option?.kind !== 'choice' || (first !== 'affirm' && first !== 'deny') || isQuestion(words)) return;
  const [said = ''] = option.question.toLowerCase().split(',');
  if (!/^(?:is|are|do|does|should|will) /.test(said) || / or /.test(said)) return;
  const isNamed = (word: string) => word.split(' ').every((part) => said.includes(part));
  const yes = option.choices.find(({ words: names }) => names.some(isNamed));
  if (!yes || first === 'affirm') return yes?.name;
  const others = option.choices.filter(({ name }) => name !== yes.name);
  return (
    others.find(({ name }) => name === 'none')?.name ?? (others.length === 1 ? others[0]?.name : undefined)
  );
}

/** "name on the back too": a second place, where nobody said which is the first. */
const isBesideThePrint = ({ before, state, words }: Moment): boolean =>
  APPAREL.has(before.slots.service ?? '') &&
  state.job === before.job &&
  before.slots.imprintLocations === undefined &&
  before.options.imprint_locations === undefined &&
  state.slots.imprintLocations?.length === 1 &&
  BESIDE.test(words.plain);

const BESIDE = worded(
  / (?:back|front|sleeve|sleeves|chest|hood|side|leg|collar) (?:too|also|as well) | (?:also|plus) (?:\S+ ){0,5}?(?:on|in|across|down) (?:the |each |one |a )?(?:\S+ )?(?:back|front|sleeve|sleeves|chest|hood|side|leg|collar) /,
);

/** "drop it then", of what Carl just told: the option that can be left out. */
function droppedNow({ before, words }: Moment, list: PriceList | undefined): string | undefined {
  if (!DROPS_IT.test(words.plain)) return;
  const said = before.lastReply.toLowerCase();
  const told = (list?.options ?? []).filter(
    (option) =>
      option.kind === 'choice' &&
      option.choices.some(({ name }) => name === 'none') &&
      option.choices.some(
        ({ name, words: names }) =>
          name !== 'none' && names.some((one) => one.length > 3 && said.includes(` ${one} `)),
      ),
  );
  return told.length === 1 ? told[0]?.name : undefined;
}

const DROPS_IT = worded(
  /^ (?:(?:ok|okay|then|no|nah|well|hmm|so|please|yes|just|oh|we|i|let us|can you|can we) )*(?:drop|skip|lose|scrap|scratch|leave|take|forget|cut|do not (?:need|want)|without) (?:it|that|that one|that part)(?: (?:out|off|then|please|for now|thanks|too))* (?:$|and |\? )/,
);

/** "whatever is cheapest", asked which finish: the choice that adds least. */
function cheapest(plain: string, list: PriceList | undefined, asked: string): string | undefined {
  const option = list?.options.find(({ name }) => name === asked);
  if (!option || !CHEAPEST.test(plain)) return;
  if (option.kind === 'number') return option.included > 0 ? String(option.included) : undefined;
  const [first] = option.choices
    .filter(({ name }) => name !== 'own')
    .toSorted((a, b) => chargeOf(a) - chargeOf(b));
  return first?.name;
}

/** Only to compare the choices of one option, which charge in the same way. */
const chargeOf = ({ unit_cents, percent, setup_cents }: Charge): number => unit_cents + percent + setup_cents;

const CHEAPEST = worded(
  / (?:whatever|whichever|what ?ever)(?: one)?(?: is| is the|s| comes out| costs| would be| will be)* (?:cheap|cheapest|cheaper|cheapest one|the least|less|least|lowest)(?: (?:option|one|price|is fine|works|please))* |^ (?:(?:just|the|ok|um|whatever|give me|go with|let us do|do|i guess|probably|then|and|we want|i want) )*(?:cheapest|least expensive|lowest cost|cheap one|cheaper one)(?: (?:one|option|of (?:those|them|the (?:two|three))|please|is fine|works|that works|you have|you got|possible|will do|then|,|[.!]))* $/,
);

/** "do you do koozies? like 150": which goods those are is no option to be asked about. */
function goodsAskedFor(moment: Moment, list: PriceList | undefined): Record<string, string> {
  const { state, words, shop, reading } = moment;
  const read = readPriceOptions(words, state.slots, reading.slots, list, shop, null);
  const chosen = withGoodsChoice(moment, read);
  return Object.fromEntries(
    Object.entries(chosen).filter(
      ([name]) => (name === 'garment' || name === 'product') && state.options[name] === undefined,
    ),
  );
}

/** "one color front" of shirts: what has a number of inks is printed; caps may have it in thread. */
function isPrinted(words: Moment['words'], { thing }: ConversationState): boolean {
  const isCounted = readInkColors(words, findNumbers(words.all)) !== undefined;
  return (
    isCounted &&
    (/ (?:ink|inks|print|prints|printed|printing|screen) /.test(words.plain) || kindOf(thing) === 'shirt')
  );
}

/** "is there a rush fee if we need them the 18th" */
const OF_RUSH_FEE = worded(/ rush (?:fees?|charges?|surcharge|costs?|upcharge) /);
const ABOUT_SURCHARGE = worded(
  / (?:if|extra|more|charges?|fees?|surcharge|add|adds|can you|do you|possible) /,
);

const REFUSALS = [
  ['no_phone', 'phone'],
  ['no_email', 'email'],
  ['no_contact', 'contact'],
  ['no_name', 'name'],
] as const;

function noteRefusals(moment: Moment): void {
  const { state, cues, before, reading, words } = moment;
  state.declined = state.declined.filter((question) => !(question in reading.slots));
  const decline = (question: Question) => {
    if (!state.declined.includes(question)) state.declined.push(question);
  };
  const { asked } = before;
  // "yes send it", where only the name is missing.
  if (asked === 'name' && isReachable(state) && reading.slots.name === undefined && SENDS.test(words.plain))
    decline('name');
  if (NO_DATE.test(words.plain) || NO_HURRY.test(words.message)) decline('dueDate');
  // "thats all i got": whatever else of the job could be asked is left open.
  if (cues.has('no_more') && before.flow !== null && !before.stored) {
    decline('option');
    if (asked && ABOUT_JOB.has(asked)) decline(asked);
  }
  const lacksOrderNumber =
    before.flow === 'order_status' &&
    cues.has('lacks') &&
    / number /.test(words.plain) &&
    !/ (?:phone|cell) /.test(words.plain);
  if (lacksOrderNumber) decline('order_number');
  for (const [cue, question] of REFUSALS) {
    if (cue === 'no_contact' && (cues.has('no_phone') || cues.has('no_email') || cues.has('no_name')))
      continue;
    // "no sorry, the email is jo@example.com"
    const isGiven =
      cue !== 'no_contact' && reading.slots[question as 'phone' | 'email' | 'name'] !== undefined;
    if (isGiven) continue;
    const isOfName = cue === 'no_contact' && asked === 'name' && !/ contact /.test(words.plain);
    if (cues.has(cue)) decline(isOfName ? 'name' : question);
  }
  // "no number, sorry": the other way is still open.
  const isOneWay = asked === 'contact' && cues.has('no_phone') !== cues.has('no_email');
  // "no tengo diseño, ¿me lo pueden hacer?" lacks something else.
  const isLacking =
    cues.has('lacks') && !lacksOrderNumber && !isOneWay && reading.slots.artwork === undefined;
  if (asked && SKIPPABLE.has(asked) && asked !== 'quantity' && isLacking) decline(asked);
  const isPartly = (['no_phone', 'no_email', 'form', 'typing'] as const).some((cue) => cues.has(cue));
  // "no", to the day of another job, leaves which one it is.
  const isOtherDay = offeredDay(before) && !SKIPS.test(words.plain);
  const isRefused =
    !isOtherDay &&
    reading.intents[0] === 'deny' &&
    !reading.intents.includes('goodbye') &&
    !isPartly &&
    Object.keys(reading.slots).length === 0 &&
    // "nah we have no logo, just block letters"
    !(asked && ABOUT_ONESELF.has(asked) && isAboutJob(moment) && hasContent(moment, 2));
  const isSkipped = isRefused || SKIPS.test(words.plain);
  if (asked && SKIPPABLE.has(asked) && (isSkipped || (cues.has('unsure') && before.tries > 0 && !isOneWay)))
    decline(asked);
  const isOpen = asked !== 'quantity' && asked !== 'service' && !isOneWay;
  if (asked && SKIPPABLE.has(asked) && cues.has('unsure') && isOpen) decline(asked);
}

const ABOUT_ONESELF: ReadonlySet<Question> = new Set<Question>(['name', 'contact', 'email', 'phone']);
const ABOUT_JOB: ReadonlySet<Question> = new Set<Question>(['dueDate', 'details', 'quantity', 'artwork']);

const SENDS = worded(
  /^ (?:(?:yes|ok|sure|just|please|go ahead(?: and)?|perfect|great|now|and|so|well|all right) )*(?:send|submit|pass|ship) (?:it|this|that|them|everything|the request|the order)(?: (?:in|over|off|on|now|please|already|then|through|thanks|man|dude|as is|to (?:the shop|them)))* $/,
);

const SKIPS = worded(
  /^ (?:skip|pass|next|next question|n a|not applicable)(?: (?:it|this|that|one|for now|please))* $/,
);

const NO_DATE = worded(
  / (?:no|without a|not a|do not have a|have not got a) (?:\w+ )?(?:date|deadline|due date)\b|^ (?:\w+ )?no (?:rush|hurry) $/,
);

/** "no rush. black please", said before the day was asked for */
const NO_HURRY = wordedInAnyCase(
  /(?:^|[.!?;,] )(?:(?:and|ok|well|there(?:['’]?s| is)|really) )?no (?:rush|hurry)(?: (?:on (?:it|this|them|these)|at all|though|really))?(?:[.!;,]|$)/i,
);

/** A lead can do without these. */
const SKIPPABLE: ReadonlySet<Question> = new Set([
  'quantity',
  'dueDate',
  'name',
  'company',
  'contact',
  'email',
  'phone',
  'details',
  'order_number',
  'artwork',
]);

/** Keeps what the visitor says of the job, for the lead. True if there was something. */
function noteOwnWords(moment: Moment): boolean {
  const { state, message, reading, before, words } = moment;
  // "ok let's use yours": whose they are hangs on it.
  if (TAKES_OURS.test(message) && state.said.some((line) => bringsOwn(line)))
    return keepOwnWords(state, message);
  // "can you cc ann@example.com on the proof?": the shop reads it.
  if (namesAnothersAddress(moment)) return keepOwnWords(state, message);
  if (!isAboutJob(moment)) return false;
  if (isOnlyAsking(moment)) return false;
  const content = contentWords(moment, 4);
  const isBare = Object.keys(reading.slots).length === 0 && content < 4;
  if (moment.cues.has('unsure') && isBare) return false;
  if (content >= 2) state.described = true;
  const isKept =
    before.asked === 'details' ||
    (state.flow === 'order_status' && words.all.length > 3) ||
    // A size or a vehicle goes to the shop in the words that say which piece it is of.
    reading.slots.dimensions !== undefined ||
    (state.slots.service === 'car-wraps' && (isOneVehicle(moment) || vehicleKinds(words.plain).length > 1)) ||
    isOfSite(moment);
  if (content < 1 && !isKept) return false;
  if (!keepOwnWords(state, message)) return false;
  return before.stored ? content >= 1 || reading.slots.quantity !== undefined : true;
}

function namesAnothersAddress(moment: Moment): boolean {
  const email = readEmail(slotContextOf(moment));
  return email.status === 'unclear' && email.isAnothers === true;
}

/** "and an ai that answers the phone", "no blog": what the website is to do. */
function isOfSite({ state, words }: Moment): boolean {
  if (state.slots.service !== 'websites-and-ai' || isQuestion(words)) return false;
  const { more, less } = wishesIn(words.plain);
  return more.length + less.length > 0;
}

const INTERRUPTING: ReadonlySet<Intent> = new Set<Intent>([
  'pricing',
  'turnaround',
  'minimum_order',
  'artwork',
  'location_hours',
]);

const TALK = new Set(['injection', 'abusive', 'off_topic', 'greeting', 'thanks', 'goodbye']);

function isAboutJob(moment: Moment): boolean {
  const { reading, before, words, cues, mentions } = moment;
  const { intents, slots } = reading;
  if (intents.some((intent) => intent === 'injection' || intent === 'abusive') || intents[0] === 'off_topic')
    return false;
  if (intents.length > 0 && intents.every((intent) => TALK.has(intent)) && Object.keys(slots).length === 0)
    return false;
  // "ok thanks, bye"
  if (intents.some((intent) => TALK.has(intent)) && intents.includes('affirm') && !hasContent(moment, 2))
    return false;
  if (hopesToHear(words.plain) && !hasContent(moment, 4)) return false;
  // "wonderful, nothing else, thank you"
  if (intents.some((intent) => TALK.has(intent)) && NO_MORE.test(words.plain) && !hasContent(moment, 5))
    return false;
  if (
    cues.has('nonsense') ||
    cues.has('repeat') ||
    cues.has('language') ||
    cues.has('cancel') ||
    cues.has('delete_data') ||
    cues.has('form')
  )
    return false;
  // "ok put that down" takes an offer.
  if (takesSupposed(moment) && Object.keys(slots).length === 0) return false;
  if (OF_THE_BUTTONS.test(words.plain)) return false;
  const jobSlots = Object.keys(slots).filter((slot) => !PERSONAL.has(slot as Question));
  if (jobSlots.length > 0 || mentions.length > 0) return true;
  // "got to ask my partner first" tells the shop nothing.
  if (cues.has('typing') || isPause(moment)) return false;
  if (isOfSite(moment)) return true;
  // What chooses of the price book tells the shop more in its own words: "just the sides".
  const isChosen = JSON.stringify(moment.state.options) !== JSON.stringify(before.options);
  if (isChosen && (before.asked !== 'option' || hasContent(moment, 3))) return !asksOfOption(words);
  // "2019 crew cab", of the truck to be wrapped.
  if (before.slots.service === 'car-wraps' && !isQuestion(words) && isOneVehicle(moment)) return true;
  if (NO_DATE.test(words.plain)) return false;
  if (before.asked === 'confirm' && (intents[0] === 'affirm' || intents[0] === 'deny')) return false;
  if (isQuestion(words) && intents.some((intent) => INTERRUPTING.has(intent))) return false;
  // An address with a slip is no word about the job.
  if (words.message.includes('@')) return false;
  // The order's number is kept as such.
  if (before.asked === 'details' || before.asked === 'order_number')
    return hasContent(moment, before.asked === 'details' ? 1 : 2) && !cues.has('unsure');
  const isTelling =
    !/\?/.test(words.plain) &&
    (before.flow !== null || intents.includes('order_status') || intents.includes('human'));
  const isOfOrder = before.flow === 'order_status' || intents.includes('order_status');
  // "it's about a refund", told to whom hands over to a person
  const isMatter = before.flow === 'human' && MATTER.test(words.plain);
  return isTelling && hasContent(moment, isOfOrder || isMatter ? 1 : before.flow === 'design' ? 2 : 3);
}

const NO_MORE = worded(
  / (?:nothing (?:else|more|further)|that (?:is|will be) (?:all|it|everything)|(?:i am|we are) (?:all )?(?:set|good|done)) /,
);

/** The sentences that the page's buttons send. */
const OF_THE_BUTTONS = worded(/^ i would like to (?:quote flow|design consultation|human support) $/);
const MATTER = worded(
  /^ (?:(?:it is|its|this is|oh|ok|yes|just|mostly|i am calling) )*(?:about|regarding|concerning|re|over) /,
);

/** At least so many words that say something, beside contact details, filler and the name of the service. */
export function hasContent(moment: Moment, least: number): boolean {
  return contentWords(moment, least) >= least;
}

/** How many there are, as far as `most`. */
function contentWords({ words, mentions, reading }: Moment, most: number): number {
  const { name, email, phone, company } = reading.slots;
  const personal = [name, email, company, phone]
    .filter((value) => value !== undefined)
    .join(' ')
    .toLowerCase();
  let found = 0;
  for (const { kind, text, raw, start, end } of words.all) {
    if (found >= most) break;
    const isContent =
      kind === 'word' &&
      raw.length > 1 &&
      !FILLER.has(text) &&
      !(text.includes(' ') && text.split(' ').every((part) => FILLER.has(part))) &&
      !(personal !== '' && personal.includes(raw.toLowerCase())) &&
      !mentions.some(({ span }) => start < span.end && span.start < end);
    if (isContent) found += 1;
  }
  return found;
}

const FILLER = new Set(
  `i me my we us our you your it its they them he she a an the this that these those some any all and or but so if for of to
  in on at by with from as about like into is am are was were be been do does did have has had can could will would shall
  should may might must need needs want wants get got give make made order ordering quote estimate price pricing cost please
  thanks thank hi hello hey yes no not ok okay sure just only really very also too now then there here what when where which
  who why how much many more most looking interested print printed printing help going know let number email phone name call
  text someone somebody person talk speak human contact reach later today tomorrow asap custom new project job piece pieces
  something stuff thing things type kind start quick question sorry well um uh actually instead change rather wait
  quantity date cantidad fecha la el mi detail details ideas idea ish one two three four five six seven eight nine ten twelve dozen twenty thirty
  forty fifty hundred thousand
  first second third next week weeks month day days end before after monday tuesday wednesday thursday friday saturday sunday january
  february march april june july august september october november december st nd rd th rush hurry fine typing type form in`.split(
    /\s+/,
  ),
);
