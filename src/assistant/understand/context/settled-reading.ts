// A reading without what the moment explains otherwise.

import type { Intent, Reading, Slots } from '../../../schemas/reading.ts';
import type { Language } from '../../state/state.ts';
import { agreesToPerson } from '../reading/intents/announced.ts';
import type { Cue } from '../reading/intents/cues.ts';
import { hopesToHear } from '../reading/intents/leaving.ts';
import { isOfBooking, isOfOtherShop, isOfPastOrder } from '../reading/intents/past-orders.ts';
import { worded, wordedInAnyCase } from '../reading/words/triggers.ts';
import type { Words } from '../reading/words/words.ts';
import { asksToWait, isAnswerSoon } from './answer-to-summary.ts';
import { asksHoursOfDay, isDayOfCall, isOwnOpening } from './hours-asked.ts';
import { isQuestion, saysItOnlyAsks } from './question.ts';
import type { ReaderState } from './reader-state.ts';
import { asksIfEach, isComingBy, isLeaving } from './side-questions.ts';

/** "Ida Holm, The Tin Mug", in the middle of a job: where they are from, and no mugs instead of the shirts. */
export const isOfTheirName = (before: ReaderState, message: string, { slots }: Reading): boolean =>
  slots.service !== undefined && tellsOnlyWho(before, message, slots);

/** A name, how to reach them, and besides only what is written in capitals. */
export function tellsOnlyWho(
  { asked, slots: known }: ReaderState,
  message: string,
  { name, email = '', quantity }: Slots,
): boolean {
  if (name === undefined || quantity !== undefined || known.service === undefined) return false;
  if (asked === 'service' || message.length > LONGEST_WHO) return false;
  const rest = message.replace(name, ' ').replace(email, ' ');
  return /[A-Z]\w* (?:\S+ )?[A-Z]/.test(rest) && IN_CAPITALS.test(rest);
}

const LONGEST_WHO = 120;

const IN_CAPITALS =
  /^(?:[\s,.;:&()+\d/–-]|\b(?:from|at|with|of|for|the|and|or|w|cell|phone|email)\b|\b[A-Z][a-zA-Z'’]*)+$/;

/** "can they go on a water bottle", of stickers: where they go, and no bottles wished for. */
export const isPlaceOfIt = ({ slots, thing }: ReaderState, words: Words, reading: Reading): boolean =>
  slots.service !== undefined &&
  thing !== null &&
  PUT_ON_THINGS.test(` ${thing} `) &&
  Object.keys(reading.slots).every((slot) => slot === 'service') &&
  isQuestion(words) &&
  !words.plain.includes(' instead ') &&
  GOES_ON.test(words.plain);

const PUT_ON_THINGS = /(?:sticker|decal|magnet|banner|sign|poster|patch|label|flag)s? $/;

const GOES_ON = worded(
  / (?:it|they|them|these|those|this|that|(?:i|we) put (?:it|them|these|those|one)) (?:(?:also|even|still|just|all|be|look good|hold up|safely) )*(?:go|goes|hang|hangs|hung|fit|fits|stick|sticks|sit|work|works|used|use|attach|mount|mounted|stay|adhere|show up|put|on|to)(?: (?:up|well|ok|fine|good|right))? (?:(?:on|onto|in|inside|to|over|at|with) )?(?:(?:an?|the|my|our|your|any) )?/,
);

/** "is it per shirt or total", of polos, "that's high for a sticker": no other goods are meant. */
export const isOfFigure = ({ slots }: ReaderState, words: Words, reading: Reading): boolean =>
  slots.service !== undefined &&
  (asksIfEach({ words, reading }) || (FOUND_DEAR.test(words.plain) && reading.slots.quantity === undefined));

const FOUND_DEAR = worded(
  /^ (?!how much )(?:\S+ ){0,5}?(?:high|expensive|pricey|steep|costly|a lot|outrageous|(?:so|too|that|that is|pretty) much)(?: of money| to (?:pay|ask|charge))? for (?:just |only )?(?:an?|one|some|the|those|these|such an?) (?:\S+ ){1,2}$/,
);

const ABOUT_OPENING = worded(
  /^ (?:\w+ ){0,3}(?:open|closed|close) (?:on |this |next |tomorrow |for )*(?:\w+ ){0,4}\? $/,
);

const VISITS = worded(
  / (?:can|could|may|should|ok if|okay if|all right if) (?:i|we) (?:just |also |maybe )?(?:(?:come|stop|swing|drop|pop|run|walk|head) (?:by|in|over|down)|bring (?:it|(?:the|my|our) (?:car|van|truck|vehicle|suv|trailer)) (?:by|in|over|down)) /,
);

const COMES_FROM_THEM = worded(
  / (?:send|sends|sending|email|emails|emailing|upload|uploading|finish|finishes|finishing|bring|bringing|dropping|drop off|get you|get u|getting you|have for you)(?: (?:you|over|off|up|in|the|our|my|his|her|final|new|vector|finished|size|guest|name)){0,4} (?:layouts?|logos?|art|artwork|designs?|files?|sizes|names|roster|lists?|count|headcount|pictures?|photos?|deposit|check|po) /,
);

const NOT_VISITS = ['order_status', 'human', 'injection', 'quote', 'pricing'] as const;

/** "I'll talk to my boss first": a person, but none of the shop's; "who can read this?" */
const NO_PERSON_WANTED = worded(
  /^ who (?:all |else |can |could |will |gets to |is able to )+(?:sees?|reads?) |^ (?!(?:\S+ ){0,12}(?:call|text|email|contact) (?:me|us|him|her|them) )(?:\S+ ){0,6}(?:talk|speak|chat|check|meet|discuss (?:it|this|that)|talk (?:it|this) over|go over (?:it|this)) (?:to|with|it over with|about it with) (?:my|our|the (?:wife|husband|boss|board|team|committee|coach|guys|family|kids|boys|crew|missus)) /,
);

/** "can a human get in touch then?"; not "fine, someone can get back to me", where that was announced. */
const wantsPerson = ({ source, flow, lastReply }: ReaderState, { plain }: Words): boolean =>
  WANTS_PERSON.test(plain) &&
  !(flow !== null && source === 'chat' && agreesToPerson(lastReply, plain)) &&
  !hopesToHear(plain);

const WANTS_PERSON = worded(
  / (?:human|person|people|someone|somebody|agent|rep|manager|owner) (?:there |here |from the shop )?(?:(?:to|can|could|please|just) )?(?:get in touch|get back to me|reach out|contact me|call me|text me|email me) /,
);

/** "Order BW-3307 is late", "invoice #4412 never came". */
const IS_LATE = wordedInAnyCase(
  /\b(?:order|invoice|po|job|pedido|orden|factura)\b.{0,12}?#?\b[a-z]{0,4}-?\d{3,}\b.{0,40}\b(?:late|overdue|missing|lost|delayed|(?:not|n['’]?t|never|yet|still) (?:\w+ ){0,3}(?:come|came|here|arrived?|shipped|received|delivered|ready|show(?:ed)?|got(?:ten)?)|where|status|tarde|atrasad[oa]|no (?:ha )?lleg\w+)\b/i,
);

/** Without what the moment explains otherwise. */
export function settledReading(
  reading: Reading,
  before: ReaderState,
  words: Words,
  cues: ReadonlySet<Cue>,
  language: Language,
): Reading {
  const said = { reading, before, words };
  const found = ofNoOtherGoods(said) ?? ofNoDay(said) ?? ofPersonOrOrder(said);
  if (found) return found;
  return language === 'es' && cues.has('unsure') ? without(reading, 'deny') : reading;
}

interface SaidBefore {
  reading: Reading;
  before: ReaderState;
  words: Words;
}

const without = (reading: Reading, intent: Intent): Reading => ({
  ...reading,
  intents: reading.intents.filter((other) => other !== intent),
});

/** Where no other goods are meant. */
function ofNoOtherGoods({ reading, before, words }: SaidBefore): Reading | undefined {
  const { intents, slots } = reading;
  if (isOfFigure(before, words, reading)) return { intents: ['pricing'], slots: {} };
  if (isPlaceOfIt(before, words, reading))
    return { intents: intents.filter((one) => one !== 'quote' && one !== 'services'), slots: {} };
  if (isOfTheirName(before, words.message, reading)) {
    const { service: _service, ...who } = slots;
    return { intents: intents.filter((one) => one !== 'quote'), slots: who };
  }
  // "write me a poem about hats" wishes for no hats.
  const isOffTopic = intents.join() === 'off_topic' && Object.keys(slots).join() === 'service';
  return isOffTopic ? { ...reading, slots: {} } : undefined;
}

/** Where a day is no day that the goods are needed by. */
function ofNoDay({ reading, before, words }: SaidBefore): Reading | undefined {
  const { intents } = reading;
  const { dueDate, ...others } = reading.slots;
  if (dueDate?.date === null && before.slots.dueDate !== undefined && isAnswerSoon(words))
    return { ...reading, slots: others };
  // "our designer sends the layout next week": what comes from them moves no day that is known.
  if (dueDate && before.slots.dueDate?.date && COMES_FROM_THEM.test(words.plain) && !isQuestion(words))
    return { ...reading, slots: others };
  // "what is 24 polos? not ordering yet", beside a job
  const isBeside = before.slots.service !== undefined && reading.slots.quantity !== undefined;
  if (intents.join() === 'quote' && isBeside && isQuestion(words) && saysItOnlyAsks(words))
    return { ...reading, intents: ['pricing'] };
  // A question is no date, even where a date was asked for.
  if (dueDate?.date === null && /[?¿]/.test(dueDate.text)) return { ...reading, slots: others };
  // "are you open on saturday?", asked in the middle of a job; "who won the super bowl?"
  const isOfOthers = intents[0] === 'off_topic' || ABOUT_OPENING.test(words.plain);
  if (dueDate && isOfOthers && isQuestion(words) && intents.length === 1)
    return { ...reading, slots: others };
  if (asksHoursOfDay(before, words, reading)) return { intents: ['location_hours'], slots: others };
  if (before.asked === 'confirm' && asksToWait(words)) return { intents: [], slots: others };
  if (isDayOfCall(before, words, reading)) return { ...reading, slots: others };
  const isAnotherDay =
    before.slots.dueDate?.date && / (?:instead|rather|actually|moved|changed) /.test(words.plain);
  if (dueDate && intents.includes('location_hours') && (isAnotherDay || isOwnOpening(words)))
    return without(reading, 'location_hours');
  // "can I bring the van by on saturday?" asks for the hours of that day.
  if (isQuestion(words) && VISITS.test(words.plain) && !NOT_VISITS.some((one) => intents.includes(one)))
    return { intents: ['location_hours'], slots: others };
  const isNoDue = isComingBy({ words }) || isLeaving({ words, reading: { ...reading, slots: others } });
  return dueDate && isNoDue
    ? { intents: intents.filter((one) => one !== 'quote'), slots: others }
    : undefined;
}

/** Where a person or an order of the past is meant, or is not. */
function ofPersonOrOrder({ reading, before, words }: SaidBefore): Reading | undefined {
  const { intents, slots } = reading;
  if (
    isContactAnswer(before, words, reading) ||
    isWayToReach(before, words) ||
    NO_PERSON_WANTED.test(words.plain)
  )
    return without(reading, 'human');
  const isAttack = intents.includes('injection');
  if (wantsPerson(before, words) && !intents.includes('human') && !isAttack)
    return { ...reading, intents: ['human', ...intents.filter((one) => one !== 'off_topic')] };
  if (IS_LATE.test(words.message) && !intents.includes('order_status') && !isAttack)
    return { ...reading, intents: ['order_status', ...intents] };
  if (isPastOrder(before, words) && !isAttack)
    return {
      ...reading,
      intents: ['order_status', ...intents.filter((one) => one === 'human' || one === 'contact_info')],
    };
  // "change my order to 40 hats", of what this conversation has sent; another shop's work gone wrong, and ours to be made:
  // "i ordered them online and they came out wrong, can you do 40".
  const isToMake = (before.stored && CHANGES_IT.test(words.plain)) || isOfOtherShop(words);
  if (slots.quantity === undefined || !intents.includes('order_status') || !isToMake) return;
  const others = intents.filter((one) => one !== 'order_status' && one !== 'quote');
  return { ...reading, intents: ['quote', ...others] };
}

const CHANGES_IT = worded(
  / (?:change|changing|bump|raise|up|increase|lower|reduce|cut|update|adjust|make|add|edit|revise) (?:\S+ ){0,6}?(?:order|request|quote|it|that|\d+) /,
);

/** What is wrong with an order is told before a job of this conversation has a number, or to whom takes it down. */
const isPastOrder = ({ flow, slots, stored, asked }: ReaderState, words: Words): boolean =>
  !stored &&
  asked !== 'confirm' &&
  (flow === null || flow === 'order_status' || slots.quantity === undefined) &&
  (isOfPastOrder(words) || isOfBooking(words));

/**
 * "just text me 913 555 0123", asked for a number: an answer, and no wish for a person; as little "50 tees, email me at
 * jo@example.com", or "call me at 913 555 0123 instead" to a summary that has another number.
 */
const isContactAnswer = (before: ReaderState, { plain }: Words, { slots }: Reading): boolean =>
  (isAnswerOfReach(before) ||
    isOtherReach(before, slots) ||
    (before.flow !== 'human' &&
      slots.service !== undefined &&
      slots.quantity !== undefined &&
      !WANTS_CALL.test(plain))) &&
  (slots.phone ?? slots.email) !== undefined &&
  !/ (?:person|human|someone|somebody|agent|manager|representative|owner) /.test(plain);

const isAnswerOfReach = ({ asked, flow }: ReaderState): boolean =>
  (flow === 'quote' || flow === 'design') && (asked === 'contact' || asked === 'phone' || asked === 'email');

const isOtherReach = ({ asked, slots: known }: ReaderState, { phone, email }: Slots): boolean =>
  asked === 'confirm' &&
  ((phone !== undefined && known.phone !== undefined) || (email !== undefined && known.email !== undefined));

/** "just text me", in the middle of a job: how they are to be reached when it is done, and no wish for a person now. */
const isWayToReach = ({ flow, slots, stored }: ReaderState, { plain }: Words): boolean =>
  flow === 'quote' && slots.service !== undefined && !stored && TEXTS.test(plain) && !WANTS_CALL.test(plain);

const TEXTS = worded(
  /^ (?:(?:ok|okay|just|please|pls|and|so|well|but|yeah|yes|no|sure|you|they|can|could|i am at work|no calls|do not call|,) )*(?:text|txt|message|whatsapp|dm|email|e mail) (?:me|us)(?: (?:instead|please|pls|back|at|on|it|is fine|is best|the (?:quote|price|estimate|details|proof)|here|my|cell|number|when (?:it is|its|they are|you are) (?:ready|done)|thanks|or email|,|[.!]|[+()\d-]+))* $/,
);

/** "please call me at", "can someone ring us"; "you can call me at" only tells the number. */
const WANTS_CALL = worded(
  /^ (?!(?:\w+ ){0,2}(?:you|they) )(?:\w+ ){0,2}(?:call|ring|phone) (?:me|us) | (?:talk|speak|(?:please|someone|somebody|anyone|a person|can you|could you|have|want|need|prefer|rather|to|just) (?:\w+ ){0,2}(?:call|ring|phone)) /,
);
