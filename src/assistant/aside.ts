// A question about another service in the middle of a job: answered, and the job stays as it is.
import type { Intent, Reading } from '../schemas/reading.ts';
import { APPAREL, isOnTheVehicle, kindOf } from './change-goods.ts';
import { plural } from './describe-job.ts';
import { asksAboutService } from './flows/services.ts';
import { isReachable } from './lead.ts';
import { type Answer, type Moment, slotContextOf } from './moment.ts';
import { asksWhatIsMore, isQuestion, saysItOnlyAsks } from './question.ts';
import { readPriceOptions } from './reading/price-options.ts';
import { findServices, thingOf } from './reading/service.ts';
import { worded, wordedInAnyCase } from './reading/words/triggers.ts';
import { splitWords } from './reading/words/words.ts';
import { isSupposing } from './side-questions.ts';
import { triedBeside, triedOf } from './supposed-job.ts';
import type { ConversationState } from './turn.ts';
import { oneOf } from './wording.ts';

/** "do you also do car wraps?" while 48 shirts are talked about; no wish and no correction. */
export function isAside(moment: Moment): boolean {
  const { before, reading, words, cues } = moment;
  if (isOnlyAsked(moment)) return true;
  const { service, quantity } = before.slots;
  return (
    (!before.stored || reading.intents.includes('pricing')) &&
    service !== undefined &&
    (quantity !== undefined || asksAboutService(moment) || ASKS_BESIDE.test(words.plain)) &&
    reading.slots.service !== undefined &&
    reading.slots.service !== service &&
    !isOnTheVehicle(moment) &&
    (isQuestion(words) || asksAboutService(moment)) &&
    !isSupposing(moment) &&
    !cues.has('change') &&
    !reading.intents.some((intent) => WISHES.has(intent) && !isPassing(intent, moment)) &&
    !CORRECTS.test(words.plain) &&
    !isOfJob(moment)
  );
}

/** "can you embroider them?" is said of the job's own pieces; "48 trucker hats? might do those in the fall" of the hats. */
function isOfJob({ message, mentions, reading }: Moment): boolean {
  const at = message.search(OF_THEM);
  return (
    at !== -1 &&
    !mentions.some(
      (mention) =>
        mention.span.end <= at &&
        !/patch$/.test(mention.phrase) &&
        thingOf([mention], reading.slots.service) !== null,
    )
  );
}

/** "what would 12 hats run? just curious": whatever it names or counts, the job stays. */
function isOnlyAsked(moment: Moment): boolean {
  const { intents, slots } = moment.reading;
  const { before, words } = moment;
  return (
    before.slots.service !== undefined &&
    (slots.service ?? slots.quantity) !== undefined &&
    (isQuestion(words) || intents.includes('pricing')) &&
    (saysItOnlyAsks(words) || wondersOfOthers(moment)) &&
    !intents.some((intent) => NOT_ASKED.has(intent)) &&
    !WISHED.test(words.plain)
  );
}

/** "do you do mugs too", of pens, "curious what 24 hoodies would run me", of hats: asked of other goods than the job's. */
function wondersOfOthers({ before, mentions, reading, words }: Moment): boolean {
  const { service, quantity, dimensions } = reading.slots;
  const thing = thingOf(mentions, service);
  if (before.stored || thing === null || before.thing === null || kindOf(thing) === kindOf(before.thing))
    return false;
  if (WONDERS_PRICE.test(words.plain)) return true;
  return (quantity ?? dimensions) === undefined && IF_MADE.test(words.plain);
}

const WONDERS_PRICE = worded(/ (?:wondering|curious) (?:what|how much|about the price) /);
const IF_MADE = worded(
  /^ (?:(?:and|so|oh|ok|hey|wait|also|cool|great|by the way|quick question|hmm|but) )*do (?:you|y all|yall|u) (?:(?:guys|folks|all|also|happen to|ever|even) )*(?:do|make|offer|carry|sell|print|have) (?!them |these |those |it |that |this )(?:\S+ ){1,4}?(?:too |also |as well |ever )?(?:\? |$)/,
);

const NOT_ASKED: ReadonlySet<string> = new Set(['human', 'order_status', 'injection', 'abusive']);
/** "just wondering if you could add 12 hats" */
const WISHED = worded(
  / (?:(?:could|can|would|will) (?:you|we|i) (?:also |please |just )?(?:add|throw|tack|include|put)|(?:i|we) (?:also |do |really |still )?(?:need|want (?!to know|an idea)|would like (?!to know|an idea))|(?:please|let us) (?:also )?(?:add|put|throw|order)) /,
);

/** "do you do car wraps too?", of shirts that are not counted yet */
const ASKS_BESIDE = worded(
  / (?:do|can|could) (?:you|y all|yall|u)(?: (?:guys|folks|all))? (?:(?:also|happen to|ever) (?:do|make|offer|carry|sell|print|have)|(?:do|make|offer|carry|sell|print|have) (?:\S+ ){1,4}(?:too|also|as well)) /,
);

/** What looks like a wish, and is a question in passing: "will a wrap hurt my paint?" */
function isPassing(intent: Intent, moment: Moment): boolean {
  if (intent === 'pricing') return isAboutOne(moment) || isAllTold(moment);
  const { reading, words } = moment;
  return intent === 'quote' && reading.slots.quantity === undefined && !WANTS.test(words.plain);
}

/** "how much are mugs?", where a job is known with who wants it: that one is no mugs by it. */
const isAllTold = ({ before, reading, words }: Moment): boolean =>
  before.slots.quantity !== undefined &&
  isReachable(before) &&
  (before.stored || ![before, reading].every(({ slots }) => APPAREL.has(slots.service ?? ''))) &&
  !WANTS_MORE.test(words.plain);

const WANTS_MORE = worded(/ (?:need|needs|want|wants|add|adding|get|also|too|plus|as well|another) /);
const WANTS = worded(
  / (?:need|needs|want|wants|like|looking|quote|order|get|buy|interested|thinking|add|also|too|price|cost) /,
);

/** "how much is a banner?", "what do hoodies cost?": a price of theirs, and no fifty of them. */
const isAboutOne = ({ reading, mentions, words }: Moment): boolean =>
  reading.slots.quantity === undefined &&
  mentions.length === 1 &&
  / (?:is|are|do|does) /.test(words.plain) &&
  !/ (?:would|will|could|for) /.test(words.plain);

const WISHES: ReadonlySet<string> = new Set([
  'quote',
  'pricing',
  'design',
  'human',
  'order_status',
  'deny',
  'injection',
  'abusive',
]);

const CORRECTS = worded(
  / (?:actually|instead|change|changed|switch|rather|scratch that|correction|meant|sorry) /,
);
const OF_THEM =
  /\b(?:(?:make|do|print|put|have|get|embroider|stitch|turn) (?:it|them|these|those|that)|(?:patch|patches|on) (?:it|them|these|those))\b/i;

/** "how much would that be", "and 60 of those?", right after another service was asked about: its price, as an aside. */
export function priceOfAside(moment: Moment): Moment | undefined {
  const { before, reading, words } = moment;
  const { quantity, ...others } = reading.slots;
  if (before.askedAbout === null || Object.keys(others).length > 0) return;
  if (!(quantity === undefined ? PRICE_OF_IT : PRICE_OF_SOME).test(words.plain)) return;
  const slots = { service: before.askedAbout, ...(quantity !== undefined && { quantity }) };
  const named = before.askedThing === null ? moment : withGoods(moment, before.askedThing);
  return { ...named, reading: { intents: ['pricing'], slots } };
}

/** "how much for 60 of those", with what those are. */
function withGoods(moment: Moment, thing: string): Moment {
  const words = splitWords(`${moment.message} ${plural(thing)}`, moment.shop);
  return { ...moment, words, mentions: findServices(slotContextOf({ ...moment, words })) };
}

/** "do you letter vans too? for now I only want the caps": the question, where the rest holds on to the job's own goods. */
export function askedApart(
  { slots: { service } }: ConversationState,
  message: string,
  readPart: (part: string) => Reading,
): { message: string; reading: Reading } | undefined {
  const end = message.indexOf('?') + 1;
  const rest = message.slice(end).trim();
  if (service === undefined || end < 2 || rest === '' || message.length > LONGEST_APART) return;
  if (!HOLDS_ON.test(rest)) return;
  const asked = message.slice(0, end);
  const reading = readPart(asked);
  const { service: other, ...further } = reading.slots;
  if (other === undefined || other === service || Object.keys(further).length > 0) return;
  const { service: own, ...told } = readPart(rest).slots;
  // "the caps", of embroidered ones: whichever way they are marked.
  const isOwn = own === service || [own, service].every((slug) => APPAREL.has(slug ?? ''));
  return isOwn && own !== other && Object.keys(told).length === 0 ? { message: asked, reading } : undefined;
}

const LONGEST_APART = 300;
const HOLDS_ON = wordedInAnyCase(
  /\b(?:only|just|for now|right now|sol[oa]mente|s[oó]lo|nomas|nom[aá]s|nada m[aá]s|ahorita|por ahora|de momento)(?!\p{L})/iu,
);

/** What the message asked about in passing, for the next one. */
export function noteAside(moment: Moment): void {
  const { state, reading, mentions } = moment;
  const isOne = isAside(moment);
  state.askedAbout = isOne ? (reading.slots.service ?? null) : null;
  state.askedThing = isOne ? thingOf(mentions, reading.slots.service) : null;
}

const PRICE_OF_SOME = worded(
  / (?:how much|price|cost|what|quote|\?) (?:\S+ ){0,6}?(?:\d+|dozen|hundred|\S+ of) (?:of )?(?:those|them|these)(?: (?:would|will|might|be|cost|run|set|come|go|to|out|for|me|us|then|please|though|roughly|about|approximately))* (?:\? )?$|^ (?:(?:ok|and|so|what about|how about|like) )+(?:\d+|a dozen|a hundred) of (?:those|them|these) \? $/,
);

const PRICE_OF_IT = worded(
  /^ (?:(?:ok|and|so|oh|cool|nice|great|hmm|well|thanks|,) )*(?:(?:about |roughly )?how much (?:would|does|do|is|are|will|for|about)|what (?:would|does|do|is|are|will)|what is the (?:price|cost)(?: of| for| on)?|price (?:on|of|for)|cost of|ballpark (?:on|for)) (?:(?:about|roughly|like) )?(?:that|it|those|one|one of (?:those|them)|something like that|a job like that)(?: (?:be|cost|run|go for|come to|set me back|usually|normally|about|roughly|typically|me|us))* (?:\? )?$/,
);

/** The answer for what was asked about, the job's own facts put back behind it; its next question stays the job's. */
export function answerAside(moment: Moment, answer: () => Answer): Answer {
  const { state, before, reading, mentions, words } = moment;
  const { slots, options, thing, explained, flow } = state;
  const { quantity, quantityMax: _max, sizes: _sizes, dimensions: _dimensions, ...kept } = slots;
  const asked = thingOf(mentions, reading.slots.service);
  // "how long do the shirts take?": the job's own goods are no other service; nor are any with no name at all.
  const isOwn = (asked !== null && asked === before.thing) || reading.slots.service === undefined;
  const isTried = isOwn && saysItOnlyAsks(words);
  if (isTried) {
    const number = reading.slots.quantity ?? quantity;
    state.slots = { ...slots, ...(number !== undefined && { quantity: number }) };
  } else if (!isOwn) {
    // "are hoodies much more?", of the 40 tees: as many of them.
    const number = isCompared(moment) ? { quantity } : {};
    Object.assign(state, {
      slots: { ...kept, ...number, ...reading.slots },
      options: optionsOf(moment),
      thing: asked,
    });
  }
  const { says, suggestions, keepsAsked } = answer();
  const isPriced = says[0]?.includes('$') && suggestions === undefined && state.supposed === null;
  // "ok add them", said of what was priced
  if (isPriced && !isOwn && !isCompared(moment)) state.supposed = triedOf(state);
  Object.assign(state, { slots, options, thing, explained, flow });
  // What it offers would be a job of its own, and its yes or no is waited for.
  const isOffer = !isOwn && !isPriced && state.supposed !== null;
  if (!isOwn && state.supposed) state.supposed = triedBeside(state.supposed, reading.slots);
  return {
    says: isPriced && saysItOnlyAsks(words) ? [...says.slice(0, 1), oneOf(ADDS_NOTHING, state)] : says,
    ...(suggestions && { suggestions }),
    ...(isOffer && { asks: null }),
    ...(keepsAsked && { asks: null, keepsAsked }),
  };
}

const isCompared = ({ words, reading, before }: Moment): boolean =>
  before.slots.quantity !== undefined && reading.slots.quantity === undefined && asksWhatIsMore(words);

const ADDS_NOTHING = {
  en: ['I add nothing until you say so.', 'Your request stays as it is until you say so.'],
  es: ['Su pedido queda como está.'],
};

/** What of the price book the goods asked about are called by, beside what is taken for granted. */
function optionsOf({ words, reading, shop }: Moment): Record<string, string> {
  const list = shop.prices[reading.slots.service ?? ''];
  const read = readPriceOptions(words, {}, reading.slots, list, shop, null);
  return Object.fromEntries(
    Object.entries(read).filter(([name, value]) =>
      list?.options.some((option) => option.name === name && String(option.default) !== value),
    ),
  );
}
