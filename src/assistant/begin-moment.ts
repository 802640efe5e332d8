// From what was said and read to the moment that the turn's parts work on.
import type { Intent, Reading, Slots } from '../schemas/reading.ts';
import type { Shop } from '../schemas/shop.ts';
import { dayInZone } from '../shop/opening-hours.ts';
import { asksToWait, isAnswerSoon } from './answer-to-summary.ts';
import { FORM_CHIP } from './chips.ts';
import { isToBeForgotten } from './flows/delete-data.ts';
import { asksHoursOfDay, isDayOfCall, isOwnOpening } from './hours-asked.ts';
import { languageOf } from './language.ts';
import type { Moment, Surroundings } from './moment.ts';
import { isQuestion, saysItOnlyAsks } from './question.ts';
import { agreesToPerson } from './reading/intents/announced.ts';
import { type Cue, readCues } from './reading/intents/cues.ts';
import { hopesToHear } from './reading/intents/leaving.ts';
import { isOfBooking, isOfOtherShop, isOfPastOrder } from './reading/intents/past-orders.ts';
import { withoutAccents } from './reading/language.ts';
import { findServices } from './reading/service.ts';
import type { Span } from './reading/slot.ts';
import { withoutHeads } from './reading/words/pasted.ts';
import { inSmallLetters } from './reading/words/shouted.ts';
import { worded, wordedInAnyCase } from './reading/words/triggers.ts';
import { splitWords, type Words } from './reading/words/words.ts';
import { asksHowToReachUs, asksIfEach, asksWhyContact, isComingBy, isLeaving } from './side-questions.ts';
import { spanishCues } from './spanish-cues.ts';
import type { ConversationState, Language } from './turn.ts';

export function beginMoment(
  before: ConversationState,
  whole: string,
  reading: Reading,
  shop: Shop,
  now: Date,
  surroundings: Surroundings = {},
): Moment {
  const message = withoutHeads(whole);
  const words = splitWords(message, shop, before.language);
  const today = dayInZone(now, shop.time_zone);
  const taken = personalSpans(message, reading.slots);
  const context = { words, numbers: [], taken, asked: before.asked, shop, today };
  const { slots, options, jobs, said, declined, optionsAsked } = before;
  const language =
    message.trim() === FORM_CHIP ? before.language : languageOf(inSmallLetters(message), before);
  const folded = withoutAccents(message.slice(0, LONGEST_FOLDED).toLowerCase());
  const cues = cuesOf(words, folded, before, language, reading);
  return {
    message,
    words,
    folded,
    reading: settledReading(reading, before, words, cues, language),
    cues,
    mentions:
      isOfFigure(before, words, reading) ||
      isOfTheirName(before, message, reading) ||
      isPlaceOfIt(before, words, reading)
        ? []
        : findServices(context),
    shop,
    now,
    ...surroundings,
    today,
    before,
    state: {
      ...before,
      language,
      slots: { ...slots },
      options: { ...options },
      jobs: [...jobs],
      said: [...said],
      declined: [...declined],
      optionsAsked: [...optionsAsked],
      turns: before.turns + 1,
    },
  };
}

const LONGEST_FOLDED = 600;

/** "Ida Holm, The Tin Mug", in the middle of a job: where they are from, and no mugs instead of the shirts. */
const isOfTheirName = (before: ConversationState, message: string, { slots }: Reading): boolean =>
  slots.service !== undefined && tellsOnlyWho(before, message, slots);

/** A name, how to reach them, and besides only what is written in capitals. */
export function tellsOnlyWho(
  { asked, slots: known }: ConversationState,
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
const isPlaceOfIt = ({ slots, thing }: ConversationState, words: Words, reading: Reading): boolean =>
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
const isOfFigure = ({ slots }: ConversationState, words: Words, reading: Reading): boolean =>
  slots.service !== undefined &&
  (asksIfEach({ words, reading }) || (FOUND_DEAR.test(words.plain) && reading.slots.quantity === undefined));

const FOUND_DEAR = worded(
  /^ (?!how much )(?:\S+ ){0,5}?(?:high|expensive|pricey|steep|costly|a lot|outrageous|(?:so|too|that|that is|pretty) much)(?: of money| to (?:pay|ask|charge))? for (?:just |only )?(?:an?|one|some|the|those|these|such an?) (?:\S+ ){1,2}$/,
);

/** The message's cues; of an order asked about, "I don't have the number" is said of the order's, not of a phone's. */
function cuesOf(
  words: Words,
  folded: string,
  { flow }: ConversationState,
  language: Language,
  reading: Reading,
): ReadonlySet<Cue> {
  const cues = new Set(readCues(words));
  if (language === 'es') for (const cue of spanishCues(folded)) cues.add(cue);
  if (flow === 'order_status' && / number /.test(words.plain) && !/ (?:phone|cell) /.test(words.plain))
    cues.delete('no_phone');
  if (asksHowToReachUs({ words, reading })) cues.delete('no_phone');
  if (asksWhyContact({ words, folded })) for (const cue of REFUSING) cues.delete(cue);
  return cues;
}

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
const wantsPerson = ({ source, flow, lastReply }: ConversationState, { plain }: Words): boolean =>
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

const REFUSING: readonly Cue[] = ['no_phone', 'no_email', 'no_contact', 'no_name'];

/** Without what the moment explains otherwise. */
function settledReading(
  reading: Reading,
  before: ConversationState,
  words: Words,
  cues: ReadonlySet<Cue>,
  language: Language,
): Reading {
  const drop = (intent: Intent): Reading => ({
    ...reading,
    intents: reading.intents.filter((other) => other !== intent),
  });
  const { dueDate, ...others } = reading.slots;
  if (isOfFigure(before, words, reading)) return { intents: ['pricing'], slots: {} };
  if (isPlaceOfIt(before, words, reading)) {
    const asked = reading.intents.filter((one) => one !== 'quote' && one !== 'services');
    return { intents: asked, slots: {} };
  }
  if (isOfTheirName(before, words.message, reading)) {
    const { service: _service, ...who } = reading.slots;
    return { intents: reading.intents.filter((one) => one !== 'quote'), slots: who };
  }
  // "write me a poem about hats" wishes for no hats.
  if (reading.intents.join() === 'off_topic' && Object.keys(reading.slots).join() === 'service')
    return { ...reading, slots: {} };
  if (dueDate?.date === null && before.slots.dueDate !== undefined && isAnswerSoon(words))
    return { ...reading, slots: others };
  // "our designer sends the layout next week": what comes from them moves no day that is known.
  if (dueDate && before.slots.dueDate?.date && COMES_FROM_THEM.test(words.plain) && !isQuestion(words))
    return { ...reading, slots: others };
  // "what is 24 polos? not ordering yet", beside a job
  const isBeside = before.slots.service !== undefined && reading.slots.quantity !== undefined;
  if (reading.intents.join() === 'quote' && isBeside && isQuestion(words) && saysItOnlyAsks(words))
    return { ...reading, intents: ['pricing'] };
  // A question is no date, even where a date was asked for.
  if (dueDate?.date === null && /[?¿]/.test(dueDate.text)) return { ...reading, slots: others };
  // "are you open on saturday?", asked in the middle of a job; "who won the super bowl?"
  const isOfOthers = reading.intents[0] === 'off_topic' || ABOUT_OPENING.test(words.plain);
  if (dueDate && isOfOthers && isQuestion(words) && reading.intents.length === 1)
    return { ...reading, slots: others };
  if (asksHoursOfDay(before, words, reading)) return { intents: ['location_hours'], slots: others };
  if (before.asked === 'confirm' && asksToWait(words)) return { intents: [], slots: others };
  if (isDayOfCall(before, words, reading)) return { ...reading, slots: others };
  const isAnotherDay =
    before.slots.dueDate?.date && / (?:instead|rather|actually|moved|changed) /.test(words.plain);
  if (dueDate && reading.intents.includes('location_hours') && (isAnotherDay || isOwnOpening(words)))
    return drop('location_hours');
  // "can I bring the van by on saturday?" asks for the hours of that day.
  if (
    isQuestion(words) &&
    VISITS.test(words.plain) &&
    !NOT_VISITS.some((one) => reading.intents.includes(one))
  )
    return { intents: ['location_hours'], slots: others };
  if (dueDate && (isComingBy({ words }) || isLeaving({ words, reading: { ...reading, slots: others } })))
    return { intents: reading.intents.filter((one) => one !== 'quote'), slots: others };
  if (isToBeForgotten(before, reading)) return { ...reading, intents: ['human', 'contact_info'] };
  if (
    isContactAnswer(before, words, reading) ||
    isWayToReach(before, words) ||
    NO_PERSON_WANTED.test(words.plain)
  )
    return drop('human');
  const { intents } = reading;
  if (wantsPerson(before, words) && !intents.includes('human') && !intents.includes('injection'))
    return { ...reading, intents: ['human', ...intents.filter((one) => one !== 'off_topic')] };
  if (IS_LATE.test(words.message) && !intents.includes('order_status') && !intents.includes('injection'))
    return { ...reading, intents: ['order_status', ...intents] };
  if (isPastOrder(before, words) && !intents.includes('injection'))
    return {
      ...reading,
      intents: ['order_status', ...intents.filter((one) => one === 'human' || one === 'contact_info')],
    };
  // "change my order to 40 hats", of what this conversation has sent
  if (
    before.stored &&
    reading.slots.quantity !== undefined &&
    intents.includes('order_status') &&
    CHANGES_IT.test(words.plain)
  )
    return {
      ...reading,
      intents: ['quote', ...intents.filter((one) => one !== 'order_status' && one !== 'quote')],
    };
  // Another shop's work gone wrong, and ours to be made: "i ordered them online and they came out wrong, can you do 40".
  if (reading.slots.quantity !== undefined && intents.includes('order_status') && isOfOtherShop(words)) {
    const others = intents.filter((one) => one !== 'order_status' && one !== 'quote');
    return { ...reading, intents: ['quote', ...others] };
  }
  return language === 'es' && cues.has('unsure') ? drop('deny') : reading;
}

const CHANGES_IT = worded(
  / (?:change|changing|bump|raise|up|increase|lower|reduce|cut|update|adjust|make|add|edit|revise) (?:\S+ ){0,6}?(?:order|request|quote|it|that|\d+) /,
);

/** What is wrong with an order is told before a job of this conversation has a number, or to whom takes it down. */
const isPastOrder = ({ flow, slots, stored, asked }: ConversationState, words: Words): boolean =>
  !stored &&
  asked !== 'confirm' &&
  (flow === null || flow === 'order_status' || slots.quantity === undefined) &&
  (isOfPastOrder(words) || isOfBooking(words));

/**
 * "just text me 913 555 0123", asked for a number: an answer, and no wish for a person; as little "50 tees, email me at
 * jo@example.com", or "call me at 913 555 0123 instead" to a summary that has another number.
 */
const isContactAnswer = (before: ConversationState, { plain }: Words, { slots }: Reading): boolean =>
  (isAnswerOfReach(before) ||
    isOtherReach(before, slots) ||
    (before.flow !== 'human' &&
      slots.service !== undefined &&
      slots.quantity !== undefined &&
      !WANTS_CALL.test(plain))) &&
  (slots.phone ?? slots.email) !== undefined &&
  !/ (?:person|human|someone|somebody|agent|manager|representative|owner) /.test(plain);

const isAnswerOfReach = ({ asked, flow }: ConversationState): boolean =>
  (flow === 'quote' || flow === 'design') && (asked === 'contact' || asked === 'phone' || asked === 'email');

const isOtherReach = ({ asked, slots: known }: ConversationState, { phone, email }: Slots): boolean =>
  asked === 'confirm' &&
  ((phone !== undefined && known.phone !== undefined) || (email !== undefined && known.email !== undefined));

/** "just text me", in the middle of a job: how they are to be reached when it is done, and no wish for a person now. */
const isWayToReach = ({ flow, slots, stored }: ConversationState, { plain }: Words): boolean =>
  flow === 'quote' && slots.service !== undefined && !stored && TEXTS.test(plain) && !WANTS_CALL.test(plain);

const TEXTS = worded(
  /^ (?:(?:ok|okay|just|please|pls|and|so|well|but|yeah|yes|no|sure|you|they|can|could|i am at work|no calls|do not call|,) )*(?:text|txt|message|whatsapp|dm|email|e mail) (?:me|us)(?: (?:instead|please|pls|back|at|on|it|is fine|is best|the (?:quote|price|estimate|details|proof)|here|my|cell|number|when (?:it is|its|they are|you are) (?:ready|done)|thanks|or email|,|[.!]|[+()\d-]+))* $/,
);

/** "please call me at", "can someone ring us"; "you can call me at" only tells the number. */
const WANTS_CALL = worded(
  /^ (?!(?:\w+ ){0,2}(?:you|they) )(?:\w+ ){0,2}(?:call|ring|phone) (?:me|us) | (?:talk|speak|(?:please|someone|somebody|anyone|a person|can you|could you|have|want|need|prefer|rather|to|just) (?:\w+ ){0,2}(?:call|ring|phone)) /,
);

/** Where the visitor's own details stand: fleet@example.com asks for no fleet. */
function personalSpans(message: string, { name, email, company }: Slots): Span[] {
  const lower = message.toLowerCase();
  return [name, email, company].flatMap((value) => {
    const start = value === undefined ? -1 : lower.indexOf(value.toLowerCase());
    return value === undefined || start === -1 ? [] : [{ start, end: start + value.length }];
  });
}
