// A question about another service in the middle of a job: answered, and the job stays as it is.

import type { Intent } from '../../../schemas/reading.ts';
import { OPENS_QUESTION } from '../reading/intents/intent-patterns.ts';
import { thingOf } from '../reading/service.ts';
import { worded } from '../reading/words/triggers.ts';
import { APPAREL, kindOf } from './goods-kinds.ts';
import type { Moment } from './moment.ts';
import { isQuestion, saysItOnlyAsks } from './question.ts';
import { isOnTheVehicle } from './service-in-context.ts';
import { isSupposing } from './side-questions.ts';

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
  (before.slots.email ?? before.slots.phone) !== undefined &&
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

/** "I have a question about Car Wraps": which question is not said yet. */
function asksAboutService({ words: { plain }, mentions, reading, shop }: Moment): boolean {
  const opening = OPENS_QUESTION.exec(plain)?.[0];
  if (opening === undefined || reading.slots.service === undefined) return false;
  const named = [...shop.services.map(({ name }) => name), ...mentions.map(({ text }) => text)];
  const known = new Set(named.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []));
  return plain
    .slice(opening.length)
    .split(' ')
    .every((word) => word === '' || known.has(word) || BESIDE_SERVICE.test(word));
}

const BESIDE_SERVICE =
  /^(?:and|or|the|your|you|some|custom|stuff|things?|services?|work|orders?|ordering|getting|doing|please|thanks|thank|hi|hello|\?|y|los|las|el|la|sus?|servicios?)$/;
