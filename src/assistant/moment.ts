// One turn as its parts see it: what was said, what it was read as, and the state it changes.
import type { Intent, Reading, Slots } from '../schemas/reading.ts';
import type { Shop } from '../schemas/shop.ts';
import { dayInZone } from '../shop/opening-hours.ts';
import { FORM_CHIP } from './chips.ts';
import { languageOf } from './language.ts';
import { type Cue, readCues } from './reading/intents/cues.ts';
import { withoutAccents } from './reading/language.ts';
import { findServices, type ServiceMention } from './reading/service.ts';
import type { SlotContext, Span } from './reading/slot.ts';
import { findNumbers } from './reading/words/numbers.ts';
import { splitWords, type Words } from './reading/words/words.ts';
import { asksHowToReachUs, asksWhyContact } from './side-questions.ts';
import { spanishCues } from './spanish-cues.ts';
import type { ConversationState, Effect, Language, Question } from './turn.ts';

export interface Moment {
  message: string;
  words: Words;
  /** The message's beginning in lower case, without accents, in whatever language it is. */
  folded: string;
  reading: Reading;
  cues: ReadonlySet<Cue>;
  /** Services named in the message, in order. */
  mentions: ServiceMention[];
  shop: Shop;
  now: Date;
  /** The time of the answer that the current job's lead was stored with, if it is stored already. */
  promised?: Date;
  /** ISO day in the shop's time zone. */
  today: string;
  /** The state before this message. */
  before: ConversationState;
  /** The state after it; a copy that the turn's parts fill in. */
  state: ConversationState;
}

/** What a part of the turn has to say. */
export interface Answer {
  /** Sentences, in order. */
  says: string[];
  /** What is asked after them; undefined leaves the next question to the flow, null asks nothing. */
  asks?: Ask | null;
  suggestions?: string[];
  effects?: Effect[];
  /** What was asked before is not asked again now, but its answer is still awaited. */
  keepsAsked?: true;
  /** A flow's opening, said word for word: nothing is added to it. */
  isOpening?: true;
}

export interface Ask {
  question: Question;
  text: string;
  suggestions: string[];
  option?: string;
}

export function beginMoment(
  before: ConversationState,
  message: string,
  reading: Reading,
  shop: Shop,
  now: Date,
  promised?: Date,
): Moment {
  const words = splitWords(message, shop);
  const today = dayInZone(now, shop.time_zone);
  const taken = personalSpans(message, reading.slots);
  const context = { words, numbers: [], taken, asked: before.asked, shop, today };
  const { slots, options, jobs, said, declined, optionsAsked } = before;
  const language = message.trim() === FORM_CHIP ? before.language : languageOf(message, before);
  const folded = withoutAccents(message.slice(0, LONGEST_FOLDED).toLowerCase());
  const cues = cuesOf(words, folded, before, language, reading);
  return {
    message,
    words,
    folded,
    reading: settledReading(reading, before, words, cues, language),
    cues,
    mentions: findServices(context),
    shop,
    now,
    ...(promised && { promised }),
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

const ABOUT_OPENING =
  /^ (?:\w+ ){0,3}(?:open|closed|close) (?:on |this |next |tomorrow |for )*(?:\w+ ){0,4}\? $/;

/** "can a human get in touch then?" */
const WANTS_PERSON =
  / (?:human|person|people|someone|somebody|agent|rep|manager|owner) (?:there |here |from the shop )?(?:(?:to|can|could|please|just) )?(?:get in touch|get back to me|reach out|contact me|call me|text me|email me) /;

/** "Order BW-3307 is late", "invoice #4412 never came". */
const IS_LATE =
  /\b(?:order|invoice|po|job|pedido|orden|factura)\b.{0,12}?#?\b[a-z]{0,4}-?\d{3,}\b.{0,40}\b(?:late|overdue|missing|lost|delayed|(?:not|n['’]?t|never|yet|still) (?:\w+ ){0,3}(?:come|came|here|arrived?|shipped|received|delivered|ready|show(?:ed)?|got(?:ten)?)|where|status|tarde|atrasad[oa]|no (?:ha )?lleg\w+)\b/i;

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
  // A question is no date, even where a date was asked for.
  if (dueDate?.date === null && /[?¿]/.test(dueDate.text)) return { ...reading, slots: others };
  // "are you open on saturday?", asked in the middle of a job; "who won the super bowl?"
  const isOfOthers = reading.intents[0] === 'off_topic' || ABOUT_OPENING.test(words.plain);
  if (dueDate && isOfOthers && isQuestion(words) && reading.intents.length === 1)
    return { ...reading, slots: others };
  if (isContactAnswer(before, words, reading)) return drop('human');
  const { intents } = reading;
  if (WANTS_PERSON.test(words.plain) && !intents.includes('human') && !intents.includes('injection'))
    return { ...reading, intents: ['human', ...intents.filter((one) => one !== 'off_topic')] };
  if (IS_LATE.test(words.message) && !intents.includes('order_status') && !intents.includes('injection'))
    return { ...reading, intents: ['order_status', ...intents] };
  return language === 'es' && cues.has('unsure') ? drop('deny') : reading;
}

/**
 * "just text me 913 555 0123", asked for a number: an answer, and no wish for a person; as little "50 tees, email me at
 * jo@example.com".
 */
const isContactAnswer = ({ asked, flow }: ConversationState, { plain }: Words, { slots }: Reading): boolean =>
  (((flow === 'quote' || flow === 'design') &&
    (asked === 'contact' || asked === 'phone' || asked === 'email')) ||
    (flow !== 'human' &&
      slots.service !== undefined &&
      slots.quantity !== undefined &&
      !WANTS_CALL.test(plain))) &&
  (slots.phone ?? slots.email) !== undefined &&
  !/ (?:person|human|someone|somebody|agent|manager|representative|owner) /.test(plain);

/** "please call me at", "can someone ring us"; "you can call me at" only tells the number. */
const WANTS_CALL =
  /^ (?!(?:\w+ ){0,2}(?:you|they) )(?:\w+ ){0,2}(?:call|ring|phone) (?:me|us) | (?:talk|speak|(?:please|someone|somebody|anyone|a person|can you|could you|have|want|need|prefer|rather|to|just) (?:\w+ ){0,2}(?:call|ring|phone)) /;

/** Does the message ask something, by its mark or its first word? */
export const isQuestion = ({ plain }: Words): boolean => QUESTION.test(plain);

const QUESTION =
  /\?|^ (?:(?:so|and|but|ok|also|hey|hi) )?(?:what|who|when|where|why|how|which|is|are|do|does|did|can|could|will|would|should|has|have) (?!not )/;

/** A question about the trade that tells nothing of a job: "how many hats fit in a box?" */
export const isOnlyAsking = ({ words, reading }: Moment): boolean =>
  isQuestion(words) &&
  reading.intents.length === 0 &&
  Object.keys(reading.slots).every((slot) => slot === 'service');

/** Where the visitor's own details stand: fleet@example.com asks for no fleet. */
function personalSpans(message: string, { name, email, company }: Slots): Span[] {
  const lower = message.toLowerCase();
  return [name, email, company].flatMap((value) => {
    const start = value === undefined ? -1 : lower.indexOf(value.toLowerCase());
    return value === undefined || start === -1 ? [] : [{ start, end: start + value.length }];
  });
}

/** The message as the slot parsers take it, for a second look at a slot that the reading left empty. */
export const slotContextOf = ({ words, before, shop, today }: Moment): SlotContext => ({
  words,
  numbers: findNumbers(words.all),
  taken: [],
  asked: before.asked,
  shop,
  today,
});
