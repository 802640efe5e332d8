// What one part of a message says of an item and of who asks for it.

import type { Slots } from '../../../schemas/reading.ts';
import { findMoney } from '../reading/budget.ts';
import { asksOfOthers } from '../reading/intents/attacks.ts';
import { isOfBooking, isOfPastOrder } from '../reading/intents/past-orders.ts';
import { overlaps } from '../reading/slot.ts';
import { findNumbers } from '../reading/words/numbers.ts';
import { worded } from '../reading/words/triggers.ts';
import { isAnswerSoon } from './answer-to-summary.ts';
import { isAside } from './aside.ts';
import { changeService } from './change-goods.ts';
import { dueDateInContext } from './date-in-context.ts';
import { APPAREL } from './goods-kinds.ts';
import { dropOtherWay, isOfPromise, noteReach } from './how-to-reach.ts';
import { optionsIn } from './item-options.ts';
import { merge } from './merge-slots.ts';
import type { Moment } from './moment.ts';
import { nameMaterial } from './name-material.ts';
import { nameVehicle } from './name-vehicle.ts';
import { nameSiteWork } from './own-site.ts';
import { noteOwnWords } from './own-words.ts';
import { asksOfOption, asksWhatIsMore, isQuestion, wonderingIn } from './question.ts';
import { noteRefusals } from './refusals.ts';
import { isCheckingPrint, rememberInks, rememberPrint } from './remember-print.ts';
import { fittedRush } from './rush.ts';
import { CHANGES, isRecount, isReorder, personalSlots, takeOtherRequest } from './second-request.ts';
import { serviceInContext } from './service-in-context.ts';
import { sizesApart } from './sizes-apart.ts';
import { dimensionsInContext, quantityInContext, sizesInContext } from './values-in-context.ts';

/** Puts what one part of a message says of an item and of who asks for it in the moment's state. */
export function readItem(whole: Moment): void {
  // Who is asked about is not the visitor.
  if (whole.reading.intents.includes('injection') && asksOfOthers(whole.words)) return;
  // What stands in an attempt to trick him is no part of the job.
  if (isAside(whole) || whole.reading.intents.includes('injection')) {
    readPerson(whole);
    return;
  }
  const moment = withoutWondered(whole);
  const slots = { ...moment.reading.slots };
  noteReach(moment, slots);
  const isSecond = takeOtherRequest(moment, slots);
  Object.assign(slots, sizesApart(moment));
  const isMentioned = forgetMentionOnly(moment, slots);
  const service = serviceInContext(moment, slots.service);
  if (service === undefined) delete slots.service;
  else slots.service = service;
  const isHandedOver = leaveOutOldOrder(moment, slots);
  if (slots.service !== undefined || !(isSecond || isMentioned)) changeService(moment, slots.service);
  readValues(moment, slots, isHandedOver);
  rememberPrint(moment, slots);
  merge(moment.state.slots, slots);
  readChoices(moment, isSecond);
  nameMaterial(moment);
  nameSiteWork(moment);
  noteRefusals(moment);
  dropOtherWay(moment);
  noteOwnWords(whole);
}

/** The values in the light of those known. */
function readValues(moment: Moment, slots: Slots, isHandedOver: boolean): void {
  const { state, words } = moment;
  slots.dueDate = dueDateInContext(moment, slots.dueDate);
  if (!isHandedOver) slots.quantity = quantityInContext(moment, slots);
  takeForMoney(moment, slots);
  slots.dimensions = dimensionsInContext(moment, slots.dimensions);
  const sizes = sizesInContext(moment);
  if (sizes !== undefined && slots.sizes === undefined) slots.sizes = sizes;
  // "one small" of three banners is no shirt's size.
  if (!APPAREL.has(slots.service ?? state.slots.service ?? 'embroidery')) delete slots.sizes;
  // "does that include both sides?" prints none yet.
  if (asksOfOption(words) && (state.slots.service === 'signs-and-banners' || asksWhatIsMore(words)))
    delete slots.imprintLocations;
}

/** What is chosen of the price book, and the vehicle among it. */
function readChoices(moment: Moment, isSecond: boolean): void {
  const { state, before, words } = moment;
  const isBeside = nameVehicle(moment);
  const isOnlyToGo = isAnswerSoon(words) && moment.reading.slots.dueDate === undefined;
  if (!isSecond && !isOnlyToGo && !isCheckingPrint(moment)) {
    Object.assign(state.options, optionsIn(moment));
    if (!asksOfOption(words)) rememberInks(moment);
  }
  // Of several kinds the first is priced.
  const { vehicle } = before.options;
  if (isBeside && vehicle !== undefined) state.options.vehicle = vehicle;
  const due = { slug: state.slots.service, due: state.slots.dueDate?.date, today: moment.today };
  const rush = fittedRush(state.options.rush, due, moment.shop);
  if (rush !== undefined) state.options.rush = rush;
}

/** Takes out of `slots` what is said of an order of the past; true where it is talked about. */
function leaveOutOldOrder(moment: Moment, slots: Slots): boolean {
  const { state, reading, words } = moment;
  const isHandedOver =
    (state.flow === 'order_status' && !isReorder(moment) && !isRecount(moment)) ||
    reading.intents.includes('order_status');
  if (!isHandedOver) return false;
  // An order's number is no quantity.
  delete slots.quantity;
  // Nor is what came in the wrong colour a wish for it.
  if (isOfPastOrder(words)) delete slots.colors;
  // When it was ordered is no day it is needed by.
  if (isOfPastOrder(words) || isOfBooking(words) || isOfPromise(moment) || BOUGHT.test(words.plain))
    delete slots.dueDate;
  return true;
}

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

/** Of a question in passing only who asks it is kept. */
function readPerson(moment: Moment): void {
  merge(moment.state.slots, personalSlots(moment.reading.slots));
  noteRefusals(moment);
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
