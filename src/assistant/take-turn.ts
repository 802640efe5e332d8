// Carl's turn, the door: state and reading in, reply, state and effects out. Pure and synchronous.
import type { Intent, Reading } from '../schemas/reading.ts';
import type { Shop } from '../schemas/shop.ts';
import { answerAside, isAside } from './aside.ts';
import { composeReply } from './compose-reply.ts';
import { ticketOf } from './describe-job.ts';
import { answerArtwork } from './flows/artwork.ts';
import { answerDesign, startDesign } from './flows/design.ts';
import { answerHoursAndPlace } from './flows/hours-and-place.ts';
import { answerHuman } from './flows/human.ts';
import { answerMinimum } from './flows/minimums.ts';
import { answerOrderStatus, readOrderNumber } from './flows/order-status.ts';
import { answerPricing } from './flows/pricing.ts';
import { answerQuote, startQuote } from './flows/quote.ts';
import { answerServices } from './flows/services.ts';
import * as smallTalk from './flows/small-talk.ts';
import { answerTurnaround } from './flows/turnaround.ts';
import { answerUnknown } from './flows/unknown.ts';
import { startOver } from './jobs.ts';
import { hasUnconfirmedContact, leadFields } from './lead.ts';
import { leadOn } from './lead-on.ts';
import { type Answer, beginMoment, isOnlyAsking, type Moment } from './moment.ts';
import { remember } from './remember.ts';
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
    ? answerAside(moment, () => respond(moment, false))
    : respond(moment, isNews);
  const led = leadOn(moment, answer, isNews);
  const { reply, suggestions } = composeReply(moment, led);
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

/** What there is to say: what may not be argued with first, then the goals, then the flow that leads, then small talk. */
function respond(moment: Moment, isNews: boolean): Answer {
  const { reading, cues, state, before } = moment;
  const { intents } = reading;
  if (intents.includes('injection')) return smallTalk.answerInjection(moment);
  if (intents[0] === 'abusive' && !isNews) return smallTalk.answerAbuse(moment);
  if (cues.has('delete_data')) return smallTalk.answerDeleteData(moment);
  const started = startedFlow(moment);
  if (started) return started;
  if (before.asked === 'person' && intents[0] === 'affirm') return answerHuman(moment);
  if (intents.includes('order_status') || before.flow === 'order_status')
    state.orderNumber ??= readOrderNumber(moment) ?? null;
  if (cues.has('identity') && intents.includes('off_topic')) return smallTalk.answerIdentity(moment);

  const answers = intents.flatMap((intent) => GOALS[intent]?.(moment) ?? []).slice(0, 2);
  if (answers.length > 0) return answers.reduce(joined);
  if (cues.has('start_over') && !isNews) return fromTheStart(moment);
  if (cues.has('cancel') && !isNews) return smallTalk.answerCancel(moment);
  if (cues.has('more') && !isNews) return smallTalk.answerMore(moment);
  if (cues.has('repeat')) return smallTalk.answerRepeat(moment);
  if (cues.has('language')) return smallTalk.answerLanguage(moment);
  const isAnswering = before.asked === 'confirm' || before.asked === 'form_or_typing';
  if (isOnlyAsking(moment)) return answerUnknown(moment);
  if (isNews || intents.includes('quote') || intents.includes('design')) return answerGoal(moment);
  if (isAnswering && (intents[0] === 'affirm' || intents[0] === 'deny')) return { says: [] };
  if (intents[0] === 'deny') {
    return ABOUT_THE_WAY.some((cue) => cues.has(cue)) ? answerQuote(moment) : answerYesOrNo(moment);
  }
  const talk = intents.flatMap((intent) => TALK[intent]?.(moment) ?? [])[0];
  if (talk) return talk;
  if (ABOUT_THE_WAY.some((cue) => cues.has(cue))) return answerQuote(moment);
  if (intents[0] === 'affirm') return answerYesOrNo(moment);
  return answerUnknown(moment);
}

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
  return { says: [oneOf(['All right, from the start.', 'Fresh start, then.'], moment.state)] };
}

/** What was told goes to the flow that leads; a wish for goods begins one. */
function answerGoal(moment: Moment): Answer {
  const { state, reading } = moment;
  const { intents } = reading;
  if (state.flow === 'human' || state.flow === 'order_status') {
    if (!intents.includes('quote') && !intents.includes('design')) return { says: [] };
    state.flow = null;
  }
  if (intents.includes('design')) return answerDesign(moment);
  if (state.flow === null && (intents.includes('quote') || state.slots.service !== undefined))
    state.flow = 'quote';
  return answerQuote(moment);
}

/** A yes or no to nothing that was asked, or to a question that wants more than that. */
function answerYesOrNo(moment: Moment): Answer {
  const { state, reading } = moment;
  if (state.flow !== null && !state.stored) return { says: [] };
  if (reading.intents[0] === 'affirm' && !state.stored) return answerUnknown(moment);
  return { says: ['All right.'], asks: null, suggestions: ['Start a quote', 'Talk to a person'] };
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
