// What a message tries to do, in the contract's fixed words, most likely first.

import type { Intent, Slots } from '../../../../schemas/reading.ts';
import { isAscii } from '../language.ts';
import type { Question } from '../slot.ts';
import { matching, mayHoldOneOf, worded } from '../words/triggers.ts';
import { GARMENTS, PIECES } from '../words/vocabulary.ts';
import type { Words } from '../words/words.ts';
import { isAttack } from './attacks.ts';
import { clausesOf, MOST_CLAUSES, spokenWords } from './clauses.ts';
import { asksOfShop } from './cues.ts';
import type { IntentContext } from './intent-context.ts';
import { AS_TYPED, IN_SIGNS, INTENT_PATTERNS, OPENS_QUESTION, SHOP_NEEDS_ART } from './intent-patterns.ts';
import { comesBy, consultsOwnPeople, hopesToHear, withoutHope, withoutOwnPeople } from './leaving.ts';
import { type LikelyIntent, likelyIntent } from './likely-intent.ts';
import {
  ABOUT_THE_TALK,
  asksHowMade,
  asksOfOtherPlace,
  asksOfOtherPrice,
  asksOfWorld,
  isOffTopic,
  isOfLife,
  isOfOwnAffairs,
  isOfOwnThing,
  namesTrade,
  speaksOfElsewhere,
  speaksOfTraffic,
} from './off-topic.ts';
import {
  boughtWhatTheyGoOn,
  bringsOwnGoods,
  hasLostMaker,
  isForThisTime,
  isMadeElsewhere,
  isOfBooking,
  isOfDoneWork,
  isOfPastOrder,
  isReplacing,
  ordersAgain,
  waitsForOwn,
  wantsMoreGoods,
} from './past-orders.ts';
import { anyOf, phrase as r } from './phrases.ts';

/** Is the "ok" before the rest a yes? Asked for one, it is unless the rest is none: "ok, never mind"; else where it is all that is said. */
const agrees = ({ asked, slots, cues }: IntentContext, found: ReadonlySet<Intent>): boolean =>
  asked === 'confirm'
    ? !AGAINST.some((intent) => found.has(intent))
    : found.size === 0 && Object.keys(slots).length === 0 && cues.size === 0;

const AGAINST: readonly Intent[] = ['deny', 'human', 'off_topic', 'greeting'];

/** Empty for an answer to what was asked, and for what cannot be told. */
export function readIntents(message: IntentContext): Intent[] {
  const context = { ...message, words: spokenWords(message.words) };
  const { slots, asked } = context;
  const found = findIntents(context);
  // "need someone to draw a goat", "my nephew has the file": what there is to print from is all that is said.
  const isDrawn = slots.artwork !== undefined && slots.artwork !== 'needs design';
  if (
    found.size === 0 &&
    slots.artwork !== undefined &&
    (asked === 'artwork' || (asked === null && !(isDrawn && context.hasService)))
  )
    found.add(isDrawn ? 'artwork' : 'design');
  weigh(found, context);
  const goals = addFromClauses(found, context);
  if (found.has('human') && (isOnlyCalling(context) || CALLED_SO.test(context.words.plain)))
    found.delete('human');
  if (isOfDoneWork(context.words)) found.delete('quote');
  if (isAnswered(found, context)) {
    found.clear();
    found.add('services');
  }
  // "hold on, what are your hours" refuses nothing.
  if (
    found.size > 1 &&
    asked !== 'confirm' &&
    HOLDS.test(context.words.plain) &&
    GOALS.some((one) => found.has(one))
  )
    found.delete('deny');
  if (context.isUnderway && LISTS_WORDING.test(context.words.plain)) found.delete('location_hours');
  const { frame } = message.words;
  if (frame?.greets) found.add('greeting');
  if (frame?.agrees && agrees(context, found)) found.add('affirm');
  if (frame?.thanks) found.add('thanks');
  if (found.size === 0) return [];
  const intents = found.size === 1 ? [...found] : ORDER.filter((intent) => found.has(intent));
  // "could you put a chat bot on our site": asked before it is wished for.
  if (isAskedFirst(context, found)) {
    intents.splice(intents.indexOf('services'), 1);
    intents.splice(intents.indexOf('quote'), 0, 'services');
  }
  // Of several questions the one asked first comes first.
  const firstGoal = intents.findIndex((intent) => IN_TURN.has(intent));
  const inTurn = intents.filter((intent) => IN_TURN.has(intent));
  // "do rush orders cost extra", "6 polos by friday if that's even possible": the time is asked beside it.
  const isTimeBeside = TIME_BESIDE.test(context.words.plain);
  const turnOf = (intent: Intent) =>
    (goals.get(intent) ?? MOST_CLAUSES) + (isTimeBeside && intent === 'turnaround' ? LATER : 0);
  if (inTurn.length > 1)
    intents.splice(firstGoal, inTurn.length, ...inTurn.sort((a, b) => turnOf(a) - turnOf(b)));
  // Where a yes is asked for, a yes with a farewell or thanks is a yes first.
  return context.asked === 'confirm' && FAREWELLS.has(intents[0]) && found.has('affirm')
    ? ['affirm', ...intents.filter((intent) => intent !== 'affirm')]
    : intents;
}

const isAskedFirst = ({ words, slots }: IntentContext, found: ReadonlySet<Intent>): boolean =>
  found.has('services') &&
  found.has('quote') &&
  slots.quantity === undefined &&
  MADE_FOR_US.test(words.plain) &&
  !MADE_FOR_ME.test(words.plain);

const HOLDS = worded(
  /^ (?:(?:oh|um|uh|ok|well|actually|sorry|hey) ){0,3}(?:hold (?:on|up)|hang on|wait|one sec)(?! no | not )(?= )/,
);

/** "hours and logo", of the job at hand: what it shall show. */
const LISTS_WORDING = worded(
  /^ (?=.* (?:logo|name|phone|number|website|slogan|qr|instagram) )(?:(?:just|only|our|the|my|with|shop|store|business|opening|name|logo|phone|number|address|website|web|site|url|hours|email|slogan|instagram|qr|code|and|plus|[,&.]) )+$/,
);

/** "call me crazy but can you print on wood" */
const CALLED_SO = worded(
  / call (?:me|us) (?:crazy|old fashioned|old school|picky|silly|paranoid|cheap|weird|lazy|stupid|dumb|skeptical|nuts|biased) /,
);

/** "anybody there? need a banner": called out, and no person asked for. */
const isOnlyCalling = ({ words: { plain }, slots }: IntentContext): boolean =>
  slots.service !== undefined &&
  CALLS_OUT.test(plain) &&
  !intentsIn(plain.replace(CALLS_OUT, ' ')).includes('human');
const CALLS_OUT =
  /^ (?:(?:hello|hi|hey|yo|ok|so|good|morning|afternoon|evening|[,?!]) ){0,4}(?:is |are )?(?:anyone|anybody|someone|somebody) (?:there|here|home|around)(?: right now| today| still)?(?: [?!.,])+ (?=\S)/;

const POSSIBLE = ' if (?:that|it|this) is (?:even |still |at all )(?:doable|possible|feasible|realistic) $';
const IF_POSSIBLE = worded(new RegExp(POSSIBLE));
const TIME_BESIDE = worded(
  anyOf(
    POSSIBLE,
    r` (?:rush\w*|expedited?|expediting) (?:(?:orders?|jobs?|service|work|printing|it|that|them|this|one|turnaround|production|usually|always) ){0,3}(?:costs?|extra|more|charges?|fees?|price|pricing|upcharge|run) `,
    r` (?:charge|charges|pay|cost|fee|costs|upcharge|extra|much|more) (?:\w+ ){0,3}?(?:for|on|to|of|if) (?:(?:you|i|we|it|is|a|an|the|need|want|get) ){0,4}(?:rush|expedite)`,
  ),
);
/** Less than what a clause further on counts. */
const LATER = 0.5;

/** "who pays if there is a typo": what a page answers is no talk of something else. */
function isAnswered(found: ReadonlySet<Intent>, context: IntentContext): boolean {
  const { words, cues, asked } = context;
  const isOff = found.size === 1 && found.has('off_topic');
  return (
    (isOff || (found.size === 0 && asked === null)) &&
    !cues.has('identity') &&
    !ABOUT_THE_TALK.some((cue) => cues.has(cue)) &&
    ASKS.test(words.plain) &&
    !speaksOfElsewhere(words.plain) &&
    !isOfLife(words.plain) &&
    !isOfOwnThing(words.plain) &&
    !isOfOwnAffairs(context) &&
    !asksOfWorld(context) &&
    context.isOnPage(words.plain, likelyIntent(words)?.intent === 'off_topic' ? 3 : 2)
  );
}

/** "thank you cards", "no parking signs": what goods are about or say. */
const LABEL =
  / (?:thank you|no (?:parking|smoking|soliciting)|customer service|human resources|front desk|help wanted|goodbye|farewell|welcome|please call|parking(?: lot)?|directions?|(?:store |business |opening )?hours|walk ins?|for sale|(?:grand |now |yes we are |we are |sorry we are |come in we are )?(?:open|closed|opening)|open houses?) (?=(?:\w+ ){0,2}(?:signs?|cards?|banners?|shirts?|tees|hats|caps|polos|hoodies|decals?|stickers?|mugs?|totes?|flags?|magnets?|posters?|boards?|frames?|placards?|yard signs?|arrows?)\b)/;

const intentsIn = matching(INTENT_PATTERNS);
const HAS_LABEL = worded(LABEL);

/** By patterns alone. */
function findIntents(context: IntentContext): Set<Intent> {
  const { words, slots, cues } = context;
  const text = words.plain;
  const spoken = HAS_LABEL.test(text) ? text.replace(LABEL, ' ') : text;
  const found = new Set<Intent>(intentsIn(spoken));
  for (const [intent, pattern] of AS_TYPED) if (pattern.test(words.message)) found.add(intent);
  if (!isAscii(words.message))
    for (const [intent, pattern] of IN_SIGNS) if (pattern.test(words.message)) found.add(intent);
  if (isAttack(words)) found.add('injection');
  if (isOfPastOrder(words) || isOfBooking(words)) found.add('order_status');
  if (
    slots.email !== undefined ||
    slots.phone !== undefined ||
    (slots.name !== undefined && NAMES_HIMSELF.test(text)) ||
    (cues.has('offers_contact') && !REFUSED.some((cue) => cues.has(cue)))
  )
    found.add('contact_info');
  // "quick question about hats": which, is still to come.
  if (context.hasService && OPENS_QUESTION.test(text) && [...found].every((one) => one === 'greeting'))
    found.add('services');
  settle(found, context);
  if (asksOfShop(words) && !GOALS.some((goal) => found.has(goal))) {
    found.delete('off_topic');
    found.add('services');
  }
  if (asksOfGoods(context, found)) found.add('services');
  if (isQuote(context, found)) found.add('quote');
  // "can you do my homework": what is asked for is nothing of the shop's.
  const isElsewhere =
    (found.has('services') && (speaksOfElsewhere(text) || asksHowMade(text))) ||
    (found.has('pricing') && asksOfOtherPrice(text)) ||
    (found.has('turnaround') && speaksOfTraffic(text)) ||
    (found.has('location_hours') && asksOfOtherPlace(text));
  const { dueDate: _day, ...others } = slots;
  const isOwnThing =
    isOfOwnAffairs(context) ||
    (slots.quantity === undefined &&
      (isOfOwnThing(text) ||
        isOfLife(text) ||
        (asksOfWorld(context) && found.size > 0 && [...found].every((one) => ASKED_OF_WORLD.has(one)))));
  if (
    (isOwnThing && !found.has('injection')) ||
    (isElsewhere &&
      found.size > 0 &&
      [...found].every((one) => ASKED_OF_ALL.has(one)) &&
      !namesTrade({ ...context, slots: others }))
  ) {
    found.clear();
    found.add('off_topic');
  }
  if (cues.has('identity') || cues.has('delete_data')) found.delete('services');
  if (cues.has('identity') && !found.has('injection') && !GOALS.some((goal) => found.has(goal)))
    found.add('off_topic');
  return found;
}

const COULD_IT = worded(
  / (?:can|could|would|will|does|do) (?:it|they|that|the (?:\w+ )?(?:ai|bot|chat ?bot|chat|assistant|site|website)(?: thing)?) (?:also |even |still |just )?(?:book|take|answer|handle|show|sell|speak|work|do|have|schedule|send|collect|pick|remember|know|learn|talk|run|call|text|sign|look)(?= )/,
);

/** "do bottles leak", "which pen writes best", "a chat thing for our page, could it book tours": how the goods are, and no wish for them. */
const asksOfGoods = (
  { words, slots, hasService, asked, isUnderway }: IntentContext,
  found: ReadonlySet<Intent>,
): boolean =>
  found.size === 0 &&
  ((slots.service === 'websites-and-ai' && COULD_IT.test(words.plain)) ||
    (hasService &&
      asked === null &&
      !isUnderway &&
      Object.keys(slots).every((slot) => slot === 'service' || slot === 'colors') &&
      OF_THE_GOODS.test(words.plain)));

const OF_THE_GOODS = worded(
  /^ (?:(?:so|and|but|ok|hey|hi|hello|also|quick question|question) )*(?:(?:do|does|are|will) (?:the |your |those |these )?(?!you |y all |yall |we |i |my |our |any )\S+ \S|(?:what is|which(?: one)? is|whats) (?:the|your) (?:\S+ est|\S+est|most \S+|best) |which (?:\S+ ){1,2}(?:is|are|do|does|lasts?|holds?) )/,
);

const PAID_THERE = worded(
  / (?:pay|paying|payment|balance|deposit|half (?:down|now|up front)|(?:put|take|leave) half|pay the rest) /,
);
const ASKS_WHERE = worded(
  / (?:where|address|hours|open|close|closed|located|location|(?<!(?:both|all|either|different|opposite|two|2) )directions) /,
);
/** What the visitor's own people pick up. */
const OWN_PICKUP = worded(
  / (?:packet|bib|ticket|badge|wristband|registration|race|student|kid|child|carpool) pick ?up /,
);
const PICKS_UP_NEW = worded(
  / pick up (?:\d+|a|an|some|about|like|half|two|three|four|five|six|ten|twenty) (?!my |our |the )/,
);
const MISTAKEN = worded(
  / (?:people|everyone|everybody|they|folks|most|always|often|usually|teachers?|spells?|says?) (?:\w+ ){0,6}(?:wrong|incorrectly) /,
);

/** What is asked of other trades too. */
const ASKED_OF_ALL: ReadonlySet<Intent> = new Set<Intent>([
  'services',
  'pricing',
  'turnaround',
  'location_hours',
  'minimum_order',
]);

const ASKED_OF_WORLD: ReadonlySet<Intent> = new Set<Intent>([...ASKED_OF_ALL, 'order_status', 'deny']);

/** How far ahead the likeness to examples must be to count, where the patterns found this alone (or nothing). */
const MARGINS: Partial<Record<Intent | 'none', number>> = {
  none: 0.25,
  off_topic: 0.25,
  quote: 0.25,
  services: 0.5,
  pricing: 0.5,
  location_hours: 0.8,
  artwork: 0.8,
  thanks: 0.5,
};
/** What does harm where it is read wrongly. */
const GRAVE: ReadonlySet<Intent | 'none'> = new Set<Intent | 'none'>(['injection', 'abusive']);
const GRAVE_MARGIN = 0.5;
const CLAUSE_MARGIN = 0.5;
/** A question means something: there a little likeness will do. */
const ASKING_MARGIN = 0.08;
const ELSEWHERE_MARGIN = 0.5;
/** Of a message that could be about the job. */
const OFF_MARGIN = 0.25;
const EASILY_MEANT: ReadonlySet<Intent> = new Set<Intent>([
  'services',
  'pricing',
  'turnaround',
  'artwork',
  'goodbye',
  'greeting',
]);
const YES_OR_NO: ReadonlySet<Intent | 'none'> = new Set<Intent | 'none'>(['affirm', 'deny']);

/** What the message is most like decides where the patterns find nothing, or something that much is taken for. */
function weigh(found: Set<Intent>, context: IntentContext, leastOfAll = 0): void {
  const { words, slots, cues, asked } = context;
  // "I don't have the number" is no refusal.
  if (asked !== null && cues.has('lacks')) return;
  const isRefusal =
    slots.email === undefined && slots.phone === undefined && REFUSALS.some((cue) => cues.has(cue));
  if (found.size === 0 && isRefusal) found.add('deny');
  if (found.has('off_topic') && (isOfLife(words.plain) || isOfOwnAffairs(context) || asksOfWorld(context)))
    return;
  if (found.size > 1) return;
  if (cues.size > 0 && (cues.has('identity') || ABOUT_THE_TALK.some((cue) => cues.has(cue)))) return;
  const [only] = found;
  // "the coach has the sizes, he's at a@b.example": somebody's address, though not the visitor's
  const isAddress = words.message.includes('@');
  const isOff = only === undefined && !isAddress && isOffTopic(context);
  // "by friday", "50": values alone are an answer, whatever they are like.
  const values = Object.keys(slots).filter((slot) => context.isUnderway || slot !== 'service');
  if (only === undefined && !isOff && (values.length > 0 || isAddress) && !ASKS.test(words.plain)) return;
  if (only !== undefined && MARGINS[only] === undefined && !EASILY_MEANT.has(only)) return;
  if (only === 'quote' && (slots.quantity ?? slots.dimensions) !== undefined) return;
  // "our budget for hats is 500": told, and no price asked.
  if (only === 'quote' && slots.budgetCents !== undefined && !ASKS.test(words.plain)) return;
  // "need a banner by a week from friday": the day is part of the wish.
  if (
    only === 'quote' &&
    slots.dueDate !== undefined &&
    !ASKS.test(words.plain) &&
    !SUPPOSES.test(words.plain)
  )
    return;
  if (only === undefined && consultsOwnPeople(words.plain)) return;
  const likely = likelyIntent(words);
  const least = leastMargin(only ?? (isOff ? 'off_topic' : 'none'), likely, context);
  const isLikely =
    likely !== undefined &&
    likely.margin >= Math.max(least, leastOfAll) &&
    (!isOff || likely.strange === 0 || likely.margin >= 1) &&
    !(isOff && YES_OR_NO.has(likely.intent) && speaksOfElsewhere(words.plain)) &&
    !(likely.intent === 'human' && tellsHisName(words, slots)) &&
    !(!YES_OR_NO.has(likely.intent) && only === undefined && TELLS_WHEN.test(words.plain)) &&
    !(likely.intent === 'injection' && (OWN_WORDS.test(words.plain) || COMES_AGAIN.test(words.plain))) &&
    !(likely.intent === 'abusive' && OWN_THINGS.test(words.plain)) &&
    !(likely.intent === 'off_topic' && (asksOfShop(words) || comesBy(words.plain))) &&
    !(likely.intent === 'minimum_order' && SMALLEST_DETAIL.test(words.plain)) &&
    !(slots.budgetCents !== undefined && MONEY_ENOUGH.test(words.plain)) &&
    !(likely.intent === 'quote' && slots.quantity === undefined && ASKS_ABOUT.test(words.plain)) &&
    !(likely.intent !== 'off_topic' && only === 'pricing' && ASKS_WHAT_IT_COSTS.test(words.plain)) &&
    !(
      likely.intent === 'human' &&
      (ELSE_ALONE.test(words.plain) ||
        consultsOwnPeople(words.plain) ||
        (context.isUnderway && hopesToHear(words.plain)) ||
        (context.hasService && HAS_IT_MADE.test(words.plain)))
    ) &&
    !(
      likely.intent === 'order_status' &&
      (only === 'thanks' || words.frame?.thanks) &&
      PRAISES.test(words.plain)
    ) &&
    !(likely.intent === 'order_status' && (/ (?:my|our) own /.test(words.plain) || bringsOwnGoods(words))) &&
    !(
      likely.intent === 'order_status' &&
      (ABOUT_THE_GOODS.test(words.plain) ||
        slots.artwork !== undefined ||
        supposesOrder(words) ||
        WHO_DOES_IT.test(words.plain) ||
        waitsForOwn(words) ||
        isReorder(context) ||
        isMadeElsewhere(words) ||
        boughtWhatTheyGoOn(words) ||
        (context.isUnderway && !OF_AN_ORDER.test(words.plain)))
    ) &&
    !(YES_OR_NO.has(likely.intent) && only !== undefined && GOALS.includes(only)) &&
    !(YES_OR_NO.has(likely.intent) && IS_NO_ANSWER.some((pattern) => pattern.test(words.plain))) &&
    (asked === null || YES_OR_NO.has(likely.intent) || likely.margin >= 0.5) &&
    !(likely.intent === 'location_hours' && (asksOfOtherPlace(words.plain) || OWN_HOURS.test(words.plain))) &&
    !(likely.intent === 'pricing' && asksOfOtherPrice(words.plain)) &&
    !(only === 'quote' && likely.intent === 'none');
  if (!isLikely) {
    if (isOff) found.add('off_topic');
    return;
  }
  // "that's fine, thank you" is both.
  if (only !== 'thanks' || likely.intent !== 'affirm') found.clear();
  // "my uber driver never showed up"
  const isOfWorld = likely.intent !== 'none' && ASKED_OF_WORLD.has(likely.intent) && asksOfWorld(context);
  if (isOfWorld) found.add('off_topic');
  else if (likely.intent !== 'none') found.add(likely.intent);
}

/** Without one, "that's over what my principal will sign off on" is said of the job that is talked about. */
const OF_AN_ORDER = worded(
  / (?:orders?|ordered|status|track\w*|ship\w*|shipment|arriv\w*|ready|deliver\w*|delivery|pick\w*|pickup|updates?|done|finished|receiv\w*|late|yet|where|package|parcel|invoice|proofs?|cancel\w*|paid|wrong|missing|damaged|defective|complain\w*|complaint|refund\w*|returns?|redo|reprint\w*|mistakes?|messed|mess|sent|came|got|coming|waiting|waited|promised|supposed|pedido|orden|listos?|listas?|check(?:ing)?|heard|hear|word|news|expect\w*|job|number) /,
);

/** "what would 90 cups with our crest on them cost", "how much to letter a van with just the name": asked, whatever the goods are like. */
const ASKS_WHAT_IT_COSTS = worded(
  /^ (?:\w+ ){0,2}(?:what|how much) (?:would|will|do|does|is|are|might|could|to) /,
);

/** "can someone build me a site": what is made is wanted, whoever does it. */
const HAS_IT_MADE = worded(
  / (?:someone|somebody|anyone|anybody|one of you|your (?:guys|people|team)) (?:there |here |please )?(?:build|make|create|develop|set up|put together|print|program|wrap|letter|install|embroider|stitch) /,
);

const SUPPOSES = / (?:if|when|would|how|what) /;

/** "forget everything I told you": the visitor's own to take back. */
/** "a discount for repeat customers" repeats no words. */
const COMES_AGAIN = worded(/ repeat (?:customers?|clients?|buyers?|orders?|business|jobs?) /);
const OWN_WORDS = worded(
  / (?:forget|delete|erase|wipe) (?:\w+ ){1,3}(?:i|we) (?:have |just )?(?:told|said|gave|typed|sent|wrote) /,
);

/** "our website is trash": said of what shall be made anew. */
const OWN_THINGS = worded(
  / (?:my|our|his|her|their|the (?:old|current|last)) (?:\w+ ){0,2}(?:website|web site|site|logo|page|design|signs?|banners?|shirts?|hats?|printer) (?:is|are|was|looks?|looked) /,
);

/** "are they 2 sided": of the goods talked about; "are they done yet" asks for an order. */
const ABOUT_THE_GOODS = worded(
  /^ (?:(?:and|so|but|ok|also|hey) )*(?:is|are|will|do|does|would|can) (?:it|they|these|those|them) (?!(?:\S+ )*(?:order\w*|ready|done|finished|made|printed|ship\w*|sent|mailed|here|there|in|out|coming|come|arriv\w*|deliver\w*|status|track\w*|yet|still|late|today|tomorrow|on|way|picked|pick|up|get|got|going) )/,
);

/** "who updates the site": asked of what is done always. */
const WHO_DOES_IT = worded(
  /^ (?:(?:and|so|but|ok|also|hey) )*who (?:updates|keeps|maintains|hosts|runs|writes|owns|installs|makes|designs|draws|pays|eats|covers|picks|chooses|does|handles) (?!my |our )/,
);

/** "i'm free thursday", "my phone is off until sunday" */
const TELLS_WHEN = worded(
  /^ (?:(?:hi|ok|so|but|and|no|yes|well|thanks) )*(?:i am|we are|i will be|we will be|my phone is|my cell is|i have|(?:the )?best (?:time|day)) (?!\S+ (?:order|shirts?|hats?) )(?:\S+ ){0,6}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|weekends?|weekdays?|mornings?|afternoons?|evenings?)(?: (?:morning|afternoon|evening|night|only|though|before|after|until|till|noon|\d+|all|day))* $/,
);

/** "our shop opens at 9": the visitor's own hours */
const OWN_HOURS = worded(
  /^ (?!(?:.* )?(?:you|your|yall) )(?:\S+ ){0,6}(?:my|our) (?:\w+ ){1,3}(?:is open|are open|opens?|closes?|closed) /,
);

function leastMargin(
  found: Intent | 'none',
  likely: LikelyIntent | undefined,
  context: IntentContext,
): number {
  if (!likely) return Number.POSITIVE_INFINITY;
  // "how much is an oil change" asks a price, but of nothing here.
  if (likely.intent === 'off_topic') {
    const isHere = namesTrade(context);
    if (found === 'none') return isHere || context.asked !== null ? OFF_MARGIN : ASKING_MARGIN;
    if (EASILY_MEANT.has(found)) return isHere ? Number.POSITIVE_INFINITY : ELSEWHERE_MARGIN;
    // "our gas station needs decals": a statement that names goods is a job.
    if (found === 'quote' && context.hasService && !ASKS.test(context.words.plain)) return ELSEWHERE_MARGIN;
  }
  if (
    found === 'none' &&
    likely.intent !== 'none' &&
    !GRAVE.has(likely.intent) &&
    ASKS.test(context.words.plain)
  )
    return ASKING_MARGIN;
  const least = MARGINS[found] ?? Number.POSITIVE_INFINITY;
  return GRAVE.has(likely.intent) ? Math.max(least, GRAVE_MARGIN) : least;
}

/** What one clause asks beside what another does: "hoodies? and where are you". Returns in which clause each stands. */
function addFromClauses(found: Set<Intent>, context: IntentContext): Map<Intent, number> {
  const turns = new Map<Intent, number>();
  if (found.has('injection') || found.has('abusive') || context.cues.has('identity')) return turns;
  const clauses = clausesOf(context.words);
  if (clauses.length < 2) return turns;
  const asksServices = found.has('services');
  for (const [turn, words] of clauses.entries()) {
    const clause = { ...context, words, hasService: false };
    const inClause = findIntents(clause);
    // "no logo yet, can you make one"
    if (found.has('design') && MAKES_ONE.test(words.plain)) inClause.delete('services');
    // "or is that a different guy": the other half of what is asked.
    if (inClause.size === 0 && ASKS.test(words.plain) && !/^ or /.test(words.plain))
      weigh(inClause, clause, CLAUSE_MARGIN);
    // "do you do programs, or just shirts"
    if (/^ or /.test(words.plain) && found.has('services')) inClause.delete('quote');
    // "sublimation or screen for a jersey? what's better"
    if (asksServices && context.slots.quantity === undefined && !ASKS_FOR_GOODS.test(words.plain))
      inClause.delete('quote');
    // "75 bags sitting here, do you print on stuff we own"
    if (found.has('services') && bringsOwnGoods(context.words)) inClause.delete('quote');
    // "my badge reel broke, do you sell those"
    if (
      isReorder(context) ||
      isMadeElsewhere(context.words) ||
      (asksServices && !isOfPastOrder(context.words))
    )
      inClause.delete('order_status');
    if (inClause.size > 0) for (const goal of ADDED) if (inClause.has(goal)) found.add(goal);
    if (context.hasService && !ASKS.test(words.plain)) {
      if (ASKS_FOR_GOODS.test(words.plain)) inClause.add('quote');
      // "we want a banner. could you do the layout"
      const isDrawnBeside = found.has('design') && !inClause.has('design');
      if ((asksServices || isDrawnBeside) && WISHES_FOR_ONE.test(words.plain)) found.add('quote');
    }
    for (const goal of inClause) if (!turns.has(goal)) turns.set(goal, turn);
  }
  if (found.size > 1) found.delete('off_topic');
  return turns;
}

/** "want a full wrap on it. do you handle that size?" */
const WISHES_FOR_ONE = worded(
  / (?:i|we|and) (?:\w+ ){0,2}(?:need|want|would like|should like|am looking for|are looking for) (?:(?:to )?(?:get|have|order|put|add|letter|wrap) )?(?:an?|one|some|it|the|our|my|them|new|\d+) (?!quick |question|idea|price|quote|logo on|logos on)|^ (?:need|want|looking for) (?:(?:to )?(?:get|put|add|letter|wrap) )?(?:an?|one|some|new|the|our|my) (?!quick |question|idea|price|quote)/,
);

const MAKES_ONE = worded(
  / (?:do|make|draw|create|design|put together|come up with) (?:(?:us|me|up) )?(?:one|it|that|something|anything)(?: up)?(?: for (?:us|me))?(?: (?:please|maybe|too|\?))* $/,
);

/** Intents that stand in the order in which they are said. */
const IN_TURN: ReadonlySet<Intent> = new Set<Intent>([
  'minimum_order',
  'turnaround',
  'pricing',
  'artwork',
  'location_hours',
  'design',
  'quote',
]);

const ADDED: Intent[] = [
  'human',
  'order_status',
  'minimum_order',
  'turnaround',
  'pricing',
  'artwork',
  'location_hours',
  'services',
  'quote',
];

const FAREWELLS: ReadonlySet<Intent | undefined> = new Set<Intent>(['goodbye', 'thanks']);

/** Most likely first where several are found. */
const ORDER: Intent[] = [
  'injection',
  'human',
  'abusive',
  'order_status',
  'minimum_order',
  'turnaround',
  'pricing',
  'artwork',
  'location_hours',
  'design',
  'quote',
  'services',
  'contact_info',
  'off_topic',
  'deny',
  'goodbye',
  'thanks',
  'affirm',
  'greeting',
];

const GOALS: Intent[] = [
  'human',
  'order_status',
  'minimum_order',
  'turnaround',
  'pricing',
  'artwork',
  'location_hours',
  'design',
  'quote',
];

const REFUSED = ['no_phone', 'no_email', 'no_contact'] as const;
const REFUSALS = [...REFUSED, 'no_name'] as const;
const NAMES_HIMSELF = worded(/ (?:name|i am|this is|call me|here|speaking|contact) /);

/** Takes back what other words in the message explain. */
function settle(found: Set<Intent>, context: IntentContext): void {
  const { words, slots, cues, asked, isUnderway } = context;
  const text = words.plain;
  const drop = (intent: Intent) => found.delete(intent);
  // "May 15 doesn't work" is said of a day.
  if (
    cues.has('frustrated') &&
    slots.dueDate === undefined &&
    (!found.has('abusive') || GOES_WRONG.test(text))
  )
    found.add('human');
  if (tellsHisName(words, slots)) drop('human');
  // "gotta speak with the owner first": of the visitor's own.
  if (found.has('human') && consultsOwnPeople(text) && !intentsIn(withoutOwnPeople(text)).includes('human'))
    drop('human');
  // "thanks, hope to hear from someone soon", after a way to be reached was left.
  const mayHope = isUnderway || found.has('thanks') || !found.has('human');
  if (mayHope && hopesToHear(text) && !intentsIn(withoutHope(text)).includes('human')) {
    drop('human');
    drop('off_topic');
    drop('affirm');
    if (found.size === 0 && Object.keys(slots).length === 0) found.add('thanks');
  }
  if (comesBy(text)) {
    drop('location_hours');
    if (!found.has('thanks') && !GOALS.some((goal) => found.has(goal))) found.add('goodbye');
  }
  if (TEN_FOUR.test(text)) found.add('affirm');
  if (
    cues.has('identity') &&
    !/ (?:talk|speak|connect|get|want|need|rather|give|bring|put|help|assist) (?:\w+ ){0,5}(?:to|with|a|an|me|us|out) /.test(
      text,
    )
  )
    drop('human');
  if (cues.has('identity'))
    for (const intent of ['location_hours', 'services', 'design'] as const) drop(intent);
  if (cues.has('language')) {
    // "do you speak spanish? I want to talk to a person"
    const [, rest = ''] = / (?:spanish|english) (.*)$/.exec(text) ?? [];
    if (!intentsIn(` ${rest}`).includes('human')) drop('human');
    drop('services');
  }
  if (cues.has('repeat')) {
    drop('human');
    drop('deny');
    drop('services');
  }
  if (cues.has('cancel') && !found.has('order_status')) {
    if (!/ (?:never mind|forget (?:it|about it)) /.test(text)) drop('deny');
    drop('services');
    if (words.all.length <= 6) drop('human');
  }
  if (cues.has('unsure')) {
    drop('deny');
    drop('affirm');
  }
  if (cues.has('delete_data')) {
    drop('order_status');
    drop('location_hours');
  }
  if (found.has('injection'))
    for (const intent of ['human', 'pricing', 'services', 'quote', 'order_status', 'location_hours'] as const)
      drop(intent);
  // "we got aprons from you last year, need 20 more": an order to come.
  if (isReorder(context)) {
    drop('order_status');
    drop('off_topic');
    found.add('quote');
  }
  // "i ordered last year but the place closed": who made them is gone, and ours are to come.
  if (isMadeElsewhere(words)) {
    drop('order_status');
    if (ELSE_ALONE.test(text)) drop('human');
    if (hasLostMaker(words) && !ASKS.test(text) && !GOALS.some((goal) => found.has(goal))) found.add('quote');
  }
  if (boughtWhatTheyGoOn(words)) drop('order_status');
  if (bringsOwnGoods(words)) {
    drop('order_status');
    if (slots.service !== undefined && !OF_ONE.has(slots.service) && !ASKS.test(text)) found.add('quote');
  }
  // "no design yet", "24 hoodies, need art done": among what the job is.
  if (
    found.has('design') &&
    slots.service !== undefined &&
    (slots.quantity ?? slots.dimensions) !== undefined &&
    (FIRST_NUMBER.test(text)
      ? !intentsIn(text.replace(FIRST_NUMBER, ' ')).includes('design')
      : !intentsIn(text.replace(NO_DESIGN, ' ')).includes('design'))
  )
    drop('design');
  // "we had the logo made by an agency", "got a photo design for 10 shirts": there it is.
  if (
    slots.artwork !== undefined &&
    slots.artwork !== 'needs design' &&
    (!ASKS.test(text) || !intentsIn(text.replace(HAS_DESIGN, ' ')).includes('design'))
  )
    drop('design');
  // "2 vans need graphics": on a vehicle they are the goods.
  if (
    found.has('design') &&
    slots.service === 'car-wraps' &&
    text.includes(' graphic') &&
    !intentsIn(text.replace(/ graphics? /g, ' decals ')).includes('design')
  ) {
    drop('design');
    found.add('quote');
  }
  // "what to letter two doors on a pickup": a truck.
  if (
    slots.service === 'car-wraps' &&
    text.includes(' pickup') &&
    !intentsIn(text.replace(/ pickups?(?= )/g, ' truck')).includes('location_hours')
  )
    drop('location_hours');
  // "need to change the address on my order"
  if (CHANGES_ADDRESS.test(text)) drop('location_hours');
  // "we have 400 dollars, what can we get"
  if (slots.budgetCents !== undefined && GETS_FOR_IT.test(text)) {
    found.add('pricing');
    drop('off_topic');
  }
  // "is $300 enough for 24 of them": of the price, and neither few nor soon.
  if (slots.budgetCents !== undefined && MONEY_ENOUGH.test(text)) {
    found.add('pricing');
    drop('minimum_order');
    drop('turnaround');
  }
  if (NAME_ON_BILL.test(text)) drop('order_status');
  // "will our banner hold up in the wind"
  if (found.has('order_status') && HOLDS_UP.test(text) && !isOfPastOrder(words)) {
    drop('order_status');
    found.add('services');
  }
  // "what is the smallest text you can stitch"
  if (found.has('minimum_order') && SMALLEST_DETAIL.test(text)) {
    drop('minimum_order');
    found.add('services');
  }
  if (found.has('order_status') && supposesOrder(words)) {
    drop('order_status');
    found.add('services');
  }
  // "our banner arrived, it's perfect, thank you"
  if (found.has('thanks') && PRAISES.test(text) && !ASKS.test(text) && !isOfPastOrder(words))
    drop('order_status');
  // "we went with somebody cheaper"
  if (found.has('deny') && text.includes(' cheaper ') && !ASKS.test(text)) drop('pricing');
  if (found.has('order_status'))
    for (const intent of ['turnaround', 'location_hours', 'services'] as const) drop(intent);
  if (found.has('human'))
    for (const intent of ['design', 'services', 'location_hours', 'off_topic'] as const) drop(intent);
  if (NEEDS_ART.test(text)) drop('design');
  if (
    found.has('design') &&
    found.has('artwork') &&
    !/ (?:format|vector|resolution|upload|dpi|file) /.test(text)
  )
    drop('artwork');
  // "have a logo" is a fact about the job, no question about files.
  if (
    found.has('artwork') &&
    (slots.quantity !== undefined || slots.dueDate !== undefined) &&
    !/\?|(?:what|which|how|do you|can i|is my|will) /.test(text)
  )
    drop('artwork');
  if (
    ['pricing', 'turnaround', 'minimum_order', 'artwork', 'location_hours', 'design'].some((goal) =>
      found.has(goal as Intent),
    )
  )
    drop('services');
  // "parking lot signs", "whatever is cheaper", "I have the file": said of goods that are ordered, asked of nothing.
  if (!ASKS.test(text) && slots.service !== undefined && !cues.has('offers_contact')) {
    drop('location_hours');
    if (!/ (?:guidelines?|guidance|requirements?|specs?|specifications?|tips?) /.test(text)) drop('artwork');
    if (slots.quantity !== undefined && !ASKS_THE_PRICE.test(text)) drop('pricing');
  }
  // "charge it to Marcus": who pays, not how much.
  if (
    CHARGED_TO.test(text) &&
    (slots.name ?? slots.company) !== undefined &&
    !ASKS_THE_PRICE.test(text.replace(CHARGED, ' '))
  ) {
    drop('pricing');
    found.add('contact_info');
  }
  // "packet pickup starts thursday the 23rd", asked by when
  if (OWN_PICKUP.test(text) || (asked === 'dueDate' && slots.dueDate !== undefined && !ASKS.test(text)))
    drop('location_hours');
  // "could I pick up 5 polos by tuesday"
  if (slots.quantity !== undefined && PICKS_UP_NEW.test(text)) drop('location_hours');
  // "can I pay the rest when I pick up"
  if (PAID_THERE.test(text) && !ASKS_WHERE.test(text)) drop('location_hours');
  // "Siobhan, everyone spells it wrong": no refusal, where a name was asked for.
  if (asked === 'name' && slots.name !== undefined && MISTAKEN.test(text)) drop('deny');
  // "no chest logo, put it on the back", asked where it goes
  if (asked !== null && asked !== 'confirm' && asked in slots && NO_THING.test(words.message)) drop('deny');
  if (NO_RUSH.test(text)) drop('turnaround');
  // A deadline is part of an order, not a question about time.
  if (
    found.has('turnaround') &&
    !/ (?:how|when|can you|could you|turnaround|turn around|lead time|timeline|time frame|fast|quick|soon|fastest|quickest|soonest|earliest|long|too late|enough time|(?:days?|weeks?) enough|in time|(?:even|still|at all) (?:be )?(?:possible|doable|feasible|realistic)|am i|are we) |\?/.test(
      text,
    ) &&
    (slots.quantity !== undefined || slots.dueDate !== undefined)
  )
    drop('turnaround');
  // "ok so we need ...": a word to begin with, not a yes.
  if (found.has('affirm') && asked !== 'confirm' && BEGINS.test(text)) {
    const rest = text.replace(BEGINS, ' ');
    if (!AFFIRMS.test(rest) && (Object.keys(slots).length > 0 || rest.split(' ').length > 4)) drop('affirm');
  }
  if (found.has('deny') && found.has('affirm'))
    drop(/^ (?:\S+ )?(?:yes|sure|ok|absolutely)\b(?! not)/.test(text) ? 'deny' : 'affirm');
  // "the proof is approved but the number is wrong": a thing is, and no answer of ours.
  if (found.has('deny') && asked === null && THING_IS_WRONG.test(text)) drop('deny');
  if (found.has('deny') && (NOT_THAT_DAY.test(text) || ASKS_WHETHER.test(text))) drop('deny');
  // "oh wait, can I talk to ...": what stops him is the question.
  if (found.has('deny') && WAITS.test(text) && GOALS.some((goal) => found.has(goal))) drop('deny');
  // "not ready to order yet, just curious if ..."
  if (found.has('deny') && asked !== 'confirm' && found.size > 1 && NO_QUOTE_YET.test(text)) drop('deny');
  if (found.has('order_status') && isReplacing(words) && !/ (?:my|our) order /.test(text))
    drop('order_status');
  // "can you embroider hats i already bought": goods that they bring.
  if (found.has('order_status') && MARKS_THEIRS.test(text)) {
    drop('order_status');
    found.add('services');
  }
  if (isUnderway && SUPPOSES_PRINT.test(text) && [...found].every((one) => one === 'off_topic')) {
    drop('off_topic');
    found.add('pricing');
  }
  if (found.has('thanks') || found.has('goodbye')) {
    if (asked !== 'confirm' && !/^ (?:yes|sure|ok|correct|right|perfect) /.test(text)) drop('affirm');
    if (!/^ (?:no|not|nope) |^ nothing (?:\w+ )?thank/.test(text)) drop('deny');
  }
  if (found.has('greeting') && GOALS.some((goal) => found.has(goal)) && cues.has('how_are_you'))
    drop('services');
  if (found.has('human') && isWayToReach(context)) drop('human');
  // "thats all i got", while a question of the job is open: there is no more to tell, and no farewell in it.
  if (cues.has('no_more') && asked !== null && OF_THE_JOB.has(asked))
    for (const intent of ['goodbye', 'affirm'] as const) drop(intent);
  // "no that's it" is a no all the same.
  if (cues.has('no_more') && asked !== null && OF_THE_JOB.has(asked) && !/^ (?:no|nah|nope) /.test(text))
    drop('deny');
  if (slots.email !== undefined || slots.phone !== undefined) {
    if (!ASKS.test(text)) drop('location_hours');
    if (!/ (?:format|vector|resolution|upload|dpi) /.test(text)) drop('artwork');
    if (text.includes(' at the rate ')) drop('pricing');
  }
}

const THING_IS_WRONG = worded(
  / (?:if|when|because|but|once|approved|proof|quote|invoice|case) (?:(?!that |this |it )\w+ ){1,6}(?:is|are|was|were|comes?|came|goes|went) (?:\w+ )?(?:wrong|incorrect) | (?:mistakes?|typos?|errors?) (?:on|in|with) (?:my|our|the) /,
);

const NO_THING =
  /^\W*no (?!no\b|it\b|its\b|it['’]s|that|i\b|we\b|make\b|wait\b|sorry\b|actually\b|change\b|thanks?\b|thx\b|please\b|more like\b)[a-z]/i;

/** "put the school's name on the invoice" */
const NAME_ON_BILL = worded(
  / (?:name|put|use|list|show|write|print) (?:\S+ ){0,6}on (?:the|our|my|your) (?:\w+ )?(?:invoice|bill|receipt) (?!is wrong|was wrong)/,
);

const HOLDS_UP = worded(
  /^ (?:\w+ )?(?:will|would|does|do|can|could) (?:my|our|the) (?:\w+ ){1,4}(?:hold up|last|survive|fade|peel|crack|shrink|rust|stick|scratch|bleed|melt|stretch|blow (?:off|away|down)|stay on|come off|fall off)(?= |$)/,
);
const SMALLEST_DETAIL = worded(
  / (?:smallest|tiniest|thinnest|minimum|min|least) (?:\w+ )?(?:texts?|letters?|lettering|fonts?|type|print|details?|lines?|thickness|writing|words?|dpi|resolution|height)(?= |$)/,
);

/** "what if I need to cancel", "can I change the sizes after I order": no order is out yet. */
const supposesOrder = (words: Words): boolean =>
  SUPPOSES_ORDER.test(words.plain) && !OF_HIS_ORDER.test(words.plain) && !isOfPastOrder(words);

const AFTER_ORDER =
  '^ (?:\\w+ )?(?:can|could|may|do|will|am|are|is|how) (?:\\w+ ){1,8}(?:after|once|if) (?:i|we|you|yall) (?:\\w+ )?(?:order|place|approve|approved|pay|paid|start|started|begin|say yes|sign off|need to cancel|change (?:my|our) mind) ';
const ASKS_OF_LATER = worded(new RegExp(AFTER_ORDER));
const SUPPOSES_ORDER = worded(
  anyOf(
    AFTER_ORDER,
    ' what (?:if|happens (?:if|when)) (?:you|yall|i|we|it|they|something|the|a|an|one|some|my|our|there) ',
  ),
);
const OF_HIS_ORDER = worded(/ (?:my|our|the|this|that) (?:\w+ )?(?:orders?|package|shipment|job) /);

/** "we have our own site" brings nothing along. */
const OF_ONE: ReadonlySet<string> = new Set(['websites-and-ai', 'car-wraps']);

const WAITS = worded(
  /^ (?:(?:oh|um|uh|ok|well|actually|sorry|hey) ){0,3}(?:wait|hold (?:on|up)|hang on|one sec|hold up)(?: (?:a|one|sec|second|minute|min|up|on))* (?:is|are|can|could|how|what|where|when|who|do|does|would|will|i (?:need|want)) /,
);
/**
 * "can you call me at ..." answers nothing else when a number was asked for, and in the middle of a job "Dana Pruitt, text
 * me 816 ..." and "you can call me, 785 ..." tell how to reach them: the job goes on. "can someone text me" wants a person.
 */
function isWayToReach({ words: { plain }, slots, asked, isUnderway, hasService }: IntentContext): boolean {
  if (SOMEONE.test(plain)) return false;
  const hasPhone = slots.phone !== undefined;
  if (asked === 'phone' && hasPhone) return true;
  // "60 koozies, I'm Kit, text me at …"
  if (!isUnderway && !(hasService && slots.quantity !== undefined && hasPhone)) return false;
  if (hasPhone && !plain.includes('?') && CAN_BE_REACHED.test(plain)) return true;
  const isAsked = hasPhone && asked !== null && ASKS_WHO.has(asked);
  // "I don't do email so just call me", asked who it is for
  const reach = isAsked ? JUST_REACH_ME : hasPhone && slots.name !== undefined ? REACH_ME : TEXT_ME;
  const rest = plain.replace(reach, ' ');
  return rest !== plain && !intentsIn(rest).includes('human');
}

const SOMEONE = worded(/ (?:someone|somebody|anyone|person|human|agent|manager|owner|designer) /);
const CAN_BE_REACHED = worded(
  /(?<! (?:way|if|chance|hope|hoping|that|so|sure|think|maybe|until|till|wish|before|glad|know|when)) (?:(?:you|y all|yall) (?:can|could|may) (?:\w+ )?|(?:best|better|easier|easiest|fine|ok|feel free) (?:is )?to |(?:ok|fine) if you )(?:(?:call|text) or )?(?:text|reach|call|ring|phone|telephone) (?:me|us) /,
);
const TEXT_ME = / text (?:me|us)(?= )/g;
const ASKING = 'can|could|would|will|please|have';
const reachMe = (asking: string) =>
  new RegExp(
    `(?<! (?:${asking})(?: (?:you|y all|please|just)){0,2}) (?:text|call|ring|phone|(?:text|call) or (?:call|text)) (?:me|us)(?= )`,
    'g',
  );
const REACH_ME = reachMe(`${ASKING}|just`);
const JUST_REACH_ME = reachMe(ASKING);
const OF_THE_JOB: ReadonlySet<Question> = new Set<Question>([
  'option',
  'dueDate',
  'details',
  'quantity',
  'form_or_typing',
  'artwork',
  'name',
  'contact',
]);
const ASKS_WHO: ReadonlySet<Question> = new Set<Question>(['name', 'contact', 'email']);

const MARKS_THEIRS = worded(
  /^(?=(?:.* )?(?:i|we) (?:already |just )?(?:bought|own|purchased|ordered) )(?!.* (?:from|off) (?:you|y all|yall) )(?:.* )?(?:can|could|will|would|do) (?:you|y all|yall) (?:guys |all |still )?(?:embroider|stitch|print|put|wrap|letter|sew|monogram|decorate|brand|add|(?:do|offer) (?:\S+ )?(?:embroidery|printing|stitching|lettering|monogramming))\b/,
);

/** "ok how bout with 2 colors", "would two sides be more": what the goods talked about cost with it. */
const SUPPOSES_PRINT = worded(
  /^ (?:(?:ok|and|so|but|well|hmm|or|jeez|wow|cool|oh|then|alright|all right) )*(?:(?:what|how) (?:about|bout|if)|(?:would|is|does|are|will)(?= (?:\S+ ){1,6}(?:more|extra|cheaper|less) )) (?:\S+ ){0,4}?(?:\d+|an?|another|one|two|three|four|five|six|full|both|double|single|less|more|fewer) ?-?(?:(?:less|more|extra|fewer|second|third|ink|spot|imprint|print) ){0,2}(?:colors?|sides?|sided|locations?|places|pages?|stitches|thousand stitches) /,
);

const ELSE_ALONE = worded(
  / (?:(?<! hear )from|by|through|used|(?:went|going|go|worked|working|stuck) with) (?:someone|somebody) else | (?:someone|somebody) else (?:said|quoted|offered|charged|charges|wanted|gave (?:me|us)) /,
);

const isReorder = ({ words, slots, isAfterOrder }: IntentContext): boolean =>
  ordersAgain(words) ||
  (!ASKS_OF_LATER.test(words.plain) &&
    (slots.service !== undefined ||
      (slots.quantity !== undefined && (isAfterOrder || isForThisTime(words)))) &&
    wantsMoreGoods(words));

const CHARGED = / charge (?:it|this|that|them|everything|all of it|the (?:whole )?(?:order|job|thing)) to /;
const CHARGED_TO = worded(CHARGED);
const NO_DESIGN =
  / (?:(?:do|does) not (?:really |even |actually )?have|have no|no|without|have not got)(?: (?:an?|any|the|our|real))? (?:design|logo|art|artwork)(?: yet)?(?= )/;
const HAS_DESIGN =
  / (?:have|has|got|with|using|attached|sent|send) (?:\w+ ){0,5}(?:design|logo|art|artwork)(?: for)?(?= )/g;
const FIRST_NUMBER = / \d.*$/;
const NEEDS_ART = worded(anyOf(...SHOP_NEEDS_ART));
const TEN_FOUR = worded(/ (?:10|ten) (?:- )?4 |^ 10 4 $/);
const NO_RUSH = worded(/ no (?:rush|hurry) | not (?:a|in a) (?:rush|hurry) /);
const ASKS = worded(
  /\?|^ (?:\w+ ){0,3}(?:what|where|when|which|how|who|why) |^ (?:(?:so|and|but|hey|hi|hello|ok|oh|um|well|please|yo|carl|also|sorry|thanks) ){0,3}(?:do(?! not (?!you|yall|they|these|those|we ))|does|is|are|can|could|will|would|did|any|got(?! to )) | (?:and|but|also|so) (?:what|where|when|which|how|who|do you|is|are|can|could|will|would) | (?:what is|where are|where is|how much|how long|how do|how soon|do you|are you|can you|can i|could you|could i|is there|need to know|wants? to know|wondering|tell me|let me know) /,
);
const ASKS_THE_PRICE = worded(
  / (?:price|prices|pricing|priced|cost|costs|quote|ballpark|estimate|rates?|fees?|discounts?|charged?) /,
);
const GOES_WRONG = worded(
  / (?:wrong|not working|not helping|does not work|circles|nowhere|anywhere|my time) /,
);
/** "you can call me Ray" */
const tellsHisName = ({ plain, message }: Words, { name, phone, dueDate }: Slots): boolean =>
  CALLED.test(plain) &&
  phone === undefined &&
  dueDate === undefined &&
  (name !== undefined ||
    / call me (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|To)[A-Z]\w+(?: [A-Z]\w+)?\W*$/.test(message));
const CALLED = worded(
  / (?:can|may|everyone|everybody|people|they|folks|friends|family|mostly|guys) calls? me |^ (?:(?:oh|and|but|just|actually|please|ok|so|well|no|yes|sorry|you can|[.,!-]) )*call me /,
);
/** "no rush", "not this friday but the next" */
/** "should we skip it", "do i leave it blank": asked, and nothing refused. */
const ASKS_WHETHER = worded(
  /^ (?:(?:and|so|but|or|ok|hmm|um|wait) )*(?:should|shall|do|would|could|can) (?:i|we|you) (?:just |really |even )?(?:skip|leave|drop|keep|cancel|remove|lose|ditch|omit|take) (?:it|that|them|this|those|the \S+)(?: (?:out|off|in|on|blank|as is|alone|like that|there|then))* (?:\? )?$/,
);
const NOT_THAT_DAY = worded(
  /^ (?:no|not) (?:\S+ ){0,3}(?:minimum|rush|hurry)|^ not (?:this|next|the|on|until|before|for) (?:\w+ )?(?:week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
);
const IS_NO_ANSWER = [ASKS, NOT_THAT_DAY, THING_IS_WRONG];
const BEGINS = /^ (?:(?:ok|all right|great|cool|awesome|right|so|perfect|sure|fine|and) )+/;
const AFFIRMS = INTENT_PATTERNS.find(([intent]) => intent === 'affirm')?.[1] ?? /$^/;

const WANTS = worded(
  / (?:(?:how|what) (?:is )?about (?:an?|some|adding|doing|getting|\d+)|need|needs|needed|want|wants|wanting|would like|looking (?:for|to|at|into)|interested in|order|ordering|reorder|get|getting|buy|buying|purchase|purchasing|print|printed|make|made|build|built|do|have|like|after|require|thinking (?:of|about)|plan(?:ning)? (?:to|on)|hoping (?:to|for)|trying to|can i|could i|can you|could you|help (?:me )?with|necesito|quiero|quisiera|requesting|request) /,
);

const CHANGES_ADDRESS = worded(
  / (?:change|changed|changing|update|updated|correct|fix|wrong|new|different) (?:\w+ ){0,3}address /,
);
const MONEY_ENOUGH = worded(
  / (?:is|are|will|would|does) (?:\$ ?)?\d[\d,.]* (?:dollars |bucks )?(?:be )?(?:enough|cover|plenty|too little)(?= )(?! time)/,
);
const GETS_FOR_IT = worded(
  / what (?:can|could|would|will|do) (?:we|i|you|that|it|yall) (?:guys )?(?:get|do|buy|afford|make|have|order|offer|give)(?: |$)/,
);

/** "something to wear at games", "stuff we can hand out": goods by what they are for. */
const WISHES_FOR_USE = worded(
  / (?:need|needs|want|wants|looking for|like|love|get|order) (?:\w+ ){0,2}?(?:something|anything|things?|stuff|gear|outfits?|items?) (?:\S+ ){0,4}?(?:to|can|could|will) (?:all )?(?:wear|give (?:out|away)|hand out|pass out|hang|put up|throw out) /,
);

function isQuote(
  { words, slots, hasService, asked, cues, isUnderway }: IntentContext,
  found: ReadonlySet<Intent>,
): boolean {
  const text = words.plain;
  if (found.has('injection') || found.has('order_status')) return false;
  if (NO_QUOTE_YET.test(text) || ASKS_OF_LATER.test(text)) return false;
  if (NAMES_QUOTE.test(text) && !/ quotes? (?:by|from|about) /.test(text)) return true;
  if (cues.has('identity') || cues.has('delete_data')) return false;
  if (
    ['pricing', 'turnaround', 'minimum_order', 'artwork', 'location_hours', 'design', 'human'].some((goal) =>
      found.has(goal as Intent),
    )
  ) {
    return (
      (ASKS_FOR_GOODS.test(text) || IF_POSSIBLE.test(text) || RUSHES_GOODS.test(text)) &&
      hasService &&
      (slots.quantity !== undefined ||
        slots.dimensions !== undefined ||
        // "I need a van wrapped and want to know what it runs"
        (found.has('pricing') && MADE_SINGLY.has(slots.service ?? '') && NEEDS_ONE.test(text)))
    );
  }
  if (!hasService && asked === null && WISHES_FOR_USE.test(text)) return true;
  // "150 for the march, fist on the back", "25, navy, thank you": a number and how they look.
  const isLikeOrder = asked === null || (found.size > 0 && [...found].every((one) => FAREWELLS.has(one)));
  if (
    isLikeOrder &&
    slots.quantity !== undefined &&
    OF_LOOKS.some((slot) => slot in slots) &&
    !ASKS.test(text)
  )
    return true;
  // "we need a big one for the road, 4 by 16 feet"
  if (slots.dimensions !== undefined && WANTS_ONE.test(text) && !ASKS.test(text)) return true;
  if (
    isLikeOrder &&
    slots.quantity !== undefined &&
    COUNTS_GOODS.test(text) &&
    (!ASKS.test(text) || CAN_GET.test(text))
  )
    return true;
  const hasGoods =
    hasService || namesGoods(words, slots.quantity !== undefined) || (asked === null && MEASURED.test(text));
  if (!hasGoods) return false;
  // "the shirts got here, they look great"
  if (slots.quantity === undefined && PRAISES.test(text) && !ASKS_FOR_GOODS.test(text)) return false;
  // "make them hoodies": the job talked about is changed.
  if (isUnderway && slots.quantity === undefined && CHANGED_TO.test(text)) return false;
  // "skip the beanies then"
  if (!hasService && slots.quantity === undefined && LEAVES_OUT.test(text)) return false;
  if (found.has('services') && bringsOwnGoods(words)) return false;
  if (found.has('services'))
    return (
      slots.quantity !== undefined ||
      /x|by/.test(slots.dimensions ?? '') ||
      (hasService && !isUnderway && MADE_FOR_US.test(text))
    );
  if (asked === 'details' || asked === 'artwork' || asked === 'company') return false;
  if (slots.quantity === undefined && ASKS_ABOUT.test(text) && !HOW_ABOUT.test(text)) return false;
  if (slots.dimensions !== undefined || slots.dueDate !== undefined) return true;
  // "web site for my barber shop. budget around 2 grand"
  const isBudgeted = slots.budgetCents !== undefined && hasService && asked === null;
  if (isBudgeted && !ASKS.test(text) && !ORDERS_ABOUT.test(text)) return true;
  // "50 hats", "t-shirts for my team", "need hats"; not "the shirts shrank".
  return (
    WANTS.test(text) ||
    (asked === null && ORDERS_WORK.test(text)) ||
    slots.quantity !== undefined ||
    (hasService && asked === null && slots.imprintLocations !== undefined && !ASKS.test(text)) ||
    (words.all.length <= 8 && !ORDERS_ABOUT.test(text)) ||
    (asked === null && !TELLS.test(text) && !ASKS.test(text))
  );
}

const CAN_MAKE =
  ' (?:(?:can|could|would|will) (?:you|y all|yall|you guys|you all|someone|somebody)|any chance (?:you|y all|yall) (?:can|could|would)) (?:(?:please|also|just|maybe|guys|possibly) )*(?:make|build|do|put|set up|wrap|letter|print|stitch|redo|redesign|rebuild|create|add|install|hook up)';
const MADE_FOR_ME = worded(new RegExp(`${CAN_MAKE} (?:me|us) (?!a favor|any favors)`));
/** "could you put a chat bot on my dental site", "can y'all redo our storefront sign": asked, and wished for. */
const MADE_FOR_US = worded(
  new RegExp(
    `${CAN_MAKE} (?:(?:me|us) (?!a favor|any favors)|(?:\\S+ ){0,7}?(?:my|our) (?!own |logo (?!on ))|(?<= (?:redo|redesign|rebuild) )(?:it|them|that) )`,
  ),
);

const MADE_SINGLY: ReadonlySet<string> = new Set(['signs-and-banners', 'car-wraps', 'websites-and-ai']);
const NEEDS_ONE = worded(
  / (?:i|we|so|and) (?:\w+ )?(?:need|want|am looking for|are looking for|would like) (?:(?:to (?:get|have)|like|about|maybe|just) )*(?:an?|my|our|the|some) (?!quote|price|estimate|idea|ballpark|rough)/,
);

/** "we require 4 oboe cases", "put our name on 20 kayaks", "60 lens cloths with our eye on them": goods on no list. */
const COUNTS_GOODS = worded(
  / (?:need|needs|want|wants|would like|wish|wishes|requires?|desire|obtain|procure|purchase|order|(?:can|could|may) (?:i|we) (?:get|buy)|put|print|stitch|sew|engrave|embroider) |^ \d[\d,]* (?!of |(?:\S+ )?(?:kids?|people|guys|folks|employees|players|students|staff|members|runners|adults|girls|boys|more) )(?:\S+ ){1,4}(?:with|for|in) /,
);

const CAN_GET = worded(/ (?:can|could|may) (?:i|we) (?:get|order|buy) /);

const HOW_ABOUT = worded(/^ (?:\w+ ){0,3}(?:how|what) (?:is )?about (?:an?|some|adding|doing|getting|\d+) /);
const PRAISES = worded(
  / (?:got here|came in|arrived|turned out|came out|showed up|were a (?:huge |big )?hit|was a (?:huge |big )?hit|look(?:s|ed)? (?:\w+ )?(?:amazing|great|awesome|perfect|fantastic|incredible|beautiful|good)|(?:love|loved|loves) (?:them|it|em|the (?:shirts|tees|hats|hoodies|banner|sign|mugs|wrap))) /,
);
const CHANGED_TO = worded(
  /^ (?:(?:actually|ok|no|wait|so|and|just|please|then|well|hmm) )*make (?:it|them|that|those|these) /,
);
const LEAVES_OUT = worded(
  / (?:skip|forget|drop|scratch|nix|scrap|ditch|leave out|hold off on|never mind|pass on|cancel)(?: (?:about|the|those|our|doing|on|any))* \w+ (?:then|for now|altogether|entirely|please|$)/,
);
const OF_LOOKS = ['colors', 'imprintLocations', 'sizes', 'dimensions'] as const;
const WANTS_ONE = worded(/ (?:need|needs|want|wants|looking for|would like|get) (?:\w+ ){0,4}ones? /);

/** "not asking for a quote yet, just want to know", "I'm not ready to order" */
const NO_QUOTE_YET = worded(
  / (?:not|never) (?:\w+ ){0,2}(?:asking|looking|ready|here|after|trying|wanting|want|need|placing|ordering|shopping|buying|committing)(?: (?:for|to|get|have|order|buy|place|make|commit|an?|any|the|in))*(?: (?:quotes?|estimates?|bids?|orders?|anything|something|market))?(?: (?:just|right|quite))*(?: (?:yet|now|today)) |(?:not|no) (?:\w+ ){0,2}(?:asking|looking|need) (?:for )?(?:an? |any )?(?:quote|estimate|bid) /,
);

/** "thanks for the quote" wishes for none. */
const NAMES_QUOTE = worded(
  /(?<! (?:thanks|thank you|appreciate)(?: (?:so|very|much|a|lot|for|sending|giving|me|us|the|your|this|that|quick|fast|rough|price)){1,7}) (?<! (?:on|in|under|does|is|was|are|will) (?:my|our|the|that|this|your) )(?:quotes?|quoted|quotation|estimates?|bid|proposal|cotizacion|presupuesto) (?!by |from (?:the )?(?:movie|book))/,
);
const ASKS_FOR_GOODS = worded(
  / (?:i|we) (?:\w+ ){0,2}(?:need|want|would like|am looking|are looking) (?!to (?:know|ask|talk|speak|see))|^ (?:(?:hi|hey|hello|also|and) )?need /,
);

/** "wrap my van, all of it" */
const ORDERS_WORK = worded(
  /^ (?:(?:hi|hey|hello|ok|so|please|just) )*(?:wrap|letter|embroider|stitch|screen ?print) (?:up )?(?:my|our|the|an?|this|these) /,
);

/** "can you rush 15 vests" */
const RUSHES_GOODS = worded(
  / (?:can|could|would|will) (?:you|yall|you guys|i|we) (?:please )?(?:rush|expedite|hurry|squeeze in|get a rush on) (?:us |me |up |an order of |an order for |a run of )?(?:an? |some |\d)/,
);

const MEASURED = worded(
  / \d+ ?x ?\d+ | \d+ (?:x|by|ft by|feet by|foot by|in by|inches by) \d+ | (?:logo|lettering|graphics) on (?:the|my|our|a) /,
);

/** A sentence, where "door lettering on two pickups" is but the name of what is wanted. */
const TELLS = worded(
  /^ (?:\w+ )?(?:i|we|you|he|she|it|they|the|my|our|your|his|her|their|this|that|these|those|there|is|are|was|were|no|not|yes|fill|check|go|find|play|show|tell|pull|turn|open|search|read|call|remind|clean|wash|fix|put|why|who|when|had|got|someone|somebody|nobody|last|because|thank|thanks)|(?<! company| name| text| color| colors| logo| deadline) (?:is|are|was|were|did|does|has|have|had|said|told|came|shrank|faded) | (?:no|all|lower) caps /,
);

const ORDERS_ABOUT = worded(
  /^ (?:please )?(?:fill|check|go|find|play|show|tell|pull|turn|open|search|read|call|remind|clean|wash|fix|put|is|are|was|why|who|when) /,
);

/** "how do I wash the hats": a question about goods is no order of them. */
const ASKS_ABOUT = worded(
  /^ (?:(?:so|and|but|hey|hi|ok|oh|well|hmm|cool|great|also|wait) ){0,3}(?:(?:how (?!(?:do|can) i (?:order|get|buy|book) )|what|which|why|is|are|was|were|does|did|who|whose|when|where) |do (?:i|we) (?:\w+ )?(?:need|own|get|keep) (?!to order|\d|some)|do (?!you |yall |i |we )(?=(?:\w+ ){1,4}(?:need|come|have|shrink|fade|run|fit|get|wash|hold|last|include|cost|require|crack|peel|work|look|feel|take|stay|go|stretch|bleed) )|(?:will|would|can) (?!you |yall |i |we |it |that |this |they |someone |somebody |anyone ))/,
);

const mayNameGoods = mayHoldOneOf([...GARMENTS, ...PIECES]);
const namesGoods = ({ all, plain }: Words, isCounted: boolean): boolean =>
  mayNameGoods(plain) &&
  all.some(
    ({ stem }, at) =>
      (GARMENTS.has(stem) && !/^(?:committee|board|policy|code)$/.test(all[at + 1]?.text ?? '')) ||
      (isCounted && PIECES.has(stem)),
  );
