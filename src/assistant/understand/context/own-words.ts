// What the visitor says of the job in their own words: the lead quotes it.

import type { Intent } from '../../../schemas/reading.ts';
import { readEmail } from '../reading/email.ts';
import { hopesToHear } from '../reading/intents/leaving.ts';
import type { Question } from '../reading/slot.ts';
import { worded } from '../reading/words/triggers.ts';
import { bringsOwn, TAKES_OURS } from './goods-choice.ts';
import { isOnlyAsking, type Moment, slotContextOf } from './moment.ts';
import { vehicleKinds } from './name-vehicle.ts';
import { asksOfOption, isQuestion } from './question.ts';
import type { ReaderState } from './reader-state.ts';
import { PERSONAL } from './second-request.ts';
import { isPause } from './side-questions.ts';
import { wishesIn } from './site-wishes.ts';
import { isOneVehicle } from './vehicle.ts';

export const NO_DATE = worded(
  / (?:no|without a|not a|do not have a|have not got a) (?:\w+ )?(?:date|deadline|due date)\b|^ (?:\w+ )?no (?:rush|hurry) $/,
);

/** Keeps what the visitor says of the job, for the lead. */
export function noteOwnWords(moment: Moment): void {
  const { state, message, reading, before, words } = moment;
  // "ok let's use yours": whose they are hangs on it.
  if (TAKES_OURS.test(message) && state.said.some((line) => bringsOwn(line))) {
    keepOwnWords(state, message);
    return;
  }
  // "can you cc ann@example.com on the proof?": the shop reads it.
  if (namesAnothersAddress(moment)) {
    keepOwnWords(state, message);
    return;
  }
  if (!isAboutJob(moment) || isOnlyAsking(moment)) return;
  const content = contentWords(moment, 4);
  const isBare = Object.keys(reading.slots).length === 0 && content < 4;
  if (moment.cues.has('unsure') && isBare) return;
  const isKept =
    before.asked === 'details' ||
    (state.flow === 'order_status' && words.all.length > 3) ||
    // A size or a vehicle goes to the shop in the words that say which piece it is of.
    reading.slots.dimensions !== undefined ||
    (state.slots.service === 'car-wraps' && (isOneVehicle(moment) || vehicleKinds(words.plain).length > 1)) ||
    isOfSite(moment);
  if (content >= 1 || isKept) keepOwnWords(state, message);
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

export function isAboutJob(moment: Moment): boolean {
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

const MOST_LINES = 12;

/** In characters. */
const LONGEST_LINE = 400;

/** Keeps a message for the lead, cut where it is long, unless it stands there already or there is no more room. */
export function keepOwnWords({ said }: ReaderState, message: string): void {
  const line = message.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);
  if (said.length < MOST_LINES && !said.includes(line)) said.push(line);
}
