// Carl's turn, the door: state and reading in, reply, state and effects out. Pure and synchronous.
import type { Intent, Reading } from '../schemas/reading.ts';
import type { Shop } from '../schemas/shop.ts';
import { answerAside, isAside } from './aside.ts';
import { START_CHIPS } from './chips.ts';
import { composeReply } from './compose-reply.ts';
import { ticketOf } from './describe-job.ts';
import { answerArtwork } from './flows/artwork.ts';
import { answerAboutData, isAboutData } from './flows/delete-data.ts';
import { answerDesign, startDesign } from './flows/design.ts';
import { knowsPrice } from './flows/estimates.ts';
import { answerHoursAndPlace } from './flows/hours-and-place.ts';
import { answerHuman, answerWhen, asksToBeReached, asksWhenAnswered } from './flows/human.ts';
import { answerMinimum } from './flows/minimums.ts';
import { answerOrderStatus, readOrderNumber } from './flows/order-status.ts';
import { answerDiscount, answerPricing, answerWhatIsIncluded, asksWhatIsIncluded } from './flows/pricing.ts';
import { answerQuote, startQuote } from './flows/quote.ts';
import { answerServices } from './flows/services.ts';
import * as smallTalk from './flows/small-talk.ts';
import * as theTalk from './flows/the-talk-itself.ts';
import { answerTurnaround } from './flows/turnaround.ts';
import { answerUnknown } from './flows/unknown.ts';
import { startOver } from './jobs.ts';
import { hasUnconfirmedContact, leadFields } from './lead.ts';
import { leadOn } from './lead-on.ts';
import { type Answer, beginMoment, isOnlyAsking, type Moment } from './moment.ts';
import { remember } from './remember.ts';
import { isTrick } from './tricks.ts';
import type { ConversationState, Turn } from './turn.ts';
import { oneOf } from './wording.ts';

/**
 * Answers one message. `reading` is what read() made of it; the state that comes back goes into the next turn.
 *
 *     const turn = takeTurn(state, message, read(message, state, shop, now), shop, now);
 */
export function takeTurn(
  before: ConversationState,
  message: string,
  reading: Reading,
  shop: Shop,
  now: Date,
): Turn {
  const moment = beginMoment(before, message, reading, shop, now);
  const isNews = remember(moment);
  const answer = isAside(moment)
    ? answerAside(moment, () => respond(moment, false, true))
    : respond(moment, isNews);
  honourPerson(moment);
  const led = leadOn(moment, answer, isNews);
  const { reply, suggestions } = composeReply(moment, introduced(moment, led));
  const { state } = moment;
  state.lastReply = reply;
  return {
    reply,
    state,
    effects: led.effects ?? [],
    shouldCaptureLead: state.capturing,
    leadCaptureFields: state.capturing ? leadFields(state, shop) : [],
    suggestions,
    ticket: ticketOf(state, shop),
    hasUnconfirmedContact: hasUnconfirmedContact(state),
  };
}

/** A person is wanted beside what was answered: their way in stays open. */
function honourPerson(moment: Moment): void {
  const { state } = moment;
  if (state.stored || !asksToBeReached(moment) || isTrick(moment)) return;
  state.source = 'callback';
  state.flow ??= 'human';
}

/** Who Carl is, where a visitor begins to write Spanish and there is room to say so. */
function introduced({ state, before, cues, shop }: Moment, led: Answer): Answer {
  if (state.language !== 'es' || before.language === 'es' || cues.has('identity')) return led;
  if (led.effects !== undefined && led.effects.length > 0) return led;
  return { ...led, says: [theTalk.inSpanishSays(shop), ...led.says] };
}

/** What there is to say: what may not be argued with first, then the goals, then the flow that leads, then small talk. */
function respond(moment: Moment, isNews: boolean, isInPassing = false): Answer {
  const { reading, cues, state, before } = moment;
  const { intents } = reading;
  if (isTrick(moment)) return smallTalk.answerInjection(moment);
  if (intents[0] === 'abusive' && !isNews) return smallTalk.answerAbuse(moment);
  if (isAboutData(moment)) return answerAboutData(moment);
  const started = startedFlow(moment);
  if (started) return started;
  if (before.asked === 'person' && intents[0] === 'affirm') return answerHuman(moment);
  if (intents.includes('order_status') || before.flow === 'order_status')
    state.orderNumber ??= readOrderNumber(moment) ?? null;
  if ((cues.has('identity') || ASKS_WHAT_HE_IS.test(moment.words.plain)) && intents.includes('off_topic'))
    return smallTalk.answerIdentity(moment);

  if (asksWhenAnswered(moment)) return answerWhen(moment);
  if (knowsPrice(moment) && asksWhatIsIncluded(moment)) return answerWhatIsIncluded(moment);
  if (state.slots.service !== undefined && HAGGLES.test(moment.words.plain)) return answerDiscount(moment);
  const answers = intents.flatMap((intent) => GOALS[intent]?.(moment) ?? []).slice(0, 2);
  if (answers.length > 0) return answers.reduce(joined);
  if (isInPassing) return answerUnknown(moment);
  if (cues.has('start_over') && !isNews) return fromTheStart(moment);
  if (cues.has('cancel') && !isNews) return theTalk.answerCancel(moment);
  if (cues.has('more') && !isNews) return theTalk.answerMore(moment);
  if (cues.has('repeat')) return theTalk.answerRepeat(moment);
  if (cues.has('language')) return theTalk.answerLanguage(moment);
  const isAnswering = before.asked === 'confirm' || before.asked === 'form_or_typing';
  if (isOnlyAsking(moment)) return answerUnknown(moment);
  if (isNews || intents.includes('quote') || intents.includes('design')) return answerGoal(moment);
  if (isAnswering && (intents[0] === 'affirm' || intents[0] === 'deny')) return { says: [] };
  const isFarewell = intents.includes('goodbye') || (before.asked === null && intents.includes('thanks'));
  if (intents[0] === 'deny' && !isFarewell) {
    return ABOUT_THE_WAY.some((cue) => cues.has(cue)) ? answerQuote(moment) : answerYesOrNo(moment);
  }
  const talk = intents.flatMap((intent) => TALK[intent]?.(moment) ?? [])[0];
  if (talk) return talk;
  if (ABOUT_THE_WAY.some((cue) => cues.has(cue))) return answerQuote(moment);
  if (intents[0] === 'affirm') return answerYesOrNo(moment);
  return answerUnknown(moment);
}

const ASKS_WHAT_HE_IS = / (?:what|who) (?:exactly )?(?:are you|is this|am i \w+ to) (?:\? )?$/;

const HAGGLES =
  / (?:beat|match|under ?cut) (?:\w+ ){0,2}\S*\d| (?:go lower|do better|come down|knock \w+ off|(?:lower|drop|reduce) (?:the|your) price|best (?:you can|price|deal)|work with me) /;

/** How the visitor wants to go on: nothing new of the job. */
const ABOUT_THE_WAY = ['form', 'typing', 'no_phone', 'no_email', 'no_contact', 'no_name'] as const;

/** Questions and wishes that are answered whatever flow leads. A new one is one line here. */
const GOALS: Partial<Record<Intent, (moment: Moment) => Answer>> = {
  human: answerHuman,
  order_status: answerOrderStatus,
  minimum_order: answerMinimum,
  turnaround: answerTurnaround,
  pricing: answerPricing,
  artwork: answerArtwork,
  location_hours: answerHoursAndPlace,
  services: answerServices,
};

const TALK: Partial<Record<Intent, (moment: Moment) => Answer>> = {
  abusive: smallTalk.answerAbuse,
  off_topic: smallTalk.answerOffTopic,
  goodbye: smallTalk.answerGoodbye,
  thanks: smallTalk.answerThanks,
  greeting: smallTalk.answerGreeting,
};

/** The sentences that the page's buttons send. */
function startedFlow(moment: Moment): Answer | undefined {
  switch (moment.words.plain.trim()) {
    case 'i would like to quote flow':
      return startQuote(moment);
    case 'i would like to design consultation':
      return startDesign(moment);
    case 'i would like to human support':
      return answerHuman(moment);
    default:
      return;
  }
}

function fromTheStart(moment: Moment): Answer {
  startOver(moment.state);
  const fresh = {
    en: ['All right, from the start.', 'Fresh start, then.'],
    es: ['Muy bien, empezamos de nuevo.', 'De acuerdo, desde el principio.'],
  };
  return { says: [oneOf(fresh, moment.state)] };
}

/** What was told goes to the flow that leads; a wish for goods begins one. */
function answerGoal(moment: Moment): Answer {
  const { state, reading } = moment;
  const { intents } = reading;
  if (state.flow === 'human' || state.flow === 'order_status') {
    const isWish = intents.includes('quote') || intents.includes('design');
    // "it was 50 shirts" is said of the order asked about.
    const isOfOrder =
      state.flow === 'order_status' && !moment.cues.has('another_job') && !WANTS.test(moment.words.plain);
    if (!isWish || isOfOrder) return { says: [] };
    state.flow = null;
  }
  if (intents.includes('design')) return answerDesign(moment);
  if (state.flow === null && (intents.includes('quote') || state.slots.service !== undefined))
    state.flow = 'quote';
  return answerQuote(moment);
}

const WANTS = / (?:need|needs|want|wants|would like|looking|quote|interested) /;

/** A yes or no to nothing that was asked, or to a question that wants more than that. */
function answerYesOrNo(moment: Moment): Answer {
  const { state, reading } = moment;
  if (state.flow !== null && !state.stored) return { says: [] };
  if (reading.intents[0] === 'affirm' && !state.stored) return answerUnknown(moment);
  const fine = { en: ['All right.', 'Fine.'], es: ['Muy bien.', 'De acuerdo.'] };
  return { says: [oneOf(fine, state)], asks: null, suggestions: START_CHIPS[state.language].slice(0, 3) };
}

/** Two answers in one reply: the first's question stands unless only the second has one. */
function joined(first: Answer, second: Answer): Answer {
  const asks = first.asks ?? second.asks;
  return {
    says: [...first.says.slice(0, 1), ...second.says.slice(0, 1)],
    ...(asks !== undefined && { asks }),
    ...(first.suggestions && { suggestions: first.suggestions }),
  };
}
