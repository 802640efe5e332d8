// What a message changes in what Carl knows: slots, the job's own words, refusals, and which job is talked about.

import type { Slots } from '../schemas/reading.ts';
import { isAside } from './aside.ts';
import { furtherGoods } from './further-goods.ts';
import { highestJob, PERSONAL, personalSlots, startNextJob } from './jobs.ts';
import { isOnlyAsking, type Moment } from './moment.ts';
import { readInkColors } from './reading/ink-colors.ts';
import { readPriceOptions } from './reading/price-options.ts';
import { thingOf } from './reading/service.ts';
import { findNumbers } from './reading/words/numbers.ts';
import type { ConversationState, Question } from './turn.ts';

/** True if the message told something of the job or of the visitor that was not known before. */
export function remember(moment: Moment): boolean {
  const { state, reading } = moment;
  if (isAside(moment)) return rememberPerson(moment);
  const slots = { ...reading.slots };
  const isSecond = isSecondRequest(moment);
  if (isSecond) {
    putInLine(moment);
    delete slots.service;
    delete slots.quantity;
    delete slots.quantityMax;
  } else if (isNewJob(moment)) startNextJob(state);
  for (const { slots: other, thing } of furtherGoods(moment)) wait(state, other, thing);
  forgetMentionOnly(moment, slots);
  // An order's number is no quantity.
  if (state.flow === 'order_status' || reading.intents.includes('order_status')) delete slots.quantity;
  const before = JSON.stringify([state.slots, state.options, state.inkColors]);
  if (slots.service !== undefined || !isSecond) changeService(moment, slots.service);
  merge(state.slots, slots);
  Object.assign(state.options, optionsIn(moment));
  state.inkColors = readInkColors(moment.words, findNumbers(moment.words.all)) ?? state.inkColors;
  const colors = Object.entries(state.options).find(([name]) => /colors?$/.test(name))?.[1];
  if (colors !== undefined && state.inkColors === null) state.inkColors = Number(colors);
  noteRefusals(moment);
  const isNews = JSON.stringify([state.slots, state.options, state.inkColors]) !== before;
  const isAboutJob = noteOwnWords(moment);
  return isNews || isAboutJob;
}

/** Of a question in passing only who asks it is kept. */
function rememberPerson(moment: Moment): boolean {
  const { state, reading } = moment;
  const before = JSON.stringify(state.slots);
  merge(state.slots, personalSlots(reading.slots));
  noteRefusals(moment);
  return JSON.stringify(state.slots) !== before;
}

/** After a lead is stored: asks for something else to be made. Corrections stay with the job that is stored. */
function isNewJob({ before, reading, cues, mentions, words }: Moment): boolean {
  if (!before.stored) return false;
  const { intents, slots } = reading;
  if (
    cues.has('another_job') &&
    (intents.includes('quote') || intents.includes('design') || mentions.length > 0)
  )
    return true;
  if (/ (?:actually|instead|change|make (?:it|that)|correction|meant|sorry) /.test(words.plain)) return false;
  const wants = intents.includes('quote') || intents.includes('design');
  if (before.slots.service === undefined) return false;
  return (
    wants &&
    ((slots.service !== undefined && slots.service !== before.slots.service) || isFreshStart(words.plain))
  );
}

const isFreshStart = (plain: string): boolean =>
  / (?:quote flow|design consultation|new quote|start over|start again) /.test(plain);

/** While one request is under way: "I also need a banner". */
function isSecondRequest({ before, reading, cues }: Moment): boolean {
  const { service } = reading.slots;
  return (
    !before.stored &&
    before.slots.service !== undefined &&
    service !== undefined &&
    service !== before.slots.service &&
    cues.has('another_job')
  );
}

/** Noted as a job of its own, to be taken up when the current one is stored. */
function putInLine({ state, reading, mentions }: Moment): void {
  const { service, quantity, quantityMax } = reading.slots;
  const slots: Slots = {};
  merge(slots, { service, quantity, quantityMax } as Slots);
  wait(state, slots, thingOf(mentions, service));
}

const MOST_WAITING = 10;

function wait(state: ConversationState, slots: Slots, thing: string | null): void {
  if (state.jobs.length < MOST_WAITING)
    state.jobs.push({ job: highestJob(state) + 1, slots, thing, stored: false });
}

/** A question about something ("how much for 100 hats?") does not change the job that a lead is stored for. */
function forgetMentionOnly({ before, reading }: Moment, slots: Slots): void {
  const { intents } = reading;
  if (!before.stored || before.slots.service === undefined || slots.service === before.slots.service) return;
  if (slots.service !== undefined && !intents.includes('quote') && !intents.includes('design')) {
    delete slots.service;
    delete slots.quantity;
    delete slots.quantityMax;
  }
}

/** Another service keeps what still applies: who, how many, by when, the colours; not another service's options. */
function changeService({ state, mentions }: Moment, service: string | undefined): void {
  const thing = thingOf(mentions, service ?? state.slots.service);
  if (service !== undefined && service !== state.slots.service) {
    state.options = {};
    state.optionsAsked = [];
    state.serviceWording = null;
    if (state.slots.service !== undefined) {
      delete state.slots.sizes;
      delete state.slots.dimensions;
    }
    state.thing = thing;
  } else if (thing !== null) state.thing = thing;
}

function merge(into: Slots, from: Slots): void {
  if (from.quantity !== undefined) delete into.quantityMax;
  // Sizes that add up to another number are no longer the order's.
  if (from.quantity !== undefined && from.sizes === undefined) delete into.sizes;
  if (
    from.colors &&
    into.colors &&
    from.service === undefined &&
    from.colors.length === 1 &&
    into.colors.length === 1
  ) {
    into.colors = from.colors;
  }
  Object.assign(into, Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)));
}

function optionsIn({ state, shop, words, before, reading }: Moment): Record<string, string> {
  const list = state.slots.service === undefined ? undefined : shop.prices[state.slots.service];
  const asked = before.asked === 'option' ? before.askedOption : null;
  return readPriceOptions(words, state.slots, reading.slots, list, shop, asked);
}

const REFUSALS = [
  ['no_phone', 'phone'],
  ['no_email', 'email'],
  ['no_contact', 'contact'],
  ['no_name', 'name'],
] as const;

function noteRefusals({ state, cues, before, reading, words }: Moment): void {
  const decline = (question: Question) => {
    if (!state.declined.includes(question)) state.declined.push(question);
  };
  const { asked } = before;
  if (NO_DATE.test(words.plain)) decline('dueDate');
  if (before.flow === 'order_status' && cues.has('lacks') && / number /.test(words.plain))
    decline('order_number');
  for (const [cue, question] of REFUSALS) {
    if (cue === 'no_contact' && (cues.has('no_phone') || cues.has('no_email') || cues.has('no_name')))
      continue;
    if (cues.has(cue)) decline(cue === 'no_contact' && asked === 'name' ? 'name' : question);
  }
  if (asked && SKIPPABLE.has(asked) && asked !== 'quantity' && cues.has('lacks')) decline(asked);
  const isPartly = (['no_phone', 'no_email', 'form', 'typing'] as const).some((cue) => cues.has(cue));
  const isRefused =
    reading.intents[0] === 'deny' &&
    !reading.intents.includes('goodbye') &&
    !isPartly &&
    Object.keys(reading.slots).length === 0;
  const isSkipped = isRefused || SKIPS.test(words.plain);
  if (asked && SKIPPABLE.has(asked) && (isSkipped || (cues.has('unsure') && before.tries > 0)))
    decline(asked);
  if (asked && SKIPPABLE.has(asked) && cues.has('unsure') && asked !== 'quantity' && asked !== 'service')
    decline(asked);
}

const SKIPS =
  /^ (?:skip|pass|next|next question|n a|not applicable)(?: (?:it|this|that|one|for now|please))* $/;

const NO_DATE =
  / (?:no|without a|not a|do not have a|have not got a) (?:\w+ )?(?:date|deadline|due date)\b|^ (?:\w+ )?no (?:rush|hurry) $/;

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

const MOST_SAID = 12;
const LONGEST_SAID = 400;

/** Keeps what the visitor says of the job, for the lead. True if there was something. */
function noteOwnWords(moment: Moment): boolean {
  const { state, message, reading, before } = moment;
  if (!isAboutJob(moment)) return false;
  if (isOnlyAsking(moment)) return false;
  if (contentWords(moment) >= 2) state.described = true;
  if (contentWords(moment) < 1 && before.asked !== 'details') return false;
  const line = message.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SAID);
  if (state.said.length >= MOST_SAID || state.said.includes(line)) return false;
  state.said.push(line);
  return before.stored ? hasContent(moment, 1) || reading.slots.quantity !== undefined : true;
}

const TALK = new Set(['injection', 'abusive', 'off_topic', 'greeting', 'thanks', 'goodbye']);

function isAboutJob(moment: Moment): boolean {
  const { reading, before, words, cues, mentions } = moment;
  const { intents, slots } = reading;
  if (intents.some((intent) => intent === 'injection' || intent === 'abusive') || intents[0] === 'off_topic')
    return false;
  if (intents.length > 0 && intents.every((intent) => TALK.has(intent)) && Object.keys(slots).length === 0)
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
  if (/^ i would like to (?:quote flow|design consultation|human support) $/.test(words.plain)) return false;
  const jobSlots = Object.keys(slots).filter((slot) => !PERSONAL.has(slot as Question));
  if (jobSlots.length > 0 || mentions.length > 0) return true;
  if (NO_DATE.test(words.plain)) return false;
  // An address with a slip is no word about the job.
  if (words.message.includes('@')) return false;
  if (before.asked === 'details' || before.asked === 'order_number')
    return hasContent(moment, 1) && !cues.has('unsure');
  const isTelling =
    !/\?/.test(words.plain) &&
    (before.flow !== null || intents.includes('order_status') || intents.includes('human'));
  return isTelling && hasContent(moment, before.flow === 'design' ? 2 : 3);
}

/** At least so many words that say something, beside contact details, filler and the name of the service. */
export function hasContent(moment: Moment, least: number): boolean {
  return contentWords(moment) >= least;
}

function contentWords({ words, mentions, reading }: Moment): number {
  const { name, email, phone, company } = reading.slots;
  const personal = [name, email, company, phone]
    .filter((value) => value !== undefined)
    .join(' ')
    .toLowerCase();
  return words.all.filter(
    ({ kind, text, raw, start, end }) =>
      kind === 'word' &&
      raw.length > 1 &&
      !text.split(' ').every((part) => FILLER.has(part)) &&
      !personal.includes(raw.toLowerCase()) &&
      !mentions.some(({ span }) => start < span.end && span.start < end),
  ).length;
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

/** Is it known what the job is: beyond the service something of what goes on it or what it is for? */
export function isDescribed({ slots, described, written, inkColors }: ConversationState): boolean {
  const { sizes, colors, imprintLocations, dimensions, artwork } = slots;
  return (
    described ||
    written !== null ||
    inkColors !== null ||
    (sizes ?? colors ?? imprintLocations ?? dimensions ?? artwork) !== undefined
  );
}
